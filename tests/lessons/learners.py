"""Somebody who plays a chapter of the first game, with its tutor, on the engine alone."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from splay import Game, view
from splay.bots import make_bot
from splay.lessons.chapters import LEARNER, OPPONENT, Chapter
from splay.lessons.progress import Progress, progress

AS_TAUGHT = {
    "board": ["Metalworking", "meld Sailing"],
    "draw": ["draw", "meld Oars"],
    "dogma": ["dogma Sailing", "draw"],
    "share": ["dogma Domestication", "meld Mysticism"],
    "demand": ["dogma Oars", "draw", "Clothing", "Archery", "meld Road Building"],
    "splay": ["dogma Philosophy", "red", "pass", "dogma Invention", "red", "dogma Publications", "blue", "pass"],
    "score": ["achieve 2", "dogma Philosophy", "pass", "Coal", "achieve 3"],
    "win": ["meld Railroad", "achieve 6"],
}
"""What is picked by somebody who does what is said, by chapter."""
DETOURS = {
    "board": (["Sailing", "draw"], ["meld Metalworking"]),
    "draw": (["dogma Sailing"], ["draw", "meld Oars"]),
    "dogma": (["draw"], ["dogma Sailing", "draw"]),
    "share": (["dogma Domestication", "meld Clothing"], ["meld Mysticism"]),
    "demand": (["draw"], ["dogma Oars", "draw", "Clothing", "Archery", "meld Road Building"]),
    "splay": (["dogma Philosophy", "blue", "pass"], AS_TAUGHT["splay"]),
    "score": (["achieve 2", "draw"], ["dogma Philosophy", "pass", "Coal", "achieve 3"]),
    "win": (["meld Reformation"], AS_TAUGHT["win"]),
}
"""By chapter: something else that may be done, and what leads to the end once it was taken back."""
ALL = 20
"""More steps than any chapter has: everything there is to be seen has been seen."""


@dataclass
class Learner:
    """A game of a chapter, and how far it is."""

    chapter: Chapter
    looked: int = ALL
    picks: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.start = Game.load(self.chapter.position(("Nell", "Ada")))
        self.game = self.start.clone()
        self.tutor = make_bot(f"tutor:chapter={self.chapter.number}", 0)

    @property
    def now(self) -> Progress:
        """How far it is."""
        return progress(self.chapter, self.start, self.picks, self.looked)

    def play(self, options: Iterable[str]) -> "Learner":
        """Make these picks, each followed by those of the tutor."""
        for option in options:
            self.pick(LEARNER, option)
            while (ask := self.game.decision) is not None and ask.seat == OPPONENT:
                seen = view(self.game, OPPONENT)
                assert seen.asked is not None
                self.pick(OPPONENT, self.tutor.choose(seen, seen.asked))
        return self

    def pick(self, seat: int, option: str) -> None:
        """Make a pick."""
        self.game.pick(option, seat=seat)
        self.picks.append((seat, option))

    def take_back(self) -> "Learner":
        """Go back to where the present step began."""
        self.picks = self.picks[: self.now.since]
        self.game = self.start.clone()
        for seat, option in self.picks:
            self.game.pick(option, seat=seat)
        return self.play([])
