"""Answers our decisions from what a witness picked, by meaning.

A witness asks in another grain than Splay: one of its picks may name several
cards, it asks for an order where order cannot matter, and it may ask where there
is a single option.  `follow` walks through our decisions and tries every
answer that is *consistent* with the picks, until the result satisfies the caller.

An answer is consistent if, looking at the picks of the seat asked, in their order:

* it names something the current pick named and that was not yet answered.  Where
  the witness was asked for an order, the first such thing that is offered, in the
  witness's order or, if order does not matter to us, in ours;
* or it declines, and the current pick declined or all it named has been answered;
* or it declines where the witness named a color that we do not offer, because
  nothing would come of it;
* or it says yes to what the witness said yes to;
* or it keeps the one card that the witness did not name for going away.

A pick may be left unanswered (we did not ask) only if it declined, had a single
option or was yes; if only its last part is left, which we took as forced; if every card or player
it named took part in the action; or if it named a color of fewer than two cards.
A decision may be answered freely only if no pick of this seat speaks of what
is offered; `Trace.unasked` counts these.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from splay.card import Card
from splay.decision import ACTION, BACK, COLOR, WHETHER, Decision
from splay.game import Game
from splay.state import Player
from splay.terms import COLOR_NAMES, PASS, YES

NO: Final = "no"
AUTO: Final = "auto"
"""The witness's option for "the rest in any order"."""

TRIES: Final = 4000
"""How many positions a search may look at."""

_SAME_AS: Final = {"Draw and Score and Return": (YES,), "Draw a Higher Card": (PASS, YES)}
"""Options worded as actions, and how we answer to get them (Evolution)."""


class Wish(NamedTuple):
    """What one pick of the witness wants, as far as it is not yet answered.

    Attributes:
        options: everything it could have named.
        fixed: what it named in an order it was asked for, first ones first.
        loose: what it named in no particular order; after `fixed`.
        begun: whether part of it has been answered.
        declines: whether it declined.
    """

    options: tuple[str, ...]
    fixed: tuple[str, ...]
    loose: tuple[str, ...]
    begun: bool = False
    declines: bool = False

    @property
    def wanted(self) -> tuple[str, ...]:
        """All it named and that is not yet answered."""
        return self.fixed + self.loose

    def without(self, name: str) -> "Wish":
        """The same when this much is answered."""
        fixed = tuple(each for each in self.fixed if each != name)
        loose = tuple(each for each in self.loose if each != name)
        return self._replace(fixed=fixed, loose=loose, begun=True)


Wishes = tuple[tuple[Wish, ...], ...]
"""By seat, what is still to be answered, first ones first."""


class Trace(NamedTuple):
    """A way through the action.

    Attributes:
        game: after its last pick.
        took_part: names of the cards and players that took part in it.
        unasked: decisions answered freely, because the witness was not asked.
        ignored: the first pick that was left unanswered without a reason; None if all is well.
    """

    game: Game
    took_part: frozenset[str]
    unasked: int
    ignored: str | None


def wishes_of(picks: Sequence[dict[str, Any]], players: int) -> Wishes:
    """The picks of a vector by seat; an order is joined to the choice it belongs to."""
    by_seat: list[list[Wish]] = [[] for _ in range(players)]
    for pick in picks:
        wishes = by_seat[pick["player"]]
        options = tuple(option for option in pick["options"] if option != AUTO)
        picked = tuple(pick["picked"])
        if AUTO in pick["options"]:
            _order(wishes, options, picked)
        elif picked and picked[0] in _SAME_AS:
            wishes.append(Wish((YES,), _SAME_AS[picked[0]], ()))
        elif options == (YES, NO):
            wishes.append(Wish(options, (), picked if picked == (YES,) else (), declines=picked != (YES,)))
        else:
            wishes.append(Wish(options, (), picked, declines=not picked))
    return tuple(map(tuple, by_seat))


def _order(wishes: list[Wish], names: tuple[str, ...], picked: tuple[str, ...]) -> None:
    """Note that of these names the picked one comes next."""
    if not wishes or set(wishes[-1].loose) != set(names):
        wishes.append(Wish(names, (), names))
    wish = wishes.pop()
    if picked != (AUTO,):
        loose = tuple(name for name in wish.loose if name not in picked)
        wish = wish._replace(fixed=wish.fixed + picked, loose=loose)
    if len(wish.loose) == 1:
        wish = wish._replace(fixed=wish.wanted, loose=())
    wishes.append(wish)


def follow(game: Game, wishes: Wishes, accept: Callable[[Trace], bool]) -> bool:
    """Try the consistent answers to every decision of an action that has begun.

    Args:
        game: asks the first decision of the action, or the next action already.
        wishes: what the witness picked.
        accept: looks at each complete way; True ends the search.

    Returns:
        Whether some way was accepted.
    """
    budget = [TRIES]
    return _follow(game, wishes, 0, _taking_part(game), accept, budget)


def _follow(
    game: Game,
    wishes: Wishes,
    unasked: int,
    took_part: frozenset[str],
    accept: Callable[[Trace], bool],
    budget: list[int],
) -> bool:
    ask = game.decision
    if ask is None or ask.kind == ACTION:
        left = [(wish, seat) for seat, of_seat in enumerate(wishes) for wish in of_seat]
        ignored = [wish for wish, seat in left if not _may_be_left(wish, took_part, game.state.players[seat])]
        return accept(Trace(game, took_part, unasked, ", ".join(ignored[0].wanted) if ignored else None))
    mine = wishes[ask.seat]
    answers = list(dict.fromkeys(_answers(ask, mine, game)))
    free = not answers
    if free:
        answers = [(option, mine) for option in ask.options]
    for option, rest in answers:
        budget[0] -= 1
        if budget[0] < 0:
            return False
        twin = game.clone() if len(answers) > 1 else game
        twin.pick(option)
        left_over = (*wishes[: ask.seat], rest, *wishes[ask.seat + 1 :])
        if _follow(twin, left_over, unasked + free, took_part | _taking_part(twin), accept, budget):
            return True
    return False


def _taking_part(game: Game) -> frozenset[str]:
    names = set()
    for event in game.events:
        if isinstance(event.what, Card):
            names.add(event.what.name)
            names.update(game.state.table.names[seat] for seat in (event.seat, event.to_seat) if seat >= 0)
    return frozenset(names)


def _may_be_left(wish: Wish, took_part: frozenset[str], player: Player) -> bool:
    """Whether we need not have asked for this."""
    named = set(wish.wanted)
    if not named or wish.declines or len(wish.options) == 1 or YES in named or named <= took_part:
        return True
    if wish.begun and len(named) == 1:
        return True
    return all(name in COLOR_NAMES and len(player.piles[COLOR_NAMES.index(name)]) < 2 for name in named)


def _answers(ask: Decision, mine: tuple[Wish, ...], game: Game) -> Iterator[tuple[str, tuple[Wish, ...]]]:
    """The consistent answers, each with what is still to be answered after it.

    An earlier wish is kept when a later one is answered: whether it may be
    left unanswered shows at the end.
    """
    for index, wish in enumerate(mine):
        found = False
        for option, rest in _answers_to(ask, wish, game):
            found = True
            kept = () if rest is None else (rest,)
            yield option, mine[:index] + kept + mine[index + 1 :]
        if found and (wish.wanted or wish.declines):
            return


def _answers_to(ask: Decision, wish: Wish, game: Game) -> Iterator[tuple[str, Wish | None]]:
    offered = ask.options
    if wish.options == (YES,):  # worded as an action: a fixed run of answers
        if wish.fixed and wish.fixed[0] in offered:
            rest = wish._replace(fixed=wish.fixed[1:])
            yield wish.fixed[0], rest if rest.fixed else None
        return
    if NO in wish.options:
        yield from _answers_to_whether(offered, wish)
        return
    words = {name: _word(ask, name, game) for name in wish.options}
    if not wish.wanted or wish.declines:
        if PASS in offered and any(word in offered for word in words.values()):
            yield PASS, None
        return
    if ask.kind == WHETHER:
        if len(wish.options) == 1:
            yield YES, None
        return
    if ask.verb == "keep":
        kept = [name for name in wish.options if name not in wish.wanted]
        if set(wish.options) == set(offered) and len(kept) == 1:
            yield kept[0], None
        return
    able = [name for name in wish.wanted if words[name] in offered]
    if not able and ask.kind == COLOR and PASS in offered and wish.wanted[0] in COLOR_NAMES:
        yield PASS, None
        return
    if wish.fixed:
        able = [*able[:1], *sorted(able, key=lambda name: offered.index(words[name]))[:1]]
    for name in able:
        yield words[name], wish.without(name)


def _answers_to_whether(offered: tuple[str, ...], wish: Wish) -> Iterator[tuple[str, Wish | None]]:
    """The witness was asked yes or no; we may ask which, with ``pass`` for no."""
    if PASS not in offered:
        return
    if wish.declines:
        yield PASS, None
        return
    for option in offered:
        if option != PASS:
            yield option, None


def _word(ask: Decision, name: str, game: Game) -> str:
    """How our option calls what the witness calls so."""
    if ask.kind == BACK:
        card = game.state.table.card_set.by_name.get(name)
        return str(card.value) if card else name
    if ask.kind == WHETHER:
        return YES
    return name
