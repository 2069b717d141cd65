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
NO_OPTIONS: Final = {"SPLAY_SITE", "SPLAY_UPSTREAM", "SPLAY_SMTP_PASSWORD", "SPLAY_COMPILE"}
"""Variables of the proxy in compose and of the build, and one that is no option because all can see these."""
FIXED: Final = {"SPLAY_HOST", "SPLAY_PORT", "SPLAY_OPEN", "SPLAY_RATE_LIMIT"}
"""Variables that nobody has to change behind a proxy."""


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
    assert named - NO_OPTIONS <= VARIABLES


def test_the_example_shows_all_that_a_host_may_want_to_set() -> None:
    example = (DEPLOY / "splay.env.example").read_text(encoding="utf-8")
    shown = set(re.findall(r"^(?:# )?(SPLAY_[A-Z_]+)=", example, re.MULTILINE))
    assert shown == VARIABLES - FIXED | NO_OPTIONS - {"SPLAY_UPSTREAM"}


def test_the_image_serves_as_somebody_who_is_not_root() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    told = {line.split()[0]: line for line in lines if re.match(r"[A-Z]+ ", line)}
    assert told["USER"] == "USER splay"
    assert told["CMD"] == 'CMD ["splay", "serve"]'
    assert "/health/live" in told["HEALTHCHECK"]
    copied = [word for line in lines if line.startswith("COPY") and "--from" not in line for word in line.split()[1:-1]]
    assert copied
    assert all((ROOT / word).exists() for word in copied)
    sent = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in sent if line.startswith("!")} == {word.removeprefix("./") for word in copied}


def test_compose_starts_what_is_there() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    splay, caddy = compose["services"]["splay"], compose["services"]["caddy"]
    assert (DEPLOY / splay["build"]["context"] / splay["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert splay["read_only"]
    assert splay["environment"]["SPLAY_PROXY"] == caddy["networks"]["inside"]["ipv4_address"]
    assert splay["build"]["args"] == {"SPLAY_COMPILE": "${SPLAY_COMPILE:-1}"}
    assert caddy["environment"]["SPLAY_UPSTREAM"] == "splay:8765"
    assert compose["services"]["database"]["volumes"] == ["games:/var/lib/postgresql/data"]
    assert "games" in compose["volumes"]


def test_in_compose_each_waits_until_what_it_needs_is_healthy() -> None:
    services: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert services["splay"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["caddy"]["depends_on"] == {"splay": {"condition": "service_healthy"}}
    assert "--host=127.0.0.1" in services["database"]["healthcheck"]["test"], "not yet while it is being prepared"


def test_compose_passes_on_all_settings_but_those_that_are_its_own() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    splay: Any = yaml.safe_load(text)["services"]["splay"]
    assert splay["env_file"] == ".env"
    heads = (DEPLOY / "splay.env.example").read_text(encoding="utf-8").split("# -- ")
    (of_systemd,) = [part for part in heads if part.startswith("systemd only")]
    (of_compose,) = [part for part in heads if part.startswith("compose only")]
    own = set(splay["environment"]) - {"SPLAY_HOST", "SPLAY_PORT", "SPLAY_PROCESSES"}
    assert own == set(re.findall(r"^(?:# )?([A-Z_]+)=", of_systemd, re.MULTILINE))
    assert set(re.findall(r"\$\{([A-Z_]+):\?", text)) == set(re.findall(r"^([A-Z_]+)=", of_compose, re.MULTILINE))


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
    assert text.partition("CapabilityBoundingSet=")[2].partition("[Install]")[0].strip() == _rights_of_the_server()


def _rights_of_the_server() -> str:
    text = (DEPLOY / "splay.service").read_text(encoding="utf-8")
    rights = text.partition("CapabilityBoundingSet=")[2].partition("[Install]")[0].strip()
    assert {"NoNewPrivileges=true", "ProtectSystem=strict", "PrivateUsers=true"} <= set(rights.splitlines())
    return rights
