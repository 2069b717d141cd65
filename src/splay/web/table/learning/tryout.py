"""What the table shows where a card is tried out: the situation above the question, and then the ways on."""

from dataclasses import dataclass, replace

from markupsafe import Markup

from splay.position.terms import ICON_NAMES
from splay.text.reader import Reader
from splay.text.tryout import case_words, situation_words
from splay.tryout.board import FOE, YOU
from splay.tryout.situation import offered
from splay.web.html.cards import CardFace, card_face
from splay.web.requests.addresses import tryout_url
from splay.web.table.context.facts import TryoutFacts
from splay.web.table.context.view_context import TableStep
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.controls.bar import OVER, AskBar, Button


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


def tryout_strip(found: TryoutFacts | None, vocabulary: Vocabulary) -> TryoutStrip | None:
    """What is tried out at a table; None at any other."""
    if found is None:
        return None
    card, reader, voice = found.tried.card, vocabulary.reader, vocabulary.narration
    situation = voice.fill(
        situation_words(card, found.tried.case, reader),
        name=voice.name(FOE),
        mine=found.mine,
        hers=found.hers,
        icon=voice.icon(ICON_NAMES[card.featured]),
    )
    return TryoutStrip(card_face(card, reader), situation, found.is_done)


def tryout_bar(found: TryoutFacts | None, at: TableStep, reader: Reader) -> AskBar | None:
    """The ways on once an action has been carried out; None before, and at any other table.

    Args:
        found: what is tried out.
        at: the table and the step.
        reader: who reads.
    """
    if found is None or not found.is_done:
        return None
    card = found.tried.card
    name = reader.card_name(card.name)
    if found.first == card.dogma_option:
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
        if case != found.tried.case
    )
    again = Button(reader.pgettext("trying out a card", "Again"), form=f"{at.url}/again", keys="Enter", css="btn--main")
    bar = AskBar(at, OVER, Markup.escape(title), sub=Markup.escape(sub))
    return replace(bar, buttons=(back, *others, again))


def again_button(found: TryoutFacts | None, url: str, vocabulary: Vocabulary) -> Button | None:
    """The button that begins again in the middle of it; None at any other table, or before anything was picked.

    Args:
        found: what is tried out.
        url: the address of the table.
        vocabulary: how things are named.
    """
    if found is None or vocabulary.seat != YOU or not found.first:
        return None
    return Button(vocabulary.reader.gettext("Begin again"), form=f"{url}/again", css="btn--quiet")
