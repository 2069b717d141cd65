"""The page of a review: the table at a moment of the game, with the chart, the verdict and the turning points."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from itertools import chain
from typing import Final

from markupsafe import Markup

from splay.bots.review import CHOICE, Review, TurningPoint, Verdict
from splay.cards.library import card_set
from splay.position.actions import ACHIEVE, DRAW, action_of
from splay.position.decision import ACTION, COLOR, PLAYER
from splay.text.review import ReviewWords, percent_words, when_words
from splay.views.view import View, view
from splay.web.html.cards import card_face
from splay.web.html.sentences import PageNarration
from splay.web.review.chart import NARROW, Odds, odds, place_of
from splay.web.table.bar import Lit
from splay.web.table.boards import Mark
from splay.web.table.content import TablePage, table_page
from splay.web.table.log import telling
from splay.web.table.scene import Scene
from splay.web.table.wiring import Attrs, Wiring

BETTER: Final = "is-better"
DONE: Final = "is-done"
"""CSS classes of what would have been better, and of what was chosen."""
MOST_LINES: Final = 4
"""The most lines that tell what happened."""


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
        kind: of what kind, in words.
        mark: who acted.
        change: in percentage points.
        is_here: whether it is the one looked at.
    """

    point: TurningPoint
    number: int
    text: Markup
    kind: str
    mark: Mark
    change: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is said of the moment that is looked at.

    Attributes:
        title: when.
        sub: what kind of moment it is; may be empty.
        rows: what was done and what would have been better, each with its chance and CSS class; none if nothing was
            chosen.
        reasons: why it would have been better.
        line: what might have followed.
        note: what else there is to say.
        happened: what happened then.
    """

    title: str
    sub: str
    rows: tuple[tuple[str, Markup, str, str], ...]
    reasons: tuple[Markup, ...]
    line: Markup | None
    note: str
    happened: tuple[Markup, ...]


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
    marks: Mapping[str, Lit]
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

    def pick(self, lit: Lit | None) -> Attrs:
        """The word on it."""
        return {"data-flag": dict(self.words)[lit.state]} if lit else {}


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewPage(TablePage):
    """The table in a review."""

    review: ReviewPart

    @property
    def address(self) -> str:
        """The address by which the page can be opened again."""
        return f"{self.url}/review?at={self.review.at}"

    def lit(self, kind: str, what: object) -> Lit | None:
        """What is framed: the better choice, and what was chosen."""
        return self.review.marks.get(f"{kind}:{what}")

    @property
    def wiring(self) -> Wiring:
        """Nothing can be picked any more."""
        return Flags(self.url, words=tuple(self.review.flags.items()))


def review_page(scene: Scene, review: Review, at: int) -> ReviewPage:
    """Everything the page of a review shows.

    Args:
        scene: who looks at which step.
        review: the review, as far as it is made.
        at: how many picks had been made at that step.
    """
    shown = table_page(scene, ())
    part = _part(scene, shown, review, at)
    return ReviewPage(**{each.name: getattr(shown, each.name) for each in fields(TablePage)}, review=part)


def first_look(review: Review, picks: int) -> int:
    """Where a review begins: at the choice that cost most, else at the greatest change, else at the end."""
    order = sorted(review.turning, key=lambda each: (each.kind != CHOICE, -abs(each.change)))
    return order[0].pick if order else picks


def _part(scene: Scene, shown: TablePage, review: Review, at: int) -> ReviewPart:
    live, reader, seat = scene.live, scene.reader, review.seat

    @cache
    def seen(pick: int) -> View:
        return view(live.game_at(pick), seat)

    cards = card_set(scene.seen.edition)
    words = ReviewWords(PageNarration(seat, scene.names, cards, reader), review, seen)
    listed = ReviewWords(ListNarration(seat, scene.names, cards, reader), review, seen)
    choices = [point.pick for point in review.turning if point.kind == CHOICE]
    numbers = {pick: number for number, pick in enumerate(choices, start=1)}
    actions = sum(pick.begins_action for pick in live.picks)
    turned = [point.pick for point in review.turning]
    own = [verdict.pick for verdict in review.verdicts]
    verdict = review.verdict_at(at)
    return ReviewPart(
        chart=odds(review, scene.marks, actions, numbers, at),
        narrow=odds(review, scene.marks, actions, numbers, at, NARROW),
        judged=_judged(scene, review, words, at),
        items=tuple(
            TurnedItem(
                point,
                numbers.get(point.pick, 0) if point.kind == CHOICE else 0,
                listed.told(point),
                words.kind(point),
                scene.marks[point.seat],
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
        marks=_marks(scene, shown, verdict),
        flags={BETTER: reader.pgettext("on a card", "better"), DONE: reader.pgettext("on a card", "your choice")},
        may_try=at < len(live.picks),
    )


def _judged(scene: Scene, review: Review, words: ReviewWords[Markup], at: int) -> Opinion:
    reader = scene.reader
    verdict = review.verdict_at(at)
    turned = next((point for point in review.turning if point.pick == at), None)
    place = place_of(review.points, at)
    point = None if place is None else review.points[place]
    happened = _happened(scene, at)
    if verdict is not None:
        return _verdict(scene, review, words, verdict, turned, happened)
    if at >= len(scene.live.picks):
        return Opinion(reader.gettext("Game over"), "", (), (), None, "", happened)
    if point is None:
        return Opinion(reader.gettext("Not judged yet"), "", (), (), None, "", happened)
    note = ""
    if place is not None and place + 1 < len(review.points) and point.pick == at:
        before, after = point.chances[review.seat], review.points[place + 1].chances[review.seat]
        said = reader.gettext("Your chance to win goes from {before} to {after}.")
        note = said.format(before=percent_words(before), after=percent_words(after))
    title = when_words(point.turn, point.action, reader)
    return Opinion(title, words.kind(turned) if turned else "", (), (), None, note, happened)


def _verdict(
    scene: Scene,
    review: Review,
    words: ReviewWords[Markup],
    verdict: Verdict,
    turned: TurningPoint | None,
    happened: tuple[Markup, ...],
) -> Opinion:
    reader, pick = scene.reader, verdict.pick
    did = reader.gettext("You chose"), words.option(pick, verdict.picked.option), words.chance(verdict.picked), DONE
    title = when_words(verdict.turn, verdict.action, reader)
    if not verdict.is_mistake:
        close = verdict.loss and verdict.best.option != verdict.picked.option
        note = reader.gettext("Nothing was clearly better.") if close else reader.gettext("Nothing was better.")
        return Opinion(title, words.kind(turned) if turned else "", (did,), (), None, note, happened)
    better = reader.gettext("Better"), words.option(pick, verdict.best.option), words.chance(verdict.best), BETTER
    worst = max((each.loss for each in review.verdicts if each.is_mistake), default=0.0)
    sub = reader.gettext("The choice that cost you most") if verdict.loss == worst else reader.gettext("your choice")
    return Opinion(title, sub, (did, better), tuple(words.reasons(verdict)), words.line(verdict), "", happened)


def _happened(scene: Scene, at: int) -> tuple[Markup, ...]:
    """What a pick led to, in the words of the log."""
    live = scene.live
    if at >= len(live.picks):
        return ()
    first, last = live.step_of(at) + 1, live.step_of(at + 1)
    turns = telling(live, scene.seat, scene.reader).turns
    lines = chain.from_iterable((deed.line, *deed.lines) for turn in turns for deed in turn.deeds)
    return tuple(line.text for line in lines if first <= line.step <= last)[:MOST_LINES]


def _marks(scene: Scene, shown: TablePage, verdict: Verdict | None) -> dict[str, Lit]:
    """What is framed on the table; what was chosen alone if nothing was clearly better."""
    ask = scene.seen.asked
    if verdict is None or ask is None:
        return {}
    found: dict[str, Lit] = {}
    for option, state in ((verdict.picked.option, DONE), (verdict.best.option, BETTER)):
        if state == BETTER and not verdict.is_mistake:
            continue
        found[_place(scene, shown, ask.kind, option)] = Lit(option, "", False, state)
    return found


def _place(scene: Scene, shown: TablePage, kind: str, option: str) -> str:
    """Where an option lies on the table, by kind and name."""
    if kind == ACTION:
        action = action_of(option)
        if action.kind == DRAW:
            return f"deck:{next((deck.age for deck in shown.world.decks if deck.is_mine), 0)}"
        return f"achievement:{action.age}" if action.kind == ACHIEVE else f"card:{action.card}"
    if kind == COLOR:
        return f"color:{option}"
    if kind == PLAYER:
        return f"player:{scene.names.index(option)}" if option in scene.names else ""
    return f"card:{option}"
