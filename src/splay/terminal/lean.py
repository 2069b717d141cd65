"""The table for terminals with few lines: everybody in one row, top cards one after the other."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from splay.card import Card
from splay.decision import ACTION
from splay.forecast import effect_on
from splay.terminal.style import Look, many
from splay.terminal.table import (
    TWO_COLUMNS,
    achieved,
    is_distant,
    junk_words,
    looker,
    mates_of,
    options_show_hand,
    order,
    title,
    values_of,
)
from splay.text import card_words
from splay.text_help import LABELS, SEES_YOU
from splay.view import PileView, PlayerView, View


def is_lean(width: int, height: int, players: int) -> bool:
    """Whether a terminal is too small for the whole table with a question below it."""
    boards = players if width < TWO_COLUMNS else (players + 1) // 2
    return width < 60 or height < 20 + 6 * boards


def lean_table(view: View, look: Look, width: int) -> RenderableType:
    """The table for a seat (or, seat None, a spectator) in few lines, at most `width` columns wide.

    What the options of the question show is left out: the own hand, and for an action the own board.
    """
    parts: list[RenderableType] = [Rule(_title(view), align="left", style="dim"), _decks(view, width)]
    if view.active < 0:
        parts.append(Text(f"{LABELS['icons']} {look.key()}", style="dim"))
    if view.opening is not None:
        parts.append(Text(LABELS["chosen first"].format(card=card_words(view.opening))))
    parts.append(_players(view, look))
    is_action = view.asked is not None and view.asked.kind == ACTION and view.asked.options is not None
    for seat in order(view):
        player = view.players[seat]
        if player.piles and not (is_action and seat == view.seat):
            parts.append(many([_pile(view, seat, pile, look) for pile in player.piles], width, f"{player.name}:"))
    me = looker(view)
    if me is not None and view.outcome is None and not options_show_hand(view):
        hand = [face for face in me.hand if isinstance(face, Card)]
        cells = [look.short(card).append(" ").append_text(look.icons(card)) for card in hand]
        parts.append(many(cells, width, f"{LABELS['yours']}:"))
    return Group(*parts)


def _title(view: View) -> Text:
    text = title(view)
    if view.outcome is None:
        ages = " ".join(map(str, view.available)) or LABELS["none"]
        text.append(f"   {LABELS['achievements']} {ages}")
    return text


def _decks(view: View, width: int) -> Text:
    """The decks from the lowest that has a card, the junk pile, the next achievement."""
    first = next((age for age, count in enumerate(view.decks) if count), len(view.decks) - 1)
    cells = [Text(" ".join(f"{age}:{count}" for age, count in enumerate(view.decks) if age >= first))]
    if view.junk or view.junked:
        cells.append(Text(f"{LABELS['junk']} {junk_words(view)}", style="dim"))
    if view.available:
        age = view.available[0]
        cells.append(Text(LABELS["next in short"].format(age=age, points=5 * age), style="dim"))
    return many(cells, width, LABELS["decks"])


def _players(view: View, look: Look) -> Grid:
    """What is counted, everybody in a row: the icons of all stand in columns, since dogmas compare them."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for sign in look.signs:
        grid.add_column(sign, justify="right", no_wrap=True, min_width=2)
    for label in ("points in short", "achieved in short"):
        grid.add_column(LABELS[label], justify="right", no_wrap=True)
    grid.add_column(LABELS["hand"])
    for seat in order(view):
        player = view.players[seat]
        if player.out:
            grid.add_row(Text(player.name), *[""] * (len(look.signs) + 2), Text(LABELS["out"], style="dim"))
            continue
        name = Text(player.name, style="bold reverse" if seat == view.active else "bold")
        icons = [Text(str(count), style="" if count else "dim") for count in player.icons]
        done = LABELS["of"].format(count=achieved(view, player), needed=view.needed)
        grid.add_row(name, *icons, str(player.points), done, _hand(view, player))
    return grid


def _hand(view: View, player: PlayerView) -> Text:
    text = Text(values_of(player.hand))
    owned = list(player.specials)
    if view.teams:
        owned.append(mates_of(view, player.seat))
    if is_distant(view, player.seat):
        owned.append(LABELS["distant"])
    if max(player.tucked, player.scored) > 1:
        owned.append(LABELS["tucked in short"].format(tucked=player.tucked, scored=player.scored))
    return text.append("".join(f"  {each}" for each in owned), style="dim")


def _pile(view: View, seat: int, pile: PileView, look: Look) -> Text:
    top = pile.cards[0]
    text = look.short(top).append(f" {look.signs[top.featured]}")
    me = looker(view)
    if me is not None and seat != me.seat:
        effect = effect_on(view, seat, me.seat, top)
        if effect != "none":
            text.append(f" {SEES_YOU[effect]}", style="bold" if effect.startswith("hit") else "")
    covered = look.covered(pile)
    return text.append(" ").append_text(covered) if covered else text
