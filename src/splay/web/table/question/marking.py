"""The question bar for a question that takes several cards or colors: marked in any order, and confirmed once."""

from collections.abc import Sequence
from dataclasses import replace

from splay.position.decision import words_of
from splay.position.several import Several
from splay.position.terms import PASS
from splay.position.verbs import SCORE_CARD
from splay.text.questions import option_words
from splay.text.several import done_words, is_order, marked_words, missing_words, several_of
from splay.views.view import Asked
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.controls import keys
from splay.web.table.controls.bar import AskBar, Foreseen, Marking, MarkStep
from splay.web.table.preview.outcomes import Preview, effect_meld_preview
from splay.web.table.question.answers import EffectQuestion


class MarkingQuestion(EffectQuestion):
    """A question of an effect to who looks, which takes several cards or colors."""

    def __init__(self, facts: QuestionFacts, ask: Asked, several: Several) -> None:
        super().__init__(facts, ask)
        self.several = several

    def bar(self) -> AskBar:
        """The bar with the question and all that may be marked."""
        bar = super().bar()
        return replace(bar, marking=self._marking(bar))

    def options(self) -> tuple[str, ...]:
        """All that may be marked, the first of them for the first key."""
        return tuple(words_of(self.ask.kind, self.several.things))

    def of_marked(self, marked: Sequence[str]) -> Foreseen:
        """What would follow from melding these in this order; nothing is told of anything else."""
        cards = {card.name: card for card in self.several.things} if self._is_foreseen else {}
        if len(set(marked)) < len(marked) or not set(marked) <= cards.keys():
            return Foreseen()
        return self.foreseen(effect_meld_preview(self.seen, self.ask.seat, *[cards[name] for name in marked]))

    @property
    def _is_foreseen(self) -> bool:
        """Whether what follows can be told: of melds alone."""
        return self.ask.verb.melds

    def _told(self, option: str) -> Preview:
        """Nothing of each by itself: it depends on what else is marked."""
        return Preview()

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
            address=f"{self.at.url}/picks/together",
            is_ordered=several.is_ordered,
            fills_up=is_order(ask, several),
            may_decline=may_decline,
            steps=tuple(steps),
            points=points,
            before=self.seen.players[ask.seat].points,
            is_foreseen=self._is_foreseen,
        )


def marking_question(facts: QuestionFacts, ask: Asked) -> EffectQuestion:
    """The question of an effect, whether it takes one answer or several."""
    several = several_of(ask)
    return EffectQuestion(facts, ask) if several is None else MarkingQuestion(facts, ask, several)


def foreseen(facts: QuestionFacts, number: int, marked: Sequence[str]) -> Foreseen:
    """What would follow from what is marked for a decision, as far as it is that of the seat that looks."""
    ask = facts.view.asked
    if ask is None or ask.seat != facts.seat or ask.number != number or not marked:
        return Foreseen()
    question = marking_question(facts, ask)
    return question.of_marked(marked) if isinstance(question, MarkingQuestion) else Foreseen()
