"""One question to one seat, with a closed list of options."""

from collections.abc import Generator
from typing import Final

from splay.card import Effect

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


class Decision:
    """A question; awaiting it inside an effect gives the option that was picked.

    Attributes:
        number: picks made before it since the game began.
        seat: who is asked.
        kind: what the options are: ``opening`` (the first card, by name),
            ``action`` (``draw``, ``meld X``, ``dogma X``, ``parley X``, ``achieve N``), ``card``
            (names), ``back`` (values of hidden cards), ``color``, ``icon``, ``value``
            (numbers), ``player`` (names), ``whether`` (``yes``) or ``which`` (deeds,
            in words, where an effect offers several).
        verb: what will be done with the pick, in the rulebook's words
            (``return``, ``splay left``, ...).
        effect: the effect that asks, or that a player may parley about; None for openings, actions and a
            partner who may give up.
        options: what may be picked, each once.  Ends with ``pass`` if the seat may decline.
        more: how many picks of this kind may follow, this one included.
    """

    __slots__ = ("effect", "kind", "more", "number", "options", "seat", "verb")

    def __init__(
        self,
        number: int,
        seat: int,
        kind: str,
        verb: str,
        effect: Effect | None,
        options: tuple[str, ...],
        more: int = 1,
    ) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.verb = verb
        self.effect = effect
        self.options = options
        self.more = more

    def __await__(self) -> Generator["Decision", str, str]:
        return (yield self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asks = f"{self.effect.card} {self.effect.number}" if self.effect else self.kind
        return f"<decision {self.number}: seat {self.seat}, {asks}, {self.verb}: {', '.join(self.options)}>"
