"""Parley in edition 4: distant players pay to share, or to be spared."""

import pytest

from rules.edition4 import pottery
from rules.tables import executions, happened
from scenario import Scenario, deal, expect, play
from splay.cards.library import card_of

# -- to share --------------------------------------------------------------------------------


def test_a_distant_player_pays_before_the_first_shared_effect_and_shares_them_all() -> None:
    """Asked once; what is paid is no part of the effect."""
    table = pottery()
    play(table, "cid: Oars  (of Tools, Oars, pass)", "cid: pass  (of Tools, pass)")
    assert executions(table) == ["cid Pottery 1", "ann Pottery 1", "cid Pottery 2", "ann Pottery 2"]
    assert table.kinds[:3] == ["dogma", "parley", "effect"]


def test_a_distant_player_who_declines_shares_no_effect_of_the_action() -> None:
    """Nobody asks him again."""
    table = pottery()
    play(table, "cid: pass  (of Tools, Oars, pass)")
    assert executions(table) == ["ann Pottery 1", "ann Pottery 2"]
    assert not table.has_event("bonus")


def test_a_distant_player_with_an_empty_hand_is_not_asked_and_does_not_share() -> None:
    assert executions(pottery(hand="")) == ["ann Pottery 1", "ann Pottery 2"]


def test_with_one_card_a_distant_player_may_still_decline() -> None:
    table = pottery(hand="Tools")
    play(table, "cid: pass  (of Tools, pass)")
    expect(
        table,
        ann={"blue": "Pottery", "hand": "Sailing"},
        cid={"yellow": "Agriculture", "hand": "Tools"},
    )


def test_without_parley_everybody_shares() -> None:
    table = pottery(parley=False)
    play(table, "cid: pass  (of Tools, Oars, pass)")
    assert executions(table) == ["cid Pottery 1", "ann Pottery 1", "cid Pottery 2", "ann Pottery 2"]


def test_paying_alone_earns_no_free_draw() -> None:
    """Cid pays to share Philosophy and then declines both effects."""
    table = deal(
        "Philosophy",
        4,
        ann={"purple": "Philosophy"},
        bob={},
        cid={"blue": "Experimentation", "hand": "Tools, Oars"},
        dan={},
        supply={2: "Calendar"},
    )
    play(table, "cid: Oars", "cid: pass  (of Tools, pass)")
    assert executions(table) == ["cid Philosophy 1", "ann Philosophy 1", "cid Philosophy 2", "ann Philosophy 2"]
    expect(
        table,
        ann={"purple": "Philosophy"},
        cid={"blue": "Experimentation", "hand": "Tools"},
        supply={1: "Oars", 2: "Calendar"},
    )


def test_a_neighbor_shares_without_paying() -> None:
    table = deal(
        "Writing",
        4,
        ann={"blue": "Writing"},
        bob={"blue": "Tools", "hand": "Coal"},
        cid={},
        dan={},
        supply={1: "Sailing", 2: "Calendar, Currency"},
    )
    assert happened(table, "parley", "draw") == ["bob draw Calendar", "ann draw Currency", "ann draw Sailing"]


# -- to be spared -----------------------------------------------------------------------------


def archery(**cid: str) -> Scenario:
    """Ann demands with Archery; all others have no castle."""
    return deal(
        "Archery",
        4,
        ann={"red": "Archery"},
        bob={"hand": "Paper"},
        cid=cid,
        dan={"hand": "Optics"},
        supply={1: "Sailing, Tools, Writing, Pottery"},
    )


def test_a_distant_player_pays_when_about_to_obey_and_is_spared() -> None:
    """Bob, who comes before, has obeyed by then."""
    table = archery(hand="Coal, Calendar")
    assert executions(table) == ["bob Archery 1"]
    play(table, "cid: Coal  (of Coal, Calendar, pass)")
    expect(
        table,
        ann={"red": "Archery", "hand": "Paper, Optics"},
        bob={"hand": "Sailing"},
        cid={"hand": "Calendar"},
        dan={"hand": "Tools"},
        supply={5: "Coal"},
    )


def test_a_distant_player_who_declines_obeys() -> None:
    table = archery(hand="Coal, Calendar")
    play(table, "cid: pass")
    assert executions(table) == ["bob Archery 1", "cid Archery 1", "dan Archery 1", "ann Archery 2"]
    assert "cid transfer Coal" in happened(table, "transfer")


def test_a_distant_player_with_an_empty_hand_obeys() -> None:
    assert executions(archery()) == ["bob Archery 1", "cid Archery 1", "dan Archery 1", "ann Archery 2"]


def test_the_card_paid_may_be_the_one_the_demand_wants() -> None:
    """Oars wants a crown, and cid has one only."""
    table = deal(
        "Oars",
        4,
        ann={"red": "Oars"},
        bob={},
        cid={"hand": "Sailing"},
        dan={},
        supply={1: "Tools, Archery"},
    )
    play(table, "cid: Sailing  (of Sailing, pass)")
    expect(table, ann={"red": "Oars", "hand": "Tools"}, supply={1: "Archery, Sailing"})


def test_whoever_is_spared_does_not_share_instead() -> None:
    """Cid has too few castles, paid or not: ann alone junks an achievement."""
    table = archery(hand="Coal")
    play(table, "cid: Coal")
    assert executions(table) == ["bob Archery 1", "dan Archery 1", "ann Archery 2"]


def test_whoever_is_spared_is_spared_for_the_whole_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card has two demands; this Archery has, to see that paying once is enough and declining once is not final."""
    demand, _ = card_of(4, "Archery").effects
    monkeypatch.setattr(card_of(4, "Archery"), "effects", (demand, demand))
    table = archery(hand="Coal, Calendar")
    play(table, "cid: Coal", "bob: Sailing", "dan: Tools")
    assert executions(table) == ["bob Archery 1", "dan Archery 1"] * 2
    table = archery(hand="Coal, Calendar")
    play(table, "cid: pass", "bob: Sailing", "cid: Calendar  (of Calendar, Tools, pass)")
    assert executions(table) == [f"{name} Archery 1" for name in ("bob", "cid", "dan", "bob", "dan")]
