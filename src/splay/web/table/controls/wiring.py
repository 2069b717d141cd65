"""What a click on the table does, as attributes for htmx.

None of them names the step that is shown or the number of the decision: elements that look the same stay the same.
Both are in the element `wiring` of the table, and are sent along.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from splay.position.terms import PASS
from splay.web.html.cards import CardFace, PileFace
from splay.web.table.context.movement import LastMove
from splay.web.table.controls.bar import IS_PICKED, LAST, ONCE, SWAP, Clickable
from splay.web.table.controls.labels import card_said, card_told, row_said
from splay.web.table.preview.badges import PreviewBadge

WHEN: Final = {"hx-include": "#wiring"}
"""The step and the decision are sent along."""
Attrs = Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class Wiring:
    """What is the same for everything on a table that can be clicked.

    Attributes:
        url: the address of the table.
        hint: number of the decision whose hint is shown, which stays while one looks around; None: none is.
        marks: whether several cards are marked, and picked only when they are confirmed: js/marking.js.
    """

    url: str
    hint: int | None = None
    marks: bool = False

    def opens(self, what: str) -> dict[str, str]:
        """Attributes of what opens a pile, a deck or a zone: ``pile/0/red``, ``age/4``."""
        return {"hx-get": f"{self.url}/look/{what}", "hx-target": "#look", "hx-swap": "innerHTML", **WHEN}

    def pick(self, clickable: Clickable | None) -> Attrs:
        """Attributes of what picks this, or first shows what would follow; none for what cannot be picked."""
        if clickable is None:
            return {}
        place = {"data-place": str(clickable.place)} if clickable.place else {}
        keys = {"data-key": clickable.keys or clickable.key or None}
        if self.marks and clickable.option != PASS:
            return {"data-mark": clickable.option, **keys, "aria-pressed": "false", **place}
        chosen = self._shows(clickable.option) if clickable.confirm else self._picks(clickable.option)
        return {**chosen, **keys, "aria-pressed": "true" if clickable.state == IS_PICKED else None, **place}

    def _picks(self, option: str) -> dict[str, str]:
        return {"hx-post": f"{self.url}/picks", "hx-vals": json.dumps({"option": option}), **WHEN, **SWAP, **ONCE}

    def _shows(self, option: str) -> dict[str, str]:
        hint = "" if self.hint is None else f"&hint={self.hint}"
        return {"hx-get": f"{self.url}/table?picked={quote(option)}{hint}", **WHEN, **SWAP, **LAST}

    def face(
        self,
        face: CardFace,
        clickable: Clickable | None,
        moved: LastMove | None,
        what: str = "",
        threat: PreviewBadge | None = None,
        fores: Sequence[PreviewBadge] = (),
    ) -> Attrs:
        """Attributes of the one element that is this card: what it is, where it came from, what it does.

        Args:
            face: the card.
            clickable: what picking it would do, if it may be picked.
            moved: what has moved last, if that is to be seen here.
            what: what it opens if it cannot be picked; empty: nothing.
            threat: what it means for who looks, as a card of another player.
            fores: what its dogma would do now, as a top card of one's own.
        """
        came = {"data-from": moved.source} if moved and moved.source and moved.is_card(face.id) else {}
        said = {**card_said(face, clickable, threat), **card_told(face, fores)}
        more = self.opens(what) if what else {}
        return {"id": f"card-{face.id}", "data-card": face.id, **said, **came, **(self.pick(clickable) or more)}

    def line(
        self,
        pile: PileFace,
        clickable: Clickable | None,
        moved: LastMove | None,
        what: str,
        threat: PreviewBadge | None = None,
    ) -> Attrs:
        """The same for a pile in one line; a card that has gone below the top one glides into the line, too."""
        attrs = {**self.face(pile.top, clickable, moved, what), **row_said(pile.top, clickable, threat)}
        if moved and moved.source and pile.has(moved.card):
            attrs |= {"data-from": moved.source}
        return attrs


@dataclass(frozen=True, slots=True)
class Controls:
    """What can be picked on the table, and what a click does.

    Attributes:
        lights: what is clickable, as in `AskBar.clickable`.
        wiring: what a click does.
    """

    lights: Mapping[str, Clickable]
    wiring: Wiring

    def clickable(self, kind: str, what: object) -> Clickable | None:
        """What picking this would do, if it may be picked: a card, a deck, an achievement, a color, a player."""
        return self.lights.get(f"{kind}:{what}")
