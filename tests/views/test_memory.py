"""What a memory claims is true, whatever happens; and it forgets no more than it has to."""

import random
from collections import Counter

import pytest

from scenario import Scenario, deal, split
from splay import Game
from splay.position.card import Back, Card
from splay.position.card_moves import Return
from splay.position.events import Show
from splay.position.ruleset import ruleset
from splay.position.state import State
from splay.testing.invariants import may_give_up
from splay.views.memory import Memory
from splay.views.view import seen_events, view
from splay.views.whereabouts import UNSEEN, Place
from testing.random_games import Setup, game_at, seeds, tables

LEAVING = 0.004
LOOKING = 0.3
"""How often what is remembered is looked at: a wrong memory stays until the card moves again."""


def lying(state: State, place: Place) -> set[Card]:
    """The cards that really lie in a zone."""
    if place.kind == "deck":
        return {card for deck in state.decks for card in deck}
    if place.kind == "achievements" and place.seat is None:
        return set(state.available)
    if place.seat is None:
        return set(getattr(state, place.kind))
    player = state.players[place.seat]
    if place.kind == "board":
        return {card for pile in player.piles for card in pile}
    return set(getattr(player, place.kind))


def remembering(game: Game) -> dict[int | None, Memory]:
    return {seat: Memory(view(game, seat)) for seat in (*range(len(game.names)), None)}


def played(game: Game, rng: random.Random, memories: dict[int | None, Memory]) -> None:
    """One random pick, and all see what it caused."""
    assert game.decision is not None
    if (leavers := may_give_up(game)) and rng.random() < LEAVING:
        game.give_up(rng.choice(leavers))
    else:
        game.pick(rng.choice(game.decision.options))
    for seat, memory in memories.items():
        memory.see(seen_events(game, seat))


def check_true(game: Game, memory: Memory) -> Counter[str]:
    """Whatever is claimed is so; counts the cards known by zone."""
    known: Counter[str] = Counter()
    for (seat, zone), cards in memory.known.items():
        assert set(cards) <= lying(game.state, Place(zone, seat)), (memory.seat, seat, zone, cards)
        known[zone] += len(cards)
    return known


def check_possible(game: Game, memory: Memory) -> None:
    """Every card lies where the memory thinks that it may."""
    state = game.state
    ages = range(1, len(state.decks))
    for age in ages:
        for card, place in memory.whereabouts(age):
            assert place.kind == UNSEEN or card in lying(state, place), (memory.seat, card, place)
    common = [Place(kind) for kind in ("deck", "achievements", "junk", "box")]
    owned = [Place(kind, p.seat) for p in state.players for kind in ("hand", "score", "achievements", "board")]
    for place in (*common, *owned):
        there = lying(state, place)
        could_be = {card for age in ages for card in memory.could_be(age, place)}
        assert there <= could_be, (memory.seat, place, there - could_be)


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_every_card_that_a_seat_remembers_lies_there(setup: Setup) -> None:
    known: Counter[str] = Counter()
    for seed in seeds(2):
        game, rng = setup.start(seed), random.Random(seed)
        memories = remembering(game)
        while game.decision is not None:
            played(game, rng, memories)
            if rng.random() < LOOKING or game.decision is None:
                for memory in memories.values():
                    known += check_true(game, memory)
    assert known["hand"] > 50
    assert known["score"] > 50


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_every_card_lies_where_it_may(setup: Setup) -> None:
    for seed in seeds(2):
        game, rng = setup.start(seed), random.Random(seed)
        memories = remembering(game)
        while game.decision is not None:
            played(game, rng, memories)
            if rng.random() < 0.05:
                for memory in memories.values():
                    check_possible(game, memory)
        for memory in memories.values():
            check_possible(game, memory)


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_a_memory_can_begin_in_the_middle_of_a_game(setup: Setup) -> None:
    """Also at tables that hide covered cards, of which it has then seen nothing."""
    for picks in (30, 90):
        game, rng = game_at(setup, 5, picks), random.Random(picks)
        memories = remembering(game)
        while game.decision is not None:
            played(game, rng, memories)
            if rng.random() < LOOKING:
                for memory in memories.values():
                    check_true(game, memory)
        for memory in memories.values():
            check_possible(game, memory)


def test_looking_in_between_changes_nothing() -> None:
    game, rng = Setup(4, 4).start(3), random.Random(3)
    asked_often, asked_once = remembering(game), remembering(game)
    while game.decision is not None:
        played(game, rng, asked_often)
        for seat, memory in asked_once.items():
            memory.see(seen_events(game, seat))
            assert asked_often[seat].known is not None
    for seat, memory in asked_once.items():
        assert memory.known == asked_often[seat].known


# -- what is remembered ------------------------------------------------------------------


def watched(table: Scenario, *picks: str) -> dict[int | None, Memory]:
    """The memories of all after these picks."""
    memories = remembering(table.game)
    for pick in picks:
        table.pick(pick)
        for seat, memory in memories.items():
            memory.see(seen_events(table.game, seat))
    return memories


def whole_deck(first: str, *elsewhere: str) -> dict[int, str]:
    """Decks of every age: these cards of age 1 on top, then all that lie nowhere else.

    Without the rest of an age much would be known by counting alone.
    """
    cards = [card for card in ruleset(3).cards if card.name not in split(", ".join((first, *elsewhere)))]
    rest = {age: ", ".join(card.name for card in cards if card.age == age) for age in range(1, 11)}
    return rest | {1: f"{first}, {rest[1]}"}


def names(memory: Memory, seat: int | None, zone: str) -> list[str]:
    return [card.name for card in memory.known.get((seat, zone), ())]


def given_to_ann(edition: int) -> dict[int | None, Memory]:
    """Bob has two cards with a crown and gives one to ann for her score pile; cid looks on, and draws a 1 before."""
    table = deal(
        None,
        edition,
        ann={"red": "Oars"},
        bob={"hand": "The Wheel, Sailing"},
        cid={"red": "Metalworking"},
        supply=whole_deck("Tools", "Oars, The Wheel, Sailing, Metalworking"),
    )
    memories = watched(table, "dogma Oars")
    assert "Sailing" in [card.name for card in table.game.state.players[0].score]
    return memories


def test_a_card_given_away_is_remembered_by_both_and_by_nobody_else() -> None:
    memories = given_to_ann(1)
    assert names(memories[1], 0, "score") == ["Sailing"]
    assert names(memories[0], 0, "score") == [], "one's own score pile is seen, not remembered"
    assert names(memories[2], 0, "score") == names(memories[None], 0, "score") == []


def test_in_edition_4_a_card_shown_and_handed_over_is_remembered_by_all() -> None:
    memories = given_to_ann(4)
    assert names(memories[2], 0, "score") == names(memories[None], 0, "score") == ["Sailing"]


def with_philosophy(hand: str) -> Scenario:
    """Ann reveals Pottery by Metalworking, then may score a card of her hand face down."""
    supply = whole_deck("Pottery", "Metalworking, Philosophy, Oars", hand)
    ann = {"red": "Metalworking", "purple": "Philosophy", "hand": hand}
    return deal(None, 3, ann=ann, bob={"hand": "Oars"}, supply=supply)


def test_a_revealed_card_is_remembered_until_one_like_it_leaves_unseen() -> None:
    table = with_philosophy("Sailing")
    memories = watched(table, "dogma Metalworking")
    assert names(memories[1], 0, "hand") == ["Pottery"]
    assert names(memories[0], 0, "hand") == [], "one's own hand is seen, not remembered"
    later = watched(with_philosophy("Sailing"), "dogma Metalworking", "dogma Philosophy", "Sailing")
    assert names(later[1], 0, "hand") == [], "the card scored may have been Pottery"
    assert {"Pottery", "Sailing"} <= {card.name for card in later[1].could_be(1, Place("score", 0))}


def test_the_only_card_of_its_value_is_known_wherever_it_goes() -> None:
    memories = watched(with_philosophy("Calendar"), "dogma Metalworking", "dogma Philosophy", "Pottery")
    assert names(memories[1], 0, "score") == ["Pottery"]


def test_a_card_revealed_and_scored_at_once_is_that_card() -> None:
    """Masonry has a castle: Metalworking scores it, though ann has another 1 that nobody knows."""
    table = deal(
        None,
        3,
        ann={"red": "Metalworking", "hand": "Sailing"},
        bob={"hand": "Oars"},
        supply=whole_deck("Masonry, Pottery", "Metalworking, Oars, Sailing"),
    )
    memories = watched(table, "dogma Metalworking")
    assert names(memories[1], 0, "score") == ["Masonry"]
    assert names(memories[1], 0, "hand") == ["Pottery"]


def test_a_card_revealed_and_returned_at_once_is_that_card() -> None:
    table = deal(
        None,
        3,
        ann={"green": "Measurement", "hand": "Sailing, Tools"},
        bob={"hand": "Oars"},
        supply=whole_deck("Masonry", "Measurement, Sailing, Tools, Oars"),
    )
    memories = watched(table, "dogma Measurement", "Sailing")
    assert "Sailing" in names(memories[1], None, "deck")


def with_a_hand_shown() -> tuple[Game, Memory]:
    """Bob shows his hand, to prove that it has no crown; cid looks on."""
    bob = {"hand": "Tools, Archery, Coal"}
    table = deal(None, 3, ann={"red": "Oars"}, bob=bob, cid={}, supply=whole_deck("Sailing", "Oars", bob["hand"]))
    return table.game, watched(table, "dogma Oars")[2]


def test_every_card_of_a_hand_that_was_shown_is_remembered() -> None:
    _, memory = with_a_hand_shown()
    assert names(memory, 1, "hand") == ["Archery", "Tools", "Coal"]


def test_of_several_cards_shown_any_may_be_the_one_that_leaves() -> None:
    game, memory = with_a_hand_shown()
    hand = tuple(game.state.players[1].hand)
    memory.see([Show(1, hand, "hand"), Return(1, Back(1), "hand", None, "deck")])
    assert names(memory, 1, "hand") == ["Coal"]


def test_a_card_of_another_value_that_leaves_takes_nothing_with_it() -> None:
    memories = watched(with_philosophy("Calendar"), "dogma Metalworking", "dogma Philosophy", "Calendar")
    assert names(memories[1], 0, "hand") == ["Pottery"]


def test_returned_cards_lie_beneath_their_deck_until_it_is_drawn_up() -> None:
    """Bob draws the two cards above those that ann has returned; cid draws these, in the order of their return."""
    held = "Archery, The Wheel, Oars, Metalworking, Writing, Clothing, Domestication, City States, Code of Laws"
    table = deal(
        None,
        3,
        ann={"yellow": "Agriculture", "hand": "Pottery, Mysticism"},
        bob={"hand": "Sailing"},
        cid={"hand": held},
        supply=whole_deck("Tools, Masonry", "Agriculture, Pottery, Mysticism, Sailing", held),
    )
    memories = watched(table, "dogma Agriculture", "Pottery", "dogma Agriculture", "Mysticism")
    for _ in range(2):
        assert {"Pottery", "Mysticism"} <= set(names(memories[0], None, "deck"))
        assert names(memories[0], 2, "hand") == []
        drawn(table, memories)
    drawn(table, memories)
    assert "Mysticism" in names(memories[0], None, "deck")
    assert names(memories[0], 2, "hand") == ["Pottery"]
    assert names(memories[None], 2, "hand") == [], "a spectator never saw it"


def drawn(table: Scenario, memories: dict[int | None, Memory]) -> None:
    """Whoever is asked draws."""
    table.pick("draw")
    for seat, memory in memories.items():
        memory.see(seen_events(table.game, seat))


def test_whole_hands_exchanged_pass_each_other() -> None:
    """Ann is known to hold Pottery; Machinery gives bob her highest cards for his hand: both groups leave at once."""
    table = deal(
        None,
        3,
        ann={"red": "Metalworking", "yellow": "Machinery", "hand": "Sailing", "blue": "Tools"},
        bob={"hand": "Oars, Archery"},
        supply={1: "Pottery, The Wheel, Clothing", 10: "Software"},
    )
    memories = watched(table, "dogma Metalworking", "dogma Machinery")
    assert "Pottery" in names(memories[None], 1, "hand")
    assert sorted(card.name for card in table.game.state.players[1].hand) == ["Pottery", "Sailing"]


def test_what_a_player_who_leaves_had_is_known_to_be_junk() -> None:
    table = deal(
        None,
        4,
        ann={"red": "Metalworking", "hand": "Calendar"},
        bob={"hand": "Oars"},
        cid={"hand": "Tools"},
        supply={1: "Pottery, The Wheel, Clothing", 2: "Currency, Mapmaking"},
    )
    memories = watched(table, "dogma Metalworking", "give up")
    assert table.game.out == (0,)
    assert {"Metalworking", "Pottery"} <= set(names(memories[1], None, "junk"))
    assert "Calendar" not in names(memories[1], None, "junk")
    assert "Calendar" in names(memories[0], None, "junk")


def test_the_unknown_backs_could_be_what_is_nowhere_seen() -> None:
    table = deal(
        None,
        3,
        ann={"red": "Metalworking", "hand": "Calendar"},
        bob={"hand": "Oars"},
        supply={1: "Pottery, Tools"},
    )
    table = Scenario(Game.load(table.game.save()), table.names)
    memory = remembering(table.game)[0]
    could_be = {card.name for card in memory.could_be(1)}
    assert "Metalworking" not in could_be
    assert {"Oars", "Pottery", "Tools"} <= could_be
    assert memory.whereabouts(2)[[card.name for card, _ in memory.whereabouts(2)].index("Calendar")][1] == Place(
        "hand", 0
    )
