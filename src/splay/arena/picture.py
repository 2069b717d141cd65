"""Drawings as SVG, made of boxes, lines and words, for light and dark surroundings."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, quoteattr

WIDTH: Final = 720
COLORS: Final = ("#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951")
"""For what is told apart; they can be seen on white and on black."""
_STYLE: Final = (
    "<style>.paper{fill:#fff}.thin{stroke:#555}.grid{stroke:#ddd}text{fill:#222}@media (prefers-color-scheme:dark)"
    "{.paper{fill:#1b1c1f}.thin{stroke:#aaa}.grid{stroke:#3a3b40}text{fill:#ddd}}</style>"
)


class Picture:
    """A drawing, the same for the same figures."""

    def __init__(self, height: float, title: str) -> None:
        self._lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" font-family="sans-serif" '
            f'font-size="13" role="img" aria-label={quoteattr(title)}>',
            _STYLE,
            f'<rect class="paper" width="{WIDTH}" height="{height:g}"/>',
        ]

    def box(self, x: float, y: float, width: float, height: float, color: str) -> None:
        """A filled box."""
        self._lines.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{color}"/>')

    def line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A thin line."""
        self._lines.append(f'<path class="thin" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>')

    def grid_line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A line that is hardly seen, to compare heights by."""
        self._lines.append(f'<path class="grid" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>')

    def trace(self, points: Iterable[tuple[float, float]], color: str) -> None:
        """A line through points."""
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._lines.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')

    def dot(self, x: float, y: float, color: str, radius: float = 5) -> None:
        """A filled circle."""
        self._lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{color}"/>')

    def write(self, x: float, y: float, words: str, anchor: str = "start") -> None:
        """Words, on a line."""
        self._lines.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>')

    def svg(self) -> str:
        """The text of the drawing."""
        return "\n".join([*self._lines, "</svg>", ""])

    def save(self, file: Path) -> None:
        """Write it down."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.svg(), encoding="utf-8")
