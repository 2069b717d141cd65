"""What environments give and take, as spaces of Gymnasium."""

from typing import Any, Final, TypedDict

from splay.env.errors import need

with need("splay.env.spaces", "numpy", "gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from splay.env.core import Episodes
from splay.position.setup import LAST_SEED


class Observation(TypedDict):
    """What an agent sees.

    Attributes:
        observation: the view of its seat, see `layout`.
        action_mask: for each action 1 if it may be taken now, otherwise 0.
    """

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


DRAWN_SEEDS: Final = LAST_SEED + 1
"""Seeds that are drawn lie below this number."""


def observation_space(episodes: Episodes) -> spaces.Space[Any]:
    """The space of the observations at a table."""
    most = np.array(episodes.encoder.layout.most, dtype=np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(episodes.actions),), dtype=np.int8),
        }
    )


def discrete_space(episodes: Episodes) -> spaces.Space[Any]:
    """The space of the actions at a table."""
    return spaces.Discrete(len(episodes.actions))


def observed(episodes: Episodes, seat: int) -> Observation:
    """What a seat sees now, in arrays of its own."""
    return {
        "observation": np.frombuffer(episodes.observe(seat), dtype=np.float32),
        "action_mask": np.frombuffer(episodes.mask(seat), dtype=np.int8),
    }


def drawn_seed(chance: np.random.Generator) -> int:
    """A seed for a game."""
    return int(chance.integers(DRAWN_SEEDS))


def plain_seed(seed: Any) -> Any:
    """A seed as a plain number if it is one of numpy's; anything else as it is."""
    return int(seed) if isinstance(seed, np.integer) else seed
