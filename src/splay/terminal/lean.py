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
    BESIDE_CARD,
    achieved,
    chosen_words,
    deeds_of,
    has_two_columns,
    is_distant,
    junk_words,
    looker,
    mates_of,
    options_show_hand,
    order,
    title,
    values_of,
)
from splay.terminal.words import NOTHING, effect_on_me
from splay.turn import POINTS_PER_AGE
from splay.view import PileView, PlayerView, View
from splay.wording.nouns import special_word


def is_lean(width: int, height: int, players: int, look: Look) -> bool:
    """Whether a terminal is too small for the whole table with a question below it."""
    boards = (players + 1) // 2 if has_two_columns(width, look) else players
    return width < look.card_width + BESIDE_CARD or height < 20 + 6 * boards


def lean_table(view: View, look: Look, width: int) -> RenderableType:
    """The table for a seat (or, seat None, a spectator) in few lines, at most `width` columns wide.

    What the options of the question show is left out: the own hand, and for an action the own board.
    """
    parts: list[RenderableType] = [Rule(_title(view, look), align="left", style="dim"), _decks(view, look, width)]
    if view.active < 0:
        parts.append(many(look.key(), width, look.words.gettext("Icons")))
    if view.opening is not None:
        parts.append(Text(chosen_words(view.opening, look)))
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
        label = look.words.gettext("Your hand")
        parts.append(many(cells, width, f"{label}:"))
    return Group(*parts)


def _title(view: View, look: Look) -> Text:
    text = title(view, look.words)
    if view.outcome is None:
        label, ages = look.words.gettext("Achievements"), " ".join(map(str, view.available))
        text.append(f"   {label} {ages or NOTHING}")
    return text


def _decks(view: View, look: Look, width: int) -> Text:
    """The decks from the lowest that has a card, the junk pile, the next achievement."""
    words = look.words
    first = next((age for age, count in enumerate(view.decks) if count), len(view.decks) - 1)
    cells = [Text(" ".join(f"{age}:{count}" for age, count in enumerate(view.decks) if age >= first))]
    if view.junk or view.junked:
        label = words.gettext("Junk pile")
        cells.append(Text(f"{label}: {junk_words(view, words)}", style="dim"))
    if view.available:
        age = view.available[0]
        said = words.gettext("next: age {age} for {points} points").format(age=age, points=POINTS_PER_AGE * age)
        cells.append(Text(said, style="dim"))
    return many(cells, width, words.gettext("Decks"))


def _players(view: View, look: Look) -> Grid:
    """What is counted, everybody in a row: the icons of all stand in columns, since dogmas compare them."""
    words = look.words
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for sign in look.signs:
        grid.add_column(sign, justify="right", no_wrap=True, min_width=2)
    for label in (words.gettext("Points"), words.pgettext("heading of a narrow column", "Achieved")):
        grid.add_column(label, justify="right", no_wrap=True)
    grid.add_column(words.gettext("Hand"))
    for seat in order(view):
        player = view.players[seat]
        if player.out:
            out = Text(words.pgettext("a player", "out of the game"), style="dim")
            grid.add_row(Text(player.name), *[""] * (len(look.signs) + 2), out)
            continue
        name = Text(player.name, style="bold reverse" if seat == view.active else "bold")
        icons = [Text(str(count), style="" if count else "dim") for count in player.icons]
        done = words.gettext("{done} of {needed}").format(done=achieved(view, player), needed=view.needed)
        grid.add_row(name, *icons, str(player.points), done, _hand(view, player, look))
    return grid


def _hand(view: View, player: PlayerView, look: Look) -> Text:
    """The values of the hand, and whatever else there is to know of a player."""
    words = look.words
    owned = [special_word(name, words) for name in player.specials]
    if view.teams:
        owned.append(mates_of(view, player.seat, words))
    if is_distant(view, player.seat):
        owned.append(words.gettext("distant"))
    if max(player.tucked, player.scored) > 1:
        owned.append(deeds_of(player, words))
    return Text(values_of(player.hand)).append("".join(f"  {each}" for each in owned), style="dim")


def _pile(view: View, seat: int, pile: PileView, look: Look) -> Text:
    top = pile.cards[0]
    text = look.short(top).append(f" {look.signs[top.featured]}")
    me = looker(view)
    if me is not None and seat != me.seat:
        effect = effect_on(view, seat, me.seat, top)
        if effect != "none":
            text.append(f" {effect_on_me(effect, look.words)}", style="bold" if effect.startswith("hit") else "")
    covered = look.covered(pile)
    return text.append(" ").append_text(covered) if covered else text
