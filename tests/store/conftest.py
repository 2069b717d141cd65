"""Fixtures of the store's tests."""

from databases import database_url, open_store, postgresql, sqlite_url, store

__all__ = ["database_url", "open_store", "postgresql", "sqlite_url", "store"]
