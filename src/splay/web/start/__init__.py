"""The start page: the ways to a game, and the form for a new table."""
