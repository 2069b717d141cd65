"""Echoes of the Past: one file for each age that has cards."""
