"""The icons of the pages as masks to paint through, read from the same file that the pages draw them from."""

import math
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final
from xml.etree import ElementTree

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]

_SVG: Final = "{http://www.w3.org/2000/svg}"
_PIECE: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_ARC_FLAGS: Final = re.compile(r"(?<=[aA])[^A-Za-z]+")
_FINER: Final = 4
"""Shapes are drawn so many times as large and then reduced, which smooths their edges."""
_BENDS: Final = 12
"""Straight pieces of a curve."""
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
"""Numbers after each command of a path; the icons use no others."""


@cache
def icon_mask(name: str, size: int) -> Image.Image:
    """An icon of the pages, such as ``crown``, in a square of this size: 255 where it is to be painted."""
    symbol = _symbols()[f"i-{name}"]
    left, top, width, height = map(float, symbol.attrib["viewBox"].split())
    scale = size * _FINER / max(width, height)
    mask = Image.new("L", (size * _FINER, size * _FINER))
    for shape in symbol:
        piece = Image.new("L", mask.size)
        for polygon in _polygons(shape):
            part = Image.new("L", mask.size)
            ImageDraw.Draw(part).polygon([((x - left) * scale, (y - top) * scale) for x, y in polygon], fill=255)
            piece = ImageChops.difference(piece, part)  # what two parts cover is a hole
        mask = ImageChops.lighter(mask, piece)
    return mask.reduce(_FINER)


@cache
def round_mask(width: int, height: int, radius: int) -> Image.Image:
    """A box with round corners."""
    mask = Image.new("L", (width * _FINER, height * _FINER))
    box = (0, 0, width * _FINER - 1, height * _FINER - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * _FINER, fill=255)
    return mask.reduce(_FINER)


@cache
def _symbols() -> dict[str, Any]:
    text = files("splay").joinpath("web/static/icons.svg").read_text(encoding="utf-8")
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(text).iter(f"{_SVG}symbol")}


def _polygons(shape: Any) -> list[list[Point]]:
    """The corners of a shape of a symbol."""
    kind = shape.tag.removeprefix(_SVG)
    at = {name: float(value) for name, value in shape.attrib.items() if name in ("cx", "cy", "r", "x", "y")}
    if kind == "circle":
        turn = [2 * math.pi * step / (4 * _BENDS) for step in range(4 * _BENDS)]
        return [[(at["cx"] + at["r"] * math.cos(each), at["cy"] + at["r"] * math.sin(each)) for each in turn]]
    if kind == "rect":
        right, below = at["x"] + float(shape.attrib["width"]), at["y"] + float(shape.attrib["height"])
        return [[(at["x"], at["y"]), (right, at["y"]), (right, below), (at["x"], below)]]
    return list(path_polygons(shape.attrib["d"]))


def path_polygons(path: str) -> Iterator[list[Point]]:
    """The closed parts of the path of an SVG, as corners; curves become a few straight pieces.

    >>> list(path_polygons("M1 1h2v2zM5 5l1 1V8"))
    [[(1.0, 1.0), (3.0, 1.0), (3.0, 3.0)], [(5.0, 5.0), (6.0, 6.0), (6.0, 8.0)]]
    """
    points: list[Point] = []
    start: Point = (0.0, 0.0)
    control: Point | None = None
    for command, numbers in _commands(path):
        kind = command.upper()
        if kind == "Z":
            start = points[0]
            yield points
            points = []
            continue
        x, y = points[-1] if points else start
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "M":
            if len(points) > 1:
                yield points
            points = [(numbers[0] + dx, numbers[1] + dy)]
            continue
        points = points or [start]
        if kind == "H":
            points.append((numbers[0] + dx, y))
        elif kind == "V":
            points.append((x, numbers[0] + dy))
        elif kind == "A":
            points += _arc((x, y), numbers, (numbers[5] + dx, numbers[6] + dy))
        else:
            corners = [(numbers[at] + dx, numbers[at + 1] + dy) for at in range(0, len(numbers), 2)]
            if kind == "S":  # its first control mirrors the last one
                corners.insert(0, (2 * x - control[0], 2 * y - control[1]) if control else (x, y))
            points += _curve((x, y), *corners) if kind in "CS" else corners
            control = corners[1] if kind in "CS" else None
            continue
        control = None
    if points:
        yield points


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """The commands with their numbers; a command that is not repeated goes on as it is, after a move as lines."""
    pieces = _PIECE.findall(_with_flags_apart(path))
    at = 0
    command = ""
    while at < len(pieces):
        if pieces[at].isalpha():
            command, at = pieces[at], at + 1
        count = _TAKES[command.upper()]
        yield command, [float(piece) for piece in pieces[at : at + count]]
        at += count
        command = {"M": "L", "m": "l"}.get(command, command)


def _with_flags_apart(path: str) -> str:
    """The path with spaces around the two flags of every arc, which may stand as ``01`` or ``0 0``."""
    number = r"\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))"
    arc = re.compile(number * 3 + r"\s*,?\s*([01])\s*,?\s*([01])" + number * 2)
    return _ARC_FLAGS.sub(lambda found: arc.sub(r" \1 \2 \3 \4 \5 \6 \7", found[0]), path)


def _curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Points of a cubic Bézier curve, without its start."""
    found = []
    for step in range(1, _BENDS + 1):
        t = step / _BENDS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, first, second, end)
        x = sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True))
        y = sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True))
        found.append((x, y))
    return found


def _arc(start: Point, numbers: list[float], end: Point) -> list[Point]:
    """Points of an arc of a circle, without its start; all arcs of the icons are parts of circles."""
    is_large, is_clockwise = bool(numbers[3]), bool(numbers[4])
    dx, dy = end[0] - start[0], end[1] - start[1]
    chord = math.hypot(dx, dy)
    radius = max(numbers[0], chord / 2)
    height = math.sqrt(max(radius**2 - chord**2 / 4, 0.0))
    side = 1 if is_large != is_clockwise else -1
    middle_x = (start[0] + end[0]) / 2 - side * height * dy / chord
    middle_y = (start[1] + end[1]) / 2 + side * height * dx / chord
    begin = math.atan2(start[1] - middle_y, start[0] - middle_x)
    turn = math.atan2(end[1] - middle_y, end[0] - middle_x) - begin
    if is_clockwise and turn < 0:
        turn += 2 * math.pi
    if not is_clockwise and turn > 0:
        turn -= 2 * math.pi
    steps = 2 * _BENDS
    angles = [begin + turn * step / steps for step in range(1, steps + 1)]
    return [(middle_x + radius * math.cos(angle), middle_y + radius * math.sin(angle)) for angle in angles]
