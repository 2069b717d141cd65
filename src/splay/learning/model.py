"""The net while it learns: the same as `bots.net`, in numbers of full precision and many positions at once."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from splay.bots.inputs import Inputs
from splay.bots.net import MOST, SCALE, Net

Floats = NDArray[np.float32]
Rows = NDArray[np.uint16]

FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""How long Adam remembers, and what keeps it from dividing by nothing."""
DECAY: Final = 1e-5
"""By how much of themselves weights shrink at each step, for each 1 of the rate."""
SPREAD: Final = 0.06
"""How far the first weights lie apart."""
PARTS: Final = ("rows", "start", "output", "bias")


class Model:
    """Weights that can learn.

    A row for a count is not learned by itself but as the difference from the row for one less, so that what
    is learned of 7 icons is known of 8 as well.

    Attributes:
        inputs: what the net is told.
        weights: by part, see `PARTS`.
        steps: steps taken.
    """

    def __init__(self, inputs: Inputs, hidden: int, rng: np.random.Generator) -> None:
        self.inputs = inputs
        self.steps = 0
        self.weights: dict[str, Floats] = {
            "rows": rng.normal(0, SPREAD, (inputs.size + 1, hidden)).astype(np.float32),
            "start": np.full(hidden, 0.2, np.float32),
            "output": rng.normal(0, 1 / np.sqrt(hidden), hidden).astype(np.float32),
            "bias": np.zeros(1, np.float32),
        }
        self._means = {part: np.zeros_like(values) for part, values in self.weights.items()}
        self._squares = {part: np.zeros_like(values) for part, values in self.weights.items()}
        self._counts: list[slice] = []
        at = 0
        for feature in inputs.features:
            if feature.is_count:
                self._counts.append(slice(at, at + feature.size))
            at += feature.size

    @property
    def rows(self) -> Floats:
        """The row for each count, with nothing for those that fill up."""
        rows = self.weights["rows"].copy()
        for part in self._counts:
            np.cumsum(rows[part], axis=0, out=rows[part])
        rows[-1] = 0
        return rows

    def _spread(self, told: Rows) -> Floats:
        wide = np.zeros((len(told), self.inputs.size + 1), np.float32)
        wide[np.arange(len(told))[:, None], told] = 1
        return wide

    def chances(self, told: Rows, size: int = 4096) -> Floats:
        """How likely the player of each position is to win rather than the other one."""
        rows = self.rows
        found = [self._forward(self._spread(told[at : at + size]), rows)[1] for at in range(0, len(told), size)]
        return np.concatenate(found) if found else np.zeros(0, np.float32)

    def _forward(self, wide: Floats, rows: Floats) -> tuple[Floats, Floats]:
        hidden = np.maximum(wide @ rows + self.weights["start"], 0)
        lead = np.clip(hidden @ self.weights["output"] + self.weights["bias"], -30, 30)
        return hidden, (1 / (1 + np.exp(-lead))).astype(np.float32)

    def learn(self, told: Rows, targets: Floats, rate: float) -> float:
        """Take a step toward these chances; returns how surprising they were (cross entropy)."""
        wide = self._spread(told)
        hidden, found = self._forward(wide, self.rows)
        error = (found - targets) / np.float32(len(told))
        back = error[:, None] * self.weights["output"] * (hidden > 0)
        rows = wide.T @ back
        for part in self._counts:
            rows[part] = np.cumsum(rows[part][::-1], axis=0)[::-1]
        self._step(
            {"rows": rows, "start": back.sum(0), "output": hidden.T @ error, "bias": error.sum(keepdims=True)}, rate
        )
        near = np.clip(found, 1e-6, 1 - 1e-6)
        return float(-np.mean(targets * np.log(near) + (1 - targets) * np.log(1 - near)))

    def _step(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        for part, slope in slopes.items():
            mean, square = self._means[part], self._squares[part]
            mean += (1 - FIRST) * (slope - mean)
            square += (1 - SECOND) * (slope * slope - square)
            fixed = rate / (1 - FIRST**self.steps)
            weights = self.weights[part]
            weights -= fixed * mean / (np.sqrt(square / (1 - SECOND**self.steps)) + TINY) + rate * DECAY * weights

    def net(self, about: dict[str, Any]) -> tuple[Net, dict[str, Any]]:
        """The net to play with, and the same as plain data."""
        rows = np.clip(np.rint(self.rows[:-1] * SCALE), -MOST, MOST).astype(int).tolist()
        start = np.rint(self.weights["start"] * SCALE).astype(int).tolist()
        made = Net(self.inputs, rows, start, self.weights["output"].tolist(), float(self.weights["bias"][0]), about)
        return made, made.to_json(rows, start)

    def state(self) -> dict[str, Floats]:
        """Everything it has to remember, by name."""
        return {
            f"{kind} {part}": values[part]
            for kind, values in (("weights", self.weights), ("means", self._means), ("squares", self._squares))
            for part in PARTS
        } | {"steps": np.array(self.steps, np.float32)}

    def remember(self, state: Any) -> None:
        """Take up what `state` gave.

        Raises:
            ValueError: this is of a net of another size.
        """
        for kind, values in (("weights", self.weights), ("means", self._means), ("squares", self._squares)):
            for part in PARTS:
                values[part] = state[f"{kind} {part}"].reshape(values[part].shape)
        self.steps = int(state["steps"])
