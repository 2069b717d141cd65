"""The log: what happened grouped by turn and deed, up to the step that is shown."""

import random
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from markupsafe import Markup

from databases import prepared_file
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.host import Host
from splay.host.live_table import LiveTable
from splay.host.steps import Sight, sight
from splay.position.events import DogmaBegins, EffectBegins, TurnBegins
from splay.position.terms import PASS
from splay.store import Store, open_database
from splay.store.rows import COMPUTER, UNDO, Entry
from splay.text.catalogue import PSEUDO
from splay.text.log import CHOSEN, NOTHING, WHY, LogLine, LogTurn, Telling
from splay.text.reader import reader_of
from splay.web.html.cards import slug
from splay.web.html.pages import render
from splay.web.table.context.mark import Mark, marks_of
from splay.web.table.log.turns import LogView, earlier_turns, log_view, step_sentence, step_words, telling, turns_since
from splay.web.table.routes import log as log_pages
from testing.random_games import Setup, game_at, play, seeds
from web.stories import cards_in, entries_of, live_of, plain, table_of
from web.thinking import thinking_here
from web.untranslated import outside_catalogue

SETUPS = [Setup(1, 2), Setup(3, 3), Setup(3, 4, "ABAB"), Setup(4, 2), Setup(4, 5), Setup(4, 4, "ABAB")]
SECRET = "s" * 32


def lines_of(turns: list[LogTurn[Markup]]) -> list[LogLine[Markup]]:
    return [line for turn in turns for deed in turn.deeds for line in (deed.line, *deed.lines)]


def told(game: Game, seat: int | None = 0) -> list[LogTurn[Markup]]:
    """All turns of a game as the log tells them."""
    return telling(live_of(game), seat, reader_of("en")).turns


def log_of(live: LiveTable, game: Game, seat: int | None, step: int | None, looks_back: bool = False) -> LogView:
    return shown_at(live, seat, step, looks_back, "en")


def shown_at(live: LiveTable, seat: int | None, step: int | None, looks_back: bool, language: str) -> LogView:
    seen = sight(live, seat, step)
    return log_view(telling(live, seat, reader_of(language)), "oak", seen, looks_back, marks(live))


def marks(live: LiveTable) -> tuple[Mark, ...]:
    return marks_of(table_of(live.game), live.view(0))


def as_text(turns: list[LogTurn[Markup]]) -> list[str]:
    """The whole log, a line a sentence, indented where it follows from a deed."""
    text = []
    for turn in turns:
        text.append(f"turn {turn.number} {turn.seat}")
        for deed in turn.deeds:
            text.append(f"  {deed.line.step} {plain(deed.line.text)}")
            text += [f"    {line.step} {line.kind} {plain(line.text)}" for line in deed.lines]
    return text


# -- what is told ------------------------------------------------------------------


def test_a_dogma_is_a_deed_with_its_reasons_and_what_came_of_it() -> None:
    position = {
        "edition": 3,
        "decks": {"1": ["Writing", "Tools", "Clothing"], "2": ["Calendar"]},
        "players": [
            {"board": {"red": {"cards": ["Archery"]}}},
            {"hand": ["Paper"], "board": {"yellow": {"cards": ["Agriculture"]}}},
        ],
        "names": ["ann", "bob"],
        "active": 0,
        "actions_left": 2,
        "turn": 5,
    }
    game = Game.load(position)
    game.pick("dogma Archery")
    assert as_text(told(game, 1)) == [
        "turn 5 0",
        "  1 ann activates 1 Archery",
        "    1 why [castle]: ann 2, you 0",
        "    2 why You must obey: 0 < 2 [castle]",
        "    3 step You draw 1 Writing",
        "    4 step You transfer 3 Paper from your hand to ann’s hand",
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_each_turn_is_a_group_and_every_event_is_told_once(setup: Setup) -> None:
    game = game_at(setup, 4, 10_000)
    live = live_of(game)
    turns = telling(live, 0, reader_of("en")).turns
    happened = [event for pick in live.picks for event in pick.events]
    begun = [(event.seat, event.turn) for event in happened if isinstance(event, TurnBegins)]
    assert [(turn.seat, turn.number) for turn in turns if turn.seat is not None] == begun
    lines = [line for line in lines_of(turns) if line.kind != NOTHING]
    covered = [step for line in lines for step in range(line.first, line.step + 1)]
    silent = (TurnBegins, EffectBegins)
    expected = [step for step, event in enumerate(happened, start=1) if not isinstance(event, silent)]
    moving = [step for step in covered if not isinstance(happened[step - 1], silent)]
    assert sorted(set(moving)) == expected
    twice = [step for step in set(moving) if moving.count(step) > 1]
    assert {type(happened[step - 1]) for step in twice} <= {DogmaBegins}  # and its counts


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_log_names_no_card_that_its_reader_was_not_told(setup: Setup) -> None:
    named = 0
    for seed in seeds(1):
        game = game_at(setup, seed, 10_000)
        live = live_of(game)
        for seat in (*range(setup.players), None):
            known = {
                name
                for happened in live.told(seat)
                for event in (each.to_json() for each in happened)
                for name in (event.get("card"), event.get("by_card"), *event.get("cards", ()))
                if name
            }
            for line in lines_of(telling(live, seat, reader_of("en")).turns):
                assert cards_in(line.text) <= {slug(name) for name in known}
                named += len(cards_in(line.text))
    assert named > 40


def test_choices_made_for_a_player_are_told_to_that_player_alone() -> None:
    game = game_at(Setup(4, 3), 2, 120)
    autos = [at for at, option in enumerate(game.picks) if option == PASS or option.isdecimal()]
    assert autos
    live = live_of(game, autos)
    for seat in range(3):
        notes = [line for line in lines_of(telling(live, seat, reader_of("en")).turns) if line.kind == CHOSEN]
        assert len(notes) == sum(inside.askers(game)[at] == seat for at in autos)
    assert not [line for line in lines_of(telling(live, None, reader_of("en")).turns) if line.kind == CHOSEN]


def test_what_others_did_to_the_reader_is_lit_and_nothing_else() -> None:
    live = live_of(game_at(Setup(4, 2), 6, 10_000))
    for turn in telling(live, 0, reader_of("en")).turns:
        for line in lines_of([turn]):
            assert not (line.to_me and turn.seat in (0, None))
            assert not (line.to_me and line.kind == WHY)
    lit = [line for line in lines_of(telling(live, 0, reader_of("en")).turns) if line.to_me]
    assert lit
    assert all("you" in plain(line.text).lower() for line in lit)


# -- going on, going back -----------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_log_told_pick_by_pick_is_the_same_as_one_told_at_the_end(setup: Setup) -> None:
    game = game_at(setup, 9, 150)
    live = LiveTable(table_of(game))
    for entry in entries_of(game):
        live.follow([entry])
        telling(live, 0, reader_of("en"))
    assert as_text(telling(live, 0, reader_of("en")).turns) == as_text(told(game))


def test_what_was_told_is_kept_until_a_pick_is_taken_back() -> None:
    game = game_at(Setup(4, 2), 3, 80)
    live = live_of(game)
    kept = telling(live, 0, reader_of("en"))
    assert telling(live, 0, reader_of("en")) is kept
    live.follow([Entry(81, UNDO, 0, "60")])
    assert telling(live, 0, reader_of("en")) is not kept
    assert as_text(telling(live, 0, reader_of("en")).turns) == as_text(told(game_at(Setup(4, 2), 3, 60)))


def test_while_steps_move_the_log_tells_nothing_that_is_still_to_come() -> None:
    game = game_at(Setup(4, 3), 5, 90)
    live = live_of(game)
    told_of: set[int] = set()
    for step in range(0, live.steps, 3):
        lines = [line for each in log_of(live, game, 1, step).turns for line in lines_of([each.turn])]
        assert all(line.step <= step for line in lines)
        told_of.update(line.step for line in lines)
    assert len(told_of) > live.steps / 3


def test_looking_back_what_came_later_is_there_and_one_line_is_marked() -> None:
    game = game_at(Setup(4, 3), 5, 90)
    live = live_of(game)
    lines = lines_of(told(game))
    for step in range(1, live.steps, 5):
        shown = log_of(live, game, 0, step, looks_back=True)
        here = next(line for line in lines if line.step == shown.here)
        assert here.first <= step
        assert not [line for line in lines if here.step < line.first <= step]
        in_page = lines_of([each.turn for each in reversed(shown.turns)])
        assert here in in_page
        assert in_page[-1].step > step or not shown.is_cut
    assert log_of(live, game, 0, None).here is None


def test_looking_back_in_a_long_game_some_turns_are_sent_not_all() -> None:
    game = game_at(Setup(3, 2), 5, 10_000)
    live = live_of(game)
    assert len(told(game)) > 30
    for step in range(0, live.steps, 20):
        shown = log_of(live, game, 0, step, looks_back=True)
        assert len(shown.turns) <= 18
        assert shown.turns[-1].turn.start <= step
        assert (shown.turns[0].turn is not told_last(live)) == shown.is_cut


def told_last(live: LiveTable) -> LogTurn[Markup]:
    return telling(live, 0, reader_of("en")).turns[-1]


def test_the_buttons_lead_from_line_to_line_and_meet_both_ends() -> None:
    game = game_at(Setup(3, 2), 5, 60)
    live = live_of(game)
    steps = [line.step for line in lines_of(told(game)) if line.kind not in (WHY, NOTHING)]
    at: int | None = 0
    met = []
    while at is not None:
        shown = log_of(live, game, 0, at, looks_back=True)
        met.append(at)
        at = shown.after
    assert met == sorted({0, *steps, live.steps})
    assert log_of(live, game, 0, 0, looks_back=True).before is None


def test_earlier_turns_and_those_in_the_page_are_the_whole_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.web.table.log.turns.TURNS_AT_ONCE", 999)
    game = game_at(Setup(3, 2), 5, 200)
    live = live_of(game)
    shown = log_of(live, game, 0, None)
    assert shown.earlier is not None
    rest, earlier = earlier_turns(telling(live, 0, reader_of("en")), shown.earlier, marks(live))
    assert earlier is None
    together = [each.turn for each in (*shown.turns, *rest)]
    assert together[::-1] == telling(live, 0, reader_of("en")).turns
    assert 4 <= len(shown.turns) < 10


@pytest.mark.parametrize("limit", ["TURNS_AT_ONCE", "LINES_AT_ONCE"])
def test_a_long_log_comes_in_pieces(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(f"splay.web.table.log.turns.{limit}", 7)
    game = game_at(Setup(3, 2), 5, 200)
    live = live_of(game)
    before: int | None = live.steps + 1
    pieces = list[list[LogTurn[Markup]]]()
    while before is not None:
        turns, before = earlier_turns(telling(live, 0, reader_of("en")), before, marks(live))
        pieces.append([each.turn for each in turns])
    assert len(pieces) > 2
    assert all(0 < len(piece) <= 7 for piece in pieces)
    assert [turn for piece in pieces for turn in piece][::-1] == telling(live, 0, reader_of("en")).turns
    last, earlier = turns_since(telling(live, 0, reader_of("en")), 0, marks(live))
    assert [each.turn for each in last] == pieces[0]
    assert earlier == pieces[0][-1].start


def test_a_game_is_kept_as_told_to_a_few_readers_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.web.table.log.turns.READERS_KEPT", 2)
    live = live_of(game_at(Setup(3, 2), 5, 20))
    english = telling(live, 0, reader_of("en"))
    assert live.readers == 1
    for language in ("uk", "en", "pl"):
        telling(live, 0, reader_of(language))
    assert live.readers == 2
    assert telling(live, 0, reader_of("en")) is english


def test_the_step_that_is_shown_has_its_sentence() -> None:
    game = game_at(Setup(4, 2), 3, 60)
    live = live_of(game)
    log = telling(live, 0, reader_of("en"))
    assert not step_sentence(log, sight(live, 0, 0))
    for step in range(1, live.steps + 1):
        assert step_sentence(log, sight(live, 0, step))


# -- the page ----------------------------------------------------------------------


def page_of(shown: LogView, language: str = "en") -> str:
    return render("table/log.html", reader_of(language), log=shown, had=())


def test_a_line_leads_to_the_table_as_it_was_then() -> None:
    game = game_at(Setup(4, 2), 3, 60)
    live = live_of(game)
    page = page_of(log_of(live, game, 0, None))
    last = lines_of(told(game))[-1]
    assert f'hx-get="/t/oak/steps/{last.step}" hx-target="#table" hx-swap="outerMorph transition:true"' in page
    assert f'max="{live.steps}" value="{live.steps}"' in page


def test_all_words_of_the_log_are_from_the_catalogue() -> None:
    game = game_at(Setup(4, 3), 5, 90)
    live = live_of(game)
    shown = shown_at(live, 0, 40, True, PSEUDO)
    assert not outside_catalogue(page_of(shown, PSEUDO), game.names)


def client_of(path: Path, game: Game) -> tuple[TestClient, str]:
    """A browser of who plays in this game, and its table."""
    app = FastAPI()
    app.state.host = Host(Store(open_database(prepared_file(path))))
    app.state.thinking = thinking_here()
    app.include_router(log_pages.router)
    bots = [None, *["random"] * (len(game.names) - 1)]
    table = app.state.host.desk.make_from_record(Record.of(game), SECRET, bots, COMPUTER)
    return TestClient(app, cookies={"splay": SECRET}), table


def test_earlier_turns_are_served(tmp_path: Path) -> None:
    game = game_at(Setup(3, 2), 5, 200)
    client, table = client_of(tmp_path, game)
    start = told(game)[3].start
    answer = client.get(f"/t/{table}/log", params={"before": start})
    assert answer.status_code == 200
    assert answer.text.count("<article") == 3
    assert client.get(f"/t/{table}/log").status_code == 422


def test_a_long_game_is_told_again_without_being_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(Setup(4, 5).start(1), random.Random(1))
    live = live_of(game)
    shown = log_of(live, game, 0, None)
    monkeypatch.setattr(Telling, "tell", lambda *_: pytest.fail("told again"))
    assert log_of(live, game, 0, None) == shown


def test_a_game_without_events_has_an_empty_log() -> None:
    game = Setup(4, 2).start(1)
    live = live_of(game)
    shown = log_of(live, game, None, None)
    assert (shown.turns, shown.earlier, shown.ticks, shown.before, shown.after) == ((), None, (), None, None)
    assert isinstance(sight(live, None), Sight)
    assert "About me" not in page_of(shown)


def test_a_step_is_named_by_turn_player_and_action() -> None:
    game = play(Setup(3, 2).start(4), random.Random(4), 60)
    live = live_of(game)

    def words(seat: int, step: int) -> str:
        return step_words(telling(live, seat, reader_of("en")), live, step)

    assert words(0, 0) == "The beginning of the game"
    for number, pick in enumerate(live.picks):
        if pick.begins_action and pick.events:
            turn = live.game_at(number).state
            actions = turn.actions_left
            first = turn.turn <= 1 or actions == 2
            said = words(pick.seat, live.step_of(number) + 1)
            assert said == f"Turn {turn.turn}: you, action {1 if first else 2}"
            name = live.names[pick.seat]
            assert words(1 - pick.seat, live.step_of(number) + 1) == said.replace(": you", f": {name}")
