"""Advice in words: options, what may follow, reasons, how sure it is."""

from collections.abc import Iterator

import pytest

from splay.bots import reasons as kinds
from splay.bots.advice import Step, Suggestion
from splay.bots.reasons import Reason
from splay.game.game import Game
from splay.position.actions import DRAW, MELD, Action, action_of
from splay.position.ruleset import ruleset
from splay.position.setup import Setup
from splay.text.advice import AdviceWords, percent
from splay.text.catalogue import LANGUAGES
from splay.text.plain import PlainNarration
from splay.text.reader import reader_of
from splay.views.view import View, view

COUNTED = tuple(kind for kind in kinds.TOLD if kind is not None)


def seen_by_ann() -> View:
    game = Game.start(Setup(3, ["Ann", "Bob"], seed=4))
    while game.decision and game.decision.kind == "opening":
        game.pick(game.decision.options[0])
    return view(game, game.state.active)


def words(language: str = "en", seat: int | None = 0) -> AdviceWords[str]:
    seen = seen_by_ann()
    return AdviceWords(PlainNarration(seat, ("Ann", "Bob"), ruleset(3), reader_of(language)), seen)


def every_reason() -> Iterator[Reason]:
    for seat in (0, 1):
        yield from (Reason(kind, seat) for kind in (kinds.WINS, kinds.LOSES))
        yield from (Reason(kind, seat, 1.0, "Compass") for kind in (kinds.HITS, kinds.SAFE))
        for amount in (1.0, -1.0, 2.0, -5.0):
            yield from (Reason(kind, seat, amount) for kind in COUNTED)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason(kinds.POINTS, 0, 2.6), "You have 3 more points."),
        (Reason(kinds.POINTS, 0, 1.2), "You have 1 more point."),
        (Reason(kinds.HAND, 1, -2.0), "Bob has 2 fewer cards in hand."),
        (Reason(kinds.TOPS, 1, 1.0), "Bob’s top cards are worth 1 more in all."),
        (Reason(kinds.SAFE, 0, 1.0, "Compass"), "Compass (green 3) no longer hits you."),
        (Reason(kinds.HITS, 0, 1.0, "Compass"), "Compass (green 3) would hit Bob."),
        (Reason(kinds.WINS, 0), "You win the game at once."),
    ],
)
def test_a_reason_is_a_sentence(reason: Reason, said: str) -> None:
    assert words().reasons([reason]) == [said]


def test_less_than_half_on_average_is_not_told() -> None:
    assert words().reasons([Reason(kinds.POINTS, 0, 0.4), Reason(kinds.POINTS, 0, -0.4)]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_in_every_language(language: str) -> None:
    for seat in (0, None):
        told = words(language, seat).reasons(every_reason())
        assert len(told) == len(list(every_reason()))
        assert not any("{" in sentence for sentence in told)
        assert all(sentence.endswith(".") for sentence in told)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ([(1, "draw")], "Then Bob draws a card."),
        ([(1, "draw"), (0, "meld Compass")], "Then Bob draws a card, then you meld Compass (green 3)."),
        (
            [(0, "draw"), (1, "dogma Oars"), (1, "achieve 2")],
            "Then you draw a card, then Bob activates Oars (red 1), then Bob claims the achievement of age 2.",
        ),
    ],
)
def test_what_may_follow_is_one_sentence(options: list[tuple[int, str]], said: str) -> None:
    assert words().line([Step(seat, action_of(option)) for seat, option in options]) == said


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([(1, "dogma Oars"), (1, "dogma Oars")], "Then Bob activates Oars (red 1) twice."),
        ([(0, "dogma Oars"), (0, "dogma Oars")], "Then you activate Oars (red 1) twice."),
        ([(1, "draw"), (1, "draw"), (0, "draw")], "Then Bob draws two cards, then you draw a card."),
        ([(1, "meld"), (0, "draw"), (0, "draw")], "Then Bob melds a card, then you draw two cards."),
        ([(1, "meld"), (1, "meld")], "Then Bob melds two cards."),
        ([(1, "draw"), (0, "draw")], "Then Bob draws a card, then you draw a card."),
    ],
)
def test_what_is_done_twice_in_a_row_is_said_once(steps: list[tuple[int, str]], said: str) -> None:
    assert words().line([Step(seat, action_of(option)) for seat, option in steps]) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_twice_has_its_words_in_every_language(language: str) -> None:
    for action in (Action(DRAW), Action(MELD), action_of("dogma Oars")):
        for seat in (0, 1):
            once, twice = (words(language).line([Step(seat, action)] * times) for times in (1, 2))
            assert once != twice
            assert "{" not in (twice or "{")


def test_reasons_say_with_what_they_compare() -> None:
    points, wins = Reason(kinds.POINTS, 0, 2.0), Reason(kinds.WINS, 0)
    assert words().why([points], "2") == ["Compared with 2:", "You have 2 more points."]
    assert words().why([points] * 3, "2", most=2) == ["Compared with 2:", *["You have 2 more points."] * 2]
    assert words().why([wins], "2") == ["You win the game at once."]
    assert words().why([points], "") == ["You have 2 more points."]
    assert words().why([], "2") == []


def test_a_card_that_nobody_can_foretell_has_no_name() -> None:
    assert words().line([Step(1, Action(MELD))]) == "Then Bob melds a card."
    assert words().line([]) is None


def test_an_option_of_a_turn_is_something_to_do() -> None:
    ask = seen_by_ann().asked
    assert ask is not None
    assert words().option(ask, Action(DRAW).option) == "Draw a card"
    assert words().option(ask, "meld Compass") == "Meld Compass (green 3)"


def test_options_whose_chances_may_be_the_same_are_named_together() -> None:
    close = [Suggestion("a", 0.6, 0.02), Suggestion("b", 0.41, 0.03), Suggestion("c", 0.4, 0.03)]
    assert words().alike(close) == ["2 and 3 are too close to tell apart."]
    assert words().alike([Suggestion("a", 0.6, 0.01), Suggestion("b", 0.4, 0.01)]) == []
    chain = [Suggestion("a", 0.6, 0.05), Suggestion("b", 0.55, 0.05), Suggestion("c", 0.49, 0.05)]
    assert len(words().alike(chain)) == 2


def test_nothing_estimated_is_certain() -> None:
    assert [percent(share) for share in (0.0, 0.004, 0.5, 0.999, 1.0)] == [1, 1, 50, 99, 99]
