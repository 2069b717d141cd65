"""The whole table as one seat sees it."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from splay.position.actions import action_of
from splay.position.card import Card, Face
from splay.position.decision import ACTION
from splay.rules.turn_actions import points_needed
from splay.terminal.style import BESIDE_CARD, Look, many
from splay.terminal.words import NOTHING, effect_on_me
from splay.text.plain import card_words
from splay.text.reader import Reader
from splay.text.special_achievements import short_condition
from splay.views.forecast import claimable_ages, distant_from, effect_on, partners_of
from splay.views.view import PlayerView, View

_MANY: Final = 8
HUMAN: Final = "human"
"""The kind of a seat that a person plays."""


def table(view: View, look: Look, kinds: Sequence[str], width: int) -> RenderableType:
    """The table for a seat (or, seat None, a spectator), at most `width` columns wide.

    The viewer's hand is left out if the options of the question show it.  `lean_table` is for
    terminals with few lines.

    Args:
        view: what the seat sees.
        look: the signs of the console.
        kinds: by seat, ``human`` or the name of a bot.
        width: columns of the terminal.
    """
    wide = has_two_columns(width, look)
    parts: list[RenderableType] = [Rule(title(view, look.reader), align="left", style="dim")]
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
    """The viewing player; None for a spectator and for a player who is out of the game."""
    me = None if view.seat is None else view.players[view.seat]
    return None if me is None or me.out else me


def options_show_hand(view: View) -> bool:
    """Whether every card in the viewer's hand is among the options of the question."""
    ask = view.asked
    if ask is None or ask.options is None or view.seat is None:
        return False
    named = {action_of(option).card if ask.kind == ACTION else option for option in ask.options}
    return all(isinstance(face, Card) and face.name in named for face in view.players[view.seat].hand)


def order(view: View) -> list[int]:
    """The players in turn order, starting to the left of the viewer, who comes last."""
    count = len(view.players)
    first = 0 if view.seat is None else view.seat + 1
    return [(first + step) % count for step in range(count)]


def has_two_columns(width: int, look: Look) -> bool:
    """Whether two boards fit side by side."""
    return width >= 2 * (look.card_width + BESIDE_CARD)


def title(view: View, reader: Reader) -> Text:
    """Whose turn it is, in bold."""
    if view.outcome is not None:
        return Text(reader.gettext("The game is over"), style="bold")
    if view.active < 0:
        said = reader.gettext("First cards: {chosen} of {count} chosen")
        playing = sum(1 for player in view.players if not player.out)
        return Text(said.format(chosen=view.chosen, count=playing), style="bold")
    whose = reader.gettext("Turn {turn}: {who}").format(turn=view.turn, who=view.players[view.active].name)
    left = reader.ngettext("{count} action left", "{count} actions left", view.actions_left)
    return Text(f"{whose}  {left.format(count=view.actions_left)}", style="bold")


# -- the middle --------------------------------------------------------------------


def _middle(view: View, look: Look, width: int, with_key: bool) -> RenderableType:
    """Decks, achievements, junk pile: a row each, after its label."""
    reader = look.reader
    rows: list[tuple[str, RenderableType | list[Text]]] = [
        (reader.gettext("Decks"), "  ".join(f"{age}:{count}" for age, count in enumerate(view.decks) if age)),
        (reader.gettext("Achievements"), _achievements(view, reader)),
        (reader.pgettext("achievements, as short as can be", "Special"), _specials(view, reader)),
    ]
    if with_key:
        rows.append((reader.gettext("Icons"), look.key()))
    if view.junk or view.junked:
        rows.append((reader.gettext("Junk pile"), junk_words(view, reader)))
    if view.box:
        box = reader.ngettext("Out of the game: {count} card", "Out of the game: {count} cards", len(view.box))
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
    """Which first card was chosen, while others are still choosing."""
    return look.reader.gettext("You have chosen {card}.").format(card=card_words(card, look.reader))


def _achievements(view: View, reader: Reader) -> Text:
    text = Text(" ".join(map(str, view.available)) or NOTHING)
    if view.seat is None or not view.available or view.outcome is not None:
        return text
    claimable = claimable_ages(view, view.seat)
    if claimable:
        said = reader.gettext("You can claim: {ages}").format(ages=", ".join(map(str, claimable)))
        return text.append(f"   {said}", style="bold")
    age = view.available[0]
    said = reader.gettext("next: age {age} ({points} points, top card {age})")
    return text.append(f"   {said.format(age=age, points=points_needed(age))}", style="dim")


def _specials(view: View, reader: Reader) -> list[Text]:
    """The special achievements, each with its owner or its condition."""
    taken = {name: player.name for player in view.players for name in player.specials}
    taken.update(dict.fromkeys(view.junked, reader.gettext("junked")))
    return [
        Text.assemble(
            (reader.special(name), "dim" if name in taken else "bold"),
            (f": {taken.get(name) or short_condition(name, view.rules, reader)}", "dim"),
        )
        for name in view.rules.special_achievements
    ]


def junk_words(view: View, reader: Reader) -> str:
    """How many cards are in the junk pile, and which special achievements."""
    count = len(view.junk)
    cards = [reader.ngettext("{count} card", "{count} cards", count).format(count=count)] if count else []
    return ", ".join([*cards, *(reader.special(name) for name in view.junked)])


# -- boards ------------------------------------------------------------------------


def _board(view: View, player: PlayerView, look: Look, kind: str, width: int) -> RenderableType:
    mine = player.seat == view.seat
    if player.out:
        out = look.reader.pgettext("a player", "out of the game")
        name = name_words(view, player, look.reader) if mine else seat_words(player.name, kind, look.reader)
        return Text.assemble((name, "bold"), (f"  {out}", "dim"))
    return Group(_header(view, player, look, kind, width), _piles(view, player, look, mine))


def _header(view: View, player: PlayerView, look: Look, kind: str, width: int) -> Text:
    reader, mine = look.reader, player.seat == view.seat
    style = "bold reverse" if player.seat == view.active else "bold"
    name = name_words(view, player, reader) if mine else seat_words(player.name, kind, reader)
    points = reader.ngettext("{count} point", "{count} points", player.points).format(count=player.points)
    done = reader.gettext("achievements: {done} of {needed}").format(done=achieved(view, player), needed=view.needed)
    owned = ", ".join([*map(str, player.achievements), *(reader.special(name) for name in player.specials)])
    cells = [
        Text(name, style=style),
        Text.assemble(points, (f": {values_of(player.score)}" if player.score else "", "dim")),
        Text.assemble(done, (f": {owned}" if owned else "", "dim")),
    ]
    if view.teams:
        cells.append(Text(mates_of(view, player.seat, reader), style="dim"))
    if is_distant(view, player.seat):
        cells.append(Text(reader.gettext("distant"), style="dim"))
    if max(player.tucked, player.scored) > 1:
        cells.append(Text(deeds_of(player, reader), style="dim"))
    text = many(cells, width).append("\n")
    if mine:
        return text.append_text(look.counts_named(player.icons, width))
    hand = reader.gettext("Hand: {values}").format(values=values_of(player.hand))
    return text.append_text(look.counts(player.icons)).append(f" {hand}")


def name_words(view: View, player: PlayerView, reader: Reader) -> str:
    """The name of a player, marked for the viewer."""
    if player.seat != view.seat:
        return player.name
    return reader.pgettext("the own row of a table", "{name} (you)").format(name=player.name)


def seat_words(name: str, kind: str, reader: Reader) -> str:
    """A player, with the name of the bot if it is one."""
    return name if kind == HUMAN else f"{name} ({reader.bot(kind)})"


def mates_of(view: View, seat: int, reader: Reader) -> str:
    """The partners of a player in a team game."""
    mates = ", ".join(view.players[mate].name for mate in partners_of(view, seat))
    if not mates:
        return reader.pgettext("team", "alone")
    return reader.pgettext("team", "partners: {names}").format(names=mates)


def deeds_of(player: PlayerView, reader: Reader) -> str:
    """How many cards a player has tucked and scored this turn."""
    said = reader.gettext("tucked: {tucked}, scored: {scored}")
    return said.format(tucked=player.tucked, scored=player.scored)


def is_distant(view: View, seat: int) -> bool:
    """Whether this player is distant from the viewer."""
    me = looker(view)
    return me is not None and seat in distant_from(view, me.seat)


def achieved(view: View, player: PlayerView) -> int:
    """Achievements of a player, or of a team."""
    members = [player]
    if view.teams:
        members += [view.players[mate] for mate in partners_of(view, player.seat)]
    return sum(len(each.achievements) + len(each.specials) for each in members)


def values_of(cards: Sequence[Face]) -> str:
    """The values in a zone, lowest first; many of a kind are counted: ``5x1 3x2``."""
    values = sorted(card.value for card in cards)
    if not values:
        return NOTHING
    if len(values) <= _MANY:
        return " ".join(map(str, values))
    return " ".join(f"{values.count(value)}x{value}" for value in sorted(set(values)))


def _piles(view: View, player: PlayerView, look: Look, mine: bool) -> RenderableType:
    if not player.piles:
        return Text("  ").append(look.reader.gettext("No cards"), style="dim")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=look.card_width, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for pile in player.piles:
        top = pile.cards[0]
        grid.add_row(look.card(top), meaning(view, player.seat, top, look, mine), look.covered(pile))
    return grid


def meaning(view: View, owner: int, card: Card, look: Look, mine: bool) -> Text:
    """The icon that a top card counts, and what the card would do to the viewer."""
    sign = f"{look.signs[card.featured]} "
    me = looker(view)
    if mine or me is None:
        return Text(sign, style="dim")
    effect = effect_on(view, owner, me.seat, card)
    return Text(sign + effect_on_me(effect, look.reader), style="bold" if effect.startswith("hit") else "dim")


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
    label = Text(look.reader.gettext("Your hand"), style="bold").append(": ")
    if not cards:
        return label.append(NOTHING)
    across = max(1, (width + 2) // (look.card_width + 2))
    grid = Grid.grid(padding=(0, 2))
    cells = [look.card(card) for card in cards]  # in the order of the options
    for at in range(0, len(cells), across):
        grid.add_row(*cells[at : at + across])
    return Group(label, grid)
