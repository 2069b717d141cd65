"""One set of games with the same shuffle: bots play them, and lose if they do not answer as they have to."""

from contextlib import ExitStack
from dataclasses import asdict, dataclass
from time import perf_counter, thread_time
from typing import Any, Final

from splay.arena.contest import Contest
from splay.arena.errors import Forfeit, NoAnswer
from splay.arena.play import Result, play
from splay.arena.programs import COMMAND, ProgramBot, command_line
from splay.arena.series import Series, Sitting
from splay.arena.times import Times
from splay.bots import Bot, make_bot
from splay.bots.search import Clock, thinking_by
from splay.game.game import Game
from splay.views.view import Asked, View

FORFEIT: Final = "forfeit"
"""The reason of an end that is none of the game's own: a bot has failed to answer."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that was lost because a bot did not answer as it has to.

    Attributes:
        place: of the bot in the series.
        is_illegal: whether it has answered with what is not offered; otherwise it has failed to answer.
        why: what it has done.
    """

    place: int
    is_illegal: bool
    why: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played.

    Attributes:
        result: what came of it.
        times: how long the decisions of each bot took, by its place in the series.
        failure: what a bot has failed in; None if all have answered.
    """

    result: Result
    times: dict[int, Times]
    failure: Failure | None

    def to_json(self) -> dict[str, Any]:
        """The game as plain data."""
        times = {str(place): times.to_json() for place, times in self.times.items()}
        return {**asdict(self.result), "times": times, "failure": self.failure and asdict(self.failure)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Played":
        """The game that this data tells."""
        told = dict(data)
        times = {int(place): Times.from_json(each) for place, each in told.pop("times").items()}
        failure = told.pop("failure")
        told |= {"places": tuple(told["places"]), "winners": tuple(told["winners"])}
        return cls(Result(**told), times, failure and Failure(**failure))


PlayedSet = list[Played]
"""The games with the same shuffle, one for each seating."""
At = tuple[int, int]
"""Which set: the table, and its number there."""


def play_set(contest: Contest, at: At, clock: Clock = thread_time) -> tuple[At, PlayedSet]:
    """Play the games of one set; a program is started once for all of them.

    Bots think by processor time, so nobody loses by what else the machine does. Programs have time on the clock.

    Args:
        contest: who meets.
        at: which set.
        clock: gives seconds, for bots.
    """
    series = contest.tables[at[0]]
    first = at[1] * len(series.seatings)
    with ExitStack() as stack:
        stack.enter_context(thinking_by(clock))
        programs: dict[str, Bot] = {}
        for kind in series.bots:
            if kind.startswith(COMMAND):
                program = ProgramBot(command_line(kind), contest.budget)
                stack.callback(program.close)
                programs[kind] = program
        numbers = range(first, first + len(series.seatings))
        return at, [_played(series, series.sitting(number), programs, clock) for number in numbers]


def _played(series: Series, sitting: Sitting, programs: dict[str, Bot], clock: Clock) -> Played:
    times = {place: Times() for place in sorted(set(sitting.places))}
    bots = []
    for seat, kind in enumerate(sitting.kinds):
        program = programs.get(kind)
        bot = program or make_bot(kind, sitting.seed_of(seat))
        bots.append(Contestant(bot, times[sitting.places[seat]], perf_counter if program else clock))
    game = Game.start(sitting.setup)
    try:
        picks = play(game, bots, series.ceiling, series.turn_limit)
    except Forfeit as forfeit:
        failing = sitting.places[forfeit.seat]
        others = tuple(seat for seat, place in enumerate(sitting.places) if place != failing)
        result = Result(sitting.places, others, FORFEIT, None, len(game.picks), game.turn)
        return Played(result, times, Failure(failing, forfeit.is_illegal, str(forfeit)))
    return Played(Result.of(game, sitting.places, picks), times, None)


class Contestant:
    """A bot in the arena: its answers are timed and checked, and it loses rather than end the run."""

    def __init__(self, bot: Bot, times: Times, clock: Clock) -> None:
        """Watch a bot.

        Args:
            bot: which.
            times: where its times are added.
            clock: gives seconds.
        """
        self._bot = bot
        self._times = times
        self._clock = clock

    def choose(self, view: View, ask: Asked) -> str:
        """What the bot picks.

        Raises:
            Forfeit: it has failed, or picks what is not offered.
        """
        began = self._clock()
        try:
            option = self._bot.choose(view, ask)
        except Exception as error:
            fault = str(error) if isinstance(error, NoAnswer) else f"{type(error).__name__}: {error}"
            raise Forfeit("{fault}", seat=ask.seat, is_illegal=False, fault=fault) from error
        self._times.add(self._clock() - began)
        if ask.options is None or option not in ask.options:
            raise Forfeit("has picked {option!r}, which is not offered", seat=ask.seat, is_illegal=True, option=option)
        return option
