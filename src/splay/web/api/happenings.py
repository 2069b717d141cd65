"""What has happened, as types by their `kind`, which describe `Event.to_json` for the schema."""

from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError

from splay.web.api.seen import Age, Color, Count, Described, Icon, Reason, Seat, Special, Way, may_be_missing

Zone = Literal["hand", "score", "board", "deck", "achievements", "box", "junk"]
_HIDDEN: Final = "Its name; left out where you may not know it."
_OWNER: Final = "Who has it now; null: nobody."


class Moved(BaseModel):
    """A card moves, or is shown to all (`reveal`)."""

    kind: Literal[
        "draw",
        "meld",
        "tuck",
        "score",
        "return",
        "transfer",
        "exchange",
        "reveal",
        "achieve",
        "remove",
    ]
    seat: Seat = Field(description="Who had the card before, or draws it.")
    value: Age
    card: str = may_be_missing(str, _HIDDEN)
    origin: Zone
    to: int | None = Field(description=_OWNER)
    target: Zone


class Junked(BaseModel):
    """A card or a special achievement goes to the junk pile; the latter has only `achievement`."""

    kind: Literal["junk"]
    seat: Seat = Field(description="Who had it before, or junks it from a deck or from the achievements.")
    achievement: Special = may_be_missing(str, "The special achievement; left out for a card.")
    value: Age = may_be_missing(int, "Of a card.")
    card: str = may_be_missing(str, _HIDDEN)
    origin: Zone = may_be_missing(str, "Of a card.")
    to: int | None = may_be_missing(lambda: None, "Null, for a card: nobody has it.")
    target: Zone = may_be_missing(str, "Of a card.")

    @model_validator(mode="after")
    def _is_one_of_both(self) -> Self:
        fields = self.model_fields_set - {"kind", "seat", "card"}
        if fields not in ({"achievement"}, {"value", "origin", "to", "target"}):
            raise PydanticCustomError("event", "neither a card nor a special achievement")
        return self


class Price(BaseModel):
    """What a player pays for."""

    to: Literal["activate", "share", "be spared"]
    seat: Seat = Field(alias="with", description="The distant player.")


class Paid(BaseModel):
    """A card is returned from the hand as the price of parley."""

    kind: Literal["parley"]
    seat: Seat
    value: Age
    card: str = may_be_missing(str, _HIDDEN)
    price: Price
    origin: Literal["hand"]
    to: None
    target: Zone


class DeckJunked(BaseModel):
    """All cards of a deck go to the junk pile."""

    kind: Literal["junk deck"]
    seat: Seat
    age: Age
    count: Count


class Claimed(BaseModel):
    """A special achievement is claimed (`claim`), or can be claimed again (`restore`)."""

    kind: Literal["claim", "restore"]
    seat: Seat
    achievement: Special


class Splayed(BaseModel):
    """The splay of a pile changes."""

    kind: Literal["splay", "unsplay"]
    seat: Seat
    color: Color
    before: Way
    after: Way


class Arranged(BaseModel):
    """A pile is rearranged."""

    kind: Literal["arrange"]
    seat: Seat
    color: Color


class Shown(BaseModel):
    """Cards of a zone are shown to all, or only the color of one."""

    kind: Literal["show"]
    seat: Seat
    cards: list[str] = may_be_missing(list, "Names, with `zone`.")
    zone: Zone = may_be_missing(str, "Where they are.")
    color: Color = may_be_missing(str, "Where only the color is shown, this alone.")

    @model_validator(mode="after")
    def _is_one_of_both(self) -> Self:
        if self.model_fields_set - {"kind", "seat"} not in ({"cards", "zone"}, {"color"}):
            raise PydanticCustomError("event", "neither cards nor a color")
        return self


class TurnBegun(BaseModel):
    """A turn begins."""

    kind: Literal["turn"]
    seat: Seat
    turn: int = Field(ge=1, description="Its number.")


class Activated(BaseModel):
    """A top card is activated; its effects follow."""

    kind: Literal["dogma"]
    seat: Seat
    card: str
    icon: Icon = Field(description="The icon that is counted.")
    counts: list[Count] = Field(description="How many each player has, by seat.")


class EffectBegun(BaseModel):
    """A seat begins to carry out an effect."""

    kind: Literal["effect"]
    seat: Seat
    card: str
    effect: int = Field(ge=1, description="Its number.")
    demand: bool
    activated_by: Seat
    resumed: Literal[True] = may_be_missing(bool, "Where it goes on after another card was executed.")


class Bonus(BaseModel):
    """The sharing bonus; a draw follows."""

    kind: Literal["bonus"]
    seat: Seat


class Withdrawn(BaseModel):
    """A seat gives up while another one carries out an effect, and leaves after it: `lose` follows."""

    kind: Literal["withdraw"]
    seat: Seat


class Lost(BaseModel):
    """A seat has lost or given up: all its cards are junked."""

    kind: Literal["lose"]
    seat: Seat
    by_card: str | None = Field(description="The card that says so; null: it has given up.")
    count: Count = Field(description="How many cards it had.")


class Won(BaseModel):
    """The game is over."""

    kind: Literal["win"]
    seat: int | None = Field(description="Who wins; null if the game is drawn.")
    reason: Reason
    card: str | None = Field(description="The card that ended it; null unless the reason is `card`.")


Happening = Annotated[
    Moved
    | Junked
    | Paid
    | DeckJunked
    | Claimed
    | Splayed
    | Arranged
    | Shown
    | TurnBegun
    | Activated
    | EffectBegun
    | Bonus
    | Withdrawn
    | Lost
    | Won,
    Field(discriminator="kind"),
]
"""One thing that happened."""

HAPPENED: Final = Described(list[Happening])
