"""Announcements in the place of the question, each shown once: an achievement is claimed, the game is won or lost."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.host.live_table import LiveTable
from splay.position.card_moves import Achieve, Chain, Event
from splay.position.events import Claim, Win
from splay.text.questions import outcome_words
from splay.text.special_achievements import special_condition
from splay.web.html.cards import CardFace
from splay.web.requests.addresses import table_url
from splay.web.table.board.panels import Panel
from splay.web.table.context.facts import PageFacts, QuestionFacts
from splay.web.table.context.mark import Mark
from splay.web.table.controls.bar import Button
from splay.web.table.question.secondary_actions import review_button

OWN_LASTS: Final = 1200
"""Milliseconds that an own achievement is shown: it grows, rests and flies to its place."""
LASTS: Final = 900
"""Milliseconds that one of another player is shown."""

Claimed = Achieve | Chain | Claim


@dataclass(frozen=True, slots=True)
class ClaimAnnouncement:
    """An achievement that has just been claimed.

    Attributes:
        key: tells it from all others at this table.
        mark: whose.
        title: what is said of it.
        note: one line more; may be empty.
        age: its age; None: a special one.
        special: its name, for one that is special.
        owner: the panel of its owner, with all of them.
        lasts: milliseconds that it is shown.
    """

    key: str
    mark: Mark
    title: str
    note: str
    age: int | None
    special: str
    owner: Panel
    lasts: int


@dataclass(frozen=True, slots=True)
class FinalStanding:
    """How far a player came."""

    mark: Mark
    achievements: int
    points: int


@dataclass(frozen=True, slots=True)
class Finale:
    """The end of the game, for one of its players.

    Attributes:
        kind: ``win``, ``loss`` or ``tie``.
        title: who won.
        why: how.
        marks: of the winners.
        ages, specials: the own achievements, if one has won.
        fan: the own top cards, if one has won alone.
        standings: how far everybody came, if one has not.
        buttons: the ways on, the most important one first.
    """

    kind: str
    title: str
    why: str
    marks: tuple[Mark, ...]
    ages: tuple[int, ...]
    specials: tuple[str, ...]
    fan: tuple[CardFace, ...]
    standings: tuple[FinalStanding, ...]
    buttons: tuple[Button, ...]


def announcement_lasts(live: LiveTable, seat: int | None, before: int, step: int) -> int:
    """Milliseconds for which the claim between two steps is shown; 0 if there is none."""
    found = claimed(live.told_between(before, step, seat), seat)
    return 0 if found is None else OWN_LASTS if found[1].whose == seat else LASTS


def claimed(happened: Sequence[Event], seat: int | None) -> tuple[int, Claimed] | None:
    """The claim to be shown, and its place: the last own one, else the last; None if the game has ended by it."""
    if any(isinstance(event, Win) for event in happened):
        return None
    found = [(at, event) for at, event in enumerate(happened) if isinstance(event, (Achieve, Chain, Claim))]
    own = [(at, event) for at, event in found if event.whose == seat]
    chosen = own or found
    return chosen[-1] if chosen else None


def announcement(facts: PageFacts, panels: Sequence[Panel]) -> ClaimAnnouncement | None:
    """The achievement that was claimed since the step that the browser showed before; None if there is none.

    Args:
        facts: what is known of the table.
        panels: the players, by seat.
    """
    about = facts.question
    at, showing, vocabulary, reader = about.at, about.showing, about.vocabulary, about.vocabulary.reader
    before = showing.before
    if before is None or showing.looks_back:
        return None
    found = claimed(facts.happened(before, at.step), about.seat)
    if found is None:
        return None
    nth, event = found
    assert event.whose is not None
    mark = vocabulary.marks[event.whose]
    age = None if isinstance(event, Claim) else event.card.value
    special = event.special if isinstance(event, Claim) else ""
    name = reader.special(special) if special else reader.gettext("Achievement {age}").format(age=age)
    if not mark.is_me:
        said = reader.gettext("{who} claims: {achievement}")
    elif special:
        said = reader.gettext("You claim a special achievement: {achievement}")
    else:
        said = reader.gettext("{achievement} is yours")
    return ClaimAnnouncement(
        key=f"{at.table}-{before + nth + 1}",
        mark=mark,
        title=said.format(achievement=name, who=mark.name),
        note=special_condition(special, vocabulary.rules, reader) if special else "",
        age=age,
        special=special,
        owner=panels[mark.seat],
        lasts=OWN_LASTS if mark.is_me else LASTS,
    )


def finale(about: QuestionFacts, panels: Sequence[Panel], is_chapter: bool) -> Finale | None:
    """The end of the game for one of its players, once it is reached; None before, and for who looks on.

    Args:
        about: what is known of the table.
        panels: the players, by seat.
        is_chapter: whether a chapter of the first game was played.
    """
    outcome, seat, vocabulary = about.view.outcome, about.seat, about.vocabulary
    if outcome is None or seat is None or not about.showing.is_rest:
        return None
    title, why = outcome_words(outcome, vocabulary.names, seat, vocabulary.reader)
    kind = "win" if seat in outcome.winners else "loss" if outcome.winners else "tie"
    is_alone = outcome.winners == (seat,)
    own = panels[seat]
    ages = [age for winner in outcome.winners for age in panels[winner].achievements]
    specials = [special for winner in outcome.winners for special in panels[winner].specials]
    return Finale(
        kind=kind,
        title=title,
        why=why,
        marks=tuple(vocabulary.marks[winner] for winner in outcome.winners),
        ages=tuple(ages) if kind == "win" else (),
        specials=tuple(specials) if kind == "win" else (),
        fan=tuple(slot.pile.top for slot in own.board if slot.pile) if is_alone else (),
        standings=() if is_alone else tuple(FinalStanding(each.mark, each.owned, each.points) for each in panels),
        buttons=_buttons(about, is_chapter, kind == "win"),
    )


def _buttons(about: QuestionFacts, is_chapter: bool, has_won: bool) -> tuple[Button, ...]:
    reader, url, successor = about.vocabulary.reader, about.at.url, about.table.successor
    if successor is None and is_chapter:
        again = Button(reader.gettext("Play a whole game"), form=f"{url}/rematch")
    elif successor is None:
        again = Button(reader.gettext("Play again"), form=f"{url}/rematch")
    else:
        again = Button(reader.gettext("Go to the rematch"), href=table_url(successor))
    review = review_button(url, reader)
    end = Button(reader.gettext("See how it went"), href=f"{url}/end", keys="Enter")
    return (again, review, end) if has_won else (review, again, end)
