"""What the question bar says where a computer stands in for somebody, or somebody who is asked is silent."""

from dataclasses import replace
from typing import Final

from markupsafe import Markup

from splay.host.absence import COMPUTER_PLAYS, Absence, absence_at, still_proposed
from splay.web.table.context.scene import Scene
from splay.web.table.controls import keys
from splay.web.table.controls.bar import AskBar, Button, posts

GO_ON: Final = "go-on"


def stand_in_words(scene: Scene, seat: int) -> str:
    """That a computer plays for somebody; empty if none does."""
    if scene.table.seats[seat].stand_in is None:
        return ""
    return scene.reader.gettext("A computer plays for {name}").format(name=scene.names[seat])


def silent_at(scene: Scene) -> float | None:
    """From when on who looks may go on without somebody; None: never, or already."""
    found = _missed(scene)
    return round(found.silent_at, 1) if found is not None and found.silent_at > scene.now else None


def _missed(scene: Scene) -> Absence | None:
    """The other player who is waited for, in the view of somebody who is still in the game."""
    seat, seen = scene.seat, scene.seen
    if seat is None or not scene.showing.is_rest or seen.players[seat].out or scene.table.seats[seat].lost:
        return None
    found = absence_at(scene.table, seen.rules)
    return None if found is None or found.seat == seat else found


def time_buttons(scene: Scene) -> tuple[Button, ...]:
    """The buttons for coming back, and for going on without somebody."""
    return () if scene.seat is None else (*_back(scene, scene.seat), *_without(scene))


def _without(scene: Scene) -> tuple[Button, ...]:
    """The button for going on without somebody silent; none if nobody is, or it has been proposed."""
    found = _missed(scene)
    if found is None or found.silent_at > scene.now or still_proposed(scene.table):
        return ()
    label = scene.reader.gettext("Go on without {name}…").format(name=scene.names[found.seat])
    return (Button(label, href=f"{scene.url}/{GO_ON}"),)


def _back(scene: Scene, seat: int) -> tuple[Button, ...]:
    """The button for playing again oneself; none if no computer stands in."""
    own = scene.table.seats[seat]
    if own.stand_in is None or own.lost:
        return ()
    return (Button(scene.reader.gettext("I’m back"), posts(f"{scene.url}/back"), css="btn--main"),)


def absence_news(scene: Scene) -> str:
    """That a computer plays for who looks, or what became of the wish to go on without somebody; else empty."""
    proposed, reader, seat = scene.table.absence, scene.reader, scene.seat
    if seat is not None and scene.table.seats[seat].lost:
        return reader.gettext("Your time was up: a computer plays on for you")
    if seat is not None and scene.table.seats[seat].stand_in is not None:
        return reader.gettext("A computer plays for you until you are back")
    if proposed is None or proposed["by"] != seat:
        return ""
    if "refused" in proposed:
        said = reader.gettext("{who} wants to wait for {name}")
        return said.format(who=scene.names[proposed["refused"]], name=scene.names[proposed["seat"]])
    asked = reader.listed([scene.names[other] for other in proposed["asks"]])
    said = reader.gettext("You want to go on without {name}: waiting for {names}")
    return said.format(name=scene.names[proposed["seat"]], names=asked)


def asked_to_go_on(scene: Scene) -> AskBar | None:
    """The question whether to go on without somebody; None if who looks is not asked that."""
    proposed, reader = scene.table.absence, scene.reader
    ask = scene.seen.asked
    if proposed is None or ask is None or scene.seat not in proposed["asks"]:
        return None
    who, name = scene.names[proposed["by"]], scene.names[proposed["seat"]]
    title = reader.gettext("{who} wants to go on without {name}").format(who=who, name=name)
    if proposed["how"] == COMPUTER_PLAYS:
        sub = reader.gettext("A computer plays for {name} until {name} is back.").format(name=name)
    else:
        sub = reader.gettext("{name} leaves the game for good.").format(name=name)
    address = f"{scene.url}/{GO_ON}/answer"
    wait, agree = (posts(address, agrees=word, number=ask.number) for word in ("false", "true"))
    buttons = (
        Button(reader.pgettext("for somebody", "Wait"), wait, key=keys.REFUSE),
        Button(reader.gettext("Agree"), agree, key=keys.AGREE, css="btn--main"),
    )
    bar = AskBar(scene.table.id, scene.step, "undo", Markup.escape(title), sub=Markup.escape(sub))
    return replace(bar, mark=scene.marks[proposed["by"]], buttons=buttons)
