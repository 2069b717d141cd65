"""The command speaks English in these tests, whatever the language of who runs them."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the locale that programs look at first; a test may set another."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
