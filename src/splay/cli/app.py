"""The command `splay` and its subcommands, one module each."""

import sys

import typer

from splay.cli import bench, cards, engine, fuzz, play, selfplay
from splay.errors import SplayError

app = typer.Typer(
    name="splay",
    help="Play, teach and study Innovation, Carl Chudyk's card game of civilizations.",
    no_args_is_help=True,
    add_completion=False,
)
app.command("play")(play.play)
app.command("engine")(engine.engine)
app.command("cards")(cards.cards)
app.command("selfplay")(selfplay.selfplay)
app.command("fuzz")(fuzz.fuzz)
app.command("bench")(bench.bench)


def main() -> None:
    """Run the command; wrong input gives one clear line and exit status 2."""
    try:
        app()
    except SplayError as error:
        typer.echo(f"splay: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)
