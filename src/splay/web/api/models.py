"""What goes into the API and what comes out."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from splay.bots import BOTS, LEVELS, STYLES
from splay.bots.reasons import HITS, LOSES, SAFE, TOLD, WINS
from splay.host import SeatOptions, TableOptions
from splay.position.editions import EDITIONS
from splay.position.options import COVERED_HIDDEN, PARLEY, STARTS, TEAMS
from splay.position.setup import LAST_SEED, MOST_PLAYERS, NAME_LENGTH
from splay.store import TableInfo
from splay.store.clocks import TimeControl
from splay.store.rows import LONGEST_BOT
from splay.web.api.happenings import HAPPENED
from splay.web.api.numbers import WHOLE
from splay.web.api.seen import SEEN
from splay.web.html.refusals import KINDS, STATUSES
from splay.web.requests.limits import MOST_TOGETHER

LONGEST_OPTION: Final = 80
LONGEST_TALK: Final = 300
OPPONENT: Final = (
    f"A level ({', '.join(LEVELS)}), which may have a character ({', '.join(STYLES)}), as in `scholar:style=raider`; "
    f"or a bot without options ({', '.join(BOTS)}). Null: a player who comes."
)


REASONS: Final = (WINS, LOSES, HITS, SAFE, *filter(None, TOLD))
"""The kinds of reasons for an option."""


class Given(BaseModel):
    """What a program sends: only known fields, each of exactly its type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatOrder(Given):
    """Who will take a seat."""

    name: str = Field("", max_length=NAME_LENGTH, description="Empty: a name is found.")
    bot: str | None = Field(None, max_length=LONGEST_BOT, description=OPPONENT)


class TimeOrder(Given):
    """How much time each player has, in games among friends."""

    kind: Literal["sitting", "hours"] = Field(
        description="`sitting`: a clock for the whole game, which runs while its player is asked. `hours`: so much "
        "time for each move, from when another player was asked last."
    )
    seconds: float = Field(
        ge=60, le=14 * 24 * 3600, description="`sitting`: 60 to 10,800; `hours`: 3,600 to 1,209,600 (14 days)."
    )
    free: float = Field(0, ge=0, le=120, description="`sitting`: seconds of each answer that are not counted.")
    then: Literal["computer", "loses"] = Field(
        "computer",
        description="When time is up: a computer plays until the player is back; or the player has lost, and leaves "
        "the game (edition 4) or has a computer play on to its end.",
    )

    def control(self) -> TimeControl:
        """The same for the host; raises SetupError if it is not consistent."""
        return TimeControl(self.kind, self.seconds, self.free, self.then)


class TableOrder(Given):
    """A table to be made."""

    kind: Literal["computer", "device", "friends"] = Field(
        "friends",
        description="`computer`: you against bots. `device`: you hold all seats that are not bots. "
        "`friends`: you hold the first such seat, others come by invitation.",
    )
    edition: Annotated[Literal[tuple(EDITIONS)], WHOLE] = Field(  # type: ignore[valid-type]
        description="Whose rules and cards."
    )
    seats: list[SeatOrder] = Field(min_length=2, max_length=MOST_PLAYERS, description="Clockwise.")
    teams: str = Field("", max_length=MOST_PLAYERS, description=TEAMS.meaning)
    covered_hidden: bool | None = Field(None, description=COVERED_HIDDEN.meaning)
    parley: bool | None = Field(None, description=PARLEY.meaning)
    starts: int | None = Field(None, ge=0, lt=MOST_PLAYERS, description=STARTS.meaning)
    seed: int | None = Field(None, ge=0, le=LAST_SEED, description="To shuffle with; null to have one drawn.")
    listed: bool = Field(False, description="Whether anyone may find the table and join.")
    watched: bool = Field(True, description="Whether others may watch.")
    talking: bool = Field(False, description="Whether they may chat.")
    time: TimeOrder | None = Field(None, description="How much time each player has; null: without a clock.")

    def options(self) -> TableOptions:
        """The same for the host; raises SetupError if it is not consistent."""
        told = self.model_dump(exclude={"seats", "time"})
        seats = tuple(SeatOptions(seat.name, seat.bot) for seat in self.seats)
        return TableOptions(seats=seats, time=None if self.time is None else self.time.control(), **told)


class Joining(Given):
    """Who joins, and how."""

    name: str = Field("", max_length=NAME_LENGTH, description="Empty: the seat keeps the name it has.")
    invite: str | None = Field(None, max_length=80, description="The invitation; listed tables need none.")


class Picking(Given):
    """An answer to the decision."""

    option: str = Field(max_length=LONGEST_OPTION, description="One of the options of the decision.")
    number: int = Field(ge=0, description="The number of the decision that is answered.")


class PickingTogether(Given):
    """Several cards or colors at once."""

    options: list[Annotated[str, Field(max_length=LONGEST_OPTION)]] = Field(
        max_length=MOST_TOGETHER,
        description="Some of `together.options`, in the order that counts if `ordered`; none to decline.",
    )
    number: int = Field(ge=0, description="The number of the decision that is answered.")


class Undoing(Given):
    """Which pick to take back, and how."""

    left: int = Field(
        ge=0,
        description="The picks that are left then: the number of your last pick, less one. Picks made together are "
        "taken back together: "
        "the number of the first of them, less one.",
    )
    anyway: bool = Field(False, description="Also if something hidden was seen since, where nobody is harmed by it.")


class Agreeing(Given):
    """An answer to a player who wants to take back a pick."""

    agrees: bool
    left: int = Field(ge=0, description="As in `undo` of the table: which question is answered.")


class HintAsked(Given):
    """Asking for a hint."""

    number: int = Field(ge=0, description="The number of the decision that is asked of you.")


class GivingUp(Given):
    """Leaving the game for good (edition 4)."""

    number: int = Field(ge=0, description="The number of the decision now asked, whoever is asked.")


class GoingOn(Given):
    """Going on without the player who is asked, and silent."""

    how: Literal["computer", "leave"] = Field(
        "computer",
        description="`computer`: one plays until the player is back. `leave`: that one leaves (edition 4).",
    )
    number: int = Field(ge=0, description="The number of the decision that is not answered.")


class AgreeingToGoOn(Given):
    """An answer to a player who wants to go on without another one."""

    agrees: bool
    number: int = Field(ge=0, description="The number of the decision that is not answered.")


class Saying(Given):
    """A line of talk."""

    text: str = Field(min_length=1, max_length=LONGEST_TALK)
    name: str = Field("", max_length=NAME_LENGTH, description="Of somebody who looks on; a player's is known.")


class ServerInfo(BaseModel):
    """Which server this is."""

    name: Literal["splay"] = "splay"
    version: str
    id: str = Field(description="Another one whenever the server is started.")


class EditionInfo(BaseModel):
    """An edition of the game."""

    number: int
    players: list[int] = Field(description="How many can play.")
    needed: dict[int, int] = Field(description="Achievements that win, by number of players.")
    team_needed: int = Field(description="Achievements that win for a team; 0: there are no teams.")
    last_age: int
    levels: list[str] = Field(description="Computer players, from the gentlest to the strongest.")
    styles: list[str] = Field(description="The characters that a level may have.")
    bots: list[str] = Field(description="Further computer players, without options, from the weakest to the strongest.")


class SeatInfo(BaseModel):
    """A seat, as everyone may know it."""

    seat: int
    name: str
    bot: str | None = Field(description="The computer player, as it was chosen; null for a person.")
    taken: bool
    stand_in: str | None = Field(None, description="The computer player that plays until this one's person is back.")
    time_left: float | None = Field(
        None, description="Seconds left on the clock when it last stood still; null: without a clock, or all of them."
    )


class AbsenceInfo(BaseModel):
    """A player wants to go on without the one who is asked, and silent."""

    seat: int = Field(description="Without whom.")
    by: int = Field(description="Who wants that.")
    how: str = Field(description="As it was sent.")
    asks: list[int] = Field(description="The seats that have to agree yet; none once one of them has said no.")
    refused: int | None = Field(None, description="The seat that said no; this stays until the next pick.")


class TimeInfo(BaseModel):
    """How much time each player has; see `TimeOrder`."""

    kind: str
    seconds: float
    free: float
    then: str

    @classmethod
    def of(cls, control: TimeControl | None) -> "TimeInfo | None":
        """The same as the host has it."""
        if control is None:
            return None
        return cls(kind=control.kind, seconds=control.budget, free=control.free, then=control.then)


class UndoInfo(BaseModel):
    """A player wants to take back a pick."""

    seat: int
    left: int = Field(description="The picks that are left then.")
    asks: list[int] = Field(description="The seats that have to agree yet; none once one of them has said no.")
    refused: int | None = Field(None, description="The seat that said no; this stays until the next pick.")


class TableFacts(BaseModel):
    """A table, as anyone with its URL may know it."""

    id: str
    kind: str
    phase: Literal["open", "playing", "over"]
    version: int = Field(description="Rises with every change of whatever kind.")
    seats: list[SeatInfo]
    asked: int | None = Field(description="The seat asked now.")
    turn: int
    result: str | None = Field(
        description="How it ended, as the last line of a record says it: `Ann by score`, `Ann, Bob by achievements`, "
        "`nobody by score`, or by the name of a card; null while the game goes on. `outcome` of the view has it in "
        "fields."
    )
    listed: bool
    watched: bool
    talking: bool
    arranged: bool = Field(description="Whether whoever made it chose the seed, and so can know how the cards lie.")
    undo: UndoInfo | None
    time: TimeInfo | None = Field(None, description="How much time each player has; null: without a clock.")
    waiting_since: float | None = Field(None, description="Since when `asked` is asked, in seconds since 1970.")
    deadline: float | None = Field(None, description="When its time is up; null: no clock runs.")
    absence: AbsenceInfo | None = None
    rematch: str | None = Field(description="The table of the next game.")

    @classmethod
    def of(cls, table: TableInfo) -> "TableFacts":
        """A stored table without anything private."""
        seats = [
            SeatInfo(
                seat=each.number,
                name=each.name,
                bot=each.bot,
                taken=each.taken,
                stand_in=each.stand_in,
                time_left=each.time_left,
            )
            for each in table.seats
        ]
        time = TimeInfo.of(TimeControl.of(table.clock))
        absence = AbsenceInfo(**table.absence) if table.absence else None
        undo = UndoInfo(**table.undo) if table.undo else None
        same = ("id", "kind", "phase", "version", "asked", "turn", "result", "listed", "watched", "talking", "arranged")
        told = {name: getattr(table, name) for name in (*same, "waiting_since", "deadline")}
        return cls(seats=seats, undo=undo, time=time, absence=absence, rematch=table.successor, **told)


class Tables(BaseModel):
    """The tables that are listed, latest first."""

    open: list[TableFacts] = Field(description="Free seats here can be joined without an invitation.")
    playing: list[TableFacts] = Field(description="These can be watched.")


class SeatKey(BaseModel):
    """What holds a seat.  Keep it to yourself."""

    seat: int
    key: str


class Invitation(BaseModel):
    """What lets another player take a seat."""

    seat: int
    invite: str


class TableMade(BaseModel):
    """A new table, and what only its maker learns."""

    id: str
    keys: list[SeatKey] = Field(description="Of the seats that are yours.")
    invites: list[Invitation] = Field(description="For each seat that waits for somebody.")
    invite: str | None = Field(description="For any of them.")


class Together(BaseModel):
    """Cards or colors that your decision, with those that follow from it, takes one after the other, or all at once."""

    options: list[str] = Field(description="All that can be among them, also if only a later decision offers them.")
    least: int = Field(description="How many must be taken, unless you decline.")
    most: int = Field(description="How many can be.")
    ordered: bool = Field(description="Whether the order in which they are taken can matter.")
    declinable: bool = Field(description="Whether you may take none.")


class TableSeen(BaseModel):
    """The game as a seat sees it now."""

    table: str
    version: int
    picks: int = Field(description="Picks made so far.")
    seat: int | None = Field(description="Who looks; null: somebody who looks on.")
    together: Together | None = Field(
        description="What `picks/together` accepts; null where your decision takes one answer, or none is asked of you."
    )
    view: Annotated[dict[str, Any], SEEN] = Field(
        description='All that the seat may see. Cards are names, hidden cards `{"value": n}`. '
        "`decision` says who is asked what; its `options` are there for the seat that is asked."
    )


class PickTold(BaseModel):
    """What one pick caused, as far as a seat may know it."""

    pick: int = Field(description="From 1 up.")
    seat: int = Field(description="Who picked.")
    auto: bool = Field(description="Whether it was made for the player, because nothing depended on it.")
    joined: bool = Field(description="Whether it was made together with the pick before.")
    events: Annotated[list[dict[str, Any]], HAPPENED] = Field(description="In order; by `kind`.")


class Events(BaseModel):
    """What happened."""

    picks: list[PickTold]
    total: int = Field(description="Picks made so far; fewer than you know of: some were taken back.")
    undone: int = Field(description="Picks taken back in all; if this number rises, ask for everything again.")


class Version(BaseModel):
    """How far along a table is."""

    version: int


class GoneOn(BaseModel):
    """What came of the request."""

    goes_on: bool = Field(description="False: the others are asked first.")


class Undone(BaseModel):
    """What came of the request."""

    taken_back: bool = Field(description="False: the others are asked first.")


class HintStep(BaseModel):
    """An action that is expected."""

    seat: int = Field(description="Who takes it.")
    action: str = Field(description="As an option; `meld` alone where nobody can know which card that will be.")


class HintReason(BaseModel):
    """What an option gives, on average, once its action is over, more than another one of them.

    The best is compared with the second, and all others with the best; an only one with how things are now.
    """

    kind: Literal[REASONS] = Field(  # type: ignore[valid-type]
        description="`wins`, `loses`: the game ends at once. `hits`: a demand that hits an opponent. `safe`: one that "
        "no longer hits you. The others say of what there is more: achievements, achievements within reach, points, "
        "the sum and the highest of the top cards' values, colors, icons, splayed piles, cards in hand, icons of "
        "which nobody has more, top cards that no opponent shares."
    )
    seat: int = Field(description="Whose that is.")
    amount: float = Field(description="How much more of it; negative: less.")
    card: str = Field(description="The card with the demand, or empty.")


class HintOption(BaseModel):
    """One of the best options."""

    option: str
    chance: float = Field(description="To win, from 0 to 1.")
    margin: float = Field(description="How far off that may be, with a certainty of 95 %.")
    line: list[HintStep] = Field(description="What may follow.")
    reasons: list[HintReason]


class HintGiven(BaseModel):
    """What a strong player would do at your seat, from what your seat may see."""

    number: int = Field(description="Of the decision.")
    simulations: int = Field(description="How many continuations it rests on.")
    options: list[HintOption] = Field(description="At most three, the best first.")


class ChatLine(BaseModel):
    """A line of talk."""

    id: int
    seat: int | None = Field(description="Who talks; null: somebody who looks on.")
    name: str
    text: str
    at: float = Field(description="Seconds since 1970.")


class Rematch(BaseModel):
    """The next game.  Your key holds your seat there too."""

    table: str


PROBLEM_SCHEMA: Final[dict[str, Any]] = {
    "title": "Problem",
    "description": "Why something was refused; it changed nothing.",
    "type": "object",
    "required": ["type", "title", "status", "detail"],
    "properties": {
        "type": {"type": "string", "description": "What kind of problem it is: an address that explains it."},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "detail": {"type": "string"},
        "errors": {
            "type": "array",
            "description": "What is wrong with a request that cannot be understood.",
            "items": {
                "type": "object",
                "required": ["where", "message"],
                "properties": {"where": {"type": "string"}, "message": {"type": "string"}},
            },
        },
    },
}

ALWAYS: Final = (400, 413, 422, 429, 503)
"""The statuses with which any request may be refused."""


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusing responses, for the schema of an operation."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    kinds = [*KINDS.values(), *STATUSES.values()]
    return {
        status: {
            "description": "; ".join(dict.fromkeys(kind.title for kind in kinds if kind.status == status)),
            "content": content,
        }
        for status in sorted({*statuses, *ALWAYS})
    }
