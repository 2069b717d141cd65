"""Bots: they pick what is offered, see what their seat sees, and greedy is better than random."""

import random
from dataclasses import fields, is_dataclass
from math import log
from typing import Any

import pytest

from bots.positions import victory_within_reach
from splay import Asked, CannotRedeal, Game, Outcome, SetupError, View, asked, redeal, view
from splay.arena.play import play as let_play
from splay.arena.play import play_many
from splay.arena.series import Series
from splay.bots import BOTS, GreedyBot, RandomBot, SearchBot, make_bot, search, turn
from splay.bots.evaluation import judge
from splay.bots.net import net_for
from splay.bots.patience import useful
from splay.bots.seats import options_of
from splay.position.card import Card
from splay.position.ruleset import ruleset
from splay.testing.invariants import check_position
from splay.testing.twins import twin_of
from testing.random_games import GAMES, SETUPS, Setup, game_at, game_inside_effect, play, question, seeds, tables

TWO = Setup(3, 2)
QUICK = [f"{name}:simulations=2" if "simulations" in options_of(BOTS[name]) else name for name in BOTS]
"""All bots, those that search with a small budget."""
THOROUGH = "neural"
"""The slowest of them, which plays only at some tables here."""


def at_tables(setups: list[Setup]) -> list[tuple[Setup, str]]:
    """All bots at these tables, the slowest at the first and the last."""
    return [(setup, name) for setup in setups for name in QUICK if name != THOROUGH or setup in (setups[0], setups[-1])]


def each_at_some() -> list[tuple[Setup, str]]:
    """Every bot at a few tables, the next one at others, the slowest at one; at night all at all."""
    few = {name: tables(number % 3)[number % 2 :: 2] for number, name in enumerate(QUICK)}
    few[THOROUGH] = few[THOROUGH][-1:]
    return [(setup, name) for name in QUICK for setup in (few[name] if GAMES == 1 else SETUPS)]


# -- picking ---------------------------------------------------------------------------


@pytest.mark.parametrize(("setup", "name"), each_at_some(), ids=str)
def test_bots_pick_what_is_offered_to_the_end_of_the_game(setup: Setup, name: str) -> None:
    game = setup.start(2)
    picks = let_play(game, [make_bot(name, seat) for seat in range(setup.players)], ceiling=4000)
    assert len(game.picks) == picks
    assert game.outcome is not None


@pytest.mark.parametrize(
    ("setup", "name"), at_tables([SETUPS[0], Setup(3, 4, "ABAB", True), Setup(4, 2), Setup(4, 5)]), ids=str
)
def test_bots_answer_every_question_of_random_games(setup: Setup, name: str) -> None:
    """Wherever a game may stand, also where the bot itself would never have gone."""
    kinds = set()
    bot = make_bot(name, 1)
    for seed in seeds(1, 4):
        game, rng = setup.start(seed), random.Random(seed)
        while (ask := game.decision) is not None:
            if ask.effect is not None or rng.random() < 0.1:
                seen = asked(ask, ask.seat)
                assert seen is not None
                assert bot.choose(view(game, ask.seat), seen) in ask.options
                kinds.add(ask.kind)
            play(game, rng, 1)
    assert {"action", "card", "whether"} <= kinds


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_picks(name: str) -> None:
    games = [TWO.start(6), TWO.start(6), TWO.start(6)]
    for game, seed in zip(games, (3, 3, 4), strict=True):
        let_play(game, [make_bot(name, seat + seed) for seat in range(2)], ceiling=120)
    assert games[0].picks == games[1].picks
    assert games[0].picks != games[2].picks


def test_greedy_beats_random() -> None:
    summary = play_many(Series.rotating(3, ["greedy", "random"], 2, seed=1), games=15)
    assert (summary.games, summary.unfinished) == (15, 0)
    assert summary.wins[0] >= 14


@pytest.mark.parametrize("edition", [3, 4])
def test_greedy_beats_first(edition: int) -> None:
    summary = play_many(Series.rotating(edition, ["greedy", "first"], 2, seed=1), games=6)
    assert summary.wins[0] >= 4


@pytest.mark.long
def test_search_beats_first() -> None:
    summary = play_many(Series.rotating(3, ["search:simulations=40", "first"], 2, seed=1), games=4)
    assert summary.wins[0] >= 3


def test_a_budget_in_time_is_kept_and_none_may_be_negative() -> None:
    game = game_at(TWO, 5, 60)
    seen = view(game, question(game).seat)
    assert seen.asked is not None
    assert seen.asked.options is not None
    assert SearchBot(1, ms=1).choose(seen, seen.asked) in seen.asked.options
    for ms, simulations in ((-1, 0), (0, -5)):
        with pytest.raises(SetupError, match="a budget is a whole number from 0 up, not -"):
            SearchBot(1, ms=ms, simulations=simulations)


def test_a_bot_answers_even_where_no_deal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Game:
        raise CannotRedeal("no possible game was found that shows what the view shows")

    game = game_inside_effect(TWO, 3)
    seen = view(game, question(game).seat)
    assert seen.asked is not None
    assert seen.asked.options is not None
    for module in (turn, search):
        monkeypatch.setattr(module, "redeal", refuse)
    for name in QUICK:
        assert make_bot(name, 1).choose(seen, seen.asked) in seen.asked.options


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_greedy_bots_come_to_an_end(edition: int) -> None:
    summary = play_many(Series.rotating(edition, ["greedy"], 2, seed=1, ceiling=1500), games=2)
    assert summary.unfinished == 0


def test_games_between_two_first_bots_come_to_an_end() -> None:
    game = Setup(3, 2).start(17)  # with no end in sight after 3,000 turns, if both activate cards for ever
    let_play(game, [make_bot("first", 34), make_bot("first", 35)], ceiling=3000)
    assert game.outcome is not None


def test_late_in_a_game_that_drags_on_only_what_uses_up_cards_is_considered() -> None:
    game = game_at(TWO, 5, 60)
    seen = view(game, question(game).seat)
    assert seen.asked is not None
    assert useful(seen, seen.asked) == seen.asked.options
    seen.turn = 101
    assert {option.partition(" ")[0] for option in useful(seen, seen.asked)} == {"draw", "meld"}


def test_greedy_takes_the_victory_within_reach() -> None:
    game = victory_within_reach()
    ask = asked(game.decision, 0)
    assert ask is not None
    assert all(GreedyBot(seed).choose(view(game, 0), ask) == "achieve 1" for seed in range(5))


def test_winners_are_told_from_losers() -> None:
    state = game_at(Setup(3, 4, teams="ABAB"), 1, 30).state
    state.outcome = Outcome((1, 3), "achievements")
    assert judge(state, 0) == [0, 1, 0, 1]


@pytest.mark.parametrize("edition", [3, 4])
def test_the_net_judges_a_team_by_all_who_play_in_it(edition: int) -> None:
    """The odds against the other team are the mean of those of every pair of opponents (as logarithms)."""
    state = game_at(Setup(edition, 4, teams="ABAB"), 1, 60).state
    net = net_for(ruleset(edition))
    chances = net.judge(state, 0)
    assert (chances[0], chances[1]) == (chances[2], chances[3])
    leads = [net.lead(state, mate, other) for mate in (0, 2) for other in (1, 3)]
    assert log(chances[0] / chances[1]) == pytest.approx(sum(leads) / 4)


def test_there_are_no_other_bots() -> None:
    assert type(make_bot("random", 1)) is RandomBot
    with pytest.raises(SetupError, match="no bot is named 'genius': there are random, first"):
        make_bot("genius", 1)


# -- what bots see ---------------------------------------------------------------------


def inside(thing: Any) -> set[type]:
    """The types of everything a thing holds; a card is public and not looked into."""
    if is_dataclass(thing):
        return {type(thing)}.union(*(inside(getattr(thing, field.name)) for field in fields(thing)))
    if isinstance(thing, tuple):
        return set().union(*map(inside, thing))
    return {type(thing)}


def test_a_bot_is_handed_its_own_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[tuple[View, Asked]] = []

    class Spy(RandomBot):
        """Keeps what it is given."""

        def choose(self, view: View, ask: Asked) -> str:
            handed.append((view, ask))
            return super().choose(view, ask)

    monkeypatch.setitem(BOTS, "spy", Spy)
    play_many(Series.rotating(3, ["spy"], 3, seed=1), games=2)
    assert len(handed) > 200
    for seen, ask in handed:
        assert type(seen) is View
        assert type(ask) is Asked
        assert seen.seat == ask.seat
        assert seen.asked == ask
        assert ask.options
        assert seen.seating.setup.seed is None
        others = [player for player in seen.players if player.seat != seen.seat]
        assert not any(isinstance(card, Card) for player in others for card in (*player.hand, *player.score))
    kinds = set().union(*(inside(seen) | inside(ask) for seen, ask in handed))
    assert {kind.__name__ for kind in kinds} == {
        *(
            "View",
            "PlayerView",
            "PileView",
            "Back",
            "Card",
            "Asked",
            "Verb",
            "Seating",
            "SoFar",
            "SeenPick",
            "Effect",
            "Several",
        ),
        *("int", "str", "bool", "NoneType"),
    }


@pytest.mark.parametrize("setup", [TWO, Setup(1, 3, covered_hidden=True), Setup(4, 4, "ABAB"), Setup(4, 5)], ids=str)
def test_bots_answer_alike_where_only_hidden_cards_differ(setup: Setup) -> None:
    """A longer run of the same is `python tools/twins.py --bots`."""
    differ = 0
    for game in (game_at(setup, 3, 50), game_at(setup, 4, 90), game_inside_effect(setup, 5)):
        seat = question(game).seat
        twin = twin_of(game, seat, random.Random(1))
        differ += twin != game
        seen, other = view(game, seat), view(twin, seat)
        assert seen.asked is not None
        assert other.asked is not None
        for name in QUICK:
            assert make_bot(name, 1).choose(seen, seen.asked) == make_bot(name, 1).choose(other, other.asked)
    assert differ >= 2


# -- imagined games --------------------------------------------------------------------


@pytest.mark.parametrize("setup", [s for s in SETUPS if not s.covered_hidden], ids=str)
def test_an_imagined_game_looks_the_same_to_its_seat(setup: Setup) -> None:
    game, rng = setup.start(13), random.Random(13)
    looked = 0
    while (ask := game.decision) is not None:
        if ask.kind == "action" and rng.random() < 0.3:
            world = redeal(view(game, ask.seat), rng)
            check_position(world)
            assert view(world, ask.seat) == view(game, ask.seat)
            if setup.players == 4 and game.turn == 1:
                world.pick("draw")
                assert (world.state.active, world.state.actions_left) == ((game.state.active + 1) % 4, 1)
            looked += 1
        play(game, rng, 1)
    assert looked > 10


def test_imagined_games_differ_in_what_is_hidden() -> None:
    game = game_at(TWO, 5, 60)
    seen = view(game, question(game).seat)
    worlds = [redeal(seen, random.Random(seed)) for seed in range(20)]
    assert len({str(world.state.decks) for world in worlds}) == 20
    other = 1 - question(game).seat
    assert len({str(world.state.players[other].hand) for world in worlds}) > 1


def test_where_covered_cards_are_hidden_the_tops_are_imagined_right() -> None:
    game = game_at(Setup(3, 3, covered_hidden=True), 7, 120)
    seat = question(game).seat
    world = redeal(view(game, seat), random.Random(1))
    check_position(world)
    for player, twin in zip(game.state.players, world.state.players, strict=True):
        assert player.tops == twin.tops
        if player.seat == seat:
            assert player.piles == twin.piles


def test_imagining_does_not_touch_the_game() -> None:
    game = game_inside_effect(TWO, 3)
    before = game.save()
    for seat in (0, 1, None):
        play(redeal(view(game, seat), random.Random(1)), random.Random(1))
    assert game.save() == before


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_asked_again_answers_the_same(name: str) -> None:
    """So undoing a pick, or resuming a game, does not roll the dice anew."""
    steady, seen = make_bot(name, 5), 0
    game, rng = TWO.start(6), random.Random(6)
    while game.decision is not None:
        ask = asked(game.decision, game.decision.seat)
        assert ask is not None
        answers = {bot.choose(view(game, ask.seat), ask) for bot in (steady, steady, make_bot(name, 5))}
        assert len(answers) == 1
        seen += len(ask.options or ()) > 2
        game.pick(rng.choice(game.decision.options))
    assert seen > 50
