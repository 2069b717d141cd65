"""A wheel holds the engine compiled where there is a C compiler and nobody says otherwise."""

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from patience import PATIENCE
from places import ROOT
from splay.bots import BOTS
from splay.bots.seats import options_of

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture(name="build")
def build_hook() -> ModuleType:
    """The module `hatch_build`, which stands beside the package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hook(build: ModuleType, root: Path) -> Any:
    return build.CustomBuildHook(str(root), {}, None, None, "", "wheel")


def build_data() -> dict[str, Any]:
    return {"pure_python": True, "infer_tag": False, "force_include": {}}


@pytest.mark.parametrize(
    ("wish", "has_compiler", "compiles"),
    [
        *(("", True, True), ("", False, False), ("0", True, False)),
        *(("1", True, True), ("1", False, True), ("trained", True, True), ("trained", False, True)),
    ],
)
def test_it_is_compiled_with_a_compiler_unless_somebody_decides(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, wish: str, has_compiler: bool, compiles: bool
) -> None:
    monkeypatch.setenv("SPLAY_COMPILE", wish)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if has_compiler else None)
    assert build.is_wanted() == compiles
    assert hook(build, ROOT).dependencies() == (build.NEEDS if compiles else [])


def test_all_that_a_game_needs_is_compiled(build: ModuleType) -> None:
    files = set(build.modules(ROOT / "src"))
    for name in (
        *(
            "errors",
            "position/state",
            "rules/dogma",
            "rules/moves",
            "game/game",
            "cards/base/age01",
            "cards/base/age11",
        ),
        *("views/view", "views/redeal", "env/scribe"),
    ):
        assert f"splay/{name}.py" in files
    assert all((ROOT / "src" / file).is_file() for file in files)
    assert not [file for file in files if file.startswith(("splay/web", "splay/text")) or file.endswith("__init__.py")]


def test_bots_with_options_are_not_compiled(build: ModuleType) -> None:
    """Their options are read from annotations, which compiled functions do not have."""
    files = {f"{bot.__module__.replace('.', '/')}.py" for bot in BOTS.values() if options_of(bot)}
    assert files
    assert not files & set(build.modules(ROOT / "src"))


@pytest.fixture
def small(build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A package of two modules, laid out like Splay."""
    monkeypatch.setattr(build, "MORE", ("errors.py",))
    package = tmp_path / "src" / "splay"
    (package / "position").mkdir(parents=True)
    for folder in (package, package / "position"):
        (folder / "__init__.py").touch()
    (package / "errors.py").write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    (package / "position" / "card.py").write_text("from splay.errors import twice\n\nANSWER = twice(21)\n")
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    monkeypatch.setattr(build, "__file__", str(tmp_path / "hatch_build.py"))
    (tmp_path / "tools" / "typical_games.py").write_text("import splay.position.card\nprint('games played')\n")
    return tmp_path


@pytest.mark.long
@pytest.mark.parametrize("wish", ["1", "trained"])
def test_compiled_modules_go_into_the_wheel(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, small: Path, tmp_path: Path, wish: str
) -> None:
    monkeypatch.setenv("SPLAY_COMPILE", wish)
    made, data = hook(build, small), build_data()
    made.initialize("standard", data)
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    package = shutil.copytree(small / "src", tmp_path / "installed")
    for file, place in data["force_include"].items():
        shutil.copy(file, package / place)
    assert (package / "splay" / f"errors{SUFFIX}").is_file()
    asks = "from splay.position import card; print(card.__file__, card.ANSWER)"
    said = subprocess.run(
        [sys.executable, "-c", asks], cwd=package, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert said.stdout == f"{package / 'splay' / 'position' / 'card'}{SUFFIX} 42\n"
    made.finalize("standard", data, "")
    assert not [file for file in data["force_include"] if Path(file).exists()]


@pytest.mark.long
def test_a_trained_build_follows_what_its_games_have_counted(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, small: Path
) -> None:
    monkeypatch.setenv("SPLAY_COMPILE", "trained")
    (small / "tools" / "typical_games.py").write_text("raise SystemExit('nobody has played')\n")
    with pytest.raises(RuntimeError, match="nobody has played"):
        hook(build, small).initialize("standard", build_data())


def test_an_editable_installation_is_left_as_it_is(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, small: Path
) -> None:
    monkeypatch.setenv("SPLAY_COMPILE", "1")
    data = build_data()
    hook(build, small).initialize("editable", data)
    assert data == build_data()


@pytest.mark.long
def test_what_cannot_be_compiled_fails_only_where_that_was_wished(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, small: Path
) -> None:
    (small / "src" / "splay" / "errors.py").write_text("def twice(number: int) -> int:\n    return str(number)\n")
    monkeypatch.setenv("SPLAY_COMPILE", "1")
    with pytest.raises(RuntimeError, match="Incompatible return value type"):
        hook(build, small).initialize("standard", build_data())
    monkeypatch.setenv("SPLAY_COMPILE", "")
    data = build_data()
    hook(build, small).initialize("standard", data)
    assert data == build_data()
