"""The whole table as one seat sees it."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from splay.card import Card
from splay.forecast import claimable_ages, distant_from, effect_on, partners_of
from splay.terminal.style import CARD_WIDTH, Look
from splay.terms import COLOR_NAMES
from splay.text import SPECIAL_CONDITIONS, card_words
from splay.text_help import LABELS, SEES_YOU
from splay.view import Back, Face, PileView, PlayerView, View

TWO_COLUMNS: Final = 120
"""From this width on two boards stand side by side."""

_HAND_CELL: Final = CARD_WIDTH + 2
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
    wide = width >= TWO_COLUMNS
    parts: list[RenderableType] = [Rule(title(view), align="left", style="dim")]
    parts.append(_middle(view, look.key() if wide else None))
    boards = [_board(view, view.players[seat], look, kinds[seat], wide) for seat in order(view)]
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


def title(view: View) -> Text:
    """Whose turn it is, in bold."""
    if view.outcome is not None:
        return Text(LABELS["over"], style="bold")
    if view.active < 0:
        return Text(LABELS["openings"].format(chosen=view.chosen, count=len(view.players)), style="bold")
    actions = LABELS["one action"] if view.actions_left == 1 else LABELS["actions"].format(count=view.actions_left)
    name = view.players[view.active].name
    return Text(LABELS["turn"].format(turn=view.turn, name=name, actions=actions), style="bold")


# -- the middle --------------------------------------------------------------------


def _middle(view: View, key: str | None) -> RenderableType:
    decks = "  ".join(f"{age}:{count}" for age, count in enumerate(view.decks) if age)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    grid.add_row(LABELS["decks"], decks)
    grid.add_row(LABELS["achievements"], _achievements(view))
    grid.add_row(LABELS["specials"], _specials(view))
    if key is not None:
        grid.add_row(LABELS["icons"], key)
    if view.junk or view.junked:
        grid.add_row(LABELS["junk"], junk_words(view))
    if view.box:
        grid.add_row("", LABELS["box"].format(count=len(view.box)))
    if view.opening is not None:
        grid.add_row("", LABELS["chosen first"].format(card=card_words(view.opening)))
    return grid


def _achievements(view: View) -> Text:
    text = Text(" ".join(map(str, view.available)) or LABELS["none"])
    if view.seat is None or not view.available:
        return text
    claimable = claimable_ages(view, view.seat)
    if claimable:
        text.append("   " + LABELS["claimable"].format(ages=", ".join(map(str, claimable))), style="bold")
    else:
        age = view.available[0]
        text.append("   " + LABELS["next"].format(age=age, points=5 * age), style="dim")
    return text


def _specials(view: View) -> Text:
    taken = {name: player.name for player in view.players for name in player.specials}
    taken.update(dict.fromkeys(view.junked, LABELS["junked"]))
    text = Text()
    for place, (name, condition) in enumerate(SPECIAL_CONDITIONS[view.edition].items()):
        if place:
            text.append("\n" if place == 2 else "   ")
        text.append(name, style="dim" if name in taken else "bold")
        text.append(f" {taken.get(name, condition)}", style="dim")
    return text


def junk_words(view: View) -> str:
    """How many cards are in the junk pile, and which special achievements."""
    count = len(view.junk)
    cards = LABELS["one card"] if count == 1 else LABELS["cards"].format(count=count)
    return ", ".join([cards, *view.junked] if count else view.junked)


# -- boards ------------------------------------------------------------------------


def _board(view: View, player: PlayerView, look: Look, kind: str, wide: bool) -> RenderableType:
    if player.out:
        return Text.assemble((seat_words(player.name, kind), "bold"), (f"  {LABELS['out']}", "dim"))
    mine = player.seat == view.seat
    return Group(_header(view, player, look, kind, wide), _piles(view, player, look, mine))


def _header(view: View, player: PlayerView, look: Look, kind: str, wide: bool) -> Text:
    mine = player.seat == view.seat
    text = Text()
    text.append(seat_words(player.name, kind), style="bold reverse" if player.seat == view.active else "bold")
    text.append("  " + LABELS["points"].format(points=player.points))
    text.append(f": {values_of(player.score)}" if player.score else "", style="dim")
    text.append("  " + LABELS["achieved"].format(count=achieved(view, player), needed=view.needed))
    owned = [*map(str, player.achievements), *player.specials]
    text.append(f": {', '.join(owned)}" if owned else "", style="dim")
    if view.teams:
        text.append(f"  {mates_of(view, player.seat)}", style="dim")
    if is_distant(view, player.seat):
        text.append(f"  {LABELS['distant']}", style="dim")
    if max(player.tucked, player.scored) > 1:
        text.append("  " + LABELS["tucked"].format(tucked=player.tucked, scored=player.scored), style="dim")
    text.append("\n")
    text.append_text(look.counts_named(player.icons) if mine and not wide else look.counts(player.icons))
    if not mine:
        text.append(f" {LABELS['hand']}: {values_of(player.hand)}")
    return text


def seat_words(name: str, kind: str) -> str:
    """A player with the name of the bot that plays, if one does."""
    return name if kind == HUMAN else LABELS["seat kind"].format(name=name, kind=kind)


def mates_of(view: View, seat: int) -> str:
    """With whom a player of a team game plays."""
    mates = ", ".join(view.players[mate].name for mate in partners_of(view, seat))
    return LABELS["team"].format(mate=mates) if mates else LABELS["alone"]


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
        return LABELS["none"]
    if len(values) <= _MANY:
        return " ".join(map(str, values))
    return " ".join(f"{values.count(value)}x{value}" for value in sorted(set(values)))


def _piles(view: View, player: PlayerView, look: Look, mine: bool) -> RenderableType:
    if not player.piles:
        return Text("  " + LABELS["empty board"], style="dim")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=CARD_WIDTH, no_wrap=True)
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
    return Text(sign + SEES_YOU[effect], style="bold" if effect.startswith("hit") else "dim")


def _side_by_side(boards: Sequence[RenderableType], width: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 2), expand=True)
    column = (width - 4) // 2
    grid.add_column(width=column)
    grid.add_column(width=column)
    for at in range(0, len(boards), 2):
        grid.add_row(*boards[at : at + 2])
    return grid


# -- the own hand and whole piles ----------------------------------------------------


def _hand(player: PlayerView, look: Look, width: int) -> RenderableType:
    cards = [face for face in player.hand if isinstance(face, Card)]
    label = Text(f"{LABELS['yours']}: ", style="bold")
    if not cards:
        return label.append(LABELS["none"])
    across = max(1, width // _HAND_CELL)
    grid = Grid.grid(padding=(0, 2))
    cells = [look.card(card) for card in cards]  # in the order of the options
    for at in range(0, len(cells), across):
        grid.add_row(*cells[at : at + across])
    return Group(label, grid)


def whole_piles(view: View, look: Look, colors: Sequence[int], seats: Sequence[int]) -> RenderableType:
    """Every card that may be seen in these piles, from the top, with the icons that count."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=CARD_WIDTH, no_wrap=True)
    grid.add_column()
    for seat in seats:
        for pile in view.players[seat].piles:
            if pile.color not in colors:
                continue
            title = LABELS["pile of"].format(name=view.players[seat].name, color=COLOR_NAMES[pile.color])
            grid.add_row(Text(title, style="bold"))
            for depth, card in enumerate(pile.cards):
                note = LABELS["top"] if depth == 0 else _shows(pile, depth, look)
                grid.add_row(look.card(card), Text(note, style="dim"))
            if len(pile.cards) == 1 and pile.count != 1:
                grid.add_row("", look.covered(pile))
    return grid


def _shows(pile: PileView, depth: int, look: Look) -> str:
    icons = pile.covered_icons[depth - 1] if pile.covered_icons else ()
    return LABELS["covered"].format(icons=look.shown(icons)) if icons else LABELS["nothing"]


def junk_values(view: View) -> Text:
    """The values of the cards in the junk pile, and the special achievements there."""
    values = LABELS["junk values"].format(values=values_of([Back(value) for value in view.junk]))
    return Text(", ".join([values, *view.junked]))


def score_pile(player: PlayerView, look: Look) -> RenderableType:
    """The cards of the own score pile."""
    cards = sorted((face for face in player.score if not isinstance(face, Back)), key=lambda card: card.value)
    if not cards:
        return Text(f"{LABELS['score']} {LABELS['none']}")
    return Group(Text(LABELS["in your score"], style="bold"), *(look.card(card) for card in cards))
