"""What edition 4 adds at the terminal: junk, players who are out, teams of any shape, parley, giving up."""

from pathlib import Path

import pytest

from scenario import deal
from splay.bots import make_bot
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.position.ruleset import ruleset
from splay.terminal.compact_table import lean_table
from splay.terminal.greeting import greeting
from splay.terminal.menu import FEW, Menu
from splay.terminal.piles import junk_pile
from splay.terminal.session import Session
from splay.terminal.style import Look
from splay.terminal.table import table
from splay.text.reader import reader_of
from splay.views.forecast import forecast
from splay.views.view import view
from terminal.terminal_play import NAMES, Typist, console_of, lines_of, session_of, shown

KINDS = ("human",) * 5


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves keeps the game in the current folder."""
    monkeypatch.chdir(tmp_path)


# -- the table -------------------------------------------------------------------------


def test_the_junk_pile_is_counted_and_its_special_achievements_are_named() -> None:
    console = console_of()
    look = Look(console, ruleset(4))
    dealt = deal(
        None, 4, ann={"red": "Oars"}, bob={"red": "Archery"}, junk="Tools, Coal, Empire", supply={1: "Pottery"}
    )
    seen = view(dealt.game, 0)
    for shape in (table(seen, look, KINDS, 80), lean_table(seen, look, 80)):
        assert any("Junk" in line and "2 cards, Empire" in line for line in lines_of(console, shape))
    assert "Empire: junked" in " ".join(lines_of(console, table(seen, look, KINDS, 80)))
    assert lines_of(console, junk_pile(seen, look.reader)) == ["Junk pile: 2 cards, Empire"]


def test_who_is_out_has_no_board() -> None:
    console = console_of()
    look = Look(console, ruleset(4))
    board = {"red": "Oars"}
    dealt = deal(None, 4, ann=board, bob={"red": "Archery"}, cid={"out": True}, supply={1: "Pottery"})
    seen = view(dealt.game, 0)
    for shape in (table(seen, look, KINDS, 80), lean_table(seen, look, 80)):
        (line,) = [line for line in lines_of(console, shape) if line.startswith("cid")]
        assert line.endswith("out of the game")


def test_partners_are_named_in_teams_of_any_shape() -> None:
    console = console_of()
    look = Look(console, ruleset(4))
    ann, bob, cid = ({"red": card} for card in ("Oars", "Archery", "Coal"))
    dealt = deal(None, 4, teams="ABB", supply={1: "Pottery"}, ann=ann, bob=bob, cid=cid)
    for shape in (table(view(dealt.game, 0), look, KINDS, 80), lean_table(view(dealt.game, 0), look, 80)):
        lines = lines_of(console, shape)
        for name, mates in (("ann", "alone"), ("bob", "partners: cid"), ("cid", "partners: bob")):
            assert any(line.startswith(name) and mates in line for line in lines)


def parley_table(hand: str = "Tools, Pottery") -> Game:
    """Five players, ann to move: cid and dan are distant, dan has nothing to pay with."""
    return deal(
        None,
        4,
        supply={1: "Sailing"},
        ann={"red": "Archery", "hand": hand},
        bob={"red": "Oars", "green": "The Wheel"},
        cid={"yellow": "Masonry", "hand": "Clothing"},
        dan={"blue": "Writing", "purple": "Mysticism"},
        eve={"red": "Metalworking", "hand": "Agriculture"},
    ).game


def test_a_forecast_tells_who_could_pay() -> None:
    game = parley_table()
    cards = ruleset(4)
    seen = forecast(view(game, 0), 0, cards.by_name["Archery"])
    assert (seen.count, seen.obey, seen.share) == (2, (), ((1, 5), (2, 3), (4, 3)))
    assert seen.payers == {2}
    console = console_of(140, 40)
    look = Look(console, cards)
    ask = view(game, 0).asked
    assert ask is not None
    lines = lines_of(console, Menu(view(game, 0), ask, cards, look, 140).drawn(FEW))
    (line,) = [line for line in lines if "Dogma" in line]
    assert "can share: bob (5 ≥ 2), cid (3 ≥ 2, can pay), eve (3 ≥ 2)" in line
    parleys = [line for line in lines if "Parley" in line or "Writing" in line or "Mysticism" in line]
    assert any("Masonry" in line and "on cid’s board: " in line for line in parleys)
    assert any("Writing" in line and "on dan’s board: " in line for line in parleys)


def test_the_table_tells_what_a_distant_card_would_do() -> None:
    console = console_of(100, 40)
    look = Look(console, ruleset(4))
    seen = view(parley_table(), 2)
    lines = lines_of(console, table(seen, look, KINDS, 100))
    (archery,) = [line for line in lines if "Archery" in line]
    assert "pay to share" in archery
    assert sum(line.endswith("distant") for line in lines) == 2


def test_nobody_parleys_with_an_empty_hand() -> None:
    game = parley_table(hand="")
    assert game.decision is not None
    assert not [option for option in game.decision.options if option.startswith("parley ")]


# -- the first words, the help ------------------------------------------------------------


def test_the_greeting_tells_teams_and_parley() -> None:
    kinds = ("human", "random", "random", "random", "random")
    teams = greeting(Game.start(4, NAMES, 7, "ABABC"), kinds, None, reader_of("en"))
    assert teams[-1] == "Teams: ann, cid / bob, dan / eve"
    parley = greeting(Game.start(4, NAMES, 7), kinds, None, reader_of("en"))
    assert parley[-1].startswith("With parley: ")
    assert not any(
        "With parley" in line for line in greeting(Game.start(4, NAMES, 7, parley=False), kinds, None, reader_of("en"))
    )


@pytest.mark.parametrize(
    ("edition", "told", "untold"),
    [
        (
            1,
            ["with four players also in the second", "Monument: 6"],
            ["team", "Parley", "Junk", "give up", "person", "11"],
        ),
        (3, ["team: 6", "5 colors right/up"], ["Parley", "Junk", "give up", "person", "11"]),
        (
            4,
            [
                "Parley",
                "Junk",
                "give up",
                "Monument: 4 top",
                "right/up/aslant",
                "above age 11",
                "Chain achievement",
                "team: 6",
            ],
            ["Monument: 6", "Yours as soon"],
        ),
    ],
)
def test_the_help_is_that_of_the_edition(edition: int, told: list[str], untold: list[str]) -> None:
    console = console_of()
    typist = Typist(console, ["1", "?", "rules", "rules more"])
    session_of(Game.start(edition, ["ann", "bob"], 7), ("human", "random"), console, typist).play()
    pages = typist.screens[2:5]
    assert all(len(page.splitlines()) < 24 for page in pages)
    text = " ".join(" ".join(pages).split())
    assert [words for words in told if words not in text] == []
    assert [words for words in untold if words in text] == []


# -- giving up ---------------------------------------------------------------------------


def begun(edition: int, count: int, teams: str = "") -> Game:
    """A game in which ann is asked for an action."""
    game = Game.start(edition, NAMES[:count], 5, teams)
    while game.state.active != 0:
        assert game.decision is not None
        game.pick(game.decision.options[0])
    return game


def played(game: Game, kinds: tuple[str, ...], lines: list[str], path: Path | None = None) -> tuple[Session, Typist]:
    """A session in which these lines are typed."""
    console = console_of(200)
    typist = Typist(console, lines)
    session = session_of(game, kinds, console, typist, path)
    session.play()
    typist.lines = [""]
    typist("what was shown last")
    return session, typist


def test_who_gives_up_is_told_what_it_means_and_may_think_again() -> None:
    game = begun(4, 3)
    picks = len(game.picks)
    session, typist = played(game, ("human", "random", "random"), ["give up", "y", "Give  UP", "", "q"])
    assert len(session.game.picks) == picks
    assert typist.prompts[1].startswith("Type “yes” to give up")
    assert "You leave this game for good" in typist.screens[1]
    assert "The others play on." in typist.screens[1]
    assert "You play on." in typist.screens[2]


def test_the_others_play_on_when_a_person_has_given_up(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    session, typist = played(begun(4, 3), ("human", "random", "random"), ["give up", "yes", "", "t", "", "e"], path)
    game = session.game
    assert game.outcome is not None
    assert game.out == (0,)
    assert inside.askers(game)[game.picks.index("give up")] == 0
    watching = [screen for prompt, screen in zip(typist.prompts, typist.screens, strict=True) if "next turn" in prompt]
    assert "You are out of the game; the others play on." in watching[0]
    assert " begins: " in watching[1]
    assert "Special" in watching[2]
    text = "".join(typist.screens)
    assert "You give up; " in text
    assert "The game is over" in typist.screens[-1]
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert ("ann", "give up") in record.picks
    assert record.replay() == game


def test_who_watches_may_leave_and_come_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    kinds = ("human", "random", "random")
    session, _ = played(begun(4, 3), kinds, ["give up", "yes", "", "q"], path)
    assert session.game.outcome is None
    record = Record.parse(path.read_text(encoding="utf-8"))
    console = console_of(200)
    bots = {1: make_bot("random", 1), 2: make_bot("random", 2)}
    steps = [game.clone() for game in record.steps()]
    resumed = Session(steps, kinds, bots, console, None, Typist(console, ["e"]))
    resumed.play()
    assert resumed.game.outcome is not None
    assert "You are out of the game" in shown(console)


def test_the_last_opponent_wins_when_a_person_gives_up() -> None:
    session, typist = played(begun(4, 2), ("human", "random"), ["give up", "yes"])
    assert "bob wins\nAll others are out of the game." in typist.screens[1]
    assert session.game.outcome is not None
    assert session.game.outcome.winners == (1,)
    assert "You give up" in typist.screens[-1]


def test_a_partner_is_asked_when_a_person_gives_up() -> None:
    session, typist = played(begun(4, 4, "ABAB"), ("human", "random", "human", "random"), ["", "give up", "yes"])
    assert "Your partner is asked whether to give up too." in typist.screens[2]
    assert session.game.decision is not None
    assert (session.game.decision.seat, session.game.decision.verb.word) == (2, "give up")


def test_the_partner_asked_may_play_on() -> None:
    lines = ["", "give up", "yes", "", "", "no", "u"]
    session, typist = played(begun(4, 4, "ABAB"), ("human", "random", "human", "random"), lines)
    asked = typist.screens[lines.index("no")]
    assert "cid: Your partner is out of the game. Do you give up too?" in asked
    assert session.game.out == (0,)


@pytest.mark.parametrize("edition", [1, 3])
def test_nobody_gives_up_in_editions_1_and_3(edition: int) -> None:
    game = begun(edition, 2)
    picks = len(game.picks)
    session, typist = played(game, ("human", "random"), ["give up", "q"])
    assert len(session.game.picks) == picks
    assert f"edition {edition} has no such rule.\nq quits" in typist.screens[1]


def test_the_others_play_on_when_a_person_gives_up_before_choosing_a_first_card() -> None:
    session, typist = played(Game.start(4, NAMES[:3], 7), ("human", "random", "random"), ["give up", "yes", "", "e"])
    assert "The others play on." in typist.screens[1]
    assert inside.askers(session.game)[0] == 0
    assert session.game.outcome is not None
    assert 0 not in session.game.outcome.winners


def test_of_two_the_other_wins_when_a_person_gives_up_before_choosing_a_first_card() -> None:
    session, typist = played(Game.start(4, ["ann", "bob"], 7), ("human", "random"), ["give up", "yes"])
    assert "bob wins\nAll others are out of the game." in typist.screens[1]
    assert session.game.outcome is not None
    assert session.game.outcome.winners == (1,)


def test_a_partner_is_asked_while_first_cards_are_chosen() -> None:
    """And first cards are counted of those alone who still play."""
    game = Game.start(4, NAMES[:4], 7, "ABAB")
    kinds = ("human", "random", "human", "random")
    session, typist = played(game, kinds, ["", "give up", "yes", "", "", "no", "", "t", "q"])
    assert "cid: Your partner is out of the game. Do you give up too?" in "".join(typist.screens)
    assert session.game.out == (0,)
    assert "First cards: 1 of 3 chosen" in "".join(typist.screens)


def test_a_departure_of_somebody_not_asked_is_told_and_resumed() -> None:
    """As a record may hold it: the program that wrote it let a player leave out of turn."""
    game = Game.start(4, NAMES[:4], 5)
    steps = [game.clone()]
    for at in range(60):
        assert game.decision is not None
        if at == 40:
            game.give_up((game.decision.seat + 2) % 4)
        else:
            game.pick(game.decision.options[0])
        steps.append(game.clone())
    console = console_of(200)
    bots = {seat: make_bot("random", seat) for seat in (1, 2, 3)}
    resumed = Session(
        steps, ("human", "random", "random", "random"), bots, console, None, Typist(console, ["l all", "q"])
    )
    resumed.play()
    assert " gives up; " in shown(console)
