"""The page of a review: the table at a moment of the game, with the chart, the verdict and the turning points."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from markupsafe import Markup

from splay.bots.review import CHOICE, Review, TurningPoint, Verdict
from splay.position.actions import ACHIEVE, DRAW, action_of
from splay.position.decision import ACTION, COLOR, PLAYER
from splay.text.review import ReviewWords
from splay.views.view import View, view
from splay.web.html.cards import card_face
from splay.web.html.sentences import PageNarration
from splay.web.review.chart import NARROW, Odds, odds
from splay.web.review.opinion import BETTER, DONE, Opinion, opinion
from splay.web.table.board.supply import Supply
from splay.web.table.context.mark import Mark
from splay.web.table.context.view_context import ViewContext
from splay.web.table.controls.bar import Clickable
from splay.web.table.controls.wiring import Attrs, Controls, Wiring
from splay.web.table.page.content import TablePage, table_page


class ListNarration(PageNarration):
    """Makes sentences that stand in links, and so contain none."""

    def chip(self, name: str) -> Markup:
        """A card of the edition."""
        face = card_face(self.cards.by_name[name], self.reader)
        said = Markup('<span class="chip c-{}"><i>{}</i>{}</span>')
        return said.format(face.color, face.age, face.name)


@dataclass(frozen=True, slots=True)
class TurnedItem:
    """A turning point in the list.

    Attributes:
        point: the turning point.
        number: of a choice, from 1; else 0.
        text: what it was.
        asked: what was asked, if an effect asked it.
        kind: of what kind, in words.
        mark: who acted.
        change: in percentage points.
        is_here: whether it is the one looked at.
    """

    point: TurningPoint
    number: int
    text: Markup
    asked: Markup | None
    kind: str
    mark: Mark
    change: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class ReviewPart:
    """What a review adds to the table.

    Attributes:
        chart, narrow: the chance to win, for a desktop and for a phone.
        judged: the verdict.
        items: the turning points.
        summary: that no choice changed much; else empty.
        method: what it rests on.
        percent: how much is made; 100 when it is ready.
        at: the pick that is looked at.
        before, after: the turning points next to it, by their picks.
        choice_before, choice_after: the same for single choices.
        marks: what is framed on the table, by kind and name.
        flags: the words on it, by its CSS class.
        may_try: whether the game can be continued from here.
    """

    chart: Odds
    narrow: Odds
    judged: Opinion
    items: tuple[TurnedItem, ...]
    summary: str
    method: str
    percent: int
    at: int
    before: int | None
    after: int | None
    choice_before: int | None
    choice_after: int | None
    marks: Mapping[str, Clickable]
    flags: Mapping[str, str]
    may_try: bool

    @property
    def is_ready(self) -> bool:
        """Whether the review is complete."""
        return self.percent >= 100


@dataclass(frozen=True, slots=True)
class Flags(Wiring):
    """What a click does in a review.

    Attributes:
        words: what stands on what is framed, by its CSS class.
    """

    words: tuple[tuple[str, str], ...] = ()

    def pick(self, clickable: Clickable | None) -> Attrs:
        """The word on it."""
        return {"data-flag": dict(self.words)[clickable.state]} if clickable else {}


@dataclass(frozen=True)
class ReviewPage:
    """The table in a review.

    Attributes:
        table: the table at the moment that is looked at.
        review: what the review adds.
    """

    table: TablePage
    review: ReviewPart

    def parts(self) -> dict[str, Any]:
        """What templates get, by name."""
        return {**self.table.parts(), "r": self.review}


def review_page(context: ViewContext, review: Review, at: int) -> ReviewPage:
    """Everything the page of a review shows.

    Args:
        context: the viewer, the table and the step.
        review: the review, as far as it is made.
        at: how many picks had been made at that step.
    """
    context = at_pick(context, at)
    shown = table_page(context, ())
    part = _part(context, shown.header.supply, review, at)
    # What would have been better is framed, and nothing can be picked any more.
    controls = Controls(part.marks, Flags(context.at.url, words=tuple(part.flags.items())))
    table = replace(
        shown,
        frame=replace(shown.frame, address=f"{context.at.url}/review?at={at}"),
        header=replace(shown.header, controls=controls),
        boards=replace(shown.boards, controls=controls),
    )
    return ReviewPage(table, part)


def at_pick(context: ViewContext, pick: int) -> ViewContext:
    """The context as it was before a pick: a step alone does not tell, because a pick may cause nothing."""
    seen = view(context.live.game_at(pick), context.seat)
    return replace(context, sight=replace(context.sight, view=seen, pick=pick))


def first_look(review: Review, picks: int) -> int:
    """Where a review begins: at the choice that cost most, else at the greatest change, else at the end."""
    order = sorted(review.turning, key=lambda each: (each.kind != CHOICE, -abs(each.change)))
    return order[0].pick if order else picks


def _part(context: ViewContext, supply: Supply, review: Review, at: int) -> ReviewPart:
    live, reader, seat = context.live, context.reader, review.seat

    @cache
    def seen(pick: int) -> View:
        return view(live.game_at(pick), seat)

    cards = context.seen.rules
    words = ReviewWords(PageNarration(seat, context.vocabulary.names, cards, reader), review, seen)
    listed = ReviewWords(ListNarration(seat, context.vocabulary.names, cards, reader), review, seen)
    choices = [point.pick for point in review.turning if point.kind == CHOICE]
    numbers = {pick: number for number, pick in enumerate(choices, start=1)}
    actions = sum(pick.begins_action for pick in live.picks)
    turned = [point.pick for point in review.turning]
    own = [verdict.pick for verdict in review.verdicts]
    verdict = review.verdict_at(at)
    return ReviewPart(
        chart=odds(review, context.vocabulary.marks, actions, numbers, at),
        narrow=odds(review, context.vocabulary.marks, actions, numbers, at, NARROW),
        judged=opinion(context, review, words, at),
        items=tuple(
            TurnedItem(
                point,
                numbers.get(point.pick, 0) if point.kind == CHOICE else 0,
                listed.told(point),
                listed.asked(point.pick) if point.kind == CHOICE else None,
                words.kind(point),
                context.vocabulary.marks[point.seat],
                words.change(point),
                point.pick == at,
            )
            for point in review.turning
        ),
        summary=words.summary() if review.is_ready else "",
        method=words.method(),
        percent=100 if review.is_ready else min(99, 100 * review.done // max(1, review.of)),
        at=at,
        before=max((pick for pick in turned if pick < at), default=None),
        after=min((pick for pick in turned if pick > at), default=None),
        choice_before=max((pick for pick in own if pick < at), default=None),
        choice_after=min((pick for pick in own if pick > at), default=None),
        marks=_marks(context, supply, verdict),
        flags={BETTER: reader.pgettext("on a card", "better"), DONE: reader.pgettext("on a card", "your choice")},
        may_try=at < len(live.picks),
    )


def _marks(context: ViewContext, supply: Supply, verdict: Verdict | None) -> dict[str, Clickable]:
    """What is framed on the table; what was chosen alone if nothing was clearly better."""
    ask = context.seen.asked
    if verdict is None or ask is None:
        return {}
    found: dict[str, Clickable] = {}
    for option, state in ((verdict.picked.option, DONE), (verdict.best.option, BETTER)):
        if state == BETTER and not verdict.is_mistake:
            continue
        found[_place(context, supply, ask.kind, option)] = Clickable(option, "", False, state)
    return found


def _place(context: ViewContext, supply: Supply, kind: str, option: str) -> str:
    """Where an option lies on the table, by kind and name."""
    if kind == ACTION:
        action = action_of(option)
        if action.kind == DRAW:
            return f"deck:{next((deck.age for deck in supply.decks if deck.is_mine), 0)}"
        return f"achievement:{action.age}" if action.kind == ACHIEVE else f"card:{action.card}"
    if kind == COLOR:
        return f"color:{option}"
    if kind == PLAYER:
        return f"player:{context.vocabulary.names.index(option)}" if option in context.vocabulary.names else ""
    return f"card:{option}"
