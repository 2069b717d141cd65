"""Whether the engine is compiled: the same source and the same games, several times as fast (`hatch_build.py`)."""

from typing import Final

from splay.rules import moves

IS_COMPILED: Final = not moves.__file__.endswith(".py")
ENGINE: Final = "compiled" if IS_COMPILED else "plain Python"
"""The same in words, as `splay --version` has it."""
