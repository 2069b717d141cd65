"""The action space: every option that an edition can offer, each with a number that never changes.

In the words of reinforcement learning an action is a pick.  The same word can be an option of several kinds of
decisions (``3`` is a value and the back of a card), so an option is numbered by its kind and its word.  Players are
numbered by where they sit: 0 is the player asked, 1 the next to the left, and so on.  Giving up is no action.
"""

import operator
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, SupportsIndex

from splay.cards.library import card_set
from splay.env.errors import IllegalAction
from splay.position.actions import ACHIEVE, DRAW, Action
from splay.position.decision import (
    ACTION,
    BACK,
    CARD,
    COLOR,
    ICON,
    OPENING,
    PLAYER,
    VALUE,
    WHETHER,
    WHICH,
    Decision,
)
from splay.position.deeds import DEEDS
from splay.position.editions import edition_of
from splay.position.terms import COLOR_NAMES, ICON_NAMES, PASS, YES

SPACES_VERSION: Final = 1
"""Rises whenever an action gets another number, or a value of the observation another place."""

_EFFECTS: Final = (CARD, BACK, VALUE, COLOR, ICON, PLAYER, WHETHER, WHICH)
"""The kinds of questions that effects ask; some of them can be declined."""


class ActionSpace:
    """The actions of an edition.  One that exists never changes; `action_space` keeps one for each edition.

    >>> space = action_space(3)
    >>> len(space), space.words[:3], space.words[-1]
    (391, ('pass', 'yes', 'draw'), 'which restore World')
    >>> from splay import Game
    >>> ask = Game.start(edition=3, players=["ann", "bob"], seed=7).decision
    >>> [space.words[action] for action in space.offered(ask, ["ann", "bob"])]
    ['opening Oars', 'opening Pottery']

    Attributes:
        edition: its number.
        words: what each action is called: ``pass``, ``meld Tools``, ``card Tools``, ``player 1``.
    """

    __slots__ = ("_by_kind", "_options", "edition", "words")

    def __init__(self, edition: int) -> None:
        """Number the options of an edition.

        Raises:
            SetupError: there is no such edition.
        """
        self.edition = edition
        rules = edition_of(edition)
        cards = card_set(edition)
        ages = [str(age) for age in range(1, rules.last_age + 1)]
        words: list[str] = []
        self._options: list[str] = []
        self._by_kind: dict[str, dict[str, int]] = {kind: {} for kind in (OPENING, ACTION, *_EFFECTS)}

        def add(kinds: Sequence[str], options: Iterable[str], prefix: str = "") -> None:
            for option in options:
                for kind in kinds:
                    self._by_kind[kind][option] = len(words)
                words.append(prefix + option)
                self._options.append(option)

        add(_EFFECTS, [PASS])
        add([WHETHER], [YES])
        add([ACTION], [DRAW])
        add([ACTION], [card.meld_option for card in cards.cards])
        add([ACTION], [card.dogma_option for card in cards.cards])
        if rules.has_parley:
            add([ACTION], [card.parley_option for card in cards.cards])
        add([ACTION], [Action(ACHIEVE, age=age).option for age in rules.standard_achievements])
        for kind, options in (
            (OPENING, [card.name for card in cards.by_age[1]]),
            (CARD, [card.name for card in cards.cards]),
            (BACK, ages),
            (VALUE, ages),
            (COLOR, COLOR_NAMES),
            (ICON, ICON_NAMES[: rules.icons]),
            (PLAYER, [str(seat) for seat in range(max(rules.players))]),
            (WHICH, DEEDS),
        ):
            add([kind], options, f"{kind} ")
        self.words = tuple(words)

    def __len__(self) -> int:
        return len(self.words)

    def offered(self, ask: Decision, names: Sequence[str]) -> list[int]:
        """The actions that answer a decision, in the order of its options.

        Args:
            ask: the decision.
            names: the players, by seat.
        """
        by_kind = self._by_kind[ask.kind]
        if ask.kind == PLAYER:
            return [by_kind[_relative(option, ask.seat, names)] for option in ask.options]
        return [by_kind[option] for option in ask.options]

    def number_of(self, ask: Decision, option: str, names: Sequence[str]) -> int:
        """The action that stands for an option.

        Raises:
            IllegalAction: the decision does not offer it.
        """
        if option not in ask.options:
            raise IllegalAction(
                "{who} cannot pick {option!r} at decision {number}: not offered",
                who=names[ask.seat],
                option=option,
                number=ask.number,
            )
        return self._by_kind[ask.kind][_relative(option, ask.seat, names) if ask.kind == PLAYER else option]

    def option_of(self, ask: Decision, action: SupportsIndex, names: Sequence[str]) -> str:
        """The option that an action stands for.

        Raises:
            IllegalAction: it is no action of this edition, or the decision does not offer it.
        """
        number = self.checked(action, names[ask.seat])
        option = self._options[number]
        known = self._by_kind[ask.kind].get(option) == number
        if known and ask.kind == PLAYER and option != PASS:
            known = int(option) < len(names)
            option = names[(ask.seat + int(option)) % len(names)]
        if not known or option not in ask.options:
            raise IllegalAction(
                "{who} cannot take action {action} ({word}) at decision {number}: not offered",
                who=names[ask.seat],
                action=number,
                word=self.words[number],
                number=ask.number,
            )
        return option

    def checked(self, action: object, who: str) -> int:
        """An action as a plain number.

        Args:
            action: a whole number; those of numpy count, also as arrays without dimensions.
            who: takes it.

        Raises:
            IllegalAction: it is none, or there is no action with this number.
        """
        try:
            number = -1 if isinstance(action, bool) else operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < len(self.words):
            raise IllegalAction(
                "{who} cannot take action {action!r}: an action is a whole number from 0 to {last}",
                who=who,
                action=action,
                last=len(self.words) - 1,
            )
        return number


def _relative(name: str, seat: int, names: Sequence[str]) -> str:
    """How many seats to the left of this one a player sits; a partner or the seat itself counts like anyone."""
    if name == PASS:
        return name
    return str((names.index(name) - seat) % len(names))


@cache
def action_space(edition: int) -> ActionSpace:
    """The actions of an edition.

    Raises:
        SetupError: there is no such edition.
    """
    return ActionSpace(edition)
