"""One question to one seat, with a closed list of options."""

from collections.abc import Generator, Sequence
from typing import Any, Final

from splay.position.card import Effect
from splay.position.criteria import Criterion, criteria_of
from splay.position.verbs import Verb

# What kind of thing the options are.
OPENING: Final = "opening"
ACTION: Final = "action"
CARD: Final = "card"
BACK: Final = "back"
COLOR: Final = "color"
ICON: Final = "icon"
VALUE: Final = "value"
PLAYER: Final = "player"
WHETHER: Final = "whether"
WHICH: Final = "which"
KINDS: Final = (OPENING, ACTION, CARD, BACK, COLOR, ICON, VALUE, PLAYER, WHETHER, WHICH)


_FIELDS: Final = ("number", "seat", "kind", "verb", "effect", "options", "more")
"""What two decisions must have in common to be the same question."""


class Decision:
    """A question; awaiting it inside an effect returns the picked option.

    Attributes:
        number: picks made before it since the game began.
        seat: who is asked.
        kind: what the options are: ``opening`` (the first card, by name),
            ``action`` (``draw``, ``meld X``, ``dogma X``, ``parley X``, ``achieve N``: see `actions`), ``card``
            (names), ``back`` (values of hidden cards), ``color``, ``icon``, ``value``
            (numbers), ``player`` (names), ``whether`` (``yes``) or ``which`` (if an effect
            offers several things to do: see `deeds`).
        verb: what will be done with the pick (`verbs.RETURN`, `verbs.SPLAY` left, ...).
        effect: the effect that asks, or that a player may parley about; None for openings, actions and a
            partner who may give up.
        options: what may be picked, each once.  Ends with ``pass`` if the seat may decline.
        more: how many picks of this kind may follow, including this one.
        among: the things that the options stand for, if a filter has selected them; see `criteria`.
    """

    __slots__ = ("among", "effect", "kind", "more", "number", "options", "seat", "verb")

    def __init__(
        self,
        number: int,
        seat: int,
        kind: str,
        verb: Verb,
        effect: Effect | None,
        options: tuple[str, ...],
        more: int = 1,
        among: Sequence[Any] = (),
    ) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.verb = verb
        self.effect = effect
        self.options = options
        self.more = more
        self.among = among

    @property
    def criteria(self) -> tuple[Criterion, ...]:
        """How the options were selected, as far as filters did it."""
        return criteria_of(self.among)

    def again(self, number: int, options: tuple[str, ...]) -> "Decision":
        """The same question with another number, and perhaps fewer options, after a player has given up."""
        return Decision(number, self.seat, self.kind, self.verb, self.effect, options, self.more, self.among)

    def __await__(self) -> Generator["Decision", str, str]:
        return (yield self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asks = f"{self.effect.card} {self.effect.number}" if self.effect else self.kind
        return f"<decision {self.number}: seat {self.seat}, {asks}, {self.verb.word}: {', '.join(self.options)}>"
