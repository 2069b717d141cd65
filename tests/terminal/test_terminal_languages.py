"""The terminal in every language: whole games, commands, what may be typed, and nothing said in English besides."""

import re
from pathlib import Path
from typing import Final

import pytest
from rich.cells import cell_len

from scenario import deal
from splay.game.game import Game
from splay.position.editions import EDITIONS
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES
from splay.position.verbs import RETURN
from splay.terminal.answers import matches, refusal
from splay.terminal.departures import is_yes, yes_word
from splay.terminal.letters import PLAIN, readings
from splay.terminal.log import Journal
from splay.terminal.menu import ALL, FEW, PACKED, TOPS, Menu
from splay.terminal.style import WIDEST_NAME, Look
from splay.terminal.table import table
from splay.text.catalogue import ENGLISH, LANGUAGES, PSEUDO
from splay.text.reader import reader_of
from splay.views.view import Asked, view
from terminal.terminal_play import NAMES, PROMPTS, Picker, Typist, console_of, lines_of, session_of, shown, wordiest

WIDTHS: Final = (80, 100, 140)
COMMANDS: Final = ("?", "rules", "rules more", "c", "c 1", "c archery", "c zz", "c s", "p red", "p zz", "look")
SAYINGS: Final = ("t", "l", "l all", "u", "zz", "pass", "99", "s", "give up")
"""What is typed besides answers; with what follows, all there is."""


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves keeps the game in the current folder."""
    monkeypatch.chdir(tmp_path)


class Asker(Picker):
    """Picks at random, and types every command at every so manyth question."""

    every = 100
    _waiting: list[str]
    _count = 0

    def line(self, prompt: str) -> str:
        """A command that waits, else a pick."""
        if prompt in PROMPTS:
            self._count += 1
            if self._count % self.every == 1:
                self._waiting = [*COMMANDS, *SAYINGS]
            if getattr(self, "_waiting", None):
                return self._waiting.pop(0)
        return super().line(prompt)


def played(
    language: str, edition: int, kinds: tuple[str, ...], size: tuple[int, int], seed: int = 1
) -> tuple[str, str]:
    """All that is shown in a whole game, with every command used now and then, and all prompts."""
    console = console_of(*size)
    asker = Asker(console, seed)
    game = Game.start(edition, NAMES[: len(kinds)], seed)
    asker.session = session = session_of(game, kinds, console, asker, Path(f"{kinds.count('human')}.txt"), language)
    assert session.play()
    assert session.game.outcome is not None
    return shown(console), "\n".join(asker.prompts)


# -- whole games -------------------------------------------------------------------


FOR_TWO: Final = (3, ("human", "greedy"), (80, 24))
FOR_FOUR: Final = (4, ("human", "random", "human", "random"), (100, 40))


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "edition", "kinds", "size"),
    [
        *((language, *FOR_TWO) for language in wordiest(3)),
        *((language, *FOR_FOUR) for language in wordiest(1)),
    ],
)
def test_a_game_is_played_to_its_end_within_the_width(
    language: str, edition: int, kinds: tuple[str, ...], size: tuple[int, int]
) -> None:
    text, prompts = played(language, edition, kinds, size)
    words = reader_of(language)
    assert words.gettext("The game is over") in text
    assert max(cell_len(line) for line in text.splitlines()) <= size[0]
    assert not set("{}⟦⟧") & set(text + prompts)


WORD: Final = re.compile(r"[^\W\d_]{2,}")
TYPED: Final = ("look", "rules", "more", "all", "give up", *COMMANDS, *SAYINGS)


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        (3, ("human", "random")),
        (4, ("human", "random", "human", "random", "random")),
    ],
)
def test_every_word_is_from_the_catalogue(edition: int, kinds: tuple[str, ...]) -> None:
    """In a language nobody speaks every text stands in brackets, but for names, commands and files."""
    text, prompts = played(PSEUDO, edition, kinds, (200, 60))
    assert outside(text) + outside(prompts) == []


_CARDS: Final = "|".join(re.escape(card.name) for edition in EDITIONS for card in ruleset(edition).cards)
ENGLISH_NAME: Final = re.compile(rf"(?<=⟧  )(?:{_CARDS})(?=  \S{{4}}$)")
"""As it stands beside the name in the language, on the card that is read whole."""


def outside(text: str) -> list[str]:
    """Lines with words that stand in no brackets."""
    allowed = sorted((*NAMES, *TYPED, "1.txt", "2.txt", "Splay", "splay play --resume"), key=len, reverse=True)
    known = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in allowed))
    found, depth = [], 0
    for line in text.splitlines():
        line, rest = ENGLISH_NAME.sub("", line), ""
        for part in re.split("([⟦⟧])", line):
            depth += (part == "⟦") - (part == "⟧")
            rest += " " if depth or part in ("⟦", "⟧") else part
        if WORD.search(known.sub("", rest)):
            found.append(line.strip())
    assert not depth, "brackets do not match"
    return found


def test_a_word_outside_the_catalogue_is_noticed() -> None:
    assert outside("⟦Turn ⟦ann⟧⟧ ann 3\n⟦a\nb⟧ l all") == []
    assert outside("⟦Turn⟧ three") == ["⟦Turn⟧ three"]


# -- widths ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_colors_fit_their_columns(language: str) -> None:
    words = reader_of(language)
    for edition in EDITIONS:
        look = Look(console_of(60), ruleset(edition), reader_of(language))
        names = [reader_of(language).card_name(card.name) for card in ruleset(edition).cards]
        assert look.name_width == min(max(map(cell_len, names)), WIDEST_NAME)
        assert Look(console_of(80), ruleset(edition), words).name_width == max(map(cell_len, names))
        assert sum(cell_len(name) > look.name_width for name in names) <= 3
        for card in ruleset(edition).cards:
            drawn = look.card(card)
            assert drawn.cell_len == look.card_width
            assert words.color(COLOR_NAMES[card.color]) in drawn.plain
            assert look.name(card) in drawn.plain or "…" in drawn.plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_terminal(language: str, width: int) -> None:
    console = console_of(width, 50)
    look = Look(console, ruleset(4), reader_of(language))
    tops = {"red": "Archery", "green": "The Wheel", "blue": "Writing", "yellow": "Masonry", "purple": "Mysticism"}
    longest = "Near-Field Comm, Industrialization, Canal Building, Societies, Road Building"
    dealt = deal(
        None,
        4,
        supply={1: "Sailing"},
        parley=True,
        ann={**tops, "hand": longest},
        bob={"red": "Oars", "hand": "Tools"},
        cid={"yellow": "Agriculture", "hand": "Clothing"},
        dan={"blue": "Pottery", "hand": "Currency"},
        eve={"purple": "Code of Laws"},
    )
    seen = view(dealt.game, 0)
    assert seen.asked is not None
    lines = lines_of(console, table(seen, look, ("human", *["greedy"] * 4), width))
    for texts in (PACKED, FEW, TOPS, ALL):
        lines += lines_of(console, Menu(seen, seen.asked, ruleset(4), look, width, with_piles=True).drawn(texts))
    assert max(map(cell_len, lines)) <= width
    for option in seen.asked.options or ():
        if option.startswith("dogma "):
            assert any(look.name(ruleset(4).by_name[option[6:]]) in line for line in lines)


# -- what is typed -----------------------------------------------------------------


def ask_of(kind: str, *options: str) -> Asked:
    return Asked(number=1, seat=0, kind=kind, verb=RETURN, card="Tools", effect=1, options=options, more=1)


ACTIONS: Final = ask_of("action", "draw", "meld The Wheel", "meld Tools", "dogma Archery", "achieve 1")
CARDS: Final = ask_of("card", "The Wheel", "Tools", "Archery", "pass")
COLORS: Final = ask_of("color", "red", "purple", "pass")
WHETHER: Final = ask_of("whether", "yes", "pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_may_be_typed_as_it_is_shown_and_in_english(language: str) -> None:
    words = reader_of(language)
    for name in ("The Wheel", "Tools", "Archery"):
        own = reader_of(language).card_name(name)
        for typed in (own, own.upper(), name, own[:5]):
            assert name in matches(CARDS, typed, reader_of(language)), (typed, language)
    assert matches(ACTIONS, f"m {reader_of(language).card_name('Tools')}", reader_of(language)) == ["meld Tools"]
    assert matches(ACTIONS, "meld tools", reader_of(language)) == ["meld Tools"]
    label = words.pgettext("action", "Dogma")
    assert matches(ACTIONS, f"{label} {reader_of(language).card_name('Archery')}", reader_of(language)) == [
        "dogma Archery"
    ]
    assert matches(COLORS, words.color("purple"), reader_of(language)) == ["purple"]
    assert matches(COLORS, "red", reader_of(language)) == ["red"]
    for answer, option in ((words.pgettext("answer", "Yes"), "yes"), (words.pgettext("answer", "No"), "pass")):
        assert matches(WHETHER, answer, reader_of(language)) == [option]
    assert matches(WHETHER, "yes", reader_of(language)) == ["yes"]
    assert matches(WHETHER, "n", reader_of(language)) == ["pass"]
    assert matches(CARDS, words.gettext("Pass"), reader_of(language)) == ["pass"]


@pytest.mark.parametrize(("language", "typed"), [("es", "NAVEGACION"), ("pt_BR", "navegacao"), ("pl", "zeglarstwo")])
def test_accents_do_not_matter(language: str, typed: str) -> None:
    assert matches(ask_of("card", "Sailing", "Tools"), typed, reader_of(language)) == ["Sailing"]


def test_a_command_may_be_typed_on_the_keys_of_a_cyrillic_keyboard() -> None:
    assert readings("d 1") == ["d 1"]
    assert "d" in readings("\u0432")
    assert "give up" in readings("пшму гз")
    assert readings("дщщл Стрільба")[1] == "look Стрільба"
    console = console_of()
    typist = Typist(console, ["1", "ифкі", "дщщл", "Швидко", "гз", "й"])
    session = session_of(Game.start(3, ["ann", "bob"], 7), ("human", "random"), console, typist, None, "uk")
    assert session.play()
    assert reader_of("uk").ngettext("Your score pile: {count} point", "Your score pile: {count} points", 0).format(
        count=0
    ) in " ".join(typist.screens[3].split())
    assert "splay play --resume splay-7.txt" in " ".join(shown(console).split())


def test_letters_that_mean_something_in_the_language_are_no_commands() -> None:
    """Names begin with letters on whose keys stand commands; whoever types one means the card."""
    tried = set()
    for seed in range(60):
        game = Game.start(3, NAMES[:2], seed)
        ask = view(game, 0).asked
        assert ask is not None
        for option in ask.options or ():
            letter = reader_of("uk").card_name(option)[0].lower()
            if set(readings(letter)) & {"c", "h", "l", "t", "u"} and matches(ask, letter, reader_of("uk")) == [option]:
                console = console_of()
                session = session_of(
                    game.clone(), ("human", "human"), console, Typist(console, ["", letter]), None, "uk"
                )
                session.play()
                assert session.game.picks == [option]
                tried.add(letter)
    assert tried


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_may_be_said_in_the_language_and_in_english(language: str) -> None:
    words = reader_of(language)
    assert is_yes(yes_word(words), words)
    assert is_yes("YES", words)
    assert not is_yes("", words)
    assert not is_yes("no", words)


def test_a_refusal_is_told_in_the_language() -> None:
    assert refusal(ACTIONS, "9", [], reader_of(ENGLISH)) == "There is no option 9: the options run from 1 to 5."
    assert refusal(ACTIONS, "m", ["meld The Wheel", "meld Tools"], reader_of(ENGLISH)).startswith(
        "“m” could be any of these: Meld The"
    )
    assert refusal(ACTIONS, "p", [], reader_of(ENGLISH)) == "You cannot pass here."


def test_typographic_signs_have_plain_ones_where_a_terminal_has_no_others() -> None:
    assert "“bob’s” – 2 ≥ 1…".encode("ascii", errors=PLAIN) == b'"bob\'s" - 2 >= 1...'
    assert "«¡Sí!» „7\N{NO-BREAK SPACE}kart”".encode("ascii", errors=PLAIN) == b'"!Si!" "7 kart"'


def test_letters_lose_their_accents_where_a_terminal_has_none() -> None:
    assert "Łódź, żółć, ação".encode("ascii", errors=PLAIN) == b"Lodz, zolc, acao"
    assert "Łódź".encode("latin-1", errors=PLAIN) == "Lódz".encode("latin-1")
    assert "\N{CYRILLIC SMALL LETTER SHORT I}7".encode("ascii", errors=PLAIN) == b"?7"


# -- the log -----------------------------------------------------------------------


@pytest.mark.long
def test_a_journal_goes_back_to_where_it_was() -> None:
    game = Game.start(4, NAMES[:3], 5)
    journal = Journal(0, NAMES[:3], ruleset(4), reader_of(ENGLISH))
    marks = []
    while game.decision is not None and len(game.picks) < 120:
        marks.append((journal.mark(), list(journal.lines), journal.activator))
        kind = game.decision.kind
        game.pick(game.decision.options[len(game.picks) % len(game.decision.options)])
        journal.note(game, kind)
        if len(game.picks) % 3 == 0:
            journal.untold()
    for mark, lines, activator in marks[::7]:
        before = journal.back_to(mark)
        assert (before.lines, before.told, before.activator) == (lines, mark.told, activator)
        assert len(before.names_seen) == mark.picks
    assert journal.lines[: len(marks[50][1])] == marks[50][1]
