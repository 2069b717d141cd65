"""The whole table as one seat sees it."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from splay.card import Card
from splay.catalogue import Catalogue
from splay.forecast import claimable_ages, distant_from, effect_on, partners_of
from splay.terminal.style import Look, many
from splay.terminal.words import NOTHING, effect_on_me
from splay.terms import SPECIAL_NAMES
from splay.turn import POINTS_PER_AGE
from splay.view import Face, PlayerView, View
from splay.wording.nouns import bot_word, special_word
from splay.wording.plain import card_words
from splay.wording.specials import short_condition

BESIDE_CARD: Final = 26
"""Columns that a board takes at least beside its cards."""
_MANY: Final = 8
HUMAN: Final = "human"
"""What sits on the seat of a person."""


def table(view: View, look: Look, kinds: Sequence[str], width: int) -> RenderableType:
    """The table for a seat (or, seat None, a spectator), at most `width` columns wide.

    The own hand is left out where the options of the question show it.  `lean_table` is for
    terminals with few lines.

    Args:
        view: what the seat sees.
        look: the signs of the console.
        kinds: what sits on each seat, ``human`` or the name of a bot.
        width: columns of the terminal.
    """
    wide = has_two_columns(width, look)
    parts: list[RenderableType] = [Rule(title(view, look.words), align="left", style="dim")]
    parts.append(_middle(view, look, width, with_key=wide))
    boards = [
        _board(view, view.players[seat], look, kinds[seat], (width - 4) // 2 if wide else width) for seat in order(view)
    ]
    if wide:
        parts.append(_side_by_side(boards, width))
    else:
        parts += boards
    me = looker(view)
    if me is not None and not options_show_hand(view):
        parts.append(_hand(me, look, width))
    return Group(*parts)


def looker(view: View) -> PlayerView | None:
    """The player who looks; None for a spectator and for who is out of the game."""
    me = None if view.seat is None else view.players[view.seat]
    return None if me is None or me.out else me


def options_show_hand(view: View) -> bool:
    """Whether every card of the own hand is among the options of the question."""
    ask = view.asked
    if ask is None or ask.options is None or view.seat is None:
        return False
    named = {option.removeprefix("meld ") for option in ask.options}
    return all(isinstance(face, Card) and face.name in named for face in view.players[view.seat].hand)


def order(view: View) -> list[int]:
    """The others in turn order from the left of who looks, who looks last."""
    count = len(view.players)
    first = 0 if view.seat is None else view.seat + 1
    return [(first + step) % count for step in range(count)]


def has_two_columns(width: int, look: Look) -> bool:
    """Whether two boards stand side by side."""
    return width >= 2 * (look.card_width + BESIDE_CARD)


def title(view: View, words: Catalogue) -> Text:
    """Whose turn it is, in bold."""
    if view.outcome is not None:
        return Text(words.gettext("The game is over"), style="bold")
    if view.active < 0:
        said = words.gettext("First cards: {chosen} of {count} chosen")
        return Text(said.format(chosen=view.chosen, count=len(view.players)), style="bold")
    whose = words.gettext("Turn {turn}: {who}").format(turn=view.turn, who=view.players[view.active].name)
    left = words.ngettext("{count} action left", "{count} actions left", view.actions_left)
    return Text(f"{whose}  {left.format(count=view.actions_left)}", style="bold")


# -- the middle --------------------------------------------------------------------


def _middle(view: View, look: Look, width: int, with_key: bool) -> RenderableType:
    """Decks, achievements, junk pile: a row each, behind its label."""
    words = look.words
    rows: list[tuple[str, RenderableType | list[Text]]] = [
        (words.gettext("Decks"), "  ".join(f"{age}:{count}" for age, count in enumerate(view.decks) if age)),
        (words.gettext("Achievements"), _achievements(view, words)),
        (words.pgettext("achievements, as short as can be", "Special"), _specials(view, words)),
    ]
    if with_key:
        rows.append((words.gettext("Icons"), look.key()))
    if view.junk or view.junked:
        rows.append((words.gettext("Junk pile"), junk_words(view, words)))
    if view.box:
        box = words.ngettext("Out of the game: {count} card", "Out of the game: {count} cards", len(view.box))
        rows.append(("", box.format(count=len(view.box))))
    if view.opening is not None:
        rows.append(("", chosen_words(view.opening, look)))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    room = width - 1 - max(cell_len(label) for label, _ in rows)
    for label, row in rows:
        grid.add_row(label, many(row, room) if isinstance(row, list) else row)
    return grid


def chosen_words(card: Card, look: Look) -> str:
    """Which first card was chosen, while others still choose."""
    return look.words.gettext("You have chosen {card}.").format(card=card_words(card, look.language))


def _achievements(view: View, words: Catalogue) -> Text:
    text = Text(" ".join(map(str, view.available)) or NOTHING)
    if view.seat is None or not view.available:
        return text
    claimable = claimable_ages(view, view.seat)
    if claimable:
        said = words.gettext("You can claim: {ages}").format(ages=", ".join(map(str, claimable)))
        return text.append(f"   {said}", style="bold")
    age = view.available[0]
    said = words.gettext("next: age {age} ({points} points, top card {age})")
    return text.append(f"   {said.format(age=age, points=POINTS_PER_AGE * age)}", style="dim")


def _specials(view: View, words: Catalogue) -> list[Text]:
    """The special achievements, each with who has it, or with what it takes."""
    taken = {name: player.name for player in view.players for name in player.specials}
    taken.update(dict.fromkeys(view.junked, words.gettext("junked")))
    return [
        Text.assemble(
            (special_word(name, words), "dim" if name in taken else "bold"),
            (f": {taken.get(name) or short_condition(name, view.edition, words)}", "dim"),
        )
        for name in SPECIAL_NAMES
    ]


def junk_words(view: View, words: Catalogue) -> str:
    """How many cards are in the junk pile, and which special achievements."""
    count = len(view.junk)
    cards = [words.ngettext("{count} card", "{count} cards", count).format(count=count)] if count else []
    return ", ".join([*cards, *(special_word(name, words) for name in view.junked)])


# -- boards ------------------------------------------------------------------------


def _board(view: View, player: PlayerView, look: Look, kind: str, width: int) -> RenderableType:
    if player.out:
        out = look.words.pgettext("a player", "out of the game")
        return Text.assemble((seat_words(player.name, kind, look.words), "bold"), (f"  {out}", "dim"))
    mine = player.seat == view.seat
    return Group(_header(view, player, look, kind, width), _piles(view, player, look, mine))


def _header(view: View, player: PlayerView, look: Look, kind: str, width: int) -> Text:
    words, mine = look.words, player.seat == view.seat
    style = "bold reverse" if player.seat == view.active else "bold"
    points = words.ngettext("{count} point", "{count} points", player.points).format(count=player.points)
    done = words.gettext("achievements: {done} of {needed}").format(done=achieved(view, player), needed=view.needed)
    owned = ", ".join([*map(str, player.achievements), *(special_word(name, words) for name in player.specials)])
    cells = [
        Text(seat_words(player.name, kind, words), style=style),
        Text.assemble(points, (f": {values_of(player.score)}" if player.score else "", "dim")),
        Text.assemble(done, (f": {owned}" if owned else "", "dim")),
    ]
    if view.teams:
        cells.append(Text(mates_of(view, player.seat, words), style="dim"))
    if is_distant(view, player.seat):
        cells.append(Text(words.gettext("distant"), style="dim"))
    if max(player.tucked, player.scored) > 1:
        cells.append(Text(deeds_of(player, words), style="dim"))
    text = many(cells, width).append("\n")
    if mine:
        return text.append_text(look.counts_named(player.icons, width))
    hand = words.gettext("Hand: {values}").format(values=values_of(player.hand))
    return text.append_text(look.counts(player.icons)).append(f" {hand}")


def seat_words(name: str, kind: str, words: Catalogue) -> str:
    """A player with the name of the bot that plays, if one does."""
    return name if kind == HUMAN else f"{name} ({bot_word(kind, words)})"


def mates_of(view: View, seat: int, words: Catalogue) -> str:
    """With whom a player of a team game plays."""
    mates = ", ".join(view.players[mate].name for mate in partners_of(view, seat))
    if not mates:
        return words.pgettext("team", "alone")
    return words.pgettext("team", "partners: {names}").format(names=mates)


def deeds_of(player: PlayerView, words: Catalogue) -> str:
    """How many cards a player has tucked and scored this turn."""
    said = words.gettext("tucked: {tucked}, scored: {scored}")
    return said.format(tucked=player.tucked, scored=player.scored)


def is_distant(view: View, seat: int) -> bool:
    """Whether who looks deals with this player by parley."""
    me = looker(view)
    return me is not None and seat in distant_from(view, me.seat)


def achieved(view: View, player: PlayerView) -> int:
    """Achievements of a player, or of a team."""
    members = [player]
    if view.teams:
        members += [view.players[mate] for mate in partners_of(view, player.seat)]
    return sum(len(each.achievements) + len(each.specials) for each in members)


def values_of(cards: Sequence[Face]) -> str:
    """The values of a zone, lowest first; many alike are counted: ``5x1 3x2``."""
    values = sorted(card.value for card in cards)
    if not values:
        return NOTHING
    if len(values) <= _MANY:
        return " ".join(map(str, values))
    return " ".join(f"{values.count(value)}x{value}" for value in sorted(set(values)))


def _piles(view: View, player: PlayerView, look: Look, mine: bool) -> RenderableType:
    if not player.piles:
        return Text("  ").append(look.words.gettext("No cards"), style="dim")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=look.card_width, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for pile in player.piles:
        top = pile.cards[0]
        grid.add_row(look.card(top), meaning(view, player.seat, top, look, mine), look.covered(pile))
    return grid


def meaning(view: View, owner: int, card: Card, look: Look, mine: bool) -> Text:
    """The icon that a top card counts, and what the card would do to who looks."""
    sign = f"{look.signs[card.featured]} "
    me = looker(view)
    if mine or me is None:
        return Text(sign, style="dim")
    effect = effect_on(view, owner, me.seat, card)
    return Text(sign + effect_on_me(effect, look.words), style="bold" if effect.startswith("hit") else "dim")


def _side_by_side(boards: Sequence[RenderableType], width: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 2), expand=True)
    column = (width - 4) // 2
    grid.add_column(width=column)
    grid.add_column(width=column)
    for at in range(0, len(boards), 2):
        grid.add_row(*boards[at : at + 2])
    return grid


# -- the own hand ------------------------------------------------------------------


def _hand(player: PlayerView, look: Look, width: int) -> RenderableType:
    cards = [face for face in player.hand if isinstance(face, Card)]
    label = Text(look.words.gettext("Your hand"), style="bold").append(": ")
    if not cards:
        return label.append(NOTHING)
    across = max(1, (width + 2) // (look.card_width + 2))
    grid = Grid.grid(padding=(0, 2))
    cells = [look.card(card) for card in cards]  # in the order of the options
    for at in range(0, len(cells), across):
        grid.add_row(*cells[at : at + across])
    return Group(label, grid)
