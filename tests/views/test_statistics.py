"""What the end of a game tells of it."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from scenario import Scenario, deal
from splay import Game, Record
from splay.bots import GreedyBot
from splay.game import inside
from splay.position.card_moves import Achieve, Draw, Meld, PayForParley, Return, Score, Tuck
from splay.position.events import Claim, DogmaBegins
from splay.testing.twins import twin_of
from splay.views.statistics import (
    DEPARTURE,
    HAUL,
    LEAD,
    LEAP,
    MOMENT_KINDS,
    MOMENTS,
    RAID,
    SPECIAL,
    UPHEAVAL,
    Chronicle,
    Fall,
    Moment,
    Tally,
    TurnStanding,
)
from splay.views.view import view
from testing.random_games import Setup, play, seeds, tables
from told_events import event_like


def told(table: Scenario, *picks: str) -> Chronicle:
    """The chronicle of these picks."""
    game = Game.load(table.game.save())
    for pick in picks:
        game.pick(pick)
    return Chronicle.of(Record.of(game))


def moment(chronicle: Chronicle, kind: str) -> Moment:
    (found,) = [moment for moment in chronicle.moments if moment.kind == kind]
    return found


# -- in every game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_the_standings_are_those_that_all_could_see(setup: Setup) -> None:
    for seed in seeds(2):
        game, rng = setup.start(seed), random.Random(seed)
        standings: dict[int, TurnStanding] = {}
        while game.decision is not None:
            play(game, rng, 1, leaving=0.005)
            seen = view(game, None)
            points = tuple(player.points for player in seen.players)
            counts = tuple(len(player.achievements) + len(player.specials) for player in seen.players)
            standings[seen.turn] = TurnStanding(seen.turn, seen.active, points, counts)
        chronicle = Chronicle.of(Record.of(game))
        assert chronicle.standings[-1] == standings[game.turn]
        assert [standing.turn for standing in chronicle.standings] == list(range(1, game.turn + 1))
        for one, next_one in pairwise(chronicle.standings):
            last_seen = standings.get(one.turn)
            assert last_seen is None or last_seen.seat == one.seat
            assert next_one.turn == one.turn + 1


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_the_tallies_count_what_happened(setup: Setup) -> None:
    game, rng = setup.start(7), random.Random(7)
    counted: Counter[tuple[str, int]] = Counter()
    falls = []
    while game.decision is not None:
        play(game, rng, 1)
        for event in game.events:
            if isinstance(event, (Draw, Meld, Tuck, Score)) and game.turn and len(game.picks) > setup.players:
                counted[event.kind, event.taker] += 1
            if isinstance(event, (Return, PayForParley, DogmaBegins)):
                counted[event.kind.replace("parley", "return"), event.seat] += 1
            if isinstance(event, (Achieve, Claim)):
                falls.append(event.seat)
    chronicle = Chronicle.of(Record.of(game))
    for tally, player in zip(chronicle.tallies, game.state.players, strict=True):
        seat = tally.seat
        shown = (tally.drawn, tally.melded, tally.tucked, tally.scored, tally.returned, tally.dogmas)
        assert shown == tuple(counted[kind, seat] for kind in ("draw", "meld", "tuck", "score", "return", "dogma"))
        assert (tally.points, tally.achievements) == (player.points, player.achievement_count)
    assert [fall.seat for fall in chronicle.falls] == falls


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_moments_are_few_and_in_order(setup: Setup) -> None:
    for seed in seeds(2):
        game = play(setup.start(seed), random.Random(seed), leaving=0.005)
        moments = Chronicle.of(Record.of(game)).moments
        assert len(moments) <= MOMENTS
        assert [moment.turn for moment in moments] == sorted(moment.turn for moment in moments)
        assert {moment.kind for moment in moments} <= set(MOMENT_KINDS)


LONG_GAME = 100
"""Turns after which a game is looked at as it is: two bots may go on for ever."""


def test_games_of_better_players_have_moments_of_several_kinds() -> None:
    kinds: Counter[str] = Counter()
    bot = GreedyBot(1)
    for edition in (1, 3, 4):
        for seed in range(4):
            game = Game.start(edition, ["ann", "bob"], seed)
            while game.decision is not None and game.turn < LONG_GAME:
                seen = view(game, game.decision.seat)
                assert seen.asked is not None
                game.pick(bot.choose(seen, seen.asked))
            kinds.update(moment.kind for moment in Chronicle.of(Record.of(game)).moments)
    assert {LEAD, RAID, SPECIAL, HAUL} <= set(kinds)


def test_it_tells_nothing_that_a_spectator_does_not_see() -> None:
    """Another deal behind the backs, of which a spectator sees the same, has the same chronicle."""
    game = play(Setup(3, 2).start(3), random.Random(3), 60)
    twins = [
        inside.from_state(twin_of(inside.from_state(inside.checkpoint(game)), None, random.Random(n)).state)
        for n in (1, 2)
    ]
    assert twins[0] != twins[1]
    one, other = (Chronicle.of(Record.of(twin)) for twin in twins)
    assert one == other


def test_a_game_that_goes_on_has_a_chronicle_too() -> None:
    game = Setup(3, 2).start(3)
    assert Chronicle.of(Record.of(game)) == Chronicle((), (), tuple(Tally(seat, *[0] * 10) for seat in (0, 1)), ()), (
        "before the first turn there is nothing to tell"
    )
    play(game, random.Random(3), 2)
    assert [standing.turn for standing in Chronicle.of(Record.of(game)).standings] == [1]
    assert [tally.melded for tally in Chronicle.of(Record.of(game)).tallies] == [0, 0], "first cards do not count"


# -- what counts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "demands"), [("Sailing, The Wheel", 1), ("Tools", 0)])
def test_a_demand_counts_if_something_moved(hand: str, demands: int) -> None:
    """Oars wants a card with a crown; who has none shows the hand."""
    bob = {"hand": hand, "green": "Clothing"}
    table = deal(None, 1, ann={"red": "Oars"}, bob=bob, supply={1: "Archery, Pottery"})
    chronicle = told(table, "dogma Oars")
    assert [tally.demands for tally in chronicle.tallies] == [demands, 0]


def test_what_is_paid_for_parley_is_no_obeyed_demand() -> None:
    """Bob has nothing that Oars wants; then cid pays to be spared."""
    hands = [{"hand": hand} for hand in ("Tools", "Pottery", "Agriculture")]
    table = deal(None, 4, None, "", None, "", True, ann={"red": "Oars"}, bob=hands[0], cid=hands[1], dan=hands[2])
    chronicle = told(Scenario(Game.load(table.game.save()), table.names), "dogma Oars", "Pottery")
    assert chronicle.tallies[0].demands == 0
    assert chronicle.tallies[2].returned == 1


def test_a_shared_effect_that_goes_on_after_another_card_counts_once() -> None:
    start = view(deal(None, 3, ann={"red": "Oars"}, bob={}, supply={1: "Tools"}).game, None)
    effect = {"kind": "effect", "seat": 1, "card": "Software", "effect": 2, "demand": False, "activated_by": 0}
    draw = {"kind": "draw", "seat": 1, "value": 1, "origin": "deck", "to": 1, "target": "hand"}
    inner = {**effect, "card": "Oars", "activated_by": 1}
    happened = [effect, draw, inner, draw, {**effect, "resumed": True}, draw]
    chronicle = Chronicle.told(start, [event_like(each, edition=3) for each in happened])
    assert [tally.shares for tally in chronicle.tallies] == [1, 0]
    assert chronicle.tallies[1].drawn == 3


def test_a_share_counts_for_who_activated_the_card() -> None:
    table = deal(None, 3, ann={"blue": "Writing"}, bob={"blue": "Tools"}, supply={2: "Calendar, Currency, Mapmaking"})
    chronicle = told(table, "dogma Writing")
    assert [(tally.shares, tally.dogmas, tally.drawn) for tally in chronicle.tallies] == [(1, 1, 2), (0, 0, 1)]


def test_achievements_fall_in_turn() -> None:
    table = deal(None, 3, ann={"score": "Fission", "red": "Archery"}, bob={"hand": "Tools"}, available="Sailing")
    chronicle = told(table, "achieve 1")
    assert chronicle.falls == (Fall(5, 0, 1, None),)
    assert chronicle.standings[-1].achievements == (1, 0)


# -- moments ---------------------------------------------------------------------------------------


def test_a_special_achievement_is_a_moment() -> None:
    board = {"red": "Flight", "green": "Corporations", "purple": "Socialism", "yellow": "Antibiotics"}
    table = deal(None, 3, ann={**board, "hand": "Computers"}, bob={"hand": "Tools"}, supply={8: "Rocketry, Mobility"})
    chronicle = told(table, "meld Computers")
    assert moment(chronicle, SPECIAL) == Moment(5, SPECIAL, 0, "Universe", None, 1)
    assert chronicle.falls == (Fall(5, 0, None, "Universe"),)


def test_points_lost_by_a_dogma_are_a_raid_and_points_won_a_haul() -> None:
    """The Pirate Code takes two cards of 4 or less from a score pile, and then scores itself."""
    table = deal(
        None,
        3,
        ann={"red": "The Pirate Code"},
        bob={"score": "Gunpowder, Navigation", "hand": "Tools"},
        supply={5: "Coal, Banking"},
    )
    chronicle = told(table, "dogma The Pirate Code")
    assert moment(chronicle, RAID) == Moment(5, RAID, 0, "The Pirate Code", 1, 8)
    assert moment(chronicle, HAUL) == Moment(5, HAUL, 0, "The Pirate Code", None, 8 + 5)


def test_what_somebody_gives_up_while_sharing_is_no_raid() -> None:
    table = deal(
        None,
        3,
        ann={"purple": "Education"},
        bob={"score": "Fission", "blue": "Tools, Pottery", "green": "Paper"},
        supply={2: "Calendar, Currency", 1: "Oars"},
    )
    chronicle = told(table, "dogma Education", "Fission")
    assert not [moment for moment in chronicle.moments if moment.kind == RAID]
    assert chronicle.standings[-1].points == (0, 0)


def test_a_card_far_above_all_boards_is_a_leap() -> None:
    table = deal(None, 3, ann={"red": "Oars", "hand": "Coal, Flight"}, bob={"hand": "Tools"}, supply={1: "Archery"})
    chronicle = told(table, "meld Coal")
    assert moment(chronicle, LEAP) == Moment(5, LEAP, 0, "Coal", None, 4)
    both = told(table, "meld Coal", "meld Flight")
    assert moment(both, LEAP).name == "Coal", "the greatest: Flight is three ages above Coal"


def test_fission_is_an_upheaval() -> None:
    table = deal(
        None,
        3,
        ann={"red": "Fission, Oars, Archery", "blue": "Tools, Writing"},
        bob={"green": "The Wheel, Sailing, Clothing", "hand": "Pottery"},
        supply={10: "Robotics, Software", 1: "Masonry, Mysticism, Metalworking"},
    )
    chronicle = told(table, "dogma Fission")
    assert moment(chronicle, UPHEAVAL) == Moment(5, UPHEAVAL, 0, "Fission", None, 8)


def test_who_gives_up_departs() -> None:
    table = deal(None, 4, ann={"hand": "Oars", "score": "Tools"}, bob={"hand": "Archery"}, cid={"hand": "Pottery"})
    chronicle = told(table, "give up")
    assert moment(chronicle, DEPARTURE) == Moment(5, DEPARTURE, 0, None, None, 1)
    assert chronicle.standings[0] == TurnStanding(5, 0, (0, 0, 0), (0, 0, 0))


def test_passing_the_leader_for_good_is_a_moment() -> None:
    table = deal(
        None,
        3,
        ann={"score": "Fission, Ecology", "blue": "Mathematics", "achievements": "Tools"},
        bob={"hand": "Pottery", "achievements": "Clothing, Calendar"},
        available="Sailing, Currency",
    )
    chronicle = told(table, "achieve 1", "achieve 2")
    assert moment(chronicle, LEAD) == Moment(5, LEAD, 0, None, 1, 3)
