"""The table as its template draws it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from splay.host.reports import may_be_reported
from splay.position.actions import action_of
from splay.position.card import Card
from splay.position.decision import ACTION, OPENING
from splay.position.ruleset import Ruleset
from splay.store import Talk
from splay.store.rows import COMPUTER, FRIENDS, UNLISTED
from splay.text.reader import Reader
from splay.views.view import View
from splay.web.html.cards import CardFace, IconCount, card_face, names_by_id
from splay.web.requests.addresses import table_url
from splay.web.table.board.clock import clock_face
from splay.web.table.board.panels import CROWD, FEW, LONG_HAND, Panel, Slot, panel
from splay.web.table.board.seat_view import PileSpot, SeatView, moved_before
from splay.web.table.board.supply import World, world
from splay.web.table.context.facts import PageFacts, QuestionFacts, page_facts
from splay.web.table.context.mark import Mark
from splay.web.table.context.movement import LastMove
from splay.web.table.context.scene import Scene, Showing
from splay.web.table.controls.bar import AskBar, Lit
from splay.web.table.controls.wiring import Wiring
from splay.web.table.learning.advice import AdvicePanel, advice_panel
from splay.web.table.learning.coach import Coached, coach
from splay.web.table.learning.lesson import Lesson, lesson
from splay.web.table.learning.puzzle import PuzzleStrip, puzzle_strip
from splay.web.table.learning.tryout import TryoutStrip, tryout_strip
from splay.web.table.log.following import ActionSummary, Latest, latest, summary
from splay.web.table.log.turns import LogView, log_view, step_sentence, step_words, telling
from splay.web.table.page.moments import ClaimMoment, Finale, finale, moment
from splay.web.table.preview.dogma_signs import Sign, own_signs, threats
from splay.web.table.question.question import ask_bar

SWAP: Final = "outerMorph transition:true"
"""How the table is exchanged for its next state."""
CONFIRM: Final = "confirm"
WAIT: Final = "wait"
OVER: Final = "over"
HINTED: Final = ("acts", "question")
"""What the question bar shows when a beginner may need a hint."""
Attrs = dict[str, str]


@dataclass(frozen=True)
class TablePage:
    """The whole table.

    Attributes:
        id: of the table.
        title: whose turn it is, or what else matters, for the tab of the browser.
        version: of what is stored; grows with every change.
        rules: what is played with.
        seat: who looks; None: somebody who looks on.
        step, steps: the step that is shown, of how many.
        showing: how.
        moved: what has moved last.
        world: decks and achievements.
        me: the own board; None for somebody who looks on.
        hand: the own hand.
        opening: `CardFace.id` of the own first card, while others still choose; else empty.
        others: the other players, in turn order.
        ask: the question bar.
        log: what happened.
        focus: the card that the inspector shows first; None: none.
        advice: the hint that stands in its place; None: none.
        talk: what was said, the latest last.
        has_talk: whether who looks talks here, and hears what is said; there may be nobody to talk to.
        is_over: whether the game is over by now, whatever step is shown.
        has_friends: whether who looks plays with friends, of whom it is shown who is here.
        may_report: whether others may sit here, whose names or words can be reported.
        happening: the last thing that happened, in a sentence.
        when: turn, player and action of the step that is shown, where one looks back.
        follow: what others have done up to the step that is shown, on the way to now.
        latest: what others have done since the own last action; None: nothing.
        moment: an achievement that has just been claimed; None: none.
        finale: the end of the game, for who has played; None before.
        foretold: what the dogma of each own top card would do now, by `CardFace.id`.
        threats: what the top cards of others would do to who looks.
        puzzle: the puzzle that is solved here; None: none is.
        tryout: the card that is tried out here; None: none is.
        lesson: what is said in the first game; None where nobody is taught.
        coach: what is said of something that happens to somebody for the first time; None: nothing.
        may_coach: whether something may be said of that here.
        now: the server's time, in seconds since 1970, by which clocks run.
        due: from when on something else may be done at this table, though nothing happens; None: never.
    """

    id: str
    title: str
    version: int
    rules: Ruleset
    seat: int | None
    step: int
    steps: int
    showing: Showing
    moved: LastMove
    world: World
    me: Panel | None
    hand: tuple[CardFace, ...]
    opening: str
    others: tuple[Panel, ...]
    ask: AskBar
    log: LogView
    focus: CardFace | None
    advice: AdvicePanel | None
    talk: tuple[Talk, ...]
    has_talk: bool
    is_over: bool
    has_friends: bool
    may_report: bool
    happening: Markup
    when: str
    follow: ActionSummary | None
    latest: Latest | None
    moment: ClaimMoment | None
    finale: Finale | None
    foretold: Mapping[str, tuple[Sign, ...]]
    threats: Mapping[str, Sign]
    puzzle: PuzzleStrip | None
    tryout: TryoutStrip | None
    lesson: Lesson | None
    coach: Coached | None
    may_coach: bool
    now: float
    due: float | None

    @property
    def edition(self) -> int:
        """The number of the edition."""
        return self.rules.number

    @property
    def url(self) -> str:
        """The address of the table."""
        return table_url(self.id)

    @property
    def address(self) -> str:
        """The address by which the page can be opened again; at an old step, if that was asked for."""
        return f"{self.url}/steps/{self.step}" if self.showing.looks_back else self.url

    @property
    def here(self) -> str:
        """The address of the table as it is shown now, whatever will have happened."""
        hint = None if self.showing.hinting is None else str(self.showing.hinting.number)
        kept = {"picked": self.showing.picked, "act": self.showing.act, "hint": hint}
        more = "".join(f"&{name}={quote(value)}" for name, value in kept.items() if value)
        return f"{self.url}/table?at={self.step}{more}"

    @property
    def is_confirming(self) -> bool:
        """Whether what would be picked waits to be confirmed."""
        return self.showing.is_rest and self.ask.mode == CONFIRM

    @property
    def is_no_game(self) -> bool:
        """Whether a puzzle is solved here, or a card tried out."""
        return self.puzzle is not None or self.tryout is not None

    @property
    def may_leave(self) -> bool:
        """Whether one can give up in this edition; the link stays, whatever the state of the game."""
        is_set = self.is_no_game or self.lesson is not None
        return self.seat is not None and self.rules.edition.players_leave and not is_set

    @property
    def has_played(self) -> bool:
        """Whether who looks has just played a game to its end."""
        return self.seat is not None and self.ask.mode == OVER and not self.is_no_game

    @property
    def hint(self) -> str:
        """For which kind of question somebody who plays for the first time is told what to do; else empty."""
        if self.lesson is not None or self.coach is not None or self.tryout is not None:
            return ""
        return self.ask.mode if self.showing.is_new and self.seat is not None and self.ask.mode in HINTED else ""

    @property
    def is_open(self) -> bool:
        """Whether the game is over, so that every hand and score pile lies open."""
        return self.is_over and not self.showing.as_then

    @property
    def has_clocks(self) -> bool:
        """Whether time counts at this table, be it only the time for which somebody is waited for."""
        return self.due is not None or any(each.clock for each in (*self.others, *((self.me,) if self.me else ())))

    @property
    def thinker(self) -> int | None:
        """The seat of the program that may be thinking now."""
        return self.ask.mark.seat if self.ask.thinks and self.ask.mark else None

    @property
    def friend_asked(self) -> int | None:
        """The seat of the friend who is asked now."""
        ask = self.ask
        return ask.mark.seat if self.has_friends and ask.mode == WAIT and ask.mark and not ask.thinks else None

    @property
    def is_duel(self) -> bool:
        """Whether one other board has all the room."""
        return len(self.others) == 1

    @property
    def is_watched_duel(self) -> bool:
        """Whether somebody looks on at two boards, which have all the room."""
        return self.me is None and len(self.others) == 2

    @property
    def has_long_hand(self) -> bool:
        """Whether the hand is drawn small: it is long, or the boards of three others and more need the room."""
        return len(self.hand) > LONG_HAND or len(self.others) >= CROWD

    @property
    def is_bare(self) -> bool:
        """Whether the own board has no cards yet, so that the few of the hand can have its room."""
        return self.me is not None and not self.me.has_cards and 0 < len(self.hand) <= FEW

    @property
    def hand_style(self) -> str:
        """What boards.css needs to set the hand in columns.

        How many cards it has, the letters of the longest name, how many cards there are in each of two to five rows.
        """
        count = len(self.hand)
        letters = max((len(face.name) for face in self.hand), default=0)
        rows = ";".join(f"--row-{rows}:{-(-count // rows)}" for rows in range(2, 6))
        return f"--cards:{count};--letters:{letters};{rows}"

    def mark(self, seat: int) -> Mark:
        """A player's sign."""
        panels = (*self.others, self.me) if self.me else self.others
        return next(each.mark for each in panels if each.mark.seat == seat)

    def lit(self, kind: str, what: object) -> Lit | None:
        """What picking this would do, if it may be picked: a card, a deck, an achievement, a color, a player."""
        return self.ask.lit.get(f"{kind}:{what}") if self.showing.is_rest else None

    @cached_property
    def wiring(self) -> Wiring:
        """What a click does."""
        return Wiring(self.url, self.ask.hint, self.ask.marking is not None)

    def place(self, who: Panel) -> SeatView:
        """The place of a player at the table."""
        return SeatView(
            panel=who,
            spots=tuple(self._spot(who, slot) for slot in who.board) if who.has_cards else (),
            lit=self.lit("player", who.mark.seat),
            moved=moved_before(who, self.moved),
            thinks=self.thinker == who.mark.seat,
            is_asked=self.friend_asked == who.mark.seat,
            has_friends=self.has_friends,
            is_open=self.is_open,
            counted=self.ask.counted,
            wiring=self.wiring,
        )

    def _spot(self, who: Panel, slot: Slot) -> PileSpot:
        pile = slot.pile
        if pile is None:
            return PileSpot(slot, None, None, None, ())
        lit = self.lit("card", pile.top.english)
        if lit is None and who.mark.is_me:
            lit = self.lit("color", slot.color)  # one's own may be picked as a color
        moved = self.moved if pile.has(self.moved.card) else None
        fores = self.foretold.get(pile.top.id, ()) if who.mark.is_me else ()
        return PileSpot(slot, lit, moved, self.threats.get(pile.top.id), fores)

    @property
    def lit_cards(self) -> tuple[Lit | None, ...]:
        """What picking each card of the hand would do."""
        return tuple(self.lit("card", face.english) for face in self.hand)

    @property
    def lit_decks(self) -> tuple[tuple[Lit | None, Lit | None], ...]:
        """What picking each deck would do, and its achievement."""
        return tuple((self.lit("deck", each.age), self.lit("achievement", each.age)) for each in self.world.decks)

    @property
    def lit_specials(self) -> tuple[Lit | None, ...]:
        """What picking each special achievement would do."""
        return tuple(self.lit("achievement", each.name) for each in self.world.specials)

    def marks_of(self, players: Sequence[Panel]) -> tuple[Mark, ...]:
        """The signs of players."""
        return tuple(who.mark for who in players)

    def counts_of(self, players: Sequence[Panel]) -> tuple[tuple[IconCount, ...], ...]:
        """Each icon, as the players have it."""
        return tuple(zip(*(who.counts for who in players), strict=True))

    def goes(self, address: str) -> Attrs:
        """The attributes that make an element show the table from an address."""
        return {"hx-get": address, "hx-target": "#table", "hx-swap": SWAP}


def table_page(scene: Scene, talk: Sequence[Talk]) -> TablePage:
    """Everything the table shows.

    Args:
        scene: who looks at what.
        talk: what was said, the latest last.
    """
    facts, told = page_facts(scene), telling(scene.live, scene.seat, scene.reader)
    about, seen, table, showing = facts.question, facts.sight, scene.table, scene.showing
    at, now, wording = about.at, about.view, about.wording
    me, marks, reader = wording.seat, wording.marks, wording.reader
    ask = ask_bar(about)
    puzzle, tryout = puzzle_strip(about.puzzle, wording), tryout_strip(about.tryout, wording)
    taught = lesson(facts.lesson, now, showing, at.url, wording)
    has_talk = table.talking or (me is not None and table.kind not in (COMPUTER, *UNLISTED))
    panels = _panels(facts, ask.after)
    follow, last = summary(told, facts), latest(told, facts)
    return TablePage(
        id=table.id,
        title=_title(about, ask),
        version=table.version,
        rules=now.rules,
        seat=me,
        step=seen.step,
        steps=seen.steps,
        showing=showing,
        moved=facts.moved,
        world=world(now, wording),
        me=None if me is None else panels[me],
        hand=_hand(now, reader),
        opening=card_face(now.opening, reader).id if now.opening else "",
        others=tuple(panels[seat] for seat in _around(len(marks), me)),
        ask=ask,
        log=log_view(told, table.id, seen, showing.looks_back, marks),
        focus=(follow.card if follow else None) or _focus(about, facts.moved, last),
        advice=advice_panel(about, ask),
        talk=tuple(talk) if has_talk else (),
        has_talk=has_talk,
        is_over=facts.is_over,
        has_friends=me is not None and table.kind == FRIENDS,
        may_report=may_be_reported(table),
        happening=step_sentence(told, seen),
        when=step_words(told, scene.live, seen.step) if showing.looks_back else "",
        follow=follow,
        latest=last,
        moment=moment(facts, panels),
        finale=None if puzzle or tryout else finale(about, panels, facts.is_chapter),
        foretold=scene.now_once(own_signs, seen, reader),
        threats=scene.now_once(threats, now, reader),
        puzzle=puzzle,
        tryout=tryout,
        lesson=taught,
        coach=coach(facts.firsts, scene.told, at, wording),
        may_coach=scene.told is not None,
        now=round(scene.now, 1),
        due=about.silent_at,
    )


def _panels(facts: PageFacts, after: tuple[int, ...] | None) -> list[Panel]:
    """The players, by seat.

    Args:
        facts: what is known of the table.
        after: the own icon counts that would follow from what is about to be confirmed.
    """
    about = facts.question
    now, reader = about.view, about.wording.reader
    return [
        panel(
            mark,
            now,
            facts.known,
            facts.moved,
            reader,
            after if mark.is_me else None,
            clock_face(about.table, mark.seat, reader)
            if facts.sight.is_now and not now.players[mark.seat].out
            else None,
        )
        for mark in about.wording.marks
    ]


def _title(about: QuestionFacts, ask: AskBar) -> str:
    """Whose turn it is; what stands still for an answer of who looks is marked."""
    now, showing, reader = about.view, about.showing, about.wording.reader
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
    return reader.gettext("{name}’s turn").format(name=about.wording.names[now.active])


def _around(count: int, seat: int | None) -> list[int]:
    """The other seats, from the left."""
    return list(range(count)) if seat is None else [(seat + step) % count for step in range(1, count)]


def _hand(now: View, reader: Reader) -> tuple[CardFace, ...]:
    if now.seat is None:
        return ()
    return tuple(card_face(card, reader) for card in now.players[now.seat].hand if isinstance(card, Card))


def _focus(about: QuestionFacts, last: LastMove, told: Latest | None) -> CardFace | None:
    """What the inspector shows before anything is pointed at.

    What is asked about, else what others have carried out since one acted, else what has moved, else what can be
    picked, else the card one would look for first.
    """
    now, picking = about.view, about.showing.picked
    by_name = about.wording.rules.by_name
    asks = now.asked.card if now.asked else None
    options = (now.asked and now.asked.options) or ()
    is_turn = now.asked is not None and now.asked.kind == ACTION
    picked = action_of(picking).card if picking in options and is_turn else None
    own = now.players[now.seat or 0]
    lies = [card.name for card in (*own.hand, *(pile.cards[0] for pile in own.piles)) if isinstance(card, Card)]
    moves = names_by_id(now.rules).get(last.card)
    tried = about.tryout.tried.card.name if about.tryout else ""
    wanted = (picking, picked, asks, moves, tried, *options, *lies)
    if told and told.card and not any(name in by_name for name in wanted[:3]):
        return told.card
    name = next((name for name in wanted if name in by_name), None)
    return about.wording.face(name) if name else None
