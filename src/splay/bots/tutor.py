"""The opponent of the first game: plays the part that its chapter has prepared, and otherwise draws."""

from typing import Final

from splay.bots.first import prefer
from splay.bots.random import chance
from splay.lessons.chapters import chapter
from splay.position.actions import DRAW
from splay.position.decision import ACTION
from splay.views.view import Asked, View

TUTOR: Final = "tutor"
"""Its name for a seat; the option ``chapter`` says which part it plays."""


class TutorBot:
    """Plays the part of a chapter; where it cannot, because the game has gone another way, it draws."""

    def __init__(self, seed: int = 0, *, chapter: int = 1) -> None:
        self._seed = seed
        self._chapter = chapter

    def choose(self, view: View, ask: Asked) -> str:
        """Pick what is prepared."""
        options = ask.options or ()
        script = chapter(self._chapter).script(view.turn)
        wanted = script[-view.actions_left :][:1] if ask.kind == ACTION else script
        found = next((option for option in wanted if option in options), None)
        if found is None:
            found = DRAW if DRAW in options else prefer(view, ask, chance(self._seed, ask.number))
        return found
