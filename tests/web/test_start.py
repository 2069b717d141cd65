"""The start page: every way to a game, the form and what it refuses, the lists, loading a record."""

import random
import re
from pathlib import Path

import pytest

from splay import Game, Record
from splay.bots import LEVELS, STYLES
from splay.bots.strength import strength
from splay.game import inside
from splay.host.options import BOT_NAMES
from splay.position.editions import EDITIONS
from splay.position.options import FLAGS, Party
from splay.store import TableInfo
from splay.store.rows import COMPUTER, DEVICE, FRIENDS, OPEN, OVER, PLAYING
from splay.text.catalogue import LANGUAGES, MESSAGES, PSEUDO
from splay.web.start.faults import FRIENDLIER
from text.sources import english
from web.untranslated import outside_catalogue
from web.visitors import Site, Visitor, said


def played(edition: int, players: list[str], seed: int, picks: int | None = None) -> Game:
    """A game of chance; to its end, or so many picks long."""
    game, chance = Game.start(edition, players, seed), random.Random(seed)
    while game.decision and (picks is None or len(game.picks) < picks):
        game.pick(chance.choice(game.decision.options))
    return game


def fields_of(page: str) -> dict[str, str]:
    """What the form for a new table sends when nothing is touched."""
    form = page.partition('action="/tables"')[2].partition("</form>")[0]
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="(\w*)"', form))
    fields |= dict(re.findall(r'<input type="radio" name="(\w+)" value="([\w-]*)" checked', form))
    fields |= dict(re.findall(r'<input class="input"[^>]* name="(\w+)" value="([^"]*)"', form))
    for name, options in re.findall(r'<select[^>]* name="(\w+)"[^>]*>(.*?)</select>', form, re.DOTALL):
        values = re.findall(r'<option[^>]*?(?: value="([^"]*)")?( selected)?>', options)
        fields[name] = next((value for value, selected in values if selected), values[0][0])
    return fields


def bots_of(table: TableInfo) -> list[str | None]:
    """Who plays at the seats of a table."""
    return [seat.bot for seat in table.seats]


# -- ways to a game ----------------------------------------------------------------


def test_newcomer_is_in_a_game_with_one_click(ann: Visitor, site: Site) -> None:
    untouched = fields_of(ann.get("/").text)
    table = site.table(ann.make(**untouched))
    assert (table.kind, table.phase, len(table.seats)) == (COMPUTER, PLAYING, 2)
    assert table.setup["edition"] == "4"
    assert [seat.bot for seat in table.seats] == [None, "apprentice"]


@pytest.mark.parametrize("kind", [COMPUTER, DEVICE, FRIENDS])
def test_each_form_makes_its_table_as_it_comes(kind: str, ann: Visitor, site: Site) -> None:
    table = site.table(ann.make(**fields_of(ann.get(f"/?way={kind}").text)))
    assert table.kind == kind
    assert table.phase == (OPEN if kind == FRIENDS else PLAYING)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_with_every_number_of_players(edition: int, ann: Visitor, site: Site) -> None:
    for players in EDITIONS[edition].players:
        table = site.table(ann.make(kind=COMPUTER, edition=edition, players=players, level1="random"))
        assert table.setup["edition"] == str(edition)
        assert [seat.bot for seat in table.seats] == [None, *["random"] * (players - 1)]


def test_everything_that_can_be_chosen_is_kept(ann: Visitor, site: Site) -> None:
    address = ann.make(
        kind=DEVICE, edition="4", players="4", seed="77", starts="2", watch="talk", listed="yes", parley4="no",
        name0="Ann", name1="Bob", name2="", name3="Машина", who1="person", who3="random",
    )  # fmt: skip
    table = site.table(address)
    assert table.setup["seed"] == "77"
    assert table.setup["starts"] == "Player 3"
    assert table.setup["parley"] == "no"
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Player 3", "Машина"]
    assert [seat.bot for seat in table.seats] == [None, None, None, "random"]
    assert (table.listed, table.watched, table.talking) == (True, True, True)


@pytest.mark.parametrize(
    ("edition", "chosen", "told"),
    [("1", "no", "open"), ("1", "yes", "hidden"), ("3", "no", None), ("3", "yes", "hidden")],
)
def test_covered_cards_are_as_was_chosen_for_the_edition(
    edition: str, chosen: str, told: str | None, ann: Visitor, site: Site
) -> None:
    """What is chosen for another edition does not matter."""
    other = {"1": "3", "3": "1"}[edition]
    choices = {f"covered_hidden{edition}": chosen, f"covered_hidden{other}": "yes", "parley4": "no"}
    table = site.table(ann.make(kind=COMPUTER, edition=edition, players="4", **choices))
    assert table.setup.get("covered") == told
    assert "parley" not in table.setup


@pytest.mark.parametrize(("edition", "hides"), [(1, True), (3, False), (4, False)])
def test_covered_cards_are_as_the_edition_has_them_where_nothing_is_touched(
    edition: int, hides: bool, ann: Visitor, site: Site
) -> None:
    untouched = fields_of(ann.get("/").text) | {"edition": str(edition)}
    assert untouched.get(f"covered_hidden{edition}") == {1: "yes", 3: "no", 4: None}[edition]
    assert site.host.live(site.table(ann.make(**untouched))).game.setup.covered_hidden == hides


def test_every_option_that_holds_or_not_can_be_chosen_where_an_edition_leaves_it_to_the_players(ann: Visitor) -> None:
    page = ann.get("/").text
    for flag in FLAGS:
        for edition in EDITIONS.values():
            may = any(flag.may_be_chosen(Party(edition, size, "")) for size in edition.players)
            assert (f'name="{flag.name}{edition.number}"' in page) == may


def test_each_opponent_has_a_level_and_a_character_of_its_own(ann: Visitor, site: Site) -> None:
    chosen = {"level1": "scholar", "style1": "raider", "level2": "master", "style2": "even-handed", "style3": "builder"}
    table = site.table(ann.make(kind=COMPUTER, players="4", **chosen))
    assert bots_of(table) == [None, "scholar:style=raider", "master", "scholar:style=builder"]


@pytest.mark.parametrize(("chair", "bot"), [("2", "master:style=builder"), ("3", "scholar"), ("9", "scholar")])
def test_opponents_that_are_all_alike_are_as_the_one_that_is_marked(
    chair: str, bot: str, ann: Visitor, site: Site
) -> None:
    """A seat that is not there cannot be marked: then it is the first one."""
    chosen = {"level1": "scholar", "style1": "even-handed", "level2": "master", "style2": "builder"}
    table = site.table(ann.make(kind=COMPUTER, players="3", alike="yes", chair=chair, **chosen))
    assert bots_of(table) == [None, bot, bot]


@pytest.mark.parametrize("bot", ["random", "greedy", "search", "neural", "champion", "first"])
def test_bots_that_are_no_levels_can_be_named_but_have_no_character(bot: str, ann: Visitor, site: Site) -> None:
    table = site.table(ann.make(kind=COMPUTER, level1=bot, style1="raider"))
    assert bots_of(table) == [None, bot]


def test_who_comes_again_meets_the_same_opponents(ann: Visitor, site: Site) -> None:
    ann.make(kind=COMPUTER, players="3", level1="master", style1="raider", level2="scholar", style2="even-handed")
    untouched = fields_of(ann.get("/").text)
    again = site.table(ann.make(**untouched | {"players": "4"}))
    assert bots_of(again) == [None, "master:style=raider", "scholar", "master:style=raider"]
    ann.make(kind=DEVICE)
    assert fields_of(ann.get("/").text)["level1"] == "master"


@pytest.mark.parametrize("cookie", ["scholar:style=pirate", "search:ms=99999", "random", "x" * 500, "%00", ""])
def test_opponents_that_are_no_more_are_forgotten(cookie: str, ann: Visitor) -> None:
    ann.make(kind=DEVICE)
    ann.client.cookies.set("opponents", cookie)
    assert fields_of(ann.get("/").text)["level1"] == "artisan"


def test_levels_and_characters_say_how_strong_they_are_where_that_was_measured(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def row(level: str) -> str:
        return ann.get("/").text.partition(f'name="level1" value="{level}"')[2].partition("</label>")[0]

    found = strength("scholar", 4)
    assert found is not None
    assert f"wins about {found.of_hundred} of 100" in row("scholar")
    assert " of 100" not in row("apprentice")
    monkeypatch.setattr("splay.bots.strength.FILE", tmp_path / "levels.json")
    page = ann.get("/").text
    assert not any(words in page for words in (" of 100", "just as strong", "level below"))


@pytest.mark.parametrize(
    ("edition", "teams", "shape"),
    [("3", ["A", "B", "A", "B"], "ABAB"), ("4", ["B", "A", "A", "B"], "ABBA"), ("4", ["", "A", "A"], "ABB")],
)
def test_teams_that_an_edition_has(edition: str, teams: list[str], shape: str, ann: Visitor, site: Site) -> None:
    chosen = {f"team{seat}": team for seat, team in enumerate(teams)}
    table = site.table(ann.make(kind=COMPUTER, edition=edition, players=len(teams), **chosen))
    assert table.setup["teams"] == shape


def test_name_is_remembered_for_the_next_table(ann: Visitor) -> None:
    ann.make(kind=COMPUTER, name0="  Юлія   Ж ")
    assert 'value="Юлія Ж"' in ann.get("/").text
    assert 'value="Юлія Ж"' in ann.get("/?way=friends").text


def test_every_level_and_character_can_be_chosen_for_every_opponent(ann: Visitor) -> None:
    page = ann.get("/").text
    for seat in range(1, 5):
        assert re.findall(rf'name="level{seat}" value="([\w-]+)"', page) == list(LEVELS)
        assert re.findall(rf'name="style{seat}" value="([\w-]+)"', page) == list(STYLES)


@pytest.mark.parametrize("kind", [DEVICE, FRIENDS])
def test_every_level_in_every_character_can_take_a_seat_among_people(kind: str, ann: Visitor, site: Site) -> None:
    page = ann.get(f"/?way={kind}").text
    offered = re.findall(r'<option value="([^"]+)"', page.partition('name="who2"')[2].partition("</select>")[0])
    assert len(offered) == 1 + len(LEVELS) * len(STYLES)
    assert "scholar:style=raider" in offered
    table = site.table(ann.make(kind=kind, players="3", who2="scholar:style=raider"))
    assert bots_of(table) == [None, None, "scholar:style=raider"]


# -- what cannot be ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "field", "words"),
    [
        ({"edition": "3", "players": "5"}, "players", "2 to 4 players"),
        ({"edition": "2"}, "edition", "one of these editions"),
        ({"players": "9"}, "players", "how many play"),
        ({"players": "\uff12"}, "players", "how many play"),
        ({"name0": "Ann, Bob"}, "name0", "a comma"),
        ({"name0": "n" * 25}, "name0", "24 letters"),
        ({"name0": "pass"}, "name0", "another name"),
        ({"name0": "Ann", "name1": "Ann"}, "name1", "already has this name"),
        ({"edition": "1", "players": "4", "team0": "A", "team2": "A"}, "teams", "no team game"),
        ({"edition": "3", "players": "4", "team0": "A", "team1": "A"}, "teams", "opposite each other"),
        ({"edition": "4", "players": "3", "team0": "A"}, "teams", "Some play together"),
        ({"edition": "4", "players": "3", "team0": "A", "team1": "A", "team2": "A"}, "teams", "Some play together"),
        ({"starts": "4"}, "starts", "Nobody sits there"),
        ({"starts": "x"}, "starts", "Nobody sits there"),
        ({"seed": "-1"}, "seed", "whole number"),
        ({"seed": "1" * 19}, "seed", "18 digits"),
        ({"level1": "skynet"}, "seats", "computer players"),
        ({"level1": "scholar", "style1": "pirate"}, "seats", "computer players"),
        ({"level1": "search:ms=9999999"}, "seats", "computer players"),
        ({"kind": DEVICE, "who2": "champion:weights=/etc/passwd", "players": "3"}, "seats", "computer players"),
        ({"kind": DEVICE, "who0": "random"}, "seats", "at least two people"),
        ({"kind": FRIENDS, "who1": "greedy"}, "seats", "a seat for a friend"),
    ],
)
def test_wrong_form_is_shown_again_with_the_reason_at_the_field(
    fields: dict[str, str], field: str, words: str, ann: Visitor
) -> None:
    answer = ann.post("/tables", **({"kind": COMPUTER} | fields))
    assert answer.status_code == 422
    fault = re.search(rf'id="fault-{field}">([^<]*)<', answer.text)
    assert fault is not None
    assert words in fault[1]
    assert ann.get("/games").text.count('class="game"') == 0


def test_all_faults_are_told_at_once_each_at_its_field(ann: Visitor) -> None:
    wrong = {"edition": "3", "players": "3", "name0": "pass", "name2": "a:b", "team0": "A", "starts": "3", "seed": "x"}
    answer = ann.post("/tables", kind=DEVICE, **wrong)
    fields = set(re.findall(r'id="fault-(\w+)"', answer.text))
    assert fields == {"name0", "name2", "teams", "starts", "seed"}


def test_the_friendlier_words_stand_for_sentences_of_the_engine() -> None:
    said_by_errors = {message.id for message in english(MESSAGES)}
    assert said_by_errors >= FRIENDLIER.keys()


def test_wrong_form_keeps_what_was_typed(ann: Visitor) -> None:
    chosen = {"chair": "3", "level3": "grandmaster", "style3": "collector"}
    answer = ann.post("/tables", kind=COMPUTER, edition="3", players="5", name0="Ann", seed="12", name4="Zoë", **chosen)
    kept = fields_of(answer.text)
    expected = {"edition": "3", "players": "5", "name0": "Ann", "seed": "12", "name4": "Zoë", **chosen}
    assert expected.items() <= kept.items()
    assert '<details class="more" open>' in answer.text


def test_unknown_kind_of_table_is_refused(ann: Visitor) -> None:
    answer = ann.post("/tables", kind="casino")
    assert answer.status_code == 422
    assert "cannot be combined" in said(answer)


def test_names_are_escaped_wherever_they_stand(ann: Visitor, site: Site) -> None:
    name = "<b>x</b>"
    ann.make(kind=COMPUTER, name1=name)
    mine = ann.get("/").text
    assert "&lt;b&gt;x&lt;/b&gt;" in mine
    assert name not in mine
    ann.make(kind=FRIENDS, name0=name, listed="yes")
    assert name not in site.visitor().get("/").text


def test_cross_site_form_makes_no_table(ann: Visitor) -> None:
    ann.get("/")
    answer = ann.client.post("/tables", data={"kind": COMPUTER}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403
    assert ann.get("/games").text.count('class="game"') == 0


# -- lists -------------------------------------------------------------------------


def test_my_games_are_mine_alone(ann: Visitor, site: Site) -> None:
    address = ann.make(kind=COMPUTER, name0="Ann")
    assert f'href="{address}"' in ann.get("/").text
    assert f'href="{address}"' in ann.get("/games").text
    assert address not in site.visitor().get("/").text


def test_my_games_say_whose_turn_it_is(ann: Visitor) -> None:
    ann.make(kind=COMPUTER, starts="0")
    ann.make(kind=DEVICE, name0="Ann", name1="Bob")
    page = ann.get("/").text
    assert re.search(r'class="turn-now">Your turn<', page)
    assert re.search(r'class="turn-now">Ann plays<', page)


def test_finished_game_says_who_won(ann: Visitor, site: Site) -> None:
    game = played(4, ["Ann", "Bob"], 5)
    assert game.outcome is not None
    answer = ann.post("/load", text=str(Record.of(game)))
    assert site.table(answer.headers["location"]).phase == OVER
    won = "You won" if game.outcome.winners == (0,) else "Bob won"
    assert won in said(ann.get("/"))


def test_only_listed_tables_stand_among_the_open_ones(ann: Visitor, site: Site) -> None:
    listed = ann.make(kind=FRIENDS, name0="Ann", listed="yes")
    hidden = ann.make(kind=FRIENDS, name0="Ann")
    page = site.visitor().get("/?way=friends").text
    assert f'href="{listed}/join"' in page
    assert hidden not in page
    assert f'href="{listed}/join"' not in ann.get("/?way=friends").text


def test_only_listed_games_that_may_be_watched_can_be_found(ann: Visitor, site: Site) -> None:
    shown = ann.make(kind=COMPUTER, listed="yes")
    others = [ann.make(kind=COMPUTER), ann.make(kind=COMPUTER, listed="yes", watch="no")]
    page = site.visitor().get("/?way=watch").text
    assert f'href="{shown}"' in page
    assert not any(address in page for address in others)


def test_a_link_leads_to_the_table_it_names(ann: Visitor, site: Site) -> None:
    address = ann.make(kind=COMPUTER)
    looker = site.visitor()
    for typed in (f"http://testserver{address}", f"  {address} ", address.removeprefix("/t/"), f"{address}/steps/3?x"):
        answer = looker.client.get("/watch", params={"table": typed})
        assert (answer.status_code, answer.headers.get("location")) == (303, address)


@pytest.mark.parametrize("typed", ["", "nonsense", "/t/AAAAAAAAAAAAAAAA", "https://elsewhere.example/t/", "x" * 299])
def test_a_link_to_no_table_is_said_to_be_none(typed: str, ann: Visitor) -> None:
    answer = ann.client.get("/watch", params={"table": typed})
    assert answer.status_code == 404
    assert "There is no table at this address" in said(answer)


def test_a_way_that_does_not_exist_is_the_first_one(ann: Visitor) -> None:
    assert 'name="kind" value="computer"' in ann.get("/?way=%3Cscript%3E").text


# -- loading a record --------------------------------------------------------------


def test_record_is_checked_and_then_asked_what_for(ann: Visitor) -> None:
    answer = ann.post("/load", text=str(Record.of(played(3, ["Ann", "<i>Bob</i>"], 3, 12))))
    assert answer.status_code == 200
    assert "Third edition" in said(answer)
    assert "Covered cards of others" not in said(answer)
    assert "<i>Bob</i>" not in answer.text
    assert 'value="play"' in answer.text
    assert ann.get("/games").text.count('class="game"') == 0


@pytest.mark.parametrize(
    ("second", "kind", "bots"),
    [
        ("random", COMPUTER, [None, "random"]),
        ("master:style=builder", COMPUTER, [None, "master:style=builder"]),
        ("person", DEVICE, [None, None]),
        ("search:ms=5", DEVICE, [None, None]),
    ],
)
def test_game_goes_on_where_its_record_ends(
    second: str, kind: str, bots: list[str | None], ann: Visitor, site: Site
) -> None:
    game = played(4, ["Ann", "Bob"], 3, 20)
    answer = ann.post("/load", text=str(Record.of(game)), wanted="play", who0="person", who1=second)
    table = site.table(answer.headers["location"])
    assert (table.kind, [seat.bot for seat in table.seats]) == (kind, bots)
    assert site.host.live(table).game.state == game.state


def test_a_game_that_began_from_a_position_can_be_given_up(ann: Visitor, site: Site) -> None:
    record = Record.of(inside.from_state(inside.checkpoint(played(4, ["Ann", "Bob"], 3, 20))))
    answer = ann.post("/load", text=str(record), wanted="play", who0="person", who1="random")
    table = answer.headers["location"]
    number = re.search(r'name="number" value="(\d+)"', ann.get(f"{table}/give-up").text)
    assert number
    assert ann.post(f"{table}/give-up", number=number[1]).status_code == 303
    assert site.table(table).phase == OVER


def test_a_record_longer_than_any_game_is_refused(ann: Visitor, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(4, ["Ann", "Bob"], 3, 12)
    for most, status in ((12, 303), (11, 422)):
        monkeypatch.setattr("splay.host.desk.LONGEST_GAME", most)
        answer = ann.post("/load", text=str(Record.of(game)), wanted="look")
        assert answer.status_code == status
    assert "a game has at most 11 picks" in said(answer)
    assert len(site.host.desk.tables_of(ann.client.cookies["splay"], 10)) == 1


def test_record_can_be_uploaded_as_a_file(ann: Visitor, site: Site) -> None:
    text = str(Record.of(played(1, ["Ann", "Bob"], 9)))
    file = {"file": ("game.txt", text.replace("\n", "\r\n").encode(), "text/plain")}
    ann.get("/")
    answer = ann.client.post("/load", data={"text": ""}, files=file)
    assert answer.status_code == 303
    assert site.table(answer.headers["location"]).phase == OVER


def test_unfinished_game_can_be_looked_at(ann: Visitor, site: Site) -> None:
    answer = ann.post("/load", text=str(Record.of(played(4, ["Ann", "Bob"], 3, 20))), wanted="look")
    assert answer.headers["location"].endswith("/steps/0")
    assert site.table(answer.headers["location"]).phase == PLAYING


def test_fault_in_a_record_is_shown_with_its_line(ann: Visitor) -> None:
    text = "splay record 1\nedition: 4\nplayers: Ann, Bob\nseed: 7\n\nAnn: <nonsense>\n"
    answer = ann.post("/load", text=text)
    assert answer.status_code == 422
    assert "Line 6, “Ann: <nonsense>”: Ann cannot pick" in said(answer)
    assert "Ann: &lt;nonsense&gt;\n</textarea>" in answer.text


@pytest.mark.parametrize(
    ("sent", "status", "words"),
    [
        (b"", 422, "choose a file"),
        (b"\xff\xfe\x00", 422, "not a text file"),
        (b"hello", 422, "splay record 1"),
        (b"splay record 1\n" + b"#" * 200_000, 413, "200 kB"),
    ],
)
def test_what_is_no_record_is_refused(sent: bytes, status: int, words: str, ann: Visitor) -> None:
    ann.get("/")
    answer = ann.client.post("/load", files={"file": ("game.txt", sent, "text/plain")})
    assert answer.status_code == status
    assert words in said(answer)


def test_a_loaded_game_needs_a_person(ann: Visitor) -> None:
    record = str(Record.of(played(4, ["Ann", "Bob"], 3, 20)))
    answer = ann.post("/load", text=record, wanted="play", who0="random", who1="random")
    assert answer.status_code == 422
    assert "a seat for yourself" in said(answer)


# -- every page --------------------------------------------------------------------


def test_looking_at_pages_changes_nothing(ann: Visitor, site: Site) -> None:
    address = ann.make(kind=FRIENDS, listed="yes")
    before = site.table(address)
    friend = site.visitor()
    links = ann.links(address)
    for page in ("/", "/?way=friends", "/?way=load", "/games", address, f"{address}/join", links["any"]):
        assert friend.get(page).status_code == 200
        assert ann.get(page).status_code == 200
    assert site.table(address) == before
    assert friend.get("/games").text.count('class="game"') == 0


def test_every_text_comes_from_the_catalogue(ann: Visitor, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, PSEUDO, "Nobody")
    ann.client.cookies.set("lang", PSEUDO)
    friends = ann.make(kind=FRIENDS, players="3", name0="Ann", listed="yes")
    device = ann.make(kind=DEVICE, name0="Ann", name1="Bob")
    pages = [ann.get(f"/?way={way}") for way in ("computer", "device", "friends", "watch", "load")]
    pages += [ann.get(friends), ann.get(device), ann.get("/games"), ann.get(f"{friends}/carry"), ann.get("/join/no")]
    pages += [ann.post(f"{friends}/carry"), ann.post("/tables", kind=DEVICE, edition="3", players="5", seed="x")]
    friend = site.visitor()
    friend.client.cookies.set("lang", PSEUDO)
    pages += [friend.get(f"{friends}/join"), ann.post("/load", text=str(Record.of(played(3, ["Ann", "Bob"], 3, 2))))]
    allowed = (
        "Ann",
        "Bob",
        *BOT_NAMES,
        "splay serve --host 0.0.0.0",
        "splay record 1",
        "Splay",
        "edition: 3",
        "players: Ann, Bob",
    )
    for page in pages:
        text = re.sub(r'(?s)<textarea.*?</textarea>|<select[^>]*name="zone".*?</select>', "", page.text)
        assert outside_catalogue(text, allowed) == []
