"""Puzzles: the list, the one of today, a page for each."""
