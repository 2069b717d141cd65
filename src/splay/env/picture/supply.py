"""The top of the picture: whose turn it is, decks, achievements, junk pile."""

from typing import Final

from splay.env.picture.pen import BACK, BOLD, INK, LINE, ON_BACK, PANEL, PLAYERS, POSTER, RAISED, SOFT, WHITE, Pen
from splay.env.picture.zones import Area
from splay.rules.turn_actions import points_needed
from splay.text.reader import IN_ENGLISH
from splay.text.special_achievements import short_condition
from splay.views.view import View

_TURN: Final = 208
_DECK: Final = 58
_SPECIAL: Final = 76


def supply(pen: Pen, seen: View, zone: Area) -> None:
    """Draw the middle of the table."""
    pen.box(*zone, PANEL)
    pen.box(zone.x, zone.height - 1, zone.width, 1, LINE)
    pen.icon(10, 10, "logo", 38)
    pen.words(56, 6, *_turn(seen)[:1], 17, INK, BOLD, _TURN - 50)
    pen.words(56, 29, _turn(seen)[1], 14, SOFT, room=_TURN - 50)
    x = _TURN
    for age in range(1, len(seen.decks)):
        _deck(pen, seen, age, x)
        x += _DECK
    x += 6
    for name in seen.rules.special_achievements:
        _special(pen, seen, name, x)
        x += _SPECIAL
    if seen.junk or seen.junked:
        pen.icon(x + 4, 8, "junk", 20, SOFT)
        pen.words(x + 28, 9, str(len(seen.junk)), 15, SOFT, BOLD)


def _turn(seen: View) -> tuple[str, str]:
    """Whose turn it is, and what is left of it."""
    edition = f"edition {seen.edition}"
    if seen.outcome is not None:
        return "The game is over", f"{edition}, turn {seen.turn}"
    if seen.active < 0:
        return (
            edition.capitalize(),
            f"First cards: {seen.chosen} of {sum(not player.out for player in seen.players)} chosen",
        )
    whose = f"Turn {seen.turn}: {seen.players[seen.active].name}"
    left = "1 action" if seen.actions_left == 1 else f"{seen.actions_left} actions"
    return whose, f"{left} left, {edition}"


def _deck(pen: Pen, seen: View, age: int, x: int) -> None:
    """A deck with its number of cards; below, its achievement: the points it needs, or whose it is."""
    count = seen.decks[age]
    if count:
        pen.box(x, 7, 28, 34, BACK, 4)
        pen.centered(x, 13, 28, str(age), 17, ON_BACK)
    else:
        pen.box(x, 7, 28, 34, RAISED, 4, LINE)
        pen.centered(x, 13, 28, str(age), 17, LINE)
    pen.words(x + 31, 5, f"×{count}" if count else "–", 14, INK if count else SOFT, BOLD)
    owners = [player.seat for player in seen.players for owned in player.achievements if owned == age]
    if age in seen.available:
        pen.icon(x + 30, 24, "seat-1", 24, INK)
        pen.icon(x + 31, 25, "seat-1", 22, WHITE)
        pen.centered(x + 30, 29, 24, str(points_needed(age)), 11, INK)
        if owners:
            mark(pen, owners[0], x + 6, 42, 15)
        return
    for place, seat in enumerate(owners[:3]):
        mark(pen, seat, x + 31 - 17 * max(place - 1, 0), 24 + 17 * min(place, 1), 16)


def _special(pen: Pen, seen: View, name: str, x: int) -> None:
    """A special achievement: what it takes, or whose it is."""
    owner = next((player.seat for player in seen.players if name in player.specials), None)
    is_free = name in seen.specials
    width = _SPECIAL - 5
    pen.box(x, 5, width, 47, RAISED if is_free else PANEL, 5, LINE)
    pen.words(x + 6, 7, IN_ENGLISH.special(name), 16, INK if is_free else SOFT, BOLD, width - 8, POSTER)
    if owner is not None:
        mark(pen, owner, x + 6, 28, 19)
    elif not is_free:
        pen.icon(x + 6, 28, "junk", 18, SOFT)
    else:
        told = short_condition(name, seen.rules, IN_ENGLISH)
        for row, line in enumerate(_halves(told)):
            pen.words(x + 6, 24 + 13 * row, line, 12, SOFT, room=width - 8, family=POSTER)


def _halves(words: str) -> tuple[str, str]:
    """A few words in two lines, the longer one first."""
    parts = words.split()
    half = (len(parts) + 1) // 2
    return " ".join(parts[:half]), " ".join(parts[half:])


def mark(pen: Pen, seat: int, x: int, y: int, size: int) -> None:
    """The mark of a player: its shape and color, and its seat."""
    pen.icon(x, y, f"seat-{seat + 1}", size, PLAYERS[seat])
    pen.centered(x, y + (size - size * 3 // 4) // 2 - 1, size, str(seat), size * 5 // 8, WHITE)
