"""Secondary actions: one asks for a hint, one takes back a choice or says why it cannot be, one begins again.

Once the game is over, one leads to its review.
"""

from collections.abc import Callable
from typing import Final

from splay.host.undo import OTHERS, Undo
from splay.text.reader import Reader
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.controls import keys
from splay.web.table.controls.bar import Button, posts
from splay.web.table.learning import puzzle, tryout
from splay.web.table.learning.advice import hint_button

MOST_CARDS: Final = 3
"""So many of the cards that were seen are named."""


def secondary_actions(facts: QuestionFacts) -> tuple[Button, ...]:
    """The buttons that a player has now; none for somebody who looks on."""
    if facts.seat is None:
        return ()
    found = (button_of(facts) for button_of in SECONDARY_ACTIONS)
    return tuple(button for button in found if button is not None)


def review_button(url: str, reader: Reader) -> Button:
    """The button that leads from a finished game to its review.

    Args:
        url: the address of the table.
        reader: who reads.
    """
    return Button(reader.pgettext("button", "Review"), href=f"{url}/review", key=keys.REVIEW)


def undo_button(facts: QuestionFacts) -> Button | None:
    """The button for taking back, or that says why it cannot be done; None if there is nothing to take back."""
    undo, reader, names = facts.undo, facts.vocabulary.reader, facts.vocabulary.names
    if undo is None:
        return None
    note = _why_not(undo, reader)
    address = f"{facts.at.url}/undo"
    if undo.reason is None:
        who = reader.listed([names[other] for other in undo.asks])
        label = reader.gettext("Ask to undo") if undo.asks else reader.gettext("Undo")
        title = reader.gettext("{names} must agree").format(names=who) if undo.asks else ""
        return Button(label, posts(address, left=undo.left), key=keys.UNDO, sign="undo", css="btn--quiet", note=title)
    if not undo.anyway:
        return Button(reader.gettext("Undo"), key=keys.UNDO, sign="undo", css="btn--quiet", off=note)
    by_others = undo.reason == OTHERS
    aside = reader.gettext("others have chosen") if by_others else reader.gettext("a card was seen")
    attrs = {
        **posts(address, left=undo.left, anyway="true"),
        "hx-confirm": " ".join((note, _what_goes(undo, facts.vocabulary))),
        "data-confirm": reader.gettext("Undo your last choice?"),
        "data-confirm-yes": reader.gettext("Undo"),
    }
    undo_all = reader.gettext("Undo")
    return Button(undo_all, attrs, key=keys.UNDO, sign="undo", css="btn--quiet", note=note, aside=aside)


def _what_goes(undo: Undo, vocabulary: Vocabulary) -> str:
    """What is lost with the choice that is taken back."""
    reader = vocabulary.reader
    if not undo.also:
        return reader.gettext("Your last choice is taken back, and all that came of it.")
    names = reader.listed([vocabulary.names[other] for other in undo.also])
    said = reader.gettext("Your last choice is taken back, and also what was chosen since by {names}.")
    return said.format(names=names)


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


def puzzle_button(facts: QuestionFacts) -> Button | None:
    """The button that begins a puzzle again."""
    return puzzle.again_button(facts.puzzle, facts.at.url, facts.vocabulary)


def tryout_button(facts: QuestionFacts) -> Button | None:
    """The button that puts a card on its prepared board again."""
    return tryout.again_button(facts.tryout, facts.at.url, facts.vocabulary)


SECONDARY_ACTIONS: Final[tuple[Callable[[QuestionFacts], Button | None], ...]] = (
    hint_button,
    undo_button,
    puzzle_button,
    tryout_button,
)
"""What makes each button for a player, in the order in which they stand; None where it has no sense now."""
