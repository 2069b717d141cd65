"""The ladder plays every neighbor everywhere and writes the same tables every time."""

import re
from pathlib import Path

import pytest
from tools import ladder

from splay.bots import BOTS, LEVELS, STYLES
from splay.position.editions import EDITIONS

EARLIER = "## greedy against random\n\nbefore this run\n\n## neural against greedy\n\nanother run"
PAGE = f"# Bots\n\nBefore.\n\n{ladder.BEGIN}\n\n{EARLIER}\n\n{ladder.END}\n\nAfter.\n"


def test_there_is_a_table_for_every_edition_and_number_of_players() -> None:
    tables = list(ladder.tables())
    assert len(set(tables)) == len(tables)
    alone = {(table.edition, table.players) for table in tables if not table.teams}
    assert alone == {(number, players) for number, edition in EDITIONS.items() for players in edition.players}
    assert {table.edition for table in tables if table.teams == "ABAB"} == {3, 4}


def test_the_tables_are_written_between_the_markers_and_anew_every_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = [ladder.LadderTable(3, 2), ladder.LadderTable(4, 4, "ABAB")]
    monkeypatch.setattr(ladder, "tables", lambda: iter(two))
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    words = ["--games", "5", "--bots", "greedy,random", "--data", str(tmp_path / "data"), "--page", str(page)]
    assert ladder.main(words) == 0
    text = page.read_text()
    assert text.startswith(f"# Bots\n\nBefore.\n\n{ladder.BEGIN}\n\n`python tools/ladder.py` has played")
    assert text.endswith(f"\n\n## neural against greedy\n\nanother run\n\n{ladder.END}\n\nAfter.\n")
    assert "before this run" not in text
    assert "## greedy against random" in text
    rows = re.findall(r"^\| (edition .*?) \| (\d+) \| (\d+\.\d) % \((.*?)–(.*?)\) \|", text, re.MULTILINE)
    assert [(name, games) for name, games, *_ in rows] == [
        ("edition 3, 2 players", "6"),
        ("edition 4, 4 players, two against two", "6"),
    ]
    assert f"| {ladder.LARGER} | 6 |" in text
    assert all(float(low) <= float(share) <= float(high) for _, _, share, low, high in rows)
    monkeypatch.setattr("splay.arena.run.play_set", pytest.fail)  # everything is there already
    assert ladder.main(words) == 0
    assert page.read_text() == text


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--bots", "random"], "--bots are two, the stronger one first"),
        (["--bots", "greedy,first,random"], "--bots are two, the stronger one first"),
        (["--bots", "greedy,random"], "greedy and random are no neighbors on the ladder"),
        (["--bots", "skynet,random", "--games", "2"], "no bot is named 'skynet'"),
        (["--games", "0"], "--games is 1 or more, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused_and_leaves_the_page_alone(
    words: list[str], fault: str, tmp_path: Path
) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    with pytest.raises(SystemExit, match=fault):
        ladder.main([*words, "--page", str(page), "--data", str(tmp_path / "data")])
    assert page.read_text() == PAGE


def test_neighbors_play_as_many_games_as_the_page_tells_of() -> None:
    assert ladder.rungs("", None) == list(ladder.RUNGS)
    assert ladder.rungs("search,neural", None) == [ladder.RUNGS[3]]
    assert [rung.games for rung in ladder.rungs("", 7)] == [7] * 5
    text = ladder.PAGE.read_text(encoding="utf-8").partition(ladder.BEGIN)[2]
    assert re.findall("^## (.*)$", text, re.MULTILINE)[:5] == [str(rung) for rung in ladder.RUNGS]
    for rung in ladder.RUNGS:
        played = text.partition(f"## {rung}\n")[2].partition("\n## ")[0]
        games = [int(found) for found in re.findall(r"^\| edition .*?\| (\d+) \|", played, re.MULTILINE)]
        assert len(games) == len(list(ladder.tables()))
        assert all(rung.games <= each < rung.games + 10 for each in games)


def test_a_page_without_a_place_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n")
    with pytest.raises(SystemExit, match="leaves no place for the ladder"):
        ladder.put(["tables"], page, anew=True)
    assert page.read_text() == "# Bots\n"


def test_a_whole_ladder_leaves_nothing_of_the_one_before(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    ladder.put(["## first against random\n\nfigures"], page, anew=True)
    assert "first against random\n\nfigures" in page.read_text()
    assert "against greedy" not in page.read_text()


def test_the_page_has_the_place_and_describes_every_bot() -> None:
    text = ladder.PAGE.read_text(encoding="utf-8")
    assert text.index(ladder.BEGIN) < text.index(ladder.END)
    described = re.findall(r"^\| `([\w-]+)` \|", text, re.MULTILINE)
    assert described == [*LEVELS, *STYLES, *BOTS]
