"""Checkpoints: how a game is copied, and repeated, in the middle of an effect.

Between actions no coroutine is alive, and to copy a game is to copy its position.  A coroutine that has stopped at a
question cannot be copied.  There the position is given by the checkpoint, which is the position before the action, and
the picks since.  Most games are played without their checkpoints ever being needed, so a game begins to keep them with
the first that is; that one is found by playing the game again from its beginning.
"""

from collections.abc import Sequence

from splay.game.core import GameCore
from splay.game.course import Course
from splay.game.looking import question, setup
from splay.game.playing import act, begin, give_up, pick, take
from splay.position.seating import seating_of
from splay.position.state import Snapshot, State
from splay.position.terms import GIVE_UP, Given
from splay.rules.turn import deal


def checkpoint(core: GameCore) -> State:
    """The position before the action in progress; between actions, the current position itself."""
    return core.state if core.running is None else State.restored(_before(core))


def _before(core: GameCore) -> Snapshot:
    """The position before the action in progress; from now on it is kept at each action."""
    kept = core.checkpoint
    if kept is None:
        assert core.running is not None, "an effect is in progress"
        core.keeps_checkpoints = True
        kept = core.checkpoint = _again(core, core.since).state.snapshot()
    return kept


def _again(core: GameCore, picks: int) -> GameCore:
    """The game as it was after this number of picks, played again from its beginning."""
    if core.origin is not None:
        twin = begin(State.restored(core.origin), core.seed, core.origin)
    else:
        seed = core.seed
        assert seed is not None, "a game begins with a seed or from a position"
        twin = begin(deal(seating_of(setup(core)), seed), seed, None)
    for option, asker in zip(core.picks[:picks], core.askers, strict=False):
        if option == GIVE_UP:
            give_up(twin, asker)
        else:
            pick(twin, option)
    return twin


def course(core: GameCore) -> Course:
    """The questions answered since the checkpoint, in an action under way."""
    found = core.course
    if found is None:
        found = core.course = Course(question(State.restored(_before(core))))
    for ask, since in core.answered[len(found.answered) - 1 :]:
        ask.name_options()
        found.answered.append((ask, since))
    return found


def picks_since(core: GameCore) -> list[str]:
    """The picks that lead from the checkpoint to the current decision, in the form of `inside.repeat`.

    These are options, and ``"ann: give up"`` where ann gave up.
    """
    if core.running is None:
        return []
    names = core.state.seating.names
    since = zip(core.picks[core.since :], core.askers[core.since :], strict=True)
    return [f"{names[seat]}: {GIVE_UP}" if option == GIVE_UP else option for option, seat in since]


def read(names: Sequence[str], noted: Given[str]) -> tuple[int | None, Given[str]]:
    """The seat that gives up, or else None, and the option, of a pick in the form of `picks_since`."""
    name, colon, what = noted.rpartition(": ") if isinstance(noted, str) else ("", "", "")
    leaves = colon and what == GIVE_UP and name in names
    return (names.index(name), GIVE_UP) if leaves else (None, noted)


def clone(core: GameCore) -> GameCore:
    """A game at the same decision that shares nothing with this one that either could change."""
    return core.copy() if core.running is None else _repeated(core)


def _repeated(core: GameCore) -> GameCore:
    """A game in which the action in progress has been repeated from the checkpoint."""
    before = _before(core)
    since = core.since
    twin = begin(State.restored(before), core.seed, core.origin)
    twin.keeps_checkpoints = True
    twin.checkpoint = before  # which is not taken again
    twin.picks = core.picks[:since]
    twin.askers = core.askers[:since]
    for place in range(since, len(core.picks)):
        option = core.picks[place]
        if option == GIVE_UP:
            give_up(twin, core.askers[place])
        elif place == since:
            act(twin, option, core.state.seating.numbers.by_option[option])
        else:
            ask = core.answered[place - since - 1][0]
            if ask.first is None:
                take(twin, ask.answer)
            else:
                pick(twin, option)
    return twin
