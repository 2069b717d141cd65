"""A player who decides for another: what is seen, and by whom."""

from scenario import Scenario, deal, play
from splay.position.card import Back, Card
from splay.position.events import LookOver
from splay.rules.redo import positions


def rides() -> Scenario:
    """Bob decides for ann, who carries out the card that he gave her; cid watches."""
    table = deal(
        "Hitchhiking",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Hitchhiking", "hand": "Sailing, Clothing", "score": "Paper", "safe": "Optics"},
        bob={"hand": "Domestication"},
        cid={"hand": "Tools"},
        supply={1: "Oars", 8: "Flight, Mobility"},
    )
    play(table, "ann: bob  (of bob, cid)")
    return table


def looks(table: Scenario, seat: int | None) -> list[LookOver]:
    """How the looks of bob look to a seat."""
    seen = [event.seen_by(seat) for event in table.events]
    return [event for event in seen if isinstance(event, LookOver)]


def test_who_decides_sees_hand_and_score_pile_but_no_secret() -> None:
    """In an order that tells nothing of when the cards came."""
    for seat in (0, 1):
        seen = [(event.zone, [card.name for card in event.faces()]) for event in looks(rides(), seat)]
        assert seen == [("hand", ["Clothing", "Sailing"]), ("score", ["Paper"])]


def test_third_players_and_spectators_see_backs() -> None:
    for seat in (2, None):
        found = [card for event in looks(rides(), seat) for card in event.cards]
        assert len(found) == 3
        assert not any(isinstance(card, Card) for card in found)
        assert all(isinstance(card, Back) for card in found)


def test_who_decides_is_asked_and_offered_the_cards_of_the_other() -> None:
    table = rides()
    ask = table.game.decision
    assert ask is not None
    assert ask.seat == 1
    assert list(ask.options) == ["Clothing", "Sailing"]


def test_events_lead_to_the_position_in_which_the_cards_lie_sorted() -> None:
    """The order in which a player holds cards must not be told by what another player is offered."""
    table = deal(
        None,
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Hitchhiking", "hand": "Sailing, Clothing"},
        bob={"hand": "Domestication"},
        supply={1: "Oars"},
    )
    before = table.game.state.copy()
    table.pick("dogma Hitchhiking")
    last = list(positions(before, 0, "dogma Hitchhiking", table.game.events))[-1]
    assert [card.name for card in last.players[0].hand] == ["Clothing", "Sailing"]
    assert last.players == table.game.state.players


def test_the_look_is_over_with_the_effect() -> None:
    """What ann draws in her next action nobody else sees."""
    table = rides()
    play(table, "bob: Sailing  (of Clothing, Sailing)")
    before = len(table.events)
    play(table, "ann: draw")
    assert table.has_event("draw", "Flight", seat="ann")
    assert not any(isinstance(event, LookOver) for event in table.events[before:])
