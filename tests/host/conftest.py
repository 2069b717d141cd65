"""Fixtures of the host's tests."""

from collections.abc import Iterator

import pytest

from databases import database_url, new_database_url, open_store, postgresql, prepared_postgresql, sqlite_url, store
from splay.host import Host
from splay.store import Store, open_database

__all__ = ["database_url", "new_database_url", "open_store", "postgresql", "prepared_postgresql", "sqlite_url", "store"]


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
