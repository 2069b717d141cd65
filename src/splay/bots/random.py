"""Picks at random: the measure every other bot is held against."""

import random

from splay.views.view import Asked, View


class RandomBot:
    """Picks any option, all alike.

    Chance depends on the seed and the number of the decision alone: asked again, also in
    a resumed game, the bot answers the same.
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, ask: Asked) -> str:
        """Any of the options."""
        options = ask.options
        assert options, "a bot is only asked when it has options"
        return options[int(chance(self._seed, ask.number).random() * len(options))]


def chance(seed: int, number: int) -> random.Random:
    """The chance a bot has at one decision."""
    return random.Random(seed << 32 | number)
