"""The server: everything put together, from start to stop."""
