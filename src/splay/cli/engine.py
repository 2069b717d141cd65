"""`splay engine`: games for programs in any language."""

import os
import sys
from typing import Annotated

import typer

from splay.cli.options import LANGUAGE_HELP, speak
from splay.protocol import serve
from splay.text.catalogue import ENGLISH


def engine(
    lang: Annotated[str, typer.Option("--lang", help=LANGUAGE_HELP, metavar="LANG", callback=speak)] = ENGLISH,
) -> None:
    """Answer JSON requests line by line on standard input and output (docs/reference/protocol.md)."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, lang or ENGLISH)
    except BrokenPipeError:
        # Buffered output cannot be written either, and trying at exit would print a warning.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(1) from None
