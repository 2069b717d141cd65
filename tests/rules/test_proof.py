"""Cards shown as proof where others could not tell that an effect was obeyed."""

from rules.tables import in_both_editions
from scenario import Scenario, deal, expect, play
from splay.position.events import Show, ShowColor
from told_events import told_action


def shows(table: Scenario) -> list[tuple[str, str]]:
    """Who has shown which cards."""
    return [
        (table.names[event.seat], ", ".join(card.name for card in event.cards_shown()))
        for event in table.events
        if isinstance(event, (Show, ShowColor))
    ]


@in_both_editions
def test_a_victim_who_cannot_obey_shows_the_hand_to_all(edition: int) -> None:
    """Oars wants a crown, and bob has none; nothing moves, and the cards are still in his hand."""
    table = deal("Oars", edition, ann={"red": "Oars"}, bob={"hand": "Tools, Coal"}, cid={}, supply={1: "Pottery"})
    assert shows(table) == [("bob", "Tools, Coal")]
    for seat in (0, 1, 2, None):
        assert {"kind": "show", "seat": 1, "cards": ["Tools", "Coal"], "zone": "hand"} in told_action(table.game, seat)
    expect(table, ann={"red": "Oars", "hand": "Pottery"}, bob={"hand": "Tools, Coal"})


@in_both_editions
def test_nothing_is_shown_of_an_empty_hand(edition: int) -> None:
    table = deal("Oars", edition, ann={"red": "Oars"}, bob={}, supply={1: "Pottery"})
    assert shows(table) == []


def test_whoever_obeyed_shows_nothing() -> None:
    """In edition 1 one card is enough; in edition 3 bob must show that no crown is left."""
    for edition, proof in ((1, []), (3, [("bob", "Tools, Pottery")])):
        table = deal("Oars", edition, ann={"red": "Oars"}, bob={"hand": "Sailing, Tools"}, supply={1: "Pottery"})
        assert shows(table) == proof


@in_both_editions
def test_a_card_chosen_for_its_icon_is_shown(edition: int) -> None:
    """Machinery scores a card with a castle: the others see that it has one, not the rest of the hand."""
    table = deal("Machinery", edition, ann={"yellow": "Machinery", "hand": "Oars, Coal"}, bob={"yellow": "Antibiotics"})
    assert shows(table) == [("ann", "Oars")]


@in_both_editions
def test_where_the_color_is_enough_only_the_color_is_shown(edition: int) -> None:
    """Classification: nobody learns which green card ann has in mind, before it is melded."""
    table = deal(
        "Classification",
        edition,
        ann={"green": "Classification", "hand": "Sailing, Paper, Oars"},
        bob={"hand": "Tools"},
    )
    play(table, "ann: Paper")
    events = [event for event in told_action(table.game, 1) if event["kind"] == "show"]
    assert events[0] == {"kind": "show", "seat": 0, "color": "green"}
    assert events[1] == {"kind": "show", "seat": 1, "cards": ["Tools"], "zone": "hand"}


@in_both_editions
def test_what_values_prove_is_not_shown(edition: int) -> None:
    """Mapmaking wants a 1: the backs of bob's score pile tell that he has none."""
    table = deal("Mapmaking", edition, ann={"green": "Mapmaking"}, bob={"score": "Calendar"}, supply={1: "Tools"})
    assert shows(table) == []


@in_both_editions
def test_showing_is_no_reveal_and_earns_no_free_draw(edition: int) -> None:
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery"},
        bob={"yellow": "Antibiotics", "hand": "Coal"},
        supply={3: "Paper"},
    )
    assert shows(table) == [("bob", "Coal")]
    assert not table.has_event("reveal")
    assert not table.has_event("bonus")
