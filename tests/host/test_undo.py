"""Taking back a pick: what may be, who is asked, and what becomes of it."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from host.people import against_bot, begin, from_afar, live, on_one_device, pick, play_to_the_end
from scenario import Scenario, deal, play
from splay.errors import GameOver
from splay.host import Host
from splay.host.errors import Meanwhile, UndoRefused
from splay.host.undo import NOTHING, OTHERS, SEEN, Undo, still_asks, undo_of
from splay.store import TableInfo
from splay.store.rows import FRIENDS
from web.stories import live_of, table_of


def undo_now(host: Host, table: TableInfo, seat: int) -> Undo:
    return undo_of(host.table(table.id), live(host, table), seat)


def asked(host: Host, table: TableInfo) -> int:
    ask = live(host, table).game.decision
    assert ask is not None
    return ask.seat


def meld(host: Host, table: TableInfo) -> int:
    """Let the one whose turn it is meld, which shows others a card that this one knew; says who."""
    seat = asked(host, table)
    ask = live(host, table).game.decision
    assert ask is not None
    pick(host, table, next(option for option in ask.options if option.startswith("meld ")))
    return seat


def draw(host: Host, table: TableInfo) -> int:
    seat = asked(host, table)
    pick(host, table, "draw")
    return seat


def test_there_is_nothing_to_take_back_before_the_first_pick(host: Host) -> None:
    table = on_one_device(host)
    assert undo_now(host, table, 0).reason == NOTHING
    with pytest.raises(UndoRefused, match="no pick to take back"):
        host.undo(table, 0)


def test_a_pick_that_showed_nothing_is_taken_back_freely(host: Host) -> None:
    table = on_one_device(host)
    begin(host, table)
    before = live(host, table).game.save()
    seat = meld(host, table)
    assert undo_now(host, table, seat).reason is None
    assert host.undo(host.table(table.id), seat)
    assert live(host, table).game.save() == before
    assert live(host, table).undone == 1


def test_on_one_device_a_pick_is_taken_back_although_a_card_was_seen_if_that_is_said(host: Host) -> None:
    table = on_one_device(host)
    begin(host, table)
    before = live(host, table).game.save()
    seat = draw(host, table)
    undo = undo_now(host, table, seat)
    assert (undo.reason, undo.anyway, undo.asks) == (SEEN, True, ())
    assert len(undo.cards) == 1
    with pytest.raises(UndoRefused, match="something hidden"):
        host.undo(host.table(table.id), seat)
    assert host.undo(host.table(table.id), seat, anyway=True)
    assert live(host, table).game.save() == before


def test_against_bots_a_pick_is_taken_back_with_what_the_bot_did_since(host: Host) -> None:
    table = against_bot(host)
    for _ in range(12):
        pick(host, table)  # for the bot as well
    mine = [number for number, each in enumerate(live(host, table).picks) if each.seat == 0 and not each.auto]
    undo = undo_now(host, table, 0)
    assert undo.reason in (None, SEEN), "what a bot has picked since is no reason"
    assert undo.left == mine[-1]
    assert undo.also == (1,)
    assert host.undo(host.table(table.id), 0, anyway=True)
    assert len(live(host, table).picks) == mine[-1]


def test_from_afar_what_was_seen_cannot_be_unseen(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    seat = draw(host, table)
    undo = undo_now(host, table, seat)
    assert (undo.reason, undo.anyway) == (SEEN, False)
    with pytest.raises(UndoRefused):
        host.undo(host.table(table.id), seat, anyway=True)


def test_from_afar_nothing_is_taken_back_that_another_person_has_built_on(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    seat = asked(host, table)
    while asked(host, table) == seat:
        meld(host, table)
    meld(host, table)
    undo = undo_now(host, table, seat)
    assert (undo.reason, undo.anyway) == (OTHERS, False)
    with pytest.raises(UndoRefused, match="another person"):
        host.undo(host.table(table.id), seat, anyway=True)


def test_from_afar_the_others_are_asked_and_may_agree(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    before = live(host, table).game.save()
    seat = meld(host, table)
    assert not host.undo(host.table(table.id), seat)
    assert host.table(table.id).undo == {"seat": seat, "left": len(live(host, table).picks) - 1, "asks": [1 - seat]}
    with pytest.raises(UndoRefused, match="nobody asks you"):
        host.agree(host.table(table.id), seat, True)
    host.agree(host.table(table.id), 1 - seat, True)
    assert live(host, table).game.save() == before
    assert host.table(table.id).undo is None


@pytest.mark.parametrize("agrees", [True, False])
def test_whoever_looks_on_hears_of_each_answer_once(host: Host, agrees: bool) -> None:
    table = from_afar(host)
    seat = live(host, table).game.decision.seat  # type: ignore[union-attr]
    pick(host, table)
    announced: list[str] = []
    host.tables.on_change = announced.append
    host.undo(host.table(table.id), seat)
    assert announced == [table.id]
    host.agree(host.table(table.id), 1 - seat, agrees)
    assert announced == [table.id] * 2


def test_from_afar_the_others_may_refuse(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    seat = meld(host, table)
    after = live(host, table).game.save()
    host.undo(host.table(table.id), seat)
    host.agree(host.table(table.id), 1 - seat, False)
    assert live(host, table).game.save() == after
    stored = host.table(table.id)
    assert stored.undo is not None
    assert (stored.undo["asks"], stored.undo["refused"]) == ([], 1 - seat)
    assert not still_asks(stored)
    with pytest.raises(UndoRefused):
        host.agree(host.table(table.id), 1 - seat, True)


def test_a_pick_made_meanwhile_is_not_taken_back_by_consent_to_another(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    seat = meld(host, table)
    host.undo(host.table(table.id), seat)
    stale = host.table(table.id)
    pick(host, table)
    after = live(host, table).game.save()
    with pytest.raises(Meanwhile):
        host.agree(stale, 1 - seat, True)
    assert live(host, table).game.save() == after
    assert host.table(table.id).undo is None


def test_nothing_is_taken_back_when_the_game_is_over(host: Host) -> None:
    table = on_one_device(host)
    play_to_the_end(host, table)
    with pytest.raises(GameOver):
        host.undo(host.table(table.id), 0, anyway=True)


def test_what_was_taken_back_is_not_in_the_record(host: Host) -> None:
    table = on_one_device(host)
    begin(host, table)
    seat = meld(host, table)
    before = len(live(host, table).record().picks)
    host.undo(host.table(table.id), seat)
    assert len(live(host, table).record().picks) == before - 1
    pick(host, table)
    assert live(host, table).record().replay() == live(host, table).game


# -- choices made for somebody, and players who have left ------------------------------------


def undo_from_afar(table: Scenario, seat: int, autos: Sequence[int] = ()) -> Undo:
    """What taking back means where all are people; the picks with these numbers were made for them."""
    return undo_of(replace(table_of(table.game), kind=FRIENDS), live_of(table.game, autos), seat)


def test_a_choice_made_for_the_player_is_taken_back_with_the_pick_before() -> None:
    table = deal(None, 3, ann={"hand": "Oars, Tools", "yellow": "Masonry"}, bob={"yellow": "Agriculture"})
    play(table, "ann: meld Oars", "ann: meld Tools")
    assert (undo_from_afar(table, 0).left, undo_from_afar(table, 0).option) == (1, "meld Tools")
    undo = undo_from_afar(table, 0, autos=[1])
    assert (undo.left, undo.option, undo.reason) == (0, "meld Oars", None)


def test_a_choice_made_for_another_player_is_nothing_that_was_built_on() -> None:
    """Agriculture finds no card to return."""
    table = deal(None, 3, ann={"hand": "Oars", "yellow": "Masonry"}, bob={"yellow": "Agriculture"}, actions=1)
    play(table, "ann: meld Oars", "bob: dogma Agriculture")
    assert undo_from_afar(table, 0).reason == OTHERS
    assert undo_from_afar(table, 0, autos=[1]).reason is None


def test_what_another_player_has_seen_meanwhile_is_a_reason_but_is_not_told() -> None:
    table = deal(None, 3, ann={"hand": "Oars"}, bob={"yellow": "Agriculture"}, supply={1: "Sailing"}, actions=1)
    play(table, "ann: meld Oars", "bob: draw")
    undo = undo_from_afar(table, 0, autos=[1])
    assert (undo.reason, undo.cards, undo.anyway) == (SEEN, (), False)


def test_from_afar_who_has_left_the_game_is_not_asked() -> None:
    table = deal(None, 4, ann={"hand": "Oars"}, bob={"red": "Archery"}, cid={"out": True}, dan={})
    play(table, "ann: meld Oars")
    assert undo_from_afar(table, 0).asks == (1, 3)


def test_who_has_lost_on_time_takes_nothing_back_and_is_not_asked() -> None:
    table = deal(None, 3, ann={"hand": "Oars"}, bob={"red": "Archery"}, cid={"red": "Metalworking"})
    play(table, "ann: meld Oars")
    info = replace(table_of(table.game), kind=FRIENDS)
    for lost, expected in ((0, (None, ())), (1, (0, (2,)))):
        seats = list(info.seats)
        seats[lost] = replace(seats[lost], lost=True, stand_in="scholar")
        undo = undo_of(replace(info, seats=tuple(seats)), live_of(table.game, ()), 0)
        assert (undo.left, undo.asks) == expected
