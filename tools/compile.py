"""Compile modules in place.

python tools/compile.py FOLDER FILE...    files as paths from the folder

Called by `hatch_build.py`, in a process of its own, because mypyc and setuptools want the current folder.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


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
    folder, *files = sys.argv[1:]
    os.chdir(folder)
    extensions = mypycify(
        ["--strict", "--disable-error-code=unused-ignore", "--follow-imports=silent", *files],
        opt_level="3",
        multi_file=True,
    )
    setup(
        name="splay",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildInParallel},
        script_args=["build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main()
