"""Whole games at a terminal: answers, refusals, commands, undo, curtain, secrets."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from splay.bots import make_bot
from splay.game.game import Game
from splay.game.record import Record
from splay.position.editions import EDITIONS
from splay.terminal.answers import option_keys
from splay.views.view import view, visible_names
from terminal.terminal_play import NAMES, Picker, Typist, console_of, session_of, shown, titles_in, titles_on
from testing.random_games import GAMES

SETUPS = [
    (1, ("human", "random"), "", False),
    (3, ("random", "human", "random"), "", True),
    (3, ("human", "random", "random", "random"), "ABAB", False),
    (1, ("human", "human", "random"), "", True),
    (3, ("human", "human"), "", False),
    (4, ("human", "random"), "", False),
    (4, ("random", "human", "random", "random"), "", False),
    (4, ("random", "human", "random", "human", "random"), "ABABC", False),
]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves keeps the game in the current folder."""
    monkeypatch.chdir(tmp_path)


class Shadow:
    """Plays the same game beside a session and keeps what each seat has been shown by right."""

    def __init__(self, edition: int, names: tuple[str, ...], seed: int, teams: str, covered_hidden: bool) -> None:
        self.game = Game.start(edition, names, seed, teams, covered_hidden=covered_hidden)
        self.known: list[set[str]] = [set() for _ in names]
        self._look()

    def follow(self, picks: list[str]) -> None:
        """Make the picks that the session has made since."""
        for option in picks[len(self.game.picks) :]:
            self.game.pick(option)
            for seat, known in enumerate(self.known):
                for event in self.game.events:
                    data = event.seen_by(seat).to_json()
                    known.update([data["card"]] if data.get("card") else data.get("cards", []))
                    known.update([data["by_card"]] if data.get("by_card") else [])
            self._look()

    def _look(self) -> None:
        for seat, known in enumerate(self.known):
            known.update(visible_names(view(self.game, seat)))
        cards = self.game.rules
        for known in self.known:  # what may be read on a card that is known
            known.update(*(titles_on(cards.by_name[name]) for name in known))


class Played(NamedTuple):
    """A whole game: each prompt, what was on the screen before it, the picks made until then; everything shown."""

    game: Game
    prompts: list[str]
    screens: list[str]
    picks: list[int]
    shown: str


@cache
def played(edition: int, kinds: tuple[str, ...], teams: str, covered_hidden: bool) -> Played:
    """A whole game of somebody who picks at random."""
    console = console_of()
    picker = Picker(console, 1)
    game = Game.start(edition, NAMES[: len(kinds)], 1, teams, covered_hidden=covered_hidden)
    picker.session = session = session_of(game, kinds, console, picker)
    picks: list[int] = []
    picker.check = lambda prompt: picks.append(len(session.game.picks))
    session.play()
    return Played(session.game, picker.prompts, picker.screens, picks, shown(console))


@pytest.mark.long
@pytest.mark.parametrize(("edition", "kinds", "teams", "covered_hidden"), SETUPS if GAMES > 1 else SETUPS[::2])
def test_a_whole_game_never_shows_a_hidden_card(
    edition: int, kinds: tuple[str, ...], teams: str, covered_hidden: bool
) -> None:
    names = NAMES[: len(kinds)]
    holder = kinds.index("human")
    all_of_it = played(edition, kinds, teams, covered_hidden)
    shadow = Shadow(edition, names, 1, teams, covered_hidden=covered_hidden)
    for prompt, screen, picks in zip(all_of_it.prompts, all_of_it.screens, all_of_it.picks, strict=True):
        shadow.follow(all_of_it.game.picks[:picks])
        named = titles_in(screen, edition)
        assert named <= shadow.known[holder], (holder, named - shadow.known[holder])
        if prompt.startswith("Pass the device to "):
            holder = names.index(prompt.removeprefix("Pass the device to ").split(".")[0])
    assert all_of_it.game.outcome is not None
    assert "The game is over" in all_of_it.shown
    assert re.search(r"^([\w, ]+ (wins|win together)|You win.*)$", all_of_it.shown, re.M)
    assert any(titles_in(screen) for screen in all_of_it.screens)


@pytest.mark.long
def test_between_two_people_the_screen_is_cleared_and_shows_nothing() -> None:
    all_of_it = played(*SETUPS[4])
    passes = [at for at, prompt in enumerate(all_of_it.prompts) if prompt.startswith("Pass the device to ")]
    assert len(passes) > 10
    assert all_of_it.prompts[passes[0]].startswith("Pass the device to ann")
    for at in passes[1:]:
        assert all_of_it.prompts[at - 1].endswith("Press Enter to clear the screen.")
        assert not titles_in(all_of_it.screens[at])


def test_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    console = console_of()
    typist = Typist(console, ["xyz", "99", "0", "pass", "", "m", "-1", "1"])
    game = Game.start(3, ["ann", "bob"], 7)
    session = session_of(game, ("human", "human"), console, typist)
    typist.lines.insert(0, "")  # the first curtain
    session.play()
    assert game.picks[:1] == [Game.start(3, ["ann", "bob"], 7).decision.options[0]]  # type: ignore[union-attr]
    text = shown(console)
    assert "“xyz” is not an answer" in text
    assert "There is no option 99: the options run from 1 to 2." in text
    assert "You cannot pass here." in text
    assert len(game.picks) == 1


def test_commands_answer_and_change_nothing(tmp_path: Path) -> None:
    console = console_of()
    kept = tmp_path / "kept.txt"
    commands = [
        "?",
        "rules",
        "t",
        "l",
        "l all",
        "c",
        "c arch",
        "c 1",
        "c nothing",
        "c s",
        "p red",
        "p pink",
        "look",
        "s",
    ]
    typist = Typist(console, ["1", *commands, f"s {kept}", f"s {tmp_path}/no/such/folder", "q"])
    game = Game.start(3, ["ann", "bob"], 7)
    session = session_of(game, ("human", "random"), console, typist, tmp_path / "own.txt")
    session.play()
    text = shown(console)
    picks = Record.parse(kept.read_text(encoding="utf-8")).picks
    assert picks == Record.of(game).picks
    assert [name for name, _ in picks].count("ann") == 1
    for words in (
        "take back your last pick",
        "Yours as soon as you meet the condition",
        "Color: red, age: 1, icon counted: castle",
        "No card of this edition has a name that begins with “nothing”.",
        "Several cards begin with that: ",
        "“pink” is not a color",
        "Save under which name?",
        "Not saved: cannot open",
        f"splay play --resume {tmp_path / 'own.txt'}",
    ):
        assert words in text.replace("\n", " ") or words in text.replace("\n", ""), words


def a_turn_of_ann(seed: int) -> Game:
    """A game in which ann has two actions and a card to meld."""
    game = Game.start(3, ["ann", "bob"], seed)
    while game.state.active != 0 or game.state.actions_left != 2:
        assert game.decision is not None
        game.pick(game.decision.options[0])
    return game


def meld_of(game: Game) -> str:
    assert game.decision is not None
    return next(option for option in game.decision.options if option.startswith("meld "))


def test_a_pick_that_showed_nothing_new_can_be_taken_back(tmp_path: Path) -> None:
    game = a_turn_of_ann(5)
    meld = meld_of(game)
    before = len(game.picks)
    console = console_of()
    path = tmp_path / "game.txt"
    session = session_of(game, ("human", "random"), console, Typist(console, ["u", meld, "u", "u", "q"]), path)
    session.play()
    text = " ".join(shown(console).split())
    assert text.count("You have no pick to take back.") == 2
    assert f"Taken back: M{meld[1:]}" in text
    assert len(session.game.picks) == before
    assert Record.parse(path.read_text(encoding="utf-8")).replay() == session.game


@pytest.mark.parametrize("answer", ["yes", "no", ""])
def test_a_pick_that_showed_a_card_is_taken_back_by_who_wants_it_all_the_same(answer: str) -> None:
    game = a_turn_of_ann(5)
    before = game.picks[:]
    console = console_of()
    session = session_of(game, ("human", "random"), console, Typist(console, ["d", "u", answer, "q"]))
    session.play()
    text = " ".join(shown(console).split())
    assert "Since then you have seen " in text
    if answer == "yes":
        assert session.game.picks == before
        assert "Taken back: Draw a card" in text
    else:
        assert session.game.picks == [*before, "draw"]
        assert "You play on." in text


def test_what_bots_have_picked_since_goes_with_the_pick() -> None:
    game = a_turn_of_ann(5)
    game.pick("draw")
    before = game.picks[:]
    console = console_of()
    typist = Typist(console, [meld_of(game), "u", "yes", "q"])
    session = session_of(game, ("human", "random"), console, typist)
    session.play()
    assert session.game.picks == before
    assert "Another player has chosen since." not in shown(console)


def test_at_one_device_each_takes_back_their_own_pick_all_the_same() -> None:
    console = console_of()
    game = Game.start(3, ["ann", "bob"], 7)
    typist = Typist(console, ["", "u", "1", "", "", "1", "u", "no", "u", "yes"])
    session = session_of(game, ("human", "human"), console, typist)
    assert game.decision is not None
    assert game.decision.seat == 0
    session.play()
    text = " ".join(shown(console).split())
    assert "You have no pick to take back." in text
    assert "several people play" not in text
    assert text.count("Taken back: ") == 1
    assert len(session.game.picks) == 1, "bob's first card; ann's stays"


def test_bots_alone_play_to_the_end() -> None:
    console = console_of()
    game = Game.start(3, ["ann", "bob", "cid"], 3)
    session_of(game, ("random", "random", "random"), console, Typist(console, [])).play()
    assert game.outcome is not None
    lines = shown(console).splitlines()
    assert sum(line.startswith("Turn ") and " begins: " in line for line in lines) == game.turn
    assert any(line.endswith((" wins", " win together")) for line in lines)


def test_ctrl_c_leaves_and_says_how_to_go_on() -> None:
    console = console_of()

    def read(prompt: str) -> str:
        if len(game.picks) > 3:
            raise KeyboardInterrupt
        return "1"

    game = Game.start(3, ["ann", "bob"], 7)
    session_of(game, ("human", "random"), console, read).play()
    assert "Go on with: splay play --resume splay-7.txt" in shown(console)
    assert Record.parse(Path("splay-7.txt").read_text(encoding="utf-8")).replay() == game


def test_leaving_at_once_keeps_nothing(tmp_path: Path) -> None:
    console = console_of()
    session_of(Game.start(3, ["ann", "bob"], 7), ("human", "random"), console, Typist(console, [])).play()
    assert "Nothing was played" in shown(console)
    assert not list(tmp_path.iterdir())


def three_cards_and_tools() -> Game:
    """A game in which ann may activate Tools with three cards in her hand."""
    game = Game.start(3, ["ann", "bob"], 0)
    game.pick("Tools")
    while len(game.state.players[0].hand) < 3 or game.state.active != 0 or game.state.actions_left != 2:
        assert game.decision is not None
        game.pick("draw" if "draw" in game.decision.options else game.decision.options[-1])
    return game


def test_the_sentence_of_an_effect_is_shown_once() -> None:
    console = console_of()
    typist = Typist(console, ["g tools", "1", "t", "q"])
    session_of(three_cards_and_tools(), ("human", "random"), console, typist).play()
    sentence = "Tools: You may return three cards from your hand"
    assert [sentence in screen for screen in typist.screens] == [False, True, False, True]
    assert "Put 2 cards in order" in typist.screens[2]
    assert "Put 2 cards in order" in typist.screens[3]


def test_the_last_lines_of_the_log_stand_above_the_question() -> None:
    console = console_of()
    typist = Typist(console, ["1"])
    session_of(Game.start(3, ["ann", "bob"], 7), ("human", "greedy"), console, typist).play()
    screen = typist.screens[1]
    assert screen.index("Decks") < screen.index("Since your last pick") < screen.index(" begins: yours")
    assert screen.index(" begins: yours") < screen.index("Your turn: ")


class Greedy(Picker):
    """Somebody who picks as the greedy bot does."""

    def line(self, prompt: str) -> str:
        """The key of the bot's option."""
        assert self.session is not None
        game = self.session.game
        assert game.decision is not None
        seen = view(game, game.decision.seat)
        assert seen.asked is not None
        assert seen.asked.options is not None
        option = make_bot("greedy", 1).choose(seen, seen.asked)
        return option_keys(seen.asked)[seen.asked.options.index(option)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_fits_a_terminal_of_24_lines(edition: int) -> None:
    console = console_of()
    greedy = Greedy(console, 1)
    greedy.session = session_of(Game.start(edition, ["ann", "bob"], 1), ("human", "greedy"), console, greedy)
    greedy.session.play()
    assert max(len(screen.splitlines()) for screen in greedy.screens) < 24
