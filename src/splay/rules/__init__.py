"""The rulebook: moves, achievements, questions, dogma, parley, turns."""
