"""The fuzzer: what it counts, and that it lets players leave."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from splay.game.game import Game
from splay.position.card_moves import Achieve, Chain, Draw, Event, Junk, PayForParley
from splay.position.decision import ACTION, OPENING
from splay.position.editions import EDITIONS
from splay.position.events import EffectBegins, JunkDeck, JunkSpecial, Lose, RestoreSpecial, TurnBegins, Win
from splay.position.ruleset import ruleset
from splay.position.state import State
from splay.position.terms import GIVE_UP
from splay.rules import redo
from splay.testing import fuzzer
from splay.testing.coverage import (
    LEFT_AFTER,
    LEFT_ASKED,
    LEFT_BETWEEN,
    LEFT_CHOOSING,
    LEFT_MEANWHILE,
    RARE,
    Coverage,
    phase_of,
)
from splay.testing.fuzzer import Report, fuzz_games
from splay.testing.tables import tables_of
from testing.random_games import play, question, seeds

# -- random games --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [{"players": 0}, {"players": 5, "parley": False}, {"players": 4, "teams": "ABAB"}, {"players": 3, "teams": "ABB"}],
    ids=str,
)
def test_games_of_edition_4_obey_the_laws_while_players_leave(words: dict[str, Any]) -> None:
    games = len(seeds(12))
    report = fuzz_games(4, games=games, seed=1, **words)
    assert report.failure is None, report.record
    assert (report.games, report.unfinished) == (games, 0)
    assert set(report.seen) == set(RARE)
    assert report.seen["gave up"] > 0
    assert report.seen[LEFT_CHOOSING] > 0
    assert (report.seen["parley to share"] > 0) == (words == {"players": 0})
    assert report.to_json()["seen"] == dict(report.seen)


def test_the_older_editions_have_nothing_of_it() -> None:
    for edition in (1, 3):
        report = fuzz_games(edition, 3, 6, deep=0.0)
        assert report.failure is None
        assert report.to_json()["seen"] == {}


@pytest.mark.parametrize("sets", ["unseen", "echoes", "cities", "unseen, echoes, cities"])
def test_games_with_sets_obey_the_laws(sets: str) -> None:
    """Their effects, echo effects too, are among those that ran or never ran."""
    report = fuzz_games(4, 0, 12, deep=0.02, sets=sets.split(", "))
    assert report.failure is None
    echoes = {"Bell 0", "Toilet 0"}
    assert (echoes <= report.ran | set(report.never_ran)) == ("echoes" in sets)


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_every_table_is_played_in_turn(edition: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[tuple[int, str]]()

    def note(game: Game, *rest: object) -> None:
        played.append((len(game.setup.players), game.setup.teams))

    monkeypatch.setattr(fuzzer, "_fuzz_game", note)
    tables = tables_of(EDITIONS[edition])
    fuzz_games(edition, 0, len(tables) + 1)
    assert played == [*tables, tables[0]]


@pytest.mark.interpreted
def test_a_partners_answer_taken_for_a_first_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions made again must not take what a partner answers for the choice of a card."""

    def begin(state: State, seat: int, option: str) -> None:
        state.number += 1
        if option == GIVE_UP:
            state.leaving += (seat,)
        elif state.active < 0:
            state.openings += (state.seating.rules.by_name[option],)

    monkeypatch.setattr(redo, "begin", begin)
    report = fuzz_games(4, 0, 60)
    assert report.failure is not None
    assert "KeyError" in report.failure


def test_every_phase_in_which_players_give_up_has_a_name() -> None:
    game, rng = Game.start(4, ["ann", "bob", "cid"], 1, "AAB"), random.Random(1)
    met = [phase_of(question(game), 2)]
    game.give_up(0)
    met.append(phase_of(question(game), 1))
    game.pick("pass")
    while question(game).kind == OPENING:
        game.pick(question(game).options[0])
    met.append(phase_of(question(game), 1))
    while question(game).kind == ACTION:
        play(game, rng, 1)
    asked = question(game).seat
    met += [phase_of(question(game), asked), phase_of(question(game), 3 - asked)]
    assert met == [LEFT_CHOOSING, LEFT_AFTER, LEFT_BETWEEN, LEFT_ASKED, LEFT_MEANWHILE]


def test_who_gave_up_stands_in_the_record_of_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game) -> None:
        assert not game.out

    monkeypatch.setattr("splay.testing.fuzzer.check_decision", fail)
    report = fuzz_games(4, 3, 200)
    assert report.failure is not None
    assert ": give up\n" in report.record


def test_reports_are_added_up() -> None:
    one = Report(games=2, seen=Counter({"gave up": 1, "drawn game": 0}))
    one.add(Report(games=3, seen=Counter({"gave up": 2, "junked deck": 1})))
    assert one.games == 5
    assert one.seen == Counter({"gave up": 3, "drawn game": 0, "junked deck": 1})


# -- what counts ---------------------------------------------------------------------------

OARS, TOOLS = ruleset(4).by_name["Oars"], ruleset(4).by_name["Tools"]
DEMAND = EffectBegins(1, OARS.effects[0], 0)
DRAW = Draw(1, TOOLS, "deck", 1, "hand")
PRICE = PayForParley(1, TOOLS, "hand", None, "deck", "be spared", 0)


def coverage() -> Coverage:
    return Coverage(EDITIONS[4], set(), set(), Counter())


def test_what_follows_an_effect_is_its_change() -> None:
    for last in (DRAW, Lose(1, "Oars", (TOOLS,)), Win(1, (1,), "card", "Oars")):
        noted = coverage()
        noted.note([DEMAND], began=True)
        assert (noted.ran, noted.changed) == ({"Oars 1"}, set())
        noted.note([last], began=False)
        assert noted.changed == {"Oars 1"}


@pytest.mark.parametrize(
    ("events", "began"),
    [
        ([DRAW], True),
        ([PRICE], False),
        ([PRICE, DRAW], False),
        ([TurnBegins(0, 7), DRAW], False),
        ([Lose(1, "", (TOOLS,))], False),
    ],
)
def test_what_others_do_after_an_effect_is_not(events: list[Event], began: bool) -> None:
    """The next action, the price of parley, the next turn, a departure."""
    noted = coverage()
    noted.note([DEMAND], began=True)
    noted.note(events, began)
    assert noted.changed == set()


@pytest.mark.parametrize(
    ("event", "rare"),
    [
        (Chain(1, TOOLS, "deck", 1, "achievements"), "chain achievement"),
        (Achieve(1, TOOLS, "achievements", 1, "achievements"), None),
        (Lose(1, "Oars", ()), "lost by a card"),
        (Lose(1, "", ()), "gave up"),
        (PRICE, "parley to be spared"),
        (replace(PRICE, purpose="share"), "parley to share"),
        (replace(PRICE, purpose="activate"), "parley to activate"),
        (JunkDeck(1, 1, (TOOLS,)), "junked deck"),
        (Junk(1, TOOLS, "achievements", None, "junk"), "junked achievement"),
        (JunkSpecial(1, "Empire"), "junked special achievement"),
        (Junk(1, TOOLS, "hand", None, "junk"), None),
        (RestoreSpecial(1, "Empire"), "restored special achievement"),
        (Win(None, (), "score", None), "drawn game"),
        (Win(0, (0,), "score", None), None),
    ],
)
def test_what_is_rare_is_counted(event: Event, rare: str | None) -> None:
    noted = coverage()
    noted.note([event, event], began=False)
    assert noted.seen == ({rare: 2} if rare else {})
    assert rare is None or rare in RARE
