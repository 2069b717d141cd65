"""Picks at random: the measure every other bot is held against."""

import random

from splay.view import Asked, View


class RandomBot:
    """Picks any option, all alike."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View, ask: Asked) -> str:
        """Any of the options."""
        options = ask.options
        assert options, "a bot is only asked when it has options"
        return options[int(self._rng.random() * len(options))]
