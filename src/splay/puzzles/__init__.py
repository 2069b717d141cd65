"""Puzzles: positions from played games in which one line is certain to reach a goal."""
