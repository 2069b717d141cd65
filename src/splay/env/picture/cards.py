"""Cards and piles in the picture of a table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from splay.env.picture.pen import (
    BACK,
    BOLD,
    DEEP,
    FILLS,
    INK,
    LAMP,
    LINE,
    NARROW,
    ON_BACK,
    ON_FILLS,
    POSTER,
    RAISED,
    SOFT,
    TINTS,
    WHITE,
    Pen,
    width_of,
)
from splay.env.picture.sentences import Type
from splay.env.picture.zones import Area
from splay.position.card import Card, Face
from splay.position.slots import SHOWN_PLACES
from splay.position.terms import COLOR_NAMES, HEX, ICON_NAMES, LEFT, RIGHT, SPLAY_NAMES, UNSPLAYED
from splay.text.plain import sentence_words
from splay.text.reader import IN_ENGLISH
from splay.views.view import PileView

BAND: Final = 26
FOOT: Final = 22
_TILE: Final = 21
_SLIVER: Final = 25
_STRIP: Final = 22
_LEAST_HEIGHT: Final = 78
_MOST_SLIVERS: Final = 4
_NAMES: Final = (20, 18, 16, 14, 12)
"""Sizes of the name on a card."""
_TYPES: Final = (Type(13), Type(12), Type(12, family=NARROW), Type(12, family=POSTER), Type(11, family=POSTER))
"""How sentences on cards are set, the largest first."""
_FACES: Final = 150
"""Cards kept drawn."""


class Tag(NamedTuple):
    """What a top card would do.

    Attributes:
        icon: ``demand``, ``share``, or empty.
        words: such as ``hits you``; may be empty.
        seats: the players it concerns, to be marked.
    """

    icon: str
    words: str
    seats: tuple[int, ...] = ()


def icon_tile(pen: Pen, x: int, y: int, icon: int, color: int, size: int = _TILE) -> None:
    """An icon on its white tile; where a card has its picture, a hexagon."""
    inner = size - 5
    if icon == HEX:
        pen.icon(x + 1, y + 1, "seat-4", size - 2, DEEP[color])
    else:
        pen.box(x, y, size, size, WHITE, 4)
        pen.icon(x + (size - inner) // 2, y + (size - inner) // 2, ICON_NAMES[icon], inner, DEEP[color])


def value_tile(pen: Pen, x: int, y: int, value: int, color: int | None, size: int = 20) -> None:
    """A value on the color of its card, or on the back of one."""
    if color is None:
        pen.box(x, y, size, size, BACK, 3)
        ink = ON_BACK
    else:
        pen.box(x, y, size, size, FILLS[color], 3)
        ink = ON_FILLS[color]
    pen.centered(x, y + (size - size * 7 // 8) // 2, size, str(value), size * 7 // 10, ink)


def lit(pen: Pen, zone: Area, radius: int, wide: int = 4) -> None:
    """The light around what can be picked."""
    x, y, width, height = zone
    for grown, paint in ((wide, INK), (wide - 1, LAMP)):
        pen.box(x - grown, y - grown, width + 2 * grown, height + 2 * grown, paint, radius + grown - 1)


@lru_cache(_FACES)
def card_face(card: Card, width: int, height: int) -> Image.Image:
    """A card with its name, value, sentences, and icons at their places."""
    image = Image.new("RGB", (width, height))
    pen, color = Pen(image), card.color
    pen.colored(0, 0, width, height, color)
    paper = (width - BAND - 1, height - BAND - 1)
    pen.box(BAND, 1, *paper, TINTS[color], 5)
    pen.box(width - 30, 1, 29, 28, FILLS[color], 4)
    pen.centered(width - 30, 3, 29, str(card.value), 19, ON_FILLS[color])
    room = width - BAND - 42
    size = next((size for size in _NAMES if width_of(card.name, size, BOLD, POSTER) <= room), _NAMES[-1])
    pen.words(BAND + 8, 4 + (20 - size) // 2, card.name, size, INK, BOLD, room, POSTER)
    _sentences(pen, card, Area(BAND + 7, 31, paper[0] - 12, paper[1] - 32))
    bottom = height - _TILE - 3
    for icon, left, top in zip(
        card.icons,
        (3, 3, width - 2 * _TILE - 7, width - _TILE - 3),
        (3, bottom, bottom, bottom),
        strict=True,
    ):
        icon_tile(pen, left, top, icon, color)
    return image


def _sentences(pen: Pen, card: Card, zone: Area) -> None:
    """The sentences of a card, as large as they fit; the smallest are cut.  Demands have their icon on ink."""
    x, y, width, height = zone
    texts = [sentence_words(IN_ENGLISH.sentence(effect), IN_ENGLISH) for effect in card.effects]
    lead = 18
    for type_ in _TYPES:
        most = height // type_.leading
        found = [list(type_.lines(text, width, lead)) for text in texts]
        if sum(map(len, found)) <= most:
            break
    for effect, lines in zip(card.effects, found, strict=True):
        if most <= 0:
            return
        kept = type_.cut(lines, most, width)
        most -= len(kept)
        icon = ICON_NAMES[card.featured]
        if effect.is_demand:
            pen.box(x, y, 14, 14, INK, 3)
            pen.icon(x + 2, y + 2, icon, 10, WHITE)
        else:
            pen.icon(x + 1, y + 1, icon, 12, DEEP[card.color])
        for row, line in enumerate(kept):
            type_.write(pen, x + (0 if row else lead), y - 1, line)
            y += type_.leading


def pile(pen: Pen, shown: PileView | None, color: int, zone: Area, is_lit: bool, tags: Sequence[Tag]) -> None:
    """A color of a board: its top card, what the splay shows of the cards below, and the foot."""
    x, y, width, height = zone
    body = height - FOOT
    if shown is None:
        pen.box(x, y, width, body, RAISED, 6, LINE)
        pen.icon(x + 10, y + body // 2 - 8, f"mark-{COLOR_NAMES[color]}", 16, FILLS[color])
        pen.words(x + 34, y + body // 2 - 10, "no card", 15, SOFT)
        return
    covered = shown.cards[1:]
    face = Area(x, y, width, body)
    if shown.splay in (LEFT, RIGHT):
        face = _beside(pen, shown, covered, face)
    elif shown.splay != UNSPLAYED:
        face = _strips(pen, shown, covered, face)
    if is_lit:
        lit(pen, face, 6)
    pen.picture(face.x, face.y, card_face(shown.cards[0], face.width, face.height), 6)
    foot(pen, shown, Area(x, y + body + 3, width, FOOT - 3), tags)


def _beside(pen: Pen, shown: PileView, covered: Sequence[Card], zone: Area) -> Area:
    """Draw what is seen of the covered cards to the left or right; returns what is left for the top card."""
    x, y, width, height = zone
    count = min(len(shown.covered_icons), _MOST_SLIVERS)
    taken = count * _SLIVER
    first = x + width - taken if shown.splay == LEFT else x
    places = SHOWN_PLACES[shown.splay]
    for place in range(count):
        # The next card below lies beside the top card, and the last one farthest away.
        at = place if shown.splay == LEFT else count - 1 - place
        left = first + at * _SLIVER
        many = len(shown.covered_icons) - count + 1 if place == count - 1 else 1
        if place < len(covered):
            _sliver(pen, covered[place], Area(left, y, _SLIVER - 1, height), places, many)
        else:
            pen.colored(left, y, _SLIVER - 1, height, shown.color, 4)
            for up, icon in enumerate(shown.covered_icons[place]):
                icon_tile(pen, left + 2, y + height - 23 - 22 * up, icon, shown.color, 20)
            if many > 1:
                _plus(pen, left, y + 4, _SLIVER - 1, many)
    return Area(x if shown.splay == LEFT else x + taken, y, width - taken, height)


def _sliver(pen: Pen, card: Card, zone: Area, places: Sequence[int], many: int) -> None:
    """The edge of a card; the last one stands for so many."""
    x, y, width, height = zone
    pen.colored(x, y, width, height, card.color, 4)
    if 0 in places:
        icon_tile(pen, x + 2, y + 3, card.icons[0], card.color, 20)
    at = y + 26 if 0 in places else y + 4
    if many == 1:
        pen.centered(x, at, width, str(card.value), 14, ON_FILLS[card.color])
    else:
        _plus(pen, x, at, width, many)
    icon_tile(pen, x + 2, y + height - 23, card.icons[1 if 1 in places else 3], card.color, 20)


def _plus(pen: Pen, x: int, y: int, width: int, many: int) -> None:
    """How many cards an edge stands for."""
    pen.box(x + 1, y, width - 2, 18, WHITE, 4)
    pen.centered(x, y, width, f"+{many}", 13, INK)


def _strips(pen: Pen, shown: PileView, covered: Sequence[Card], zone: Area) -> Area:
    """Draw what is seen of the covered cards below; returns what is left for the top card."""
    x, y, width, height = zone
    count = min(len(shown.covered_icons), (height - _LEAST_HEIGHT) // _STRIP)
    top = height - count * _STRIP
    for place in range(count):
        at = y + top + place * _STRIP + 1
        pen.colored(x, at, width, _STRIP - 1, shown.color, 4)
        icons = shown.covered_icons[place]
        left = x + width - 20 * len(icons) - 2
        card = covered[place] if place < len(covered) else None
        more = len(shown.covered_icons) - count if place == count - 1 else 0
        words = (f"{card.value} {card.name}" if card else "") + (f" +{more}" if more else "")
        pen.words(x + 6, at + 1, words, 14, ON_FILLS[shown.color], BOLD, left - x - 10, POSTER)
        for number, icon in enumerate(icons):
            icon_tile(pen, left + 20 * number, at + 1, icon, shown.color, 19)
    return Area(x, y, width, top)


def foot(pen: Pen, shown: PileView, zone: Area, tags: Sequence[Tag]) -> None:
    """How many cards there are, which way they are splayed, what the covered ones show, what the top card would do."""
    x, y, width, _ = zone
    pen.icon(x + 2, y + 3, f"splay-{SPLAY_NAMES[shown.splay]}", 13, SOFT)
    end = pen.words(x + 19, y, count_words(shown), 14, SOFT, BOLD)
    right = x + width
    for tag in reversed(tags):
        right = tag_pill(pen, right, y, tag) - 4
    if shown.splay == UNSPLAYED:
        pen.words(end + 7, y + 1, covered_names(shown), 12, SOFT, room=right - end - 10)
        return
    end += 10
    icons = [icon for each in shown.covered_icons for icon in each]
    for icon in sorted(set(icons)):
        if end + 32 > right:
            return
        pen.icon(end, y + 3, ICON_NAMES[icon], 13, SOFT)
        end = pen.words(end + 15, y, str(icons.count(icon)), 13, SOFT, BOLD) + 7


def covered_names(shown: PileView) -> str:
    """What lies below the top card, where the names are not to be seen otherwise."""
    names = ", ".join(f"{card.value} {card.name}" for card in shown.cards[1:])
    return f"on {names}" if names else ""


def count_words(shown: PileView) -> str:
    """How many cards a pile has; a question mark where that is secret."""
    return "?" if shown.count is None else str(shown.count)


def tag_pill(pen: Pen, right: int, y: int, tag: Tag) -> int:
    """A tag that ends at the right; returns where it begins."""
    is_hit = tag.icon == "demand"
    words = width_of(tag.words, 13, BOLD)
    width = 14 + words + (16 if tag.icon else 0) + 18 * len(tag.seats)
    x = right - width
    pen.box(x, y, width, 19, INK if is_hit else WHITE, 9, INK)
    at = x + 7
    if tag.icon:
        pen.icon(at, y + 3, tag.icon, 13, WHITE if is_hit else INK)
        at += 16
    at = pen.words(at, y + 1, tag.words, 13, WHITE if is_hit else INK, BOLD)
    for seat in tag.seats:
        seat_mark(pen, seat, at + 1, y + 2, on_ink=is_hit)
        at += 18
    return x


def seat_mark(pen: Pen, seat: int, x: int, y: int, on_ink: bool) -> None:
    """A small mark of a player, on white or on ink."""
    pen.icon(x, y, f"seat-{seat + 1}", 15, WHITE if on_ink else INK)
    pen.centered(x, y + 1, 15, str(seat), 10, INK if on_ink else WHITE)


def backs(pen: Pen, x: int, y: int, faces: Sequence[Face], room: int) -> int:
    """Cards by their values, side by side, or counted where there is no room; returns where they end."""
    values = sorted(face.value for face in faces)
    step = 21
    if len(values) * step > room:
        kinds = sorted(set(values))
        for value in kinds:
            if room < 40:
                return pen.words(x, y + 1, "…", 13, SOFT)
            value_tile(pen, x, y, value, None)
            end = pen.words(x + 21, y + 1, f"×{values.count(value)} ", 13, SOFT)
            room -= end - x
            x = end
        return x
    for value in values:
        value_tile(pen, x, y, value, None)
        x += step
    return x
