"""What Splay's own code may do with a game beyond what `Game` offers to everyone.

Nothing here hides what a seat must not see, and what is called wrongly may break the game.
"""

from splay.game import checkpoints, playing
from splay.game.course import Course
from splay.game.game import Game
from splay.position.event_log import Log
from splay.position.seating import Seating
from splay.position.state import Snapshot, State
from splay.position.terms import Given
from splay.position.validation import check
from splay.rules.turn import deal

# -- beginning a game ------------------------------------------------------------------


def begun(seating: Seating, seed: int) -> Game:
    """A new game of these players, with a seed that a `Setup` can have; nothing is checked."""
    return Game._of(playing.begin(deal(seating, seed), seed, None))


def from_state(state: State) -> Game:
    """A game that continues from a position between actions, of which it makes a copy.

    Raises:
        PositionError: the position cannot exist; the message says what is wrong.
    """
    check(state)
    return Game._of(playing.begin(state.copy(), None, state.snapshot()))


def dealt(position: Snapshot, is_under_way: bool = False) -> Game:
    """A game that continues from a position between actions that cannot be wrong; nothing is checked.

    See `views.redeal`.

    Args:
        position: the position.
        is_under_way: whether an action that may ask comes next, so that the position is its checkpoint.
    """
    core = playing.begin(State.restored(position), None, position)
    if is_under_way and not core.log:  # nobody has drawn unasked
        core.checkpoint = position
        core.keeps_checkpoints = True
    return Game._of(core)


# -- playing ---------------------------------------------------------------------------


def take(game: Game, place: int) -> None:
    """As `Game.pick_at`, for callers that know that there is such a place; nothing is checked."""
    playing.take(game._core, place)


def repeat(game: Game, noted: Given[str]) -> None:
    """Make a pick in the form of `picks_since_checkpoint`; raises as `Game.pick` and `Game.give_up`."""
    leaver, option = checkpoints.read(game.names, noted)
    if leaver is None:
        game.pick(option)
    else:
        game.give_up(leaver)


# -- what has happened -----------------------------------------------------------------


def askers(game: Game) -> list[int]:
    """The seat that made each of `Game.picks`; do not modify the list."""
    return game._core.askers


def origin(game: Game) -> State | None:
    """The position the game began from; None for a game from a seed."""
    position = game._core.origin
    return None if position is None else State.restored(position)


def log(game: Game) -> Log:
    """What `Game.action_events` are made of: the log of the current action; do not modify it."""
    return game._core.log


def last_log(game: Game) -> Log:
    """What `Game.events` are made of: the part of the log that the last pick caused."""
    core = game._core
    return core.log[core.asked_at :]


# -- the action in progress --------------------------------------------------------------


def checkpoint(game: Game) -> State:
    """The position before the action in progress; between actions, the current position itself."""
    return checkpoints.checkpoint(game._core)


def picks_since_checkpoint(game: Game) -> list[str]:
    """The picks that lead from the checkpoint to the current decision, in the form that `repeat` takes.

    These are options, and ``"ann: give up"`` where ann gave up.
    """
    return checkpoints.picks_since(game._core)


def course(game: Game) -> Course:
    """The questions answered since the checkpoint, in an action under way."""
    return checkpoints.course(game._core)
