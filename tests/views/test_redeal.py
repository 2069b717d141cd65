"""Redeals: games that could be the one a seat sees."""

import json
import random
from collections import Counter
from dataclasses import replace

import pytest

from splay import CannotRedeal, Game, Memory, View, redeal, seen_action, seen_events, view
from splay.game import inside
from splay.position.terms import ACHIEVEMENTS, DECK, HAND, JUNK, SCORE
from splay.testing.invariants import check_position, may_give_up
from splay.testing.twins import twin_of
from splay.views import redeal as dealing
from splay.views.redeal import dealer_of
from splay.views.whereabouts import Place
from testing.random_games import Setup, game_at, game_inside_effect, in_another_process, play, seeds, tables

TWO = Setup(3, 2)


def seats(setup: Setup) -> tuple[int | None, ...]:
    return (*range(setup.players), None)


def check_redealt(redealt: Game, game: Game, seat: int | None) -> None:
    """The redealt game is possible and looks the same to the seat, now and since the action began."""
    check_position(redealt)
    assert view(redealt, seat) == view(game, seat)
    assert len(seen_action(redealt, seat)) == len(seen_action(game, seat)) or game.is_resting
    assert redealt.is_resting == game.is_resting
    assert redealt.setup.seed is None
    if game.decision is not None and game.decision.seat == seat:
        assert redealt.decision == game.decision


# -- between actions ---------------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_a_redealt_game_looks_the_same_and_is_possible(setup: Setup) -> None:
    for picks in (0, 1, 7, 60, 110, 10_000):
        game = game_at(setup, 21, picks)
        while not game.is_resting:
            play(game, random.Random(picks), 1)
        before = game.save()
        for seat in seats(setup):
            check_redealt(redeal(view(game, seat), random.Random(picks)), game, seat)
        assert game.save() == before


def test_every_card_that_fits_a_back_is_equally_likely() -> None:
    """Bob holds one of three cards of age 10; the other two lie in the deck."""
    data = {
        "edition": 3,
        "decks": {"10": ["Software", "Robotics"]},
        "players": [{"hand": ["Tools"]}, {"hand": ["Databases"]}],
    }
    seen, rng = view(Game.load(data), 0), random.Random(1)
    games = [redeal(seen, rng) for _ in range(600)]
    held = Counter(game.state.players[1].hand[0].name for game in games)
    assert set(held) == {"Software", "Robotics", "Databases"}
    assert all(150 < count < 250 for count in held.values())
    top = Counter(game.state.decks[10][0].name for game in games)
    assert all(150 < count < 250 for count in top.values())


def test_the_same_seed_deals_the_same() -> None:
    """Also inside an effect, where covered cards are hidden, and whatever order a set of cards happens to have."""
    code = (
        "import json, random, sys; from splay import Game, redeal, view; games = map(Game.load, json.load(sys.stdin)); "
        "print(json.dumps([redeal(view(game, 0), random.Random(luck)).save() for luck, game in enumerate(games)]))"
    )
    setups = (TWO, Setup(3, 2, covered_hidden=True))
    games = [game_inside_effect(setup, seed, picks=30) for setup in setups for seed in range(3)]
    twice = [[redeal(view(game, 0), random.Random(luck)).save() for luck, game in enumerate(games)] for _ in range(2)]
    assert twice[0] == twice[1] == in_another_process(code, [game.save() for game in games])


def test_first_cards_that_others_have_chosen_are_dealt_anew() -> None:
    game = Game.start(3, ["ann", "bob", "cyd"], seed=1)
    game.pick(game.state.players[0].hand[0].name)
    chosen = set()
    for seed in range(30):
        redealt = redeal(view(game, 1), random.Random(seed))
        check_redealt(redealt, game, 1)
        (opening,) = redealt.state.openings
        assert opening in redealt.state.players[0].hand
        chosen.add(opening.name)
        assert play(redealt, random.Random(seed)).outcome is not None
    assert len(chosen) > 5
    assert {redeal(view(game, 0), random.Random(seed)).state.openings for seed in range(9)} == {game.state.openings}


def test_a_redealt_game_cannot_be_told_from_one_that_never_was() -> None:
    """Nothing of the true game is in it: no seed, no picks, and a record that begins with what was dealt."""
    game = game_at(TWO, 5, 60)
    redealt = redeal(view(game, 0), random.Random(1))
    assert redealt.seed is None
    assert redealt.picks == []
    assert inside.origin(redealt) is not None
    assert inside.origin(redealt) == inside.checkpoint(redealt)


def test_what_is_impossible_is_refused() -> None:
    seen = view(game_at(TWO, 5, 60), 0)
    fewer = replace(seen, decks=(*seen.decks[:-1], seen.decks[-1] - 1))
    with pytest.raises(CannotRedeal, match="not as many unseen cards"):
        redeal(fewer, random.Random(1))


# -- inside effects ----------------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_inside_an_effect_the_same_has_happened_and_the_game_goes_on(setup: Setup) -> None:
    for seed in seeds(4):
        game = game_inside_effect(setup, seed, picks=12 * seed, since=1 + seed % 3)
        before = game.save()
        for seat in seats(setup):
            redealt = redeal(view(game, seat), random.Random(seed))
            check_redealt(redealt, game, seat)
            assert play(redealt, random.Random(seed)).outcome is not None
        assert game.save() == before


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_a_game_redealt_inside_an_effect_is_copied_and_saved_rightly_ever_after(setup: Setup) -> None:
    for seed in seeds(3):
        game = game_inside_effect(setup, seed, picks=15 * seed)
        redealt = redeal(view(game, 0), random.Random(seed))
        again = Game.load(redealt.save())
        for _ in range(25):
            assert redealt.clone() == redealt == again
            if redealt.outcome is not None:
                break
            play(redealt, random.Random(seed), 1)
            play(again, random.Random(seed), 1)


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_a_game_dealt_with_its_checkpoint_goes_on_like_any_other(setup: Setup) -> None:
    """Whatever is picked next: another action than the one that was expected, or none at all by who can only draw."""
    for seed in seeds(4):
        game = game_at(setup, seed, 20 * seed)
        while not game.is_resting:
            play(game, random.Random(seed), 1)
        position = game.state.copy()
        position.seating = inside.from_state(position).state.seating
        expected = inside.dealt(position.snapshot(), is_under_way=True)
        usual = inside.dealt(position.snapshot())
        for number in range(12):
            assert expected == usual == expected.clone()
            assert Game.load(expected.save()) == usual
            play(expected, random.Random(number), 1)
            play(usual, random.Random(number), 1)


def test_who_can_only_draw_has_drawn_before_the_checkpoint() -> None:
    data = {
        "edition": 3,
        "active": 0,
        "actions_left": 1,
        "decks": {"1": ["Oars", "Tools", "Archery"], "2": ["Calendar"]},
        "players": [{}, {"board": {"purple": {"cards": ["Code of Laws"]}}, "hand": ["Mysticism"]}],
    }
    loaded = Game.load(data)
    position = inside.origin(loaded)
    assert position is not None
    game = inside.dealt(position.snapshot(), is_under_way=True)
    assert inside.log(game), "ann has drawn unasked"
    game.pick("dogma Code of Laws")
    assert not game.is_resting
    assert len(inside.checkpoint(game).players[0].hand) == 1
    assert game.clone() == game


def test_cards_lie_where_they_must_and_the_others_anywhere() -> None:
    seen = view(game_at(TWO, 21, 60), 0)
    dealer = dealer_of(seen)
    pinned = {card: (5, place) for card, place in zip(dealer.unseen[5][:3], (4, 0, 2), strict=True)}
    ways = set()
    for seed in range(30):
        dealt, _ = dealer.deal(random.Random(seed), pinned)
        assert [set(cards) for cards in dealt] == [set(cards) for cards in dealer.unseen]
        assert all(dealt[age][place] is card for card, (age, place) in pinned.items())
        ways.add(tuple(dealt[5]))
    assert len(ways) == 30


def test_two_cards_cannot_lie_in_one_place() -> None:
    dealer = dealer_of(view(game_at(TWO, 21, 60), 0))
    with pytest.raises(CannotRedeal, match="no possible game was found"):
        dealer.deal(random.Random(1), dict.fromkeys(dealer.unseen[5][:2], (5, 0)))


def test_inside_an_effect_hidden_cards_differ() -> None:
    for seed in range(8):
        game = game_inside_effect(TWO, seed, picks=30)
        redealt = [redeal(view(game, 0), random.Random(luck)) for luck in range(4)]
        assert len({json.dumps(each.save()) for each in redealt}) == 4


def test_the_own_picks_are_repeated() -> None:
    for seed in range(12):
        game = game_inside_effect(Setup(4, 3), seed, picks=30, since=3)
        for seat in range(3):
            redealt = redeal(view(game, seat), random.Random(seed))
            pairs = zip(
                inside.picks_since_checkpoint(game),
                inside.picks_since_checkpoint(redealt),
                inside.askers(game)[-30:],
                strict=False,
            )
            askers = inside.askers(game)[-len(inside.picks_since_checkpoint(game)) :]
            assert inside.askers(redealt) == askers
            assert all(
                told == again
                for (told, again, _), asker in zip(pairs, askers, strict=False)
                if asker == seat or told.endswith("give up")
            )


def test_a_card_that_came_to_light_lies_where_it_came_from() -> None:
    """Ann draws and melds with Metalworking's kin: what bob saw revealed was on top of the deck."""
    data = {
        "edition": 3,
        "decks": {"1": ["Oars", "Tools", "Archery"], "2": ["Calendar"]},
        "players": [
            {"board": {"red": {"cards": ["Metalworking"]}}},
            {"board": {"blue": {"cards": ["Writing"]}, "yellow": {"cards": ["Agriculture"]}}, "hand": ["Pottery"]},
        ],
    }
    game = Game.load(data)
    game.pick("dogma Metalworking")
    named = [card for event in game.action_events for card in event.cards_shown()]
    assert named
    for seed in range(10):
        again = redeal(view(game, 1), random.Random(seed))
        assert view(again, 1) == view(game, 1)


@pytest.mark.interpreted
def test_if_nothing_fits_it_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_inside_effect(TWO, 3)
    monkeypatch.setattr(dealing, "DEALS", 0)
    with pytest.raises(CannotRedeal, match="no possible game was found"):
        redeal(view(game, 0), random.Random(1))


def test_a_view_that_contradicts_itself_is_refused() -> None:
    """What is asked now could not be asked after what has happened."""
    game = game_inside_effect(TWO, 3)
    seat = 0 if game.decision is None else game.decision.seat
    seen = view(game, seat)
    assert seen.asked is not None
    with pytest.raises(CannotRedeal):
        redeal(replace(seen, asked=replace(seen.asked, seat=1 - seat)), random.Random(1))


# -- twins -------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_twins_are_redealt_alike(setup: Setup) -> None:
    rng = random.Random(5)
    differing = 0
    games = [game_at(setup, 8, 50), game_at(setup, 9, 120), *(game_inside_effect(setup, n, 15 * n) for n in range(4))]
    for game in games:
        for seat in seats(setup):
            twin = twin_of(game, seat, rng)
            differing += twin != game
            assert view(twin, seat) == view(game, seat)
            one, other = (redeal(view(each, seat), random.Random(3)) for each in (game, twin))
            assert one.save() == other.save()
            assert one.decision == other.decision
    assert differing > 6


# -- memory ------------------------------------------------------------------------------


def remembered(setup: Setup, seed: int, picks: int, inside: bool = False) -> tuple[Game, list[Memory]]:
    """A game after so many random picks, at its next rest or next question of an effect, and what each seat remembers.

    Once the game is over, it rests.
    """
    game, rng = setup.start(seed), random.Random(seed)
    memories = [Memory(view(game, seat)) for seat in range(setup.players)]
    while game.decision is not None and (picks > 0 or game.is_resting == inside):
        if (leavers := may_give_up(game)) and rng.random() < 0.005:
            game.give_up(rng.choice(leavers))
        else:
            game.pick(rng.choice(game.decision.options))
        for memory in memories:
            memory.see(seen_events(game, memory.seat))
        picks -= 1
    return game, memories


def where(game: Game) -> dict[str, Place]:
    """The place of every card that lies face down, by name."""
    state = game.state
    places = {card.name: Place(DECK) for deck in state.decks for card in deck}
    places.update({card.name: Place(ACHIEVEMENTS) for card in state.available})
    places.update({card.name: Place(JUNK) for card in state.junk})
    for player in state.players:
        for zone, cards in ((HAND, player.hand), (SCORE, player.score), (ACHIEVEMENTS, player.achievements)):
            places.update({card.name: Place(zone, player.seat) for card in cards})
    return places


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_what_is_remembered_stays(setup: Setup) -> None:
    known = 0
    for seed in range(6):
        game, memories = remembered(setup, seed, 40 + 20 * seed)
        for memory in memories:
            redealt = redeal(view(game, memory.seat), random.Random(seed), memory)
            check_redealt(redealt, game, memory.seat)
            places = where(redealt)
            for (seat, zone), cards in memory.known.items():
                known += len(cards)
                assert all(places[card.name] == Place(zone, seat) for card in cards)
            for name, place in places.items():
                card = game.rules.by_name[name]
                if not (place.seat == memory.seat and place.kind in (HAND, SCORE)):
                    assert card in memory.could_be(card.age, place)
    assert known > 20


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_inside_an_effect_what_is_remembered_stays_too(setup: Setup) -> None:
    under_way = 0
    for seed in range(6):
        game, memories = remembered(setup, seed, 30 + 15 * seed, inside=True)
        under_way += not game.is_resting
        for memory in memories:
            redealt = redeal(view(game, memory.seat), random.Random(seed), memory)
            check_redealt(redealt, game, memory.seat)
            places = where(redealt)
            for (seat, zone), cards in memory.known.items():
                assert all(places[card.name] == Place(zone, seat) for card in cards)
    assert under_way > 3


def test_a_returned_card_is_drawn_when_its_turn_comes() -> None:
    """Ann returned Tools; only she knows that it lies at the bottom of the deck."""
    data = {
        "edition": 3,
        "decks": {"1": ["Oars", "Archery"], "2": ["Calendar", "Currency"]},
        "players": [
            {"hand": ["Tools", "Writing"], "board": {"yellow": {"cards": ["Agriculture"]}}},
            {"hand": ["Pottery"]},
        ],
    }
    game = Game.load(data)
    memories = [Memory(view(game, seat)) for seat in (0, 1)]
    for option in ("dogma Agriculture", "Tools"):
        game.pick(option)
        for memory in memories:
            memory.see(seen_events(game, memory.seat))
    assert game.is_resting
    for memory, bottoms in zip(memories, ({"Tools"}, {"Tools", "Oars", "Archery", "Writing"}), strict=True):
        seen = view(game, memory.seat)
        last = {redeal(seen, random.Random(seed), memory).state.decks[1][-1].name for seed in range(60)}
        assert last <= bottoms
        assert len(last) == len(bottoms)
    forgot = {redeal(view(game, 0), random.Random(seed)).state.decks[1][-1].name for seed in range(60)}
    assert len(forgot) > 1


def test_a_memory_of_another_moment_is_refused() -> None:
    game, memories = remembered(TWO, 3, 60)
    late: View = view(game, 0)
    early = Memory(view(TWO.start(3), 0))
    with pytest.raises(CannotRedeal, match="what is remembered does not fit"):
        redeal(late, random.Random(1), early)
    under_way = game_inside_effect(TWO, 3)
    with pytest.raises(CannotRedeal, match="what is remembered does not fit"):
        redeal(view(under_way, 0), random.Random(1), Memory(view(under_way, 0)))
    assert redeal(late, random.Random(1), memories[0]).is_resting
