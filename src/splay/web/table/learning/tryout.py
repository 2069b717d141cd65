"""What the table shows where a card is tried out: the situation above the question, and then the ways on."""

from dataclasses import dataclass, replace

from markupsafe import Markup

from splay.host.tryout_table import Tried, tried_at
from splay.position.terms import ICON_NAMES
from splay.text.tryout import case_words, situation_words
from splay.tryout.board import FOE, YOU
from splay.tryout.situation import offered
from splay.web.html.cards import CardFace, card_face
from splay.web.html.sentences import PageNarration
from splay.web.requests.addresses import tryout_url
from splay.web.table.context.scene import Scene
from splay.web.table.controls.bar import AskBar, Button


@dataclass(frozen=True, slots=True)
class TryoutStrip:
    """The card that is tried out at a table.

    Attributes:
        face: the card.
        situation: what the icons mean for the opponent.
        is_done: whether an action has been carried out, after which there is nothing more to do.
    """

    face: CardFace
    situation: Markup
    is_done: bool


def tryout_strip(scene: Scene) -> TryoutStrip | None:
    """What is tried out at a table; None at any other."""
    tried = tried_at(scene.table)
    if tried is None:
        return None
    card, reader = tried.card, scene.reader
    players = scene.live.game_at(0).state.players
    voice = PageNarration(scene.seat, scene.names, scene.seen.rules, reader)
    situation = voice.fill(
        situation_words(card, tried.case, reader),
        name=voice.name(FOE),
        mine=players[YOU].count(card.featured),
        hers=players[FOE].count(card.featured),
        icon=voice.icon(ICON_NAMES[card.featured]),
    )
    return TryoutStrip(card_face(card, reader), situation, _is_done(scene))


def tryout_bar(scene: Scene) -> AskBar | None:
    """The ways on once an action has been carried out; None before, and at any other table."""
    tried = tried_at(scene.table)
    if tried is None or not _is_done(scene):
        return None
    reader, card = scene.reader, tried.card
    name = reader.card_name(card.name)
    was_it = scene.live.picks[0].option == card.dogma_option
    if was_it:
        title = reader.gettext("{card} has been carried out").format(card=name)
        sub = reader.gettext("The log tells everything that happened.")
    else:
        title = reader.gettext("{card} has not been activated").format(card=name)
        sub = reader.gettext("Begin again, choose Dogma, then the card.")
    address, face = tryout_url(card.edition, card_face(card, reader).id), card_face(card, reader)
    back = Button(reader.gettext("Back to the card"), href=face.href, css="btn--quiet")
    others = tuple(
        Button(case_words(case, reader), form=address, values={"case": case})
        for case in offered(card)
        if case != tried.case
    )
    again = Button(
        reader.pgettext("trying out a card", "Again"), form=f"{scene.url}/again", keys="Enter", css="btn--main"
    )
    bar = AskBar(scene.table.id, scene.step, "over", Markup.escape(title), sub=Markup.escape(sub))
    return replace(bar, buttons=(back, *others, again))


def tried_card(scene: Scene) -> str:
    """The name of the card that is tried out; empty at any other table."""
    tried: Tried | None = tried_at(scene.table)
    return "" if tried is None else tried.card.name


def again_button(scene: Scene, seat: int) -> Button | None:
    """The button that begins again in the middle of it; None at any other table, or before anything was picked."""
    if tried_at(scene.table) is None or seat != YOU or not scene.live.picks:
        return None
    return Button(scene.reader.gettext("Begin again"), form=f"{scene.url}/again", css="btn--quiet")


def _is_done(scene: Scene) -> bool:
    return bool(scene.live.picks) and scene.live.game.is_resting
