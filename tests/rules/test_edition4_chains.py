"""Carrying out another card alone in edition 4, and the chain achievements it can earn."""

from rules.edition4 import counts, winners
from rules.tables import executions, happened, reason, seen
from scenario import deal, expect, play
from splay.game import inside
from told_events import told_action

# Near-Field Comm reveals the highest card of the score pile and carries it out; no opponent has persons to share with.
COMM = {"yellow": "Near-Field Comm"}


# -- carrying out another card --------------------------------------------------------------


def test_all_effects_but_the_demand_are_carried_out_alone() -> None:
    """Archery: bob does not obey, nor does he share though he has more castles than ann."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={**COMM, "score": "Archery"},
        bob={"green": "The Wheel", "hand": "Coal"},
        supply={1: "Pottery"},
        available="Writing, Calendar",
    )
    play(table, "ann: 2  (of 1, 2)")
    assert executions(table) == ["bob Near-Field Comm 1", "ann Near-Field Comm 2", "ann Archery 2"]
    expect(
        table,
        ann={**COMM, "score": "Archery"},
        bob={"green": "The Wheel", "hand": "Coal"},
        supply={1: "Pottery"},
        junk="Calendar",
    )


def test_a_demand_alone_leaves_nothing_to_carry_out() -> None:
    table = deal("Near-Field Comm", 4, ann={**COMM, "score": "Explosives"}, bob={"hand": "Coal"})
    assert executions(table) == ["bob Near-Field Comm 1", "ann Near-Field Comm 2"]
    expect(table, ann={**COMM, "score": "Explosives"}, bob={"hand": "Coal"})


def test_other_players_can_still_be_touched() -> None:
    """Rocketry returns a card of bob's score pile; he does not share it, though he has more clocks."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={**COMM, "green": "Databases", "score": "Rocketry"},
        bob={"score": "Oars", "blue": "Quantum Theory", "red": "Fission"},
    )
    play(table, "ann: 11")
    assert executions(table) == ["bob Near-Field Comm 1", "ann Near-Field Comm 2", "ann Rocketry 1"]
    assert happened(table, "return") == ["bob return Oars"]


def test_the_outer_card_goes_on_afterwards() -> None:
    """Bob's run of Computers melds a mere demand, ann's melds Bioengineering; her free draw comes last."""
    table = deal(
        "Computers",
        4,
        ann={"blue": "Computers"},
        bob={"blue": "Quantum Theory"},
        supply={10: "Databases, Bioengineering, Miniaturization"},
    )
    assert executions(table) == [
        "bob Computers 1",
        "ann Computers 1",
        "bob Computers 2",
        "ann Computers 2",
        "ann Bioengineering 1",
        "ann Bioengineering 2",
    ]
    assert table.kinds[-2:] == ["bonus", "draw"]


# -- chain achievements ---------------------------------------------------------------------


def test_the_outermost_card_earns_no_chain_achievement() -> None:
    """Near-Field Comm runs Sailing, and that is all."""
    table = deal("Near-Field Comm", 4, ann={**COMM, "score": "Sailing"}, bob={}, supply={1: "Oars", 11: "Fusion"})
    assert counts(table) == [0, 0]
    assert executions(table) == ["bob Near-Field Comm 1", "ann Near-Field Comm 2", "ann Sailing 1"]


def test_a_card_carried_out_within_a_card_carried_out_earns_one_first() -> None:
    """Near-Field Comm runs Self Service, which runs Writing: the 11 comes before the 2."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={**COMM, "blue": "Writing", "score": "Self Service"},
        bob={"achievements": "Tools"},
        supply={2: "Calendar", 11: "Fusion, Escapism"},
    )
    play(table, "ann: Writing  (of Near-Field Comm, Writing)")
    assert happened(table, "achieve", "draw") == ["ann achieve Fusion", "ann draw Calendar"]
    expect(
        table,
        ann={**COMM, "blue": "Writing", "score": "Self Service", "hand": "Calendar", "achievements": "Fusion"},
        bob={"achievements": "Tools"},
        supply={11: "Escapism"},
    )


def test_neither_points_nor_a_top_card_of_value_11_are_needed() -> None:
    """Robotics runs Software, and that runs Genetics: ten points, and no 11 on the board."""
    table = deal(
        "Robotics",
        4,
        ann={"red": "Robotics"},
        bob={"achievements": "Tools"},
        supply={
            8: "Flight, Mobility, Mass Media",
            9: "Computers, Genetics",
            10: "Software, A.I.",
            11: "Fusion, Escapism",
        },
    )
    assert happened(table, "achieve") == ["ann achieve Fusion"]
    assert seen(table, None).players[0].achievements == (11,)
    assert executions(table) == [
        "ann Robotics 1",
        "ann Robotics 2",
        "ann Software 1",
        "ann Software 2",
        "ann Genetics 1",
    ]


def test_each_deeper_card_earns_one() -> None:
    """Robotics runs Software, that Computers, that The Internet: two chain achievements."""
    table = deal(
        "Robotics",
        4,
        ann={"red": "Robotics"},
        bob={"achievements": "Tools"},
        supply={
            9: "Genetics, Computers",
            10: "Software, A.I., The Internet, Globalization, Databases, Miniaturization",
            11: "Fusion, Escapism, Reclamation",
        },
    )
    assert happened(table, "achieve") == ["ann achieve Fusion", "ann achieve Escapism"]
    assert executions(table)[-3:] == ["ann The Internet 1", "ann The Internet 2", "ann The Internet 3"]


def test_a_card_with_a_demand_alone_earns_one() -> None:
    """The rule asks for another card to carry out, not for what it says."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={**COMM, "red": "Explosives", "score": "Self Service"},
        bob={"achievements": "Tools"},
        supply={11: "Fusion"},
    )
    play(table, "ann: Explosives  (of Explosives, Near-Field Comm)")
    assert counts(table) == [1, 1]


def test_no_card_to_carry_out_earns_none() -> None:
    """Self Service runs Near-Field Comm, which finds no scored card."""
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", **COMM},
        bob={"achievements": "Tools"},
        supply={11: "Fusion"},
    )
    assert executions(table)[-1] == "ann Near-Field Comm 2"
    assert counts(table) == [0, 1]


def test_a_card_that_may_not_be_carried_out_earns_none() -> None:
    """Near-Field Comm runs Robotics, which melds a card with neither factory nor clock."""
    table = deal(
        "Near-Field Comm", 4, ann={**COMM, "score": "Robotics"}, bob={}, supply={10: "Self Service", 11: "Fusion"}
    )
    assert executions(table)[-1] == "ann Robotics 2"
    assert counts(table) == [0, 0]


def test_a_card_and_its_reader_carry_each_other_out_until_the_11s_are_gone() -> None:
    """Near-Field Comm on the board and Self Service as the highest scored card: then the game ends by score."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={**COMM, "score": "Self Service"},
        bob={"achievements": "Tools, Calendar, Paper, Anatomy, Physics", "score": "Software"},
        supply={11: "Fusion, Escapism, Reclamation"},
    )
    play(table, "ann: 1")
    assert counts(table) == [3, 5]
    assert winners(table) == "bob by score"


def test_without_an_11_the_chain_ends_the_game_by_score() -> None:
    """Nothing of the inner card happens."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={**COMM, "blue": "Writing", "score": "Self Service"},
        bob={"achievements": "Tools"},
        supply={2: "Calendar"},
    )
    play(table, "ann: Writing")
    expect(
        table,
        winner="ann",
        ann={**COMM, "blue": "Writing", "score": "Self Service"},
        bob={"achievements": "Tools"},
        supply={2: "Calendar"},
    )
    assert reason(table) == "score"


def test_the_face_of_a_chain_achievement_is_seen_by_nobody() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={**COMM, "red": "Explosives", "score": "Self Service"},
        bob={"achievements": "Tools"},
        supply={11: "Fusion"},
    )
    play(table, "ann: Explosives")
    for who in ("ann", "bob", None):
        seat = None if who is None else table.names.index(who)
        assert {"kind": "achieve", "seat": 0, "value": 11, "origin": "deck", "to": 0, "target": "achievements"} in (
            told_action(table.game, seat)
        )
        assert "Fusion" not in str(told_action(table.game, seat))
        assert "Fusion" not in str(seen(table, who).to_json())
        assert seen(table, who).players[0].achievements == (11,)


def test_a_chain_achievement_counts_towards_victory_at_the_end_of_the_action() -> None:
    """It is ann's sixth; Writing is still carried out."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={
            **COMM,
            "blue": "Writing",
            "score": "Self Service",
            "achievements": "Tools, Calendar, Paper, Anatomy, Physics",
        },
        bob={"achievements": "Coal, Oars, Sailing"},
        supply={2: "Currency", 11: "Fusion"},
    )
    play(table, "ann: Writing")
    assert happened(table, "achieve", "draw") == ["ann achieve Fusion", "ann draw Currency"]
    assert winners(table) == "ann by achievements"


def test_a_chain_achievement_has_the_value_11() -> None:
    """Databases makes bob return as many cards as his highest achievement is worth."""
    scored = ["Oars", "Tools", "Sailing", "Pottery", "Archery", "Clothing", "Mysticism", "Masonry", "Writing", "Coal"]
    table = deal(
        "Databases",
        4,
        ann={"green": "Databases"},
        bob={"achievements": "Fusion, Calendar", "score": ", ".join(scored)},
    )
    while inside.picks_since_checkpoint(table.game):
        assert table.game.decision is not None
        table.pick(table.game.decision.options[0])
    assert len(happened(table, "return")) == 10
