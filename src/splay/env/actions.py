"""The action space: every option that a ruleset can offer, with its number in `position.numbering`."""

from collections.abc import Sequence
from functools import cache
from typing import Final, SupportsIndex

from splay.env.errors import IllegalAction
from splay.game.refusals import plain_number
from splay.position.decision import PLAYER, Decision
from splay.position.ruleset import Ruleset, ruleset
from splay.position.terms import PASS
from splay.views.view import Asked

SPACES_VERSION: Final = 1
"""Rises whenever an action gets another number, or a value of the observation another place."""


class ActionSpace:
    """The actions of a ruleset.  One that exists never changes; `space_of` keeps one for each ruleset.

    >>> space = action_space(3)
    >>> len(space), space.words[:3], space.words[-1]
    (391, ('pass', 'yes', 'draw'), 'which restore World')
    >>> from splay import Game
    >>> ask = Game.start(edition=3, players=["ann", "bob"], seed=7).decision
    >>> [space.words[action] for action in space.offered(ask, ["ann", "bob"])]
    ['opening Oars', 'opening Pottery']

    Attributes:
        rules: the ruleset.
        words: what each action is called: ``pass``, ``meld Tools``, ``card Tools``, ``player 1``.
    """

    __slots__ = ("_numbers", "rules", "words")

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._numbers = rules.numbers
        self.words = self._numbers.words

    def __len__(self) -> int:
        return len(self.words)

    def offered(self, ask: Decision, names: Sequence[str]) -> list[int]:
        """The actions that answer a decision, in the order of its options.

        Args:
            ask: the decision.
            names: the players, by seat.
        """
        return self._numbers.of(ask, names)

    def asked(self, ask: Asked, names: Sequence[str]) -> list[int]:
        """The same for a question as the seat that is asked sees it; empty for other seats."""
        by_option = self._numbers.by_kind[ask.kind]
        numbers = []
        for option in ask.options or ():
            if ask.kind == PLAYER and option != PASS:
                option = str((names.index(option) - ask.seat) % len(names))
            numbers.append(by_option[option])
        return numbers

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
        return self.offered(ask, names)[ask.options.index(option)]

    def option_of(self, ask: Decision, action: SupportsIndex, names: Sequence[str]) -> str:
        """The option that an action stands for.

        Raises:
            IllegalAction: it is no action of these rules, or the decision does not offer it.
        """
        number = self.checked(action, names[ask.seat])
        option = self._numbers.options[number]
        known = self._numbers.by_kind[ask.kind].get(option) == number
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
        number = plain_number(action)
        if not 0 <= number < len(self.words):
            raise IllegalAction(
                "{who} cannot take action {action!r}: an action is a whole number from 0 to {last}",
                who=who,
                action=action,
                last=len(self.words) - 1,
            )
        return number


def action_space(edition: int) -> ActionSpace:
    """The actions of an edition, played with the base set.

    Raises:
        SetupError: there is no such edition.
    """
    return space_of(ruleset(edition))


@cache
def space_of(rules: Ruleset) -> ActionSpace:
    """The actions of a ruleset."""
    return ActionSpace(rules)
