"""The command `splay` and its subcommands, one module each."""

import gc
import os
import sys
from contextlib import suppress
from typing import NoReturn

import typer

from splay.catalogue.environment import environment_language
from splay.cli import bench, cards, engine, fuzz, play, selfplay, serve
from splay.cli.options import Spoken
from splay.errors import SplayError
from splay.wording.faults import fault_words, of_system, phrase_words

app = typer.Typer(
    name="splay",
    help="Play, teach and study Innovation, Carl Chudyk's card game of civilizations.",
    no_args_is_help=True,
    add_completion=False,
)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("engine")(engine.engine)
app.command("cards")(cards.cards)
app.command("selfplay")(selfplay.selfplay)
app.command("fuzz")(fuzz.fuzz)
app.add_typer(bench.app, name="bench")


def main() -> None:
    """Run the command; wrong input gives one clear line and exit status 2."""
    gc.freeze()  # what is imported stays: looking through it for garbage would slow every game
    spoken = Spoken(environment_language())
    try:
        sys.exit(app(standalone_mode=False, obj=spoken))
    except SplayError as error:
        _refuse(fault_words(error, spoken.language))
    except typer.TyperException as error:
        _refuse(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        _write_no_more()
        sys.exit(1)
    except OSError as error:
        _write_no_more()
        _refuse(phrase_words(of_system(error), spoken.language))


def _write_no_more() -> None:
    """Nobody can read what is left; without this the closing of standard output would fail again."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(why: str) -> NoReturn:
    with suppress(OSError, ValueError):
        typer.echo(f"splay: {why}", err=True)
    sys.exit(2)
