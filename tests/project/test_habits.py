"""What is checked is the same everywhere: by `./test`, before a commit, and by hosted continuous integration."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from places import ROOT

WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEST: Final = (ROOT / "test").read_text(encoding="utf-8")
CHECK: Final = (ROOT / "tools" / "check.sh").read_text(encoding="utf-8")


def checks() -> list[str]:
    """The names of all checks, in order."""
    found = re.search(r"^CHECKS=\((.*)\)$", CHECK, re.MULTILINE)
    assert found
    return found[1].split()


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def pythons() -> list[str]:
    """The Pythons that the project says it runs on."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project)


# -- before a commit -------------------------------------------------------------------


def test_there_is_a_hook_for_every_check_and_no_other() -> None:
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    assert [hook["id"] for hook in local["hooks"]] == checks()
    for hook in local["hooks"]:
        assert hook["entry"] == f"tools/check.sh {hook['id']}"
        assert (hook["language"], hook["always_run"], hook["pass_filenames"]) == ("system", True, False)


def test_the_tests_begin_with_every_check_but_the_documentation_and_know_none_of_their_own() -> None:
    commands = [line for line in TEST.splitlines() if line and not line.startswith("#")]
    assert ["tools/check.sh", *checks()] == [*commands[-2].split(), "docs"]
    assert commands[-1].startswith(".venv/bin/pytest ")
    assert TEST.count(".venv/") == 1


# -- hosted ----------------------------------------------------------------------------


def test_the_tests_run_on_every_python_that_is_promised() -> None:
    job = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == pythons() == ["3.11", "3.12", "3.13", "3.14"]
    assert job["steps"][1]["with"]["python-version"] == "${{ matrix.python }}"
    assert job["steps"][-2:] == [{"run": "./test"}, {"run": "tools/long_tests.sh"}]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_may_read_and_no_more(workflow: Path) -> None:
    told = read(workflow)
    assert told["permissions"] == {"contents": "read"}
    for job in told["jobs"].values():
        assert "permissions" not in job
        assert job["timeout-minutes"] <= 60
        assert job["runs-on"] != "ubuntu-latest"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_names_what_it_uses_by_its_commit(workflow: Path) -> None:
    used = re.findall(r"\buses: *(.*)", workflow.read_text(encoding="utf-8"))
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name) for name in used)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_runs_scripts_that_exist(workflow: Path) -> None:
    for job in read(workflow)["jobs"].values():
        steps = [step["run"] for step in job["steps"] if "run" in step]
        assert steps
        for step in steps:
            script = ROOT / step.split()[0]
            assert script.stat().st_mode & 0o111, step


def test_there_is_a_workflow() -> None:
    assert [file.name for file in WORKFLOWS] == ["audit.yml", "nightly.yml", "test.yml"]


# -- what is told ----------------------------------------------------------------------


def test_the_changelog_has_the_usual_form() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    headings = [line for line in lines if line.startswith("#")]
    assert headings[:2] == ["# Changelog", "## [Unreleased]"]
    kinds = {"### Added", "### Changed", "### Deprecated", "### Removed", "### Fixed", "### Security"}
    for heading in headings[2:]:
        assert heading in kinds or re.fullmatch(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading)
    for version in re.findall(r"^## (\[.*?\])", "\n".join(lines), re.MULTILINE):
        assert any(line.startswith(f"{version}: https://") for line in lines), version
