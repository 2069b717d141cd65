"""The ladder of bots: every rung against the one below, in every edition and number of players.

    python tools/ladder.py                          play what is missing into build/ladder, then write the tables
    python tools/ladder.py --games 200 --processes 4
    python tools/ladder.py --bots neural,search     only these two; the tables of the others stay as they are

The tables go to docs/reference/bots.md, between its markers.  Interrupted, it goes on where it stopped.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from splay.arena.contest import Contest
from splay.arena.ratings import Rating
from splay.arena.report import minus, share_words
from splay.arena.run import run_contest
from splay.arena.standings import Standings, standings_of
from splay.bots import BOTS
from splay.position.editions import EDITIONS

ROOT: Final = Path(__file__).resolve().parent.parent
DATA: Final = ROOT / "build" / "ladder"
PAGE: Final = ROOT / "docs" / "reference" / "bots.md"
BEGIN: Final = "<!-- the ladder -->"
END: Final = "<!-- the end of the ladder -->"
HEADING: Final = "## "
ABOUT: Final = (
    "`python tools/ladder.py` has played these games (`--bots`: between whom, `--games`: how many), each with a "
    "shuffle played in every seating. The figures are those of the upper bot: how many games it has won and, in points "
    "of Elo, how much stronger it is, each with the interval that holds with 95 % certainty. At larger tables, too, a "
    "bot of equal strength would win half of the games."
)
GAMES: Final = 400
TEAMS: Final = "ABAB"


@dataclass(frozen=True)
class LadderTable:
    """A table at which neighbors meet: edition, number of players, and a letter for each seat or nothing."""

    edition: int
    players: int
    teams: str = ""

    def __str__(self) -> str:
        return f"edition {self.edition}, {self.players} players{', two against two' if self.teams else ''}"


def tables() -> Iterator[LadderTable]:
    """Every edition with every number of players, and with teams where it has any."""
    for number, edition in EDITIONS.items():
        for players in edition.players:
            yield LadderTable(number, players)
            if edition.team_needed and players == len(TEAMS):
                yield LadderTable(number, players, TEAMS)


def played(table: LadderTable, lower: str, upper: str, games: int, processes: int, data: Path) -> Standings:
    """Two rungs meet, the upper one first."""
    contest = Contest.of(table.edition, [upper, lower], table.players, teams=table.teams)
    name = re.sub(r"[^\w=.-]+", "_", f"{table.edition}-{table.teams or table.players}-{upper}-{lower}")
    return standings_of(contest, run_contest(contest, games, data / name, processes))


def section(lower: str, upper: str, rows: dict[LadderTable, Standings]) -> str:
    """How two rungs have met, as Markdown."""
    lines = [f"{HEADING}{upper} against {lower}", "", "| Table | Games | Won | Drawn | Elo |", "|---|---|---|---|---|"]
    for table, standings in rows.items():
        above, below = standings.bots
        won = share_words(above.rate)
        lines.append(f"| {table} | {above.games} | {won} | {above.draws} | {_elo(below.rating)} |")
    return "\n".join(lines)


def _elo(rating: Rating | None) -> str:
    """How much stronger the other bot is than the one with this rating."""
    if rating is None:
        return "–"
    more = "" if rating.is_bounded else " or more"
    return minus(f"{-rating.points:+.0f}{more} ({-rating.high:+.0f} to {-rating.low:+.0f})")


def put(sections: Sequence[str], page: Path, *, anew: bool) -> None:
    """Put sections between the markers of the page.

    Args:
        sections: each with its heading.
        page: the file.
        anew: whether they are all there is; otherwise they replace those with the same headings, or come last.
    """
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    between, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page} leaves no place for the ladder: {BEGIN} and {END}")
    found = (
        {} if anew else {_heading(each): each for each in re.split(f"^(?={HEADING})", between, flags=re.MULTILINE)[1:]}
    )
    found |= {_heading(each): each for each in sections}
    text = "\n\n".join([ABOUT, *[each.strip() for each in found.values()]])
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def _heading(text: str) -> str:
    return text.partition("\n")[0]


def main(words: Sequence[str]) -> int:
    """Play, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="of two neighbors at each table")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--bots", default="", help="only these, from the lowest rung up, with commas between them")
    parser.add_argument("--data", type=Path, default=DATA, help="where the games are or will be")
    parser.add_argument("--page", type=Path, default=PAGE)
    chosen = parser.parse_args(words)
    sections = []
    for lower, upper in pairwise(chosen.bots.split(",") if chosen.bots else BOTS):
        rows = {}
        for table in tables():
            rows[table] = played(table, lower, upper, chosen.games, chosen.processes, chosen.data)
            print(f"{upper} against {lower}, {table}: {rows[table].games} games", flush=True)
        sections.append(section(lower, upper, rows))
    put(sections, chosen.page, anew=not chosen.bots)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
