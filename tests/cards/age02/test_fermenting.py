"""Scenarios for Fermenting."""

from scenario import deal, editions, expect, play
from splay.cards.library import effect_of
from splay.rules.dogma import Dogma


def test_fermenting_draws_for_every_two_leaves_in_edition_1() -> None:
    """Five leaves on two colors: two 2s."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting", "blue": "Pottery"},
        bob={},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "blue": "Pottery", "hand": "Calendar, Currency"},
        supply={1: "Oars", 2: "Mapmaking"},
    )


def test_fermenting_counts_leaves_of_covered_cards_in_edition_1() -> None:
    """Fermenting has two, Sailing under Mapmaking shows a third: one 2."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing"},
        bob={},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing", "hand": "Calendar"},
        supply={2: "Currency"},
    )


def test_fermenting_draws_for_every_color_with_a_leaf_in_edition_3() -> None:
    """A leaf of a covered card makes its color count; red shows none."""
    table = deal(
        "Fermenting",
        3,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing", "red": "Oars"},
        bob={},
        supply={1: "Clothing", 2: "Calendar, Currency, Monotheism"},
    )
    expect(
        table,
        ann={
            "yellow": "Fermenting",
            "green": "left: Mapmaking, Sailing",
            "red": "Oars",
            "hand": "Calendar, Currency",
        },
        supply={1: "Clothing", 2: "Monotheism"},
    )


@editions(
    1,
    3,
    supply=(
        {2: "Calendar, Currency, Mapmaking, Mathematics, Monotheism, Philosophy"},
        {2: "Calendar, Currency, Mapmaking, Mathematics, Monotheism"},
    ),
    ann_gets=({"hand": "Mathematics, Monotheism"}, {"hand": "Mapmaking, Mathematics"}),
    bob_gets=({"hand": "Calendar, Currency, Mapmaking"}, {"hand": "Calendar, Currency"}),
    left=({2: "Philosophy"}, {2: "Monotheism"}),
)
def test_fermenting_is_shared(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], bob_gets: dict[str, str], left: dict[int, str]
) -> None:
    """Six leaves of the sharer, on two colors: edition 1 counts the leaves, edition 3 the colors."""
    table = deal(
        "Fermenting",
        edition,
        ann={"yellow": "Fermenting"},
        bob={"yellow": "Agriculture", "blue": "Pottery"},
        supply=supply,
    )
    expect(
        table,
        ann={"yellow": "Fermenting", **ann_gets},
        bob={"yellow": "Agriculture", "blue": "Pottery", **bob_gets},
        supply=left,
    )


def test_fermenting_in_edition_4_draws_for_every_color_with_a_leaf_and_may_tuck_green() -> None:
    """Fermenting and the deck stay if a card is tucked."""
    ann = {"yellow": "Fermenting", "red": "Oars", "purple": "left: Mysticism, Reformation"}
    table = deal(
        "Fermenting",
        4,
        ann=ann | {"green": "Sailing", "hand": "Clothing, Tools"},
        bob={},
        supply={2: "Currency, Calendar, Philosophy, Monotheism"},
    )
    play(table, "ann: Currency  (of Clothing, Currency, pass)")
    expect(
        table,
        ann=ann | {"green": "Sailing, Currency", "hand": "Clothing, Tools, Calendar, Philosophy"},
        supply={2: "Monotheism"},
    )


def test_fermenting_in_edition_4_declined_junks_the_2s_and_itself() -> None:
    table = deal(
        "Fermenting",
        4,
        ann={"yellow": "Fermenting, Agriculture", "hand": "Clothing"},
        bob={},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking", 3: "Compass"},
    )
    play(table, "ann: pass  (of Clothing, pass)")
    expect(
        table,
        ann={"yellow": "Agriculture", "hand": "Clothing, Calendar"},
        junk="Fermenting, Currency, Mapmaking",
        supply={1: "Oars", 2: "", 3: "Compass"},
    )


def test_fermenting_in_edition_4_junks_unasked_without_a_green_card_in_hand() -> None:
    """A green card on the board does not help."""
    table = deal(
        "Fermenting",
        4,
        ann={"yellow": "Fermenting", "green": "The Wheel", "hand": "Oars"},
        bob={},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"green": "The Wheel", "hand": "Oars, Calendar"},
        junk="Fermenting, Currency",
        supply={2: ""},
    )


def test_fermenting_in_edition_4_is_junked_even_if_no_2_is_left() -> None:
    table = deal("Fermenting", 4, ann={"yellow": "Fermenting"}, bob={}, supply={3: "Alchemy, Paper"})
    expect(table, ann={"hand": "Alchemy"}, junk="Fermenting", supply={3: "Paper"})


def test_fermenting_in_edition_4_is_junked_on_whosever_board_it_lies() -> None:
    """Ann returns a card for the Fermenting of cid, who sits opposite her and cannot pay to share."""
    table = deal(
        None,
        4,
        ann={"green": "Sailing", "hand": "Tools"},
        bob={},
        cid={"yellow": "Fermenting, Agriculture"},
        dan={},
        supply={2: "Calendar, Mathematics"},
    )
    play(table, "ann: parley Fermenting")
    expect(
        table,
        ann={"green": "Sailing", "hand": "Calendar"},
        cid={"yellow": "Agriculture"},
        junk="Mathematics, Fermenting",
        supply={1: "Tools", 2: ""},
    )


def test_fermenting_in_edition_4_stays_if_it_is_covered() -> None:
    table = deal(None, 4, ann={"yellow": "Agriculture, Fermenting"}, bob={}, supply={2: "Calendar"})
    state = table.game.state
    ann = state.players[0]
    running = Dogma(state, []).carry_out(effect_of(4, "Fermenting", 2), ann, ann)
    assert running is not None
    assert list(running.__await__()) == [], "nothing is asked"
    expect(table, ann={"yellow": "Agriculture, Fermenting"}, junk="Calendar", supply={2: ""})


def test_fermenting_in_edition_4_stays_in_a_score_pile() -> None:
    """Near-Field Comm carries it out from there."""
    ann = {"yellow": "Near-Field Comm, Agriculture", "score": "Fermenting"}
    table = deal("Near-Field Comm", 4, ann=ann, bob={}, supply={2: "Calendar, Currency"})
    expect(table, ann=ann, junk="Calendar, Currency", supply={2: ""})


def test_fermenting_in_edition_4_is_decided_anew_by_each_sharer() -> None:
    """Bob declines and junks; ann can still tuck a card, and then junks nothing."""
    table = deal(
        "Fermenting",
        4,
        ann={"yellow": "Fermenting", "hand": "Clothing"},
        bob={"yellow": "Agriculture", "hand": "Sailing"},
        supply={1: "Pottery", 2: "Calendar, Mathematics, Monotheism"},
    )
    play(table, "bob: pass  (of Sailing, pass)")
    assert table.has_event("junk", "Fermenting", seat="ann")
    play(table, "ann: Clothing  (of Clothing, pass)")
    expect(
        table,
        ann={"green": "Clothing", "hand": "Mathematics, Pottery"},
        bob={"yellow": "Agriculture", "hand": "Sailing, Calendar"},
        junk="Fermenting, Monotheism",
        supply={1: "", 2: ""},
    )


def test_fermenting_in_edition_4_is_junked_by_its_owner_though_a_sharer_tucked() -> None:
    """The owner's board is empty then: the bonus draw is a 1."""
    table = deal(
        "Fermenting",
        4,
        ann={"yellow": "Fermenting"},
        bob={"yellow": "Agriculture", "hand": "Sailing"},
        supply={1: "Pottery", 2: "Calendar, Mathematics, Monotheism"},
    )
    play(table, "bob: Sailing  (of Sailing, pass)")
    expect(
        table,
        ann={"hand": "Mathematics, Pottery"},
        bob={"yellow": "Agriculture", "green": "Sailing", "hand": "Calendar"},
        junk="Fermenting, Monotheism",
        supply={1: "", 2: ""},
    )
