"""Without the extra `research` everything else works, and what needs it says so."""

import runpy
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from typing import Any

import pytest

from patience import PATIENCE
from places import ROOT
from splay import SplayError
from splay.env import MissingPackage, aec_env, batch, errors, gym_env, spiel_game

EXAMPLES = ROOT / "examples"

OTHERS = ("numpy", "pettingzoo", "gymnasium", "PIL", "pyspiel", "pyarrow", "ray", "rlcard")
BLOCKED = f"import sys\nfor name in {OTHERS}: sys.modules[name] = None\n"


def test_splay_and_the_core_of_the_environments_need_none_of_them() -> None:
    code = "import splay, splay.env, splay.cli.app\n"
    code += "episodes = splay.env.Episodes(4, ['ann', 'bob'])\nepisodes.begin(1)\n"
    code += "episodes.observe(0), episodes.mask(0)\nepisodes.pick(episodes.offered[0])\n"
    subprocess.run([sys.executable, "-c", BLOCKED + code], check=True, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("make", "package"),
    [
        *((aec_env, package) for package in ("numpy", "gymnasium", "pettingzoo")),
        *((gym_env, package) for package in ("numpy", "gymnasium")),
        (spiel_game, "numpy"),
        (batch, "gymnasium"),
    ],
)
def test_what_is_missing_is_named(make: Any, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    expected = rf'{make.__name__} needs {package}, which is not installed: .* -m pip install "{package}>=[\d.]+"$'
    with pytest.raises(MissingPackage, match=expected) as raised:
        make()
    assert isinstance(raised.value, SplayError)


def test_everything_missing_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("numpy", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    expected = r'needs numpy and pyspiel, which are not .* -m pip install "numpy>=[\d.]+" "open-spiel>=[\d.]+"$'
    with pytest.raises(MissingPackage, match=expected):
        spiel_game()


@pytest.mark.parametrize(
    "module",
    ["arrays", "dataset", "gymnasium", "open_spiel", "open_spiel_observer", "pettingzoo", "spaces", "workers"],
)
def test_modules_name_what_they_miss_too(module: str) -> None:
    code = f"from splay.env import MissingPackage\ntry: import splay.env.{module}\n"
    code += "except MissingPackage as error: print(error)"
    told = subprocess.run(
        [sys.executable, "-c", BLOCKED + code], check=True, timeout=PATIENCE, capture_output=True, text=True
    )
    assert told.stdout.startswith(f"splay.env.{module} needs ")
    assert "pip install" in told.stdout


@pytest.mark.parametrize("example", ["train.py", "ray_batches.py"])
def test_examples_name_what_they_miss_too(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("numpy", "ray"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=r"this example needs numpy.*: .* -m pip install "):
        runpy.run_path(str(EXAMPLES / example))


def test_the_command_asks_for_the_versions_that_splay_works_with(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ["numpy-more>=9", 'numpy>=2.3; extra == "research"', 'psycopg[binary]>=3.3 ; extra == "postgresql"']
    monkeypatch.setattr(errors, "requires", lambda name: told)
    monkeypatch.setattr(sys, "executable", "/my games/python")
    command = errors.install_command(["numpy", "psycopg", "PIL"])
    assert command == """'/my games/python' -m pip install "numpy>=2.3" "psycopg[binary]>=3.3" "pillow\""""


def test_without_being_installed_splay_names_packages_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(errors, "requires", unknown)
    assert errors.install_command(["pyspiel"]).endswith(' -m pip install "open-spiel"')


@pytest.mark.parametrize("make", [aec_env, gym_env])
def test_only_pictures_need_pillow(make: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    make(render_mode="ansi")
    with pytest.raises(MissingPackage, match=r'render_mode rgb_array needs PIL, .* "pillow>='):
        make(render_mode="rgb_array")


def test_an_error_within_a_package_is_not_taken_for_a_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'something'", name="something")

    monkeypatch.setattr(errors, "import_module", failing)
    with pytest.raises(ModuleNotFoundError, match="something"):
        aec_env()
