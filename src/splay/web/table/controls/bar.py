"""What the question bar shows, as plain data for its template."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY
from splay.position.terms import PASS
from splay.views.view import View
from splay.web.html.cards import CardFace
from splay.web.table.context.mark import Mark
from splay.web.table.context.view_context import TableStep
from splay.web.table.preview.consequences import Consequences

SWAP: Final = {"hx-target": "#table", "hx-swap": "outerMorph transition:true"}
"""An answer brings the whole table."""
ONCE: Final = {"hx-sync": "#ask:queue first"}
"""What changes the game waits for its turn, too: `table.js` sees to it that it is sent once."""
LAST: Final = {"hx-sync": "#ask:queue last"}
"""Of what is only looked at, the last wish waits for its turn."""
ACTION_SIGN: Final = {DRAW: "deck", MELD: "hand", DOGMA: "dogma", PARLEY: "link", ACHIEVE: "achievement"}
"""The name of the sign of each action."""
IS_LIT: Final = "is-lit"
IS_PICKED: Final = "is-picked"
CONFIRM: Final = "confirm"
WAIT: Final = "wait"
OVER: Final = "over"
"""Modes of the question bar that other parts of the page ask for, see `AskBar.mode`."""


@dataclass(frozen=True, slots=True)
class Clickable:
    """Something on the table that can be chosen by clicking it.

    Attributes:
        option: what it answers.
        key: the key shown on it; may be empty.
        confirm: whether it asks for a confirmation first.
        state: CSS class: ``is-lit``, or ``is-picked`` while it waits for the confirmation.
        keys: what to press, as the attribute ``data-key`` has it: ``M1 1``.
        place: which of the options of a hint it is, counted from 1; 0: none.
        said: what choosing it means, for somebody who does not see that it is lit; see `labels`.
    """

    option: str
    key: str
    confirm: bool
    state: str = IS_LIT
    keys: str = ""
    place: int = 0
    said: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """A button.

    Attributes:
        label: its words.
        attrs: what it does, as attributes for htmx.
        key: the key shown on it.
        keys: as in `Clickable`; the key alone if empty.
        sign: name of a sign before the words; may be empty.
        css: further CSS classes.
        note: a second line, or the title of a small button.
        aside: what stands in brackets after the words, and is only heard where the bar is narrow.
        off: why it cannot be done; empty if it can.
        href: an address to go to, for a link.
        form: an address to post to without htmx, because the whole page changes.
        values: what the form sends.
        place: as in `Clickable`.
        is_on: whether it is pressed and stays so; None for a button that does something once.
    """

    label: str
    attrs: Mapping[str, str] = field(default_factory=dict)
    key: str = ""
    keys: str = ""
    sign: str = ""
    css: str = ""
    note: str = ""
    aside: str = ""
    off: str = ""
    href: str = ""
    form: str = ""
    values: Mapping[str, str] = field(default_factory=dict)
    place: int = 0
    is_on: bool | None = None

    @property
    def all_attrs(self) -> dict[str, str | None]:
        """Everything but its class; a button that is off does nothing, and says why."""
        if self.off:
            return {"aria-disabled": "true", "data-explain": self.off, "aria-description": self.off}
        keys = self.keys or self.key
        place = {"data-place": str(self.place)} if self.place else {}
        pressed = {} if self.is_on is None else {"aria-pressed": "true" if self.is_on else "false"}
        return {
            **self.attrs,
            "data-key": keys or None,
            "data-explain": self.note or None,
            "aria-description": self.note or None,
            **place,
            **pressed,
        }


@dataclass(frozen=True, slots=True)
class Act:
    """One of the big buttons of a turn.

    Attributes:
        name: ``draw``, ``meld``, ``dogma``, ``achieve`` or ``parley``.
        button: the button.
        is_on: whether its cards alone are clickable.
    """

    name: str
    button: Button
    is_on: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as a button.

    Attributes:
        option: what it answers.
        label: its words.
        key: the key that chooses it.
        keys: as in `Clickable`.
        face: the card, for a chip.
        mark: the player.
        sign: name of a sign before the words.
        value: the value of a back; 0: none.
        change: what would change: an icon and by how much.
        note: a few words more.
        follows: what else would follow: points, achievements, the end of the game.
        on_table: whether it is lit on the table, too.
        place: as in `Clickable`.
    """

    option: str
    label: str
    key: str = ""
    keys: str = ""
    face: CardFace | None = None
    mark: Mark | None = None
    sign: str = ""
    value: int = 0
    change: tuple[tuple[str, int], ...] = ()
    note: str = ""
    follows: tuple[str, ...] = ()
    on_table: bool = False
    place: int = 0

    @property
    def declines(self) -> bool:
        """Whether it is the answer that does nothing."""
        return self.option == PASS


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What would follow from an answer.

    Attributes:
        change: icons that would become more or fewer, each with by how much.
        follows: what else: points, achievements, the end of the game.
    """

    change: tuple[tuple[str, int], ...] = ()
    follows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MarkStep:
    """What the bar says once so many cards are marked.

    Attributes:
        label: of the button that confirms them, or how many are missing.
        said: how many are marked.
        is_enough: whether they can be confirmed.
    """

    label: str
    said: str
    is_enough: bool


@dataclass(frozen=True, slots=True)
class Marking:
    """How several cards are marked and confirmed at once.

    Attributes:
        address: where they are sent.
        is_ordered: whether the order of marking counts.
        fills_up: whether all cards go, so that the last one is marked along with the one before.
        may_decline: whether none may be taken.
        steps: what the bar says, by the number of cards marked; the last is the most.
        points: what each card adds to the points, if they are scored.
        before: the points now.
        is_foreseen: whether what would follow from the marked cards can be asked for, at the same address.
    """

    address: str
    is_ordered: bool
    fills_up: bool
    may_decline: bool
    steps: tuple[MarkStep, ...]
    points: Mapping[str, int]
    before: int
    is_foreseen: bool = False

    @property
    def told(self) -> dict[str, str | None]:
        """What the script needs to know, as attributes."""
        steps = [{"label": each.label, "said": each.said, "enough": each.is_enough} for each in self.steps]
        return {
            "data-steps": json.dumps(steps),
            "data-ordered": "" if self.is_ordered else None,
            "data-fills-up": "" if self.fills_up else None,
            "data-declines": "" if self.may_decline else None,
        }


@dataclass(frozen=True, slots=True)
class AskingEffect:
    """The effect that asks.

    Attributes:
        face: its card.
        effect: its number; 0: the card as a whole.
        role: who activated it and why who is asked is in it.
        sentence: its words.
        why: what may be chosen, for somebody who has never played.
        keyword: the keyword at stake, as the rules have it; may be empty.
    """

    face: CardFace
    effect: int
    role: str
    sentence: Markup
    why: str = ""
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class AskBar:
    """The question bar.

    Attributes:
        at: the table and the step shown.
        number: of the decision; None: nothing is asked of who looks.
        mode: ``acts``, ``confirm``, ``question``, ``wait``, ``undo`` or ``over``.
        title: the question, or what goes on.
        sub: a line below it.
        mark: whom it is about.
        asking: the effect that asks, for oneself or for another.
        acts: the big buttons of a turn.
        answers: what may be answered to an effect.
        preview: what would follow from what waits for its confirmation.
        buttons: the other buttons, the most important one last.
        secondary: the small buttons beside them: a hint, taking back, beginning again.
        clickable: what is lit on the table, by ``card:<name>``, ``deck:<age>``, ``achievement:<age>``,
            ``color:<color>`` and ``player:<seat>``.
        counted: the icon that is compared now; empty if none is.
        after: the own icon counts that would follow from what is about to be confirmed, where certain.
        hint: number of the decision whose hint is shown, which stays while one looks around; None: none is.
        news: what has just become known beside the question: an undo refused, a rematch; empty if nothing has.
        thinks: whether the one whom it is about is a program that may be thinking.
        marking: how several cards are marked; None where one answer is asked for.
    """

    at: TableStep
    mode: str
    title: Markup
    number: int | None = None
    sub: Markup = field(default_factory=Markup)
    mark: Mark | None = None
    asking: AskingEffect | None = None
    acts: tuple[Act, ...] = ()
    answers: tuple[Answer, ...] = ()
    preview: Consequences | None = None
    buttons: tuple[Button, ...] = ()
    secondary: tuple[Button, ...] = ()
    clickable: Mapping[str, Clickable] = field(default_factory=dict)
    counted: str = ""
    after: tuple[int, ...] | None = None
    hint: int | None = None
    news: str = ""
    thinks: bool = False
    marking: Marking | None = None

    @property
    def lists_all(self) -> bool:
        """Whether every answer has a button: not if all are cards on the table of which no more is to be said."""
        takers = [answer for answer in self.answers if not answer.declines]
        return not all(
            answer.on_table and answer.face is not None and not (answer.change or answer.follows) for answer in takers
        )

    def attrs(self, clickable: Clickable) -> dict[str, str | None]:
        """The attributes that let a lit thing be chosen."""
        place = {"data-place": str(clickable.place)} if clickable.place else {}
        if self.marking is not None and clickable.option != PASS:
            return {
                "data-mark": clickable.option,
                "data-key": clickable.keys or clickable.key or None,
                "aria-pressed": "false",
                **place,
            }
        chosen: dict[str, str] = (
            self.looks(picked=clickable.option) if clickable.confirm else self.picks(clickable.option)
        )
        pressed = "true" if clickable.state == IS_PICKED else None
        return {**chosen, "data-key": clickable.keys or clickable.key or None, "aria-pressed": pressed, **place}

    def picks(self, option: str) -> dict[str, str]:
        """Attributes of what answers the question: the number says which one is meant."""
        values = json.dumps({"option": option, "number": self.number or 0, "at": self.at.step})
        return {"hx-post": f"{self.at.url}/picks", "hx-vals": values, **SWAP, **ONCE}

    def sends(self, address: str) -> dict[str, str]:
        """Attributes of a form that answers the question."""
        return {"hx-post": address, **SWAP, **ONCE}

    def looks(self, **wish: str) -> dict[str, str]:
        """Attributes of what shows the table with a wish: an option to confirm, an action."""
        kept = {} if self.hint is None else {"hint": str(self.hint)}
        wishes = "".join(f"&{name}={quote(value)}" for name, value in {**kept, **wish}.items())
        return {"hx-get": f"{self.at.url}/table?at={self.at.step}{wishes}", **SWAP, **LAST}


def posts(address: str, **values: object) -> dict[str, str]:
    """Attributes of what does something else at a table."""
    return {"hx-post": address, **({"hx-vals": json.dumps(values)} if values else {}), **SWAP, **ONCE}


def faces_here(seen: View) -> frozenset[str]:
    """The names of the cards that lie on the table to be clicked: in the own hand, and on top of every pile."""
    tops = {pile.cards[0].name for player in seen.players for pile in player.piles}
    own = seen.players[seen.seat].hand if seen.seat is not None else ()
    return frozenset(tops.union(face.name for face in own if hasattr(face, "name")))
