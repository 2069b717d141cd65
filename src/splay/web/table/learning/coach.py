"""The coach of ordinary games: what happens to somebody for the first time is said in a sentence, beside the table."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from splay.host.live_table import LiveTable
from splay.host.steps import sight
from splay.lessons import firsts
from splay.lessons.firsts import KINDS, First, ToldPick
from splay.store.rows import COMPUTER, DEVICE, FRIENDS
from splay.text.coach import coached, keyword
from splay.web.html.sentences import PageNarration
from splay.web.table.context.scene import Scene

ORDINARY: Final = (COMPUTER, DEVICE, FRIENDS)
"""Kinds of tables that have a coach: at all others something else is said."""
_NEAR: Final[Mapping[str, str]] = {
    firsts.CAN_ACHIEVE: '#ask .act[data-key~="A"]',
    firsts.JUNKED: ".junk",
    firsts.JUNKED_SPECIAL: ".junk",
}
"""What some kinds are about; it is said beside that.  For all others, that is the question."""


@dataclass(frozen=True, slots=True)
class Coached:
    """What the coach says.

    Attributes:
        kind: as in `lessons.firsts`.
        says: the sentence.
        keyword: the keyword of the rules that tells more.
        table, url, edition: of the table.
        near: what it is about, as selectors in JSON; it is said beside the first that is in sight.
    """

    kind: str
    says: Markup
    keyword: str
    table: str
    url: str
    edition: int
    near: str


def coach(scene: Scene) -> Coached | None:
    """What the coach says now; None: nothing."""
    now, told = scene.seen, scene.told
    if told is None:
        return None
    if scene.table.kind not in ORDINARY or now.asked is None or now.seat is None or now.asked.seat != now.seat:
        return None
    if not scene.showing.is_rest or scene.showing.picked or scene.showing.hinting is not None or now.active < 0:
        return None  # it would cover a hint
    found = scene.live.once((happened, now.seat), happened, scene.live, scene)
    said = told.at(scene.table.id, scene.step)
    new = next((kind for kind in KINDS if kind in found and not told.has(kind)), "")
    kind = new if said is None else said
    if kind not in found:
        return None
    voice = PageNarration(now.seat, scene.names, now.rules, scene.reader)
    near = [_NEAR[kind]] if kind in _NEAR else []
    return Coached(
        kind,
        coached(found[kind], voice),
        keyword(kind),
        scene.table.id,
        scene.url,
        now.edition,
        json.dumps([*near, "#ask"]),
    )


def happened(live: LiveTable, scene: Scene) -> dict[str, First]:
    """All that has happened since the last choice of who looks, with what it came of."""
    seat = scene.sight.seat
    picks = live.picks
    new = next((at for at in reversed(range(len(picks))) if picks[at].seat == seat and not picks[at].auto), 0)
    begin = next((at for at in reversed(range(new + 1)) if picks[at].begins_action), 0) if picks else 0
    told = live.told(seat)
    since = [
        ToldPick(pick.seat, pick.option, pick.begins_action, live.step_of(begin + at), told[begin + at])
        for at, pick in enumerate(picks[begin:])
    ]
    return firsts.firsts(since, new - begin, scene.seen, lambda step: sight(live, seat, step).view)
