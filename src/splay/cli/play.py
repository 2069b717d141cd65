"""`splay play`: a game in the terminal."""

import random
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from splay.bots import BOTS, LEVELS, STYLES, bot_spec, make_bot
from splay.cli.options import Lang, NoParley, Teams, count_of, split, spoken
from splay.errors import SetupError
from splay.game.game import Game
from splay.position.editions import FOURTH
from splay.position.options import STARTS
from splay.terminal.default_names import NAMES, seat_names
from splay.terminal.letters import PLAIN
from splay.terminal.record_file import RecordFile, read_record
from splay.terminal.session import Session
from splay.terminal.table import HUMAN
from splay.text.reader import reader_of

DEFAULT_BOT: Final = "artisan"
SEATS_HELP: Final = (
    f"Who plays, clockwise: {HUMAN}, a level ({', '.join(LEVELS)}), in a character after it "
    f"(scholar:style=raider: {', '.join(STYLES)}), or a bot with its options ({', '.join(BOTS)})."
)
DEFAULT_EDITION: Final = FOURTH.number
SEEDS: Final = 1_000_000


def play(
    seats: Annotated[
        str | None,
        typer.Option(help=SEATS_HELP, show_default=f"{HUMAN}, then {DEFAULT_BOT}s"),
    ] = None,
    edition: Annotated[
        int | None, typer.Option(help="Rules and cards of edition 1, 3 or 4.", show_default=str(DEFAULT_EDITION))
    ] = None,
    seed: Annotated[int | None, typer.Option(help="What to shuffle with.", show_default="drawn at random")] = None,
    name: Annotated[
        str | None, typer.Option(help="Your name; with several people, the first one's.", show_default="the system's")
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="All names by seat, like ann,bob.", show_default=",".join(NAMES))
    ] = None,
    teams: Teams = "",
    no_parley: NoParley = False,
    starts: Annotated[
        str | None,
        typer.Option(help="Who takes the first turn.", metavar="NAME", show_default="by the names of first cards"),
    ] = None,
    covered_hidden: Annotated[
        bool | None,
        typer.Option(
            "--covered-hidden/--covered-open",
            help="Whether covered cards of other boards are secret.",
            show_default="hidden in edition 1, else open",
        ),
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record to this file after every pick.")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Continue the record in this file; comments below its first pick are dropped.")
    ] = None,
    line: Annotated[
        int | None, typer.Option(help="With --resume: continue after the pick on this line; the file stays as it is.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal, against bots or with several people on one device."""
    kinds = None if seats is None else _checked(tuple(split(seats)))
    settled = any(option is not None for option in (edition, seed, name, names, starts, covered_hidden))
    if resume is not None and (settled or teams or no_parley):
        raise SetupError(
            "a resumed game keeps its edition, seed, names, teams, parley, first player and covered cards: "
            "leave them out"
        )
    if resume is None and line is not None:
        raise SetupError("--line says where to resume a record: name the record with --resume")
    path = record or (resume if line is None else None)
    with ExitStack() as stack:
        file = None if path is None else stack.enter_context(RecordFile(path))
        if file is not None and file.exists and (resume is None or not file.is_at(resume)):
            raise SetupError("the file {path} already exists: resume it with --resume, or name another file", path=path)
        if resume is not None:
            steps, kinds = _resumed(resume, kinds, line)
        else:
            kinds = kinds or _default_seats(count_of(None, teams))
            players = _names(names, name, kinds, spoken(lang))
            steps = [
                Game.start(
                    edition=DEFAULT_EDITION if edition is None else edition,
                    players=players,
                    seed=random.SystemRandom().randrange(SEEDS) if seed is None else seed,
                    teams=teams,
                    covered_hidden=covered_hidden,
                    parley=False if no_parley else None,
                    starts=None if starts is None else STARTS.read(starts, players),
                )
            ]
        if file is not None:
            file.write(steps[-1], kinds)
        is_kept = _at_terminal(steps, kinds, file, lang)
    if not is_kept:
        raise typer.Exit(1)


def _at_terminal(steps: list[Game], kinds: tuple[str, ...], file: RecordFile | None, lang: str) -> bool:
    """Play at the terminal the program runs in; returns whether the game is saved."""
    for name, stream in (("input", sys.stdin), ("output", sys.stdout)):
        if stream is None and (name == "output" or HUMAN in kinds):
            if name == "input":
                raise SetupError("nobody can play without standard input: it is closed")
            raise SetupError("nobody can play without standard output: it is closed")
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if name == "input" else PLAIN)
    seed = steps[0].seed or 0
    bots = {seat: make_bot(kind, seed * len(kinds) + seat) for seat, kind in enumerate(kinds) if kind != HUMAN}
    console = Console(markup=False, highlight=False, emoji=False)
    _leave_on_signals()
    again = ("--lang", lang) if lang else ()
    session = Session(
        steps,
        kinds,
        bots,
        console,
        file,
        forget_typed=_forgetting(),
        reader=reader_of(spoken(lang)),
        arguments=again,
        looks_back=sys.stdin is not None and sys.stdin.isatty(),
    )
    return session.play()


def _default_seats(count: int) -> tuple[str, ...]:
    return (HUMAN, *[DEFAULT_BOT] * (count - 1))


def _names(names: str | None, name: str | None, kinds: tuple[str, ...], language: str) -> tuple[str, ...]:
    if name is not None and (names is not None or HUMAN not in kinds):
        raise SetupError("--name is for a person, where --names does not name everybody")
    if names is None:
        return seat_names(kinds, name, reader_of(language))
    found = tuple(split(names))
    if len(found) != len(kinds):
        raise SetupError(
            "{seats} seats need {seats} names, not {count}: {names}", seats=len(kinds), count=len(found), names=names
        )
    return found


def _checked(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of the seats, each a person or a bot."""
    if not kinds:
        raise SetupError("--seats names nobody: name each seat, {human} or a bot, with commas between", human=HUMAN)
    return tuple(kind if kind == HUMAN else _checked_bot(kind) for kind in kinds)


def _checked_bot(kind: str) -> str:
    """A bot as it is named for a seat, in its canonical form."""
    name = kind.partition(":")[0].strip()
    if name not in (*LEVELS, *BOTS):
        raise SetupError(
            "no player is of the kind {kind!r}: there are {kinds}",
            kind=name,
            kinds=", ".join((HUMAN, *LEVELS, *BOTS)),
        )
    make_bot(kind, 0)  # refuses what an option cannot be, before a record is written
    return str(bot_spec(kind))


def _resumed(file: Path, kinds: tuple[str, ...] | None, line: int | None) -> tuple[list[Game], tuple[str, ...]]:
    """The game after every pick of a record, or up to one of its lines, and who sits where."""
    record, recorded = read_record(file)
    steps = [game.clone() for game in record.steps(None if line is None else record.picks_up_to(line))]
    count = len(steps[-1].state.players)
    kinds = kinds or recorded or _default_seats(count)
    if len(kinds) != count:
        raise SetupError("seats in {file}: {count}, not {seats}", file=file, count=count, seats=len(kinds))
    return steps, _checked(kinds)


def _leave_on_signals() -> None:
    """Make a closed terminal or SIGTERM save the game like Ctrl-C does, undisturbed by a second one."""
    signals = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def leave(number: int, frame: Any) -> None:
        for each in signals:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    for each in signals:
        signal.signal(each, leave)


def _forgetting() -> Callable[[], None]:
    """Turn on line editing if there is a keyboard; returns a function that forgets lines and keys typed ahead."""
    if sys.stdin is None or not sys.stdin.isatty():
        return lambda: None
    forget: list[Callable[[], object]] = []
    with suppress(ImportError):  # importing readline changes how input() reads
        import readline

        forget.append(readline.clear_history)
    with suppress(ImportError):
        import termios

        def flush() -> None:
            with suppress(termios.error):  # the terminal is gone
                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

        forget.append(flush)

    def forget_all() -> None:
        for each in forget:
            each()

    return forget_all
