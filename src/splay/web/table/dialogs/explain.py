"""What an icon means at a table now: who has how many, who shares whose effects, and who is hit."""

from collections.abc import Sequence
from dataclasses import dataclass

from splay.position.terms import ICON_NAMES, ICONS
from splay.text.reader import Reader
from splay.views.forecast import clockwise, distant_from, partners_of
from splay.views.view import View


@dataclass(frozen=True, slots=True)
class Explained:
    """An icon, explained to who looks.

    Attributes:
        icon: its name in `terms.ICON_NAMES`.
        counts: how many of it each player shows, by seat.
        lines: what follows from that; nothing for an onlooker.
    """

    icon: str
    counts: tuple[int, ...]
    lines: tuple[str, ...]


def explained(seen: View, name: str, reader: Reader) -> Explained:
    """What the counts of an icon mean.

    Raises:
        IndexError: the edition does not have it.
        ValueError: there is no such icon.
    """
    icon = ICONS[ICON_NAMES.index(name)]
    counts = tuple(player.icons[icon] for player in seen.players)
    return Explained(name, counts, _lines(seen, counts, reader))


def _lines(seen: View, counts: Sequence[int], reader: Reader) -> tuple[str, ...]:
    """Who takes part in the dogmas of who looks, and in whose dogmas they do."""
    seat = seen.seat
    if seat is None or seen.outcome is not None or seen.players[seat].out:
        return ()
    others = tuple(clockwise(seen, seat))
    partners = partners_of(seen, seat)
    # Without a card in hand nobody can pay to share by parley.
    apart = {other for other in distant_from(seen, seat) if not seen.players[other].hand}
    near = [other for other in others if other not in apart]
    paid = [] if seen.players[seat].hand else distant_from(seen, seat)
    of = [other for other in others if other not in paid]
    foes = [other for other in others if other not in partners]
    mine = counts[seat]
    told = (
        (reader.gettext("Share your dogmas: {names}"), [other for other in near if counts[other] >= mine]),
        (reader.gettext("Hit by your demands: {names}"), [other for other in foes if counts[other] < mine]),
        (reader.gettext("You share the dogmas of: {names}"), [other for other in of if mine >= counts[other]]),
        (reader.gettext("You are hit by the demands of: {names}"), [other for other in foes if mine < counts[other]]),
    )
    names = [player.name for player in seen.players]
    return tuple(line.format(names=reader.listed([names[seat] for seat in seats])) for line, seats in told if seats)
