"""Fixtures of the host's tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from databases import database_url, new_database_url, open_store, postgresql, prepared_postgresql, sqlite_url, store
from splay.host import Host
from splay.store import Store, open_database
from testing.random_games import GAMES

__all__ = ["database_url", "new_database_url", "open_store", "postgresql", "prepared_postgresql", "sqlite_url", "store"]


BOTH_KINDS: Final = ("test_forgetting", "test_picking", "test_races")
"""The tests in which much depends on the database; of the others those of `tests/store` hold for both kinds."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out PostgreSQL but for `BOTH_KINDS`; at night everything runs with both."""
    left_out = {item for item in items if GAMES == 1 and _needs_no_postgresql(item)}
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=list(left_out))


def _needs_no_postgresql(item: pytest.Item) -> bool:
    is_here = item.path.parent == Path(__file__).parent
    return is_here and "[postgresql" in item.name and item.path.stem not in BOTH_KINDS


@pytest.fixture
def host(store: Store) -> Host:
    """A host of an empty store."""
    return Host(store)


@pytest.fixture
def sqlite_host(sqlite_url: str) -> Iterator[Host]:
    """A host of an empty store, for tests to which the kind of database makes no difference."""
    store = Store(open_database(sqlite_url))
    yield Host(store)
    store.close()
