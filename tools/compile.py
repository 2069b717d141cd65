"""Compile modules in place.

python tools/compile.py [--trained] FOLDER FILE...    files as paths from the folder

With ``--trained`` they are compiled twice, with GCC: first so that they count what they do in the games of
`typical_games.py`, then laid out by these counts, all files together.  The engine is a sixth faster for it.

Called by `hatch_build.py`, in a process of its own, because mypyc and setuptools want the current folder.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

TRAINED = "--trained"
ALONE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nobody else's functions stand in for those of the library."""


class BuildInParallel(build_ext):
    """Compiles the C files of the one library, one for each module, on all cores."""

    def build_extensions(self) -> None:
        """As setuptools does, but several files at a time."""
        compile_all = self.compiler.compile

        def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
            # The largest first, so that no core waits for the last one.
            ordered = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = dict(
                    zip(ordered, pool.map(lambda file: compile_all([file], **options), ordered), strict=True)
                )
            return [made for source in sources for made in compiled[source]]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


def main() -> None:
    """Compile."""
    arguments = sys.argv[1:]
    is_trained = arguments[0] == TRAINED
    folder, *files = arguments[is_trained:]
    games = Path(__file__).resolve().parent / "typical_games.py"
    os.chdir(folder)
    extensions = mypycify(
        ["--strict", "--disable-error-code=unused-ignore", "--follow-imports=silent", *files],
        opt_level="3",
        multi_file=True,
    )
    if not is_trained:
        build(extensions)
        return
    counts = str(Path("build", "counts").absolute())
    build(extensions, [*ALONE, f"-fprofile-generate={counts}"], [f"-fprofile-generate={counts}"])
    subprocess.run([sys.executable, str(games)], env={**os.environ, "PYTHONPATH": str(Path.cwd())}, check=True)
    by_counts = [f"-fprofile-use={counts}", "-fprofile-correction", "-Wno-missing-profile"]
    build(extensions, [*ALONE, "-flto", *by_counts], ["-O3", "-flto=auto", *by_counts])


def build(extensions: Sequence[Extension], compiling: Sequence[str] = (), linking: Sequence[str] = ()) -> None:
    """Build all extensions anew, with these options of the compiler besides mypyc's own."""
    extensions = [copy(each) for each in extensions]
    for each in extensions:
        each.extra_compile_args = [*each.extra_compile_args, *compiling]
        each.extra_link_args = [*each.extra_link_args, *linking]
    setup(
        name="splay",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildInParallel},
        script_args=["build_ext", "--inplace", "--force"],
    )


if __name__ == "__main__":
    main()
