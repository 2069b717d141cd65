"""Parts that a browser has are not sent: what it shows is what the whole table would be."""

import random
import re
from collections.abc import Iterator

import pytest

from splay.host.live_table import LiveTable
from splay.position.terms import PASS
from splay.text.reader import reader_of
from splay.web.html.environment import environment
from splay.web.html.fragments import DrawnPart, part_of, put, sent
from splay.web.html.fragments import drawn as drawn_pieces
from splay.web.html.pages import render
from splay.web.table.context.view_context import AT_REST, Showing
from splay.web.table.controls.bar import Clickable
from splay.web.table.controls.wiring import Wiring
from testing.random_games import Setup, play
from web.dealt import live_of, some_setups, table_of
from web.tables import LIKES, shown

SAIL = '<b id="sail"></b>'
VOID = {"input", "br", "meta", "link", "img"}
TAG = re.compile(r"""<(/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>""", re.IGNORECASE)
ID = re.compile(r' id="([^"]*)"')
VERSION = re.compile(r' data-v="([\w-]{8})"')


class Pieces:
    """The elements of a page that have a version, by id: what each is, and whether it only stands for itself.

    Tags are found by an expression, because Python's parser would take most of the time of these tests.
    """

    def __init__(self, text: str) -> None:
        self.found: dict[str, tuple[str, bool]] = {}
        self.spans: list[tuple[int, int, str, bool]] = []
        opened: list[tuple[str, str, int]] = []
        for tag in TAG.finditer(text):
            ends, name, attributes = tag.groups()
            if ends:
                begun, had, start = opened.pop()
                assert begun == name
                if VERSION.search(had):
                    ids, stays = ID.findall(had), " data-same" in had
                    self.found[ids[0]] = text[start : tag.end()], stays
                    self.spans.append((start, tag.end(), ids[0], stays))
            elif name not in VOID and not attributes.endswith("/"):
                opened.append((name, attributes, tag.start()))
        assert not opened


def merged(old: str, answer: str) -> str:
    """What a browser that shows a page makes of an answer: what stands for a part is what it has."""
    had, came = Pieces(old).found, Pieces(answer)
    text, at = "", 0
    for start, end, name, stays in sorted(came.spans):
        if stays:
            text += answer[at:start] + had[name][0]
            at = end
            assert VERSION.findall(answer[start:end]) == VERSION.findall(had[name][0])[:1]
    return text + answer[at:]


def versions(text: str) -> frozenset[str]:
    return frozenset(VERSION.findall(text))


def drawn(
    live: LiveTable, seat: int | None, showing: Showing, step: int | None, language: str, had: frozenset[str]
) -> str:
    page = shown(live, seat, step, showing, language)
    return render("table/changed.html", reader_of(language), had, **page.parts(), prefs=LIKES)


def without_settings(text: str) -> str:
    """The menu is never exchanged, so only a whole page has it."""
    return re.sub(r'(<nav class="tools".*?>).*?</nav>', r"\1</nav>", text, flags=re.DOTALL)


def looks(live: LiveTable, rng: random.Random) -> Iterator[tuple[Showing, int | None]]:
    """Ways to look at a table: now, with something that waits for its confirmation, moving, and looking back."""
    yield AT_REST, None
    ask = live.game.decision
    if ask is not None and rng.random() < 0.4:
        yield Showing(picked=rng.choice(ask.options), act=rng.choice((None, "meld", "dogma"))), None
    if rng.random() < 0.3:
        yield Showing(looks_back=True), rng.randrange(live.steps + 1)
    if rng.random() < 0.3:
        yield Showing(moving=True, wait=680), rng.randrange(live.steps + 1)


@pytest.mark.parametrize("setup", some_setups(0), ids=str)
def test_what_is_sent_and_what_was_there_make_the_whole_table(setup: Setup) -> None:
    rng = random.Random(str(setup))
    game = setup.start(3)
    seats = [None, 0, rng.randrange(1, len(game.names))]
    language = rng.choice(["en", "uk", "pl"])
    pages: dict[int | None, str] = {}
    sent = whole = 0
    for _ in range(9):
        play(game, rng, 4)
        if game.decision is None:
            break
        live = live_of(table_of(game), game)
        for seat in seats:
            for showing, step in looks(live, rng):
                all_of_it = drawn(live, seat, showing, step, language, frozenset())
                if seat in pages:
                    answer = drawn(live, seat, showing, step, language, versions(pages[seat]))
                    assert without_settings(merged(pages[seat], answer)) == without_settings(all_of_it)
                    sent, whole = sent + len(answer), whole + len(all_of_it)
                pages[seat] = all_of_it
    assert sent < 0.6 * whole


def test_a_part_says_what_it_is_called_and_which_version_it_is() -> None:
    part = part_of("p", "oars", lambda: '<p class="a" id="oars">1 &lt; 2</p>\n')
    assert part.sent(()) == f'<p class="a" id="oars" data-v="{part.version}">1 &lt; 2</p>'
    assert part.place == f'<p id="oars" data-v="{part.version}" data-same></p>'
    assert part.version != part_of("p", "oars", lambda: '<p class="a" id="oars">1 &lt; 3</p>').version


def test_parts_stand_for_themselves_where_a_browser_has_them() -> None:
    part = part_of("p", "oars", lambda: '<p id="oars"></p>')
    (version,) = VERSION.findall(part.sent(()))
    assert part.sent({version}) == f'<p id="oars" data-v="{version}" data-same></p>'
    assert part.sent({"another"}) == part.sent(())


def test_parts_lie_in_parts() -> None:
    def oars(count: int) -> DrawnPart:
        return part_of("b", "oars", lambda: f'<b id="oars">{count}</b>')

    def boat(name: str, count: int) -> DrawnPart:
        return part_of("p", "boat", lambda: f'<p id="boat">{name} {put(oars(count))}</p>')

    one, two, other = boat("Argo", 1), boat("Argo", 2), boat("Kon-Tiki", 1)
    assert len({one.version, two.version, other.version}) == 3
    assert one.sent(()) == f'<p id="boat" data-v="{one.version}">Argo {oars(1).sent(())}</p>'
    assert one.sent({one.version}) == one.place
    assert other.sent({one.version, oars(1).version}) == other.sent(()).replace(oars(1).sent(()), oars(1).place)
    assert two.sent({one.version, oars(1).version}) == two.sent(())


def test_nothing_is_lost_of_a_part_that_cannot_be_drawn() -> None:
    def boat() -> str:
        with pytest.raises(ZeroDivisionError):
            part_of("b", "oars", lambda: str(1 // 0))
        return f"a{put(part_of('b', 'sail', lambda: SAIL))}"

    assert sent(drawn_pieces(boat), ()).startswith('a<b id="sail" data-v=')


def test_no_part_names_the_step_or_the_decision() -> None:
    game = play(Setup(4, 2).start(1), random.Random(1), 40)
    live = live_of(table_of(game), game)
    assert live.game.decision is not None
    page = drawn(live, live.game.decision.seat, AT_REST, None, "en", frozenset())
    for name, (part, _) in Pieces(page).found.items():
        assert not re.search(r"[?&;]at=|&#34;(at|number)&#34;", part), name


def test_a_language_draws_its_own_parts() -> None:
    game = play(Setup(4, 2).start(1), random.Random(1), 40)
    live = live_of(table_of(game), game)
    english, polish = (drawn(live, 0, AT_REST, None, language, frozenset()) for language in ("en", "pl"))
    answer = drawn(live, 0, AT_REST, None, "pl", versions(english))
    assert merged(english, answer) == merged(polish, answer)
    assert environment(reader_of("pl")) is not environment(reader_of("en"))


def test_what_is_marked_with_others_is_not_picked_by_a_click() -> None:
    oars, declining = Clickable("Oars", "2", confirm=True, keys="M2 2"), Clickable(PASS, "0", confirm=False)
    wiring = Wiring("/t/t", marks=True)
    assert wiring.pick(oars) == {"data-mark": "Oars", "data-key": "M2 2", "aria-pressed": "false"}
    assert wiring.pick(declining) == Wiring("/t/t").pick(declining)


def test_hands_that_open_at_the_end_are_other_parts_than_hands_seen_from_behind() -> None:
    game = Setup(3, 2).start(1)
    rng = random.Random(1)
    while game.decision is not None:
        play(game, rng, 100)
    live = live_of(table_of(game), game)
    step = next(at for at in range(live.steps, 0, -1) if "back--open" in opened(live, at, as_then=False))
    closed, opens = opened(live, step, as_then=True), opened(live, step, as_then=False)
    assert "back--open" not in closed
    assert "back--open" in opens
    answer = drawn(live, 0, Showing(looks_back=True), step, "en", versions(closed))
    assert without_settings(merged(closed, answer)) == without_settings(opens)


def opened(live: LiveTable, step: int, *, as_then: bool) -> str:
    return drawn(live, 0, Showing(looks_back=True, as_then=as_then), step, "en", frozenset())
