"""Signs and colors: how a card, an icon and a log line look in a terminal.

Color never stands alone: a card always carries the word of its color as well.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from splay.card import Card, CardSet
from splay.editions import edition_of
from splay.terms import COLOR_NAMES, COLORS, HEX, ICON_NAMES, SPLAY_NAMES, UNSPLAYED
from splay.view import PileView

CHIP_STYLES: Final = ("white on red", "black on yellow", "white on green", "white on blue", "white on magenta")
NAME_STYLES: Final = ("red", "yellow", "green", "bright_blue", "magenta")
CHIP_WIDTH: Final = max(map(len, COLOR_NAMES)) + 2
NAME_WIDTH: Final = 17
"""The longest title of a card."""
CARD_WIDTH: Final = CHIP_WIDTH + NAME_WIDTH + 9
"""What `Look.card` takes."""

_SIGNS: Final = "♛♣☼♜⌂◷☻"
_PLAIN_SIGNS: Final = "CLBTFKP"
_PICTURE: Final = "·"
_PLAIN_PICTURE: Final = "."


class Look:
    """The signs that a console can show, and texts made of them.

    Attributes:
        signs: one letter or sign an icon, in the order of `terms.ICONS`, as many as the edition has.
    """

    def __init__(self, console: Console, cards: CardSet) -> None:
        try:
            (_SIGNS + _PICTURE).encode(console.encoding)
            signs, self._picture = _SIGNS, _PICTURE
        except (UnicodeEncodeError, LookupError):
            signs, self._picture = _PLAIN_SIGNS, _PLAIN_PICTURE
        self.signs = signs[: edition_of(cards.cards[0].edition).icons]
        self._names = [
            re.compile(r"\b(?:" + "|".join(re.escape(name) for name in _titles(cards, color)) + r")(?!\w)")
            for color in COLORS
        ]

    def chip(self, color: int) -> Text:
        """The word of a color on its color."""
        return Text(f" {COLOR_NAMES[color]} ".ljust(CHIP_WIDTH), style=CHIP_STYLES[color])

    def card(self, card: Card) -> Text:
        """A card in one row: color, value, title, icons at top left and along the bottom."""
        title = (card.name.ljust(NAME_WIDTH), "bold")
        return Text.assemble(self.chip(card.color), f" {card.value:>2} ", title, " ", self.icons(card))

    def short(self, card: Card) -> Text:
        """A card in as few columns as it takes: color, value, title."""
        chip = Text(f" {COLOR_NAMES[card.color]} ", style=CHIP_STYLES[card.color])
        return Text.assemble(chip, f" {card.value} ", (card.name, "bold"))

    def icons(self, card: Card) -> Text:
        """The four places of a card: top left, then the bottom row."""
        return Text("".join(self._picture if icon == HEX else self.signs[icon] for icon in card.icons))

    def shown(self, icons: Iterable[int]) -> str:
        """Icons one by one."""
        return "".join(self.signs[icon] for icon in icons)

    def sums(self, groups: Iterable[Sequence[int]]) -> str:
        """Icons of several cards, counted, in the fixed order: ``♛2 ♜1``."""
        counts = [0] * len(self.signs)
        for icons in groups:
            for icon in icons:
                counts[icon] += 1
        return " ".join(f"{self.signs[icon]}{count}" for icon, count in enumerate(counts) if count)

    def covered(self, pile: PileView) -> Text:
        """How many cards a pile covers, how it is splayed and what it shows by that; empty for a single card."""
        count = "?" if pile.count is None else str(pile.count - 1)
        if count == "0":
            return Text("")
        if pile.splay == UNSPLAYED:
            return Text(f"+{count}", style="dim")
        return Text(f"+{count} {SPLAY_NAMES[pile.splay]} {self.sums(pile.covered_icons)}".rstrip())

    def change(self, counts: Sequence[int]) -> str:
        """Icon counts before and after: ``♛+2 ♜-1``."""
        return " ".join(f"{self.signs[icon]}{count:+d}" for icon, count in enumerate(counts) if count)

    def counts(self, counts: Sequence[int]) -> Text:
        """All counts, each in its place."""
        text = Text()
        for icon, count in enumerate(counts):
            text.append(f"{self.signs[icon]}{count:>2}  ", style="" if count else "dim")
        return text

    def counts_named(self, counts: Sequence[int]) -> Text:
        """All counts with the words of their icons: also the key to the signs."""
        text = Text()
        for icon, count in enumerate(counts):
            text.append(f"{self.signs[icon]}{count:>2} ", style="bold" if count else "dim")
            text.append(f"{ICON_NAMES[icon]} ", style="dim")
        return text

    def key(self) -> str:
        """What each sign means."""
        return "  ".join(f"{sign} {name}" for sign, name in zip(self.signs, ICON_NAMES, strict=False))

    def icon(self, name: str) -> str:
        """An icon by the word of it: its sign and the word."""
        return f"{self.signs[ICON_NAMES.index(name)]} {name}"

    def line(self, line: str, name: str | None = None) -> Text:
        """A line of text with the titles of cards in their colors and one player's name in bold."""
        text = Text(line)
        for pattern, style in zip(self._names, NAME_STYLES, strict=True):
            text.highlight_regex(pattern, style)
        if name:
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", "bold")
        return text


def many(cells: Iterable[Text], width: int, label: str) -> Text:
    """Short texts one after the other, in as many lines as they take, behind a label."""
    text = Text()
    line = Text(f"{label} ", style="bold")
    indent = min(line.cell_len, width // 2)
    is_first = True
    for cell in cells:
        if not is_first and line.cell_len + 2 + cell.cell_len > width:
            text.append_text(line).append("\n")
            line, is_first = Text(" " * indent), True
        line.append("" if is_first else "  ").append_text(cell)
        is_first = False
    return text.append_text(line)


def _titles(cards: CardSet, color: int) -> list[str]:
    return sorted((card.name for card in cards.cards if card.color == color), key=len, reverse=True)
