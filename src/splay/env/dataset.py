"""Games between bots as data: records, and tables of Parquet with a row for each game and for each decision."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from splay.env.errors import need

with need("splay.env.dataset", "pyarrow"):
    import pyarrow as pa
    import pyarrow.parquet as pq

from splay.arena.errors import Unusable
from splay.arena.folder import claim, in_processes, write_whole
from splay.arena.play import Result, play
from splay.arena.series import Series, Sitting
from splay.env.actions import SPACES_VERSION, space_of
from splay.game.game import Game
from splay.game.record import Record
from splay.game.returns import returns_of
from splay.position.decision import ACTION, Decision
from splay.views.view import View

PART: Final = 100
"""Games in a file; also what is played again after a run was interrupted."""
DECISIONS: Final = "decisions"
GAMES: Final = "games"
RECORDS: Final = "records"
FOLDERS: Final = (RECORDS, GAMES, DECISIONS)
_OTHERS: Final = b"others"
"""In the file of games: the hash of the other files that belong to it.  It is written last, so it vouches for them."""

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


def write_games(
    folder: Path, series: Series, games: int, processes: int = 1, tell: Callable[[int], None] | None = None
) -> None:
    """Play games and write them to a folder; what is there already is kept.

    Args:
        folder: holds ``records``, ``games`` and ``decisions`` afterwards, and ``run.json``.
        series: which games.  A game is called by its seed.
        games: how many.
        processes: how many of them play.
        tell: is told how many games are there.

    Raises:
        OtherRun: the folder has games of another series, or does not say of which.
        Unusable: a file in the folder cannot be read, or stands where a folder should be.
        PlayerLost: one of several processes has gone.
        SetupError: there is no such bot.
    """
    series.sitting(0).bots()
    claim(folder, _told(series), FOLDERS)
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    missing = [part for part in parts if not _is_written(folder, part)]
    done = games - sum(map(len, missing))
    if tell is not None:
        tell(done)
    if processes == 1:
        for part in missing:
            write_part(folder, series, part, None if tell is None else partial(_tell_more, tell, done))
            done += len(part)
        return
    for count in in_processes(partial(write_part, folder, series), missing, processes):
        done += count
        if tell is not None:
            tell(done)


def _told(series: Series) -> dict[str, Any]:
    """What makes two runs the same."""
    return {
        "edition": series.edition,
        "bots": list(series.bots),
        "seed": series.seed,
        "teams": series.teams,
        "parley": series.parley,
        "ceiling": series.ceiling,
        "spaces": SPACES_VERSION,
    }


def _tell_more(tell: Callable[[int], None], before: int, count: int) -> None:
    tell(before + count)


def write_part(folder: Path, series: Series, part: range, tell: Callable[[int], None] | None = None) -> int:
    """Play the games of one file and write it; returns how many.

    Args:
        folder: where to.
        series: which games.
        part: their numbers within the series.
        tell: is told how many of them have been played.
    """
    games: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    for count, number in enumerate(part, start=1):
        sitting = series.sitting(number)
        game, rows = _played(series, sitting)
        outcome = game.outcome
        rewards = returns_of(outcome, len(sitting.places))
        for row in rows:
            row["won"] = None if outcome is None else row["seat"] in outcome.winners
            row["reward"] = rewards[row["seat"]]
        decisions += rows
        games.append(_summed_up(sitting, game, rows))
        write_whole(folder / RECORDS / f"{game.seed}.txt", f"{Record.of(game)}\n".encode())
        if tell is not None:
            tell(count)
    _write_table(folder / DECISIONS / _name(part), decisions, DECISION_COLUMNS)
    others = _hash_of_others(folder, part, [row["game"] for row in games])
    _write_table(folder / GAMES / _name(part), games, GAME_COLUMNS.with_metadata({_OTHERS: others}))
    return len(part)


def read_games(folder: Path) -> list[dict[str, Any]]:
    """The rows of all games in a folder, in order.

    Raises:
        Unusable: a file cannot be read.
    """
    return list(_rows(folder / GAMES))


def read_decisions(folder: Path, columns: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The rows of all decisions in a folder, in order, file by file.

    Args:
        folder: where to look.
        columns: which of `DECISION_COLUMNS`.

    Raises:
        Unusable: a file cannot be read.
    """
    return _rows(folder / DECISIONS, columns)


def _rows(folder: Path, columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob("part-*.parquet")):
        yield from _table(file, columns).to_pylist()


def _table(file: Path, columns: Sequence[str] | None = None) -> Any:
    """What is in a file of Parquet.

    Raises:
        Unusable: it cannot be read; the message names it.
    """
    try:
        with pq.ParquetFile(file, page_checksum_verification=True) as opened:
            return opened.read(columns=None if columns is None else list(columns))
    except (OSError, ValueError, pa.ArrowException) as error:
        raise Unusable("{file} cannot be read: {fault}", file=str(file), fault=str(error)) from error


def _played(series: Series, sitting: Sitting) -> tuple[Game, list[dict[str, Any]]]:
    """A game, and a row for each decision."""
    game = Game.start(sitting.setup)
    space = space_of(game.setup.rules)
    rows: list[dict[str, Any]] = []

    def note(ask: Decision, seen: View, pick: str) -> None:
        told = seen.to_json()
        rows.append(
            {
                "game": game.seed,
                "number": ask.number,
                "turn": game.turn,
                "seat": ask.seat,
                "bot": sitting.kinds[ask.seat],
                "kind": ask.kind,
                "verb": told["decision"]["verb"],
                "card": ask.effect.card if ask.effect else None,
                "view": json.dumps(told, separators=(",", ":")),
                "options": list(ask.options),
                "actions": list(game.legal_actions),
                "pick": pick,
                "action": space.number_of(ask, pick, sitting.setup.players),
            }
        )

    play(game, sitting.bots(), series.ceiling, series.turn_limit, note)
    return game, rows


def _summed_up(sitting: Sitting, game: Game, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The row of a game."""
    result = Result.of(game, sitting.places, len(rows))
    first = next((row["seat"] for row in rows if row["kind"] == ACTION), None)
    return {
        "game": game.seed,
        "edition": sitting.setup.edition,
        "players": len(sitting.places),
        "bots": list(sitting.kinds),
        "places": list(result.places),
        "starts": first,
        "turns": result.turns,
        "decisions": result.decisions,
        "reason": result.reason,
        "card": result.card,
        "winners": list(result.winners),
        "achievements": [player.achievement_count for player in game.state.players],
        "points": [player.points for player in game.state.players],
    }


def result_of(row: dict[str, Any]) -> Result:
    """What came of a game, from its row."""
    return Result(
        tuple(row["places"]), tuple(row["winners"]), row["reason"], row["card"], row["decisions"], row["turns"]
    )


def _name(part: range) -> str:
    return f"part-{part.start // PART:05}.parquet"


def _is_written(folder: Path, part: range) -> bool:
    """Whether these games are there, all of them, and perhaps more; all files that belong to them are whole."""
    try:
        table = _table(folder / GAMES / _name(part))
        if table.schema.names != GAME_COLUMNS.names or table.num_rows < len(part):
            return False
        others = _hash_of_others(folder, part, table["game"].to_pylist())
    except (Unusable, OSError):
        return False
    return bool((table.schema.metadata or {}).get(_OTHERS) == others)


def _hash_of_others(folder: Path, part: range, games: Sequence[int]) -> bytes:
    """A hash of what belongs to a file of games: the decisions and the records."""
    found = sha256((folder / DECISIONS / _name(part)).read_bytes())
    for game in games:
        found.update((folder / RECORDS / f"{game}.txt").read_bytes())
    return found.hexdigest().encode()


def _write_table(file: Path, rows: list[dict[str, Any]], columns: Any) -> None:
    table = pa.Table.from_pylist(rows, schema=columns)
    aside = file.with_suffix(".new")
    try:
        pq.write_table(table, aside, compression="zstd", write_page_checksum=True)
    except OSError as error:  # a full disk, for one
        raise Unusable("{file} cannot be written: {fault}", file=str(file), fault=str(error)) from error
    aside.replace(file)
