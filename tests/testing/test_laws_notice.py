"""Each law can fail: games broken on purpose, one for every fault it should name."""

import random
from collections.abc import Callable

import pytest

from splay.errors import CannotRedeal
from splay.game.game import Game
from splay.game.record import Record
from splay.position.decision import Decision
from splay.position.state import Outcome
from splay.position.terms import CLOCK, EMPIRE, LEFT, WORLD
from splay.testing import invariants as laws
from splay.testing import secrecy
from splay.testing.broken import LawBroken
from splay.testing.invariants import (
    check_copies,
    check_decision,
    check_deeply,
    check_position,
    check_redeals,
    check_refusals,
)
from splay.testing.twins import twin_of
from splay.views.view import view
from testing.random_games import Setup, game_at, game_inside_effect

SETUP = Setup(edition=3, players=2)


@pytest.fixture
def game() -> Game:
    return game_at(SETUP, seed=3, picks=40)


def asked_with(game: Game, options: tuple[str, ...], number: int | None = None) -> Decision:
    """The decision of a game with something else in it."""
    ask = game.decision
    assert ask is not None
    at = ask.number if number is None else number
    return Decision(at, ask.seat, ask.kind, ask.verb, ask.effect, (), options=options)


# -- decisions -------------------------------------------------------------------------


def test_a_sound_game_breaks_no_law(game: Game) -> None:
    check_decision(game)
    check_position(game)
    check_deeply(game, random.Random(1))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (("draw",), "two options at least"),
        ((), "two options at least"),
        (("draw", "dogma Oars", "draw"), "offered twice"),
    ],
)
def test_options_must_be_several_and_different(
    monkeypatch: pytest.MonkeyPatch, game: Game, options: tuple[str, ...], fault: str
) -> None:
    monkeypatch.setattr(Game, "decision", asked_with(game, options))
    with pytest.raises(LawBroken, match=fault):
        check_decision(game)


@pytest.mark.interpreted
def test_a_decision_must_carry_the_number_of_picks(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(Game, "decision", asked_with(game, ("draw", "meld Oars"), number=7))
    with pytest.raises(LawBroken, match="decision 7 is asked after 40 picks"):
        check_decision(game)


def test_a_game_that_asks_nothing_must_be_over(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(Game, "decision", None)
    with pytest.raises(LawBroken, match="until it is over"):
        check_decision(game)


def test_a_game_that_is_over_must_ask_nothing(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(Game, "decision", game.decision)
    game.state.outcome = Outcome((0,), "score")
    with pytest.raises(LawBroken, match="until it is over"):
        check_decision(game)


def test_an_earned_special_achievement_must_be_owned(game: Game) -> None:
    game.state.specials = (EMPIRE, WORLD)
    game.state.players[1].icons = 12 << (8 * CLOCK)
    with pytest.raises(LawBroken, match="seat 1 has earned World"):
        check_decision(game)


def test_a_victory_must_end_the_game(game: Game) -> None:
    game.state.players[0].specials = ("Empire", "Monument", "Universe", "Wonder", "World", "one more")
    game.state.specials = ()
    with pytest.raises(LawBroken, match="seat 0 has won"):
        check_decision(game)


# -- positions -------------------------------------------------------------------------


def put_a_card_twice(game: Game) -> None:
    game.state.players[0].hand += game.state.decks[5][:1]


def lose_a_card(game: Game) -> None:
    game.state.decks[5] = game.state.decks[5][1:]


def put_a_card_into_another_deck(game: Game) -> None:
    decks = game.state.decks
    decks[7] += decks[6][:1]
    decks[6] = decks[6][1:]


def splay_one_card(game: Game) -> None:
    player = game.state.players[0]
    color = next(color for color, pile in enumerate(player.piles) if len(pile) < 2)
    player.splays[color] = LEFT


def miscount_points(game: Game) -> None:
    game.state.players[1].pile_points += 1


def miscount_icons(game: Game) -> None:
    game.state.players[1].icons += 1


def put_a_card_into_another_color(game: Game) -> None:
    piles = game.state.players[0].piles
    full = [color for color, pile in enumerate(piles) if pile]
    piles[full[0]], piles[full[1]] = piles[full[1]], piles[full[0]]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (put_a_card_twice, "appears 2 times in the position"),
        (lose_a_card, "appears 0 times in the position"),
        (put_a_card_into_another_deck, "is of age 6, not 7"),
        (splay_one_card, "cannot be splayed"),
        (miscount_points, "the points of bob are not"),
        (miscount_icons, "the icons of bob are miscounted"),
        (put_a_card_into_another_color, "but lies in a"),
    ],
)
def test_an_impossible_position_breaks_a_law(game: Game, spoil: Callable[[Game], None], fault: str) -> None:
    spoil(game)
    with pytest.raises(LawBroken, match=fault):
        check_position(game)


# -- refusals, copies, sight -----------------------------------------------------------


class Obliging(Game):
    """Takes whatever it is told."""

    def pick(self, option: str, seat: int | None = None, number: int | None = None) -> None:
        """Take the first option, whatever was said."""
        assert self.decision is not None
        super().pick(self.decision.options[0])


class Clumsy(Game):
    """Refuses as it should, but forgets a card over it."""

    def pick(self, option: str, seat: int | None = None, number: int | None = None) -> None:
        """Lose a card of the hand of a player before looking at the pick."""
        self.state.players[0].hand = self.state.players[0].hand[1:]
        super().pick(option, seat, number)


class Sharing(Game):
    """Its clones share its position."""

    def clone(self) -> "Game":
        """A game that is this one."""
        return self


class Forgetful(Game):
    """Its clones have lost the last card of deck 10."""

    def clone(self) -> "Game":
        """A game that is not quite the same."""
        twin = super().clone()
        twin.state.decks[10] = twin.state.decks[10][:-1]
        return twin


@pytest.mark.interpreted
@pytest.mark.parametrize(("broken", "fault"), [(Obliging, "was accepted for"), (Clumsy, "refused pick changed")])
def test_refusals_are_watched(game: Game, broken: type[Game], fault: str) -> None:
    with pytest.raises(LawBroken, match=fault):
        check_refusals(broken.load(game.save()), random.Random(1))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("broken", "fault"), [(Sharing, "part ways|changed its original"), (Forgetful, "clone stands elsewhere")]
)
def test_copies_are_watched(game: Game, broken: type[Game], fault: str) -> None:
    with pytest.raises(LawBroken, match=fault):
        check_copies(broken.load(game.save()), random.Random(1))


def test_a_record_that_replays_to_another_game_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    shorter = Record.of(game)
    shorter.picks.pop()
    monkeypatch.setattr(Record, "of", lambda _: shorter)
    with pytest.raises(LawBroken, match="replayed record stands elsewhere"):
        check_copies(game, random.Random(1))


def test_a_view_that_names_a_hidden_card_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert game.state.players[0].hand
    # Everybody is given the view of seat 0.
    monkeypatch.setattr(laws, "view", lambda game, seat: view(game, 0))
    with pytest.raises(LawBroken, match="sees"):
        laws.check_sight(game)


def test_games_that_a_viewer_could_tell_apart_are_among_the_costly_laws(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrecy, "seen_action", lambda game, seat: [deck[:1] for deck in game.state.decks])
    with pytest.raises(LawBroken, match="can tell hidden cards apart: sights"):
        check_deeply(game, random.Random(1))


def test_laws_that_change_the_game_are_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "check_sight", lambda game: game.pick(game.decision.options[0]))
    with pytest.raises(LawBroken, match="looking at a game changed it"):
        check_deeply(game, random.Random(1))


# -- dealing anew -----------------------------------------------------------------------


def test_what_is_dealt_anew_and_looks_different_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "redeal", lambda *_: game_at(SETUP, seed=4, picks=40))
    with pytest.raises(LawBroken, match="what seat 0 sees changes when it is dealt anew"):
        check_redeals(game, random.Random(1), 0)


def test_what_is_dealt_anew_and_depends_on_hidden_cards_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([game.clone(), twin_of(game, 0, random.Random(1))])
    monkeypatch.setattr(laws, "redeal", lambda *_: next(found))
    with pytest.raises(LawBroken, match="what is dealt anew for seat 0 depends on hidden cards"):
        check_redeals(game, random.Random(1), 0)


def test_between_actions_something_can_always_be_dealt(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Game:
        raise CannotRedeal("nothing fits")

    monkeypatch.setattr(laws, "redeal", refuse)
    with pytest.raises(LawBroken, match="nothing can be dealt from what seat None sees"):
        check_redeals(game, random.Random(1), None)
    check_redeals(game_inside_effect(SETUP, seed=3, picks=40), random.Random(1), 0)
