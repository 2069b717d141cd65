"""Fixtures of the store's tests."""

from databases import database_url, new_database_url, open_store, postgresql, prepared_postgresql, sqlite_url, store

__all__ = ["database_url", "new_database_url", "open_store", "postgresql", "prepared_postgresql", "sqlite_url", "store"]
