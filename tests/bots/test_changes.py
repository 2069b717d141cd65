"""What changed between two views of a seat: told of whose it is, with the weightiest first."""

from scenario import Scenario, deal
from splay import view
from splay.bots.changes import changes
from splay.bots.reasons import ACHIEVEMENT, HITS, SAFE, WINS, Reason


def table() -> Scenario:
    """Ann can claim an achievement; Bob can meld a card whose demand hits her, until she has as many castles."""
    return deal(
        None,
        3,
        available="Writing, Calendar",
        specials=[],
        supply={1: "Clothing, Agriculture, Mysticism, Domestication, Code of Laws", 2: "Mapmaking", 10: "Robotics"},
        ann={"score": "Sailing, Pottery, The Wheel, City States, Oars", "blue": "Tools", "hand": "Masonry"},
        bob={"hand": "Archery", "yellow": "Fermenting"},
    )


def told(table: Scenario, option: str, seat: int, *, is_better: bool) -> tuple[Reason, ...]:
    """What an action changes for a seat."""
    before = view(table.game, seat)
    table.pick(option)
    return changes(before, view(table.game, seat), is_better)


def test_a_claim_is_told_to_both_as_what_it_is() -> None:
    assert told(table(), "achieve 1", 0, is_better=True)[0] == Reason(ACHIEVEMENT, 0, 1)
    assert told(table(), "achieve 1", 1, is_better=False)[0] == Reason(ACHIEVEMENT, 0, 1)
    assert Reason(ACHIEVEMENT, 0, 1) not in told(table(), "achieve 1", 1, is_better=True)


def test_demands_that_hit_now_or_no_longer_hit_are_named() -> None:
    dealt = table()
    dealt.pick("achieve 1")
    dealt.pick("draw")
    assert Reason(HITS, 1, 1.0, "Archery") in told(dealt, "meld Archery", 0, is_better=False)
    dealt.pick("draw")
    assert Reason(SAFE, 0, 1.0, "Archery") in told(dealt, "meld Masonry", 0, is_better=True)


def test_who_has_won_is_all_that_is_told_of_the_end() -> None:
    rich = {"score": "Sailing, Pottery, The Wheel, City States, Oars", "blue": "Tools"}
    five = "Alchemy, Compass, Feudalism, Machinery, Philosophy"
    for seat, is_better in ((0, True), (1, False)):
        ends = deal(None, 3, available="Writing", specials=[], ann={**rich, "achievements": five}, bob={})
        assert told(ends, "achieve 1", seat, is_better=is_better) == (Reason(WINS, 0),)


def test_where_nothing_has_changed_there_is_nothing_to_tell() -> None:
    seen = view(table().game, 0)
    assert changes(seen, seen, is_better=True) == changes(seen, seen, is_better=False) == ()
