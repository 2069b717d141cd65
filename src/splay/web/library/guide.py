"""The guide to the rules: a sample turn carried out by the engine, and figures of strong play."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from splay.cards.library import card_set
from splay.game.game import Game
from splay.lessons.chapters import dealt
from splay.position.editions import EDITIONS, FOURTH
from splay.position.terms import ICON_NAMES
from splay.text.reader import Reader
from splay.views.view import PlayerView, View, view
from splay.web.html.cards import CardFace, IconCount, PileFace, card_face, icon_counts, pile_face
from splay.web.library.rules import Difference, differences

_HERE: Final = Path(__file__).parent
_EXAMPLES: Final = json.loads((_HERE / "examples.json").read_text(encoding="utf-8"))
ACTIVE: Final = 0
"""Whose turn the sample is."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What lies before a player at a moment of the sample turn.

    Attributes:
        seat, letter: the sign of the player.
        piles: the board.
        counts: visible icons.
        hand: how many cards are in hand.
        points: of the score pile.
        achievements: the ages claimed.
    """

    seat: int
    letter: str
    piles: tuple[PileFace, ...]
    counts: tuple[IconCount, ...]
    hand: int
    points: int
    achievements: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SampleTurn:
    """A turn of two actions, as the engine carries it out.

    Attributes:
        frames: everybody before the turn, after the first and after the second action.
        card: the card activated.
        counted: how many of its icon everybody shows, by seat.
        shared: the cards that each player who shared drew, by seat.
        own: the card that the effect gave to the active player.
        bonus: the free card for sharing.
        claimed: the age of the achievement claimed.
        points: those needed for it.
    """

    frames: tuple[tuple[Frame, ...], ...]
    card: CardFace
    counted: tuple[int, ...]
    shared: dict[int, CardFace]
    own: CardFace
    bonus: CardFace
    claimed: int
    points: int


@dataclass(frozen=True, slots=True)
class Guide:
    """What the guide shows beside its sentences.

    Attributes:
        sample: the sample turn.
        needed: editions, each with achievements that win by number of players.
        players: the numbers of players.
        strategy: figures of strong play by edition; see `tools/strategy_figures.py`.
        differences: between the editions.
    """

    sample: SampleTurn
    needed: dict[int, dict[int, int]]
    players: tuple[int, ...]
    strategy: dict[int, dict[str, Any]]
    differences: tuple[Difference, ...]


def guide(reader: Reader) -> Guide:
    """The guide in the language of a reader."""
    needed = {number: dict(edition.needed) for number, edition in EDITIONS.items()}
    return Guide(
        sample=sample_turn(reader),
        needed=needed,
        players=tuple(sorted(set().union(*needed.values()))),
        strategy={each["edition"]: each for each in figures()["editions"]},
        differences=differences(reader),
    )


@cache
def figures() -> dict[str, Any]:
    """The figures of strong play, and where they come from."""
    found: dict[str, Any] = json.loads((_HERE / "strategy.json").read_text(encoding="utf-8"))
    return found


@cache
def sample_views() -> tuple[View, ...]:
    """What the active player sees before the turn, and after each of its actions."""
    sample = _EXAMPLES["sample turn"]
    game = Game.load(dealt(sample["position"]))
    seen = [view(game, ACTIVE)]
    for option in sample["picks"]:
        game.pick(option)
        seen.append(view(game, ACTIVE))
    return tuple(seen)


@cache
def _hands() -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The names of the cards in all hands at each of these moments."""
    sample = _EXAMPLES["sample turn"]
    game = Game.load(dealt(sample["position"]))
    hands = [tuple(tuple(card.name for card in player.hand) for player in game.state.players)]
    for option in sample["picks"]:
        game.pick(option)
        hands.append(tuple(tuple(card.name for card in player.hand) for player in game.state.players))
    return tuple(hands)


def sample_turn(reader: Reader) -> SampleTurn:
    """The sample turn: all that is said of it is read from the game."""
    moments = sample_views()
    cards = card_set(FOURTH.number).by_name
    activated = cards[_EXAMPLES["sample turn"]["picks"][0].partition(" ")[2]]
    before, after = _hands()[:2]
    drawn = [[name for name in late if name not in early] for early, late in zip(before, after, strict=True)]
    own, bonus = drawn[ACTIVE]
    claimed = moments[2].players[ACTIVE].achievements[-1]
    return SampleTurn(
        frames=tuple(tuple(_frame(player, reader) for player in seen.players) for seen in moments),
        card=card_face(activated, reader),
        counted=tuple(player.count(activated.featured) for player in moments[0].players),
        shared={seat: card_face(cards[names[0]], reader) for seat, names in enumerate(drawn) if names and seat},
        own=card_face(cards[own], reader),
        bonus=card_face(cards[bonus], reader),
        claimed=claimed,
        points=5 * claimed,
    )


def _frame(player: PlayerView, reader: Reader) -> Frame:
    return Frame(
        seat=player.seat,
        letter=player.name[:1],
        piles=tuple(pile_face(pile, reader) for pile in player.piles),
        counts=icon_counts(player.icons),
        hand=len(player.hand),
        points=player.points,
        achievements=player.achievements,
    )


def icon_about(reader: Reader) -> tuple[tuple[str, str], ...]:
    """What the cards with each icon are mostly about."""
    _ = reader.gettext
    said = {
        "castle": _("War, building and belief of the first ages; strong early, rare later."),
        "crown": _("Trade, travel and rule; useful through most of the game."),
        "leaf": _("Farming, medicine and nature; often for scoring and keeping cards."),
        "lightbulb": _("Knowledge and science; often for drawing higher cards."),
        "factory": _("Industry and its force; comes in the middle ages of the game, with hard demands."),
        "clock": _("Machines, media and computers; decides the last ages."),
        "person": _("People and society; only in the fourth edition."),
    }
    return tuple((name, said[name]) for name in ("castle", *(each for each in ICON_NAMES if each != "castle")))
