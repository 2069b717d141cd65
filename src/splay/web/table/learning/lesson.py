"""The first game at the table: what is said at the present step, and what it is about."""

import json
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from splay.lessons.chapters import LEARNER, OPPONENT, Chapter, LessonStep, chapters
from splay.lessons.goals import icons
from splay.lessons.progress import Progress
from splay.position.decision import ACTION
from splay.position.terms import COLOR_NAMES, EMPIRE
from splay.text.lessons import STEPS, StepWords, chapter_title
from splay.views.view import View
from splay.web.html.cards import slug
from splay.web.table.context.view_context import Showing
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.controls.bar import SWAP

SAYS: Final = "says"
STRAYS: Final = "strays"
DONE: Final = "done"
_CONFIRM: Final = "#ask .ask--confirm .ask-do .btn:last-of-type"


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is said beside the table.

    Attributes:
        kind: ``says``; ``strays``: once something else was done; ``done``: at the end of a chapter.
        chapter, chapters: which chapter of how many.
        title: of the chapter.
        step, steps: which step of how many; 0 at the end of a chapter.
        says: what is so.
        do: what is to be done; empty if there is nothing.
        near: what it is about, as selectors in JSON; it is said beside the first that is in sight.
        lights: whether that is lit.
        opens: the closer look that leads on, as its address ends; empty if there is none.
        goes_on: whether there is nothing to be done but to read.
        looked: how many steps need not be looked at any more once one goes on from here.
        left: how many picks are left if what was done since is taken back.
        has_next: whether there is another chapter.
        hides: what has not been explained yet, as CSS classes of the table.
        url: the address of the table.
    """

    kind: str
    chapter: int
    chapters: int
    title: str
    step: int
    steps: int
    says: Markup
    do: Markup
    near: str
    lights: bool
    opens: str
    goes_on: bool
    looked: int
    left: int
    has_next: bool
    hides: str
    url: str

    @property
    def is_shown(self) -> bool:
        """Whether anything is said now: not while somebody else plays."""
        return bool(self.kind)

    @property
    def attrs(self) -> dict[str, str]:
        """How its buttons exchange the table."""
        return SWAP


def lesson(found: Progress | None, seen: View, showing: Showing, url: str, vocabulary: Vocabulary) -> Lesson | None:
    """What is said at the present step; None where nobody is taught.

    Args:
        found: how far the learner is; None: no chapter is played.
        seen: what the viewer sees.
        showing: how it is shown.
        url: the address of the table.
        vocabulary: how things are named.
    """
    if found is None or seen.seat != LEARNER:
        return None
    step, taught = found.step, found.chapter
    kind = _kind(found, seen, showing)
    says, do = _words(found, kind, seen, showing, vocabulary) if kind else (Markup(), Markup())
    return Lesson(
        kind=kind,
        chapter=taught.number,
        chapters=len(chapters()),
        title=chapter_title(taught.name, vocabulary.reader),
        step=0 if step is None else found.at + 1,
        steps=len(taught.steps),
        says=says,
        do=do,
        near=json.dumps(_near(step, seen, showing.picked)),
        lights=kind == SAYS,
        opens=step.opens if step is not None and kind == SAYS else "",
        goes_on=kind == SAYS and step is not None and step.looks and not step.opens,
        looked=found.at + 1,
        left=found.since,
        has_next=taught.number < len(chapters()),
        hides=_hidden(taught),
        url=url,
    )


def _kind(found: Progress, now: View, showing: Showing) -> str:
    if not showing.is_rest or now.outcome is not None:
        return ""
    if found.is_done:
        return DONE
    if now.asked is None or now.asked.seat != LEARNER:
        return ""
    return STRAYS if found.strays else SAYS


def _hidden(taught: Chapter) -> str:
    """What lies on the table but has not been explained yet."""
    until = {"decks": 2, "tokens": 7, "specials": 8}
    return " ".join(f"no-{what}" for what, number in until.items() if taught.number < number)


# -- what is said ----------------------------------------------------------------------


def _words(found: Progress, kind: str, seen: View, showing: Showing, vocabulary: Vocabulary) -> tuple[Markup, Markup]:
    reader, step = vocabulary.reader, found.step
    if step is None:
        words = reader.gettext("Well done: you have finished “{title}”.")
        done = Markup.escape(words).format(title=chapter_title(found.chapter.name, reader))
        if found.chapter.number == len(chapters()):
            return done, Markup()
        following = chapters()[found.chapter.number]
        then = Markup.escape(reader.gettext("Next: {title}.")).format(title=chapter_title(following.name, reader))
        return done, then
    words_of: StepWords = STEPS[f"{found.chapter.name}/{step.name}"]
    if kind == STRAYS:
        return _filled(step, seen, vocabulary, words_of.strays), Markup()
    if words_of.then and showing.picked == step.leads:
        return _filled(step, seen, vocabulary, words_of.then), Markup()
    return _filled(step, seen, vocabulary, words_of.says), _filled(step, seen, vocabulary, words_of.do)


def _filled(step: LessonStep, now: View, vocabulary: Vocabulary, english: str) -> Markup:
    """The words of a step in the reader's language, with names and numbers."""
    if not english:
        return Markup()
    voice = vocabulary.narration
    mine, hers = icons(now, step.icon) if step.icon else (0, 0)
    parts: dict[str, object] = {
        "name": voice.name(OPPONENT),
        "mine": mine,
        "hers": hers,
        "points": now.players[LEARNER].points,
        "age": now.players[LEARNER].highest_top,
        "special": vocabulary.reader.special(EMPIRE),
        **{place: voice.chip(card) for place, card in step.cards.items()},
    }
    return voice.fill(vocabulary.reader.gettext(english), **parts)


# -- what it is about ------------------------------------------------------------------


def _near(step: LessonStep | None, now: View, picked: str | None) -> list[str]:
    """Selectors of what is spoken of: of all that can be chosen, the thing that leads on."""
    if step is None:
        return ["#ask"]
    ask = now.asked
    if picked is not None and (step.goal == "opened" or picked == step.leads):
        return [_CONFIRM]
    if ask is not None and ask.kind != ACTION:
        if step.answer in (ask.options or ()):
            return _about(f"card {step.answer}") if step.answer not in COLOR_NAMES else _about(f"pile 0 {step.answer}")
        return _about("hand") if step.goal == "back" else ["#ask"] if step.answer else _all(step)
    return _all(step)


def _all(step: LessonStep) -> list[str]:
    return [selector for each in step.lit for selector in _about(each)]


def _about(what: str) -> list[str]:
    """Selectors of one thing, as `first_game.json` names it; in narrow windows of the way to it."""
    word, _, rest = what.partition(" ")
    selectors = {
        "hand": ["#hand", "#tab-hand"],
        "tops": ["#me .pile"],
        "counts": [f"#counts-{LEARNER}", f"#compare-{LEARNER}"],
        "acts": ["#ask"],
        "act": [f'#ask .act[data-key~="{rest[:1].upper()}"]'],
        "score": [f"#score-{LEARNER} .stat--score", f"#tab-{LEARNER}"],
        "token": [f"#deck-{rest} .token", "#tab-world"],
        "special": [f"#special-{rest}", "#tab-world"],
        "card": [f"#card-{slug(rest)}", "#tab-hand", f"#tab-{LEARNER}"],
    }
    if word == "pile":
        seat, color = rest.split()
        return [f"#pile-{seat}-{color}", f"#card-{color}", f"#tab-{seat}"]
    return selectors[word]
