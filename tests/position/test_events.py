"""Events: they tell everything that changed, in order, and name a card only to seats that may know it."""

import random
from collections import Counter
from typing import Any

import pytest

from splay import Event, Game, seen_action, seen_events
from splay.position.card import Back, Card
from splay.position.card_moves import CardMoves, Chain, Draw
from splay.position.events import Arrange, JunkDeck, Lose, Reveal, Show, ShowColor, Splay
from splay.position.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, RED, SCORE
from testing.random_games import SETUPS, Setup, play
from told_events import event_like

Place = tuple[str, int | None]


class Witness:
    """Follows a game by its events alone."""

    def __init__(self, game: Game) -> None:
        self.places = places(game)
        self.splays = splays(game)

    def hear(self, event: Event) -> None:
        """Take in one event; it must fit what was known."""
        match event:
            case JunkDeck():
                assert {self.places[card] for card in known(event.cards)} == {(DECK, None)}
                self.places |= dict.fromkeys(known(event.cards), (JUNK, None))
            case Lose():
                own = {card for card, (_, seat) in self.places.items() if seat == event.seat}
                assert set(event.cards) == own
                self.places |= dict.fromkeys(known(event.cards), (JUNK, None))
                self._flatten()
            case CardMoves():
                (card,) = known((event.card,))
                origin = (event.origin, owner(event.origin, event.seat))
                assert self.places[card] == origin, f"{event} moves a card that lies in {self.places[card]}"
                self.places[card] = (event.target, event.to)
                if BOARD in (event.origin, event.target):
                    self._flatten()
            case Reveal():
                assert self.places[event.card] == (event.zone, event.seat)
            case Splay():
                assert self.splays[event.seat][event.color] == event.before
                self.splays[event.seat][event.color] = event.after

    def _flatten(self) -> None:
        """A pile of fewer than two cards is no longer splayed."""
        sizes = Counter((seat, card.color) for card, (zone, seat) in self.places.items() if zone == BOARD)
        for seat, colors in enumerate(self.splays):
            for color in range(5):
                if sizes[seat, color] < 2:
                    colors[color] = 0


def sorted_names(game: Game, names: list[str]) -> list[str]:
    """These cards by age and name."""
    by_name = game.rules.by_name
    return sorted(names, key=lambda name: (by_name[name].age, name))


def known(faces: tuple[Card | Back, ...]) -> list[Card]:
    """Cards that must all be known."""
    cards = [face for face in faces if isinstance(face, Card)]
    assert len(cards) == len(faces)
    return cards


def owner(zone: str, seat: int) -> int | None:
    """Who owns a card that moves from this zone; nobody owns decks and achievements that are taken or junked."""
    return None if zone in (DECK, ACHIEVEMENTS) else seat


def places(game: Game) -> dict[Card, Place]:
    """Where every card lies."""
    state = game.state
    found: dict[Card, Place] = {card: (DECK, None) for deck in state.decks for card in deck}
    found |= dict.fromkeys(state.available, (ACHIEVEMENTS, None))
    found |= dict.fromkeys(state.box, (BOX, None))
    found |= dict.fromkeys(state.junk, (JUNK, None))
    for player in state.players:
        for zone, cards in ((HAND, player.hand), (SCORE, player.score), (ACHIEVEMENTS, player.achievements)):
            found |= dict.fromkeys(cards, (zone, player.seat))
        found |= {card: (BOARD, player.seat) for pile in player.piles for card in pile}
    return found


def splays(game: Game) -> list[list[int]]:
    return [player.splays[:] for player in game.state.players]


@pytest.mark.parametrize("setup", [s for s in SETUPS if not s.covered_hidden], ids=str)
def test_events_explain_every_change(setup: Setup) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        game, rng = setup.start(seed), random.Random(seed)
        witness = Witness(game)
        while game.decision is not None:
            play(game, rng, 1, leaving=0.002)
            for event in game.events:
                witness.hear(event)
                kinds[event.kind] += 1
            assert witness.places == places(game)
            assert witness.splays == splays(game)
    common = {"turn", "dogma", "effect", "bonus", "win", "splay", "claim"}
    common |= {"draw", "meld", "tuck", "score", "return", "transfer", "achieve"}
    if setup.edition == 4:
        common |= {"junk", "junk deck", "lose"}
        common |= {"parley"} if game.setup.parley else set()
    assert common <= set(kinds)


def may_see(place: Place, seat: int | None) -> bool:
    """Whether a seat sees the face of a card in this place."""
    zone, of_seat = place
    return zone in (BOARD, BOX) or (zone in (HAND, SCORE) and of_seat is not None and of_seat == seat)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_moved_card_is_named_to_those_who_see_it_before_or_after(setup: Setup) -> None:
    named = kept_back = 0
    for seed in range(5):
        game, rng = setup.start(seed), random.Random(seed)
        where = places(game)
        while game.decision is not None:
            play(game, rng, 1, leaving=0.002)
            told = {seat: seen_events(game, seat) for seat in (*range(setup.players), None)}
            for index, event in enumerate(game.events):
                if isinstance(event, (JunkDeck, Lose)):
                    where |= dict.fromkeys(known(event.cards), (JUNK, None))
                if not isinstance(event, CardMoves):
                    continue
                (card,) = known((event.card,))
                now = (event.target, event.to)
                for seat, happened in told.items():
                    seen = happened[index]
                    assert isinstance(seen, CardMoves)
                    knows = may_see(where[card], seat) or may_see(now, seat)
                    assert seen.card == (card if knows else Back(card.age))
                    named, kept_back = named + knows, kept_back + (not knows)
                where[card] = now
    assert named > 500
    assert kept_back > 500


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=str)
def test_what_is_seen_once_is_seen_no_better_by_anybody_else(setup: Setup) -> None:
    """An event seen by one is for others at most what that one knows of it."""
    game, rng = setup.start(6), random.Random(6)
    while game.decision is not None:
        play(game, rng, 1)
        for event in game.events:
            for seat in (*range(setup.players), None):
                seen = event.seen_by(seat)
                assert type(seen) is type(event)
                assert seen.seen_by(seat) == seen
                assert set(seen.seen_by(None).cards_shown()) <= set(seen.cards_shown()) <= set(event.cards_shown())


def test_revealed_cards_are_named_to_all() -> None:
    ann = {"hand": ["Tools"], "board": {"red": {"cards": ["Archery"]}}}
    game = Game.load({"edition": 3, "decks": {"1": ["Oars"]}, "players": [ann, {}]})
    oars = game.state.decks[1][0]
    event = Reveal(0, oars, HAND)
    assert all(event.seen_by(seat).to_json()["card"] == "Oars" for seat in (0, 1, None))


def test_owned_achievements_are_named_to_nobody() -> None:
    data = {
        "edition": 3,
        "available": ["Oars"],
        "players": [{"score": ["Fermenting", "Mapmaking", "Tools"], "board": {"red": {"cards": ["Archery"]}}}, {}],
    }
    game = Game.load(data)
    game.pick("achieve 1")
    for seat in (0, 1, None):
        (event,) = (event.to_json() for event in seen_events(game, seat) if event.kind == "achieve")
        assert "card" not in event
        assert event["value"] == 1


def test_the_hand_shown_as_proof_is_named_in_a_fixed_order_and_its_colors_alone_are_not() -> None:
    game = Game.load({"edition": 3, "players": [{"hand": ["Oars", "Tools"]}, {}]})
    oars, tools = game.state.players[0].hand
    hand = Show(0, (oars, tools), HAND)
    assert hand.seen_by(1).to_json() == {"kind": "show", "seat": 0, "cards": ["Oars", "Tools"], "zone": HAND}
    # The order in which a hand is held would say which of its cards came first.
    assert Show(0, (tools, oars), HAND).seen_by(1) == Show(0, (tools, oars), HAND).seen_by(None) == hand
    assert Show(0, (tools, oars), HAND).full_json()["cards"] == ["Tools", "Oars"]
    color = ShowColor(0, RED, oars)
    assert color.seen_by(1).to_json() == {"kind": "show", "seat": 0, "color": "red"}
    assert (color.seen_by(0).cards_shown(), color.seen_by(1).cards_shown()) == ((oars,), ())
    assert color.full_json() == {"kind": "show", "seat": 0, "color": "red", "cards": ["Oars"]}


def test_a_new_order_is_known_to_who_made_it() -> None:
    """At some tables the others do not see the cards."""
    game = Game.load({"edition": 3, "players": [{"hand": ["Oars", "Archery"]}, {}]})
    event = Arrange(0, RED, game.state.players[0].hand)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == Arrange(0, RED, ())


def test_what_is_junked_at_once_is_seen_from_behind_in_no_order() -> None:
    game = Game.load({"edition": 4, "players": [{"hand": ["Fission", "Archery"]}, {}]})
    event = Lose(0, "", game.state.players[0].hand)
    assert event.seen_by(1) == Lose(0, "", (Back(1), Back(9)))
    assert event.full_json()["cards"] == ["Fission", "Archery"]


def test_a_chain_achievement_has_a_class_of_its_own() -> None:
    told = {"kind": "achieve", "seat": 0, "value": 11, "origin": DECK, "to": 0, "target": ACHIEVEMENTS}
    assert isinstance(event_like(told), Chain)
    assert not isinstance(event_like({**told, "origin": ACHIEVEMENTS}), Chain)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=str)
def test_events_as_data_are_plain_and_tell_what_and_who(setup: Setup) -> None:
    def plain(data: Any) -> bool:
        return isinstance(data, (str, int, type(None))) or all(
            plain(part) for part in (data.values() if isinstance(data, dict) else data)
        )

    game, rng = setup.start(8), random.Random(8)
    while game.decision is not None:
        play(game, rng, 1)
        for seat in (0, None):
            happened = seen_events(game, seat)
            data = [event.to_json() for event in happened]
            assert plain(data)
            assert [(event["kind"], event["seat"]) for event in data] == [(e.kind, e.whose) for e in game.events]
            assert [event_like(each, setup.edition).to_json() for each in data] == data
            assert seen_action(game, seat)[-len(data) :] == happened or not data


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=str)
def test_events_in_full_are_those_of_a_spectator_and_the_names(setup: Setup) -> None:
    game, rng = setup.start(9), random.Random(9)
    drawn = 0
    while game.decision is not None:
        play(game, rng, 1)
        for event, seen in zip(game.events, seen_events(game, None), strict=True):
            full = event.full_json()
            # Only in full does the order say how a player holds the cards.
            in_order = {**full, "cards": sorted_names(game, full["cards"])} if isinstance(event, Show) else full
            assert in_order.items() >= seen.to_json().items()
            if isinstance(event, Draw):
                drawn += 1
                assert list(full)[-1] == "card"
    assert drawn
