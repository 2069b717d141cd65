"""What strong play looks like: figures of games between the strongest quick bots, for the guide to the rules.

    python tools/strategy_figures.py                 250 games of each edition, in a few minutes
    python tools/strategy_figures.py --games 50      fewer, to try it out

Two neural bots play editions 3 and 4, from seed 0 up.  Writes src/splay/web/library/strategy.json, from which the guide
takes its figures.  All figures are of those who won alone, unless they say otherwise.
"""

import argparse
import json
import shlex
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

from splay.arena.folder import write_whole
from splay.arena.play import play
from splay.arena.series import Series
from splay.game.game import Game
from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, Action, action_of
from splay.position.decision import ACTION, Decision
from splay.position.ruleset import ruleset
from splay.position.terms import UNSPLAYED
from splay.views.view import View, view

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "src" / "splay" / "web" / "library" / "strategy.json"
EDITIONS: Final = (3, 4)
BOT: Final = "neural"
KINDS: Final = (DRAW, MELD, DOGMA, ACHIEVE)
CARDS: Final = 5
"""How many cards are named."""


@dataclass
class Figures:
    """What is counted over the games of an edition.

    Attributes:
        games, wins: played; won by one alone.
        turns: of each game.
        reasons: how they end.
        parts: the winners' actions by kind, in each third of a game.
        open: the winners' dogmas that an opponent had enough icons for, and all of them.
        cards: which cards the winners activated, counted once for each game.
        first: the turn of the first achievement.
        ages: the highest top card of winners.
        colors, splayed: piles of winners, and splayed ones among them.
        first_wins: how often whoever claimed first won.
    """

    games: int = 0
    wins: int = 0
    turns: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    parts: tuple[Counter[str], ...] = field(default_factory=lambda: (Counter(), Counter(), Counter()))
    open: list[bool] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)
    first: list[int] = field(default_factory=list)
    ages: list[int] = field(default_factory=list)
    colors: list[int] = field(default_factory=list)
    splayed: list[int] = field(default_factory=list)
    first_wins: list[bool] = field(default_factory=list)


def is_open(seen: View, card: str, seat: int) -> bool:
    """Whether an opponent has at least as many of the icon of a card."""
    icon = ruleset(seen.edition).by_name[card].featured
    mine = seen.players[seat].count(icon)
    return any(each.count(icon) >= mine for each in seen.players if each.seat != seat)


def play_one(series: Series, number: int, into: Figures) -> None:
    """Play a game and count it."""
    sitting = series.sitting(number)
    game = Game.start(sitting.setup)
    acts: list[tuple[int, int, Action, bool]] = []
    claims: list[tuple[int, int]] = []

    def note(ask: Decision, seen: View, pick: str) -> None:
        if not claims:
            claims.extend((seen.turn, each.seat) for each in seen.players if each.achievements or each.specials)
        if ask.kind == ACTION:
            act = action_of(pick)
            acts.append((seen.turn, ask.seat, act, act.kind == DOGMA and is_open(seen, act.card, ask.seat)))

    play(game, sitting.bots(), series.ceiling, series.turn_limit, note)
    count(game, acts, claims, into)


def count(
    game: Game, acts: Sequence[tuple[int, int, Action, bool]], claims: Sequence[tuple[int, int]], into: Figures
) -> None:
    """Add a game."""
    into.games += 1
    into.turns.append(game.turn)
    outcome = game.outcome
    into.reasons["unfinished" if outcome is None else outcome.reason] += 1
    if claims:
        into.first.append(claims[0][0])
    if outcome is None or len(outcome.winners) != 1:
        return
    (winner,) = outcome.winners
    into.wins += 1
    if claims:
        into.first_wins.append(claims[0][1] == winner)
    own = [(turn, act, shared) for turn, seat, act, shared in acts if seat == winner]
    for turn, act, shared in own:
        into.parts[min(2, 3 * turn // (game.turn + 1))][act.kind] += 1
        if act.kind == DOGMA:
            into.open.append(shared)
    into.cards.update({act.card for _, act, _ in own if act.kind == DOGMA})
    board = view(game, winner).players[winner]
    into.ages.append(max((card.age for card in board.tops), default=0))
    into.colors.append(len(board.piles))
    into.splayed.append(sum(pile.splay != UNSPLAYED for pile in board.piles))


def shares(counted: Counter[str]) -> dict[str, float]:
    """The share of each kind of action."""
    total = sum(counted[kind] for kind in KINDS)
    return {kind: round(counted[kind] / total, 3) for kind in KINDS}


def told(edition: int, found: Figures) -> dict[str, Any]:
    """The figures of an edition as they are written."""
    return {
        "edition": edition,
        "games": found.games,
        "wins": found.wins,
        "turns": median(found.turns),
        "reasons": {reason: round(count / found.games, 3) for reason, count in found.reasons.most_common()},
        "actions": shares(sum(found.parts, Counter())),
        "parts": [shares(part) for part in found.parts],
        "open": round(mean(found.open), 3),
        "cards": [[card, round(count / found.wins, 3)] for card, count in found.cards.most_common(CARDS)],
        "first": median(found.first),
        "first_wins": round(mean(found.first_wins), 3),
        "age": median(found.ages),
        "colors": round(mean(found.colors), 1),
        "splayed": round(mean(found.splayed), 1),
    }


def main(words: Sequence[str]) -> int:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=250, help="of each edition")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args(words)
    editions = []
    for edition in EDITIONS:
        series = Series.rotating(edition, (BOT,), 2)
        found = Figures()
        for number in range(chosen.games):
            play_one(series, number, found)
        editions.append(told(edition, found))
        print(f"edition {edition}: {found.games} games", flush=True)
    command = shlex.join(["python", "tools/strategy_figures.py", *words])
    data = {"command": command, "version": version("splay"), "bot": BOT, "players": 2, "editions": editions}
    write_whole(chosen.file, f"{json.dumps(data, indent=1)}\n".encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
