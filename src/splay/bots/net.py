"""A small net that judges positions, without any library.

It has one hidden layer.  The weights of a row are whole numbers, all of them packed in one big int, so that the first
layer is a sum of some hundred ints, whatever its width.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from struct import Struct, error
from typing import Any, Final

from splay.bots.evaluation import result
from splay.bots.inputs import INPUTS_VERSION, Inputs, inputs_of
from splay.errors import SetupError
from splay.position.ruleset import Ruleset, ruleset
from splay.position.state import Player, State

LANE: Final = 32
"""Bits of each number in a packed row."""
MIDDLE: Final = 1 << 30
"""What is added to each number of a sum, so that none is negative."""
SCALE: Final = 1024
"""What a weight of 1 is as a whole number."""
MOST: Final = 32767
"""The largest whole number that a weight may be."""
MOST_SUMS: Final = 4096
"""Sums of rows that are kept, about 0.6 kB each."""
FORMAT: Final = 1
"""The version of the file of weights."""


class Net:
    """Compares players by what is told of a position.

    Attributes:
        inputs: what it is told.
        hidden: the width of its hidden layer.
        about: how it was made.
    """

    __slots__ = ("_bias", "_lanes", "_output", "_packed", "_start", "_sums", "about", "hidden", "inputs")

    def __init__(
        self,
        inputs: Inputs,
        rows: Sequence[Sequence[int]],
        start: Sequence[int],
        output: Sequence[float],
        bias: float,
        about: Mapping[str, Any],
    ) -> None:
        """A net of these weights.

        Args:
            inputs: what it is told.
            rows: for each row of the inputs, the weights to the hidden layer, times `SCALE`.
            start: the biases of the hidden layer, times `SCALE`.
            output: the weights of the hidden layer.
            bias: of the output.
            about: how it was made.
        """
        self.inputs = inputs
        self.hidden = len(output)
        self.about = about
        self._lanes = Struct(f"<{self.hidden}I")
        self._packed = [_packed(row) for row in rows]
        self._start = _packed([MIDDLE + number for number in start])
        self._output = [weight / SCALE for weight in output]
        self._bias = bias
        self._sums: dict[tuple[int, ...], int] = {}

    def lead(self, state: State, me: int, other: int) -> float:
        """The logarithm of the odds that one seat wins rather than another, as the first of them sees it."""
        mine, theirs = state.players[me], state.players[other]
        total = self._start + self._sum_of(state, mine, True) + self._sum_of(state, theirs, False)
        packed = self._packed
        for row in self.inputs.rows_of_both(state, mine, theirs):
            total += packed[row]
        lead = self._bias
        output = self._output
        sums = self._lanes.unpack(total.to_bytes(4 * self.hidden, "little"))
        for place in range(self.hidden):
            number: int = sums[place]
            if number > MIDDLE:
                lead += output[place] * (number - MIDDLE)
        return lead

    def _sum_of(self, state: State, player: Player, is_mine: bool) -> int:
        """The sum of the rows that tell of one player: most positions of a search differ in only one of them."""
        rows = tuple(self.inputs.rows_of_player(state, player, is_mine))
        total = self._sums.get(rows)
        if total is None:
            total = 0
            for row in rows:
                total += self._packed[row]
            if len(self._sums) >= MOST_SUMS:
                self._sums.clear()
            self._sums[rows] = total
        return total

    def judge(self, state: State, seat: int) -> list[float]:
        """How likely each seat is to win, as one of them sees it; the result itself once the game is over.

        Whoever has left the game without partners cannot win; then the first side that still can sees it.
        """
        count = len(state.players)
        if state.outcome is not None:
            return result(state.outcome, count)
        seating = state.seating
        own = seating.sides[0]
        for side in seating.sides:
            if seat in side:
                own = side
        odds = [0.0] * count
        whole = 1.0
        for side in seating.sides:
            if side is own:
                continue
            lead = 0.0
            for mate in own:
                for other in side:
                    lead += self.lead(state, mate, other)
            lead /= len(own) * len(side)
            found = exp(-lead if lead > -30.0 else 30.0)
            whole += found
            for other in side:
                odds[other] = found
        for mate in own:
            odds[mate] = 1.0
        return [each / whole for each in odds]

    def to_json(self, rows: Sequence[Sequence[int]], start: Sequence[int]) -> dict[str, Any]:
        """The net as plain data, given its rows as it was made from them."""
        pack = Struct(f"<{self.hidden}h").pack
        return {
            "format": FORMAT,
            "edition": self.inputs.rules.number,
            "inputs": INPUTS_VERSION,
            "hidden": self.hidden,
            "about": dict(self.about),
            "start": list(start),
            "output": [weight * SCALE for weight in self._output],
            "bias": self._bias,
            "rows": b64encode(b"".join([pack(*row) for row in rows])).decode(),
        }


def _packed(numbers: Sequence[int]) -> int:
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + number
    return total


def net_of(data: Any) -> Net:
    """The net that `Net.to_json` gave.

    Raises:
        SetupError: it is none, or one of another version.
    """
    try:
        if (data["format"], data["inputs"]) != (FORMAT, INPUTS_VERSION):
            raise SetupError("these weights are from another version of Splay")
        inputs = inputs_of(ruleset(data["edition"]))
        lanes = Struct(f"<{data['hidden']}h")
        rows = list(lanes.iter_unpack(b64decode(data["rows"])))
        if len(rows) != inputs.size or len(data["start"]) != data["hidden"] or len(data["output"]) != data["hidden"]:
            raise SetupError("these weights are from another version of Splay")
        return Net(inputs, rows, data["start"], data["output"], data["bias"], data["about"])
    except (KeyError, TypeError, ValueError, error) as fault:
        if isinstance(fault, SetupError):
            raise
        raise SetupError("this is not a file of weights") from None


ALIKE: Final = {1: 3}
"""Editions that another one's net judges, because they have the same cards but for some effects."""


def serves(net: Net, rules: Ruleset) -> bool:
    """Whether a net can judge games by these rules."""
    return net.inputs.rules.number in (rules.number, ALIKE.get(rules.number))


@cache
def net_for(rules: Ruleset) -> Net:
    """The net that comes with Splay for these rules."""
    file = files("splay.bots") / "weights" / f"edition{ALIKE.get(rules.number, rules.number)}.json"
    return net_of(json.loads(file.read_text(encoding="utf-8")))
