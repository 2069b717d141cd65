"""Signs and colors: how a card, an icon and a log line look in a terminal.

Color is never the only sign: a card always shows the word for its color too.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from splay.position.card import Card
from splay.position.ruleset import Ruleset
from splay.position.terms import COLOR_NAMES, COLORS, HEX, ICON_NAMES, SPLAY_NAMES, UNSPLAYED
from splay.terminal.log import Said
from splay.terminal.words import way_word
from splay.text.reader import IN_ENGLISH, Reader
from splay.views.view import PileView

CHIP_STYLES: Final = ("white on red", "black on yellow", "white on green", "white on blue", "white on magenta")
NAME_STYLES: Final = ("red", "yellow", "green", "bright_blue", "magenta")
WIDEST_NAME: Final = 22
"""In tables without room, names of cards that take more columns are cut; `c` shows the whole name."""
BARE_NAME: Final = 16
"""The most columns of a name when a hand is too large for anything else: three cards in 80 columns."""
BESIDE_CARD: Final = 26
"""The least columns that a board takes beside its cards."""

_STEP: Final = 2
_SIGNS: Final = "♛♣☼♜⌂◷☻"
_PLAIN_SIGNS: Final = "CLBTFKP"
_PICTURE: Final = "·"
_PLAIN_PICTURE: Final = "."


class Look:
    """The signs that a console can show, and texts made of them.

    Attributes:
        reader: who reads.
        signs: one letter or sign per icon, in the order of `terms.ICONS`, as many as the edition has.
        chip_width: columns that the word for a color takes.
        name_width: columns that the name of a card takes in tables.
        card_width: columns that `card` takes.
    """

    def __init__(self, console: Console, cards: Ruleset, reader: Reader = IN_ENGLISH) -> None:
        self.reader = reader
        try:
            (_SIGNS + _PICTURE).encode(console.encoding)
            signs, self._picture = _SIGNS, _PICTURE
        except (UnicodeEncodeError, LookupError):
            signs, self._picture = _PLAIN_SIGNS, _PLAIN_PICTURE
        self.signs = signs[: cards.icons]
        self._colors = [self.reader.color(name) for name in COLOR_NAMES]
        self._icons = [self.reader.icon(name) for name in ICON_NAMES]
        self.chip_width = max(map(cell_len, self._colors)) + 2
        longest = max(cell_len(self.name(card)) for card in cards.cards)
        self.name_width = min(longest, max(WIDEST_NAME, self._room_for_name(console.width)))
        self.card_width = self.chip_width + self.name_width + 9
        self._names = [
            re.compile(r"\b(?:" + "|".join(map(re.escape, self._names_in(cards, color))) + r")(?!\w)")
            for color in COLORS
        ]

    def _room_for_name(self, width: int) -> int:
        """Columns that a name can take with boards side by side, if they fit; otherwise with one alone."""
        beside = self.chip_width + 9 + BESIDE_CARD
        column = (width - 4) // 2
        return (column if width >= 2 * (WIDEST_NAME + beside) else width) - beside

    def _names_in(self, cards: Ruleset, color: int) -> list[str]:
        return sorted((self.name(card) for card in cards.cards if card.color == color), key=len, reverse=True)

    def name(self, card: Card) -> str:
        """What a card is called."""
        return self.reader.card_name(card.name)

    def color(self, color: int) -> str:
        """The word of a color."""
        return self._colors[color]

    def chip(self, color: int) -> Text:
        """The word for a color, on that color."""
        return Text(set_cell_size(f" {self._colors[color]} ", self.chip_width), style=CHIP_STYLES[color])

    def card(self, card: Card) -> Text:
        """A card in one row: color, value, name, icons at top left and along the bottom."""
        name = (fitted(self.name(card), self.name_width), "bold")
        return Text.assemble(self.chip(card.color), f" {card.value:>2} ", name, " ", self.icons(card))

    def short(self, card: Card) -> Text:
        """A card in as few columns as it needs: color, value, name."""
        chip = Text(f" {self._colors[card.color]} ", style=CHIP_STYLES[card.color])
        return Text.assemble(chip, f" {card.value} ", (self.name(card), "bold"))

    def bare(self, card: Card) -> Text:
        """A card in fewer columns still: value, name, the beginning of its color."""
        color = set_cell_size(self._colors[card.color], 3).strip()
        name = self.name(card)
        shown = name if cell_len(name) <= BARE_NAME else fitted(name, BARE_NAME)
        return Text.assemble(f"{card.value:>2} ", (shown, "bold"), (f" {color}", NAME_STYLES[card.color]))

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
        """How many cards a pile covers, how it is splayed and what that shows; empty for a single card."""
        count = "?" if pile.count is None else str(pile.count - 1)
        if count == "0":
            return Text("")
        if pile.splay == UNSPLAYED:
            return Text(f"+{count}", style="dim")
        way = way_word(SPLAY_NAMES[pile.splay], self.reader)
        return Text(f"+{count} {way} {self.sums(pile.covered_icons)}".rstrip())

    def change(self, counts: Sequence[int]) -> str:
        """Icon counts before and after: ``♛+2 ♜-1``."""
        return " ".join(f"{self.signs[icon]}{count:+d}" for icon, count in enumerate(counts) if count)

    def counts(self, counts: Sequence[int]) -> Text:
        """All counts, each in its place."""
        text = Text()
        for icon, count in enumerate(counts):
            text.append(f"{self.signs[icon]}{count:>2}  ", style="" if count else "dim")
        return text

    def counts_named(self, counts: Sequence[int], width: int) -> Text:
        """All counts with the words for their icons, which is also the key to the signs."""
        cells = []
        for sign, count, word in zip(self.signs, counts, self._icons, strict=False):
            cell = Text(f"{sign}{count:>2} ", style="bold" if count else "dim")
            cells.append(cell.append(word, style="not bold dim"))
        return many(cells, width, gap=1)

    def key(self) -> list[Text]:
        """What each sign means."""
        return [Text(f"{sign} {word}") for sign, word in zip(self.signs, self._icons, strict=False)]

    def icon(self, name: str) -> str:
        """An icon by its English name: its sign and the word."""
        icon = ICON_NAMES.index(name)
        return f"{self.signs[icon]} {self._icons[icon]}"

    def said(self, line: Said) -> RenderableType:
        """A line of the log, indented by its depth."""
        return Padding(
            self.line(line.text, "bold" if line.about_me else ""), (0, 0, 0, _STEP * line.depth), expand=False
        )

    def line(self, line: str, style: str = "") -> Text:
        """A line of text with the names of cards in their colors."""
        text = Text(line, style=style)
        for pattern, color in zip(self._names, NAME_STYLES, strict=True):
            text.highlight_regex(pattern, color)
        return text


def fitted(text: str, width: int) -> str:
    """A text in exactly this many columns."""
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def many(cells: Iterable[Text], width: int, label: str = "", gap: int = 2) -> Text:
    """Short texts one after the other, in as many lines as they need, perhaps after a label."""
    text = Text()
    line = Text(f"{label} " if label else "", style="bold")
    indent = min(line.cell_len, width // 2)
    is_first = True
    for cell in cells:
        if not is_first and line.cell_len + gap + cell.cell_len > width:
            text.append_text(line).append("\n")
            line, is_first = Text(" " * indent), True
        line.append("" if is_first else " " * gap).append_text(cell)
        is_first = False
    return text.append_text(line)
