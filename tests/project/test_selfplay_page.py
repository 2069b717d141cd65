"""The page of statistics says what the games were."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tools import selfplay_page

from splay import Record
from splay.game import inside

RUNS = ((4, "random,random", 8), (3, "random,random", 6), (4, "greedy,random", 2))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with games and a page of them."""
    folder = tmp_path_factory.mktemp("statistics")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selfplay_page, "RUNS", RUNS)
        patch.setattr(selfplay_page, "FEWEST", 3)
        words = ["--data", str(folder / "data"), "--page", str(folder / "statistics.md")]
        assert selfplay_page.main(words) == 0
    return folder


def rows(written: Path, heading: str) -> dict[str, list[str]]:
    """The table under a heading: the cells of each row by the first one."""
    text = (written / "statistics.md").read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return {cells[0]: cells[1:] for cells in lines}


def records(written: Path) -> list[Any]:
    """The games of the first run as they ended, from their records."""
    files = sorted((written / "data" / "4-2-random" / "records").iterdir(), key=lambda file: int(file.stem))
    return [Record.parse(file.read_text(encoding="utf-8")).replay() for file in files]


def test_the_lengths_are_those_of_the_games(written: Path) -> None:
    games = records(written)
    many, _, _, longest, _, most = rows(written, "How long they are")["edition 4, 2 players, random"]
    assert int(many) == len(games) == 8
    assert int(longest) == max(game.turn for game in games)
    assert int(most) == max(len(game.picks) for game in games)


def test_the_ends_are_those_of_the_games(written: Path) -> None:
    games = records(written)
    found = rows(written, "How they end")["edition 4, 2 players, random"]
    assert found  # the second table of the section has the same names, so this is the row of cards
    text = (written / "statistics.md").read_text(encoding="utf-8")
    shares = re.search(r"^\| edition 4, 2 players, random \| (\d+) % \| (\d+) % \| (\d+) % \|", text, re.MULTILINE)
    assert shares
    for share, reason in zip(shares.groups(), ("achievements", "score", "card"), strict=True):
        assert int(share) == round(100 * sum(game.outcome.reason == reason for game in games) / len(games))


def test_who_begins_is_who_takes_the_first_turn(written: Path) -> None:
    wins, decided = 0, 0
    for game in records(written):
        begins = inside.askers(game)[2]  # after the first cards of two
        decided += len(game.outcome.winners) == 1
        wins += game.outcome.winners == (begins,)
    told = rows(written, "Whether it helps to begin")["edition 4, 2 players, random"][0]
    assert told == selfplay_page.with_interval(wins, decided)


def test_the_pictures_are_there_and_whole(written: Path) -> None:
    text = (written / "statistics.md").read_text(encoding="utf-8")
    names = re.findall(r"!\[.*?\]\((.*?)\)", text)
    assert names == ["statistics/lengths.svg", "statistics/cards-random.svg"]
    for name in names:
        assert len(ElementTree.parse(written / name).getroot()) > 20
