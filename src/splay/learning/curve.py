"""A learning curve as a picture."""

from collections.abc import Sequence
from typing import Protocol

from splay.arena.intervals import wilson

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 400, 60, 50, 30


class Judged(Protocol):
    """A point of the curve; see `training.Point`."""

    games: int
    wins: int | None


def drawn(points: Sequence[Judged], judged: int, yardstick: str) -> str:
    """The share of games won against a yardstick, by games of self-play, as SVG.

    Args:
        points: of the curve; those without wins are left out.
        judged: games of each of them.
        yardstick: whom they were played against.
    """
    known = [(point.games, point.wins) for point in points if point.wins is not None]
    most = max([games for games, _ in known], default=1)
    wide, high = WIDTH - LEFT - 20, HEIGHT - BOTTOM - TOP

    def at(games: float, share: float) -> tuple[float, float]:
        return round(LEFT + wide * games / most, 1), round(TOP + high * (1 - share), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        ' font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" fill="#222">Games won against {yardstick}, with 95 % intervals</text>',
    ]
    for tenth in range(0, 11, 2):
        x, y = at(0, tenth / 10)
        lines.append(f'<line x1="{x}" y1="{y}" x2="{WIDTH - 20}" y2="{y}" stroke="#ddd"/>')
        lines.append(f'<text x="{x - 8}" y="{y + 4}" text-anchor="end" fill="#222">{tenth * 10} %</text>')
    for fourth in range(5):
        x, y = at(most * fourth / 4, 0)
        lines.append(f'<text x="{x}" y="{y + 20}" text-anchor="middle" fill="#222">{round(most * fourth / 4)}</text>')
    lines.append(
        f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle" fill="#222">games of self-play</text>'
    )
    for games, wins in known:
        share = wilson(wins / judged, judged)
        (x, y), (_, end) = at(games, share.low), at(games, share.high)
        lines.append(f'<line x1="{x}" y1="{y}" x2="{x}" y2="{end}" stroke="#9bc"/>')
    path = " ".join("{},{}".format(*at(games, wins / judged)) for games, wins in known)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#257" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"
