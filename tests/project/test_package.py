"""The package that is published holds what it should, and works where nothing but its requirements is installed."""

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest

from patience import PATIENCE
from places import ROOT, SOURCE
from project.test_dependencies import BASE, EXTRAS

BESIDE: Final = {
    *("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md", "constraints.txt", "pyproject.toml"),
    "hatch_build.py",
    *(".ci", ".github", "deploy", "docs", "examples", "play", "src", "test", "tests", "tools"),
    *(".gitignore", ".pre-commit-config.yaml", "PKG-INFO"),
}
"""What stands at the top of the source archive."""


MADE: Final = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
"""What programs make and nobody keeps."""


def files_below(folder: Path) -> set[str]:
    """All files as paths from the folder, but for what programs make."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in files if not is_made(path.relative_to(ROOT).as_posix())}


def is_made(name: str) -> bool:
    return any(f"/{made.strip('/')}/" in f"/{name}/" for made in MADE)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel made of it; compiling it takes minutes (`tools/wheels.sh`)."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    env = os.environ | {"SPLAY_COMPILE": "0"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def wheel_in(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.long
def test_the_wheel_holds_the_package_and_nothing_else(built: Path) -> None:
    with zipfile.ZipFile(wheel_in(built)) as wheel:
        names = {name for name in wheel.namelist() if not name.endswith("/")}
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = wheel.read(metadata).decode()
    about = metadata.removesuffix("METADATA")
    package = {name for name in names if not name.startswith(about)}
    assert package == {f"splay/{name}" for name in files_below(SOURCE)}
    assert {f"{about}licenses/{name}" for name in ("LICENSE", "src/splay/web/static/fonts/OFL.txt")} < names
    for address in ("Homepage", "Documentation", "Source", "Issues", "Changelog"):
        assert f"Project-URL: {address}, https://github.com/splay-game/splay" in told


def test_the_source_archive_holds_all_that_is_worked_with(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {name.partition("/")[0] for name in names} == BESIDE
    for folder in ("src", "tests", "tools", "docs", "examples", "deploy", ".ci", ".github"):
        assert {f"{folder}/{name}" for name in files_below(ROOT / folder)} <= names
    assert not [name for name in names if "__pycache__" in name]


# -- installed -------------------------------------------------------------------------


def needed(requirements: Iterable[str]) -> Iterator[str]:
    """The names of distributions that requirements ask for, and those that these ask for; only what is installed."""
    waiting, seen = list(requirements), set()
    while waiting:
        requirement = waiting.pop()
        name = re.split(r"[\[<>=!~; (]", requirement, maxsplit=1)[0]
        if name in seen or "extra ==" in requirement:
            continue
        seen.add(name)
        try:
            waiting += distribution(name).requires or ()
        except PackageNotFoundError:  # for another system or another Python
            continue
        yield name


def link(requirements: Iterable[str], folder: Path) -> Path:
    """Fill a folder with links to what requirements ask for, and to nothing else."""
    folder.mkdir()
    for name in needed(requirements):
        brought = distribution(name)
        tops = {file.parts[0] for file in brought.files or ()} - {"..", "bin", "share", "__pycache__"}
        for top in tops:
            if not (folder / top).exists():
                (folder / top).symlink_to(Path(str(brought.locate_file(top))))
    return folder


class Installed:
    """The wheel in an environment that has nothing else but what everybody installs."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.env = {"PATH": str(self.bin), "LC_ALL": "C.UTF-8", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        install = ["install", "-q", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
        command = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), *install]
        subprocess.run(command, check=True, timeout=PATIENCE, cwd=folder)
        (site,) = folder.glob("venv/lib/python3*/site-packages")
        (site / "base.pth").write_text(f"{link(BASE, folder / 'base')}\n", encoding="utf-8")

    def start(self, program: str, *words: str, more: Path | None = None) -> subprocess.Popen[str]:
        """Start a program, with the packages in another folder, too."""
        pipe: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        env = self.env | ({"PYTHONPATH": str(more)} if more else {})
        return subprocess.Popen([self.bin / program, *words], text=True, cwd=self.folder, env=env, **pipe)

    def run(self, program: str, *words: str) -> str:
        """What a program says, if it ends well."""
        process = self.start(program, *words)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
        return out


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel_in(built))


@pytest.mark.long
def test_a_game_is_played_with_what_everybody_installs(installed: Installed) -> None:
    where = installed.run("python", "-c", "import splay; print(splay.__file__)")
    assert Path(where.strip()).is_relative_to(installed.bin.parent)
    assert installed.run("splay", "--version").startswith("splay 0.1.0 (plain Python, ")
    assert "greedy" in installed.run("splay", "selfplay", "--seats", "greedy,random", "--games", "1")
    played = installed.run("splay", "play", "--seats", "random,random", "--seed", "3", "--lang", "uk")
    assert "перемагає" in played
    assert "Oars" in installed.run("splay", "cards", "--edition", "4")
    refused = installed.start("splay", "serve", "--port", "0")
    assert re.search(
        r'python -m pip install "alembic>=.* "webauthn>=[\d.]+"\n$', refused.communicate(timeout=PATIENCE)[1]
    )
    assert refused.returncode == 2


def fetch(address: str, language: str = "en") -> tuple[bytes, str]:
    """What an address answers, and what kind of thing that is."""
    with urlopen(Request(address, headers={"Accept-Language": language}), timeout=PATIENCE) as answer:
        return answer.read(), answer.headers["Content-Type"]


@pytest.mark.long
def test_the_browser_game_is_served_with_the_extra_web(installed: Installed, tmp_path: Path) -> None:
    more = link(EXTRAS["web"], tmp_path / "web")
    server = installed.start("splay", "serve", "--port", "0", "--bots", "0", more=more)
    try:
        assert server.stdout
        line = server.stdout.readline()
        found = re.fullmatch(r"Splay is at (http://\S+)/\n", line)
        assert found, server.communicate(timeout=PATIENCE) if server.poll() is not None else line
        body, kind = fetch(f"{found[1]}/", "uk")
        page = body.decode()
        assert kind == "text/html; charset=utf-8"
        assert '<html lang="uk"' in page
        assert "Проти комп’ютера" in page
        files = sorted(set(re.findall(r'(?:href|src)="(/static/[^"#]+)', page)))
        assert {Path(file.partition("?")[0]).suffix for file in files} >= {".css", ".js", ".svg"}
        for file in files:
            assert fetch(found[1] + file)[0], file
        font = next(SOURCE.glob("web/static/fonts/*.woff2"))
        assert fetch(f"{found[1]}/static/fonts/{font.name}")[0] == font.read_bytes()
        for path in ("cards", "rules", "credits", "api/docs"):
            assert fetch(f"{found[1]}/{path}", "pl")[0], path
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)
    assert list((installed.folder / "splay").glob("*.sqlite3"))
