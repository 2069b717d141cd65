"""Trying out a card: from its page to a table of one's own, and back."""

import pytest

from splay.position.decision import ACTION
from splay.position.ruleset import ruleset
from splay.store.rows import TRYOUT
from splay.tryout.situation import offered
from web.visitors import Site, Visitor, said


def begun(visitor: Visitor, address: str, case: str) -> str:
    """The address of the table at which a card is tried out."""
    answer = visitor.post(f"{address}/try", case=case)
    assert answer.status_code == 303, said(answer)
    return answer.headers["location"]


def carried_out(visitor: Visitor, table: str, first: str) -> str:
    """Pick this action, then whatever is asked first, until nothing is asked any more; what the page says then."""
    option: str | None = first
    while option is not None:
        ask = visitor.site.host.live(visitor.site.table(table)).game.decision
        assert ask is not None
        assert ask.seat == 0
        answer = visitor.post(f"{table}/picks", option=option, number=ask.number)
        assert answer.status_code == 303, said(answer)
        game = visitor.site.host.live(visitor.site.table(table)).game
        option = None if game.is_resting or game.decision is None else game.decision.options[0]
    return visitor.get(f"{table}?skip=true").text


@pytest.mark.parametrize(
    ("address", "case", "told"),
    [
        ("/cards/3/archery", "victim", "the demand hits Ada ."),
        ("/cards/4/archery", "victim", "the demand hits Ada , who does not share the rest."),
        ("/cards/4/archery", "shares", "Ada is safe from the demand and shares the rest."),
        ("/cards/1/agriculture", "shares", "Ada shares."),
        ("/cards/4/agriculture", "alone", "Ada just watches."),
    ],
)
def test_a_card_is_carried_out_on_a_prepared_board(ann: Visitor, address: str, case: str, told: str) -> None:
    name = address.rpartition("/")[2].capitalize()
    table = begun(ann, address, case)
    page = said(ann.get(table))
    assert f"Trying out {name} Ada has" in page
    assert told.split()[-1] in page
    assert " ".join(told.split()) in page
    end = carried_out(ann, table, f"dogma {name}")
    assert f"{name} has been carried out" in end
    assert f'href="{address}"' in end
    assert "The first cards" not in end  # the log begins with the turn, not with the first cards
    other = [each for each in offered(ruleset(int(address.split("/")[2])).by_name[name]) if each != case]
    for each in other:
        assert f'name="case" value="{each}"' in end
    assert ann.post(f"{table}/again").status_code == 303
    assert "has been carried out" not in said(ann.get(table))


def test_every_page_of_a_card_offers_its_cases(ann: Visitor) -> None:
    page = ann.get("/cards/4/mapmaking").text
    assert 'value="victim"' in page
    assert 'value="shares"' not in page
    assert 'value="alone"' not in page


def test_another_action_is_not_taken_for_the_card(ann: Visitor) -> None:
    end = carried_out(ann, begun(ann, "/cards/4/oars", "victim"), "draw")
    assert "Oars has not been activated" in end


@pytest.mark.parametrize(
    ("address", "case", "status", "why"),
    [
        ("/cards/2/oars", "victim", 404, "There is nothing here"),
        ("/cards/4/nothing", "victim", 404, "There is nothing here"),
        ("/cards/4/oars", "alone", 422, "Oars cannot be tried out like this"),
        ("/cards/4/mapmaking", "shares", 422, "cannot be tried out like this"),
        ("/cards/4/oars", "<b>", 422, "cannot be tried out like this: &#39;&lt;b&gt;&#39;"),
        ("/cards/4/oars", "", 422, ""),
    ],
)
def test_what_cannot_be_tried_is_refused(
    site: Site, ann: Visitor, address: str, case: str, status: int, why: str
) -> None:
    answer = ann.post(f"{address}/try", case=case)
    assert answer.status_code == status
    assert why in answer.text
    assert site.host.store.drop_unlisted(TRYOUT, "", float("inf")) == []


def test_an_address_typed_in_leads_to_the_card_and_makes_nothing(site: Site, ann: Visitor) -> None:
    assert ann.get("/cards/4/oars/try").headers["location"] == "/cards/4/oars"
    assert ann.get("/cards/4/nothing/try").status_code == 404
    assert site.host.store.drop_unlisted(TRYOUT, "", float("inf")) == []


def test_it_is_no_game_and_takes_the_place_of_the_one_before_but_of_no_puzzle(
    site: Site, ann: Visitor, bob: Visitor
) -> None:
    puzzle = ann.post("/puzzles/1").headers["location"]
    before, others = begun(ann, "/cards/4/oars", "victim"), begun(bob, "/cards/4/oars", "victim")
    table = begun(ann, "/cards/3/oars", "victim")
    assert ann.get(before).status_code == 404
    assert [ann.get(each).status_code for each in (puzzle, table)] == [200, 200]
    assert bob.get(others).status_code == 200
    assert bob.get(table).status_code in (403, 404)
    for page in ("/", "/games"):
        assert table not in ann.get(page).text
    assert site.host.store.drop_unlisted(TRYOUT, "", 0.0) == []
    assert len(site.host.store.drop_unlisted(TRYOUT, "", float("inf"))) == 2
    assert ann.get(puzzle).status_code == 200


def test_the_opponent_answers_what_it_is_asked(ann: Visitor) -> None:
    """On many boards the computer is asked; the person never waits for it."""
    asked = 0
    for slug in ("oars", "archery", "monotheism", "city-states", "machinery", "medicine"):
        table = begun(ann, f"/cards/3/{slug}", "victim")
        name = slug.replace("-", " ").title()
        assert "has been carried out" in carried_out(ann, table, f"dogma {name}")
        picks = ann.site.host.live(ann.site.table(table)).picks
        asked += any(pick.seat == 1 for pick in picks)
        assert all(pick.seat == 0 or pick.kind != ACTION for pick in picks)
    assert asked > 1


@pytest.mark.parametrize("name", ["Ada", "a:b", ""])
def test_the_opponent_is_never_called_like_the_person(ann: Visitor, name: str) -> None:
    ann.client.cookies.set("name", name)
    table = ann.site.table(begun(ann, "/cards/4/oars", "victim"))
    assert len({seat.name for seat in table.seats}) == 2
