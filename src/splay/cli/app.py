"""The `splay` command and its subcommands, one module each."""

import gc
import os
import platform
import sys
from contextlib import suppress
from typing import Annotated, NoReturn

import typer

from splay.cli import arena, backup, cards, engine, fuzz, play, puzzles, review, selfplay, serve, train
from splay.cli.admin import app as admin
from splay.cli.bench import engine as bench
from splay.cli.options import Spoken
from splay.errors import SplayError
from splay.game.compiled import ENGINE
from splay.text.reader import reader_of
from splay.text.refusals import fault_words, in_short, of_system, phrase_words
from splay.text.system_language import environment_language

app = typer.Typer(
    name="splay",
    help="Play, learn and study Innovation, Carl Chudyk's card game of civilizations.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("play")(play.play)
app.command("review")(review.review)
app.command("engine")(engine.engine)
app.command("cards")(cards.cards)
app.command("selfplay")(selfplay.selfplay)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("fuzz")(fuzz.fuzz)
app.add_typer(admin.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(bench.app, name="bench")


def _tell(asked: bool) -> None:
    if asked:
        from importlib.metadata import version  # slow, and nothing else needs it

        python = f"{platform.python_implementation()} {platform.python_version()}"
        typer.echo(f"splay {version('splay')} ({ENGINE}, {python})")
        raise typer.Exit


@app.callback()
def before_a_command(
    tell_version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print the versions of Splay and Python, and whether the engine is compiled.",
            callback=_tell,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """The options before a command."""


def main() -> None:
    """Run the command; invalid input gives a one-line error and exit status 2."""
    gc.freeze()  # imported modules stay; collecting garbage in them would slow down every game
    spoken = Spoken(environment_language())
    try:
        sys.exit(app(standalone_mode=False, obj=spoken))
    except SplayError as error:
        _refuse(fault_words(error, reader_of(spoken.language)))
    except typer.TyperException as error:
        _refuse(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        _write_no_more()
        sys.exit(1)
    except OSError as error:
        _write_no_more()
        why = phrase_words(of_system(error), reader_of(spoken.language))
        _refuse(why if error.filename is None else f"{error.filename}: {why}")


def _write_no_more() -> None:
    """Discard the remaining output, which no one reads, or closing standard output would fail again."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(why: str) -> NoReturn:
    with suppress(OSError, ValueError):
        typer.echo(f"splay: {in_short(why)}", err=True)
    sys.exit(2)
