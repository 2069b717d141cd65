"""A bot that picks at random: the baseline for every other bot."""

import random

from splay.views.view import Asked, View


class RandomBot:
    """Picks any option, with equal probability.

    The choice depends only on the seed and the number of the decision, so if asked again, even in
    a resumed game, the bot gives the same answer.
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, ask: Asked) -> str:
        """Pick any of the options."""
        options = ask.options
        assert options, "a bot is only asked when it has options"
        return options[int(chance(self._seed, ask.number).random() * len(options))]


def chance(seed: int, number: int) -> random.Random:
    """The source of randomness for a bot at one decision."""
    return random.Random(seed << 32 | number)
