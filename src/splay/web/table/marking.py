"""The question bar for a question that takes several cards or colors: marked in any order, and confirmed once."""

from dataclasses import replace

from splay.position.decision import words_of
from splay.position.several import Several
from splay.position.terms import PASS
from splay.position.verbs import SCORE_CARD
from splay.text.questions import option_words
from splay.text.several import done_words, is_order, marked_words, missing_words, several_of
from splay.views.view import Asked
from splay.web.requests.addresses import table_url
from splay.web.table import keys
from splay.web.table.answer_bar import EffectQuestion
from splay.web.table.bar import AskBar, Marking, MarkStep
from splay.web.table.scene import Scene


class MarkingQuestion(EffectQuestion):
    """A question of an effect to who looks, which takes several cards or colors."""

    def __init__(self, scene: Scene, ask: Asked, several: Several) -> None:
        super().__init__(scene, ask)
        self.several = several

    def bar(self) -> AskBar:
        """The bar with the question and all that may be marked."""
        bar = super().bar()
        answers = tuple(replace(each, change=(), follows=()) for each in bar.answers)
        return replace(bar, answers=answers, marking=self._marking(bar))

    def options(self) -> tuple[str, ...]:
        """All that may be marked, the first of them for the first key."""
        return tuple(words_of(self.ask.kind, self.several.things))

    def _keys(self) -> list[tuple[str, str]]:
        return [(option, keys.digit(at)) for at, option in enumerate(self.options())]

    def _marking(self, bar: AskBar) -> Marking:
        ask, several, reader = self.ask, self.several, self.reader
        may_decline = PASS in (ask.options or ())
        steps = []
        for count in range(several.most + 1):
            done = done_words(ask, several, count, reader) if count else option_words(ask, PASS, reader)
            is_enough = count >= several.least or (not count and may_decline)
            label = done if is_enough else missing_words(ask, several.least - count, reader)
            steps.append(MarkStep(label, marked_words(several, count, reader), is_enough))
        points = {card.name: card.value for card in several.things} if ask.verb is SCORE_CARD else {}
        return Marking(
            address=f"{table_url(bar.table)}/picks/together",
            is_ordered=several.is_ordered,
            fills_up=is_order(ask, several),
            may_decline=may_decline,
            steps=tuple(steps),
            points=points,
            before=self.seen.players[ask.seat].points,
        )


def marking_question(scene: Scene, ask: Asked) -> EffectQuestion:
    """The question of an effect, whether it takes one answer or several."""
    several = several_of(ask)
    return EffectQuestion(scene, ask) if several is None else MarkingQuestion(scene, ask, several)
