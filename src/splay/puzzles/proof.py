"""The proof of a puzzle: every line, every card that could come up, every answer of the opponent.

The position is veiled (`puzzles.unseen`): wherever the rules look at a card that the seat has not seen, the search goes
on with each card that it could be.  The seat must reach its goal with all of them and against all answers.

**What can be forced** is found for a seat that is told too much: it knows each card as soon as the rules have looked at
it.  Whatever such a seat cannot force, nobody can, so a line that fails is refuted for good.  **That the solution can
be found** by a seat that knows only what it sees is shown separately: wherever it has picked the same and is
asked the same, one and the same pick must do (`Proof.policy`).

**Two solutions are essentially different** if they need different actions.  Not different are: the same two actions in
the other order, an action too many before or after what is enough, and other answers to the questions within an action.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, cast

from splay.game import inside
from splay.game.game import Game
from splay.position.card import Card
from splay.position.event_log import REVEAL, SHOW, SHOW_COLOR, ColorNote, RevealNote, ShowNote
from splay.position.state import Snapshot
from splay.puzzles.goals import Goal
from splay.puzzles.unseen import LookedAt, Unseen, exchanged, is_hidden, veiled

BUDGET: Final = 20_000
"""So many positions are looked at before a position counts as too large."""
DONE: Final = ""
"""In place of an action: none is needed any more."""

Asked = tuple[tuple[str, ...], tuple[str, ...]]
"""What a seat goes by: what it has picked so far, and the options now."""
Policy = dict[Asked, frozenset[str]]
"""The options that keep the goal certain, wherever the same is asked."""


class TooManyLines(Exception):
    """The position has too many lines to be looked at."""


class Ambiguous(Exception):
    """There are two essentially different solutions."""


@dataclass(frozen=True, slots=True)
class Proof:
    """That one line, and no other, is certain to reach a goal.

    Attributes:
        actions: those of the solution, in an order that works; the second may not be needed with all cards.
        policy: what to pick.
        nodes: how many positions were looked at.
        choices: how many of the options of the first action and of the seat's questions in the solution are wrong.
        cards: how often a card that was looked at could have been any of several.
    """

    actions: tuple[str, ...]
    policy: Policy
    nodes: int
    choices: int
    cards: int


@dataclass(frozen=True, slots=True)
class Forced:
    """How a goal can be forced from somewhere.

    Attributes:
        lines: the actions of each way to do so.
        policy: as in `Proof`.
    """

    lines: frozenset[tuple[str, ...]]
    policy: Policy


REACHED: Final = Forced(frozenset({()}), {})


class LineSearch:
    """Looks at every line from a position.

    Attributes:
        nodes: positions looked at.
        cards: how often a card could have been any of several.
    """

    def __init__(self, goal: Goal, unseen: Unseen, budget: int = BUDGET) -> None:
        self.goal = goal
        self.nodes = 0
        self.cards = 0
        self._unseen = unseen
        self._budget = budget

    def forced(
        self,
        position: Snapshot,
        picks: tuple[int, ...] = (),
        known: frozenset[Card] = frozenset(),
        own: tuple[str, ...] = (),
    ) -> Forced | None:
        """How the goal can be forced; None: not at all.

        Args:
            position: the position before an action.
            picks: the places of the options picked since.
            known: the cards that came to light on the way.
            own: what the seat has picked so far.

        Raises:
            TooManyLines: there is too much to look at.
        """
        self.nodes += 1
        if self.nodes > self._budget:
            raise TooManyLines
        looked: Card | None = None
        game = inside.dealt(position)
        try:
            for place in picks:
                inside.take(game, place)
            verdict = self.goal.verdict(game, position)
            if verdict is not None:
                return REACHED if verdict else None
            if game.is_resting:
                position, picks = game.state.snapshot(), ()
            if game.seat == self.goal.seat:
                looked = _in_sight(game)
        except LookedAt as error:
            looked = error.card
        if looked is not None:
            return self._all(self._cards(position, looked, picks, known, own))
        if game.seat != self.goal.seat:
            return self._answers(game, position, picks, known, own)
        ask = game.decision
        assert ask is not None, "the goal is open"
        options = ask.options
        if not game.is_resting:
            return self._choices(options, position, picks, known, own)
        return self._actions(options, position, known, own)

    def _actions(
        self, options: tuple[str, ...], position: Snapshot, known: frozenset[Card], own: tuple[str, ...]
    ) -> Forced | None:
        """What can be forced by the actions of a turn."""
        found: dict[str, Forced] = {}
        for place, option in enumerate(options):
            then = self.forced(position, (place,), known, (*own, option))
            if then is not None:
                lines = frozenset((option, *line) for line in then.lines)
                found[option] = Forced(lines, then.policy)
                if not own:
                    check_unique(found)
        return self._any(found, options, own)

    def _choices(
        self,
        options: tuple[str, ...],
        position: Snapshot,
        picks: tuple[int, ...],
        known: frozenset[Card],
        own: tuple[str, ...],
    ) -> Forced | None:
        """What can be forced by the options of a question within an action."""
        found: dict[str, Forced] = {}
        for place, option in enumerate(options):
            then = self.forced(position, (*picks, place), known, (*own, option))
            if then is not None:
                found[option] = then
        return self._any(found, options, own)

    def _any(self, found: dict[str, Forced], options: tuple[str, ...], own: tuple[str, ...]) -> Forced | None:
        if not found:
            return None
        policy: Policy = {(own, options): frozenset(found)}
        lines: frozenset[tuple[str, ...]] = frozenset()
        for then in found.values():
            _merge(policy, then.policy)
            lines |= then.lines
        return Forced(lines, policy)

    def _answers(
        self, game: Game, position: Snapshot, picks: tuple[int, ...], known: frozenset[Card], own: tuple[str, ...]
    ) -> Forced | None:
        """What can be forced against every answer of the opponent."""
        reply = self.goal.reply(game)
        places = _different(game) if reply is None else [reply]
        return self._all(self.forced(position, (*picks, place), known, own) for place in places)

    def _cards(
        self, position: Snapshot, hidden: Card, picks: tuple[int, ...], known: frozenset[Card], own: tuple[str, ...]
    ) -> Iterator[Forced | None]:
        """What can be forced with each card that an unknown one could be."""
        self.cards += 1
        for card in self._unseen[hidden.age]:
            if card not in known:
                yield self.forced(exchanged(position, {hidden: card}), picks, known | {card}, own)

    def _all(self, each: Iterator[Forced | None]) -> Forced | None:
        policy: Policy = {}
        lines: frozenset[tuple[str, ...]] = frozenset()
        for then in each:
            if then is None:
                return None
            _merge(policy, then.policy)
            lines |= then.lines
        return Forced(lines, policy)


def prove(game: Game, goal: Goal, budget: int = BUDGET) -> Proof | None:
    """The proof that one line is certain to reach the goal, for a seat that has come to this game just now.

    Args:
        game: between actions, at the first question of the seat.
        goal: what is to be reached.
        budget: how many positions may be looked at.

    Returns:
        None if no line is certain, or if only a seat could find it that sees what is hidden.

    Raises:
        Ambiguous: two essentially different lines are certain.
        TooManyLines: there is too much to look at.
    """
    position, unseen = veiled(game, goal.seat)
    search = LineSearch(goal, unseen, budget)
    found = search.forced(position)
    if found is None or not all(found.policy.values()):
        return None
    actions = solution_of(found.lines)
    wrong = 0
    for (own, options), good in found.policy.items():
        if not own or own[0] == actions[0]:
            wrong += len(options) - len(good)
    return Proof(actions, found.policy, search.nodes, wrong, search.cards)


def lines_here(game: Game, goal: Goal, budget: int = BUDGET) -> frozenset[tuple[str, ...]]:
    """The lines that reach the goal in this very game, against every answer; raises TooManyLines and Ambiguous."""
    found = LineSearch(goal, {}, budget).forced(game.state.snapshot())
    return frozenset() if found is None else found.lines


def check_unique(found: dict[str, Forced]) -> None:
    """Refuse two essentially different solutions, by first action; raises Ambiguous."""
    lines = frozenset(line for then in found.values() for line in then.lines)
    solution_of(lines)


def solution_of(lines: frozenset[tuple[str, ...]]) -> tuple[str, ...]:
    """The actions that all these lines have in common but for their order and what is too many.

    >>> solution_of(frozenset({("draw", "meld Oars"), ("meld Oars",)}))
    ('meld Oars',)

    Raises:
        Ambiguous: there are none.
    """
    after: dict[str, set[str]] = {}
    for line in lines:
        after.setdefault(line[0], set()).add(line[1] if len(line) > 1 else DONE)
    at_once = [first for first, then in after.items() if then == {DONE}]
    if at_once:
        only = at_once[0]
        if len(at_once) > 1 or any(then != {only} for first, then in after.items() if first != only):
            raise Ambiguous
        return (only,)
    for first, then in sorted(after.items()):
        seconds = then - {DONE}
        if len(seconds) != 1:
            raise Ambiguous
        second = seconds.copy().pop()
        if any(other not in (first, second) for other in after) or after.get(second, set()) - {DONE} - {first}:
            raise Ambiguous
    first = sorted(after)[0]
    return (first, (after[first] - {DONE}).pop())


def _merge(policy: Policy, other: Policy) -> None:
    for asked, good in other.items():
        policy[asked] = policy[asked] & good if asked in policy else good


def _in_sight(game: Game) -> Card | None:
    """A card not looked at by the rules that the seat asked sees: its own, one to pick from, or one that was shown."""
    you = game.state.players[game.seat]
    things = () if game.is_resting or game.decision is None else game.decision.things
    seen: list[Any] = [*you.hand, *you.score, *things]
    for note in inside.log(game):
        if note[0] == REVEAL:
            seen.append(cast(RevealNote, note)[2])
        elif note[0] == SHOW:
            seen += cast(ShowNote, note)[2]
        elif note[0] == SHOW_COLOR:
            seen.append(cast(ColorNote, note)[3])
    return next(filter(is_hidden, seen), None)


def _different(game: Game) -> list[int]:
    """The places of the opponent's options, of unknown cards of a value that lie in one zone only the first."""
    ask = game.decision
    assert ask is not None, "the goal is open"
    places, seen = [], set()
    foe = game.state.players[game.seat]
    for place in range(len(ask.options)):
        thing = ask.things[place] if place < len(ask.things) else None
        if thing is not None and is_hidden(thing):
            alike = (thing.age, thing in foe.hand, thing in foe.score)
            if alike in seen:
                continue
            seen.add(alike)
        places.append(place)
    return places
