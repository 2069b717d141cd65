"""How much time players have, in words and numerals."""

from typing import Final

from splay.store.clocks import HOUR, MINUTE, SITTING, STAND_IN, TimeControl
from splay.text.reader import Reader

DAY: Final = 24 * HOUR


def control_words(control: TimeControl, reader: Reader) -> tuple[str, str]:
    """How much time each player has, and what happens when it is used up."""
    if control.kind == SITTING:
        minutes = round(control.budget / MINUTE)
        each = reader.gettext("{minutes} min each").format(minutes=minutes)
        if control.free:
            said = reader.gettext("{minutes} min each, {seconds} s free per answer")
            each = said.format(minutes=minutes, seconds=round(control.free))
    else:
        each = reader.gettext("{time} per move").format(time=span(control.budget, reader))
    if control.then == STAND_IN:
        return each, reader.gettext("when time is up, a computer steps in")
    return each, reader.gettext("when time is up, the game is lost")


def span(seconds: float, reader: Reader) -> str:
    """A time in days and hours, or in minutes, rounded down; `clock.js` writes it the same way."""
    if seconds >= 2 * DAY:
        days, rest = divmod(int(seconds), int(DAY))
        hours = rest // int(HOUR)
        if not hours:
            return reader.gettext("{days} d").format(days=days)
        return reader.gettext("{days} d {hours} h").format(days=days, hours=hours)
    if seconds >= HOUR:
        return reader.gettext("{hours} h").format(hours=int(seconds // HOUR))
    return reader.gettext("{minutes} min").format(minutes=int(seconds // MINUTE))


def numerals(seconds: float) -> str:
    """What a clock for a sitting shows, rounded down.

    >>> numerals(401.9), numerals(38), numerals(3723)
    ('6:41', '0:38', '1:02:03')
    """
    minutes, rest = divmod(int(max(0.0, seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
