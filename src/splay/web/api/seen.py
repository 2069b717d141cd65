"""What a seat sees of a game, as types, which describe `View.to_json` for the schema."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

Color = Literal["red", "yellow", "green", "blue", "purple"]
Icon = Literal["crown", "leaf", "lightbulb", "castle", "factory", "clock", "person"]
Special = Literal["Empire", "Monument", "Universe", "Wonder", "World"]
Way = Literal["none", "left", "right", "up", "aslant"]
Reason = Literal["achievements", "score", "card", "elimination"]
Kind = Literal["opening", "action", "card", "back", "color", "icon", "value", "player", "whether", "which"]
Age = Annotated[int, Field(ge=1)]
Seat = Annotated[int, Field(ge=0)]
Count = Annotated[int, Field(ge=0)]
CardName = Annotated[str, Field(description="The name of a card, as in /cards.")]


class Described:
    """Marks plain data that is sent as it is, although the schema describes it by a type.

    So responses are neither validated nor serialized again each time; tests check that the data fits the type.
    """

    def __init__(self, kind: Any) -> None:
        self._kind = kind

    def __get_pydantic_json_schema__(self, _: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """The schema of the type, in place of that of plain data."""
        return handler(TypeAdapter(self._kind).core_schema)


def may_be_missing(make: Callable[[], Any], about: str) -> Any:
    """A field that is left out if there is nothing to say; it is never null and has no default."""
    return Field(default_factory=make, description=about)


class HiddenCard(BaseModel):
    """A card seen from behind."""

    value: Age = Field(description="Its age, which is on its back.")


Face = CardName | HiddenCard
"""A card, as far as it may be known."""


class Pile(BaseModel):
    """The cards of one color on a board."""

    splay: Way
    cards: list[str] = Field(
        min_length=1, description="Names, from the top; the top card alone where covered cards are secret."
    )
    count: int | None = Field(description="How many cards there are; null where that is secret.")
    covered_icons: list[list[Icon]] = Field(description="For each covered card, from the top, the icons it shows.")


class IconCounts(BaseModel):
    """How many of each icon are visible on a board."""

    crown: Count
    leaf: Count
    lightbulb: Count
    castle: Count
    factory: Count
    clock: Count
    person: Count = may_be_missing(int, "Edition 4 alone has this icon.")


class PlayerSeen(BaseModel):
    """One player, as the viewing seat sees them."""

    seat: Seat
    name: str
    hand: list[Face] = Field(description="Names for the owner; for others `HiddenCard`, lowest value first.")
    score: list[Face] = Field(description="The cards of the score pile, as in `hand`.")
    board: dict[Color, Pile] = Field(description="The piles by color; a color without cards is left out.")
    achievements: list[Age] = Field(description="Ages of the standard achievements owned.")
    specials: list[Special] = Field(description="Special achievements owned.")
    points: Count = Field(description="The sum of the values in the score pile.")
    icons: IconCounts
    tucked: Count = Field(description="Cards tucked this turn.")
    scored: Count = Field(description="Cards scored this turn.")
    leaving: bool = Field(description="Whether the player has given up and leaves when the effect in progress is done.")
    out: bool = Field(description="Whether the player has lost or given up, and has left.")


class DecisionSeen(BaseModel):
    """The current question, as far as the viewing seat may know it."""

    number: Count = Field(description="Picks made before it; to be sent with the pick.")
    seat: Seat = Field(description="Who is asked.")
    kind: Kind = Field(
        description="What the options are: `opening`: the first card; `action`: `draw`, `meld NAME`, `dogma NAME`, "
        "`parley NAME`, `achieve AGE`; `card`: names; `back`: values of hidden cards; `color`, `icon`, `value`; "
        "`player`: names; `whether`: `yes`; `which`: deeds in words."
    )
    verb: str = Field(
        description="What will be done with the pick: `act`, `meld`, `return`, `splay left`, ...; for the price of "
        "parley `return to activate`, `return to share` or `return to be spared`; `give up` where a partner says "
        "whether to follow."
    )
    card: str | None = Field(description="The card that asks, or that is paid for; null outside effects.")
    effect: int | None = Field(description="The number of its effect, from 1 up; null outside effects.")
    options: list[str] | None = Field(
        description="What may be picked, `pass` among it if the seat may decline. Null unless your seat is asked."
    )
    more: int | None = Field(
        description="How many picks of this kind may follow, this one included. Null unless your seat is asked."
    )


class Ended(BaseModel):
    """How a game ended."""

    winners: list[Seat] = Field(description="Seats; none if the game is drawn, as edition 4 has it.")
    reason: Reason = Field(description="`elimination`: all opponents have lost or given up.")
    card: str | None = Field(description="The card that ended it; null unless the reason is `card`.")


class GameView(BaseModel):
    """Everything that a seat, or an onlooker, may see of a game.

    Cards are names; a card of which only the back may be seen is a `HiddenCard`.
    """

    edition: int
    seat: int | None = Field(description="Who looks; null: somebody who looks on, and sees no hand.")
    teams: str = Field(description="A letter for each seat, the same for partners; empty: everybody plays alone.")
    parley: bool = Field(description="Whether players parley.")
    needed: int = Field(description="Achievements that win.")
    players: list[PlayerSeen] = Field(description="By seat.")
    decks: dict[str, Count] = Field(description="How many cards are left, by age.")
    available: list[Age] = Field(description="Ages of the standard achievements that nobody owns.")
    specials: list[Special] = Field(description="Special achievements that nobody owns.")
    box: list[str] = Field(description="Names of the cards removed from the game.")
    junk: list[Age] = Field(description="Values of the cards in the junk pile, lowest first.")
    junked: list[Special] = Field(description="Special achievements in the junk pile.")
    active: int = Field(ge=-1, description="Whose turn it is; -1 while first cards are chosen.")
    actions_left: Count = Field(description="Actions of that turn, the one in progress included.")
    turn: Count = Field(description="The number of the turn.")
    chosen: Count = Field(description="How many players have chosen their first card.")
    opening: str | None = Field(description="The first card you have chosen, while others still choose.")
    decision: DecisionSeen | None = Field(description="What is asked now; null when the game is over.")
    outcome: Ended | None = Field(description="How the game ended; null while it goes on.")


class CardEffect(BaseModel):
    """One numbered sentence of a card."""

    kind: Literal["share", "demand"]
    text: str = Field(description="As players read it, in the language of the answer; an icon stands as `[crown]`.")
    does: str = Field(description="The same in the exact notation of the facts.")


class CardFacts(BaseModel):
    """A card of an edition."""

    name: str = Field(description="What requests and answers call it, in every language.")
    title: str = Field(description="Its name in the language of the answer.")
    age: Age = Field(description="Its age, which is also its value.")
    color: Color
    icons: list[Icon | Literal["hex"]] = Field(
        min_length=4,
        max_length=4,
        description="Top left, bottom left, bottom middle, bottom right; `hex`: the picture.",
    )
    featured: Icon = Field(description="The icon that is counted when the card is activated.")
    effects: list[CardEffect] = Field(description="In order.")
    rulings: list[str] = Field(description="On the card in this edition, in the language of the answer.")


SEEN: Final = Described(GameView)
CARDS: Final = Described(list[CardFacts])
