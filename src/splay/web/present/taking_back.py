"""The button that takes back a choice, or says why it cannot be taken back."""

from collections.abc import Sequence
from typing import Final

from splay.catalogue import catalogue
from splay.catalogue.cards import card_name
from splay.host.live import LiveTable
from splay.host.undo import OTHERS, Undo, undo_of
from splay.store import TableInfo
from splay.web.present.asking import Deed, posts
from splay.web.present.players import Mark
from splay.wording.formats import listed

MOST_CARDS: Final = 3
"""So many of the cards that were seen are named."""


def undo_deed(table: TableInfo, live: LiveTable, seat: int, marks: Sequence[Mark], language: str) -> Deed | None:
    """The button for taking back, or that says why it cannot be done; None if there is nothing to take back."""
    undo = undo_of(table, live, seat)
    if undo.left is None or table.undo is not None:
        return None
    words = catalogue(language)
    note = _why_not(undo, language)
    address = f"/t/{table.id}/undo"
    if undo.reason is None:
        names = listed([marks[other].name for other in undo.asks], words)
        label = words.gettext("Ask to undo") if undo.asks else words.gettext("Undo")
        title = words.gettext("{names} must agree").format(names=names) if undo.asks else ""
        return Deed(label, posts(address, left=undo.left), key="U", sign="undo", css="btn--quiet", note=title)
    if not undo.anyway:
        return Deed(words.gettext("Undo"), key="U", sign="undo", css="btn--quiet", off=note)
    question = words.gettext("{reason} Take it back all the same?").format(reason=note)
    attrs = {**posts(address, left=undo.left, anyway="true"), "hx-confirm": question}
    return Deed(words.gettext("Undo anyway"), attrs, key="U", sign="undo", css="btn--quiet", note=note)


def _why_not(undo: Undo, language: str) -> str:
    words = catalogue(language)
    if undo.reason is None:
        return ""
    if undo.reason == OTHERS:
        return words.gettext("Another player has chosen since.")
    if not undo.cards:
        return words.gettext("Another player has seen a card since.")
    told = [card_name(card, language) for card in undo.cards]
    if len(told) > MOST_CARDS:
        more = len(told) - MOST_CARDS + 1
        told[MOST_CARDS - 1 :] = [words.ngettext("{count} more", "{count} more", more).format(count=more)]
    return words.gettext("Since then you have seen {cards}.").format(cards=listed(told, words))
