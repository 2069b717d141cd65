"""The options of a decision, as shown."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY, action_of
from splay.position.card import Card
from splay.position.decision import ACTION, CARD, COLOR, ICON, OPENING
from splay.position.ruleset import Ruleset
from splay.position.terms import COLOR_NAMES, PASS, UNSPLAYED
from splay.terminal.answers import OPTION_KEYS, option_keys
from splay.terminal.style import Look, fitted, many
from splay.terminal.words import achieve_text, effect_lines, forecast_text, option_text
from splay.text.actions import action_word, drawn_words
from splay.text.reader import Reader
from splay.text.zones import lies, on_board_of
from splay.views.forecast import change_by_meld, change_by_splay, distant_from, drawn_value, forecast
from splay.views.view import Asked, PlayerView, View

BARE, PACKED, FEW, TOPS, ALL = range(5)
CROWD: Final = 8
"""More cards than this are shown several in a row."""
BESIDE: Final = 110
"""From this width on, the sentences of a card are shown beside it, otherwise below it."""

_NUMBER: Final = 2
_INDENT: Final = _NUMBER + 1
_CROWDS: Final = (MELD, PARLEY)
"""Actions that can be too many for one row each."""
_INFO: Final = 24
"""With fewer columns left, the description of an option follows right after it."""
_NARROW: Final = 60
"""With fewer columns in total, options have no descriptions."""


@dataclass
class Menu:
    """The options of one decision, numbered.

    Attributes:
        seen: what the seat asked sees.
        ask: the decision, with its options.
        cards: the cards of the edition.
        look: the signs of the console.
        width: columns of the terminal.
        with_piles: whether a top card that may be activated tells what it covers, because no board does.
        most: lines that the cards of a crowd take at most where the options are `BARE`; how many more there are stands
            below them.
    """

    seen: View
    ask: Asked
    cards: Ruleset
    look: Look
    width: int
    with_piles: bool = False
    most: int | None = None
    _drawn: dict[int, RenderableType] = field(default_factory=dict, init=False)

    def least(self, texts: int) -> int:
        """A number of lines that the options take at least in a length, known without drawing them."""
        options = self.ask.options or ()
        if texts != ALL or self.ask.kind not in (ACTION, CARD, OPENING):
            return 0
        words = [action_of(option).card if self.ask.kind == ACTION else option for option in options]
        cards = [self.cards.by_name[word] for word in words if word in self.cards.by_name]
        return sum(len(card.effects) for card in cards) + (len(options) if self.width < BESIDE else 0)

    def drawn(self, texts: int) -> RenderableType:
        """The options in one of five lengths.

        Args:
            texts: `ALL`: all cards with their sentences; `TOPS`: only top cards that may be activated, or
                first cards; `FEW`: only first cards; `PACKED`: none, with cards in a row; `BARE`: like
                `PACKED`, and nothing else.
        """
        if texts not in self._drawn:
            self._drawn[texts] = self._options(texts)
        return self._drawn[texts]

    def _options(self, texts: int) -> RenderableType:
        if self.ask.kind == ACTION:
            return self._actions(texts)
        if self.ask.kind in (CARD, OPENING):
            return self._choice(texts)
        if texts == BARE:
            return self._in_a_row()
        rows = self._rows(self.look.chip_width if self.ask.kind == COLOR else self.width - _INDENT)
        for key, option in zip(option_keys(self.ask), self.ask.options or (), strict=True):
            if self.ask.kind == COLOR and option != PASS:
                color = COLOR_NAMES.index(option)
                rows.add(key, self.look.chip(color), self._splay_change(color))
            elif self.ask.kind == ICON:
                rows.add(key, Text(self.look.icon(option)))
            else:
                rows.add(key, Text(option_text(self.ask, option, self.look.reader)))
        return rows.drawn()

    def _in_a_row(self) -> Text:
        """Options that may not be cards, one after the other."""
        keys, options = option_keys(self.ask), self.ask.options or ()
        cells = [
            Text.assemble((key, "bold"), " ", option_text(self.ask, option, self.look.reader))
            for key, option in zip(keys, options, strict=True)
        ]
        return many(cells, self.width)

    def _rows(self, head: int) -> "_Rows":
        return _Rows(head, self.width, self.look.reader)

    def _card(self, card: Card, rows: "_Rows") -> Text:
        """A card at the beginning of a row, in columns if more follows beside it."""
        if rows.has_columns:
            return self.look.card(card)
        return self.look.short(card).append(" ").append_text(self.look.icons(card))

    def _me(self) -> PlayerView:
        return self.seen.players[self.ask.seat]

    # -- actions -------------------------------------------------------------------

    def _actions(self, texts: int) -> RenderableType:
        options = self.ask.options or ()
        reader = self.look.reader
        actions = [action_of(option) for option in options]
        named = {action.kind: action_word(action.kind, reader) for action in actions}
        longest = max(map(cell_len, named.values()))
        rows = self._rows(2 + longest + 2 + self.look.card_width)
        told = ""
        for number, action in enumerate(actions, start=1):
            kind = action.kind
            key = " " if kind == told else OPTION_KEYS[kind]
            told = kind
            alike = [each for each in actions if kind in _CROWDS and each.kind == kind]
            if _is_crowded(len(alike), texts):
                if action == alike[0]:
                    rows.add("", Text.assemble((key, "bold"), f" {named[kind]}"))
                    cards = [self.cards.by_name[each.card] for each in alike]
                    rows.interrupt(*self._across(number, cards, is_bare=texts == BARE))
                continue
            head = Text.assemble((key, "bold"), f" {fitted(named[kind], longest)}  ")
            if kind == DRAW:
                value = drawn_value(self.seen, self.ask.seat)
                rows.add_line(str(number), head.append(drawn_words(self.seen, value, reader)))
            elif kind == ACHIEVE:
                rows.add_line(str(number), head.append(achieve_text(action.age, self._me().points, reader)))
            else:
                card = self.cards.by_name[action.card]
                info = Text() if texts == BARE else self._about_action(kind, card)
                with_text = texts == ALL or (texts == TOPS and kind == DOGMA)
                rows.add(str(number), head.append_text(self._card(card, rows)), info, card if with_text else None)
        return rows.drawn()

    def _about_action(self, kind: str, card: Card) -> Text:
        return self._meld_change(card) if kind == MELD else self._forecast(card, is_own=kind == DOGMA)

    def _meld_change(self, card: Card) -> Text:
        return Text(self.look.change(change_by_meld(self.seen, self.ask.seat, card)))

    def _forecast(self, card: Card, is_own: bool) -> Text:
        found = forecast(self.seen, self.ask.seat, card)
        names = [player.name for player in self.seen.players]
        told = forecast_text(
            found.count,
            [(names[seat], count) for seat, count in found.obey],
            [(names[seat], count) for seat, count in found.share],
            found.has_own,
            [names[seat] for seat in found.payers],
            self.look.reader,
        )
        text = Text(f"{self.look.signs[card.featured]} {told}")
        if not is_own:
            return Text.assemble((f"{on_board_of(names[self._owner(card)], self.look.reader)}: ", "dim"), text)
        if self.with_piles:
            pile = next(pile for pile in self._me().piles if pile.color == card.color)
            covered = self.look.covered(pile)
            text = Text("  ").join([text, covered]) if covered else text
        return text

    def _owner(self, card: Card) -> int:
        """Whose top card may be activated by parley."""
        return next(
            seat
            for seat in distant_from(self.seen, self.ask.seat)
            if any(pile.cards[0] is card for pile in self.seen.players[seat].piles)
        )

    # -- cards and colors ------------------------------------------------------------

    def _choice(self, texts: int) -> RenderableType:
        ask = self.ask
        options = ask.options or ()
        named = [self.cards.by_name[option] for option in options if option != PASS]
        rows = self._rows(self.look.card_width)
        crowded = _is_crowded(len(named), texts)
        if crowded:
            rows.interrupt(*self._across(1, named, is_bare=texts == BARE))
        else:
            for number, card in enumerate(named, start=1):
                rows.add(str(number), self._card(card, rows), self._about(card), card if texts == ALL else None)
        if PASS in options:
            rows.add(str(len(options)), Text(option_text(ask, PASS, self.look.reader)))
        if ask.kind == OPENING and texts in (FEW, TOPS):
            for card in named:
                name, lines = self.look.name(card), effect_lines(card, self.look.reader)
                rows.interrupt(*(Text(f"{name} {line}") for line in lines))
        return rows.drawn()

    def _about(self, card: Card) -> Text:
        """Where a card is and what melding it would change."""
        opening = self.ask.kind == OPENING
        place = "" if opening else lies(self.seen, self.ask.seat, card, self.look.reader)
        change = self._meld_change(card) if self.ask.verb.melds else Text()
        return Text("  ").join([part for part in (Text(place, style="dim"), change) if part])

    def _splay_change(self, color: int) -> Text:
        direction = self.ask.verb.direction
        if direction == UNSPLAYED or all(pile.color != color for pile in self._me().piles):
            return Text("")
        return Text(self.look.change(change_by_splay(self.seen, self.ask.seat, color, direction)))

    def _across(self, first: int, cards: Sequence[Card], is_bare: bool) -> list[RenderableType]:
        """Many numbered cards, several in a row."""
        grid = Grid.grid(padding=(0, 1))
        cells = [
            Text.assemble((f"{number:>{_NUMBER}}", "bold"), " ", self.look.bare(card))
            if is_bare
            else Text.assemble((f"{number:>{_NUMBER}}", "bold"), " ", self.look.short(card), " ", self.look.icons(card))
            for number, card in enumerate(cards, start=first)
        ]
        cell = min(max(each.cell_len for each in cells), self.width)
        across = max(1, (self.width + 1) // (cell + 1))
        shown = len(cells) if self.most is None or not is_bare else min(len(cells), self.most * across)
        for _ in range(across):
            grid.add_column(width=cell, no_wrap=True, overflow="crop")
        for at in range(0, shown, across):
            grid.add_row(*cells[at : min(at + across, shown)])
        return [grid, *self._more(len(cells) - shown)]

    def _more(self, count: int) -> list[Text]:
        """How many cards are left out, and what is typed to read them all."""
        if not count:
            return []
        said = self.look.reader.ngettext("{count} more card (all: c)", "{count} more cards (all: c)", count)
        return [Text(" " * _INDENT + said.format(count=count), style="dim")]


def _is_crowded(count: int, texts: int) -> bool:
    return (count > CROWD and texts != ALL) or (count > 1 and texts <= PACKED)


@dataclass
class _Rows:
    """Rows of options: the number, the option, a description; the number is never left out.

    Attributes:
        head: columns for what an option is.
        width: columns of the terminal.
        language: the language of card sentences.
    """

    head: int
    width: int
    reader: Reader
    _parts: list[RenderableType] = field(default_factory=list)
    _grid: Grid | None = None

    def add(self, key: str, head: Text, info: Text | None = None, read: Card | None = None) -> None:
        """One option; `read` is a card to show with its sentences."""
        info = info if info and self.width >= _NARROW else Text()
        lines = [] if read is None else effect_lines(read, self.reader)
        if lines and self.width >= BESIDE:
            info.append("\n" if info else "").append("\n".join(lines), style="dim")
            lines = []
        if self._grid is None:
            self._grid = self._new_grid()
            self._parts.append(self._grid)
        if self.has_columns:
            self._grid.add_row(key, head, info)
        else:
            self._grid.add_row(key, head.append("  ").append_text(info) if info else head)
        if lines:
            self.interrupt(*(Padding(Text(line, style="dim"), (0, 0, 0, _INDENT + 2)) for line in lines))

    def add_line(self, key: str, text: Text) -> None:
        """One option that takes the whole width."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=_NUMBER, justify="right", no_wrap=True, style="bold")
        grid.add_column(width=max(1, self.width - _INDENT))
        grid.add_row(key, text)
        self.interrupt(grid)

    def interrupt(self, *parts: RenderableType) -> None:
        """Something across the whole width."""
        self._parts += parts
        self._grid = None

    def drawn(self) -> RenderableType:
        """All the rows."""
        return Group(*self._parts)

    @property
    def has_columns(self) -> bool:
        """Whether descriptions have a column of their own."""
        return self.width - _INDENT - self.head - 1 >= _INFO

    def _new_grid(self) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=_NUMBER, justify="right", no_wrap=True, style="bold")
        left = self.width - _INDENT
        if self.has_columns:
            grid.add_column(width=self.head)
            grid.add_column(width=left - self.head - 1)
        else:
            grid.add_column(width=max(1, left))
        return grid
