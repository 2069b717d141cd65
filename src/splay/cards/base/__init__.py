"""The base set: one file for each age."""
