"""The cards: facts as data, effects as coroutines, one file per age."""
