"""The words of a review: shares, and what kind of moment a turning point is."""

import pytest

from splay.bots.review import CHOICE, DEED, LUCK, Review, TurningPoint
from splay.game.game import Game
from splay.position.ruleset import ruleset
from splay.text.happened import happened
from splay.text.plain import PlainNarration
from splay.text.reader import reader_of
from splay.text.review import ReviewWords, percent_words
from splay.views.view import view
from testing.random_games import Setup, game_at

NAMES = ("ann", "bob", "cid", "dan")


@pytest.mark.parametrize(
    ("share", "words"), [(0.0, "0 %"), (0.001, "1 %"), (0.584, "58 %"), (0.9999, "99 %"), (1.0, "100 %")]
)
def test_only_what_is_certain_is_0_or_100(share: float, words: str) -> None:
    assert percent_words(share).replace("\N{NO-BREAK SPACE}", " ") == words


def narration() -> PlainNarration:
    return PlainNarration(0, NAMES, ruleset(4), reader_of("en"))


def words_of(game: Game) -> ReviewWords[str]:
    review = Review(0, (), (), (), 1, 1, (2, 16))
    return ReviewWords(narration(), review, lambda pick: view(game, 0))


@pytest.mark.parametrize(
    ("kind", "seat", "words"),
    [
        (CHOICE, 0, "Your choice"),
        (LUCK, 0, "Luck"),
        (DEED, 1, "Another player’s move"),
        (DEED, 2, "Your teammate’s move"),
    ],
)
def test_a_turning_point_says_whose_it_is(kind: str, seat: int, words: str) -> None:
    game = game_at(Setup(4, 4, "ABAB"), 3, 40)
    assert words_of(game).kind(TurningPoint(kind, 0, 1, 1, seat, 0.1, "draw")) == words


def test_what_one_declines_is_said_although_nothing_happened() -> None:
    assert happened(narration(), [], "pass", 0, (3, 3)) == ["You decline"]
    assert happened(narration(), [], "Oars", 0, (3, 3)) == ["You change nothing"]


def test_what_others_picked_in_vain_is_not_said() -> None:
    assert happened(narration(), [], "pass", 1, (3, 3)) == []
