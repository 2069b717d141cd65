"""Whole piles, card by card, for looking through them."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from splay.position.card import Back
from splay.terminal.style import Look
from splay.terminal.table import junk_words, name_words
from splay.terminal.words import NOTHING
from splay.text.reader import Reader
from splay.views.view import PileView, PlayerView, View


def whole_piles(view: View, look: Look, colors: Sequence[int], seats: Sequence[int]) -> RenderableType:
    """Every card that may be seen in these piles, from the top, with the icons that count."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=look.card_width, no_wrap=True)
    grid.add_column()
    for seat in seats:
        for pile in view.players[seat].piles:
            if pile.color not in colors:
                continue
            name = name_words(view, view.players[seat], look.reader)
            grid.add_row(Text(f"{name}: {look.color(pile.color)}", style="bold"))
            for depth, card in enumerate(pile.cards):
                grid.add_row(look.card(card), Text(_shows(pile, depth, look), style="dim"))
            if len(pile.cards) == 1 and pile.count != 1:
                grid.add_row("", look.covered(pile))
    return grid


def _shows(pile: PileView, depth: int, look: Look) -> str:
    """The place of a card in its pile, and what it shows there."""
    if depth == 0:
        return look.reader.pgettext("place in a pile", "top")
    icons = pile.covered_icons[depth - 1] if pile.covered_icons else ()
    if not icons:
        return look.reader.pgettext("a covered card", "shows nothing")
    return look.reader.pgettext("a covered card", "shows {icons}").format(icons=look.shown(icons))


def junk_pile(view: View, reader: Reader) -> Text:
    """What is in the junk pile, in the words of the table."""
    title = reader.gettext("Junk pile")
    return Text(f"{title}: {junk_words(view, reader) or NOTHING}")


def score_pile(player: PlayerView, look: Look) -> RenderableType:
    """The cards in the viewer's own score pile."""
    cards = sorted((face for face in player.score if not isinstance(face, Back)), key=lambda card: card.value)
    count = look.reader.ngettext("Your score pile: {count} point", "Your score pile: {count} points", player.points)
    label = Text(count.format(count=player.points), style="bold")
    return Group(label, *(look.card(card) for card in cards))
