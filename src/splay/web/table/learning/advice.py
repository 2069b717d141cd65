"""The hint that somebody has asked for: what a strong player would do, and where on the table that is."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from markupsafe import Markup

from splay.bots.hints import Hint, compared_with
from splay.host.thinking import Headway
from splay.position.actions import action_of
from splay.position.decision import ACTION, OPENING
from splay.text.advice import AdviceWords, percent
from splay.text.reader import Reader
from splay.views.view import Asked
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.context.view_context import Hinting, Showing, TableStep
from splay.web.table.controls import keys
from splay.web.table.controls.bar import ACTION_SIGN, AskBar, Button, Clickable

MOST_REASONS: Final = 2
"""So many reasons are told for each option."""


@dataclass(frozen=True, slots=True)
class AdviceRow:
    """One of the best options.

    Attributes:
        place: its number, counted from 1.
        sign: name of a sign before the words; may be empty.
        words: what to do.
        chance: to win, in percent.
        low, high: between which percentages it probably is.
        sentences: why, and what may follow; may be empty.
        attrs: what choosing it does, as attributes for htmx.
    """

    place: int
    sign: str
    words: Markup
    chance: int
    low: int
    high: int
    sentences: tuple[Markup, ...]
    attrs: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class AdvicePanel:
    """A hint.

    Attributes:
        rows: the best options; empty while they are thought about.
        notes: which of them are too close to tell apart.
        load: the address that answers when the hint is there; empty when nothing more will come.
        queue: how many tables are before this one, in words; empty if none is.
        close: attributes of what closes it.
        key: what to press to close it.
    """

    rows: tuple[AdviceRow, ...]
    notes: tuple[str, ...]
    load: str
    queue: str
    close: Mapping[str, str]
    key: str = keys.HINT


def hint_button(facts: QuestionFacts) -> Button | None:
    """The button that asks for a hint, and takes it away again; None where none may be asked for now."""
    ask, is_on = facts.view.asked, facts.showing.hinting is not None
    if not facts.may_hint or ask is None:
        return None
    attrs = _turned(facts, ask, is_on)
    label = facts.vocabulary.reader.pgettext("what a strong player would do", "Hint")
    return Button(label, attrs, key=keys.HINT, sign="lightbulb", css="btn--quiet way-hint", is_on=is_on)


def _turned(facts: QuestionFacts, ask: Asked, is_on: bool) -> Mapping[str, str]:
    """Attributes of what opens a hint or closes it; the action for which a card is being chosen stays chosen."""
    bar = AskBar(facts.at, "", Markup(), hint=None if is_on else ask.number)
    return bar.looks(act=facts.showing.act) if facts.showing.act else bar.looks()


def advice_panel(facts: QuestionFacts, bar: AskBar) -> AdvicePanel | None:
    """The hint that is shown; None if none was asked for.

    Args:
        facts: what the question depends on.
        bar: the question.
    """
    hinting, ask, vocabulary = facts.showing.hinting, facts.view.asked, facts.vocabulary
    if hinting is None or ask is None or not facts.may_hint:
        return None
    close = _turned(facts, ask, True)
    if hinting.hint is None:
        load = "" if hinting.failed else _load(facts.at, facts.showing, hinting.number)
        return AdvicePanel((), (), load, queue_words(hinting.standing, vocabulary.reader), close)
    words = AdviceWords(vocabulary.narration, facts.view)
    return AdvicePanel(
        _rows(facts, bar, ask, words, hinting.hint), tuple(words.alike(hinting.hint.advice.suggestions)), "", "", close
    )


def _load(at: TableStep, showing: Showing, number: int) -> str:
    """The address that answers with the table when a hint is there."""
    wishes = {"picked": showing.picked, "act": showing.act}
    asked = {"number": number, "at": at.step, **{name: value for name, value in wishes.items() if value}}
    return f"{at.url}/advice?{urlencode(asked)}"


def _rows(
    facts: QuestionFacts, bar: AskBar, ask: Asked, words: AdviceWords[Markup], hint: Hint
) -> tuple[AdviceRow, ...]:
    rows = []
    for at, each in enumerate(hint.advice.suggestions):
        confirm = ask.kind == OPENING or (ask.kind == ACTION and facts.confirms)
        state = "is-picked" if facts.showing.picked == each.option else ""
        row = AdviceRow(
            place=at + 1,
            sign=ACTION_SIGN[action_of(each.option).kind] if ask.kind == ACTION else "",
            words=words.option(ask, each.option),
            chance=percent(each.chance),
            low=percent(each.chance - each.margin),
            high=percent(each.chance + each.margin),
            sentences=tuple(_sentences(words, hint, at)),
            attrs={**bar.attrs(Clickable(each.option, "", confirm, state)), "aria-pressed": "true" if state else None},
        )
        rows.append(row)
    return tuple(rows)


def _sentences(words: AdviceWords[Markup], hint: Hint, at: int) -> list[Markup]:
    """Why one of the options, and what may follow; empty rather than something that says nothing."""
    other = compared_with(at, len(hint.reasons))
    line = words.line(hint.advice.suggestions[at].line)
    return [
        *words.why(hint.reasons[at], "" if other is None else str(other + 1), MOST_REASONS),
        *(() if line is None else (line,)),
    ]


def with_places(bar: AskBar, hinting: Hinting | None) -> AskBar:
    """The bar with the numbers of the hint on all that stands for its options."""
    if hinting is None or hinting.hint is None or bar.number != hinting.number:
        return bar
    places = {each.option: at for at, each in enumerate(hinting.hint.advice.suggestions, start=1)}
    clickable = {where: replace(each, place=places.get(each.option, 0)) for where, each in bar.clickable.items()}
    acts = tuple(replace(each, button=replace(each.button, place=places.get(each.name, 0))) for each in bar.acts)
    answers = tuple(replace(each, place=places.get(each.option, 0)) for each in bar.answers)
    return replace(bar, clickable=clickable, acts=acts, answers=answers)


def queue_words(standing: Headway | None, reader: Reader) -> str:
    """How many tables have their turn at thinking first; empty if none has."""
    if standing is None or not standing.before:
        return ""
    told = reader.ngettext(
        "In line to think: {count} table ahead", "In line to think: {count} tables ahead", standing.before
    )
    return told.format(count=standing.before)
