"""The person who plays has a name, is told it, and finds the own row in every table."""

import getpass
import io

import pytest

from splay.errors import SetupError
from splay.game.game import Game
from splay.position.setup import NAME_LENGTH
from splay.position.verbs import ACT, RETURN
from splay.terminal.answers import refusal
from splay.terminal.compact_table import LENGTHS, ROWS, lean_table
from splay.terminal.default_names import seat_names
from splay.terminal.piles import junk_pile, whole_piles
from splay.terminal.result import standings
from splay.terminal.style import Look
from splay.terminal.table import junk_words, table
from splay.text.catalogue import LANGUAGES
from splay.text.reader import reader_of
from splay.views.view import Asked, view
from terminal.terminal_play import NAMES, Typist, console_of, lines_of, session_of, shown

ALONE = ("human", "greedy", "random")


@pytest.mark.parametrize(
    ("system", "kinds", "name", "names"),
    [
        ("maria", ALONE, None, ("maria", "bob", "cid")),
        ("bob", ALONE, None, ("bob", "ann", "cid")),
        ("Bob", ("greedy", "human"), None, ("ann", "Bob")),
        ("maria", ("greedy", "human"), None, ("ann", "maria")),
        ("ann", ("greedy", "human"), None, ("bob", "ann")),
        ("maria", ("human", "human"), None, ("ann", "bob")),
        ("maria", ("human", "human"), "eve", ("eve", "bob")),
        ("maria", ("random", "random"), None, ("ann", "bob")),
        ("maria", ALONE, " Zoé ", ("Zoé", "bob", "cid")),
        ("a:b", ALONE, None, ("You", "bob", "cid")),
        ("x" * (NAME_LENGTH + 1), ALONE, None, ("You", "bob", "cid")),
        ("maria", ("human", *["random"] * 4), "dan", ("dan", "bob", "cid", "ann", "eve")),
    ],
)
def test_who_is_called_what(
    system: str, kinds: tuple[str, ...], name: str | None, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: system)
    assert seat_names(kinds, name, reader_of("en")) == names


def test_where_the_system_knows_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("uid not found")

    monkeypatch.setattr(getpass, "getuser", nobody)
    found = {seat_names(ALONE, None, reader_of(language))[0] for language in LANGUAGES}
    assert "You" in found
    assert len(found) == len(LANGUAGES)
    with pytest.raises(SetupError, match="cannot be named"):
        seat_names(ALONE, "a,b", reader_of("en"))


def test_the_player_is_told_the_name() -> None:
    console = console_of()
    session_of(Game.start(4, ["maria", "bob"], 1), ("human", "random"), console, Typist(console, [])).play()
    assert "You are maria." in shown(console)
    console = console_of()
    session_of(Game.start(4, ["maria", "bob"], 1), ("human", "human"), console, Typist(console, [])).play()
    assert "You are" not in shown(console)


@pytest.mark.parametrize("players", [2, 5])
def test_the_own_row_is_marked_in_every_table(players: int) -> None:
    console = console_of(120, 40)
    game = Game.start(4, NAMES[:players], 3)
    while game.decision is not None:
        game.pick(game.decision.options[0])
    look = Look(console, game.rules)
    for seat in (0, players - 1, None):
        seen = view(game, seat)
        shapes = [lean_table(seen, look, 120, length) for length in LENGTHS if length >= ROWS]
        shapes += [table(seen, look, ["human"] * players, 120), standings(seen, look)]
        for shape in shapes:
            text = "\n".join(lines_of(console, shape))
            assert text.count("(you)") == (seat is not None)
            assert seat is None or f"{NAMES[seat]} (you)" in text
        piles = "\n".join(lines_of(console, whole_piles(seen, look, range(5), range(players))))
        marked = 0 if seat is None else len(seen.players[seat].piles)
        assert piles.count("(you)") == marked


def test_the_junk_pile_is_told_as_in_the_table() -> None:
    console = console_of()
    game = Game.start(4, NAMES[:2], 3)
    look = Look(console, game.rules)
    game.pick(game.decision.options[0])  # type: ignore[union-attr]
    junk = game.state.decks[2][0]
    game.state.junk = (junk,)
    seen = view(game, None)
    assert lines_of(console, junk_pile(seen, look.reader)) == ["Junk pile: 1 card"]
    assert junk_words(seen, look.reader) == "1 card"


DEMAND = Asked(number=9, seat=0, kind="card", verb=RETURN, card="Oars", effect=1, options=("Tools", "Pottery"), more=1)
TURN = Asked(number=9, seat=0, kind="action", verb=ACT, card=None, effect=None, options=("draw",), more=1)


@pytest.mark.parametrize("typed", ["a 1", "d", "m Oars", "g Oars", "y Oars", "achieve 1", "Draw", "ф 1"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_at_the_wrong_moment(typed: str, language: str) -> None:
    said = refusal(DEMAND, typed, [], reader_of(language))
    assert said == refusal(DEMAND, "a 1", [], reader_of(language))
    assert said != refusal(DEMAND, "nonsense", [], reader_of(language))
    assert refusal(TURN, "a 1", [], reader_of(language)) not in (
        said,
        refusal(TURN, "nonsense", [], reader_of(language)),
    )


def test_an_action_at_the_wrong_moment_is_told_so() -> None:
    assert refusal(DEMAND, "a 1", [], reader_of("en")) == "No action is asked for now: answer the question first."
    assert refusal(TURN, "a 1", [], reader_of("en")) == "“a 1” cannot be done now: it is not among the options."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_is_cut_where_there_is_room(language: str) -> None:
    console = console_of(120, 40)
    game = Game.start(4, NAMES[:2], 3)
    cards = game.rules
    look = Look(console, cards, reader_of(language))
    longest = max(cards.cards, key=lambda card: len(look.name(card)))
    assert isinstance(console.file, io.TextIOWrapper)
    assert look.name(longest) in look.card(longest).plain
    assert all(look.name(card) in look.card(card).plain for card in cards.cards)
