"""The page of a table, in parts: each template gets the part that it draws, by name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from splay.host.reports import may_be_reported
from splay.position.decision import OPENING
from splay.position.ruleset import Ruleset
from splay.store import Talk
from splay.store.rows import COMPUTER, UNLISTED
from splay.web.requests.addresses import table_url
from splay.web.table.board.boards import Boards, boards_of
from splay.web.table.board.supply import Header, supply
from splay.web.table.context.facts import QuestionFacts, page_facts
from splay.web.table.context.view_context import Showing, ViewContext
from splay.web.table.controls.bar import CONFIRM, OVER, WAIT, AskBar
from splay.web.table.controls.wiring import Controls, Wiring
from splay.web.table.learning.content import Learning, learning_of
from splay.web.table.log.turns import LogView, log_view, telling
from splay.web.table.page.focus import Focus, focus_of
from splay.web.table.page.recap import Recap, recap_of
from splay.web.table.preview.badges import PreviewBadges, own_badges, threats
from splay.web.table.question.question import ask_bar

SWAP: Final = "outerMorph transition:true"
"""How the table is exchanged for its next state."""
Attrs = dict[str, str]


@dataclass(frozen=True, slots=True)
class Frame:
    """Which table is shown, at which step.

    Attributes:
        id: of the table.
        title: whose turn it is, or what else matters, for the tab of the browser.
        version: of what is stored; grows with every change.
        rules: what is played with.
        seat: who looks; None: somebody who looks on.
        step: the step that is shown.
        showing: how.
        address: by which the page can be opened again; at an old step, if that was asked for.
        now: the server's time, in seconds since 1970, by which clocks run.
        due: from when on something else may be done at this table, though nothing happens; None: never.
        is_confirming: whether what would be picked waits to be confirmed.
    """

    id: str
    title: str
    version: int
    rules: Ruleset
    seat: int | None
    step: int
    showing: Showing
    address: str
    now: float
    due: float | None
    is_confirming: bool

    @property
    def edition(self) -> int:
        """The number of the edition."""
        return self.rules.number

    @property
    def url(self) -> str:
        """The address of the table."""
        return table_url(self.id)

    @property
    def here(self) -> str:
        """The address of the table as it is shown now, whatever will have happened."""
        hint = None if self.showing.hinting is None else str(self.showing.hinting.number)
        kept = {"picked": self.showing.picked, "act": self.showing.act, "hint": hint}
        more = "".join(f"&{name}={quote(value)}" for name, value in kept.items() if value)
        return f"{self.url}/table?at={self.step}{more}"

    def goes(self, address: str) -> Attrs:
        """The attributes that make an element show the table from an address."""
        return {"hx-get": address, "hx-target": "#table", "hx-swap": SWAP}


@dataclass(frozen=True, slots=True)
class TalkPart:
    """What people say to each other.

    Attributes:
        lines: what was said, the latest last.
        is_open: whether who looks talks here, and hears what is said; there may be nobody to talk to.
        may_report: whether others may sit here, whose names or words can be reported.
    """

    lines: tuple[Talk, ...]
    is_open: bool
    may_report: bool


@dataclass(frozen=True)
class TablePage:
    """The page of a table.

    Attributes:
        frame: which table is shown, at which step.
        header: decks and achievements.
        boards: the players, and the own hand.
        ask: the question bar.
        recap: what has happened.
        focus: the card that is shown large first.
        learning: help for who looks.
        log: the whole game.
        talk: what people say.
    """

    frame: Frame
    header: Header
    boards: Boards
    ask: AskBar
    recap: Recap
    focus: Focus
    learning: Learning
    log: LogView
    talk: TalkPart

    def parts(self) -> dict[str, Any]:
        """What templates get, by name."""
        names = ("frame", "header", "boards", "ask", "recap", "focus", "learning", "log", "talk")
        return {**{name: getattr(self, name) for name in names}, "may_leave": self.may_leave}

    @property
    def may_leave(self) -> bool:
        """Whether one can give up in this edition; the link stays, whatever the state of the game."""
        is_set = self.learning.is_no_game or self.learning.lesson is not None
        return self.frame.seat is not None and self.frame.rules.edition.players_leave and not is_set

    @property
    def has_played(self) -> bool:
        """Whether who looks has just played a game to its end."""
        return self.frame.seat is not None and self.ask.mode == OVER and not self.learning.is_no_game


def table_page(context: ViewContext, talk: Sequence[Talk]) -> TablePage:
    """Everything the table shows.

    Args:
        context: the viewer, the table and the step.
        talk: what was said, the latest last.
    """
    facts, told = page_facts(context), telling(context.live, context.seat, context.reader)
    about, seen, reader = facts.question, facts.sight, context.reader
    signs = PreviewBadges(context.now_once(own_badges, seen, reader), context.now_once(threats, about.view, reader))
    ask = ask_bar(about)
    frame = _frame(about, ask)
    controls = Controls(
        ask.clickable if about.showing.is_rest else {}, Wiring(frame.url, ask.hint, ask.marking is not None)
    )
    boards = boards_of(facts, ask, controls, signs)
    recap = recap_of(facts, told, context.live, boards)
    return TablePage(
        frame=frame,
        header=Header(supply(about.view, about.vocabulary), controls, facts.moved),
        boards=boards,
        ask=ask,
        recap=recap,
        focus=focus_of(about, facts.moved, recap, ask, frame.is_confirming),
        learning=learning_of(facts, context.told, ask),
        log=log_view(told, about.at.table, seen, about.showing.looks_back, about.vocabulary.marks),
        talk=_talk(about, talk),
    )


def _frame(about: QuestionFacts, ask: AskBar) -> Frame:
    at, showing = about.at, about.showing
    return Frame(
        id=at.table,
        title=_title(about, ask),
        version=about.table.version,
        rules=about.vocabulary.rules,
        seat=about.seat,
        step=at.step,
        showing=showing,
        address=f"{at.url}/steps/{at.step}" if showing.looks_back else at.url,
        now=round(about.now, 1),
        due=about.silent_at,
        is_confirming=showing.is_rest and ask.mode == CONFIRM,
    )


def _talk(about: QuestionFacts, lines: Sequence[Talk]) -> TalkPart:
    table = about.table
    is_open = table.talking or (about.seat is not None and table.kind not in (COMPUTER, *UNLISTED))
    return TalkPart(tuple(lines) if is_open else (), is_open, may_be_reported(table))


def _title(about: QuestionFacts, ask: AskBar) -> str:
    """Whose turn it is; what stands still for an answer of who looks is marked."""
    now, showing, reader = about.view, about.showing, about.vocabulary.reader
    if not showing.is_rest and not showing.moving:
        return reader.gettext("Looking back") if showing.looks_back else reader.gettext("● While you were away")
    if now.outcome is not None:
        return reader.gettext("Game over")
    is_asked = showing.is_rest and now.seat is not None and ask.mode not in (WAIT, OVER)
    if now.active == now.seat:
        return reader.gettext("● Your turn") if is_asked else reader.gettext("Your turn")
    if is_asked and not (now.asked and now.asked.kind == OPENING):
        return reader.gettext("● You are asked")
    if now.active < 0:
        return reader.gettext("● Your first card") if is_asked else reader.gettext("The first cards")
    return reader.gettext("{name}’s turn").format(name=about.vocabulary.names[now.active])
