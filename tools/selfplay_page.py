"""The page on what games look like: docs/explanation/statistics.md and its pictures, from games between bots.

    python tools/selfplay_page.py               play what is missing into build/selfplay, then write the page
    python tools/selfplay_page.py --processes 4

Playing takes a quarter of an hour; interrupted, it goes on where it stopped.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from splay.arena.intervals import wilson
from splay.arena.picture import COLORS, WIDTH, Picture
from splay.arena.series import Series
from splay.env.dataset import read_decisions, read_games, write_games
from splay.position.actions import DOGMA
from splay.position.decision import ACTION

ROOT: Final = Path(__file__).resolve().parent.parent
DATA: Final = ROOT / "build" / "selfplay"
PAGE: Final = ROOT / "docs" / "explanation" / "statistics.md"
RUNS: Final = (
    (4, "random,random", 600),
    (3, "random,random", 600),
    (1, "random,random", 600),
    (4, "random,random,random", 300),
    (4, "random,random,random,random", 300),
    (4, "first,first", 80),
    (3, "first,first", 80),
    (4, "first,random", 80),
)
"""Edition, bots and games."""
FEWEST: Final = 60
"""A card is judged by the seats that activated it if there are as many."""
SHOWN: Final = 10
BINS: Final = 20


@dataclass
class Activations:
    """The seats that activated a card at least once, and how many of them won.

    Attributes:
        seats: how many.
        wins: of these.
    """

    seats: int = 0
    wins: int = 0


@dataclass
class Told:
    """What a run tells.

    Attributes:
        edition: its number.
        bots: by place.
        games: a row for each game.
        cards: what became of those who activated a card.
    """

    edition: int
    bots: tuple[str, ...]
    games: list[dict[str, Any]]
    cards: dict[str, Activations] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the run is called on the page."""
        bots = self.bots[0] if len(set(self.bots)) == 1 else " against ".join(self.bots)
        return f"edition {self.edition}, {len(self.bots)} players, {bots}"

    @property
    def decided(self) -> list[dict[str, Any]]:
        """The games that somebody has won alone."""
        return [game for game in self.games if len(game["winners"]) == 1]


def told_of(folder: Path, edition: int, bots: tuple[str, ...]) -> Told:
    """Read a run."""
    told = Told(edition, bots, read_games(folder))
    seen: dict[tuple[int, int], dict[str, bool]] = {}
    for row in read_decisions(folder, ["game", "seat", "kind", "pick", "won"]):
        kind, _, card = row["pick"].partition(" ")
        if row["kind"] == ACTION and kind == DOGMA and row["won"] is not None:
            seen.setdefault((row["game"], row["seat"]), {})[card] = row["won"]
    for cards in seen.values():
        for card, won in cards.items():
            counted = told.cards.setdefault(card, Activations())
            counted.seats += 1
            counted.wins += won
    return told


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def with_interval(hits: int, count: int) -> str:
    """A share with its interval."""
    _, low, high = wilson(hits / count, count)
    return f"{percent(hits / count)} ({100 * low:.0f} to {100 * high:.0f})"


# -- tables ---------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def lengths(runs: Sequence[Told]) -> str:
    """How long games are."""
    rows = []
    for run in runs:
        turns = sorted(game["turns"] for game in run.games)
        decisions = [game["decisions"] for game in run.games]
        hundredths = quantiles(turns, n=100, method="inclusive")
        rows.append(
            (
                run.name,
                len(turns),
                f"{median(turns):.0f}",
                f"{hundredths[4]:.0f} to {hundredths[94]:.0f}",
                max(turns),
                f"{median(decisions):.0f}",
                max(decisions),
            )
        )
    head = ("Games", "How many", "Turns, median", "9 in 10", "Longest", "Decisions, median", "Most")
    return table(head, rows)


def endings(runs: Sequence[Told]) -> str:
    """How games end."""
    reasons = ("achievements", "score", "card", "elimination")
    rows = []
    for run in runs:
        counts = Counter(game["reason"] for game in run.games)
        shares = [percent(counts[reason] / len(run.games)) for reason in reasons]
        drawn = sum(game["reason"] is not None and not game["winners"] for game in run.games)
        shared = sum(len(game["winners"]) > 1 for game in run.games)
        rows.append((run.name, *shares, drawn, shared, counts[None]))
    head = ("Games", "Achievements", "Score", "A card says so", "The others are out", "Drawn", "Shared", "Unfinished")
    return table(head, rows)


def firsts(runs: Sequence[Told]) -> str:
    """How often whoever takes the first turn wins."""
    rows = []
    for run in runs:
        if len(set(run.bots)) == 1:
            wins = sum(game["winners"] == [game["starts"]] for game in run.decided)
            rows.append((run.name, with_interval(wins, len(run.decided)), percent(1 / len(run.bots))))
    return table(("Games", "The first player wins", "By chance"), rows)


def last_cards(runs: Sequence[Told]) -> str:
    """The cards that end games."""
    rows = []
    for run in runs:
        counts = Counter(game["card"] for game in run.games if game["card"])
        words = ", ".join(f"{card} {count}" for card, count in counts.most_common(6))
        rows.append((run.name, words or "none"))
    return table(("Games", "Games ended by the card"), rows)


def judged(run: Told) -> list[tuple[str, Activations]]:
    """The cards activated often enough, those whose players win most first."""
    often = [(card, counted) for card, counted in run.cards.items() if counted.seats >= FEWEST]
    return sorted(often, key=lambda pair: (-pair[1].wins / pair[1].seats, pair[0]))


# -- pictures -------------------------------------------------------------------------------

_LEFT: Final = 150
_BAR: Final = 22


def draw_lengths(runs: Sequence[Told], file: Path) -> None:
    """How many games take how many turns, one row for each run; the last box has all games that take more."""
    lasts = [sorted(game["turns"] for game in run.games)[len(run.games) * 97 // 100] for run in runs]
    step = max(1, -(-max(lasts) // BINS))
    row = 110
    picture = Picture(row * len(runs) + 40, "How many turns games take")
    width = (WIDTH - 60) / BINS
    for number, run in enumerate(runs):
        counts = Counter(min(game["turns"] // step, BINS - 1) for game in run.games)
        base = row * (number + 1)
        for place in range(BINS):
            height = (row - 35) * counts[place] / max(counts.values())
            picture.box(30 + place * width, base - height, width - 2, height, COLORS[number % len(COLORS)])
        picture.line(30, base, WIDTH - 30, base)
        picture.write(WIDTH - 30, base - row + 28, run.name, "end")
    for place in range(0, BINS + 1, 2):
        more = "+" if place == BINS else ""
        picture.write(30 + place * width, row * len(runs) + 18, f"{place * step}{more}", "middle")
    picture.write(WIDTH / 2, row * len(runs) + 36, "turns", "middle")
    picture.save(file)


def draw_cards(run: Told, file: Path) -> None:
    """How often those win who have activated a card: the best and the worst, each with its interval."""
    cards = judged(run)
    shown = cards if len(cards) <= 2 * SHOWN else cards[:SHOWN] + cards[-SHOWN:]
    picture = Picture(_BAR * (len(shown) + 2), "How often those win who activate a card")
    scale = WIDTH - _LEFT - 60
    for number, (card, counted) in enumerate(shown):
        y = _BAR * (number + 0.5)
        share = counted.wins / counted.seats
        _, low, high = wilson(share, counted.seats)
        picture.write(_LEFT - 8, y + 15, card, "end")
        picture.box(_LEFT, y + 3, scale * share, _BAR - 6, COLORS[0] if share >= 1 / len(run.bots) else COLORS[2])
        picture.line(_LEFT + scale * low, y + _BAR / 2, _LEFT + scale * high, y + _BAR / 2)
        picture.write(_LEFT + scale * high + 6, y + 15, percent(share))
    for tenth in range(0, 11, 2):
        picture.write(_LEFT + scale * tenth / 10, _BAR * (len(shown) + 1.6), f"{10 * tenth} %", "middle")
    even = _LEFT + scale / len(run.bots)
    picture.line(even, _BAR * 0.4, even, _BAR * (len(shown) + 0.8))
    picture.save(file)


# -- the page -------------------------------------------------------------------------------


def page(runs: Sequence[Told], file: Path) -> None:
    """Write the page and its pictures."""
    pictures = file.parent / file.stem
    two = [run for run in runs if len(run.bots) == 2 and len(set(run.bots)) == 1]
    draw_lengths(two, pictures / "lengths.svg")
    shown = [run for run in two if run.edition == max(each.edition for each in two)]
    for run in shown:
        draw_cards(run, pictures / f"cards-{run.bots[0]}.svg")
    cards = "\n\n".join(
        f"Between {run.bots[0]} bots, {run.name.partition(',')[0]}:\n\n"
        f"![How often those win who activate a card]({file.stem}/cards-{run.bots[0]}.svg)"
        for run in shown
    )
    mixed = [run for run in runs if len(set(run.bots)) > 1]
    against = "\n".join(f"- {line}" for line in map(_match, mixed))
    text = f"""# What games look like

Figures of games between bots, which `splay selfplay --out` has played; `tools/selfplay_page.py` writes this page. The
bot `random` takes any option, `first` looks one action ahead. Neither plays as people do, so these figures say more
about the game than about how to play it. Ranges in parentheses hold with 95 % certainty.

## How long they are

{lengths(runs)}

![How many turns games take]({file.stem}/lengths.svg)

## How they end

{endings(runs)}

{last_cards(runs)}

## Whether it helps to begin

The first turn of a game has only one action. Games that are drawn, shared or unfinished are left out.

{firsts(runs)}

## Which cards win

How often a seat won that has activated the card at least once: the ten best and the ten worst of the cards that at
least {FEWEST} seats activated. The line through the end of each bar is the range that holds with 95 % certainty. Cards
of high ages are activated by those who are ahead already, so this does not measure what a card is worth; and of so many
cards some stand at an end by chance.

{cards}

## Who wins

{against}
"""
    file.write_text(text, encoding="utf-8")


def _match(run: Told) -> str:
    """How bots of different kinds did."""
    wins = Counter(game["places"][game["winners"][0]] for game in run.decided)
    words = [f"`{bot}` wins {with_interval(wins[place], len(run.decided))}" for place, bot in enumerate(run.bots)]
    return f"{run.name}: {', '.join(words)} of {len(run.decided)} games"


def main(words: Sequence[str]) -> int:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--data", type=Path, default=DATA, help="where the games are or will be")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--share", type=float, default=1.0, help="of the games, to try it out")
    chosen = parser.parse_args(words)
    runs = []
    for edition, names, count in RUNS:
        bots = tuple(names.split(","))
        kinds = bots[0] if len(set(bots)) == 1 else names
        folder = chosen.data / f"{edition}-{len(bots)}-{kinds}"
        games = max(2, round(count * chosen.share))
        write_games(folder, Series.rotating(edition, bots, len(bots)), games, chosen.processes)
        print(f"{folder.name}: {games} games", flush=True)
        runs.append(told_of(folder, edition, bots))
    page(runs, chosen.page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
