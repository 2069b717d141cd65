"""`splay play`: a game in the terminal."""

import random
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from splay.bots import BOTS, make_bot
from splay.cli.options import split
from splay.errors import SetupError
from splay.game import Game
from splay.terminal.session import Session
from splay.terminal.store import read_record, write_record
from splay.terminal.table import HUMAN

DEFAULT_SEATS: Final = (HUMAN, "greedy")
DEFAULT_EDITION: Final = 3
NAMES: Final = ("ann", "bob", "cid", "dan")
SEEDS: Final = 1_000_000


def play(
    seats: Annotated[
        str | None, typer.Option(help=f"Who plays, clockwise: {HUMAN} or a bot. [default: human,greedy]")
    ] = None,
    edition: Annotated[int | None, typer.Option(help="Rules and cards of edition 1 or 3. [default: 3]")] = None,
    seed: Annotated[int | None, typer.Option(help="What to shuffle with. [default: drawn at random]")] = None,
    names: Annotated[str | None, typer.Option(help="Names by seat, like ann,bob.")] = None,
    teams: Annotated[bool, typer.Option("--teams", help="Four players, two against two.")] = False,
    covered_hidden: Annotated[
        bool, typer.Option("--covered-hidden", help="Keep covered cards of other boards secret.")
    ] = False,
    record: Annotated[Path | None, typer.Option(help="Write the record to this file after every pick.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from the record in this file.")] = None,
    line: Annotated[
        int | None, typer.Option(help="With --resume: go on after the pick on this line; the file stays as it is.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with several people at one device."""
    console = Console(markup=False, highlight=False, emoji=False)
    kinds = None if seats is None else tuple(split(seats))
    if resume is not None:
        if (edition, seed, names) != (None, None, None) or teams or covered_hidden:
            raise SetupError("a resumed game keeps its edition, seed, names, teams and covered cards: leave them out")
        steps, kinds = _resumed(resume, kinds, line)
    elif line is not None:
        raise SetupError("--line says where a record is taken up: name the record with --resume")
    else:
        kinds = kinds or DEFAULT_SEATS
        _check_kinds(kinds)
        steps = [
            Game.start(
                edition=DEFAULT_EDITION if edition is None else edition,
                players=_names(names, kinds),
                seed=random.SystemRandom().randrange(SEEDS) if seed is None else seed,
                teams=teams,
                covered_hidden=covered_hidden,
            )
        ]
    game = steps[-1]
    path = record or (resume if line is None else None)
    if record is not None and record != resume and record.exists():
        raise SetupError(f"the file {record} exists already: go on from it with --resume, or name another file")
    if path is not None:
        write_record(path, game, kinds)
    shuffled = game.seed or 0
    bots = {seat: make_bot(kind, shuffled * len(kinds) + seat) for seat, kind in enumerate(kinds) if kind != HUMAN}
    _leave_on_signals()
    Session(steps, kinds, bots, console, path, forget_typed=_line_editor()).play()


def _names(names: str | None, kinds: tuple[str, ...]) -> tuple[str, ...]:
    if names is None:
        return NAMES[: len(kinds)] if len(kinds) <= len(NAMES) else tuple(f"player {n + 1}" for n in range(len(kinds)))
    found = tuple(split(names))
    if len(found) != len(kinds):
        raise SetupError(f"{len(kinds)} seats need {len(kinds)} names, not {len(found)}: {names}")
    return found


def _check_kinds(kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        if kind != HUMAN and kind not in BOTS:
            raise SetupError(f"nobody of the kind {kind!r} can take a seat: there are {HUMAN}, {', '.join(BOTS)}")


def _resumed(file: Path, kinds: tuple[str, ...] | None, line: int | None) -> tuple[list[Game], tuple[str, ...]]:
    """The game after every pick of a record, or up to a line of it, and who sits where."""
    record, recorded = read_record(file)
    steps = [game.clone() for game in record.steps(None if line is None else record.picks_up_to(line))]
    count = len(steps[-1].state.players)
    kinds = kinds or recorded or (HUMAN, *["greedy"] * (count - 1))
    if len(kinds) != count:
        raise SetupError(f"the game in {file} has {count} seats, not {len(kinds)}")
    _check_kinds(kinds)
    return steps, kinds


def _leave_on_signals() -> None:
    """Let a closed terminal or a polite kill save the game like Ctrl-C does, undisturbed by a second one."""
    signals = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def leave(number: int, frame: Any) -> None:
        for each in signals:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    for each in signals:
        signal.signal(each, leave)


def _line_editor() -> Any:
    """Switch on line editing where there is a keyboard; gives the function that forgets typed lines."""
    if sys.stdin.isatty():  # importing readline changes how input() reads
        with suppress(ImportError):
            import readline

            return readline.clear_history
    return lambda: None
