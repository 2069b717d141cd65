"""The chapters of the first game, as `first_game.json` describes them.

A chapter is a position, the steps that are taken in it, and what the opponent does there.  Everything else about it
follows from the rules: whoever plays may do whatever they allow.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from splay.game.game import Game
from splay.game.saved_position import state_to_json
from splay.position.ruleset import ruleset

EDITION: Final = 4
"""The edition that is taught: the newest."""
LEARNER: Final = 0
"""The seat of whoever learns."""
OPPONENT: Final = 1
LOOK: Final = "look"
"""The goal of a step that only says or shows something."""
_ALWAYS: Final = "*"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is said, and what is to be done.

    Attributes:
        name: its name; with that of its chapter it leads to its words.
        goal: the kind of condition under which it is done; see `goals`.
        what: what the condition is about.
        option: the option of a turn that leads there, unless it is the goal itself; empty if there is none.
        answer: what to answer then; empty if nothing is asked.
        opens: the closer look that fulfils it, as its address at the table ends; empty if there is none.
        lit: what it is about, the most important first; see `web.table.learning.lesson`.
        icon: the icon whose numbers it compares; empty if it compares none.
        cards: the cards that its words name, by placeholder.
    """

    name: str
    goal: str
    what: Any = None
    option: str = ""
    answer: str = ""
    opens: str = ""
    lit: Sequence[str] = ()
    icon: str = ""
    cards: Mapping[str, str] = field(default_factory=dict)

    @property
    def leads(self) -> str:
        """The option of a turn that leads to the goal most directly; empty if there is none."""
        return self.what if self.goal == "did" else self.option

    @property
    def looks(self) -> bool:
        """Whether there is something to be seen and nothing to be done in the game."""
        return self.goal == LOOK


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few minutes of the first game.

    Attributes:
        number: counted from 1.
        name: its name.
        deal: the name of the position that it goes back to.
        line: what has been picked since.
        opponent: what the opponent does, one action after the other, by turn.
        steps: what is said and done.
    """

    number: int
    name: str
    deal: str
    line: Sequence[str]
    opponent: Mapping[str, Sequence[str]]
    steps: tuple[LessonStep, ...]

    def script(self, turn: int) -> Sequence[str]:
        """What the opponent does in a turn; empty if nothing is prepared."""
        return self.opponent.get(str(turn), self.opponent.get(_ALWAYS, ()))

    def position(self, names: Sequence[str]) -> dict[str, Any]:
        """The position in which it begins, as JSON data, with these names."""
        return {**_position(self.number), "names": list(names)}


@cache
def _data() -> dict[str, Any]:
    text = (resources.files("splay.lessons") / "first_game.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in order."""
    return tuple(
        Chapter(
            number,
            data["name"],
            data["deal"],
            data["line"],
            data["opponent"],
            tuple(LessonStep(**step) for step in data["steps"]),
        )
        for number, data in enumerate(_data()["chapters"], start=1)
    )


def chapter(number: int) -> Chapter:
    """The chapter with this number, counted from 1."""
    return chapters()[number - 1]


@cache
def _position(number: int) -> dict[str, Any]:
    """The position in which a chapter begins."""
    about = chapter(number)
    game = Game.load(_dealt(_data()["deals"][about.deal]))
    for option in about.line:
        game.pick(option)
    return state_to_json(game.state)


def _dealt(deal: Mapping[str, Any]) -> dict[str, Any]:
    """A whole position: below the cards that a deal puts on top of the decks lie all those that it does not name."""
    data = {"edition": EDITION, **deal}
    decks = {age: list(names) for age, names in data.pop("tops", {}).items()}
    named = {*data["available"], *(name for names in decks.values() for name in names)}
    for player in data["players"]:
        named.update(*(player.get(zone, ()) for zone in ("hand", "score", "achievements")))
        named.update(*(pile["cards"] for pile in player.get("board", {}).values()))
    for card in ruleset(EDITION).cards:
        if card.name not in named:
            decks.setdefault(str(card.age), []).append(card.name)
    return {**data, "decks": decks, "box": []}
