"""What the question bar says where a computer stands in for somebody, or somebody who is asked is silent."""

from dataclasses import replace
from typing import Final

from markupsafe import Markup

from splay.host.absence import COMPUTER_PLAYS
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.controls import keys
from splay.web.table.controls.bar import AskBar, Button, posts

GO_ON: Final = "go-on"


def stand_in_words(facts: QuestionFacts, seat: int) -> str:
    """That a computer plays for somebody; empty if none does."""
    if facts.table.seats[seat].stand_in is None:
        return ""
    return facts.vocabulary.reader.gettext("A computer plays for {name}").format(name=facts.vocabulary.names[seat])


def time_buttons(facts: QuestionFacts) -> tuple[Button, ...]:
    """The buttons for coming back, and for going on without somebody."""
    return () if facts.seat is None else (*_back(facts, facts.seat), *_without(facts))


def _without(facts: QuestionFacts) -> tuple[Button, ...]:
    """The button for going on without somebody silent; none if nobody is, or it has been proposed."""
    if facts.missed is None or not facts.may_go_on:
        return ()
    name = facts.vocabulary.names[facts.missed.seat]
    label = facts.vocabulary.reader.gettext("Go on without {name}…").format(name=name)
    return (Button(label, href=f"{facts.at.url}/{GO_ON}"),)


def _back(facts: QuestionFacts, seat: int) -> tuple[Button, ...]:
    """The button for playing again oneself; none if no computer stands in."""
    own = facts.table.seats[seat]
    if own.stand_in is None or own.lost:
        return ()
    return (Button(facts.vocabulary.reader.gettext("I’m back"), posts(f"{facts.at.url}/back"), css="btn--main"),)


def absence_news(facts: QuestionFacts) -> str:
    """That a computer plays for who looks, or what became of the wish to go on without somebody; else empty."""
    proposed, reader, seat = facts.table.absence, facts.vocabulary.reader, facts.seat
    names = facts.vocabulary.names
    if seat is not None and facts.table.seats[seat].lost:
        return reader.gettext("Your time was up: a computer plays on for you")
    if seat is not None and facts.table.seats[seat].stand_in is not None:
        return reader.gettext("A computer plays for you until you are back")
    if proposed is None or proposed["by"] != seat:
        return ""
    if "refused" in proposed:
        said = reader.gettext("{who} wants to wait for {name}")
        return said.format(who=names[proposed["refused"]], name=names[proposed["seat"]])
    asked = reader.listed([names[other] for other in proposed["asks"]])
    said = reader.gettext("You want to go on without {name}: waiting for {names}")
    return said.format(name=names[proposed["seat"]], names=asked)


def asked_to_go_on(facts: QuestionFacts) -> AskBar | None:
    """The question whether to go on without somebody; None if who looks is not asked that."""
    proposed, reader, names = facts.table.absence, facts.vocabulary.reader, facts.vocabulary.names
    ask = facts.view.asked
    if proposed is None or ask is None or facts.seat not in proposed["asks"]:
        return None
    who, name = names[proposed["by"]], names[proposed["seat"]]
    title = reader.gettext("{who} wants to go on without {name}").format(who=who, name=name)
    if proposed["how"] == COMPUTER_PLAYS:
        sub = reader.gettext("A computer plays for {name} until {name} is back.").format(name=name)
    else:
        sub = reader.gettext("{name} leaves the game for good.").format(name=name)
    address = f"{facts.at.url}/{GO_ON}/answer"
    wait, agree = (posts(address, agrees=word, number=ask.number) for word in ("false", "true"))
    buttons = (
        Button(reader.pgettext("for somebody", "Wait"), wait, key=keys.REFUSE),
        Button(reader.gettext("Agree"), agree, key=keys.AGREE, css="btn--main"),
    )
    bar = AskBar(facts.at, "undo", Markup.escape(title), sub=Markup.escape(sub))
    return replace(bar, mark=facts.vocabulary.marks[proposed["by"]], buttons=buttons)
