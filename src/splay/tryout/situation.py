"""What a card can be tried out in: the cases that it has, and the position for each in which most happens.

Of a number of boards, dealt in a fixed order, those are left out on which the icons do not fit the case.  On the others
the card is activated, the questions are answered by chance, and the board is taken on which most effects changed most.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from splay.errors import PositionError
from splay.game.game import Game
from splay.position.card import Card
from splay.position.card_moves import Event
from splay.position.event_log import BONUS, DOGMA, EFFECT, LOSE, PARLEY, SHOW, TURN, WIN, WITHDRAW
from splay.position.events import EffectBegins, Reveal, ShareBonus, TurnBegins
from splay.position.terms import PASS
from splay.tryout.board import FOE, BoardDeal

ALONE: Final = "alone"
"""The opponent has fewer of the icon, and the card demands nothing."""
SHARES: Final = "shares"
"""The opponent has as many of the icon, or more."""
VICTIM: Final = "victim"
"""The opponent has fewer of the icon, and the card demands."""
CASES: Final = (ALONE, SHARES, VICTIM)
_BOARDS: Final = 12
"""So many boards that fit are looked at, unless one before leaves nothing to be wished for."""
_DEALS: Final = 120
"""So many are dealt at most."""
_TRIES: Final = 2
"""So often the card is activated on each."""
_MOST_PICKS: Final = 60
_KEPT: Final = 400
_GOES_ON: Final = 2
_NO_CHANGE: Final = frozenset((BONUS, DOGMA, EFFECT, PARLEY, SHOW, TURN))
_ENDS: Final = frozenset((LOSE, WIN, WITHDRAW))
Sense = tuple[int, int, int, int]
"""Whether the game goes on and the opponent acts, how many effects changed anything, in how many ways, of how many."""


@dataclass(frozen=True, slots=True)
class PreparedBoard:
    """A prepared board.

    Attributes:
        card: on top of one of your piles.
        case: one of `CASES`.
        position: as `Game.load` takes it, without names.
        counts: how many of its icon you and your opponent have.
        does: whether anything changed there when the card was activated.
    """

    card: Card
    case: str
    position: dict[str, Any]
    counts: tuple[int, int]
    does: bool = True

    def named(self, you: str, foe: str) -> dict[str, Any]:
        """The position with the names of the players."""
        return {**self.position, "names": [you, foe]}


def cases_of(card: Card) -> tuple[str, ...]:
    """The cases in which a card does something: its demands need a victim, its other effects can be shared.

    Without a demand, whoever does not share only looks on.
    """
    shares = (SHARES,) if any(not effect.is_demand for effect in card.effects) else ()
    return (*shares, VICTIM) if card.has_demand else (ALONE, *shares)


def offered(card: Card) -> tuple[str, ...]:
    """The cases of a card in which anything happens: what only follows a demand has nothing to do without a victim."""
    return tuple(case for case in cases_of(card) if situation(card, case).does)


@lru_cache(_KEPT)
def situation(card: Card, case: str) -> PreparedBoard:
    """The position in which a card is tried out in one of its cases.

    >>> from splay.position.ruleset import ruleset
    >>> mine, hers = situation(ruleset(4).by_name["Archery"], VICTIM).counts
    >>> mine > hers
    True
    """
    assert case in cases_of(card), "the card has this case"
    best: tuple[list[Sense], PreparedBoard] | None = None
    fitting = 0
    for number in range(_DEALS):
        found = _dealt(card, case, number)
        if found is None:
            continue
        fitting += 1
        senses = _senses(found)
        if best is None or senses > best[0]:
            best = senses, found
        if all(map(_is_whole, senses)) or fitting == _BOARDS:
            break
    assert best is not None, "one of so many boards fits"
    return replace(best[1], does=any(done for _, done, _, _ in best[0]))


def _dealt(card: Card, case: str, number: int) -> PreparedBoard | None:
    """A board; None if its icons do not fit the case, or if it is an impossible one."""
    position = BoardDeal(card, f"{card.edition} {card.name} {case} {number}").position()
    try:
        game = Game.load(position)
    except PositionError:
        return None
    mine, hers = (player.count(card.featured) for player in game.state.players)
    if (hers >= mine) != (case == SHARES):
        return None
    return PreparedBoard(card, case, position, (mine, hers))


# -- what happens --------------------------------------------------------------------


def _senses(found: PreparedBoard) -> list[Sense]:
    """How much happens on a board, each time that the card is activated there; the worst comes first."""
    senses = []
    for number in range(_TRIES):
        game = Game.load(found.position)
        log = play_out(game, found.card, number)
        done, begun, kinds = deeds(log)
        goes_on = game.outcome is None and not any(event.kind in _ENDS for event in log)
        # That the opponent does something comes first: it shows what sharing or a demand is.
        foe_acts = any(seat == FOE for _, seat in done)
        senses.append((2 * goes_on + foe_acts, len(done), len(kinds), -len(begun)))
    return sorted(senses)


def _is_whole(sense: Sense) -> bool:
    """Whether every effect has changed something, and the game goes on."""
    goes_on, done, _, begun = sense
    return goes_on >= _GOES_ON and done == -begun


def play_out(game: Game, card: Card, seed: int) -> list[Event]:
    """Activate a card, and answer all its questions by chance, never declining; what happened.

    Args:
        game: a game at a situation, which is played on.
        card: its card.
        seed: of chance.
    """
    roll = random.Random(seed).random
    log: list[Event] = []
    option = card.dogma_option
    for _ in range(_MOST_PICKS):
        game.pick(option)
        log = game.action_events
        ask = game.decision
        if ask is None or game.is_resting:
            break
        takers = [each for each in ask.options if each != PASS] or list(ask.options)
        option = takers[int(roll() * len(takers))]
    return log


def deeds(log: Iterable[Event]) -> tuple[set[tuple[int, int]], set[tuple[int, int]], set[str]]:
    """Which effects, by number and seat, changed something; which were carried out; the kinds of changes."""
    done: set[tuple[int, int]] = set()
    begun: set[tuple[int, int]] = set()
    kinds: set[str] = set()
    now: tuple[int, int] | None = None
    for event in log:
        if isinstance(event, EffectBegins):
            now = event.effect.number, event.seat
            if not event.resumed:
                begun.add(now)
        elif event.kind in _NO_CHANGE or event.kind in _ENDS:
            now = None if isinstance(event, (ShareBonus, TurnBegins)) else now
        else:
            kinds.add(event.kind)
            if now is not None and not isinstance(event, Reveal):
                done.add(now)
    return done, begun, kinds
