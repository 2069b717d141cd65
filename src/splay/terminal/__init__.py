"""The game in a terminal: one line of input at a time, tables drawn with rich."""
