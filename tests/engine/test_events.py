"""Events: they tell everything that changed, in order, and name a card only to seats that may know it."""

import random
from collections import Counter
from typing import Any

import pytest

from laws.random_games import SETUPS, Setup, play
from splay import Event, Game, seen_action, seen_events
from splay.card import Card
from splay.events import event_to_json
from splay.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, SCORE, SPLAY_NAMES

Place = tuple[str, int]
NOBODY = -1
MOVES = ("draw", "meld", "tuck", "score", "return", "transfer", "exchange", "achieve", "remove", "junk", "parley")


class Witness:
    """Follows a game by its events alone."""

    def __init__(self, game: Game) -> None:
        self.places = places(game)
        self.splays = splays(game)

    def hear(self, event: Event) -> None:
        """Take in one event; it must fit what was known."""
        if event.kind == "junk deck":
            assert {self.places[card] for card in event.what} == {(DECK, NOBODY)}
            self.places |= dict.fromkeys(event.what, (JUNK, NOBODY))
        elif event.kind == "lose":
            assert set(event.what) == {card for card, (_, seat) in self.places.items() if seat == event.seat}
            self.places |= dict.fromkeys(event.what, (JUNK, NOBODY))
            self._flatten()
        elif event.kind in MOVES and isinstance(event.what, Card):
            event = as_move(event)
            origin = (event.origin, owner(event.origin, event.seat))
            assert self.places[event.what] == origin, f"{event} moves a card that lies in {self.places[event.what]}"
            self.places[event.what] = (event.target, event.to_seat)
            if BOARD in (event.origin, event.target):
                self._flatten()
        elif event.kind == "reveal":
            assert self.places[event.what] == (event.origin, event.seat)
        elif event.kind in ("splay", "unsplay"):
            assert self.splays[event.seat][event.what] == event.to_seat
            self.splays[event.seat][event.what] = SPLAY_NAMES.index(event.target)

    def _flatten(self) -> None:
        """A pile of fewer than two cards is no longer splayed."""
        sizes = Counter((seat, card.color) for card, (zone, seat) in self.places.items() if zone == BOARD)
        for seat, colors in enumerate(self.splays):
            for color in range(5):
                if sizes[seat, color] < 2:
                    colors[color] = 0


def as_move(event: Event) -> Event:
    """What is paid for parley moves from the hand to its deck."""
    return event._replace(origin=HAND, to_seat=NOBODY) if event.kind == "parley" else event


def owner(zone: str, seat: int) -> int:
    """Who owns a card that moves from this zone; nobody owns decks and achievements that are taken or junked."""
    return NOBODY if zone in (DECK, ACHIEVEMENTS) else seat


def places(game: Game) -> dict[Card, Place]:
    """Where every card lies."""
    state = game.state
    found: dict[Card, Place] = {card: (DECK, NOBODY) for deck in state.decks for card in deck}
    found |= dict.fromkeys(state.available, (ACHIEVEMENTS, NOBODY))
    found |= dict.fromkeys(state.box, (BOX, NOBODY))
    found |= dict.fromkeys(state.junk, (JUNK, NOBODY))
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
    common = {"turn", "dogma", "effect", "bonus", "win", "splay", "claim", *MOVES}
    common -= {"remove", "exchange", "junk", "parley"}
    if setup.edition == 4:
        common |= {"junk", "junk deck", "lose"}
        common |= {"parley"} if game.state.table.parley else set()
    assert common <= set(kinds)


def may_see(place: Place, seat: int | None) -> bool:
    """Whether a seat sees the face of a card in this place."""
    zone, of_seat = place
    return zone in (BOARD, BOX) or (zone in (HAND, SCORE) and of_seat == seat)


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
                if event.kind in ("junk deck", "lose"):
                    where |= dict.fromkeys(event.what, (JUNK, NOBODY))
                if event.kind not in MOVES or not isinstance(event.what, Card):
                    continue
                now = (event.target, as_move(event).to_seat)
                for seat, data in told.items():
                    knows = may_see(where[event.what], seat) or may_see(now, seat)
                    assert ("card" in data[index]) == knows
                    assert data[index]["value"] == event.what.age
                    named, kept_back = named + knows, kept_back + (not knows)
                where[event.what] = now
    assert named > 500
    assert kept_back > 500


def test_revealed_cards_are_named_to_all() -> None:
    ann = {"hand": ["Tools"], "board": {"red": {"cards": ["Archery"]}}}
    game = Game.load({"edition": 3, "decks": {"1": ["Oars"]}, "players": [ann, {}]})
    oars = game.state.decks[1][0]
    event = Event("reveal", 0, oars, HAND, 0, HAND)
    assert all(event_to_json(event, seat)["card"] == "Oars" for seat in (0, 1, None))


def test_owned_achievements_are_named_to_nobody() -> None:
    data = {
        "edition": 3,
        "available": ["Oars"],
        "players": [{"score": ["Fermenting", "Mapmaking", "Tools"], "board": {"red": {"cards": ["Archery"]}}}, {}],
    }
    game = Game.load(data)
    game.pick("achieve 1")
    for seat in (0, 1, None):
        (event,) = (event for event in seen_events(game, seat) if event["kind"] == "achieve")
        assert "card" not in event
        assert event["value"] == 1


def test_the_hand_shown_as_proof_is_named_and_its_colors_alone_are_not() -> None:
    game = Game.load({"edition": 3, "players": [{"hand": ["Oars", "Tools"]}, {}]})
    oars, tools = game.state.players[0].hand
    hand = event_to_json(Event("show", 0, (oars, tools), HAND, 0, HAND), 1)
    assert hand == {"kind": "show", "seat": 0, "cards": ["Oars", "Tools"], "zone": HAND}
    color = event_to_json(Event("show", 0, (oars,), "color", 0, "color"), 1)
    assert color == {"kind": "show", "seat": 0, "color": "red"}


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
            data = seen_events(game, seat)
            assert plain(data)
            assert [(event["kind"], event["seat"]) for event in data] == [event[:2] for event in game.events]
            assert seen_action(game, seat)[-len(data) :] == data or not data
