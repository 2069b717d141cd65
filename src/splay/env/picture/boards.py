"""The boards in the picture of a table, and the hand and score pile of who looks."""

from collections.abc import Sequence
from typing import Final

from splay.env.picture.cards import Tag, backs, count_words, covered_names, lit, pile, tag_pill, value_tile
from splay.env.picture.pen import BOLD, DEEP, FILLS, INK, LAMP, LINE, ON_FILLS, PANEL, POSTER, RAISED, SOFT, WHITE, Pen
from splay.env.picture.pen import width_of as width
from splay.env.picture.supply import mark
from splay.env.picture.zones import GAP, Area, looker, offered_cards, others
from splay.position.card import Card, Face
from splay.position.terms import COLOR_NAMES, COLORS, HEX, ICON_NAMES, SPLAY_NAMES, UNSPLAYED
from splay.terminal.table import achieved
from splay.terminal.words import effect_on_me
from splay.text.reader import IN_ENGLISH
from splay.views.forecast import effect_on, forecast
from splay.views.view import PileView, PlayerView, View

_HEAD: Final = 32
_ROW: Final = 36
_ICON: Final = 44
_SCORED: Final = ((14, 14), (12, 10), (11, 7))
"""Sizes of the names in a score pile, each with the distance to the next card."""


def others_boards(pen: Pen, seen: View, zone: Area) -> None:
    """Draw the boards of the others: one with its cards, several as lists."""
    shown = others(seen)
    across = (zone.width + GAP) // len(shown)
    for place, player in enumerate(shown):
        part = Area(zone.x + place * across, zone.y, across - GAP, zone.height)
        if len(shown) == 1:
            _wide(pen, seen, player, part)
        else:
            _listed(pen, seen, player, part)


def own_board(pen: Pen, seen: View, zone: Area) -> None:
    """Draw the board of who looks."""
    _wide(pen, seen, looker(seen), zone)


def _wide(pen: Pen, seen: View, player: PlayerView, zone: Area) -> None:
    """A board with its cards side by side."""
    x, y, across, height = zone
    pen.box(*zone, PANEL, 8)
    if player.out:
        _gone(pen, player, zone)
        return
    end = _name(pen, seen, player, x + 10, y + 5)
    end = pen.words(end + 14, y + 7, _achieved(seen, player), 15, SOFT) + 14
    left = x + across - _ICON * len(player.icons) - 8
    _icons(pen, player, left, y + 7)
    _holdings(pen, player, end, y + 6, left - end - 16)
    boards, _ = offered_cards(seen)
    step = (across - 10) // len(COLORS)
    piles = {each.color: each for each in player.piles}
    for color in COLORS:
        shown = piles.get(color)
        part = Area(x + 10 + color * step, y + _HEAD + 4, step - 10, height - _HEAD - 8)
        is_lit = shown is not None and shown.cards[0].name in boards
        pile(pen, shown, color, part, is_lit, () if shown is None else tags_of(seen, player.seat, shown.cards[0]))


def _gone(pen: Pen, player: PlayerView, zone: Area) -> None:
    mark(pen, player.seat, zone.x + 10, zone.y + 7, 20)
    pen.words(zone.x + 36, zone.y + 6, f"{player.name}, out of the game", 17, SOFT, BOLD, zone.width - 40)


def _name(pen: Pen, seen: View, player: PlayerView, x: int, y: int) -> int:
    """Who it is, whether it is the turn or the choice of this player; returns where that ends."""
    mark(pen, player.seat, x, y + 2, 20)
    name = f"{player.name} (you)" if player.seat == seen.seat else player.name
    if seen.teams:
        name += f", team {seen.teams[player.seat]}"
    end = pen.words(x + 26, y, name, 18, INK, BOLD)
    for words in _states(seen, player):
        across = width(words, 13, BOLD) + 16
        pen.box(end + 8, y + 3, across, 19, LAMP, 9, INK)
        pen.words(end + 16, y + 4, words, 13, INK, BOLD)
        end += across + 8
    return end


def _states(seen: View, player: PlayerView) -> list[str]:
    """What goes on with a player, in a few words."""
    if seen.outcome is not None:
        return ["winner"] if player.seat in seen.outcome.winners else []
    states = ["turn"] if player.seat == seen.active else []
    if seen.asked is not None and seen.asked.seat == player.seat:
        states.append("asked")
    return states + ["leaving"] * player.leaving


def _achieved(seen: View, player: PlayerView) -> str:
    owned = [*map(str, player.achievements), *(IN_ENGLISH.special(name) for name in player.specials)]
    done = f"achievements {achieved(seen, player)}/{seen.needed}"
    return f"{done}: {', '.join(owned)}" if owned else done


def _holdings(pen: Pen, player: PlayerView, x: int, y: int, room: int) -> None:
    """Points with the score pile, and the hand, by values."""
    pen.icon(x, y + 2, "score", 17)
    x, start = pen.words(x + 21, y, str(player.points), 17, INK, BOLD) + 6, x
    share = (room - (x - start) - 60) * max(len(player.score), 1) // max(len(player.score) + len(player.hand), 1)
    end = backs(pen, x, y + 1, player.score, max(share, 40)) + 12
    pen.icon(end, y + 2, "hand", 18)
    end = pen.words(end + 22, y, str(len(player.hand)), 17, INK, BOLD) + 6
    backs(pen, end, y + 1, player.hand, start + room - end)


def _icons(pen: Pen, player: PlayerView, x: int, y: int, step: int = _ICON) -> None:
    """The icons of a board, counted."""
    for icon, count in enumerate(player.icons):
        ink = INK if count else LINE
        pen.icon(x + icon * step, y + 2, ICON_NAMES[icon], 17, ink)
        pen.words(x + icon * step + 20, y, str(count), 16, ink, BOLD)


# -- several others ---------------------------------------------------------------------


def _listed(pen: Pen, seen: View, player: PlayerView, zone: Area) -> None:
    """A board as a list: a row for each color."""
    x, y, across, _ = zone
    pen.box(*zone, PANEL, 8)
    if player.out:
        _gone(pen, player, zone)
        return
    end = _name(pen, seen, player, x + 8, y + 3)
    done = f"{achieved(seen, player)}/{seen.needed}"
    pen.icon(x + across - 26 - width(done, 16, BOLD), y + 6, "achievement", 18)
    pen.words(x + across - 6 - width(done, 16, BOLD), y + 4, done, 16, INK, BOLD)
    owned = ", ".join([*map(str, player.achievements), *(IN_ENGLISH.special(name) for name in player.specials)])
    left = x + across - 32 - width(done, 16, BOLD)
    pen.words(max(end + 8, left - width(owned, 13)), y + 6, owned, 13, SOFT, room=max(left - end - 8, 0))
    _holdings(pen, player, x + 8, y + 27, across - 12)
    _icons(pen, player, x + 8, y + 51, min((across - 12) // len(player.icons), _ICON + 6))
    boards, _ = offered_cards(seen)
    piles = {each.color: each for each in player.piles}
    for color in COLORS:
        row = Area(x + 6, y + 74 + color * _ROW, across - 12, _ROW - 3)
        _row(pen, seen, player, piles.get(color), color, row, boards)


def _row(
    pen: Pen, seen: View, player: PlayerView, shown: PileView | None, color: int, zone: Area, boards: frozenset[str]
) -> None:
    """A color in two lines: the top card with its icons; below, what is seen of the covered ones."""
    x, y, across, height = zone
    if shown is None:
        pen.box(*zone, PANEL, 4, LINE)
        pen.icon(x + 9, y + 9, f"mark-{COLOR_NAMES[color]}", 14, FILLS[color])
        pen.words(x + 38, y + 6, "no card", 14, SOFT)
        return
    card = shown.cards[0]
    if card.name in boards:
        lit(pen, zone, 4, 3)
    pen.box(*zone, RAISED, 4)
    pen.colored(x, y, 32, height, color, 4)
    pen.centered(x, y + 5, 32, str(card.value), 18, ON_FILLS[color])
    right = x + across - 4
    for tag in reversed(tags_of(seen, player.seat, card)):
        right = tag_pill(pen, right, y + 1, tag) - 4
    icons = [icon for icon in card.icons if icon != HEX]
    end = pen.words(x + 38, y - 1, card.name, 17, INK, BOLD, right - x - 40 - 16 * len(icons) - 6, POSTER) + 6
    for icon in icons:
        pen.icon(end, y + 2, ICON_NAMES[icon], 14, DEEP[color])
        end += 16
    pen.icon(x + 38, y + 20, f"splay-{SPLAY_NAMES[shown.splay]}", 11, SOFT)
    end = pen.words(x + 52, y + 17, count_words(shown), 12, SOFT, BOLD) + 8
    _covered(pen, shown, end, y + 17, right - end)


def _covered(pen: Pen, shown: PileView, x: int, y: int, room: int) -> None:
    """The icons that covered cards show, or where they show none, their names."""
    if shown.splay == UNSPLAYED:
        pen.words(x, y, covered_names(shown), 12, SOFT, room=room)
        return
    icons = [icon for each in shown.covered_icons for icon in each]
    if len(icons) * 14 <= room:
        for icon in icons:
            pen.icon(x, y + 2, ICON_NAMES[icon], 12, SOFT)
            x += 14
        return
    for icon in sorted(set(icons)):
        pen.icon(x, y + 2, ICON_NAMES[icon], 12, SOFT)
        x = pen.words(x + 14, y, str(icons.count(icon)), 12, SOFT, BOLD) + 7


# -- what a top card would do ------------------------------------------------------------


def tags_of(seen: View, owner: int, card: Card) -> tuple[Tag, ...]:
    """What a top card would do if its owner activated it: to who looks, or if it is theirs, to the others."""
    seat = seen.seat
    if seat is None or seen.outcome is not None or seen.active < 0 or seen.players[seat].out:
        return ()
    if owner != seat:
        effect = effect_on(seen, owner, seat, card)
        if effect == "none":
            return ()
        return (Tag("demand" if effect.startswith("hit") else "share", effect_on_me(effect, IN_ENGLISH)),)
    told = forecast(seen, seat, card)
    hits, shares = tuple(other for other, _ in told.obey), tuple(other for other, _ in told.share)
    if not hits and not shares:
        return (Tag("", "only you" if told.has_own else "no effect"),)
    tags = [Tag("demand", "hits ", hits)] if hits else []
    return (*tags, Tag("share", "with ", shares)) if shares else tuple(tags)


# -- hand and score pile -------------------------------------------------------------------


def own_cards(pen: Pen, seen: View, zone: Area) -> None:
    """Draw the hand and the score pile of who looks: names, or for a spectator values."""
    x, y, across, height = zone
    player = looker(seen)
    pen.box(*zone, PANEL, 8)
    label = 92
    pen.icon(x + 10, y + 8, "hand", 18)
    pen.words(x + 32, y + 6, f"Hand {len(player.hand)}", 15, INK, BOLD)
    pen.icon(x + 10, y + height - 23, "score", 17)
    pen.words(x + 32, y + height - 25, f"Score {len(player.score)}", 15, INK, BOLD)
    _, hand = offered_cards(seen)
    _hand(pen, player.hand, Area(x + label + 14, y + 5, across - label - 20, height - 34), hand)
    _scored(pen, player.score, Area(x + label + 14, y + height - 25, across - label - 20, 20), hand)


def _hand(pen: Pen, faces: Sequence[Face], zone: Area, offered: frozenset[str]) -> None:
    """The cards of a hand, in one row with their icons, or in several without."""
    x, y, across, height = zone
    rows = 1 if len(faces) <= 7 else 2 if len(faces) <= 16 else 3
    columns = max(-(-len(faces) // rows), 6)
    step, tall = across // columns, height // rows
    for place, face in enumerate(faces):
        part = Area(x + place % columns * step, y + place // columns * tall, step - 10, tall - (4 if rows > 1 else 0))
        if not isinstance(face, Card):
            value_tile(pen, part.x, part.y, face.value, None, part.height)
            continue
        if face.name in offered:
            lit(pen, part, 4, 4 if rows == 1 else 2)
        _chip(pen, face, part)


def _chip(pen: Pen, card: Card, zone: Area) -> None:
    """A card of a hand: value, name, and its icons where there is room."""
    x, y, across, height = zone
    pen.box(*zone, WHITE, 4)
    band = 30 if height > 30 else height + 4
    pen.colored(x, y, band, height, card.color, 4)
    size = min(18, height - 4)
    pen.centered(x, y + (height - size * 5 // 4) // 2, band, str(card.value), size, ON_FILLS[card.color])
    pen.words(x + band + 6, y + (3 if height > 30 else 0), card.name, size, INK, BOLD, across - band - 8, POSTER)
    if height > 30:
        for place, icon in enumerate(each for each in card.icons if each != HEX):
            pen.icon(x + band + 6 + 21 * place, y + height - 22, ICON_NAMES[icon], 16, DEEP[card.color])


def _scored(pen: Pen, faces: Sequence[Face], zone: Area, offered: frozenset[str]) -> None:
    """The cards of a score pile by name, or, where they are too many, by value."""
    x, y, across, height = zone
    cards = [face for face in faces if isinstance(face, Card)]
    for size, gap in _SCORED:
        needed = sum(height + 4 + gap + width(card.name, size, BOLD, POSTER) for card in cards)
        if cards and needed <= across:
            break
    else:
        backs(pen, x, y, faces, across)
        return
    for card in cards:
        if card.name in offered:
            part = Area(x, y, height + 6 + width(card.name, size, BOLD, POSTER), height)
            lit(pen, part, 3, 3)
            pen.box(*part, WHITE, 3)
        value_tile(pen, x, y, card.value, card.color, height)
        x = pen.words(x + height + 4, y + (16 - size) // 2, card.name, size, INK, BOLD, family=POSTER) + gap
