"""The ladder of bots: every rung against the one below, in every edition and number of players.

    python tools/ladder.py                          play what is missing into build/ladder, then write the tables
    python tools/ladder.py --processes 4
    python tools/ladder.py --bots search,neural     only these two; the tables of the others stay as they are
    python tools/ladder.py --bots search,neural --games 400

The tables go to docs/reference/bots.md, between its markers.  Interrupted, it goes on where it stopped.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from splay.arena.contest import Contest
from splay.arena.intervals import share_of
from splay.arena.report import share_words
from splay.arena.run import run_contest
from splay.arena.standings import BotStanding, Standings, standings_of
from splay.bots import make_bot
from splay.errors import SetupError
from splay.position.editions import EDITIONS

ROOT: Final = Path(__file__).resolve().parent.parent
DATA: Final = ROOT / "build" / "ladder"
PAGE: Final = ROOT / "docs" / "reference" / "bots.md"
BEGIN: Final = "<!-- the ladder -->"
END: Final = "<!-- the end of the ladder -->"
HEADING: Final = "## "
ABOUT: Final = (
    "`python tools/ladder.py` has played these games, each with a shuffle played in every seating. Told is how many "
    "games the upper bot has won, and the interval that holds with 95 % certainty. At larger tables, too, a bot of "
    "equal strength would win half of the games."
)
LARGER: Final = "all with more than two players"
TEAMS: Final = "ABAB"


@dataclass(frozen=True)
class Rung:
    """Two neighbors on the ladder, and how many games they play at each table."""

    upper: str
    lower: str
    games: int

    def __str__(self) -> str:
        return f"{self.upper} against {self.lower}"


RUNGS: Final = (
    Rung("first", "random", 40),
    Rung("greedy", "first", 160),
    Rung("neural", "greedy", 400),
    Rung("search:simulations=400", "neural", 60),
    Rung("champion:simulations=100", "search:simulations=100", 60),
)
"""From the lowest up, with fewer games where they take long: `first`, a yardstick, stands between the two lowest."""


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


def played(table: LadderTable, rung: Rung, processes: int, data: Path) -> Standings:
    """Two neighbors meet, the upper one first."""
    contest = Contest.of(table.edition, [rung.upper, rung.lower], table.players, teams=table.teams)
    name = re.sub(r"[^\w=.-]+", "_", f"{table.edition}-{table.teams or table.players}-{rung.upper}-{rung.lower}")
    return standings_of(contest, run_contest(contest, rung.games, data / name, processes))


def section(rung: Rung, met: Mapping[LadderTable, Standings]) -> str:
    """How two neighbors have met, as Markdown."""
    rows = [(str(table), [standings.bots[0]]) for table, standings in met.items()]
    rows.append((LARGER, [standings.bots[0] for table, standings in met.items() if table.players > 2]))
    lines = [f"{HEADING}{rung}", "", "| Table | Games | Won | Drawn |", "|---|---|---|---|"]
    return "\n".join([*lines, *[_row(name, standings) for name, standings in rows if standings]])


def _row(name: str, standings: Sequence[BotStanding]) -> str:
    """What a bot has won at one table, or at several taken together."""
    games, draws = sum(each.games for each in standings), sum(each.draws for each in standings)
    won = share_of([hits for each in standings for hits in each.hits])
    return f"| {name} | {games:,} | {share_words(won)} | {draws} |"


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


def rungs(bots: str, games: int | None) -> list[Rung]:
    """The rungs to be played.

    Args:
        bots: two, the upper one first, with a comma between them; empty for all.
        games: at each table; None for as many as they have on the ladder.

    Raises:
        SetupError: there is no such bot.
        SystemExit: these are not two neighbors, and how many games is not said; or no game is to be played.
    """
    if games is not None and games < 1:
        raise SystemExit(f"--games is 1 or more, not {games}")
    chosen = list(RUNGS)
    if bots:
        upper, comma, lower = bots.partition(",")
        if not comma or "," in lower:
            raise SystemExit(f"--bots are two, the stronger one first, such as search,neural, not {bots!r}")
        chosen = [rung for rung in RUNGS if (_name(rung.upper), _name(rung.lower)) == (upper, lower)]
        if not chosen and games is None:
            raise SystemExit(f"{upper} and {lower} are no neighbors on the ladder: say how many --games they play")
        chosen = chosen or [Rung(upper, lower, games or 0)]
        for bot in (upper, lower):
            make_bot(bot, 0)
    return chosen if games is None else [replace(rung, games=games) for rung in chosen]


def _name(bot: str) -> str:
    return bot.partition(":")[0]


def main(words: Sequence[str]) -> int:
    """Play, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="of two neighbors at each table (default: as on the page)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--bots", default="", help="only these two, the stronger one first, with a comma between them")
    parser.add_argument("--data", type=Path, default=DATA, help="where the games are or will be")
    parser.add_argument("--page", type=Path, default=PAGE)
    chosen = parser.parse_args(words)
    try:
        todo = rungs(chosen.bots, chosen.games)
    except SetupError as fault:
        raise SystemExit(str(fault)) from None
    sections = []
    for rung in todo:
        met = {}
        for table in tables():
            met[table] = played(table, rung, chosen.processes, chosen.data)
            print(f"{rung}, {table}: {met[table].games} games", flush=True)
        sections.append(section(rung, met))
    put(sections, chosen.page, anew=not chosen.bots)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
