"""A learning curve as a picture, for light and dark surroundings."""

from collections.abc import Sequence
from typing import Final, Protocol

from splay.arena.picture import COLORS, WIDTH
from splay.learning.judging import Judgement

HEIGHT, LEFT, RIGHT, BOTTOM, TOP = 400, 60, 20, 50, 30
COLOR: Final = COLORS[0]
_STYLE: Final = (
    "<style>.paper{fill:#fff}text{fill:#222}.grid{stroke:#ddd}.even{stroke:#777}"
    "@media (prefers-color-scheme:dark){.paper{fill:#1b1c1f}text{fill:#ddd}.grid{stroke:#3a3b40}.even{stroke:#999}}"
    "</style>"
)


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
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" role="img" aria-label="{title}">',
        _STYLE,
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text x="{LEFT}" y="18">{title}</text>',
        *_axes(most),
    ]
    for games, judged in known:
        (x, low), (_, high) = _at(games / most, judged.low), _at(games / most, judged.high)
        lines.append(f'<path class="interval" d="M{x} {low}V{high}" stroke="{COLOR}" stroke-opacity="0.5"/>')
        lines.append('<circle cx="{}" cy="{}" r="3" fill="{}"/>'.format(*_at(games / most, judged.share), COLOR))
    path = " ".join("{},{}".format(*_at(games / most, judged.share)) for games, judged in known)
    lines.append(f'<polyline points="{path}" fill="none" stroke="{COLOR}" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _at(part: float, share: float) -> tuple[float, float]:
    """Where a share stands after this part of the games."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * part, 1), round(TOP + (HEIGHT - BOTTOM - TOP) * (1 - share), 1)


def _axes(most: int) -> list[str]:
    """The axes, and a line where net and yardstick are equally strong."""
    lines = []
    for tenth in (0, 2, 4, 5, 6, 8, 10):
        x, y = _at(0, tenth / 10)
        kind = "even" if tenth == 5 else "grid"
        lines.append(f'<path class="{kind}" d="M{x} {y}H{WIDTH - RIGHT}"/>')
        lines.append(f'<text x="{x - 8}" y="{y + 4}" text-anchor="end">{tenth * 10} %</text>')
    for fourth in range(5):
        x, y = _at(fourth / 4, 0)
        lines.append(f'<text x="{x}" y="{y + 20}" text-anchor="middle">{round(most * fourth / 4)}</text>')
    lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">games of self-play</text>')
    return lines
