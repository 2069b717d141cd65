"""Accounts: what goes over to them, who holds a seat then, what is resolved and what can be ended."""

import time
from dataclasses import replace

import pytest
from sqlalchemy import select

from databases import OpenStore
from splay.store import Conflict, NewSeat, Store
from splay.store.models import Base, KeyRow
from splay.store.owned import OWNED
from splay.store.rows import BROWSER, LINK, Account, Holder, Passkey
from store.rows import ANN_IS_ASKED, table

ACCOUNT = Account("owner of ann", "Ann", 1.0, True, 1.0, None)
PASSKEY = Passkey("passkey", "owner of ann", "splay.test", "Laptop", "public key", 3, 1.0)


def held_by(store: Store) -> dict[tuple[str, int], list[str]]:
    """Who holds which seat, as it is stored."""
    found: dict[tuple[str, int], list[str]] = {}
    with store._reading() as connection:
        for row in connection.execute(select(KeyRow.table_id, KeyRow.seat, KeyRow.hash).order_by(KeyRow.hash)):
            found.setdefault((row[0], row[1]), []).append(row[2])
    return found


def with_account(store: Store, key: str = "key of ann", code: str | None = "code") -> None:
    store.make_account(key, ACCOUNT, "Firefox, Linux", None, code)


def test_every_column_that_names_an_owner_is_on_the_list() -> None:
    named = {
        (each.name, column.name)
        for each in Base.metadata.sorted_tables
        for column in each.columns
        if column.name == "owner"
    }
    listed = {(each.table.name, each.cell.name) for each in OWNED}
    assert named <= listed
    assert ("keys", "hash") in listed


def test_what_a_browser_holds_goes_over_to_the_account_made_there(store: Store) -> None:
    store.add_table(table(), ANN_IS_ASKED)
    with_account(store)
    assert held_by(store) == {("one", 0): ["owner of ann"]}
    assert store.seats_held("key of ann", "one") == (0,)
    visited = store.visited("one", "key of ann", 5)
    assert visited is not None
    assert visited.held == (0,)
    assert [found.id for found, _ in store.tables_of("key of ann", 5)] == ["one"]
    assert store.account_of("key of ann") == replace(ACCOUNT, made=1.0)
    assert store.seats_held("key of bob", "one") == ()


def test_another_browser_that_signs_in_has_the_same_seats_and_brings_its_own(store: Store) -> None:
    store.add_table(table(), ANN_IS_ASKED)
    with_account(store)
    store.add_table(table("two", seats=(NewSeat("ann", keys=("phone",)), NewSeat("bob", keys=("key of bob",)))))
    assert store.seats_held("phone", "one") == ()
    assert store.sign_in_by_code("phone", "code", "Chrome, Android")
    assert store.seats_held("phone", "one") == (0,)
    assert store.seats_held("key of ann", "two") == (0,)
    assert store.seats_held("key of bob", "two") == (1,)
    assert held_by(store)["two", 0] == ["owner of ann"]
    assert [each.device for each in store.sessions("owner of ann")] == ["Chrome, Android", "Firefox, Linux"]


def test_browsers_that_hold_the_same_seat_become_one_holder(store: Store) -> None:
    seats = (NewSeat("ann", keys=("key of ann", "phone")), NewSeat("bob", keys=("phone",)))
    store.add_table(table(seats=seats), ANN_IS_ASKED)
    with_account(store)
    assert store.sign_in_by_code("phone", "code", "")
    assert held_by(store) == {("one", 0): ["owner of ann"], ("one", 1): ["owner of ann"]}
    assert store.seats_held("phone", "one") == (0, 1)


@pytest.mark.parametrize("since", [1.0, None])
def test_whoever_signs_in_where_they_have_sat_for_longest_keeps_their_place(store: Store, since: float | None) -> None:
    holders = Holder("key of ann", None, since), Holder("a friend", BROWSER, 2.0), Holder("phone", BROWSER, 3.0)
    store.add_table(table(seats=(NewSeat("ann", holders=holders), NewSeat("bob"))), ANN_IS_ASKED)
    with_account(store, "phone")
    assert store.sign_in_by_code("key of ann", "code", "")
    assert set(store.holders("one", 0)) == {Holder("owner of ann", BROWSER, since), holders[1]}
    assert [each.holder.hash for each in store.carried("owner of ann")] == ["a friend"]


def test_whoever_signs_in_on_a_device_that_came_later_gains_no_place(store: Store) -> None:
    holders = Holder("phone", None, 1.0), Holder("a friend", BROWSER, 2.0)
    store.add_table(table(seats=(NewSeat("ann", holders=holders), NewSeat("bob"))), ANN_IS_ASKED)
    with_account(store, "phone")
    store.add_key("one", 0, "tablet", BROWSER)
    store.sign_in_by_code("tablet", "code", "")
    assert set(store.holders("one", 0)) == {Holder("owner of ann", None, 1.0), holders[1]}


def test_what_is_taken_after_signing_in_is_held_by_the_account(store: Store) -> None:
    with_account(store)
    store.add_table(table(seats=(NewSeat("ann", keys=("key of ann",)), NewSeat("Player 2", taken=False))))
    store.take_seat("one", 1, "again", "key of ann")
    store.add_key("one", 1, "key of ann", BROWSER)
    assert held_by(store) == {("one", 0): ["owner of ann"], ("one", 1): ["owner of ann"]}


def test_whoever_is_signed_out_holds_nothing(store: Store) -> None:
    store.add_table(table(), ANN_IS_ASKED)
    with_account(store)
    store.sign_in_by_code("phone", "code", "")
    store.end_other_sessions("owner of ann", "phone")
    assert store.seats_held("key of ann", "one") == ()
    assert store.seats_held("phone", "one") == (0,)
    store.end_session("owner of bob", "phone")
    assert store.seats_held("phone", "one") == (0,), "only its owner signs a browser out"
    store.end_session("owner of ann", "phone")
    assert store.seats_held("phone", "one") == ()


def test_a_browser_makes_no_second_account(store: Store) -> None:
    with_account(store)
    with pytest.raises(Conflict):
        store.make_account("key of ann", replace(ACCOUNT, owner="another"), "", None, "other code")
    assert store.owner("key of ann") == "owner of ann"


def test_only_the_latest_recovery_code_signs_in(store: Store) -> None:
    with_account(store)
    store.set_recovery("owner of ann", "new code")
    assert not store.sign_in_by_code("phone", "code", "")
    assert store.account_of("phone") is None
    assert store.sign_in_by_code("phone", "new code", "")


def test_the_last_passkey_stays_unless_there_is_a_code(store: Store) -> None:
    store.make_account("key of ann", replace(ACCOUNT, has_code=False, recovered=None), "", PASSKEY, None)
    with pytest.raises(Conflict):
        store.remove_passkey("owner of ann", "passkey")
    store.add_passkey(replace(PASSKEY, id="another"))
    with pytest.raises(Conflict):
        store.remove_passkey("owner of bob", "passkey")
    assert len(store.passkeys("owner of ann")) == 2, "only its owner removes a passkey"
    store.remove_passkey("owner of ann", "passkey")
    with pytest.raises(Conflict):
        store.remove_passkey("owner of ann", "another")
    store.set_recovery("owner of ann", "code")
    store.remove_passkey("owner of ann", "another")
    assert store.passkeys("owner of ann") == []


def test_nobody_adds_the_passkey_of_another_account(store: Store) -> None:
    store.make_account("key of ann", ACCOUNT, "", PASSKEY, None)
    with pytest.raises(Conflict):
        store.make_account(
            "key of bob", replace(ACCOUNT, owner="owner of bob"), "", replace(PASSKEY, owner="owner of bob"), None
        )
    assert store.account_of("key of bob") is None
    with pytest.raises(Conflict):
        store.add_passkey(replace(PASSKEY, owner="owner of bob"))


def test_a_passkey_that_was_used_meanwhile_does_not_sign_in(store: Store) -> None:
    store.make_account("key of ann", ACCOUNT, "", PASSKEY, None)
    store.sign_in_by_passkey("phone", PASSKEY, 4, "")
    with pytest.raises(Conflict):
        store.sign_in_by_passkey("tablet", PASSKEY, 4, "")
    assert store.account_of("tablet") is None


def test_a_challenge_is_answered_once_in_time_by_the_browser_that_asked(open_store: OpenStore) -> None:
    here, there = open_store(), open_store()
    here.add_challenge("sign this", "key of ann", "sign in", 100.0, 400.0)
    assert not there.take_challenge("sign this", "key of bob", "sign in", 101.0)
    assert not there.take_challenge("sign this", "key of ann", "make", 101.0)
    assert not there.take_challenge("sign this", "key of ann", "sign in", 400.0)
    assert there.take_challenge("sign this", "key of ann", "sign in", 399.0)
    assert not here.take_challenge("sign this", "key of ann", "sign in", 399.0)


def test_challenges_that_have_expired_are_not_kept(store: Store) -> None:
    store.add_challenge("old", "key of ann", "make", 100.0, 400.0)
    store.add_challenge("new", "key of ann", "make", 500.0, 800.0)
    assert not store.take_challenge("old", "key of ann", "make", 101.0)
    assert store.take_challenge("new", "key of ann", "make", 501.0)


def test_what_else_holds_a_seat_is_listed_but_not_who_gave_it(store: Store) -> None:
    now = time.time()
    holders = (Holder("lender", BROWSER, now - 90), Holder("key of ann", BROWSER, now - 60))
    link = Holder("link", LINK, now)
    seats = (NewSeat("ann", holders=(*holders, link)), NewSeat("bob", keys=("key of bob",)))
    store.add_table(table(seats=seats), ANN_IS_ASKED)
    with_account(store)
    assert [each.holder.hash for each in store.carried("owner of ann")] == ["link"]
