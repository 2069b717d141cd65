"""A table at which chance deals card by card, and of which everything is remembered: what OpenSpiel calls a state."""

import json
import random
from collections.abc import Callable
from numbers import Real
from typing import Any, Final

from splay.env.chronicle import PastPick
from splay.env.core import Episodes
from splay.env.deal import Deal
from splay.env.errors import BadArgument, EpisodeOver, IllegalAction
from splay.game.game import Game
from splay.game.refusals import plain_number
from splay.views.memory import Memory
from splay.views.redeal import redeal
from splay.views.view import View, view

MOST_PICKS: Final = 5000
"""A game with more picks is broken off; a random one has about 200."""


class DealtTable:
    """A game from its deal to its end; copies and pickles share nothing that changes.

    Attributes:
        episodes: the table in numbers; it has a game once all cards are dealt.
        deal: the cards dealt.
        past: all picks so far, and what they caused.
        knower: the only seat that remembers the past, in a game dealt anew for it; None if all do.
    """

    __slots__ = ("_lines", "_memories", "_start", "deal", "episodes", "knower", "past")

    def __init__(self, episodes: Episodes, deal: Deal) -> None:
        """Begin with a deal, done or not.

        Args:
            episodes: the table; others may use the same.
            deal: belongs to this table alone.
        """
        self.episodes = episodes.at_same_table()
        self.deal = deal
        self.past: list[PastPick] = []
        self.knower: int | None = None
        self._start: Game | None = None
        self._memories: dict[int, tuple[Memory, int]] = {}
        self._lines: dict[int | None, list[str]] = {}
        self._begin_if_dealt()

    def _begin_if_dealt(self) -> None:
        if not self.deal.left:
            self._start = self.deal.game(self.episodes.setup)
            self.episodes.game = self._start.clone()

    # -- where it stands -----------------------------------------------------------------

    @property
    def is_dealing(self) -> bool:
        """Whether cards are still being dealt."""
        return self.episodes.game is None

    @property
    def is_truncated(self) -> bool:
        """Whether the game was broken off, at the turn limit or after `MOST_PICKS`."""
        if self.episodes.game is None or self.episodes.is_terminated:
            return False
        return self.episodes.is_truncated or len(self.past) >= MOST_PICKS

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens."""
        return self.episodes.game is not None and (self.episodes.is_terminated or self.is_truncated)

    @property
    def returns(self) -> list[float]:
        """What each seat has won: winners share what each of the others loses, 1.

        So all returns together are 0, and with two players they are 1 and -1.
        """
        seats = range(len(self.episodes.setup.players))
        outcome = self.episodes.game.outcome if self.episodes.game is not None else None
        if outcome is None or not outcome.winners:
            return [0.0 for _ in seats]
        share = (len(seats) - len(outcome.winners)) / len(outcome.winners)
        return [share if seat in outcome.winners else -1.0 for seat in seats]

    def __str__(self) -> str:
        if self.episodes.game is None:
            names = [self.deal.cards.cards[place].name for place in self.deal.dealt]
            return f"dealt: {', '.join(names)}"
        return json.dumps(self.episodes.game.save())

    # -- playing ---------------------------------------------------------------------------

    def take(self, action: Any) -> None:
        """Deal a card, or pick.

        Raises:
            IllegalAction: this is not offered; nothing has changed.
            EpisodeOver: the game is over.
        """
        if self.episodes.game is None:
            card = plain_number(action)
            if card not in self.deal.outcomes:
                raise IllegalAction("card {card!r} cannot be dealt now", card=action)
            self.deal.dealt.append(card)
            self._begin_if_dealt()
            return
        if self.is_over:
            raise EpisodeOver("the game is over, so there is nothing to take")
        ask = self.episodes.asking()
        self.episodes.pick(action)
        game = self.episodes.game
        self.past.append(PastPick.of(ask, game.picks[-1], game.events))

    def dealt_anew(self, seat: int, chance: Callable[[], float]) -> "DealtTable":
        """The same table as far as this seat knows; what it does not see is dealt anew.

        Only this seat remembers what happened before: what the others saw of it might not fit their new cards.

        Args:
            seat: who looks.
            chance: gives random numbers from 0 to 1.

        Raises:
            BadArgument: chance cannot be called, or gives something else.
            CannotRedeal: in the middle of an effect, nothing was found that fits what the seat has seen.
        """
        if not callable(chance):
            raise BadArgument("chance is a function that gives numbers from 0 to 1, not {chance!r}", chance=chance)
        twin = self._copied()
        if self.episodes.game is not None:
            rng = random.Random(int(_drawn(chance) * 2**53))
            twin.episodes.game = redeal(self.seen(seat), rng, self.memory(seat))
        twin.past = [moment.seen_by(seat) for moment in self.past]
        twin.knower = seat
        return twin

    # -- knowing ------------------------------------------------------------------------------

    def seen(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees now."""
        return view(self.episodes.playing, seat)

    def words(self, seat: int | None) -> str:
        """The same as JSON."""
        return _told(self.seen(seat))

    def known(self, seat: int | None) -> str:
        """Everything a seat (None: a spectator) has seen since the cards were dealt, to the last word."""
        lines = self._lines.get(seat)
        if lines is None:
            start = self._start if self._remembers(seat) else None
            lines = self._lines[seat] = ["" if start is None else _told(view(start, seat))]
        lines += [moment.seen_by(seat).told() for moment in self.past[len(lines) - 1 :]]
        return "\n".join([*lines, self.words(seat)])

    def memory(self, seat: int) -> Memory:
        """Where a seat knows face-down cards to be; it begins now if the seat has forgotten what was before."""
        if not self._remembers(seat) or self._start is None:
            return Memory(self.seen(seat))
        memory, told = self._memories.get(seat) or (Memory(view(self._start, seat)), 0)
        for moment in self.past[told:]:
            memory.see([event.seen_by(seat) for event in moment.events])
        self._memories[seat] = memory, len(self.past)
        return memory

    def _remembers(self, seat: int | None) -> bool:
        return self.knower is None or seat == self.knower

    # -- copying -----------------------------------------------------------------------------

    def _copied(self) -> "DealtTable":
        twin = DealtTable.__new__(DealtTable)
        twin.episodes = self.episodes.at_same_table()
        twin.episodes.game = None if self.episodes.game is None else self.episodes.game.clone()
        twin.deal = Deal(self.deal.cards, self.deal.dealt)
        twin.past = self.past[:]
        twin.knower = self.knower
        twin._start = self._start
        twin._memories = {}
        twin._lines = {}
        return twin

    def __copy__(self) -> "DealtTable":
        return self._copied()

    def __deepcopy__(self, memo: object) -> "DealtTable":
        return self._copied()

    def __reduce__(self) -> Any:
        game = self.episodes.game
        saved = None if game is None else game.save()
        setup = self.episodes.setup.to_json()
        return _restored, (setup, self.episodes.turn_limit, self.deal.dealt, saved, self.past, self.knower)


def _restored(
    setup: dict[str, Any], turn_limit: int, dealt: list[int], saved: Any, past: list[PastPick], knower: int | None
) -> DealtTable:
    """A table from its pickle."""
    episodes = Episodes(turn_limit=turn_limit, names=setup.pop("players"), **setup)
    table = DealtTable(episodes, Deal(episodes.encoder.rules, dealt))
    table.past = past
    table.knower = knower
    if saved is not None:
        table.episodes.game = Game.load(saved)
    return table


def _drawn(chance: Callable[[], Any]) -> float:
    """A random number from 0 to 1.

    Raises:
        BadArgument: chance gives something else.
    """
    drawn = chance()
    if not isinstance(drawn, Real) or not 0 <= float(drawn) <= 1:
        raise BadArgument("chance gives numbers from 0 to 1, not {drawn!r}", drawn=drawn)
    return float(drawn)


def _told(seen: View) -> str:
    return json.dumps(seen.to_json())
