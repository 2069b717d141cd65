"""Without the extra `research` everything else works, and what needs it says so."""

import subprocess
import sys

import pytest

from patience import PATIENCE
from splay import SplayError
from splay.env import MissingPackage, aec_env, gym_env, spiel_game

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
    ],
)
def test_what_is_missing_is_named(make: type, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    expected = rf'needs the package {package}, which is not installed: pip install "splay\[research\]"$'
    with pytest.raises(MissingPackage, match=expected) as raised:
        make()
    assert isinstance(raised.value, SplayError)


def test_open_spiel_has_an_extra_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    expected = r'spiel_game needs the package pyspiel, which is not installed: pip install "splay\[open-spiel\]"$'
    with pytest.raises(MissingPackage, match=expected):
        spiel_game()


@pytest.mark.parametrize("make", [aec_env, gym_env])
def test_only_pictures_need_pillow(make: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    make(render_mode="ansi")
    with pytest.raises(MissingPackage, match="render_mode rgb_array needs the package PIL"):
        make(render_mode="rgb_array")


def test_an_error_within_a_package_is_not_taken_for_a_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from splay.env import errors

    def failing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'something'", name="something")

    monkeypatch.setattr(errors, "import_module", failing)
    with pytest.raises(ModuleNotFoundError, match="something"):
        aec_env()
