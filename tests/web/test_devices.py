"""What is signed in, as its owner sees it listed."""

from splay.store.rows import BROWSER, PROGRAM, SignedIn
from splay.text.reader import reader_of
from splay.web.people.content import _devices

DAY = 24 * 3600.0
NOW = 1_700_000_000.0


def test_two_browsers_of_one_kind_are_told_apart_by_when_they_were_signed_in() -> None:
    of_a_kind = [
        SignedIn(each, "Firefox, Linux", BROWSER, NOW - days * DAY, NOW) for each, days in (("a", 9), ("b", 2))
    ]
    lines = [(line.title, line.text) for line in _devices(of_a_kind, "a", NOW, reader_of("en"))]
    assert lines == [
        ("Firefox, Linux", "just now · signed in on 5 November 2023"),
        ("Firefox, Linux", "just now · signed in on 12 November 2023"),
    ]


def test_the_day_is_written_in_the_language_of_the_reader() -> None:
    (line,) = _devices([SignedIn("a", "Firefox, Linux", BROWSER, NOW, NOW)], "a", NOW, reader_of("uk"))
    assert "14 листопада 2023" in line.text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_program_is_said_to_have_its_key_for_so_long() -> None:
    (line,) = _devices([SignedIn("a", "", PROGRAM, NOW - 2 * DAY, NOW)], "b", NOW, reader_of("en"))
    assert line.text == "2 days ago"
