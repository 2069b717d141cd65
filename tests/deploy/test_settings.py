"""Settings: every option of the server can be set in the environment, and what is in `deploy` sets only such ones."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from splay.cli.app import app

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
NOT_OURS: Final = {"SPLAY_SITE", "SPLAY_UPSTREAM"}
"""Variables of the proxy in compose."""


def options() -> dict[str, str]:
    """The options of `splay serve` with their variables."""
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {each.name: each.envvar for each in serve.params if each.name != "help"}


VARIABLES: Final = frozenset(options().values())


@pytest.mark.parametrize("name", sorted(options()))
def test_every_option_has_a_variable_and_is_described(name: str) -> None:
    variable = "SPLAY_OPEN" if name == "open_browser" else f"SPLAY_{name.upper()}"
    assert options()[name] == variable
    page = (ROOT / "docs" / "howto" / "host_a_server.md").read_text(encoding="utf-8")
    option = "--open" if name == "open_browser" else f"--{'no-' * (name == 'rate_limit')}{name.replace('_', '-')}"
    assert f"`{option}" in page


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "splay.env.example"])
def test_only_variables_that_there_are_are_set(file: str) -> None:
    named = set(re.findall(r"\bSPLAY_[A-Z_]+", (DEPLOY / file).read_text(encoding="utf-8")))
    assert named - NOT_OURS <= VARIABLES


def test_the_image_serves_as_somebody_who_is_not_root() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    told = {line.split()[0]: line for line in lines if re.match(r"[A-Z]+ ", line)}
    assert told["USER"] == "USER splay"
    assert told["CMD"] == 'CMD ["splay", "serve"]'
    assert "/health/live" in told["HEALTHCHECK"]
    copied = [word for line in lines if line.startswith("COPY") and "--from" not in line for word in line.split()[1:-1]]
    assert copied
    assert all((ROOT / word).exists() for word in copied)


def test_compose_starts_what_is_there() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    splay, caddy = compose["services"]["splay"], compose["services"]["caddy"]
    assert (DEPLOY / splay["build"]["context"] / splay["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert splay["read_only"]
    assert splay["environment"]["SPLAY_PROXY"] == caddy["networks"]["inside"]["ipv4_address"]
    assert caddy["environment"]["SPLAY_UPSTREAM"] == "splay:8765"
    example = (DEPLOY / "splay.env.example").read_text(encoding="utf-8")
    needed = re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert all(f"\n{name}=" in example for name in needed)


@pytest.mark.parametrize("unit", sorted(path.name for path in DEPLOY.glob("*.service")))
def test_units_run_commands_that_there_are(unit: str) -> None:
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    words = re.search(r"^ExecStart=/opt/splay/bin/splay (.*)$", text, re.MULTILINE)
    assert words is not None
    command: Any = typer.main.get_command(app)
    for word in words[1].split():
        if not hasattr(command, "commands"):
            break
        command = command.commands[word]
    given = {word for word in words[1].split() if word.startswith("--")}
    assert given <= {option for each in command.params for option in each.opts}
    assert "NoNewPrivileges=true" in text
    assert "ProtectSystem=strict" in text
