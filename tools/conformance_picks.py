"""Answers our decisions with what a witness picked, matching by meaning.

The witness asks at a different granularity from Splay: one of its picks may name
several cards, it asks for an order where order cannot matter, and it may ask where
there is a single option.  `follow` walks through our decisions and tries every
answer that is *consistent* with the picks, until the result satisfies the caller.

An answer is consistent if, going through the picks of the asked seat in order:

* it names something that the pick named and that is not yet answered.  Where the
  witness was asked for an order: the first such thing that is offered, in the
  witness's order or, if order does not matter to us, in ours;
* or it declines, and the pick declined or everything it named has been answered;
* or it declines where the pick named a color that we do not offer, because
  it would make no difference;
* or it says yes to what the pick said yes to;
* or it keeps the one card that the pick did not name to go away.

Once a pick has been answered, later answers cannot go back to an earlier one.  A pick
may be left unanswered (because we did not ask) only if it declined, had a single option
or was yes; if only its last part is left, which we took as forced; if every card or
player it named took part in the action; if it named a color of fewer than two cards,
or a value of which no card took part.

The witness names hidden cards by their backs, including achievements on the table.  Where one achievement
may be junked (`_FIRST_COUNTS`) it may name several, of which the first counts.  It does not know parley,
so a player asked to pay declines.

A decision may be answered freely only if no unanswered pick of this seat mentions
what is offered.  Ways with the fewest such answers are tried first; `Way.unasked` counts them.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from splay.game.game import Game
from splay.position.card import Card
from splay.position.card_moves import CardMoves, PayForParley
from splay.position.decision import ACTION, BACK, CARD, COLOR, WHETHER, WHICH, Decision
from splay.position.event_log import TO_BE_SPARED, TO_SHARE
from splay.position.events import JunkDeck, Reveal
from splay.position.state import Player
from splay.position.terms import COLOR_NAMES, PASS, YES
from splay.position.verbs import KEEP, PAY

NO: Final = "no"
AUTO: Final = "auto"
"""The witness's option for "the rest in any order"."""

TRIES: Final = 2000
"""How many answers one search may try."""
FREE: Final = 4
"""The maximum number of decisions that may be answered freely."""

_SAME_AS: Final = {
    "Draw and Score and Return": "draw and score",
    "Draw a Higher Card": "draw",
    "Exchange highest cards between hand and score pile": "exchange highest",
    "Junk all cards in the 3 deck": "junk all 3s",
    "coin": "crown",
}
"""Options in the witness's words, and in ours."""
_HIDDEN: Final = re.compile(r"\*base-(\d+)\*")
"""The back of a card, with its value; the owner may follow: ``*base-9* (p1)``."""
_FIRST_COUNTS: Final = frozenset(["Encyclopedia", "Publications", "Socialism"])
"""Cards for which a pick may name several cards or achievements, although only the first counts (edition 4)."""
_PARLEY: Final = (PAY[TO_SHARE], PAY[TO_BE_SPARED])
"""What a distant player is asked; the witness does not know parley, so the answer is always to decline."""


class Wish(NamedTuple):
    """The part of a witness's pick that is not yet answered.

    Attributes:
        options: everything it could have named.
        fixed: what it named in an order it was asked for, first to last.
        loose: what it named in no particular order; after `fixed`.
        declines: whether it declined.
        begun: whether part of it has been answered.
        past: whether a later pick has been answered.
    """

    options: tuple[str, ...]
    fixed: tuple[str, ...] = ()
    loose: tuple[str, ...] = ()
    declines: bool = False
    begun: bool = False
    past: bool = False

    @property
    def wanted(self) -> tuple[str, ...]:
        """Everything it named that is not yet answered."""
        return self.fixed + self.loose

    def without(self, name: str) -> "Wish":
        """The wish after this name has been answered."""
        if name in self.fixed:
            return self._replace(fixed=_less(self.fixed, name), begun=True)
        return self._replace(loose=_less(self.loose, name), begun=True)


def _less(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """These names without the first one that matches; hidden cards of one value share a name."""
    at = names.index(name)
    return names[:at] + names[at + 1 :]


Wishes = tuple[Wish, ...]
"""What one seat has still to answer, first to last."""


class Way(NamedTuple):
    """A way through the action.

    Attributes:
        game: after its last pick.
        unasked: decisions answered freely, because the witness was not asked.
        problem: what makes it inconsistent with the picks; None if it is consistent.
    """

    game: Game
    unasked: int
    problem: str | None


# -- reading the picks ---------------------------------------------------------------


def wishes_of(picks: Sequence[dict[str, Any]], players: int) -> tuple[Wishes, ...]:
    """The picks of a vector by seat, with each order joined to the choice it belongs to."""
    by_seat: list[list[Wish]] = [[] for _ in range(players)]
    for pick in picks:
        wishes = by_seat[pick["player"]]
        options = tuple(_SAME_AS.get(option, option) for option in pick["options"] if option != AUTO)
        picked = tuple(_SAME_AS.get(name, name) for name in pick["picked"])
        if AUTO in pick["options"]:
            _order(wishes, options, picked)
        elif not picked or picked == (NO,):
            wishes.append(Wish(options, declines=True))
        else:
            wishes.append(Wish(options, loose=picked))
    return tuple(map(tuple, by_seat))


def _order(wishes: list[Wish], names: tuple[str, ...], picked: tuple[str, ...]) -> None:
    """Note that the picked name comes next among these."""
    if not wishes or set(wishes[-1].loose) != set(names):
        wishes.append(Wish(names, loose=names))
    wish = wishes.pop()
    if picked != (AUTO,):
        loose = tuple(name for name in wish.loose if name not in picked)
        wish = wish._replace(fixed=wish.fixed + picked, loose=loose)
    if len(wish.loose) == 1:
        wish = wish._replace(fixed=wish.wanted, loose=())
    wishes.append(wish)


# -- the search ----------------------------------------------------------------------


def follow(game: Game, wishes: tuple[Wishes, ...], accept: Callable[[Way], bool]) -> bool:
    """Try the consistent answers to every decision of an action that has begun.

    Args:
        game: at the first decision of the action, or already at the next action.
        wishes: what the witness picked, by seat.
        accept: looks at each way, even one with a problem; True ends the search.

    Returns:
        Whether some way was accepted.
    """
    began_with = _taking_part(game)
    return any(_Search(accept, free).runs(game.clone(), wishes, began_with, 0) for free in range(FREE + 1))


class _Search:
    """One search, depth first.

    Attributes:
        accept: looks at each way.
        free: how many decisions may be answered freely.
        left: how many answers may still be tried.
    """

    def __init__(self, accept: Callable[[Way], bool], free: int) -> None:
        self.accept = accept
        self.free = free
        self.left = TRIES

    def runs(self, game: Game, wishes: tuple[Wishes, ...], took_part: frozenset[str], unasked: int) -> bool:
        """Whether some way from here is accepted; may play `game` on."""
        while (ask := game.decision) is not None and ask.verb in _PARLEY:
            game.pick(PASS)
        if ask is None or ask.kind == ACTION:
            return self.accept(Way(game, unasked, _ignored(game, wishes, took_part)))
        mine = wishes[ask.seat]
        spoken_of, answers = _answers(ask, mine, game)
        if not answers:
            if spoken_of or unasked == self.free:
                who = game.names[ask.seat]
                return self.accept(Way(game, unasked, f"Splay asks {who} for one of {', '.join(ask.options)}"))
            unasked += 1
            answers = [(option, mine) for option in ask.options]
        for option, rest in answers:
            self.left -= 1
            if self.left < 0:
                break
            twin = game.clone() if len(answers) > 1 else game
            twin.pick(option)
            left_over = (*wishes[: ask.seat], rest, *wishes[ask.seat + 1 :])
            if self.runs(twin, left_over, took_part | _taking_part(twin), unasked):
                return True
        return False


def _taking_part(game: Game) -> frozenset[str]:
    """Cards moved by the last pick, including those of a junked deck, and the players they moved between."""
    names: set[str] = set()
    for event in game.events:
        if isinstance(event, (CardMoves, Reveal)):
            seats = (
                event.seat,
                event.to if isinstance(event, CardMoves) else None,
                event.distant if isinstance(event, PayForParley) else None,
            )
            names.update(card.name for card in event.cards_shown())
            names.update(game.names[seat] for seat in seats if seat is not None)
        elif isinstance(event, JunkDeck):
            names.update(card.name for card in event.cards if isinstance(card, Card))
    return frozenset(names)


def _ignored(game: Game, wishes: tuple[Wishes, ...], took_part: frozenset[str]) -> str | None:
    """The first pick that was left unanswered without a reason."""
    by_name = game.rules.by_name
    values = {str(by_name[name].value) for name in took_part if name in by_name}
    for player, of_seat in zip(game.state.players, wishes, strict=True):
        for wish in of_seat:
            if not _may_be_left(wish, took_part, values, player):
                return f"picked {', '.join(wish.wanted)}: Splay did not ask"
    return None


def _may_be_left(wish: Wish, took_part: frozenset[str], values: set[str], player: Player) -> bool:
    named = set(wish.wanted)
    return (
        not named
        or len(set(wish.options)) == 1
        or YES in named
        or named <= took_part
        or (wish.begun and len(named) == 1 and (bool(wish.fixed) or named <= set(COLOR_NAMES)))
        or all(name.isdigit() and name not in values for name in named)
        or all(name in COLOR_NAMES and len(player.piles[COLOR_NAMES.index(name)]) < 2 for name in named)
    )


# -- answers -------------------------------------------------------------------------


def _answers(ask: Decision, mine: Wishes, game: Game) -> tuple[bool, list[tuple[str, Wishes]]]:
    """Whether some unanswered pick mentions what is offered, and the consistent answers.

    Each answer comes with what is still to be answered after it.  The first pick made
    among exactly what we offer is tried first, and no later one is tried.
    """
    offered = {option for option in ask.options if option != PASS}
    speaking = False
    found: list[tuple[str, Wishes]] = []
    for index, wish in enumerate(mine):
        words = {_word(ask, name, game) for name in wish.options}
        is_finished = wish.begun and not wish.wanted
        is_all_or_none = ask.kind == WHETHER and len(words) == 1 and not is_finished
        if not (words & offered or NO in words or is_all_or_none):
            continue
        speaking = speaking or not wish.past or not wish.begun
        if wish.past:
            continue
        earlier = tuple(each._replace(past=True) for each in mine[:index])
        answers = [(option, (*earlier, rest, *mine[index + 1 :])) for option, rest in _answers_to(ask, wish, game)]
        if (words == offered and not is_finished) or (ask.kind == WHETHER and NO in words):
            return True, list(dict.fromkeys(answers + found))
        found += answers
    return speaking, list(dict.fromkeys(found))


def _answers_to(ask: Decision, wish: Wish, game: Game) -> Iterator[tuple[str, Wish]]:
    """The answers consistent with one pick, each with what is left of it."""
    offered = ask.options
    if ask.effect is not None and ask.effect.card in _FIRST_COUNTS and ask.kind in (BACK, CARD, WHICH):
        wish = wish._replace(loose=wish.loose[:1])
    done = wish._replace(fixed=(), loose=(), declines=False, begun=True, past=True)
    words = {name: _word(ask, name, game) for name in (*wish.options, *wish.wanted)}
    able = [name for name in wish.wanted if words[name] in offered]
    if NO in wish.options:  # we may ask "which" where the witness was asked "whether"
        if PASS in offered:
            yield from ((option, done) for option in offered if (option == PASS) == wish.declines)
    elif not wish.wanted:
        if PASS in offered and any(words[name] in offered for name in wish.options):
            yield PASS, done
    elif ask.verb is KEEP:
        kept = [name for name in wish.options if name not in wish.wanted]
        if set(wish.options) == set(offered) and len(kept) == 1:
            yield kept[0], done
    elif ask.kind == WHETHER and len(wish.options) == 1:
        yield YES, done
    elif ask.kind == COLOR and PASS in offered and not able and wish.wanted[0] in COLOR_NAMES:
        yield PASS, done
    else:
        if wish.fixed:
            able = [*able[:1], *sorted(able, key=lambda name: offered.index(words[name]))[:1]]
        yield from ((words[name], wish.without(name)) for name in able)


def _word(ask: Decision, name: str, game: Game) -> str:
    """Our option for what the witness calls by this name."""
    if ask.kind == WHICH:
        return next((option for option in ask.options if option in (f"junk {name}", f"restore {name}")), name)
    card: Card | None
    if ask.kind == CARD and name in COLOR_NAMES:  # a top card, named by its color
        card = game.state.players[ask.seat].top(COLOR_NAMES.index(name))
        return card.name if card else name
    if ask.kind != BACK:
        return name
    if hidden := _HIDDEN.match(name):
        return hidden[1]
    card = game.rules.by_name.get(name)
    return str(card.value) if card else name
