"""People: their games, their own pages, the public list; signing in."""
