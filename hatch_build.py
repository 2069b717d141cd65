"""Compiles the engine with mypyc when a wheel is built: the same source, the same games, several times as fast.

Without a C compiler, or with ``SPLAY_COMPILE=0``, the wheel is plain Python; with ``SPLAY_COMPILE=1`` a build that
cannot compile fails instead.  ``SPLAY_COMPILE=trained`` means the same, and compiles by what typical games do: it takes
twice as long and GCC, and is faster by a sixth.  An editable installation is never compiled.

    python hatch_build.py FOLDER    compiles the package in this folder in place, for tests
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("position", "rules", "game", "cards", "views")
"""What is compiled: all that a game needs, and what a seat may see of it."""
MORE = (
    *("errors.py", "env/layout.py", "env/scribe.py", "learning/selfplay.py"),
    *(f"bots/{name}.py" for name in ("evaluation", "inputs", "lookahead", "net", "thumb", "tree", "trials", "turn")),
)
"""Files of other rooms that are compiled too.  Bots with options are not: compiled functions have no annotations, which
say of what type these are."""
INTERPRETED = ("__init__.py", "card_moves.py", "events.py", "compiled.py", "statistics.py")
"""Files of these rooms that stay as they are: packages, dataclasses made only where somebody reads events, and the
statistics of finished games, which mypyc cannot compile."""
NEEDS = ["mypy>=2.4", "setuptools>=80"]
TRAINED = "trained"
SURELY = ("1", TRAINED)
"""Wishes that make a build fail rather than go on in plain Python."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, beside their sources."""

    def dependencies(self) -> list[str]:
        """What a build that compiles needs installed."""
        return NEEDS if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a folder of its own, which goes when the wheel has been packed."""
        if version == "editable" or not is_wanted():
            return
        self._folder = Path(tempfile.mkdtemp(prefix="splay-compiled-"))
        try:
            self._compile(build_data)
        except BaseException:
            shutil.rmtree(self._folder)
            raise

    def _compile(self, build_data: dict[str, Any]) -> None:
        shutil.copytree(Path(self.root, "src", "splay"), self._folder / "splay")
        done = compile_package(self._folder)
        if done.returncode:
            if _wish() in SURELY:
                raise RuntimeError(f"the engine cannot be compiled:\n{done.stdout}{done.stderr}")
            self.app.display_warning("the engine could not be compiled: the wheel is plain Python")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        made = "*" + sysconfig.get_config_var("EXT_SUFFIX")
        # One library holds everything; each module is a small one that points there.
        for file in (*self._folder.glob(made), *(self._folder / "splay").rglob(made)):
            build_data["force_include"][str(file)] = file.relative_to(self._folder).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the folder away."""
        if hasattr(self, "_folder"):
            shutil.rmtree(self._folder)


def is_wanted() -> bool:
    """Whether to compile: unless the environment says otherwise, where there is a C compiler."""
    wish = _wish()
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return wish in SURELY or (wish != "0" and shutil.which(compiler) is not None)


def _wish() -> str:
    return os.environ.get("SPLAY_COMPILE", "")


def compile_package(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Compile the package in this folder, in a process of its own."""
    how = ["--trained"] if _wish() == TRAINED else []
    command = [sys.executable, str(Path(__file__).parent / "tools" / "compile.py"), *how, str(folder), *modules(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def modules(folder: Path) -> list[str]:
    """The files to compile, from the folder."""
    found = [file for room in ROOMS for file in sorted((folder / "splay" / room).rglob("*.py"))]
    more = [folder / "splay" / name for name in MORE]
    files = more + [file for file in found if file.name not in INTERPRETED]
    return [file.relative_to(folder).as_posix() for file in files]


if __name__ == "__main__":
    made = compile_package(Path(sys.argv[1]))
    sys.exit(made.stdout + made.stderr if made.returncode else 0)
