"""The table as a picture, drawn with nothing but lines, colors and words."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from splay.position.card import Card, Face
from splay.position.terms import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES, UNSPLAYED
from splay.views.view import PileView, PlayerView, View

WIDTH: Final = 960
HEIGHT: Final = 600
_TOP: Final = 64
_BOTTOM: Final = 36
_EDGE: Final = 8
_LINE: Final = 16
_PAPER: Final = (246, 243, 235)
_INK: Final = (32, 32, 32)
_FAINT: Final = (120, 116, 106)
_OWN: Final = (255, 255, 255)
_PILES: Final = ((190, 60, 50), (150, 112, 20), (60, 130, 70), (55, 95, 165), (120, 75, 150))
"""The colors of the piles, in the order of `terms.COLORS`."""
_WHITE: Final = (255, 255, 255)
_CUT: Final = "…"


def picture(seen: View) -> NDArray[np.uint8]:
    """The table as a seat sees it: `HEIGHT` rows of `WIDTH` points of red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    pen = _Pen(image)
    _middle(pen, seen)
    count = len(seen.players)
    first = seen.seat or 0
    height = (HEIGHT - _TOP - _BOTTOM) // count
    for row in range(count):
        _board(pen, seen, seen.players[(first + row) % count], _TOP + row * height, height)
    _asking(pen, seen)
    return np.array(image, dtype=np.uint8)


class _Pen:
    """Writes and draws on a picture."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)

    def write(self, x: int, y: int, words: str, size: int = 13, ink: Any = _INK, room: int = WIDTH) -> int:
        """Write words, cut to the room there is; returns where they end."""
        font = _font(size)
        room = min(room, WIDTH - _EDGE - x)
        if self._draw.textlength(words, font=font) > room:
            while words and self._draw.textlength(words + _CUT, font=font) > room:
                words = words[:-1]
            words += _CUT
        self._draw.text((x, y), words, font=font, fill=ink)
        return x + int(self._draw.textlength(words, font=font))

    def box(self, x: int, y: int, width: int, height: int, fill: Any, edge: Any = None) -> None:
        """Draw a filled box."""
        self._draw.rectangle((x, y, x + width, y + height), fill=fill, outline=edge)


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


def _middle(pen: _Pen, seen: View) -> None:
    """Whose turn it is, decks, achievements, junk pile."""
    if seen.outcome is not None:
        turn = "The game is over"
    elif seen.active < 0:
        turn = "First cards"
    else:
        turn = f"Turn {seen.turn}: {seen.players[seen.active].name}, actions left: {seen.actions_left}"
    pen.write(_EDGE, 6, f"Edition {seen.edition}   {turn}", 16)
    decks = "  ".join(f"{age}:{count}" for age, count in enumerate(seen.decks) if age)
    pen.write(_EDGE, 26, f"Decks  {decks}")
    available = ", ".join([*map(str, seen.available), *seen.specials]) or "none"
    words = f"Achievements  {available}   ({seen.needed} win)"
    if seen.junk or seen.junked:
        words += f"   Junk pile  {', '.join([*map(str, seen.junk), *seen.junked])}"
    pen.write(_EDGE, 26 + _LINE, words)


def _board(pen: _Pen, seen: View, player: PlayerView, top: int, height: int) -> None:
    """One player: name and counts, five piles, hand and score pile."""
    is_own = player.seat == seen.seat
    pen.box(_EDGE, top + 2, WIDTH - 2 * _EDGE, height - 6, _OWN if is_own else _PAPER, _FAINT)
    marks = ["out"] * player.out + ["leaving"] * player.leaving + ["to act"] * (player.seat == seen.active)
    name = f"{player.name} ({', '.join(marks)})" if marks else player.name
    end = pen.write(2 * _EDGE, top + 5, name, 15)
    icons = "  ".join(f"{word} {count}" for word, count in zip(ICON_NAMES, player.icons, strict=False))
    owned = ", ".join([*map(str, player.achievements), *player.specials]) or "none"
    pen.write(end + 16, top + 6, f"points {player.points}   achievements: {owned}   {icons}")
    width = (WIDTH - 4 * _EDGE) // len(_PILES)
    room = height - 6 - 2 * _LINE - 2 * _LINE
    piles = {pile.color: pile for pile in player.piles}
    for color in range(len(_PILES)):
        _pile(pen, piles.get(color), color, 2 * _EDGE + color * width, top + 8 + _LINE, width - _EDGE, max(room, 20))
    below = top + height - 4 - 2 * _LINE
    pen.write(2 * _EDGE, below, _zone("hand", player.hand))
    pen.write(2 * _EDGE, below + _LINE, _zone("score pile", player.score))


def _pile(pen: _Pen, pile: PileView | None, color: int, left: int, top: int, width: int, height: int) -> None:
    """One color: the top card, how many there are, which way it is splayed; below, as many covered cards as fit."""
    if pile is None:
        pen.box(left, top, width, height, None, _PILES[color])
        pen.write(left + 4, top + 2, COLOR_NAMES[color], 11, _FAINT, width - 8)
        return
    pen.box(left, top, width, height, _PILES[color])
    card = pile.cards[0]
    pen.write(left + 4, top + 1, f"{card.value} {card.name}", 13, _WHITE, width - 8)
    count = "?" if pile.count is None else str(pile.count)
    splay = "" if pile.splay == UNSPLAYED else f", {SPLAY_NAMES[pile.splay]}"
    rows = [f"{count} card{'s' * (count != '1')}{splay}", *(f"{below.value} {below.name}" for below in pile.cards[1:])]
    for row, words in enumerate(rows, start=1):
        if (row + 1) * (_LINE - 2) <= height:
            pen.write(left + 4, top + 2 + row * (_LINE - 2), words, 11, _WHITE, width - 8)


def _zone(name: str, faces: Sequence[Face]) -> str:
    """A hand or a score pile: cards by name, backs by value."""
    words = [f"{face.value} {face.name}" if isinstance(face, Card) else str(face.value) for face in faces]
    return f"{name} {len(faces)}: {', '.join(words)}" if faces else f"{name} 0"


def _asking(pen: _Pen, seen: View) -> None:
    """The question and its options, or how the game ended."""
    top = HEIGHT - _BOTTOM
    if seen.outcome is not None:
        winners = ", ".join(seen.players[seat].name for seat in seen.outcome.winners) or "nobody"
        pen.write(_EDGE, top, f"Won by: {winners} ({seen.outcome.card or seen.outcome.reason})", 15)
    elif seen.asked is not None:
        ask = seen.asked
        card = f" ({ask.card})" if ask.card else ""
        pen.write(_EDGE, top, f"{seen.players[ask.seat].name} is asked: {ask.kind}, {ask.verb.word}{card}", 14)
        pen.write(_EDGE, top + _LINE + 1, ", ".join(ask.options or ()), 12)
