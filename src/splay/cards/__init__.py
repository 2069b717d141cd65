"""The cards: facts as data, effects as functions, one file per age."""
