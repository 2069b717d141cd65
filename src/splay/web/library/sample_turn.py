"""The sample turn of the guide: played by the engine, told by the log, so that it cannot disagree with the rules."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from markupsafe import Markup

from splay.bots import make_bot
from splay.game.game import Game
from splay.lessons.chapters import EDITION, LEARNER, OPPONENT, chapter
from splay.position.actions import action_of
from splay.position.card_moves import Event
from splay.position.decision import ACTION
from splay.position.events import DogmaBegins, TurnBegins
from splay.position.ruleset import ruleset
from splay.position.terms import ICON_NAMES
from splay.text.log import Telling
from splay.text.outcomes import Answered
from splay.text.reader import Reader
from splay.views.view import View, seen_events, view
from splay.web.html.cards import CardFace, IconCount, PileFace, card_face, icon_counts, pile_face
from splay.web.html.sentences import PageNarration

CHAPTER: Final = 4
"""The chapter of the first game in whose position the sample turn begins."""
TURN: Final = ("dogma Domestication", "meld Mysticism")
THEIRS: Final = "dogma The Wheel"
NEXT: Final = "dogma Oars"
FOE: Final = "Ada"
SHARES: Final = "share"
HIT: Final = "hit"
NEITHER: Final = "none"


@dataclass(frozen=True, slots=True)
class SampleFate:
    """How the icons of the opponent compare with one's own, or one's own with theirs.

    Attributes:
        seat: whose fate it is.
        count, other: that player's icons, and those of who activates.
        icon: the icon.
        fate: ``share``, ``hit`` or ``none``.
        words: the same in words.
    """

    seat: int
    count: int
    other: int
    icon: str
    fate: str
    words: str


@dataclass(frozen=True, slots=True)
class SampleStep:
    """A step of the sample turn.

    Attributes:
        title: which action it is.
        text: why it goes as it goes.
        card: the card activated or melded.
        compared: the icons compared; None: none are.
        lines: what the log of a table says.
    """

    title: str
    text: str
    card: CardFace
    compared: SampleFate | None
    lines: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class SampleBoard:
    """A board at the beginning of the sample turn.

    Attributes:
        seat, letter, name: whose; what the sign of a player needs.
        piles: its piles.
        counts: visible icons.
    """

    seat: int
    letter: str
    name: str
    piles: tuple[PileFace, ...]
    counts: tuple[IconCount, ...]


@dataclass(frozen=True, slots=True)
class SampleTurn:
    """A turn of two actions, the opponent's turn after it, and one more action.

    Attributes:
        boards: at the beginning.
        steps: one action each.
    """

    boards: tuple[SampleBoard, ...]
    steps: tuple[SampleStep, ...]


def sample_turn(reader: Reader) -> SampleTurn:
    """The sample turn in the reader's language."""
    return SampleTurn(_boards(reader), _steps(reader))


@dataclass(frozen=True, slots=True)
class _Told:
    """A pick of the sample turn, and what the reader is told of it."""

    seat: int
    option: str
    kind: str
    events: tuple[Event, ...]
    before: View


@cache
def _played() -> tuple[_Told, ...]:
    """The sample turn, the opponent's turn after it, and one more action."""
    game = Game.load(chapter(CHAPTER).position(("You", FOE)))
    tutor = make_bot(f"tutor:chapter={CHAPTER}", 0)
    planned, told = [*TURN, NEXT], list[_Told]()
    while planned or not game.is_resting:
        ask = game.decision
        assert ask is not None, "the game goes on"
        seen = view(game, ask.seat)
        if ask.seat == OPPONENT or not planned:
            assert seen.asked is not None, "it is asked"
            option = tutor.choose(seen, seen.asked)
        else:
            option = planned.pop(0)
        before = view(game, LEARNER)
        game.pick(option, seat=ask.seat)
        told.append(_Told(ask.seat, option, ask.kind, tuple(seen_events(game, LEARNER)), before))
    return tuple(told)


def _voice(reader: Reader) -> PageNarration:
    you = reader.pgettext("somebody without a name", "You")
    return PageNarration(LEARNER, (you, FOE), ruleset(EDITION), reader)


def _boards(reader: Reader) -> tuple[SampleBoard, ...]:
    names = _voice(reader).names
    return tuple(
        SampleBoard(
            player.seat,
            next(letter for letter in names[player.seat] if letter.isalpha()).upper(),
            names[player.seat],
            tuple(pile_face(pile, reader) for pile in player.piles),
            icon_counts(player.icons),
        )
        for player in _played()[0].before.players
    )


def _steps(reader: Reader) -> tuple[SampleStep, ...]:
    _ = reader.gettext
    shown = (
        (
            TURN[0],
            _("First action: dogma"),
            _(
                "Castles are counted. Ada has at least as many as you, so she shares: she does what the card says, "
                "before you. Because something came of it, you draw an extra card at the end."
            ),
        ),
        (
            TURN[1],
            _("Second action: meld"),
            _("A card from hand goes on top of its color. Its icons count from now on: look at your castles."),
        ),
        (
            THEIRS,
            _("Ada’s turn"),
            _("Now you have at least as many castles as Ada, so you share her card, and you go first."),
        ),
        (
            NEXT,
            _("Your next turn: a demand"),
            _("The dark square marks a demand. Ada has fewer castles than you, so she obeys; you do nothing yourself."),
        ),
    )
    return tuple(_step(option, title, text, reader) for option, title, text in shown)


def _step(option: str, title: str, text: str, reader: Reader) -> SampleStep:
    played = _played()
    begin = next(number for number, each in enumerate(played) if each.option == option)
    rest = played[begin + 1 :]
    end = next((number for number, each in enumerate(rest) if each.kind == ACTION), len(rest))
    telling = Telling(_voice(reader))
    for number, each in enumerate((played[begin], *rest[:end])):
        answer = None if number == 0 else Answered(each.seat, each.kind, each.option)
        happened = [event for event in each.events if not isinstance(event, TurnBegins)]
        telling.tell(happened, begins_action=number == 0, answer=answer, ends_action=number == end)
    lines = [line.text for turn in telling.turns for deed in turn.deeds for line in (deed.line, *deed.lines)]
    began = next((event for event in played[begin].events if isinstance(event, DogmaBegins)), None)
    card = played[begin].before.rules.by_name[action_of(option).card]
    compared = None if began is None else _compared(began, reader)
    return SampleStep(title, text, card_face(card, reader), compared, tuple(lines))


def _compared(began: DogmaBegins, reader: Reader) -> SampleFate:
    seat = OPPONENT if began.seat == LEARNER else LEARNER
    count, other = began.counts[seat], began.counts[began.seat]
    is_demand = began.card.effects[0].is_demand
    fate = (HIT if is_demand else NEITHER) if count < other else (NEITHER if is_demand else SHARES)
    words = {
        SHARES: reader.gettext("shares") if seat == OPPONENT else reader.gettext("you share"),
        HIT: reader.gettext("must obey"),
        NEITHER: reader.gettext("is not affected"),
    }
    return SampleFate(seat, count, other, ICON_NAMES[began.card.featured], fate, words[fate])
