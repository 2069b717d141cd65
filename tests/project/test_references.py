"""What stands in backticks in docstrings, comments and on pages is called like that."""

from pathlib import Path

import pytest
from tools.manual.names import OUTSIDE, SOURCE, Names
from tools.references import (
    References,
    all_quoted,
    looks_like_a_file,
    looks_like_a_name,
    project_files,
    quoted_in_code,
    quoted_on_page,
    words_of,
    words_of_the_code,
)


@pytest.fixture(scope="module")
def references() -> References:
    files = project_files()
    return References(Names(SOURCE), words_of_the_code(files), files)


@pytest.mark.long
def test_nothing_is_named_that_is_no_more(references: References) -> None:
    quoted = list(all_quoted())
    assert len(quoted) > 500
    assert not [f"{each.place}: {each.text}" for each in quoted if references.is_stale(each)]


BOX = '''
"""`Box.content` is in it, `Box.contents` is not; `lid.Lid`, `lid.Hinge`."""

from wood.lid import Lid

LIMIT = 3
"""See `Lid.weight`, `Lid.size`, `LIMIT`, `LIMITS`."""


class Box(Lid):
    """Has `content`, `Box.weight`, `Box.width`, `_lid`, `_hinge`.

    Attributes:
        content: as in `Lid.weight`, not as in `Lid.height`.
    """

    def __init__(self, first_thing: int) -> None:
        # `first_thing` is a parameter, `second_thing` is none.
        self.content = first_thing
        self._lid = None

    def look_in(self) -> None:
        """As `look_in`, `look_at()`, `docs/index.md`, not `docs/nowhere.md`; ``Lid.never`` is code."""
'''
LID = "class Lid:\n    weight: int\n"


def wood(folder: Path) -> Names:
    """The names of a small package, put into an empty folder."""
    (folder / "wood").mkdir(exist_ok=True)
    for name, code in (("__init__", ""), ("box", BOX), ("lid", LID)):
        (folder / "wood" / f"{name}.py").write_text(code)
    return Names(folder)


def test_stale_names_in_code_are_found(tmp_path: Path) -> None:
    references = References(wood(tmp_path), frozenset(), project_files())
    quoted = quoted_in_code(BOX, "wood.box", "box.py")
    assert [(each.text, each.place.partition(":")[2]) for each in quoted if references.is_stale(each)] == [
        *(("Box.contents", "2"), ("lid.Hinge", "2")),
        *(("Lid.size", "7"), ("LIMITS", "7")),
        *(("Box.width", "11"), ("_hinge", "11"), ("Lid.height", "14")),
        *(("look_at()", "23"), ("docs/nowhere.md", "23")),
        ("second_thing", "18"),
    ]


def test_stale_names_on_a_page_are_found(references: References) -> None:
    page = "`Game.start` `Game.begin`\n\n```sh\n`Game.never`\n```\n\n`moves.Moves` `laws.repeal`\n"
    page += "`docs/gone.md` `docs/index.md`\n"
    stale = [each for each in quoted_on_page(page, "page.md") if references.is_stale(each)]
    assert [(each.text, each.place) for each in stale] == [
        ("Game.begin", "page.md:1"),
        ("laws.repeal", "page.md:7"),
        ("docs/gone.md", "page.md:8"),
    ]


@pytest.mark.parametrize(
    ("text", "stale"),
    [
        ("`game.pick` `wording.faults`", ["wording.faults"]),  # other things have faults
        ("`dogma.draw` `dogma.winners`", ["dogma.winners"]),  # an outcome has winners
        ("`live.game` `live.hand`", ["live.hand"]),
        ("`seats.seen` `seats.hand`", ["seats.hand"]),
        ("`text` `wording` `await` `research`", ["wording"]),
        ("`Outcome` `Pottery` `Outset`", ["Outset"]),
        ("`Summary` (`arena/play.py`), `Summary` (`arena/series.py`)", ["Summary"]),
        ("`Series.line`, `Series`\n(`arena/series.py`, see `arena.md`)", ["Series.line"]),
        ("`HEX` (`position/card.py`) `pick` (`docs/index.md`) `seat` (`docs/nowhere.md`)", ["docs/nowhere.md"]),
    ],
)
def test_words_members_and_files_on_a_page_are_checked(references: References, text: str, stale: list[str]) -> None:
    assert [each.text for each in quoted_on_page(text, "page.md") if references.is_stale(each)] == stale


@pytest.mark.parametrize("text", ["`wording.faults` words it", "Anything that the pages say too is in `wording`."])
def test_words_that_name_nothing_are_found_in_code(references: References, text: str) -> None:
    quoted = quoted_in_code(f'"""{text}"""\n', "splay.terminal.words", "words.py")
    assert [references.is_stale(each) for each in quoted] == [True]


def test_words_of_docstrings_comments_and_sentences_are_no_words_of_the_code(tmp_path: Path) -> None:
    file = tmp_path / "box.py"
    file.write_text('"""Holds it."""\nfor lid in "hinge", f"box {lid}", "made of wood":  # closes\n    pass\n')
    assert words_of(file) == {"for", "lid", "in", "hinge", "pass"}
    style = tmp_path / "box.css"
    style.write_text("/* closes\n */ .lid { color: red }\n// not the end\n")
    assert words_of(style) == {"lid", "color", "red"}


@pytest.mark.parametrize("text", ["Game.start", "LIMIT", "may_qualify", "CardFace", "look()", "_lid", "Table"])
def test_what_looks_like_a_name(text: str) -> None:
    assert looks_like_a_name(text)


@pytest.mark.parametrize("text", ["seat", "splay bench", "--lang", "dogma X", "age 3", "[crown]", "3"])
def test_what_does_not(text: str) -> None:
    assert not looks_like_a_name(text)


def test_what_looks_like_a_file() -> None:
    assert looks_like_a_file("docs/index.md")
    assert looks_like_a_file("table.js")
    assert looks_like_a_file("web/table")
    assert not looks_like_a_file("Game.start")
    assert not looks_like_a_file("/t/ID/live")
    assert not looks_like_a_file("web/..._pages.py")


@pytest.mark.parametrize(
    ("name", "module", "scope", "full"),
    [
        ("Box", "wood.box", (), "wood.box.Box"),
        ("Box", "wood.lid", (), "wood.box.Box"),
        ("Lid", "wood.box", (), "wood.lid.Lid"),
        ("Lid", "wood", (), "wood.lid.Lid"),
        ("Box.content", "", (), "wood.box.Box.content"),
        ("Box.weight", "", (), "wood.lid.Lid.weight"),
        ("weight", "wood.box", ("Box",), "wood.lid.Lid.weight"),
        ("look_in()", "wood.box", ("Box",), "wood.box.Box.look_in"),
        ("lid.Lid", "", (), "wood.lid.Lid"),
        ("wood.box", "", (), "wood.box"),
        ("LIMIT", "wood.lid", (), "wood.box.LIMIT"),
        ("random.Random", "wood.box", (), OUTSIDE),
        ("int", "wood.box", (), OUTSIDE),
        ("Box.weigh", "wood.box", (), None),
        ("wood.box.Bag", "", (), None),
        ("bag.Bag", "", (), None),
    ],
)
def test_a_name_is_resolved_where_it_is_written(
    tmp_path: Path, name: str, module: str, scope: tuple[str, ...], full: str | None
) -> None:
    assert wood(tmp_path).resolve(name, module, scope) == full


def test_a_name_of_the_function_around_it_leads_nowhere(tmp_path: Path) -> None:
    assert wood(tmp_path).resolve("first_thing", "wood.box", ("Box",), {"first_thing"}) == OUTSIDE
    assert wood(tmp_path).resolve("first_thing", "wood.box", ("Box",)) is None
