"""What others have done in a few words, and the moments that are shown once."""

import pytest
from markupsafe import Markup

from splay.game.game import Game
from splay.host.following import way
from splay.host.live_table import LiveTable
from splay.position.card_moves import Draw, Return
from splay.position.events import DogmaBegins
from splay.position.ruleset import ruleset
from splay.position.terms import DECK, HAND, SCORE
from splay.text.catalogue import LANGUAGES, PSEUDO
from splay.text.log import LogLine, LogTurn, Telling
from splay.text.reader import reader_of
from splay.web.html.cards import slug
from splay.web.html.sentences import PageNarration
from splay.web.table.context.facts import page_facts
from splay.web.table.context.view_context import Showing
from splay.web.table.log.following import ActionSummary, in_a_line, place_before, summary
from splay.web.table.log.turns import telling
from splay.web.table.page.announcements import LASTS, OWN_LASTS, announcement_lasts, claimed
from testing.random_games import Setup, game_at
from told_events import event_like
from web.dealt import context_at, live_of, table_of
from web.stories import cards_in, plain
from web.tables import page, shown
from web.untranslated import outside_catalogue

FOLLOWS = Showing(moving=True, wait=600)


@pytest.fixture(scope="module")
def live() -> LiveTable:
    game = game_at(Setup(4, 4), 5, 240)
    return live_of(table_of(game), game)


def summary_at(live: LiveTable, seat: int | None, step: int, showing: Showing = FOLLOWS) -> ActionSummary | None:
    context = context_at(table_of(live.game), live, seat, step, showing)
    return summary(telling(live, seat, context.reader), page_facts(context))


def summaries(live: LiveTable, seat: int | None, by: str = "action") -> list[ActionSummary]:
    """Everything that a seat is told on the way through a whole game."""
    showing = FOLLOWS if by == "action" else Showing(moving=True, by=by)
    found = [summary_at(live, seat, stop.step, showing) for stop in way(live, seat, (), 0, by)]
    assert all(found)
    return [each for each in found if each]


def test_a_summary_says_who_did_what_and_what_was_done_to_the_reader_first(live: LiveTable) -> None:
    told = summaries(live, 0)
    hits = [each for each in told if any(line.to_me for line in each.results)]
    assert len(hits) > 3
    for each in told:
        mine = [line.to_me for line in each.results]
        assert mine == sorted(mine, reverse=True)
        assert len(each.deeds) == 1
    turns = summaries(live, 0, "turn")
    assert sum(len(each.deeds) > 1 for each in turns) > 5
    assert len(turns) < len(told)


def test_the_large_card_is_the_one_that_was_carried_out_with_its_effect(live: LiveTable) -> None:
    seen = 0
    for stop in way(live, 0, (), 0):
        told = summary_at(live, 0, stop.step)
        assert told is not None
        events = [event for each in live.told(0) for event in each][told.before : stop.step]
        cards = [slug(event.card.name) for event in events if isinstance(event, DogmaBegins)]
        assert (told.card.id if told.card else None) == (cards[-1] if cards else None)
        seen += bool(told.card and told.effect)
    assert seen > 10
    page_of = page(shown(live, 0, next(stop.step for stop in way(live, 0, (), 0) if _card(live, stop.step)), FOLLOWS))
    assert "is-asking" in page_of


def _card(live: LiveTable, step: int) -> bool:
    told = summary_at(live, 0, step)
    return bool(told and told.effect)


def test_when_it_is_ones_turn_again_the_large_card_is_the_one_that_others_carried_out() -> None:
    ann = {"board": {"red": {"cards": ["Archery"]}}}
    game = archery({"players": [ann, {"hand": ["Paper"], "board": {"blue": {"cards": ["Pottery"]}}}]}).game
    for picked in ("dogma Archery", "draw"):
        game.pick(picked)
    live = live_of(table_of(game), game)
    table = shown(live, 1)
    told = table.recap.latest
    assert told is not None
    assert told.to_me
    assert told.card is not None
    assert (told.card.id, told.effect) == ("archery", 1)
    assert table.focus.face == told.card
    game.pick("draw")
    assert shown(live_of(table_of(game), game), 1).focus.face != told.card


def lines_of_one_action(language: str) -> list[LogLine[Markup]]:
    """Three cards returned in a row, and a card drawn."""
    voice = PageNarration(0, ("ann", "bob"), ruleset(3), reader_of(language))
    cards = ruleset(3).by_name
    telling = Telling(voice, LogTurn(1, 1, 0))
    telling.tell([Draw(1, cards["Paper"], DECK, 1, HAND)], begins_action=True)
    telling.tell(
        [Return(1, cards[name], HAND, None, DECK) for name in ("Oars", "Tools", "Clothing")], begins_action=False
    )
    [deed] = telling.turns[-1].deeds
    return [deed.line, *deed.results]


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_something_else_many_cards_are_counted_and_alone_they_are_listed(language: str) -> None:
    drawn, returned = lines_of_one_action(language)
    assert cards_in(returned.text) == {"oars", "tools", "clothing"}
    assert in_a_line([returned]) == (returned.text,)
    first, second = in_a_line([drawn, returned])
    assert first == drawn.text
    assert not cards_in(second)
    assert "3" in second
    assert not plain(second).endswith(":")


def test_a_summary_names_no_card_that_its_reader_was_not_told(live: LiveTable) -> None:
    for seat in (0, 2, None):
        for each in summaries(live, seat):
            known = {
                slug(name)
                for happened in live.told(seat)
                for event in (event.to_json() for event in happened)
                for name in (event.get("card"), event.get("by_card"), *event.get("cards", ()))
                if name
            }
            assert (
                set().union(*(cards_in(text) for text in (*each.deeds, *(line.text for line in each.results)))) <= known
            )


def test_dots_tell_which_turn_before_the_own_one_it_is(live: LiveTable) -> None:
    seen = context_at(table_of(live.game), live, 1).seen
    assert [place_before(seen, seat) for seat in (2, 3, 0, 1, None)] == [(1, 3), (2, 3), (3, 3), (0, 0), (0, 0)]
    assert place_before(context_at(table_of(live.game), live, None).seen, 2) == (0, 0)
    text = page(
        shown(live, 1, next(stop.step for stop in way(live, 1, (1,), 0) if _turn_of(live, stop.step) == 3), FOLLOWS)
    )
    assert "turn 2 of 3 before yours" in text


def _turn_of(live: LiveTable, step: int) -> int | None:
    told = summary_at(live, 1, step)
    return told.mark.seat if told and told.mark else None


def test_a_turn_at_a_time_leads_on_back_into_its_steps_and_to_now(live: LiveTable) -> None:
    stop = way(live, 0, (), 0, "turn")[6]
    told = summary_at(live, 0, stop.step, Showing(moving=True, by="turn"))
    assert told is not None
    text = page(shown(live, 0, stop.step, Showing(moving=True, by="turn")))
    assert f'hx-get="/t/t/table?at={stop.step}&amp;by=turn"' in text
    assert f'hx-get="/t/t/table?at={told.before}&amp;by=step"' in text
    assert 'hx-get="/t/t/table?skip=true"' in text


# -- what came of it ---------------------------------------------------------------------


def archery(extra: dict[str, object] | None = None) -> LiveTable:
    position = {
        "edition": 3,
        "decks": {"1": ["Writing", "Tools", "Clothing", "Oars"], "2": ["Calendar"]},
        "players": [
            {"board": {"red": {"cards": ["Archery"]}, "yellow": {"cards": ["Agriculture"]}}},
            {"hand": ["Paper"], "board": {"green": {"cards": ["The Wheel"]}}},
        ],
        "names": ["ann", "bob"],
        "active": 0,
        "actions_left": 2,
        "turn": 5,
        **(extra or {}),
    }
    return live_of(table_of(game := Game.load(position)), game)


def log_text(live: LiveTable, seat: int) -> str:
    return plain(page(shown(live, seat)).partition('id="log-list"')[2].partition("</form>")[0])  # type: ignore[arg-type]


def test_an_effect_that_changes_nothing_and_sharing_that_nobody_did_are_told() -> None:
    live = archery()
    game = live.game
    game.pick("dogma Agriculture")
    told = log_text(live_of(table_of(game), game), 0)
    assert "You have nothing to do" in told
    assert "Nobody shared: no extra card" in told
    assert "ann has nothing to do" in log_text(live_of(table_of(game), game), 1)


def test_a_dogma_folds_to_its_head_and_its_result_and_the_newest_is_open(live: LiveTable) -> None:
    text = page(shown(live, 0))
    folds = text.partition('id="log-list"')[2].split("<details")[1:]
    assert len(folds) > 3
    heads = [fold.partition(">")[0] for fold in folds]
    assert [" open" in head for head in heads] == [True, *[False] * (len(heads) - 1)]
    assert all('class="sum' in fold.partition("</summary>")[0] for fold in folds)
    lit = [fold for fold in folds if 'class="sum to-you"' in fold.partition("</summary>")[0]]
    assert lit
    assert all("to-you" in fold.partition("</summary>")[2] for fold in lit)


# -- moments -----------------------------------------------------------------------------


def claim(seat: int) -> dict[str, object]:
    return {"kind": "achieve", "seat": seat, "value": 3, "origin": "achievements", "to": seat, "target": "achievements"}


def test_of_several_claims_the_own_one_is_shown_and_none_where_the_game_is_won() -> None:
    events = [event_like(claim(0)), event_like(claim(1)), event_like({**claim(1), "kind": "draw", "target": SCORE})]
    assert claimed(events, 0) == (0, events[0])
    assert claimed(events, None) == (1, events[1])
    assert claimed(events[2:], 0) is None
    won = event_like({"kind": "win", "seat": 0, "reason": "achievements", "card": None})
    assert claimed([*events, won], 0) is None


def test_an_achievement_is_shown_once_to_whoever_sees_it_happen(live: LiveTable) -> None:
    events = [event for told in live.told(0) for event in told]
    found = [step for step in range(1, live.steps + 1) if claimed(events[step - 1 : step], 0)]
    assert found
    step = found[0]
    owner = events[step - 1].whose
    text = page(shown(live, owner, step, Showing(moving=True, wait=OWN_LASTS, before=step - 1)))
    assert text.count(f'data-moment="t-{step}"') == 1
    assert f'data-lasts="{OWN_LASTS}"' in text
    assert "is yours" in text
    assert announcement_lasts(live, owner, step - 1, step) == OWN_LASTS
    assert announcement_lasts(live, None, step - 1, step) == LASTS
    assert "data-moment" not in page(shown(live, owner, step, Showing(moving=True)))
    assert "data-moment" not in page(shown(live, owner, step, Showing(looks_back=True, before=step - 1)))


def test_the_end_is_a_panel_for_who_has_played() -> None:
    game = game_at(Setup(3, 2), 4, 10_000)
    live = live_of(table_of(game), game)
    assert game.outcome
    (winner,) = game.outcome.winners
    won, lost = page(shown(live, winner)), page(shown(live, 1 - winner))
    assert 'class="finale finale--win"' in won
    assert 'class="finale finale--loss"' in lost
    assert "fan-card" in won
    assert "fan-card" not in lost
    for text in (won, lost):
        panel = text.partition('class="finale ')[2].partition("</section>")[0]
        assert 'action="/t/t/rematch"' in panel
        assert 'href="/t/t/review"' in panel
    panels = [text.partition('class="finale ')[2] for text in (won, lost)]
    assert [panel.index("/t/t/review") < panel.index("/t/t/rematch") for panel in panels] == [False, True]
    assert 'class="finale ' not in page(shown(live, None))


def test_all_words_of_what_is_followed_are_from_the_catalogue(live: LiveTable) -> None:
    for showing in (FOLLOWS, Showing(moving=True, by="turn"), Showing(moving=True, by="step")):
        step = way(live, 0, (), 0)[20].step
        text = page(shown(live, 0, step, showing, PSEUDO), PSEUDO)
        part = text[text.index("<main") : text.index("</main>")] + "</main>"
        assert set(outside_catalogue(part, live.names)) <= {"End"}
