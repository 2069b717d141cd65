"""The table for terminals with few lines: a row for each player, top cards one after the other."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from splay.position.card import Card
from splay.position.decision import ACTION
from splay.rules.turn_actions import points_needed
from splay.terminal.style import BESIDE_CARD, Look, fitted, many
from splay.terminal.table import (
    achieved,
    chosen_words,
    deeds_of,
    has_two_columns,
    is_distant,
    junk_words,
    looker,
    mates_of,
    name_words,
    options_show_hand,
    order,
    title,
    values_of,
)
from splay.terminal.words import NOTHING, effect_on_me
from splay.text.reader import Reader
from splay.views.forecast import effect_on
from splay.views.view import PileView, PlayerView, View

HEADING, ROWS, LINES, BRIEF, WHOLE = range(5)
LENGTHS: Final = (WHOLE, BRIEF, LINES, ROWS, HEADING)
"""How much is shown, from everything to only whose turn it is: `BRIEF` omits what covered cards show, `LINES` has one
line per board, `ROWS` omits decks and boards."""

_SPACINGS: Final = ((2, False), (1, False), (1, True))
"""Columns between two columns of the table of players, and whether special achievements are shortened."""
_BEGINNING: Final = 3
"""Letters that tell the special achievements apart in every language."""
_HEADING: Final = 6
"""Columns of a heading that is cut."""
_NAME_LEAST: Final = 12
"""So many columns the name of a player takes at least, with the mark of who looks, if it is that long."""


def is_lean(width: int, height: int, players: int, look: Look) -> bool:
    """Whether a terminal is too small for the whole table and a question below it."""
    boards = (players + 1) // 2 if has_two_columns(width, look) else players
    return width < look.card_width + BESIDE_CARD or height < 20 + 6 * boards


def lean_table(view: View, look: Look, width: int, length: int = WHOLE) -> RenderableType:
    """The table for a seat (or, seat None, a spectator) in few lines, at most `width` columns wide.

    What the options of the question show is left out: the viewer's hand and, for an action, their board.

    Args:
        view: what the seat sees.
        look: the signs of the console.
        width: columns of the terminal.
        length: one of `LENGTHS`, for how much else to leave out.
    """
    parts: list[RenderableType] = [Rule(_title(view, look, length), align="left", style="dim")]
    if length == HEADING:
        return parts[0]
    if length > ROWS:
        parts.append(_decks(view, look, width))
    if view.active < 0 and length == WHOLE:
        parts.append(many(look.key(), width, look.reader.gettext("Icons")))
    if view.opening is not None:
        parts.append(Text(chosen_words(view.opening, look)))
    parts.append(_players(view, look, width, may_wrap=length == WHOLE))
    if length > ROWS:
        parts += _boards(view, look, width, length)
        parts += _own_hand(view, look, width, length)
    return Group(*parts)


def _boards(view: View, look: Look, width: int, length: int) -> Iterator[Text]:
    """The piles of each player, one player after the other."""
    is_action = view.asked is not None and view.asked.kind == ACTION and view.asked.options is not None
    for seat in order(view):
        player = view.players[seat]
        if player.piles and not (is_action and seat == view.seat):
            piles = [_pile(view, seat, pile, look, length) for pile in player.piles]
            yield _in_lines(many(piles, width, f"{player.name}:"), 1 if length == LINES else None, width)


def _own_hand(view: View, look: Look, width: int, length: int) -> Iterator[Text]:
    """The cards of the viewer's hand, unless the options show them."""
    me = looker(view)
    if me is None or view.outcome is not None or options_show_hand(view):
        return
    cells = [look.short(card) for card in me.hand if isinstance(card, Card)]
    if length == WHOLE:
        cells = [
            cell.append(" ").append_text(look.icons(card))
            for cell, card in zip(cells, (card for card in me.hand if isinstance(card, Card)), strict=True)
        ]
    label = look.reader.gettext("Your hand")
    yield _in_lines(many(cells, width, f"{label}:"), 2 if length == LINES else None, width)


def _in_lines(text: Text, count: int | None, width: int) -> Text:
    """A text of which no more than this many lines are shown."""
    lines = text.split("\n")
    if count is None or len(lines) <= count:
        return text
    last = lines[count - 1]
    last.truncate(width - 2)
    return Text("\n").join([*lines[: count - 1], last.append(" …")])


def _title(view: View, look: Look, length: int) -> Text:
    text = title(view, look.reader)
    if length < BRIEF:
        return text.append("   ").append(look.reader.gettext("t: the whole table"), style="not bold")
    if view.outcome is None:
        label, ages = look.reader.gettext("Achievements"), " ".join(map(str, view.available))
        text.append(f"   {label} {ages or NOTHING}")
    return text


def _decks(view: View, look: Look, width: int) -> Text:
    """The decks from the lowest with a card, the junk pile, the next achievement."""
    reader = look.reader
    first = next((age for age, count in enumerate(view.decks) if count), len(view.decks) - 1)
    cells = [Text(" ".join(f"{age}:{count}" for age, count in enumerate(view.decks) if age >= first))]
    if view.junk or view.junked:
        label = reader.gettext("Junk pile")
        cells.append(Text(f"{label}: {junk_words(view, reader)}", style="dim"))
    if view.available and view.outcome is None:
        age = view.available[0]
        said = reader.gettext("next: age {age} for {points} points").format(age=age, points=points_needed(age))
        cells.append(Text(said, style="dim"))
    return many(cells, width, reader.gettext("Decks"))


def _players(view: View, look: Look, width: int, may_wrap: bool) -> Grid:
    """Each player's counts in a row, with icons in columns, since dogma actions compare them.

    Where the columns of the terminal are few, those of the table move together, the names of special achievements are
    shortened, then those of players.

    Args:
        view: what the seat sees.
        look: the signs of the console.
        width: columns of the terminal.
        may_wrap: whether a row that is too long even so takes more lines; else what does not fit is left out.
    """
    longest = max(cell_len(name_words(view, player, look.reader)) for player in view.players)
    for gap, is_short in _SPACINGS:
        grid = _player_rows(view, look, gap, is_short, longest)
        too_much = sum(_widths(grid)) + gap * (len(grid.columns) - 1) - width
        if too_much <= 0:
            return grid
    names = max(_NAME_LEAST, longest - too_much)
    grid = _player_rows(view, look, gap, is_short, names)
    *others, last = _widths(grid)
    room = max(1, width - sum(others) - gap * len(others))
    if may_wrap:
        grid.columns[-1].width = min(room, last)
    else:
        for cell in grid.columns[-1].cells:
            assert isinstance(cell, Text)
            cell.truncate(room, overflow="ellipsis")
    return grid


def _player_rows(view: View, look: Look, gap: int, is_short: bool, names: int) -> Grid:
    """The same with so many columns between two, special achievements in short or whole, and names at most so long."""
    reader = look.reader
    grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for sign in look.signs:
        grid.add_column(sign, justify="right", no_wrap=True, min_width=2)
    done = reader.gettext("{done} of {needed}")
    for label in (reader.gettext("Points"), reader.pgettext("heading of a narrow column", "Achieved")):
        heading = fitted(label, _HEADING) if is_short and cell_len(label) > _HEADING else label
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column(reader.gettext("Hand"))
    for seat in order(view):
        player = view.players[seat]
        who = _name(view, player, reader, names)
        if player.out:
            out = Text(reader.pgettext("a player", "out of the game"), style="dim")
            grid.add_row(Text(who), *[""] * (len(look.signs) + 2), out)
            continue
        name = Text(who, style="bold reverse" if seat == view.active else "bold")
        icons = [Text(str(count), style="" if count else "dim") for count in player.icons]
        claimed = done.format(done=achieved(view, player), needed=view.needed)
        grid.add_row(name, *icons, str(player.points), claimed, _hand(view, player, reader, is_short))
    return grid


def _name(view: View, player: PlayerView, reader: Reader, width: int) -> str:
    """What a player is called in at most so many columns; the mark of who looks is not cut."""
    whole = name_words(view, player, reader)
    mark = cell_len(whole) - cell_len(player.name)
    if cell_len(whole) <= width:
        return whole
    return whole.replace(player.name, fitted(player.name, max(1, width - mark)), 1)


def _widths(grid: Grid) -> list[int]:
    """How many columns of the terminal each of a table takes."""
    return [
        max(column.min_width or 0, *(_cells(cell) for cell in (column.header, *column.cells)))
        for column in grid.columns
    ]


def _cells(cell: RenderableType) -> int:
    return cell.cell_len if isinstance(cell, Text) else cell_len(str(cell))


def _hand(view: View, player: PlayerView, reader: Reader, is_short: bool) -> Text:
    """The values of the hand, and whatever else there is to know of a player."""
    owned = [reader.special(name) for name in player.specials]
    if is_short:
        owned = [name if len(name) <= _BEGINNING + 1 else f"{name[:_BEGINNING]}." for name in owned]
    if view.teams:
        owned.append(mates_of(view, player.seat, reader))
    if is_distant(view, player.seat):
        owned.append(reader.gettext("distant"))
    if max(player.tucked, player.scored) > 1:
        owned.append(deeds_of(player, reader))
    return Text(values_of(player.hand)).append("".join(f"  {each}" for each in owned), style="dim")


def _pile(view: View, seat: int, pile: PileView, look: Look, length: int) -> Text:
    top = pile.cards[0]
    if length == LINES:
        return Text.assemble((look.color(top.color), "dim"), f" {top.value} ", (look.name(top), "bold"))
    text = look.short(top).append(f" {look.signs[top.featured]}")
    me = looker(view)
    if me is not None and seat != me.seat:
        effect = effect_on(view, seat, me.seat, top)
        if effect != "none":
            text.append(f" {effect_on_me(effect, look.reader)}", style="bold" if effect.startswith("hit") else "")
    covered = look.covered(pile)
    if length == BRIEF and covered:
        covered = Text(covered.plain.split()[0], style="dim")
    return text.append(" ").append_text(covered) if covered else text
