"""What a game consists of: its position, its picks, and how far the action in progress has come."""

from splay.game.course import Course
from splay.position.decision import Decision
from splay.position.event_log import Log
from splay.position.setup import Setup
from splay.position.state import Snapshot, State
from splay.rules.activation import Asking
from splay.rules.dogma import Dogma


class GameCore:
    """The data of a game; `playing` changes it, `looking` and `checkpoints` read it, and `Game` is its door.

    Most of it is only worked out once it is needed, because most games are played without being looked at closely.

    Attributes:
        state: the position, even in the middle of an effect.
        seed: the seed that shuffled the decks; None for a game from a position.
        origin: the position the game began from; None for a game from a seed.
        setup: the setup; None until it is needed.
        picks: every pick since the game began or the position was loaded.
        askers: the seat that made each of these picks.
        log: what has happened since the current action began; between actions, in the last one.
        asked_at: where in the log the consequences of the last pick begin.
        question: the current question; between actions None until it is needed, afterwards None.
        legal: the number of each option; None until it is needed.
        count: the number of options; -1 until it is needed.
        dogma: what actions are carried out with; None before the first.
        running: the effect that has stopped at a question; None between actions.
        since: how many picks were made before the action in progress.
        answered: the questions answered in that action, except for its first, as in `Course.answered`.
        course: the same for views; None until it is needed.
        checkpoint: the position before that action; None if it was not kept.
        keeps_checkpoints: whether checkpoints are kept, because one was needed before.
    """

    __slots__ = (
        "answered",
        "asked_at",
        "askers",
        "checkpoint",
        "count",
        "course",
        "dogma",
        "keeps_checkpoints",
        "legal",
        "log",
        "origin",
        "picks",
        "question",
        "running",
        "seed",
        "setup",
        "since",
        "state",
    )

    # No `__init__`: copies, which search makes by the thousand, fill a bare one at once.

    state: State
    seed: int | None
    origin: Snapshot | None
    setup: Setup | None
    picks: list[str]
    askers: list[int]
    log: Log
    asked_at: int
    question: Decision | None
    legal: tuple[int, ...] | None
    count: int
    dogma: Dogma | None
    running: Asking | None
    since: int
    answered: list[tuple[Decision, int]]
    course: Course | None
    checkpoint: Snapshot | None
    keeps_checkpoints: bool

    @classmethod
    def over(cls, state: State, seed: int | None, origin: Snapshot | None) -> "GameCore":
        """A game without picks that takes ownership of a state between actions; the arguments are as the attributes."""
        core = cls()
        core.state = state
        core.seed = seed
        core.origin = origin
        core.setup = None
        core.picks = []
        core.askers = []
        core.log = []
        core.asked_at = 0
        core.question = None
        core.legal = None
        core.count = -1
        core.dogma = None
        core.running = None
        core.since = 0
        core.answered = []
        core.course = None
        core.checkpoint = None
        core.keeps_checkpoints = False
        return core

    def copy(self) -> "GameCore":
        """An equal game between actions; changing one never changes the other."""
        twin = GameCore()
        twin.state = self.state.copy()
        twin.seed = self.seed
        twin.origin = self.origin
        twin.setup = self.setup
        twin.picks = self.picks[:]
        twin.askers = self.askers[:]
        twin.log = self.log
        twin.asked_at = self.asked_at
        twin.question = self.question
        twin.legal = self.legal
        twin.count = self.count
        twin.dogma = None
        twin.running = None
        twin.since = 0
        twin.answered = []
        twin.course = None
        twin.checkpoint = None
        twin.keeps_checkpoints = self.keeps_checkpoints
        return twin
