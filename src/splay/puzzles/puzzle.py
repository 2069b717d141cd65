"""A puzzle as data: a position, a goal, the solution; and the puzzles that come with Splay.

Each is a line of JSON, numbered from 1 in the order of the file.  Cards are numbers, their places in the set of the
edition.  The hidden cards of the position are dealt so that no other line reaches the goal by luck.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from splay.game.game import Game
from splay.game.saved_position import state_to_json
from splay.position.ruleset import Ruleset, ruleset
from splay.position.state import State
from splay.puzzles.goals import Goal

EDITIONS: Final = (3, 4)
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
GRADES: Final = (EASY, MEDIUM, HARD)
_FILE: Final = "puzzles.jsonl"
_KEPT: Final = ("active", "actions_left", "turn", "short_turns", "specials", "junked")
_ZONES: Final = ("available", "box", "junk")
_OWNED: Final = ("hand", "score", "achievements")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one line is certain to reach a goal.

    Attributes:
        edition: 3 or 4.
        theme: one of `goals.THEMES`.
        card: the opponent's card that threatens, or empty.
        grade: how difficult it is, one of `GRADES`.
        actions: the actions of the solution, in an order that works.
        seed: of the game in which it was found.
        picks: how many picks had been made there.
        position: the position, as `packed` writes it.
    """

    edition: int
    theme: str
    card: str
    grade: str
    actions: tuple[str, ...]
    seed: int
    picks: int
    position: Mapping[str, Any]

    @property
    def rules(self) -> Ruleset:
        """What it is played with."""
        return ruleset(self.edition)

    @property
    def seat(self) -> int:
        """Who solves it: the seat whose turn it is."""
        seat: int = self.position["active"]
        return seat

    @property
    def actions_left(self) -> int:
        """How many actions the solver has."""
        left: int = self.position["actions_left"]
        return left

    def game(self, you: str = "you", foe: str = "foe") -> Game:
        """The position, to be played on.

        Args:
            you: the name of the solver.
            foe: the name of the opponent.

        Raises:
            PositionError: these cannot be names.
        """
        return Game.load(unpacked(self.position, self.rules, [foe, you] if self.seat else [you, foe]))

    def goal(self, game: Game) -> Goal:
        """What is to be reached from its position."""
        return Goal.at(self.theme, game.state, self.card)

    def to_json(self) -> dict[str, Any]:
        """The puzzle as plain data, for `from_json`."""
        return {
            **{"edition": self.edition, "theme": self.theme, "card": self.card, "grade": self.grade},
            **{"actions": list(self.actions), "seed": self.seed, "picks": self.picks},
            "position": self.position,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Puzzle":
        """The puzzle that was written."""
        return cls(**{**data, "actions": tuple(data["actions"])})


def packed(state: State) -> dict[str, Any]:
    """A position between actions of a game of two, in few letters; `unpacked` reads it."""
    data = state_to_json(state)
    place = {card.name: card.place for card in state.seating.rules.cards}

    def numbers(names: Iterable[str]) -> list[int]:
        return [place[name] for name in names]

    return {
        **{key: data[key] for key in _KEPT},
        **{zone: numbers(data[zone]) for zone in _ZONES},
        "decks": {age: numbers(deck) for age, deck in data["decks"].items()},
        "players": [
            {
                **{zone: numbers(player[zone]) for zone in _OWNED},
                "board": {
                    color: {"cards": numbers(pile["cards"]), "splay": pile["splay"]}
                    for color, pile in player["board"].items()
                },
                **{key: player[key] for key in ("specials", "tucked", "scored")},
            }
            for player in data["players"]
        ],
    }


def unpacked(data: Mapping[str, Any], rules: Ruleset, names: list[str]) -> dict[str, Any]:
    """A position as `Game.load` takes it."""
    cards = rules.cards

    def named(places: Iterable[int]) -> list[str]:
        return [cards[place].name for place in places]

    return {
        **{"edition": rules.number, "names": names, "covered_hidden": False},
        **{key: data[key] for key in _KEPT},
        **{zone: named(data[zone]) for zone in _ZONES},
        "decks": {age: named(deck) for age, deck in data["decks"].items()},
        "players": [
            {
                **player,
                **{zone: named(player[zone]) for zone in _OWNED},
                "board": {color: {**pile, "cards": named(pile["cards"])} for color, pile in player["board"].items()},
            }
            for player in data["players"]
        ],
    }


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with Splay; number 1 is the first."""
    text = resources.files("splay.puzzles").joinpath(_FILE).read_text(encoding="utf-8")
    return tuple(Puzzle.from_json(json.loads(line)) for line in text.splitlines())


def daily(day: int) -> int:
    """The number of the puzzle of a day, the same for all: in 300 days and more none comes twice.

    Args:
        day: days since some day, as `datetime.date.toordinal` counts them.
    """
    count = len(puzzles())
    step = next(step for step in range(count * 5 // 8, 2 * count) if _coprime(step, count))
    return day * step % count + 1


def _coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1
