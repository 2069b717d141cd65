"""A learning curve as a picture, for light and dark surroundings."""

from collections.abc import Sequence
from typing import Final, Protocol

from splay.arena.picture import COLORS, WIDTH, Picture
from splay.learning.judging import Judgement

HEIGHT, LEFT, RIGHT, BOTTOM, TOP = 400, 60, 20, 50, 30
COLOR: Final = COLORS[0]


class Judged(Protocol):
    """A point of the curve; see `training.Point`."""

    @property
    def games(self) -> int:
        """Played so far."""

    @property
    def judged(self) -> Judgement | None:
        """What games against the yardstick have shown."""


def drawn(points: Sequence[Judged], yardstick: str) -> str:
    """The share of games won against a yardstick, by games of self-play, as SVG.

    Args:
        points: of the curve; those that were not judged are left out.
        yardstick: whom they were played against.
    """
    known = [(point.games, point.judged) for point in points if point.judged is not None]
    most = max([games for games, _ in known], default=1)
    title = f"Games won against {yardstick}, with 95 % intervals"
    picture = Picture(HEIGHT, title)
    picture.write(LEFT, 18, title)
    _draw_axes(picture, most)
    for games, judged in known:
        part = games / most
        picture.line(*_at(part, judged.low), *_at(part, judged.high))
        picture.dot(*_at(part, judged.share), COLOR, 3)
    picture.trace([_at(games / most, judged.share) for games, judged in known], COLOR)
    return picture.svg()


def _at(part: float, share: float) -> tuple[float, float]:
    """Where a share stands after this part of the games."""
    return LEFT + (WIDTH - LEFT - RIGHT) * part, TOP + (HEIGHT - BOTTOM - TOP) * (1 - share)


def _draw_axes(picture: Picture, most: int) -> None:
    """The axes, and a line where net and yardstick are equally strong."""
    for tenth in (0, 2, 4, 5, 6, 8, 10):
        x, y = _at(0, tenth / 10)
        draw = picture.line if tenth == 5 else picture.grid_line
        draw(x, y, WIDTH - RIGHT, y)
        picture.write(x - 8, y + 4, f"{tenth * 10} %", "end")
    for fourth in range(5):
        x, y = _at(fourth / 4, 0)
        picture.write(x, y + 20, str(round(most * fourth / 4)), "middle")
    picture.write(WIDTH / 2, HEIGHT - 8, "games of self-play", "middle")
