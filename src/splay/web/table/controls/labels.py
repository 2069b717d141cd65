"""What is said of things on the table to somebody who does not see them: that they can be chosen, and for what."""

from collections.abc import Sequence
from dataclasses import replace

from splay.position.actions import ACHIEVE, DOGMA, MELD, PARLEY, action_of
from splay.position.decision import ACTION, OPENING
from splay.text.reader import Reader
from splay.views.view import Asked
from splay.web.html.cards import CardFace
from splay.web.table.controls.bar import IS_PICKED, AskBar, Clickable
from splay.web.table.preview.badges import PreviewBadge


def with_said(bar: AskBar, ask: Asked, reader: Reader) -> AskBar:
    """The bar, with the words that tell of every lit thing what choosing it means.

    Args:
        bar: what is clickable.
        ask: the question.
        reader: who reads.
    """
    clickable = {where: replace(each, said=_said(each, bar, ask, reader)) for where, each in bar.clickable.items()}
    return replace(bar, clickable=clickable)


def _said(clickable: Clickable, bar: AskBar, ask: Asked, reader: Reader) -> str:
    if clickable.state == IS_PICKED:
        return reader.gettext("chosen, to be confirmed")
    if ask.kind == OPENING:
        return reader.gettext("can be chosen: as your first card")
    if ask.kind == ACTION:
        return {
            MELD: reader.gettext("can be chosen: meld"),
            DOGMA: reader.gettext("can be chosen: activate"),
            PARLEY: reader.gettext("can be chosen: pay and activate"),
            ACHIEVE: reader.gettext("can be chosen: claim"),
        }[action_of(clickable.option).kind]
    if ask.card is None:
        return reader.gettext("can be chosen")
    said = reader.gettext("can be chosen for {card}")
    if bar.marking is not None:
        said = reader.gettext("can be marked for {card}")
    return said.format(card=reader.card_name(ask.card))


def card_said(face: CardFace, clickable: Clickable | None, threat: PreviewBadge | None) -> dict[str, str]:
    """The attribute that names a lit card; any other card names itself.

    Args:
        face: the card.
        clickable: what choosing it means; None: it cannot be chosen.
        threat: what it means for who looks, as a card of another player.
    """
    return {} if clickable is None else {"aria-label": _name(face, clickable, threat)}


def row_said(face: CardFace, clickable: Clickable | None, threat: PreviewBadge | None) -> dict[str, str | None]:
    """The same for a pile in one line, which draws no sentences to be described by, and does not name itself."""
    return {"aria-label": _name(face, clickable, threat), "aria-describedby": None}


def _name(face: CardFace, clickable: Clickable | None, threat: PreviewBadge | None) -> str:
    said = [face.name, face.spoken, threat.text if threat else "", clickable.said if clickable else ""]
    return ", ".join(filter(None, said))


def card_told(face: CardFace, fores: Sequence[PreviewBadge]) -> dict[str, str]:
    """The attribute that leads from a card to its sentences, and to what would follow from them.

    Args:
        face: the card, drawn with its sentences.
        fores: what its dogma would do now, as a top card of one's own.
    """
    signs = [f"fore-{face.id}-{number}" for number in range(1, len(fores) + 1)]
    return {"aria-describedby": " ".join([f"says-{face.id}", *signs])}
