"""One question to one seat, with a closed list of options."""

from collections.abc import Generator, Sequence
from operator import attrgetter
from typing import Any, Final

from splay.position.card import Card, Effect
from splay.position.criteria import Criterion, criteria_of
from splay.position.sets import deck_word
from splay.position.several import Several
from splay.position.terms import COLOR_NAMES, ICON_NAMES, PASS
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
SECRET: Final = "secret"
BASE_KINDS: Final = (OPENING, ACTION, CARD, BACK, COLOR, ICON, VALUE, PLAYER, WHETHER, WHICH)
"""The kinds that games of the base set ask."""
KINDS: Final = (*BASE_KINDS, SECRET)


_NAME: Final = attrgetter("name")
_FIELDS: Final = ("number", "seat", "kind", "verb", "effect", "options", "more")
"""What two decisions must have in common to be the same question."""


class Decision:
    """A question; awaiting it inside an effect returns the place of the picked option among the options.

    Attributes:
        number: picks made before it since the game began.
        seat: who is asked.
        kind: what the options are: ``opening`` (the first card, by name),
            ``action`` (``draw``, ``meld X``, ``dogma X``, ``parley X``, ``achieve N``: see `actions`), ``card``
            (names), ``back`` (of hidden cards: the value, and the set unless it is the base set), ``color``, ``icon``,
            ``value`` (numbers), ``player`` (names), ``whether`` (``yes``), ``which`` (if an effect offers several
            things to do: see `deeds`) or ``secret`` (a card in a safe by its place, 1 for the oldest).
        verb: what will be done with the pick (`verbs.RETURN`, `verbs.SPLAY` left, ...).
        effect: the effect that asks, or that a player may parley about; None for openings, actions and a
            partner who may give up.
        options: what may be picked, each once.  Ends with ``pass`` if the seat may decline.  Empty until a game's
            `decision` is read, because many programs go by `things` alone: see `name_options`.
        things: what the options stand for, ``pass`` left out: cards for ``opening`` and ``card``, numbers for
            ``back``, ``color``, ``icon`` and ``value``, deeds for ``which``; for ``player`` and ``whether`` the
            options themselves, and nothing for ``action``.
        can_pass: whether the seat may decline.
        more: how many picks of this kind may follow, including this one.
        among: the things as a filter has selected them, if one has; see `criteria`.
        several: if cards are taken together with those of questions that follow, what is known of them; otherwise
            None.
        answer: the place of the option that was picked.
        first: the question that this one asks again after a player has given up, or None.
    """

    __slots__ = (
        "among",
        "answer",
        "can_pass",
        "effect",
        "first",
        "kind",
        "more",
        "number",
        "options",
        "seat",
        "several",
        "things",
        "verb",
    )

    answer: int

    def __init__(
        self,
        number: int,
        seat: int,
        kind: str,
        verb: Verb,
        effect: Effect | None,
        things: Sequence[Any],
        can_pass: bool = False,
        more: int = 1,
        among: Sequence[Any] = (),
        options: tuple[str, ...] = (),
        several: Several | None = None,
    ) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.verb = verb
        self.effect = effect
        self.things = things
        self.can_pass = can_pass
        self.more = more
        self.among = among
        self.options = options
        self.several = several
        self.first: Decision | None = None

    def name_options(self) -> None:
        """Fill in `options`, unless they are there."""
        if not self.options:
            words = list(map(_NAME, self.things)) if self.kind == CARD else words_of(self.kind, self.things)
            if self.can_pass:
                words.append(PASS)
            self.options = tuple(words)

    def option_at(self, place: int) -> str:
        """The option at this place, which must be there, without naming the others; not for actions of a turn."""
        things = self.things
        if place == len(things):
            return PASS
        if self.kind == CARD:
            card: Card = things[place]
            return card.name
        return words_of(self.kind, (things[place],))[0]

    def take(self, place: int) -> None:
        """Set the answer: the option at this place."""
        first = self.first
        if first is None:
            self.answer = place
        else:
            first.answer = first.options.index(self.options[place])

    @property
    def criteria(self) -> tuple[Criterion, ...]:
        """How the options were selected, as far as filters did it."""
        return criteria_of(self.among)

    def again(self, number: int, things: Sequence[Any]) -> "Decision":
        """The same question with another number, and perhaps about fewer things, after a player has given up."""
        ask = Decision(
            number, self.seat, self.kind, self.verb, self.effect, things, self.can_pass, self.more, self.among
        )
        ask.several = self.several
        ask.first = self.first or self
        ask.name_options()
        return ask

    def __reduce__(self) -> tuple[Any, ...]:
        of = (self.number, self.seat, self.kind, self.verb, self.effect)
        return Decision, (*of, self.things, self.can_pass, self.more, self.among, self.options, self.several)

    def __await__(self) -> Generator["Decision", None, int]:
        yield self
        return self.answer

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asks = f"{self.effect.card} {self.effect.number}" if self.effect else self.kind
        return f"<decision {self.number}: seat {self.seat}, {asks}, {self.verb.word}: {', '.join(self.options)}>"


def words_of(kind: str, things: Sequence[Any]) -> list[str]:
    """The options that stand for these things in a question of this kind."""
    if kind in (CARD, OPENING):
        return list(map(_NAME, things))
    if kind == COLOR:
        return [COLOR_NAMES[thing] for thing in things]
    if kind in (BACK, VALUE, SECRET):
        return [deck_word(thing) for thing in things] if kind == BACK else [str(thing) for thing in things]
    if kind == ICON:
        return [ICON_NAMES[thing] for thing in things]
    if kind == WHICH:
        return [thing.word for thing in things]
    return list(things)
