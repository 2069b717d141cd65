"""A pen that draws and writes as the pages do: their colors, fonts, patterns and icons."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

from splay.env.picture.outlines import icon_mask, round_mask
from splay.position.terms import COLORS

Paint = tuple[int, int, int]

TABLE: Final = (201, 212, 206)
PANEL: Final = (226, 233, 229)
RAISED: Final = (243, 246, 244)
WHITE: Final = (255, 255, 255)
INK: Final = (20, 32, 28)
SOFT: Final = (64, 80, 74)
"""For words that matter less."""
LINE: Final = (159, 175, 167)
LAMP: Final = (69, 220, 236)
"""The light that says: yours to choose."""
BACK: Final = (42, 58, 52)
ON_BACK: Final = (241, 246, 243)
FILLS: Final = ((203, 58, 44), (239, 184, 26), (38, 127, 71), (29, 105, 181), (123, 63, 159))
"""The five colors, in the order of `terms.COLORS`."""
DEEP: Final = ((150, 25, 13), (102, 75, 0), (20, 88, 44), (11, 69, 128), (87, 33, 116))
"""The same for words and icons on white."""
TINTS: Final = ((251, 241, 240), (254, 250, 239), (240, 246, 242), (239, 244, 250), (246, 242, 248))
"""The same as paper."""
ON_FILLS: Final = (WHITE, (35, 26, 0), WHITE, WHITE, WHITE)
PLAYERS: Final = ((20, 32, 28), (160, 74, 18), (10, 106, 115), (141, 39, 101), (77, 90, 119))
"""The marks of the players, by seat."""

BOLD: Final = 750
PLAIN: Final = 500
UI: Final = "semi-condensed"
NARROW: Final = "condensed"
POSTER: Final = "extra-condensed"
CUT: Final = "…"
_TILE: Final = 420
_FINER: Final = 3
_KEPT: Final = 4000
"""Words kept drawn: those of a card or a player come again and again."""


class Pen:
    """Writes and draws on a picture.  All measures are points, counted from the upper left."""

    def __init__(self, image: Image.Image) -> None:
        self._image = image

    def box(
        self, x: int, y: int, width: int, height: int, fill: Paint, radius: int = 0, edge: Paint | None = None
    ) -> None:
        """Draw a filled box, with an edge inside it if that has a color."""
        if width <= 0 or height <= 0:
            return
        if edge is not None:
            self.box(x, y, width, height, edge, radius)
            self.box(x + 1, y + 1, width - 2, height - 2, fill, max(radius - 1, 0))
        elif radius:
            self._image.paste(fill, (x, y), round_mask(width, height, radius))
        else:
            self._image.paste(fill, (x, y, x + width, y + height))

    def colored(self, x: int, y: int, width: int, height: int, color: int, radius: int = 0) -> None:
        """Draw a box in the color and pattern of cards."""
        part = _pattern(color).crop((0, 0, width, height))
        self._image.paste(part, (x, y), round_mask(width, height, radius) if radius else None)

    def icon(self, x: int, y: int, name: str, size: int, ink: Paint = INK) -> None:
        """Draw an icon of the pages."""
        self._image.paste(ink, (x, y), icon_mask(name, size))

    def words(
        self,
        x: int,
        y: int,
        words: str,
        size: int = 14,
        ink: Paint = INK,
        weight: int = PLAIN,
        room: int | None = None,
        family: str = UI,
    ) -> int:
        """Write a line, cut to the room there is; returns where it ends."""
        if room is not None:
            words = fitting(words, room, size, weight, family)
        if words.strip():
            self._image.paste(ink, (x, y), _written(words, size, weight, family))
        return x + width_of(words, size, weight, family)

    def picture(self, x: int, y: int, part: Image.Image, radius: int) -> None:
        """Place another picture, with round corners."""
        self._image.paste(part, (x, y), round_mask(*part.size, radius))

    def centered(self, x: int, y: int, width: int, words: str, size: int, ink: Paint, weight: int = BOLD) -> None:
        """Write a line in the middle of so much width."""
        self.words(x + (width - width_of(words, size, weight)) // 2, y, words, size, ink, weight)


@lru_cache(_KEPT)
def width_of(words: str, size: int, weight: int = PLAIN, family: str = UI) -> int:
    """How wide a line is."""
    wide: float = _font(size * _FINER, weight, family).getlength(words)
    return round(wide / _FINER)


def fitting(words: str, room: int, size: int, weight: int = PLAIN, family: str = UI) -> str:
    """The words, cut at their end if they are wider than the room."""
    if width_of(words, size, weight, family) <= room:
        return words
    while words and width_of(words + CUT, size, weight, family) > room:
        words = words[:-1]
    return words + CUT if words else ""


@cache
def _font(size: int, weight: int, family: str) -> Any:
    """The font of the pages; Pillow's own where Pillow cannot read that."""
    name = f"web/static/fonts/sofia-sans-{family}-latin-wght-normal.woff2"
    try:
        font = ImageFont.truetype(BytesIO(files("splay").joinpath(name).read_bytes()), size)
        font.set_variation_by_axes([weight])
    except OSError:
        return ImageFont.load_default(size)
    return font


@lru_cache(_KEPT)
def _written(words: str, size: int, weight: int, family: str) -> Image.Image:
    """A line as a mask to paint through, made large and then reduced, so that letters keep their distances."""
    wide, tall = width_of(words, size, weight, family) + 2, size * 4 // 3 + 2
    mask = Image.new("L", (wide * _FINER, tall * _FINER))
    ImageDraw.Draw(mask).text((0, 0), words, font=_font(size * _FINER, weight, family), fill=255)
    return mask.reduce(_FINER)


@cache
def _pattern(color: int) -> Image.Image:
    """A sheet in a color and its pattern, larger than anything that is cut from it."""
    fill = FILLS[color]
    light = tuple((2 * part + 255) // 3 for part in fill)
    dark = (183, 138, 17)
    side = _TILE * _FINER
    sheet = Image.new("RGB", (side, side), fill)
    draw = ImageDraw.Draw(sheet)
    for place, (step, thickness) in enumerate(((9, 1.7), (10, 1.5), (7, 1.8), (8, 1.6), (11, 1.4))):
        if place != color:
            continue
        step *= _FINER
        wide = round(thickness * _FINER)
        for at in range(-side, 2 * side, step):
            if color == COLORS[0]:
                draw.line((at, side, at + side, 0), light, wide)
            elif color == COLORS[1]:
                for half in (0, step // 2):
                    for down in range(half, side, step):
                        draw.ellipse((at + half, down, at + half + 2 * wide, down + 2 * wide), dark)
            elif color == COLORS[2]:
                draw.line((at, 0, at, side), light, wide)
            elif color == COLORS[3]:
                swing = [(across, at + _wave(across)) for across in range(0, side, _FINER)]
                draw.line(swing, light, wide)
            else:
                draw.line((at, side, at + side, 0), light, wide)
                draw.line((at, 0, at + side, side), light, wide)
    return sheet.reduce(_FINER)


def _wave(across: int) -> float:
    """How far a wave is down or up at this place."""
    length = 14 * _FINER
    part = (across % length) / length
    half = (part * 2) % 1
    bow = 4 * half * (1 - half)
    return (-bow if part < 0.5 else bow) * 2.2 * _FINER
