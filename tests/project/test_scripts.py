"""`./play` and `./test` set up what they need once, wherever they lie and however they are called.

The scripts run in a small folder of their own, with a Python that makes real but empty environments, a pip that needs
no network and programs that tell how they were called.
"""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from places import ROOT

SCRIPTS: Final = (
    *("play", "test", ".ci/run", "tools/check.sh", "tools/long_tests.sh", "tools/venv.sh"),
    *("pyproject.toml", "constraints.txt", ".pre-commit-config.yaml"),
)
TOOLS: Final = (
    "bash",
    "cat",
    "cmp",
    "cp",
    "dirname",
    "env",
    "flock",
    "grep",
    "id",
    "mktemp",
    "nproc",
    "readlink",
    "rm",
    "sleep",
)
TOLD: Final = ("sentences", "messages", "golden", "references", "docs")
"""Tools of Splay's own that checks call."""
NOBODY: Final = 65534

PYTHON: Final = """\
#!/bin/sh
case "$*" in
*ensurepip*) [ ! -e {base}/no-venv ] ;;
"-m venv .venv")
    echo venv >>{base}/log
    while [ -e {base}/hold ]; do sleep 0.02; done
    {python} -m venv --without-pip .venv && cp {base}/pip.py .venv/lib/python3.*/site-packages/ ;;
*) exec {python} "$@" ;;
esac
"""

PIP: Final = '''\
"""Installs empty modules and programs; what it installed once it takes for installed, like the real one."""

import os, pathlib, sys, sysconfig

if "--version" in sys.argv:
    sys.exit()
sys.stdin.read()
with open({log!r}, "a") as log:
    log.write("pip " + sys.argv[-1] + "\\n")
for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"):
    assert os.environ[name] == "constraints.txt", name
if "OFFLINE" in os.environ:
    sys.exit("pip: no network")
site, root = pathlib.Path(sysconfig.get_path("purelib")), os.getcwd()
(site / "splay.pth").write_text(root + "/src")
web = "alembic anyio babel cryptography fastapi http_ece jinja2 markupsafe openskill platformdirs prometheus_client "
web += "py_vapid pydantic pydantic_core pyphen python_multipart segno sqlalchemy starlette uvicorn webauthn"
dev = "aiosmtpd axe_playwright_python build docutils furo gymnasium hatchling httpx2 hypothesis mypy "
dev += "myst_parser numpy PIL pettingzoo playwright psycopg pyarrow pyspiel pytest pytest_randomly ruff schemathesis "
dev += "selenium setuptools sphinx xdist yaml"
for name in f"rich typer {{web}} {{dev if sys.argv[-1] == '.[dev]' else ''}}".split():
    if not (site / f"{{name}}-1.dist-info").exists():
        (site / f"{{name}}-1.dist-info").mkdir()
        (site / f"{{name}}.py").touch()
for name in ("splay", "mypy", "pytest", "ruff"):
    program = pathlib.Path(".venv/bin", name)
    tell = """printf '%s\\\\n' "$PWD" "${{SPLAY_COMMAND-}}" "${{PYTHONPATH-}}" "$(cat)" """
    program.write_text(f"#!/bin/sh\\necho '{{name}}' \\"$*\\"\\necho '{{root}}'\\n{{tell}}\\n")
    program.chmod(0o755)
'''

APT_GET: Final = """\
#!/bin/sh
echo "apt-get $*" >>{base}/log
[ ! -e {base}/no-network ] || exit 100
case "$*" in *install*) rm {base}/no-venv ;; esac
"""


@dataclass(frozen=True)
class Clone:
    """A fresh clone at `root`; `base` holds it and what stands in for the machine around it."""

    base: Path
    root: Path

    def start(self, script: Path | str, *arguments: str, **options: Any) -> subprocess.Popen[str]:
        """Call a script on a machine with little more than the stand-ins.

        `offline` takes the network away, `chosen` is the Python that its owner wants.
        """
        env = {"PATH": f"{self.base}/bin:{self.base}/tools", "PYTHONPATH": "/nowhere"}
        env["SPLAY_PYTHON"] = options.pop("chosen", "python3.11")
        if options.pop("offline", False):
            env["OFFLINE"] = "1"
        settings: dict[str, Any] = {"cwd": self.root, "stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE} | options
        return subprocess.Popen([script, *arguments], env=env, stderr=subprocess.PIPE, text=True, **settings)

    def refusal(self, script: str, **options: Any) -> str:
        """The last line of a script that has to fail, and that must not get as far as its program."""
        call = self.start(script, **options)
        out, err = call.communicate()
        assert (call.returncode, out) == (1, "")
        return err.splitlines()[-1]

    def told(self, script: Path | str, *arguments: str, **options: Any) -> list[str]:
        """What the last program run by a script tells: call, home, folder, SPLAY_COMMAND, PYTHONPATH, input."""
        typed = options.pop("typed", None)
        call = self.start(script, *arguments, **options, **({"stdin": subprocess.PIPE} if typed else {}))
        out, err = call.communicate(typed)
        assert call.returncode == 0, err
        return out.split("\n")[-7:-1]

    def log(self) -> list[str]:
        """The set-up steps taken since the last look."""
        file = self.base / "log"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return lines

    def program(self, name: str, text: str) -> None:
        """Put a program on the machine."""
        python = shlex.quote(sys.executable)
        file = self.base / "bin" / name
        file.write_text(text.format(base=shlex.quote(str(self.base)), python=python), encoding="utf-8")
        file.chmod(0o755)


def make_clone(base: Path) -> Clone:
    made = Clone(base, base / "a clone")
    for name in SCRIPTS:
        (made.root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, made.root / name)
    (made.root / "src" / "splay").mkdir(parents=True)
    (made.root / "src/splay/__init__.py").touch()
    for name in TOLD:
        tool = f"import sys\nprint({name!r}, *sys.argv[1:])\n"
        (made.root / "tools" / f"{name}.py").write_text(tool, encoding="utf-8")
    (made.base / "bin").mkdir()
    (made.base / "tools").mkdir()  # apart, since a stand-in written over a link would change the real machine
    for name in TOOLS:
        found = shutil.which(name)
        assert found, f"the scripts need {name}"
        (made.base / "tools" / name).symlink_to(found)
    (made.base / "pip.py").write_text(PIP.format(log=str(made.base / "log")), encoding="utf-8")
    made.program("python3.11", PYTHON)
    return made


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return make_clone(tmp_path)


def test_play_sets_up_once_and_hands_options_and_input_on(clone: Clone) -> None:
    root = str(clone.root)
    assert clone.told("./play", "--seed", "1", typed="meld") == [
        "splay play --seed 1",
        root,
        root,
        "./play",
        "",
        "meld",
    ]
    assert clone.log() == ["venv", "pip .[web]"]
    assert clone.told("./play", "--terminal", offline=True)[0] == "splay play"
    assert clone.told("./play", "--terminal", "--edition", "4", offline=True)[0] == "splay play --edition 4"
    assert clone.log() == []


def chosen_python(clone: Clone, chosen: str = "", before: str = "") -> tuple[str, str]:
    """The Python that the scripts take, and what they complain about; `before` is done before they choose."""
    choose = f". {shlex.quote(str(clone.root))}/tools/venv.sh; {before} splay_python"
    out, err = clone.start("bash", "-c", choose, chosen=chosen).communicate()
    return out, err


@pytest.mark.parametrize("version", ["python3.11", "python3.12", "python3.14"])
def test_the_first_python_that_will_do_is_taken(clone: Clone, version: str) -> None:
    made = clone.base / "bin" / "python3.11"
    made.rename(made.with_name(version))
    clone.program("python3", "#!/bin/sh\nexit 1\n")
    assert chosen_python(clone, before="OSTYPE=;")[0] == f"{version}\n"


def test_a_python_can_be_named(clone: Clone) -> None:
    named = clone.base / "bin" / "python3.11"
    assert chosen_python(clone, str(named))[0] == f"{named}\n"
    assert chosen_python(clone, "/nowhere/python") == ("", "Splay needs Python 3.11 or later\n")


def test_a_complete_python_of_the_distribution_comes_first(clone: Clone) -> None:
    there = "import sys, venv; from ensurepip import version; sys.exit(sys.version_info < (3, 11))"
    is_there = sys.platform == "linux" and not subprocess.run(["/usr/bin/python3", "-c", there], check=False).returncode
    expected = "/usr/bin/python3" if is_there else "python3.11"
    assert chosen_python(clone)[0] == f"{expected}\n"


def test_play_alone_opens_the_browser(clone: Clone) -> None:
    assert clone.told("./play")[0] == "splay serve --open"


def test_the_game_stays_in_the_folder_it_was_called_from(clone: Clone) -> None:
    (clone.base / "games").mkdir()
    (clone.base / "games" / "innovation").symlink_to(clone.root / "play")
    games = clone.base / "games"
    assert clone.told("./innovation", cwd=games)[1:4] == [str(clone.root), str(games), "./innovation"]
    play = str(clone.root / "play")
    assert clone.told(play, cwd=games)[1:4] == [str(clone.root), str(games), play]


def test_two_at_once_set_up_one_after_the_other(clone: Clone) -> None:
    hold = clone.base / "hold"
    hold.touch()
    first = clone.start("./play")
    assert first.stderr
    assert first.stderr.readline() == "setting up .venv (once)\n"
    others = [clone.start(script) for script in ("./play", "./test")]
    for other in others:
        assert other.stderr
        assert other.stderr.readline() == "waiting for another set-up of .venv to end\n"
    hold.unlink()
    for call in (first, *others):
        errors = call.communicate()[1]
        assert call.returncode == 0, errors
    assert clone.log() == ["venv", "pip .[web]", "pip .[dev]"]


def test_what_the_tests_need_serves_play_too(clone: Clone) -> None:
    call = clone.told("./test", "-k", "oars")[0]
    assert call.startswith("pytest -n ")
    assert call.endswith(" -k oars")
    assert clone.log() == ["venv", "pip .[dev]"]
    clone.told("./play", offline=True)
    assert clone.log() == []


def test_the_tests_add_to_what_play_needs(clone: Clone) -> None:
    clone.told("./play")
    clone.told(clone.root / ".ci" / "run", cwd=clone.base)
    assert clone.log() == ["venv", "pip .[web]", "pip .[dev]"]


def calls_in(out: str) -> list[str]:
    """The programs that wrote something, with their arguments."""
    return [line for line in out.splitlines() if line.split(" ")[0] in ("ruff", "mypy", "pytest", *TOLD)]


def called(clone: Clone, *command: str) -> list[str]:
    """What a script calls, if it ends well."""
    call = clone.start(*command)
    out, err = call.communicate()
    assert call.returncode == 0, err
    return calls_in(out)


def test_between_them_two_commands_run_all_tests(clone: Clone) -> None:
    calls = [call for call in called(clone, str(clone.root / ".ci" / "run")) if call.startswith("pytest")]
    assert [call.partition(" -m ")[2] for call in calls] == ["not long", "long"]


def test_what_is_checked_before_a_commit_is_checked_before_the_tests(clone: Clone) -> None:
    before = ["ruff check", "ruff format --check", "mypy ", "sentences --check", "messages --check"]
    before += ["golden --check", "references", "docs"]
    assert called(clone, "./test")[:-1] == before[:-1]  # long tests build the documentation
    assert called(clone, "tools/check.sh") == before
    (local,) = yaml.safe_load((clone.root / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    hooks = [hook["entry"].split() for hook in local["hooks"]]
    assert [line for hook in hooks for line in called(clone, *hook)] == before


def test_a_check_that_fails_stops_the_tests_but_no_other_check(clone: Clone) -> None:
    clone.told("./test")
    (clone.root / "tools" / "sentences.py").write_text("raise SystemExit(3)", encoding="utf-8")
    call = clone.start("./test")
    out, _ = call.communicate()
    assert call.returncode == 3
    told = calls_in(out)
    assert told[:3] == ["ruff check", "ruff format --check", "mypy "]
    assert told[-1] == "references"


def test_a_check_that_there_is_not_is_refused(clone: Clone) -> None:
    call = clone.start("tools/check.sh", "lint", "spelling")
    out, err = call.communicate()
    assert (call.returncode, out) == (2, "")
    assert (
        err == "there is no check 'spelling': there are lint format types sentences messages golden references docs\n"
    )


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_a_changed_project_is_installed_again(clone: Clone, name: str) -> None:
    clone.told("./play")
    project = clone.root / name
    before = project.read_text(encoding="utf-8")
    project.write_text(before + "\n", encoding="utf-8")
    assert clone.refusal("./play", offline=True).startswith("Splay cannot be set up: pip failed")
    project.write_text(before, encoding="utf-8")
    clone.told("./play", offline=True)
    project.write_text(before + "\n", encoding="utf-8")
    clone.told("./play")
    assert clone.log() == ["venv", *["pip .[web]"] * 3]


def copy_and_link(old: Path, new: Path) -> None:
    """Copy, and install Splay by hand: the other programs are still those of the first folder."""
    shutil.copytree(old, new)
    next(new.glob(".venv/lib/python3*/site-packages/splay.pth")).write_text(str(new / "src"), encoding="utf-8")


@pytest.mark.parametrize("take", [shutil.copytree, shutil.move, copy_and_link])
def test_a_copy_runs_its_own_code(clone: Clone, take: Callable[[Path, Path], object]) -> None:
    clone.told("./play")
    copy = clone.base / "copy"
    take(clone.root, copy)
    assert clone.told(copy / "play", cwd=copy)[1] == str(copy)
    assert clone.log() == ["venv", "pip .[web]", "venv", "pip .[web]"]


def test_a_splay_from_elsewhere_is_not_taken_for_this_one(clone: Clone) -> None:
    clone.told("./play")
    shutil.copytree(clone.root / "src", clone.base / "src")
    link = next(clone.root.glob(".venv/lib/python3*/site-packages/splay.pth"))
    link.write_text(str(clone.base / "src"), encoding="utf-8")
    clone.told("./play")
    assert link.read_text(encoding="utf-8") == str(clone.root / "src")


@pytest.mark.parametrize("lost", ["lib/python3*/site-packages/rich.py", "bin/splay", "bin/python", ".installed-web"])
def test_what_is_lost_is_installed_again(clone: Clone, lost: str) -> None:
    clone.told("./play")
    file = next(clone.root.glob(f".venv/{lost}"))
    file.unlink()
    clone.told("./play")
    assert file.exists()
    clone.log()
    clone.told("./play", offline=True)
    assert clone.log() == []


def test_an_error_in_the_code_is_no_reason_to_set_up_anew(clone: Clone) -> None:
    clone.told("./play")
    clone.log()
    (clone.root / "src" / "splay" / "__init__.py").write_text("(", encoding="utf-8")
    clone.told("./play", offline=True)
    assert clone.log() == []


def test_a_set_up_that_failed_is_made_up_for(clone: Clone) -> None:
    assert clone.refusal("./play", offline=True).startswith("Splay cannot be set up: pip failed")
    clone.told("./play")
    assert clone.log() == ["venv", "pip .[web]", "venv", "pip .[web]"]


def test_a_folder_that_cannot_be_written_is_refused_in_one_line() -> None:
    # Root may write everywhere, so nobody plays then, who may not look into the folders that pytest gives.
    nobody: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    with TemporaryDirectory() as folder:
        clone = make_clone(Path(folder))
        clone.base.chmod(0o755)
        clone.root.chmod(0o555)
        assert clone.refusal("./play", **nobody).startswith(
            f"Splay cannot be set up: {clone.root} is not writable for "
        )
        assert clone.log() == []


def test_root_gets_the_venv_module_where_it_is_missing(clone: Clone) -> None:
    (clone.base / "no-venv").touch()
    clone.program("id", "echo 0")
    clone.program("apt-get", APT_GET)
    clone.told("./play")
    package = f"python3.{sys.version_info.minor}-venv"
    assert clone.log() == ["apt-get -qq update", f"apt-get -qq install -y {package}", "venv", "pip .[web]"]


def test_the_missing_package_is_named_where_it_cannot_be_had(clone: Clone) -> None:
    (clone.base / "no-venv").touch()
    (clone.base / "no-network").touch()
    clone.program("id", "echo 1000")
    clone.program("apt-get", APT_GET)
    line = f"Splay cannot be set up: it needs the Debian package python3.{sys.version_info.minor}-venv"
    assert clone.refusal("./play").startswith(line)
    assert clone.log() == []
    clone.program("sudo", '#!/bin/sh\nexec "$@"')
    assert clone.refusal("./play").startswith(line)
    assert clone.log() == ["apt-get -qq update"]
