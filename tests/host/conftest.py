"""Fixtures of the host's tests."""

import pytest

from databases import database_url, open_store, postgresql, store
from splay.host import Host
from splay.store import Store

__all__ = ["database_url", "open_store", "postgresql", "store"]


@pytest.fixture
def host(store: Store) -> Host:
    """A host of an empty store."""
    return Host(store)
