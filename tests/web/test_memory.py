"""How much memory a server may use for games, if nobody says so."""

from pathlib import Path

from splay.web.server.memory import LEAST, memory_for_games, memory_there


def test_processes_share_a_quarter_of_what_is_there() -> None:
    assert memory_for_games(1, there=2 * 2**30) == 512 * 2**20
    assert memory_for_games(4, there=2 * 2**30) == 128 * 2**20
    assert memory_for_games(1, there=2**20) == LEAST
    assert LEAST <= memory_for_games(2) <= memory_there() // 4


def test_a_container_has_what_it_may_use(tmp_path: Path) -> None:
    limit, none = tmp_path / "memory.max", tmp_path / "nowhere"
    limit.write_text("50000000\n", encoding="ascii")
    assert memory_there((none, limit)) == 50_000_000
    limit.write_text("max\n", encoding="ascii")
    assert memory_there((limit,)) == memory_there((none,)) > 50_000_000
