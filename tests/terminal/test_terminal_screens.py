"""What is drawn fits the terminal; what is foretold comes true; what is typed is understood."""

import random
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from scenario import deal
from splay.game.game import Game
from splay.position.card import Back, unpacked
from splay.position.editions import EDITIONS
from splay.position.events import EffectBegins
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES, COLORS, GIVE_UP
from splay.position.verbs import RETURN
from splay.terminal.answers import matches, option_keys
from splay.terminal.compact_table import lean_table
from splay.terminal.menu import ALL, FEW, PACKED, TOPS, Menu
from splay.terminal.piles import whole_piles
from splay.terminal.result import standings
from splay.terminal.style import Look
from splay.terminal.table import table, values_of
from splay.text.catalogue import LANGUAGES
from splay.text.reader import reader_of
from splay.views.forecast import change_by_meld, change_by_splay, claimable_ages, drawn_value, forecast
from splay.views.view import Asked, view
from terminal.terminal_play import NAMES, console_of, lines_of

KINDS = ("human", "greedy", "random", "human", "greedy")
KEY = re.compile(rf"^( \d|\d\d| p) |(?<= )(\d+)(?=  (?:{'|'.join(COLOR_NAMES)})  \d)")
"""What is typed for an option: at the beginning of a line, or before a card."""
TABLES = [(1, 2), (3, 3), (3, 4), (4, 2), (4, 4), (4, 5)]


@cache
def games(edition: int, count: int, seed: int, teams: str = "", leave_at: int = 0) -> list[Game]:
    """The game after every pick of a random game; whoever is asked at pick `leave_at` gives up."""
    hides = seed % 2 == 1 and EDITIONS[edition].can_hide_covered
    game = Game.start(edition, NAMES[:count], seed, teams, covered_hidden=hides)
    rng = random.Random(seed)
    steps = []
    while game.decision is not None:
        steps.append(game.clone())
        game.pick(GIVE_UP if leave_at and len(game.picks) == leave_at else rng.choice(game.decision.options))
    return [*steps, game]


WIDTHS = [80, 120, 140]


def letters(lines: list[str]) -> Counter[str]:
    """All letters and digits: what is too wide for a terminal is cut off there."""
    return Counter(filter(str.isalnum, "".join(lines)))


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "count", "width"), [(*table, WIDTHS[number % 3]) for number, table in enumerate(TABLES)]
)
def test_nothing_is_wider_than_the_terminal(edition: int, count: int, width: int) -> None:
    console, wider = console_of(width, 40), console_of(2 * width, 40)
    look = Look(console, ruleset(edition))
    steps = games(edition, count, count, leave_at=120 if edition == 4 else 0)
    for number, game in enumerate(steps[15 * WIDTHS.index(width) :: 45]):
        asked = () if game.decision is None else (game.decision.seat,)
        for seat in {*asked, number % count, None}:
            seen = view(game, seat)
            shapes = [table(seen, look, KINDS, width), lean_table(seen, look, width)]
            shapes.append(whole_piles(seen, look, COLORS, range(count)))
            if seen.asked is not None and seen.asked.options is not None:
                for texts in (PACKED, FEW, TOPS, ALL):
                    menu = Menu(seen, seen.asked, ruleset(edition), look, width, with_piles=texts == FEW)
                    shapes.append(menu.drawn(texts))
            for shape in shapes:
                lines = lines_of(console, shape)
                assert max(map(len, lines), default=0) <= width
                assert letters(lines) == letters(lines_of(wider, shape))
            assert all(player.name in "\n".join(lines_of(console, shapes[0])) for player in seen.players)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lean_table_for_two_leaves_space_for_the_question(edition: int) -> None:
    console = console_of(80, 24)
    look = Look(console, ruleset(edition))
    heights = []
    for game in games(edition, 2, 4):
        seen = view(game, 0)
        if seen.asked is not None and seen.asked.kind == "action" and seen.asked.seat == 0:
            heights.append(len(lines_of(console, lean_table(seen, look, 80))))
    assert max(heights) <= 11


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [2, 5])
def test_a_player_with_two_special_achievements_takes_one_line(language: str, count: int) -> None:
    names = [letter * 24 for letter in "abcde"[:count]]
    hand = "Tools, Oars, Pottery, Clothing, Metalworking, Writing, Code of Laws"
    players: dict[str, Any] = {name: {} for name in names}
    players[names[0]] = {"red": "Archery", "hand": hand, "specials": "Monument, Universe"}
    dealt = deal(None, 4, parley=False, **players)
    console = console_of(80, 24)
    look = Look(console, ruleset(4), reader_of(language))
    heading, *rows = lines_of(console, lean_table(view(dealt.game, 0), look, 80))[2 : 3 + count]
    assert all(sign in heading for sign in look.signs)
    assert [row[0] for row in rows] == [*"bcde"[: count - 1], "a"]
    assert all(re.search(rf"\b{look.reader.special(name)[:3]}\w*\.?", rows[-1]) for name in ("Monument", "Universe"))
    assert "1 1 1 1 1 1 1" in rows[-1]
    assert f"({look.reader.pgettext('the own row of a table', '{name} (you)').rpartition('(')[2]}" in rows[-1]


@pytest.mark.parametrize("width", [20, 50, 74])
@pytest.mark.parametrize(("edition", "count"), [(3, 2), (4, 4)])
def test_numbers_stay_in_a_narrow_terminal(edition: int, count: int, width: int) -> None:
    console = console_of(width, 24)
    look = Look(console, ruleset(edition))
    kinds, sorts = set(), set()
    for number, game in enumerate(games(edition, count, 6)):
        if game.decision is None:
            continue
        sort = (game.decision.kind, game.decision.verb, len(game.decision.options))
        if sort in sorts and number % 15:
            continue
        sorts.add(sort)
        seen = view(game, game.decision.seat)
        assert seen.asked is not None
        for texts in (PACKED, FEW, ALL):
            lines = lines_of(console, Menu(seen, seen.asked, ruleset(edition), look, width).drawn(texts))
            assert ["".join(key).strip() for line in lines for key in KEY.findall(line)] == option_keys(seen.asked)
            assert max(map(len, lines)) <= width
        kinds.add(seen.asked.kind)
    assert {"action", "card", "color"} <= kinds


@pytest.mark.parametrize("height", [24, 60])
def test_the_hand_is_in_the_order_of_the_options(height: int) -> None:
    console = console_of(80, height)
    look = Look(console, ruleset(3))
    compared = 0
    for game in (game for seed in range(5) for game in games(3, 2, seed)):
        if game.decision is None or game.decision.kind != "card":
            continue
        seen = view(game, game.decision.seat)
        drawn = table(seen, look, KINDS, 80) if height == 60 else lean_table(seen, look, 80)
        text = "\n".join(lines_of(console, drawn)).partition("Your hand:")[2]
        places = [text.find(f" {option} ") for option in game.decision.options]
        found = [place for place in places if place >= 0]
        compared += len(found) > 1
        assert found == sorted(found)
    assert compared > 3


def test_the_longest_title_fits() -> None:
    assert max(len(card.name) for edition in EDITIONS for card in ruleset(edition).cards) == 17


def test_a_terminal_of_letters_gets_letters() -> None:
    console = console_of(80, 24, encoding="ascii")
    look = Look(console, ruleset(3))
    seen = view(games(3, 2, 1)[60], 0)
    text = "\n".join(lines_of(console, table(seen, look, KINDS, 80)))
    assert text.isascii()
    assert "C" in look.signs


@pytest.mark.parametrize("edition", EDITIONS)
def test_forecasts_come_true(edition: int) -> None:
    checked = set()
    counts = EDITIONS[edition].players
    for seed in range(8):
        for before, after in pairwise(games(edition, counts[seed % len(counts)], seed)):
            assert before.decision is not None
            seat, option = before.decision.seat, after.picks[-1]
            seen = view(before, seat)
            verb, _, what = option.partition(" ")
            kinds = [event.kind for event in after.events if event.kind not in ("effect", "turn")]
            if verb == "draw" and before.decision.kind == "action":
                assert after.outcome is not None or after.events[0].to_json()["value"] == drawn_value(seen, seat)
            elif verb == "meld":
                assert _grown(before, after, seat) == change_by_meld(seen, seat, ruleset(edition).by_name[what])
            elif verb in ("dogma", "parley"):
                _check_dogma(before, after, seat, what)
            elif verb == "achieve":
                assert int(what) in claimable_ages(seen, seat)
            elif before.decision.verb.direction and option in COLOR_NAMES and kinds == ["splay"]:
                verb, direction = "splay", before.decision.verb.direction
                expected = change_by_splay(seen, seat, COLOR_NAMES.index(option), direction)
                assert _grown(before, after, seat) == expected
            checked.add(verb)
    assert {"draw", "meld", "dogma", "achieve", "splay"} <= checked
    assert ("parley" in checked) == EDITIONS[edition].has_parley


def _grown(before: Game, after: Game, seat: int) -> tuple[int, ...]:
    old, new = (unpacked(game.state.players[seat].icons) for game in (before, after))
    changes = [n - o for n, o in zip(new, old, strict=True)]
    return tuple(changes[: before.state.seating.edition.icons])


def _check_dogma(before: Game, after: Game, seat: int, what: str) -> None:
    seen = forecast(view(before, seat), seat, ruleset(before.state.seating.edition.number).by_name[what])
    obey, share = {other for other, _ in seen.obey}, {other for other, _ in seen.share}
    assert seen.payers == {other for other in before.state.seating.distant[seat] if before.state.players[other].hand}
    obeyed: set[int] = set()
    shared: set[int] = set()
    for event in after.events:
        if isinstance(event, EffectBegins) and event.effect.card == what and event.seat != seat:
            (obeyed if event.effect.is_demand else shared).add(event.seat)
    assert obeyed <= obey
    assert shared <= share
    is_over = after.decision is not None and after.decision.kind == "action"
    if is_over and what != "Fission":  # which can end the dogma action half-way
        assert obey - seen.payers <= obeyed
        assert share - seen.payers <= shared


def ask_of(kind: str, *options: str) -> Asked:
    """A question with these options."""
    return Asked(number=1, seat=0, kind=kind, verb=RETURN, card="Tools", effect=1, options=options, more=1)


ACTIONS = ask_of("action", "draw", "meld The Wheel", "meld Tools", "dogma Agriculture", "dogma Archery", "achieve 1")
PARLEY = ask_of("action", "draw", "meld Tools", "dogma Archery", "parley Pottery", "parley Writing")


@pytest.mark.parametrize(
    ("ask", "typed", "meant"),
    [
        (ACTIONS, "1", ["draw"]),
        (ACTIONS, "d", ["draw"]),
        (ACTIONS, " D ", ["draw"]),
        (ACTIONS, "m", ["meld The Wheel", "meld Tools"]),
        (ACTIONS, "m t", ["meld The Wheel", "meld Tools"]),
        (ACTIONS, "m wh", ["meld The Wheel"]),
        (ACTIONS, "meld tools", ["meld Tools"]),
        (ACTIONS, "wheel", ["meld The Wheel"]),
        (ACTIONS, "g agr", ["dogma Agriculture"]),
        (ACTIONS, "dogma", ["dogma Agriculture", "dogma Archery"]),
        (ACTIONS, "arch", ["dogma Archery"]),
        (ACTIONS, "a 1", ["achieve 1"]),
        (ACTIONS, "a", ["achieve 1"]),
        (ACTIONS, "pass", []),
        (ACTIONS, "7", []),
        (ACTIONS, "0", []),
        (ACTIONS, "", []),
        (PARLEY, "y", ["parley Pottery", "parley Writing"]),
        (PARLEY, "y wr", ["parley Writing"]),
        (PARLEY, "parley pottery", ["parley Pottery"]),
        (PARLEY, "pottery", ["parley Pottery"]),
        (ask_of("icon", "crown", "castle", "clock", "person"), "c", ["crown", "castle", "clock"]),
        (ask_of("icon", "crown", "castle", "clock", "person"), "4", ["person"]),
        (ask_of("card", "Tools", "Pottery", "pass"), "p", ["pass"]),
        (ask_of("card", "Tools", "Pottery", "pass"), "pot", ["Pottery"]),
        (ask_of("card", "Tools", "Pottery"), "p", ["Pottery"]),
        (ask_of("card", "Tools", "Pottery", "pass"), "3", ["pass"]),
        (ask_of("color", "purple", "red", "pass"), "pu", ["purple"]),
        (ask_of("value", *map(str, range(1, 11))), "10", ["10"]),
        (ask_of("back", "3", "5"), "5", ["5"]),
        (ask_of("back", "3", "5"), "1", []),
        (ask_of("whether", "yes", "pass"), "n", ["pass"]),
        (ask_of("whether", "yes", "pass"), "y", ["yes"]),
        (ask_of("player", "ned", "ann", "pass"), "n", ["ned"]),
        (ask_of("which", "draw", "draw and score", "pass"), "draw", ["draw"]),
    ],
)
def test_what_is_typed_is_understood(ask: Asked, typed: str, meant: list[str]) -> None:
    assert matches(ask, typed, reader_of("en")) == meant


def test_many_values_are_counted() -> None:
    assert values_of([Back(3), Back(1)]) == "1 3"
    assert values_of([Back(2)] * 9 + [Back(1)]) == "1x1 9x2"
    assert values_of([]) == "-"


def test_an_icon_that_an_edition_does_not_have_is_not_shown() -> None:
    console = console_of()
    for edition in EDITIONS:
        look = Look(console, ruleset(edition))
        seen = view(games(edition, 2, 1)[60], 0)
        text = "\n".join([*lines_of(console, table(seen, look, KINDS, 80)), *map(str, look.key())])
        assert ("person" in text, "\u263b" in text) == ((True, True) if edition == 4 else (False, False))


def test_the_standings_name_the_winner_first() -> None:
    console = console_of()
    steps = games(3, 3, 2)
    outcome = steps[-1].outcome
    assert outcome is not None
    lines = lines_of(console, standings(view(steps[-1], None), Look(console, ruleset(3))))
    assert lines[1].startswith(NAMES[outcome.winners[0]])
    assert len(lines) == 4
