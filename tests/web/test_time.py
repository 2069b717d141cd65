"""Time at a table as pages and the API tell of it: the form, clocks, coming back, going on without somebody."""

from typing import Any

import pytest

from host.people import pick
from patience import Hands
from splay.host.host import Picker
from splay.host.timekeeper import Timekeeper
from web.visitors import Site, Visitor, said

DAY = 24 * 3600.0
FRIENDS = {"kind": "friends", "edition": "4", "name0": "Ann"}
SITTING = {"pace": "sitting", "minutes": "20", "free": "10"}


@pytest.fixture
def hands(site: Site) -> Hands:
    """The hands of the clock by which players' time is counted."""
    found = Hands(1_700_000_000.0)
    site.host.store.now = found
    return found


def seated(visitors: list[Visitor], **fields: str) -> str:
    """The address of a table where they all sit, in this order."""
    made = visitors[0].make(**FRIENDS | fields, players=str(len(visitors)))
    link = visitors[0].links(made)["any"]
    for seat, visitor in enumerate(visitors[1:], start=1):
        visitor.post(link, name=("", "Bob", "Eve")[seat], seat=str(seat))
    return made


def asked(site: Site, address: str) -> int:
    seat = site.table(address).asked
    assert seat is not None
    return seat


def number_at(site: Site, address: str) -> int:
    ask = site.host.live(site.table(address)).game.decision
    assert ask is not None
    return ask.number


def keeper(site: Site) -> Timekeeper:
    found: Timekeeper = site.app.state.timekeeper
    return found


def test_the_form_makes_a_table_with_a_clock_and_the_lobby_says_so(site: Site, ann: Visitor) -> None:
    made = ann.make(**FRIENDS, players="2", **SITTING, up="loses")
    assert site.table(made).clock == {"kind": "sitting", "budget": 1200, "free": 10, "then": "loses"}
    assert "20 min each, 10 s free per answer · when time is up, the game is lost" in said(ann.get(made))


def test_hours_a_move_are_chosen_likewise(site: Site, ann: Visitor) -> None:
    made = ann.make(**FRIENDS, players="2", pace="hours", hours="72")
    assert site.table(made).clock == {"kind": "hours", "budget": 72 * 3600, "free": 0, "then": "computer"}
    assert "3 d per move · when time is up, a computer steps in" in said(ann.get(made))


@pytest.mark.parametrize("wrong", [{"minutes": "0"}, {"minutes": "x"}, {"free": "900"}, {"up": "explodes"}])
def test_a_clock_that_cannot_be_is_refused_beside_its_field(ann: Visitor, wrong: dict[str, str]) -> None:
    answer = ann.post("/tables", **FRIENDS, players="2", **(SITTING | wrong))
    assert answer.status_code == 422
    assert "A clock has 1 to 180 minutes" in said(answer)


def test_only_friends_play_by_the_clock(site: Site, ann: Visitor) -> None:
    made = ann.make(kind="computer", edition="4", players="2", name0="Ann", **SITTING)
    assert site.table(made).clock is None


def test_the_table_shows_both_clocks_and_which_one_runs(site: Site, ann: Visitor, bob: Visitor, hands: Hands) -> None:
    made = seated([ann, bob], **SITTING)
    page = ann.get(made).text
    assert page.count("data-clock ") == 3, "one of them in the bar of narrow windows"
    assert f'data-until="{hands() + 1210}"' in page
    assert page.count(">20:00</b>") == 3
    hands.go(75)
    again = ann.get(made).text
    assert f'data-now="{hands()}"' in again
    assert again.count(">20:00</b>") == 3, "the server draws nothing anew while time goes by"


def test_a_part_of_the_table_stays_the_same_while_its_clock_runs(
    site: Site, ann: Visitor, bob: Visitor, hands: Hands
) -> None:
    made = seated([ann, bob], **SITTING)
    before = versions(ann.get(made).text)
    hands.go(33)
    assert versions(ann.get(made).text) == before


def versions(page: str) -> set[str]:
    return {word for word in page.split() if word.startswith("data-v=")}


def test_whoever_is_back_plays_again(site: Site, ann: Visitor, bob: Visitor, hands: Hands) -> None:
    made = seated([ann, bob], **SITTING)
    seat = asked(site, made)
    own, other = ((ann, bob)[seat], (bob, ann)[seat])
    hands.go(1211)
    keeper(site).look()
    name = ("Ann", "Bob")[seat]
    seen = other.get(made)
    assert f"A computer plays for {name}" in said(seen)
    assert f'data-explain="A computer plays for {name}"' in seen.text
    page = own.get(made)
    assert "A computer plays for you until you are back" in said(page)
    assert "I’m back" in said(page)
    own.post(f"{made}/back")
    assert site.table(made).seats[seat].stand_in is None
    assert "I’m back" not in said(own.get(made))


def test_friends_are_offered_to_go_on_once_somebody_is_silent(
    site: Site, ann: Visitor, bob: Visitor, hands: Hands
) -> None:
    made = seated([ann, bob])
    seat = asked(site, made)
    own, other = ((ann, bob)[seat], (bob, ann)[seat])
    name = ("Ann", "Bob")[seat]
    page = other.get(made)
    assert f"Go on without {name}" not in said(page)
    due = site.table(made).seats[seat].here or hands()
    assert f'data-due="{due + DAY}"' in page.text, "from then on the page looks again"
    hands.go(DAY)
    assert f"Go on without {name}…" in said(other.get(made))
    assert "…" not in said(own.get(made)) or f"Go on without {name}" not in said(own.get(made))


def test_how_to_go_on_is_asked_and_done(site: Site, ann: Visitor, bob: Visitor, hands: Hands) -> None:
    made = seated([ann, bob])
    seat = asked(site, made)
    other, name = (bob, ann)[seat], ("Ann", "Bob")[seat]
    assert other.get(f"{made}/go-on").status_code == 409
    hands.go(DAY)
    assert f"Without {name}" in said(other.get(f"{made}/go-on"))
    other.post(f"{made}/go-on", how="computer", number=number_at(site, made))
    assert site.table(made).seats[seat].stand_in == "scholar"


def test_of_three_the_third_is_asked(site: Site, ann: Visitor, bob: Visitor, hands: Hands) -> None:
    eve = site.visitor()
    all_three = [ann, bob, eve]
    made = seated(all_three)
    seat = asked(site, made)
    by, third = [each for each in range(3) if each != seat]
    names = ("Ann", "Bob", "Eve")
    hands.go(DAY)
    all_three[third].get(made)
    all_three[by].post(f"{made}/go-on", how="leave", number=number_at(site, made))
    page = said(all_three[third].get(made))
    assert f"{names[by]} wants to go on without {names[seat]} {names[seat]} leaves the game for good." in page
    assert f"waiting for {names[third]}" in said(all_three[by].get(made))
    all_three[third].post(f"{made}/go-on/answer", agrees="true", number=number_at(site, made))
    assert seat in site.host.live(site.table(made)).game.out


def test_opening_the_table_ends_what_others_have_proposed(site: Site, ann: Visitor, bob: Visitor, hands: Hands) -> None:
    eve = site.visitor()
    all_three = [ann, bob, eve]
    made = seated(all_three)
    seat = asked(site, made)
    by, third = [each for each in range(3) if each != seat]
    hands.go(DAY)
    all_three[third].get(made)
    all_three[by].post(f"{made}/go-on", how="computer", number=number_at(site, made))
    assert site.table(made).absence is not None
    all_three[seat].get(made)
    assert site.table(made).absence is None


@pytest.mark.parametrize(("edition", "code"), [("3", "lost-by-time"), ("4", "out-of-game")])
def test_whoever_has_lost_on_time_is_not_offered_to_go_on_without_somebody(
    site: Site, ann: Visitor, bob: Visitor, hands: Hands, edition: str, code: str
) -> None:
    eve = site.visitor()
    everyone = [ann, bob, eve]
    made = seated(everyone, **SITTING | {"edition": edition, "up": "loses"})
    lost = asked(site, made)
    hands.go(1211)
    keeper(site).look()
    while asked(site, made) == lost:
        ask = site.host.live(site.table(made)).game.decision
        assert ask is not None
        site.host.pick(site.table(made), lost, ask.options[0], ask.number, Picker.COMPUTER)
    silent = asked(site, made)
    (other,) = {0, 1, 2} - {lost, silent}
    now = f"{made}?skip=true"
    assert "data-due" in everyone[other].get(now).text
    assert "data-due" not in everyone[lost].get(now).text, "nothing comes up for them"
    hands.go(600)
    assert "Go on without" in said(everyone[other].get(now))
    assert "Go on without" not in said(everyone[lost].get(now))
    assert everyone[lost].get(f"{made}/go-on").status_code == 409
    sent = everyone[lost].post(f"{made}/go-on", how="computer", number=number_at(site, made))
    assert sent.status_code == 409
    assert "You are out of the game" in said(sent) or "Your time was up" in said(sent)
    table = site.table(made)
    headers = {"Authorization": f"Bearer {site.host.desk.new_key(table, lost)}"}
    going_on = {"how": "computer", "number": number_at(site, made)}
    refused = ann.client.post(f"/api/tables/{table.id}/go-on", json=going_on, headers=headers)
    assert refused.json()["type"].endswith(code)
    assert site.table(made).seats[silent].stand_in is None


def test_programs_are_told_of_time_and_come_back(site: Site, ann: Visitor, hands: Hands) -> None:
    order: dict[str, Any] = {
        "edition": 4,
        "seats": [{"name": "Ann"}, {"name": "Bob"}],
        "time": {"kind": "sitting", "seconds": 300, "free": 5},
    }
    made = ann.client.post("/api/tables", json=order).json()
    table = f"/api/tables/{made['id']}"
    joined = ann.client.post(f"{table}/seats/1", json={"invite": made["invite"]}).json()
    keys = [made["keys"][0]["key"], joined["key"]]
    facts = ann.client.get(table).json()
    seat = facts["asked"]
    assert facts["time"] == {"kind": "sitting", "seconds": 300, "free": 5, "then": "computer"}
    assert facts["deadline"] == hands() + 305
    hands.go(306)
    keeper(site).look()
    facts = ann.client.get(table).json()
    assert (facts["seats"][seat]["stand_in"], facts["deadline"]) == ("scholar", None)
    headers = {"Authorization": f"Bearer {keys[seat]}"}
    assert ann.client.post(f"{table}/back", json={}, headers=headers).status_code == 200
    assert ann.client.get(table).json()["seats"][seat]["stand_in"] is None
    assert ann.client.post(f"{table}/back", json={}, headers=headers).status_code == 409


def test_programs_go_on_without_somebody_silent(site: Site, ann: Visitor, bob: Visitor, hands: Hands) -> None:
    made = seated([ann, bob])
    table = site.table(made)
    seat = asked(site, made)
    key = site.host.desk.new_key(table, 1 - seat)
    headers = {"Authorization": f"Bearer {key}"}
    going_on = {"how": "computer", "number": number_at(site, made)}
    address = f"/api/tables/{table.id}/go-on"
    assert ann.client.post(address, json=going_on, headers=headers).json()["type"].endswith("still-there")
    hands.go(DAY)
    assert ann.client.post(address, json=going_on, headers=headers).json() == {"goes_on": True}
    pick(site.host, table)
    assert site.table(made).seats[seat].stand_in is None


def test_running_games_come_by_the_time_that_is_left(site: Site, ann: Visitor, bob: Visitor) -> None:
    days, sitting, free = (
        seated([ann, bob], **pace) for pace in ({"pace": "hours", "hours": "24"}, SITTING, {"pace": "none"})
    )
    page = ann.get("/games").text
    assert [asked(site, each) for each in (days, sitting, free)] == [0, 0, 0]
    places = [page.index(f'href="/t/{each.rpartition("/")[2]}"') for each in (sitting, days, free)]
    assert places == sorted(places)
