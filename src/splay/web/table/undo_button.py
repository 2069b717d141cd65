"""The button that takes back a choice, or says why it cannot be taken back."""

from collections.abc import Sequence
from typing import Final

from splay.host.live_table import LiveTable
from splay.host.undo import OTHERS, Undo, undo_of
from splay.store import TableInfo
from splay.text.reader import Reader
from splay.web.table.bar import Button, posts
from splay.web.table.boards import Mark

MOST_CARDS: Final = 3
"""So many of the cards that were seen are named."""


def undo_button(table: TableInfo, live: LiveTable, seat: int, marks: Sequence[Mark], reader: Reader) -> Button | None:
    """The button for taking back, or that says why it cannot be done; None if there is nothing to take back."""
    undo = undo_of(table, live, seat)
    if undo.left is None or table.undo is not None:
        return None
    note = _why_not(undo, reader)
    address = f"/t/{table.id}/undo"
    if undo.reason is None:
        names = reader.listed([marks[other].name for other in undo.asks])
        label = reader.gettext("Ask to undo") if undo.asks else reader.gettext("Undo")
        title = reader.gettext("{names} must agree").format(names=names) if undo.asks else ""
        return Button(label, posts(address, left=undo.left), key="U", sign="undo", css="btn--quiet", note=title)
    if not undo.anyway:
        return Button(reader.gettext("Undo"), key="U", sign="undo", css="btn--quiet", off=note)
    question = reader.gettext("{reason} Take it back all the same?").format(reason=note)
    attrs = {**posts(address, left=undo.left, anyway="true"), "hx-confirm": question}
    return Button(reader.gettext("Undo anyway"), attrs, key="U", sign="undo", css="btn--quiet", note=note)


def _why_not(undo: Undo, reader: Reader) -> str:
    if undo.reason is None:
        return ""
    if undo.reason == OTHERS:
        return reader.gettext("Another player has chosen since.")
    if not undo.cards:
        return reader.gettext("Another player has seen a card since.")
    told = [reader.card_name(card) for card in undo.cards]
    if len(told) > MOST_CARDS:
        more = len(told) - MOST_CARDS + 1
        told[MOST_CARDS - 1 :] = [reader.ngettext("{count} more", "{count} more", more).format(count=more)]
    return reader.gettext("Since then you have seen {cards}.").format(cards=reader.listed(told))
