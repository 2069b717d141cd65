"""Pieces of pages that are kept: a page with them is the one that would be drawn without."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from markupsafe import Markup

from splay.host import Host
from splay.text.reader import reader_of
from splay.web.html.environment import environment
from splay.web.html.fragments import Kept
from web.server import browser, host_of, made, serving

SECRET = "a" * 32


class Compiled(BytecodeCache):
    """Templates as Python; they need not be turned into it again when everything else is forgotten."""

    def __init__(self) -> None:
        self.code: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self.code:
            bucket.bytecode_from_string(self.code[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.code[bucket.key] = bucket.bytecode_to_string()


def test_a_piece_is_drawn_once() -> None:
    drawn = []

    def draw(*words: str) -> Markup:
        drawn.append(words)
        return Markup("-").join(words)

    kept = Kept[Markup](2)
    assert [kept(1, draw, "a", "b"), kept(1, draw, "a", "b")] == ["a-b", "a-b"]
    assert drawn == [("a", "b")]


@pytest.mark.parametrize(
    ("shown", "drawn_again"),
    [
        ([1, 2, 3, 3, 1, 2], []),
        ([1, 2, 3, 4, 5, 1], [1]),
        ([1, 2, 3, 1, 4, 1, 5, 1, 6, 1, 2], [2]),
    ],
    ids=["twice as many", "too many", "what is used stays"],
)
def test_what_has_not_been_used_for_long_is_forgotten(shown: list[int], drawn_again: list[int]) -> None:
    drawn = []

    def draw(number: int) -> str:
        drawn.append(number)
        return ""

    kept = Kept[str](2)
    for number in shown:
        kept(number, draw, number)
    assert drawn == [*dict.fromkeys(shown), *drawn_again]


def test_a_name_is_not_taken_for_its_markup() -> None:
    said: Any = environment(reader_of("en")).globals["_"]
    assert said("Turn of %(name)s", name="<b>") == "Turn of &lt;b&gt;"
    assert said("Turn of %(name)s", name=Markup("<b>")) == "Turn of <b>"
    assert said("Turn of %(name)s", name="<b>") == "Turn of &lt;b&gt;"


def without_time(page: str) -> str:
    """A page but for what time it is."""
    return re.sub(r'data-now="[\d.]+"', "", page)


@pytest.mark.long
@pytest.mark.parametrize("edition", [1, 4])
def test_a_page_is_the_same_as_without_anything_kept(tmp_path: Path, edition: int) -> None:
    rng, compiled = random.Random(edition), Compiled()
    with serving(tmp_path) as app:
        host = host_of(app)
        host.store.now = lambda: 1_700_000_000.0  # the page says what time it is
        table = made(app, SECRET, kind="friends", edition=edition)
        host.desk.join(table, 1, "Bob", "b" * 32)
        client = browser(app, SECRET)
        for number in range(60):
            table = host.table(table.id)
            ask = host.live(table).game.decision
            if ask is None:
                break
            host.pick(table, ask.seat, rng.choice(ask.options), ask.number)
            step = rng.randrange(40) if number % 10 == 9 else None
            address = f"/t/{table.id}" + ("?skip=true" if step is None else f"/steps/{step}")
            page = without_time(client.get(address).text)
            if number % 5 == 4:
                environment.cache_clear()
                environment(reader_of("en")).bytecode_cache = compiled
                app.state.host = Host(host.store)
                assert without_time(client.get(address).text) == page, f"after {number + 1} picks"
                app.state.host = host
