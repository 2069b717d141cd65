"""Games that are played on at a new table, from a review or from a record: the table opens where the game goes on."""

from collections.abc import Sequence

import pytest

from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.store import TableInfo
from splay.store.rows import COMPUTER, DEVICE
from testing.random_games import Setup, game_at
from web.visitors import Site, Visitor, said

SECRET = "s" * 32


@pytest.fixture
def player(site: Site) -> Visitor:
    """Who has never chosen at what pace to follow."""
    visitor = site.visitor()
    visitor.client.cookies.set("splay", SECRET)
    return visitor


def made(site: Site, game: Game, bots: Sequence[str | None], kind: str) -> TableInfo:
    """The table at which a recorded game is played on."""
    return site.host.table(site.host.desk.make_from_record(Record.of(game), SECRET, bots, kind))


def opens_at_present(player: Visitor, table: TableInfo) -> None:
    page = player.get(f"/t/{table.id}")
    steps = player.site.host.live(table).steps
    assert steps > 0
    assert "While you were away" not in said(page)
    assert f'data-step="{steps}"' in page.text
    assert table.seats[0].seen == steps


def test_trying_again_begins_at_the_moment_itself(player: Visitor, site: Site) -> None:
    over = made(site, game_at(Setup(4, 2), 53, 10_000), [None, "greedy"], COMPUTER)
    asked = inside.askers(site.host.live(over).game)
    at = next(number for number in range(60, len(asked)) if asked[number] == 0)
    answer = player.post(f"/t/{over.id}/review/try", at=at)
    assert answer.status_code == 303, said(answer)
    opens_at_present(player, site.table(answer.headers["location"]))


def test_a_loaded_game_goes_on_where_it_was_left_whoever_sits_there(player: Visitor, site: Site) -> None:
    game = game_at(Setup(4, 2), 3, 40)
    opens_at_present(player, made(site, game, [None, "greedy"], COMPUTER))
    for_two = made(site, game, [None, None], DEVICE)
    assert {seat.seen for seat in for_two.seats} == {site.host.live(for_two).steps}
