"""Giving up in edition 4: when it is refused, and what records, copies and views tell of it."""

import pytest

from rules import tables
from rules.edition4 import archery, give_up, resting
from rules.tables import seen
from scenario import Scenario, play
from splay import Game, Record, seen_events
from splay.errors import GameOver, NotOffered, NotYourDecision, StaleDecision

# -- refused ----------------------------------------------------------------------------------


def refused(game: Game, seat: int, error: type[Exception], why: str, number: int | None = None) -> None:
    """This seat cannot give up, and nothing changes."""
    before, ask = game.save(), game.decision
    with pytest.raises(error, match=why):
        game.give_up(seat, number)
    assert (game.save(), game.decision) == (before, ask)


def test_nobody_gives_up_twice() -> None:
    table = archery(dan={"hand": "Optics"})
    give_up(table, "cid")
    refused(table.game, 2, NotOffered, "cid cannot give up at decision 2: already out of the game")
    play(table, "bob: Coal")
    refused(table.game, 2, NotOffered, "already out of the game")


@pytest.mark.parametrize("edition", [1, 3])
def test_nobody_gives_up_in_older_editions(edition: int) -> None:
    table = tables.resting(edition, ann={"red": "Oars"}, bob={}, cid={})
    refused(table.game, 0, NotOffered, f"ann cannot give up at decision 0: edition {edition} has no such rule")


def test_nobody_gives_up_after_the_end_and_no_seat_that_is_not_there() -> None:
    table = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, cid={})
    refused(table.game, 3, NotYourDecision, "seat 3 cannot give up at decision 0: there is no such seat")
    refused(table.game, 1, StaleDecision, "it was meant for decision 7", number=7)
    give_up(table, "bob", "cid")
    refused(table.game, 0, GameOver, "the game is over")


# -- records and copies -------------------------------------------------------------------------


def middles() -> list[Scenario]:
    """Games in which somebody has given up: between actions, and in the middle of an effect."""
    between = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, cid={"blue": "Writing"}, supply={1: "Tools"})
    give_up(between, "ann")
    waiting = archery(dan={"hand": "Optics"})
    give_up(waiting, "cid")
    answered = archery(dan={"hand": "Optics, Colonialism, Navigation, Invention"})
    give_up(answered, "bob", "cid")
    return [between, waiting, answered]


@pytest.mark.parametrize("place", range(3))
def test_copies_and_records_stand_where_the_game_stands(place: int) -> None:
    game = middles()[place].game
    for twin in (game.clone(), Game.load(game.save()), Record.parse(str(Record.of(game))).replay()):
        assert twin == game
        assert twin.decision == game.decision
        assert twin.state == game.state
        assert game.decision is not None
        twin.pick(game.decision.options[0])


def test_a_record_says_who_gave_up() -> None:
    table = archery(dan={"hand": "Optics"})
    give_up(table, "cid")
    play(table, "bob: Coal")
    lines = str(Record.of(table.game)).splitlines()
    assert lines[-3:] == ["ann: dogma Archery", "cid: give up", "bob: Coal"]


def test_what_is_seen_of_who_has_left() -> None:
    """Everybody learns of it; the cards are two more backs in the junk pile."""
    table = resting(ann={"red": "Oars", "hand": "Tools"}, bob={"red": "Archery"}, cid={})
    told = {"kind": "lose", "seat": 0, "by_card": None, "count": 2}
    give_up(table, "ann")
    for who in ("ann", "bob", None):
        shown = seen(table, who)
        assert [player.out for player in shown.players] == [True, False, False]
        assert (shown.junk, shown.players[0].hand, shown.players[0].piles) == ((1, 1), (), ())
        assert told in [event.to_json() for event in seen_events(table.game, shown.seat)]
