"""The whole table as its template draws it, and which step of it a browser shows next."""
