"""Games between bots as data: records, and tables of Parquet with a row for each game and for each decision."""

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from splay.bots.arena import CEILING, seat_bots
from splay.env.actions import SPACES_VERSION, action_space
from splay.env.core import returns_of
from splay.env.errors import BadArgument
from splay.game.game import Game
from splay.game.record import Record
from splay.position.decision import ACTION
from splay.position.setup import Setup
from splay.views.view import view

PART: Final = 100
"""Games in a file; also what is played again after a run was interrupted."""
DECISIONS: Final = "decisions"
GAMES: Final = "games"
RECORDS: Final = "records"
RUN: Final = "run.json"

_WORD: Final = pa.dictionary(pa.int32(), pa.string())
DECISION_COLUMNS: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("number", pa.int32()),
        ("turn", pa.int32()),
        ("seat", pa.int8()),
        ("bot", _WORD),
        ("kind", _WORD),
        ("verb", _WORD),
        ("card", _WORD),
        ("view", pa.string()),
        ("options", pa.list_(pa.string())),
        ("actions", pa.list_(pa.int16())),
        ("pick", pa.string()),
        ("action", pa.int16()),
        ("won", pa.bool_()),
        ("reward", pa.float32()),
    ]
)
GAME_COLUMNS: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("edition", pa.int8()),
        ("players", pa.int8()),
        ("bots", pa.list_(pa.string())),
        ("places", pa.list_(pa.int8())),
        ("starts", pa.int8()),
        ("turns", pa.int32()),
        ("decisions", pa.int32()),
        ("reason", pa.string()),
        ("card", pa.string()),
        ("winners", pa.list_(pa.int8())),
        ("achievements", pa.list_(pa.int8())),
        ("points", pa.list_(pa.int16())),
    ]
)


@dataclass(frozen=True)
class Run:
    """Which games are played.

    Attributes:
        edition: 1, 3 or 4.
        bots: one for each place; from game to game they move on by one seat.
        seed: of the first game; the next ones count up.  A game is called by its seed.
        teams: a letter for each seat, or empty.
        parley: as for `Setup`.
        ceiling: a game with this many picks is left unfinished.
        spaces: the version of the actions.
    """

    edition: int
    bots: tuple[str, ...]
    seed: int = 0
    teams: str = ""
    parley: bool | None = None
    ceiling: int = CEILING
    spaces: int = SPACES_VERSION

    def setup(self, index: int) -> tuple[Setup, list[int]]:
        """The setup of a game, and the place of the bot in each seat."""
        count = len(self.bots)
        places = [(seat + index) % count for seat in range(count)]
        names = [f"{self.bots[place]} {place + 1}" for place in places]
        return Setup(self.edition, names, self.seed + index, self.teams, parley=self.parley), places


def write_games(
    folder: Path, run: Run, games: int, processes: int = 1, tell: Callable[[int], None] | None = None
) -> None:
    """Play games and write them to a folder; what is there already is kept.

    Args:
        folder: holds ``records``, ``games`` and ``decisions`` afterwards, and ``run.json``.
        run: which games.
        games: how many.
        processes: how many of them play.
        tell: is told how many games are there.

    Raises:
        BadArgument: the folder has games of another run.
        SetupError: there is no such table or bot.
    """
    run.setup(0)
    seat_bots(run.bots, len(run.bots), run.seed)
    for name in (RECORDS, GAMES, DECISIONS):
        (folder / name).mkdir(parents=True, exist_ok=True)
    told = json.loads(json.dumps(asdict(run)))
    if (folder / RUN).exists():
        found = json.loads((folder / RUN).read_text(encoding="utf-8"))
        if found != told:
            raise BadArgument("{folder} has games of another run: {found}", folder=str(folder), found=found)
    _write_whole(folder / RUN, (json.dumps(told, indent=1) + "\n").encode())
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    missing = [part for part in parts if not _is_written(folder, part)]
    done = games - sum(map(len, missing))
    if tell is not None:
        tell(done)
    if processes == 1:
        for part in missing:
            write_part(folder, run, part, None if tell is None else partial(_tell_more, tell, done))
            done += len(part)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        for future in as_completed([pool.submit(write_part, folder, run, part) for part in missing]):
            done += future.result()
            if tell is not None:
                tell(done)


def _tell_more(tell: Callable[[int], None], before: int, count: int) -> None:
    tell(before + count)


def write_part(folder: Path, run: Run, part: range, tell: Callable[[int], None] | None = None) -> int:
    """Play the games of one file and write it; returns how many.

    Args:
        folder: where to.
        run: which games.
        part: their numbers within the run.
        tell: is told how many of them have been played.
    """
    games: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    for count, index in enumerate(part, start=1):
        game, places, rows = _played(run, index)
        outcome = game.outcome
        rewards = returns_of(outcome, len(places))
        for row in rows:
            row["won"] = None if outcome is None else row["seat"] in outcome.winners
            row["reward"] = rewards[row["seat"]]
        decisions += rows
        games.append(_summed_up(run, game, places, rows))
        _write_whole(folder / RECORDS / f"{run.seed + index}.txt", f"{Record.of(game)}\n".encode())
        if tell is not None:
            tell(count)
    _write_table(folder / DECISIONS / _name(part), decisions, DECISION_COLUMNS)
    _write_table(folder / GAMES / _name(part), games, GAME_COLUMNS)
    return len(part)


def read_games(folder: Path) -> list[dict[str, Any]]:
    """The rows of all games in a folder, in order."""
    return list(_rows(folder / GAMES))


def read_decisions(folder: Path, columns: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The rows of all decisions in a folder, in order, file by file.

    Args:
        folder: where to look.
        columns: which of `DECISION_COLUMNS`.
    """
    return _rows(folder / DECISIONS, columns)


def _rows(folder: Path, columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob("part-*.parquet")):
        yield from pq.read_table(file, columns=None if columns is None else list(columns)).to_pylist()


def _played(run: Run, index: int) -> tuple[Game, list[int], list[dict[str, Any]]]:
    """A game, the place of the bot in each seat, and a row for each decision."""
    setup, places = run.setup(index)
    bots = seat_bots([run.bots[place] for place in places], len(places), run.seed + index)
    game = Game.start(setup)
    space = action_space(run.edition)
    rows: list[dict[str, Any]] = []
    while (ask := game.decision) is not None and len(rows) < run.ceiling:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        pick = bots[ask.seat].choose(seen, seen.asked)
        told = seen.to_json()
        rows.append(
            {
                "game": run.seed + index,
                "number": ask.number,
                "turn": game.state.turn,
                "seat": ask.seat,
                "bot": run.bots[places[ask.seat]],
                "kind": ask.kind,
                "verb": told["decision"]["verb"],
                "card": ask.effect.card if ask.effect else None,
                "view": json.dumps(told, separators=(",", ":")),
                "options": list(ask.options),
                "actions": list(game.legal_actions),
                "pick": pick,
                "action": space.number_of(ask, pick, setup.players),
            }
        )
        game.pick(pick)
    return game, places, rows


def _summed_up(run: Run, game: Game, places: list[int], rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The row of a game."""
    outcome = game.outcome
    state = game.state
    first = next((row["seat"] for row in rows if row["kind"] == ACTION), None)
    return {
        "game": game.seed,
        "edition": run.edition,
        "players": len(places),
        "bots": [run.bots[place] for place in places],
        "places": places,
        "starts": first,
        "turns": state.turn,
        "decisions": len(rows),
        "reason": None if outcome is None else outcome.reason,
        "card": None if outcome is None else outcome.card,
        "winners": [] if outcome is None else list(outcome.winners),
        "achievements": [player.achievement_count for player in state.players],
        "points": [player.points for player in state.players],
    }


def _name(part: range) -> str:
    return f"part-{part.start // PART:05}.parquet"


def _is_written(folder: Path, part: range) -> bool:
    """Whether these games are there, all of them, and perhaps more."""
    file = folder / GAMES / _name(part)
    return file.exists() and pq.read_metadata(file).num_rows >= len(part)


def _write_table(file: Path, rows: list[dict[str, Any]], columns: Any) -> None:
    table = pa.Table.from_pylist(rows, schema=columns)
    aside = file.with_suffix(".new")
    pq.write_table(table, aside, compression="zstd")
    aside.replace(file)


def _write_whole(file: Path, data: bytes) -> None:
    """Write a file that is either there as a whole or not at all."""
    aside = file.with_suffix(".new")
    aside.write_bytes(data)
    aside.replace(file)
