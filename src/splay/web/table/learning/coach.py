"""The coach of ordinary games: what happens to somebody for the first time is said in a sentence, beside the table."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from splay.lessons import firsts
from splay.lessons.firsts import KINDS, First
from splay.text.coach import coached, keyword
from splay.web.html.coach_memory import CoachMemory
from splay.web.table.context.view_context import TableStep
from splay.web.table.context.vocabulary import Vocabulary

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


def coach(
    found: Mapping[str, First] | None, told: CoachMemory | None, at: TableStep, vocabulary: Vocabulary
) -> Coached | None:
    """What the coach says now; None: nothing.

    Args:
        found: what has happened, by kind; None: nothing can be said now.
        told: what was said before.
        at: the table and the step.
        vocabulary: how things are named.
    """
    if found is None or told is None:
        return None
    said = told.at(at.table, at.step)
    new = next((kind for kind in KINDS if kind in found and not told.has(kind)), "")
    kind = new if said is None else said
    if kind not in found:
        return None
    near = [_NEAR[kind]] if kind in _NEAR else []
    return Coached(
        kind,
        coached(found[kind], vocabulary.narration),
        keyword(kind),
        at.table,
        at.url,
        vocabulary.edition,
        json.dumps([*near, "#ask"]),
    )
