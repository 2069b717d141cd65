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

    def __init__(
        self, state: State, seed: int | None, origin: Snapshot | None, picks: list[str], askers: list[int], log: Log
    ) -> None:
        """Take ownership of a state between actions and of the lists; the arguments are as the attributes."""
        self.state = state
        self.seed = seed
        self.origin = origin
        self.setup: Setup | None = None
        self.picks = picks
        self.askers = askers
        self.log = log
        self.asked_at = 0
        self.question: Decision | None = None
        self.legal: tuple[int, ...] | None = None
        self.count = -1
        self.dogma: Dogma | None = None
        self.running: Asking | None = None
        self.since = 0
        self.answered: list[tuple[Decision, int]] = []
        self.course: Course | None = None
        self.checkpoint: Snapshot | None = None
        self.keeps_checkpoints = False
