"""Records: whole games as text that can be written, read, edited, resumed and replayed."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splay import Game, Record, RecordError
from splay.game import inside
from splay.game.record import HEADING
from testing.random_games import SETUPS, Setup, game_at, game_inside_effect, play, question, tables

TWO = Setup(3, 2)
SETUP = f"{HEADING}\nedition: 3\nplayers: ann, bob\nseed: 7\n\n"


def record_of(game: Game) -> Record:
    return Record.parse(str(Record.of(game)))


def begun() -> tuple[str, str]:
    """A record of the first cards, and the name of who acts next."""
    game = Game.start(3, ["ann", "bob"], 7)
    play(game, random.Random(0), 2)
    return str(Record.of(game)), ("ann", "bob")[question(game).seat]


# -- writing and reading ---------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_a_whole_game_is_written_read_and_replayed(setup: Setup) -> None:
    game = game_at(setup, 4, 10_000)
    text = str(Record.of(game))
    record = Record.parse(text)
    assert str(record) == text
    assert record.replay() == game
    assert record.replay().outcome == game.outcome
    assert record.result is not None
    options = {
        f"teams: {setup.teams}": bool(setup.teams),
        "covered: hidden": setup.covered_hidden,
        "covered: open": setup.edition == 1 and not setup.covered_hidden,
        "parley: no": setup.parley is False,
    }
    for word, holds in options.items():
        assert (word in text.splitlines()) == holds


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_a_record_that_does_not_say_was_played_with_open_boards(edition: int) -> None:
    """Whatever the edition has of itself: so older records look as they did; written anew, they say it."""
    game = Record.parse(f"{HEADING}\nedition: {edition}\nplayers: ann, bob\nseed: 7\n").replay()
    assert not game.setup.covered_hidden
    assert ("covered: open" in str(Record.of(game)).splitlines()) == (edition == 1)
    assert record_of(game).replay() == game


@pytest.mark.parametrize("hides", [None, True, False])
def test_a_record_of_edition_1_always_says_whether_covered_cards_are_hidden(hides: bool | None) -> None:
    game = Game.start(1, ["ann", "bob"], 7, covered_hidden=hides)
    assert f"covered: {'open' if hides is False else 'hidden'}" in str(Record.of(game)).splitlines()
    assert record_of(game).replay() == game


def test_what_a_record_looks_like() -> None:
    game = Game.start(3, ["Жанна", "Bo Li"], 7)
    first, second = question(game).options[0], game.state.players[1].hand[1].name
    game.pick(first)
    game.pick(second)
    game.pick("draw")
    who = game.names[first > second]
    assert str(Record.of(game)).splitlines() == [
        *("splay record 1", "edition: 3", "players: Жанна, Bo Li", "seed: 7", ""),
        *(f"Жанна: {first}", f"Bo Li: {second}", f"{who}: draw"),
    ]


@pytest.mark.parametrize(
    "names", [["Анна", "Борис"], ["李明", "王"], ["Zoë d'Or", "Ægir (2)"], ["draw", "meld"], ["1", "2"]]
)
def test_any_name_comes_through(names: list[str]) -> None:
    game = play(Game.start(3, names, 3), random.Random(3))
    assert record_of(game).replay() == game


@pytest.mark.parametrize("make", [game_at, game_inside_effect])
@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=str)
def test_a_game_from_a_position_has_a_record(setup: Setup, make: object) -> None:
    first = (game_inside_effect if make is game_inside_effect else game_at)(setup, 6, 40)
    game = play(Game.load(first.save()), random.Random(1), 30)
    text = str(Record.of(game))
    assert text.splitlines()[1].startswith('position: {"edition": ')
    assert Record.parse(text).replay() == game
    assert Record.of(Record.parse(text).replay()).picks == Record.of(game).picks


def test_a_finished_position_has_a_record_without_picks() -> None:
    game = Game.load(game_at(TWO, 6, 10_000).save())
    assert record_of(game).replay() == game


@pytest.mark.parametrize("starts", [0, 1, 2])
@pytest.mark.parametrize("picks", [0, 2, 3, 40, 10_000])
def test_a_record_names_who_takes_the_first_turn(starts: int, picks: int) -> None:
    game = play(Game.start(4, ["ann", "bob", "cyd"], 7, starts=starts), random.Random(2), picks)
    assert str(Record.of(game)).splitlines()[4] == f"starts: {('ann', 'bob', 'cyd')[starts]}"
    again = record_of(game).replay()
    assert again == game
    assert again.decision == game.decision
    assert again.setup.starts == starts


def test_a_copy_made_at_any_decision_has_the_same_record() -> None:
    game, rng = Game.start(4, ["ann", "bob", "cyd"], 7, starts=1), random.Random(2)
    under_way = 0
    while game.decision is not None:
        assert str(Record.of(game.clone())) == str(Record.of(game))
        under_way += bool(inside.picks_since_checkpoint(game))
        play(game, rng, 1)
    assert under_way


def test_a_position_from_before_the_first_turn_keeps_in_its_record_who_takes_it() -> None:
    first = play(Game.start(3, ["ann", "bob"], 7, starts=0), random.Random(2), 1)
    for picks in (0, 1, 60):
        game = play(Game.load(first.save()), random.Random(3), picks)
        assert "starts" not in Record.of(game).setup
        assert record_of(game).replay() == game


# -- resuming and stepping -------------------------------------------------------------


def test_a_game_is_resumed_from_any_line() -> None:
    whole = game_at(SETUPS[-1], 2, 10_000)
    record, rng = record_of(whole), random.Random(2)
    game = SETUPS[-1].start(2)
    for picks in range(len(whole.picks)):
        resumed = record.replay(picks)
        assert resumed == game
        assert resumed.decision == game.decision
        assert len(resumed.picks) == picks
        play(game, rng, 1)


def test_a_record_cut_anywhere_is_a_record() -> None:
    lines = str(Record.of(game_at(TWO, 2, 60))).splitlines()
    for end in range(5, len(lines) + 1):
        game = Record.parse("\n".join(lines[:end])).replay()
        assert len(game.picks) == end - 5


def test_steps_show_the_game_after_each_pick() -> None:
    whole = game_at(TWO, 2, 10_000)
    numbers = [len(game.picks) for game in record_of(whole).steps()]
    assert numbers == list(range(len(whole.picks) + 1))


# -- editing by hand -------------------------------------------------------------------


def test_comments_blank_lines_and_spaces_are_ignored() -> None:
    game = game_at(TWO, 2, 30)
    lines = []
    for line in str(Record.of(game)).splitlines():
        word, colon, value = line.partition(":")
        lines += ["", f"  {word.strip()} {colon}   {value}  # a remark: with a colon", "\t", "# a whole line"]
    edited = "\n".join(lines).replace("splay record 1 ", "splay record 1")
    assert Record.parse(edited).replay() == game
    assert Record.parse(edited.replace("\n", "\r\n")).replay() == game
    assert Record.parse(f"\ufeff{Record.of(game)}").replay() == game


def test_a_pick_changed_by_hand_leads_elsewhere() -> None:
    text, who = begun()
    game = Record.parse(f"{text}{who}: draw\n").replay()
    assert game.picks[-1] == "draw"
    assert game != Record.parse(text).replay()


# -- what is no record -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("", 1, "a record begins with 'splay record 1', not ''"),
        ("\n# only remarks\n", 1, "a record begins with"),
        ("\n\nhello\n", 3, "a record begins with 'splay record 1', not 'hello'"),
        ("splay record 2\nedition: 3\n", 1, "not 'splay record 2'"),
        (f"{SETUP}ann\n", 6, "expected 'word: value' or 'name: pick', not 'ann'"),
        (f"{SETUP}ann:\n", 6, "expected 'word: value' or 'name: pick', not 'ann:'"),
        (f"{SETUP}: draw\n", 6, "expected 'word: value' or 'name: pick', not ': draw'"),
        (f"{SETUP}result: ann by score\nann: draw\n", 7, "nothing may follow the result"),
        (f"{SETUP}result: ann by score\nresult: ann by score\n", 7, "nothing may follow the result"),
    ],
)
def test_text_that_is_no_record_is_refused_with_its_line(text: str, line: int, fault: str) -> None:
    with pytest.raises(RecordError, match=re.escape(f"line {line}: ")) as refusal:
        Record.parse(text)
    assert fault in str(refusal.value)
    assert refusal.value.line == line


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("cyd: draw", "no player is named 'cyd': there are ann, bob"),
        ("Ann: draw", "no player is named 'Ann'"),
        ("colour: draw", "no player is named 'colour'"),
        ("WHO: nonsense", "WHO cannot pick 'nonsense' at decision 2: not offered"),
        ("WHO: achieve 1", "WHO cannot pick 'achieve 1' at decision 2: not offered"),
        ("OTHER: draw", "OTHER cannot pick 'draw' at decision 2: WHO is asked"),
        ("result: ann by score", "the result is 'ann by score', but the game is not over"),
    ],
)
def test_a_line_that_does_not_fit_the_game_is_named(line: str, fault: str) -> None:
    text, who = begun()
    other = "bob" if who == "ann" else "ann"
    line, fault = (words.replace("WHO", who).replace("OTHER", other) for words in (line, fault))
    record = Record.parse(f"{text}\n# a remark\n{line}\n")
    with pytest.raises(RecordError, match=re.escape(fault)) as refusal:
        record.replay()
    assert refusal.value.line == len(text.splitlines()) + 3
    assert str(refusal.value).startswith(f"line {refusal.value.line}: ")


def test_a_wrong_result_is_named_with_its_line() -> None:
    text = str(Record.of(game_at(TWO, 2, 10_000)))
    lines = text.splitlines()
    wrong = "\n".join([*lines[:-1], "result: nobody by luck"])
    with pytest.raises(RecordError, match=re.escape(f"line {len(lines)}: the result is '{lines[-1][8:]}', not")):
        Record.parse(wrong).replay()
    assert Record.parse(wrong).replay(10).picks == Record.parse(text).replay(10).picks


def test_a_wrong_result_of_a_record_that_was_never_text_is_named_without_a_line() -> None:
    record = Record.of(game_at(TWO, 2, 10_000))
    assert record.replay().outcome is not None
    record.result = "nobody by luck"
    with pytest.raises(RecordError, match=r"^the result is ") as refusal:
        record.replay()
    assert refusal.value.line == 0


def test_a_pick_after_the_end_is_refused() -> None:
    lines = str(Record.of(game_at(TWO, 2, 10_000))).splitlines()
    with pytest.raises(RecordError, match=rf"line {len(lines)}: nobody can pick 'draw': the game is over"):
        Record.parse("\n".join([*lines[:-1], "ann: draw"])).replay()


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ("edition: 3\nplayers: ann, bob\nseed: " + "9" * 5000, "line 4: seed has more than"),
        ("# remark\nplayers: ann, bob\nseed: 1\nedition: third", "line 5: edition must be a whole number, not 'third'"),
        ("edition: 3\nplayers: a, b\nseed: 3\ncovered: dark", "line 5: covered must be open or hidden, not 'dark'"),
        ("position: " + "[" * 100_000, "line 2: the position is nested too deeply"),
        ("position: " + "9" * 5000, "line 2: the position is not JSON"),
        (
            'position: {"edition": 3, "players": [{}]}',
            "line 2: the setup is impossible: edition 3 is for 2 to 4 players, not 1",
        ),
        ("edition: 3\nplayers: ann, bob", "the setup names no seed"),
        ("seed: 3", "the setup names no edition, players"),
        ("", "the setup names no edition, players, seed"),
        ("edition: third\nplayers: ann, bob\nseed: 3", "edition must be a whole number, not 'third'"),
        ("edition: 5\nplayers: ann, bob\nseed: 3", "the setup is impossible: no edition 5"),
        ("edition: 3\nplayers: ann\nseed: 3", "the setup is impossible: edition 3 is for 2 to 4 players, not 1"),
        ("edition: 3\nplayers: ann, ann\nseed: 3", "the setup is impossible: two players have the same name"),
        ("edition: 3\nplayers: ann,, bob\nseed: 3", "the setup is impossible: a player cannot be named ''"),
        ("edition: 3\nplayers: ann, bob\nseed: -3", "seed must be a whole number, not '-3'"),
        ("edition: 3\nplayers: ann, bob\nseed: ٣", "seed must be a whole number"),
        (
            "edition: 3\nplayers: ann, bob\nseed: 3\nteams: yes",
            "the setup is impossible: teams of edition 3 are ABAB, not 'yes'",
        ),
        ("edition: 3\nplayers: ann, bob\nseed: 3\nteams: ABAB", "teams 'ABAB' are for 4 players, not 2"),
        ("edition: 3\nplayers: a, b, c, d\nseed: 3\nparley: perhaps", "parley must be no or yes, not 'perhaps'"),
        ("edition: 3\nplayers: ann, bob\nseed: 3\ncovered: dark", "covered must be open or hidden, not 'dark'"),
        ("edition: 3\nplayers: ann, bob\nstarts: cyd\nseed: 3", "line 4: no player is named 'cyd': there are ann, bob"),
        ("edition: 3\nplayers: ann, bob\nseed: 3\nstarts: 0", "line 5: no player is named '0': there are ann, bob"),
        ('position: {"players": [{}, {}]}\nstarts: ann', "a record with a position has no starts"),
        ("position: {", "the position is not JSON"),
        ("position: []", "the setup is impossible: a position must be an object, not []"),
        ('position: {"players": [{}, {}]}', "the setup is impossible: a position says which edition it is from"),
        ('position: {"edition": 3, "players": []}', "the setup is impossible: edition 3 is for 2 to 4 players, not 0"),
        ('position: {"players": [{}, {}]}\nseed: 3', "a record with a position has no seed"),
    ],
)
def test_an_impossible_setup_says_what_is_wrong(setup: str, fault: str) -> None:
    record = Record.parse(f"{HEADING}\n{setup}\n")
    with pytest.raises(RecordError, match=re.escape(fault)):
        record.replay()


def fault_of(text: str) -> RecordError | None:
    """What is wrong with this record, or None where it can be replayed; nothing else may be raised."""
    fault = None
    try:
        Record.parse(text).replay()
    except RecordError as error:
        fault = error
    assert fault is None or str(fault)
    return fault


@given(
    lines=st.lists(
        st.sampled_from(
            [
                *(
                    "edition: 3",
                    "players: ann, bob",
                    "seed: 7",
                    "teams: yes",
                    "position: {}",
                    "position: [1, 2",
                    HEADING,
                ),
                *("ann: draw", "bob: draw", "ann: meld Oars", "ann: achieve 1", "result: ann by score", "# remark", ""),
            ]
        )
        | st.text(max_size=30),
        max_size=14,
    ),
    headed=st.booleans(),
)
@settings(max_examples=250)
def test_any_text_is_a_record_or_refused(lines: list[str], headed: bool) -> None:
    text = "\n".join([HEADING, "edition: 3", "players: ann, bob", "seed: 7", *lines] if headed else lines)
    fault = fault_of(text)
    assert fault is None or 0 <= fault.line <= len(text.splitlines()) + 1


@given(st.data())
@settings(max_examples=100)
def test_a_record_spoilt_at_one_place_is_a_record_or_refused(data: st.DataObject) -> None:
    text = str(Record.of(game_at(TWO, data.draw(st.integers(0, 9)), 40)))
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 12))
    text = text[:at] + data.draw(st.text(max_size=6)) + text[at + length :]
    fault_of(text)


# -- taking a record up at a line ------------------------------------------------------


def test_a_record_is_taken_up_after_any_pick_of_its_text() -> None:
    text = f"# my game\n{record_of(game_at(TWO, 4, 30))}"
    record = Record.parse(text)
    for line in record.lines:
        picks = record.picks_up_to(line)
        assert text.splitlines()[line - 1] == ": ".join(record.picks[picks - 1])
        assert len(record.replay(picks).picks) == picks


@pytest.mark.parametrize("line", [0, -3, 2, 5, 9_999])
def test_where_no_pick_stands_a_record_cannot_be_taken_up(line: int) -> None:
    with pytest.raises(RecordError, match="there is no pick on this line"):
        record_of(game_at(TWO, 4, 30)).picks_up_to(line)


@pytest.mark.parametrize("picks", [-1, 31])
def test_more_or_fewer_picks_than_there_are_cannot_be_replayed(picks: int) -> None:
    with pytest.raises(RecordError, match=f"there are 30 picks, not {picks}"):
        record_of(game_at(TWO, 4, 30)).replay(picks)


def test_a_word_of_the_setup_stands_once() -> None:
    with pytest.raises(RecordError, match="line 5: seed appears twice in the setup"):
        Record.parse(f"{SETUP.rstrip()}\nseed: 8\n")
