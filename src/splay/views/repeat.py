"""Repeating an action in a game that is dealt anew, so that a seat sees the same happen.

Its own picks are made as they were; those of others are tried, the likeliest first, until the seat sees what it saw.
Where it would have seen another card, the two change places in the deal; where something else would have happened, a
card that moved changes places with any other.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Final, cast

from splay.game import inside
from splay.game.game import Game
from splay.position import verbs
from splay.position.card import Card, Face
from splay.position.decision import CARD, Decision
from splay.position.event_log import (
    ARRANGE,
    CARD_MOVES,
    DOGMA,
    EFFECT,
    PARLEY,
    REVEAL,
    SPLAY,
    UNSPLAY,
    ArrangeNote,
    DogmaNote,
    MoveNote,
    Note,
    PriceNote,
    RevealNote,
    SplayNote,
)
from splay.position.sight import visible
from splay.position.state import Snapshot
from splay.position.terms import COLOR_NAMES, GIVE_UP, HAND, PASS
from splay.views.covered import Covered
from splay.views.deal import Deal, Dealer, Spot, Zone
from splay.views.trace import Trace
from splay.views.view import Asked, PileView, SeenPick, View, view

PICKS: Final = 30
"""The most picks tried in one deal, besides those that must be made."""
MOST: Final = 1000
"""A rank behind all others."""
CHANGES: Final = 120
"""How often cards change places in one deal."""
ALL: Final = 999
"""More than happens after one pick."""


class Repeat:
    """Repeats an action from a deal of the position before it.

    Attributes:
        games: how often it may still be repeated.
    """

    __slots__ = (
        "_checks",
        "_dealer",
        "_exchanged",
        "_expected",
        "_fixed",
        "_found",
        "_left",
        "_loose",
        "_position",
        "_reached",
        "_rng",
        "_seen",
        "_steps",
        "_trace",
        "games",
    )

    def __init__(
        self, seen: View, steps: tuple[SeenPick, ...], dealer: Dealer, trace: Trace, rng: random.Random, games: int
    ) -> None:
        self.games = games
        self._seen = seen
        self._steps = steps
        self._dealer = dealer
        self._rng = rng
        # Events do not tell which covered card comes up, nor how another player arranges a pile.
        self._checks = bool(dealer.piles) or any(note[0] == ARRANGE for step in steps for note in step.notes)
        self._fixed = set(trace.pins)
        self._exchanged: set[Card] = set()
        self._trace = trace
        self._loose: list[Spot] | None = None
        self._left = 0
        self._reached = 0
        self._expected: Note | None = None
        self._found: Note | None = None

    def game(self, dealt: Deal, covered: Covered, spots: Mapping[Zone, list[Spot]]) -> Game | None:
        """The game after the action so far; None if it cannot be repeated from this deal or one much like it."""
        most = 0
        swap: tuple[int, int, int] | None = None
        for _ in range(CHANGES):
            if self.games <= 0:
                return None
            self.games -= 1
            self._position: Snapshot = self._dealer.position(dealt, covered, self._rng, spots)
            self._left = PICKS
            self._reached = 0
            self._expected = self._found = None
            game = self._on(inside.dealt(self._position, is_under_way=True), 0)
            if game is not None:
                return game
            if self._reached < most and swap is not None:
                _swap(dealt, *swap)
            else:
                most = self._reached
                if self._exchange(dealt):
                    swap = None
                    continue
            swap = self._any_swap(dealt)
            if swap is None:
                return None
            _swap(dealt, *swap)
        return None

    def _any_swap(self, dealt: Deal) -> tuple[int, int, int] | None:
        """A card that moved, or may have been looked for, and any other of its age: their age and places."""
        loose = self._loose
        if loose is None:
            loose = self._loose = _loose(self._dealer, self._trace, self._steps)
        if not loose:
            return None
        age, here = loose[int(self._rng.random() * len(loose))]
        cards = dealt[age]
        there = int(self._rng.random() * len(cards))
        card, other = cards[here], cards[there]
        if card in self._fixed or other in self._fixed or not self._may_swap(card, other, age, here, there):
            return age, here, here
        return age, here, there

    def _may_swap(self, card: Card, other: Card, age: int, here: int, there: int) -> bool:
        return self._dealer.allows(card, (age, there)) and self._dealer.allows(other, (age, here))

    def _on(self, game: Game, number: int) -> Game | None:
        """Go on from this question; the game after the last one, or None."""
        if number == len(self._steps):
            return game if not self._checks or view(game, self._seen.seat) == self._seen else None
        step = self._steps[number]
        picks = game.picks[:]
        askers = inside.askers(game)[:]
        options = [step.pick] if step.pick is not None else self._likely(game, number)
        for tried, option in enumerate(options):
            if tried:
                if not self._left:
                    return None
                self._left -= 1
                self.games -= 1
                game = self._again(picks, askers)
            if self._picked(game, step, option) and self._is_alike(game, number):
                found = self._on(game, number + 1)
                if found is not None:
                    return found
        return None

    def _again(self, picks: list[str], askers: list[int]) -> Game:
        game = inside.dealt(self._position, is_under_way=True)
        for option, seat in zip(picks, askers, strict=True):
            if option == GIVE_UP:
                game.give_up(seat)
            else:
                game.pick(option)
        return game

    def _picked(self, game: Game, step: SeenPick, option: str) -> bool:
        """Make a pick, if it is offered."""
        if option == GIVE_UP:
            game.give_up(step.seat)
            return True
        ask = game.decision
        if ask is None or option not in ask.options:
            return False
        game.pick(option)
        return True

    def _is_alike(self, game: Game, number: int) -> bool:
        """Whether the seat has seen the same happen, and sees the same question."""
        seat = self._seen.seat
        steps = self._steps
        expected = steps[number].notes
        log = inside.log(game) if game.is_resting else inside.last_log(game)
        for place, (note, then) in enumerate(zip(log, expected, strict=False)):
            shown = visible(note, seat)
            if shown != then:
                if self._reach(number, place):
                    self._expected, self._found = then, shown
                return False
        if len(log) != len(expected) or game.is_resting:
            self._reach(number, min(len(log), len(expected)))
            return False
        then_asked = steps[number + 1].asked if number + 1 < len(steps) else self._seen.asked
        self._reach(number, ALL)
        return _asks_the_same(game.decision, then_asked, seat)

    def _reach(self, number: int, place: int) -> bool:
        """Note how far the action could be repeated; returns whether that is further than before."""
        reached = 1 + number * (ALL + 1) + place
        if reached <= self._reached:
            return False
        self._reached = reached
        self._expected = self._found = None
        return True

    def _exchange(self, dealt: Deal) -> bool:
        """Let cards change places with those seen instead of them; returns whether there was anything to change."""
        expected, found = self._expected, self._found
        if expected is None or found is None:
            return False
        pairs = _pairs(expected, found)
        for card, other in pairs:
            age = card.deck
            cards = dealt[age]
            if card in self._exchanged or card not in cards or other not in cards:
                return False
            here, there = cards.index(card), cards.index(other)
            if not self._may_swap(card, other, age, here, there):
                return False
            _swap(dealt, age, here, there)
            self._exchanged.add(card)
            self._fixed.add(card)
        return bool(pairs)

    # -- what others may have picked ------------------------------------------------------

    def _likely(self, game: Game, number: int) -> list[str]:
        """The options of another seat, those first that lead to what was seen, as far as that can be told."""
        step = self._steps[number]
        ask = game.decision
        if ask is None or ask.seat != step.seat:
            return []
        options = list(ask.options)
        if len(options) > 1:
            self._rng.shuffle(options)
        followed: list[Note] = []
        for later in self._steps[number:]:
            followed += later.notes
            if later.notes or later.seat != step.seat:
                break
        hints = _hints(followed, step.seat, game)
        if ask.verb is verbs.ARRANGE and ask.kind == CARD:
            hints = self._ordered(game, number, options)
        options.sort(key=lambda option: _rank(option, hints, game))
        return options

    def _ordered(self, game: Game, number: int, options: Sequence[str]) -> dict[str, int]:
        """The cards that could come next in a pile that is being arranged, for all that is seen of it now."""
        steps = self._steps
        first = number
        while steps[first - 1].asked.verb is verbs.ARRANGE and steps[first - 1].asked.kind == CARD:
            first -= 1
        by_name = game.rules.by_name
        cards = [by_name[option] for option in options]
        piles = {pile.color: pile for pile in self._seen.players[steps[number].seat].piles}
        return {
            card.name: 0
            for card in cards
            if card.color in piles and _lies_there(card, piles[card.color], number - first)
        }


def _lies_there(card: Card, pile: PileView, at: int) -> bool:
    """Whether a card could lie in this place of a pile, for all that is seen of it."""
    if at < len(pile.cards):
        return pile.cards[at] is card
    return not 0 < at <= len(pile.covered_icons) or card.icons_shown(pile.splay) == pile.covered_icons[at - 1]


def _swap(dealt: Deal, age: int, here: int, there: int) -> None:
    cards = dealt[age]
    cards[here], cards[there] = cards[there], cards[here]


def _loose(dealer: Dealer, trace: Trace, steps: Sequence[SeenPick]) -> list[Spot]:
    """The places of cards that moved unnamed, and of all in the hands of players who were to do something."""
    pinned = set(trace.pins.values())
    hands: dict[Spot, None] = {}
    for step in steps:
        for seat in (step.seat, *[note[1] for note in step.notes if note[0] == EFFECT]):
            hands.update(dict.fromkeys(dealer.spots.get((seat, HAND), ())))
    # What moved matters more often than what may have been looked for.
    return [spot for spot in (*trace.came, *trace.came, *hands) if spot not in pinned]


def _asks_the_same(ask: Decision | None, then: Asked | None, seat: int | None) -> bool:
    if ask is None or then is None:
        return ask is None and then is None
    effect = ask.effect
    if (
        ask.seat != then.seat
        or ask.kind != then.kind
        or ask.verb != then.verb
        or (effect.card if effect else None) != then.card
        or (effect.number if effect else None) != then.effect
    ):
        return False
    return ask.seat != seat or (ask.more == then.more and _same_options(ask, then))


def _same_options(ask: Decision, then: Asked) -> bool:
    return ask.options == then.options and ask.criteria == then.criteria


def _pairs(expected: Note, found: Note) -> list[tuple[Card, Card]]:
    """The cards that were seen, each with one of the same deck seen instead of it, if nothing else differs."""
    if expected[:2] != found[:2] or len(expected) != len(found):
        return []
    columns = [at for at in range(2, len(expected)) if expected[at] != found[at]]
    if len(columns) != 1:
        return []
    then, now = _cards_in(expected[columns[0]]), _cards_in(found[columns[0]])
    left = [card for card in now if card not in then]
    pairs = []
    for card in then:
        if card not in now:
            other = next((other for other in left if other.deck == card.deck), None)
            if other is None:
                return []
            left.remove(other)
            pairs.append((card, other))
    return pairs


def _cards_in(column: object) -> list[Card]:
    """The cards in a column of a note: one, several or none."""
    if isinstance(column, Card):
        return [column]
    return [card for card in column if isinstance(card, Card)] if isinstance(column, tuple) else []


def _hints(followed: Sequence[Note], asked: int, game: Game) -> dict[str, int]:
    """The options that what followed points to, the best with the lowest number; empty if nothing did.

    A value stands for all cards of that value, after a ``#``.
    """
    hints: dict[str, int] = {}
    names = game.names
    for note in followed:
        kind = note[0]
        if kind == EFFECT:
            continue
        at = len(hints)
        hints.setdefault("", at)
        if kind == DOGMA:
            card = cast(DogmaNote, note)[2]
            for option in (card.dogma_option, card.parley_option):
                hints.setdefault(option, at)
            continue
        others = [note[1]]
        if kind in (SPLAY, UNSPLAY):
            hints.setdefault(COLOR_NAMES[cast(SplayNote, note)[2]], at)
            continue
        if kind == ARRANGE:
            pile = cast(ArrangeNote, note)
            if not pile[3]:
                hints.setdefault(COLOR_NAMES[pile[2]], at)
                continue
        elif kind in CARD_MOVES:
            move = cast(MoveNote, note[:6])
            _point_to(hints, move[2], at)
            others = [move[4], move[1]] if kind != PARLEY else [cast(PriceNote, note)[7], move[1]]
        elif kind == REVEAL:
            _point_to(hints, cast(RevealNote, note)[2], at)
        for other in others:
            if other is not None and other != asked:
                hints.setdefault(names[other], at)
    return hints


def _point_to(hints: dict[str, int], face: Face, at: int) -> None:
    """A card, its color and its value."""
    if isinstance(face, Card):
        hints.setdefault(face.name, at)
        hints.setdefault(COLOR_NAMES[face.color], at)
    hints.setdefault(f"#{face.value}", at)
    hints.setdefault(str(face.value), at)


def _rank(option: str, hints: Mapping[str, int], game: Game) -> int:
    if option == PASS:
        return MOST if hints else -1
    if option in hints:
        return hints[option]
    card = game.rules.by_name.get(option)
    return MOST - 1 if card is None else hints.get(f"#{card.value}", MOST - 1)
