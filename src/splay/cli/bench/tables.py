"""Tables for `splay bench web`: games in progress in a database, or new ones at a running server."""

import json
import random
from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from splay.cli.bench.errors import BenchError
from splay.game import inside
from splay.game.game import Game

PICKS: range = range(0, 160)
"""How many picks have been made at a table in progress, to cover all stages of a game evenly."""
PLAYERS = ("Ada", "Grace")
Seated = tuple[str, list[str]]
"""Id of a table, and the secret of each seat."""


def tables_of(origin: str, database: str | None, edition: int, rng: random.Random) -> Iterator[Seated]:
    """An endless supply of tables at a server: in progress if its database is known, otherwise new ones."""
    if database is not None:
        return tables_in_progress(database, edition, rng)
    return (invited_table(origin, edition) for _ in count())


def tables_in_progress(database: str, edition: int, rng: random.Random) -> Iterator[Seated]:
    """Put games into a database, each at a different point, which the server treats as its own."""
    from splay.game.record import Record
    from splay.host.secrets import hash_of, new_secret, new_table_id
    from splay.store import Entry, NewSeat, NewTable, Store, open_database
    from splay.store.rows import FRIENDS, PICK, Standing

    store = Store(open_database(database))
    while True:
        game = _game_in_progress(edition, rng)
        assert game.decision is not None
        keys = [new_secret() for _ in PLAYERS]
        seats = tuple(NewSeat(name, keys=(hash_of(key),)) for name, key in zip(PLAYERS, keys, strict=True))
        table = NewTable(new_table_id(), FRIENDS, Record.of(game).setup, seats)
        picks = zip(inside.askers(game), game.picks, strict=True)
        entries = [Entry(number, PICK, seat, option) for number, (seat, option) in enumerate(picks, start=1)]
        store.add_table(table, Standing(game.decision.seat, False, game.turn, None), entries)
        yield table.id, keys


def _game_in_progress(edition: int, rng: random.Random) -> Game:
    """A random game after some picks; a new one is dealt if it is already over by then."""
    while True:
        game = Game.start(edition, PLAYERS, rng.randrange(1 << 30))
        for _ in range(rng.choice(PICKS)):
            if game.decision is None:
                break
            game.pick(rng.choice(game.decision.options))
        if game.decision is not None:
            return game


def invited_table(origin: str, edition: int) -> Seated:
    """Make a table at a running server; the second player comes by invitation."""
    order = {"kind": "friends", "edition": edition, "seats": [{"name": name} for name in PLAYERS]}
    made = _post(f"{origin}/api/tables", order)
    joined = _post(f"{origin}/api/tables/{made['id']}/seats/1", {"invite": made["invite"]})
    return made["id"], [made["keys"][0]["key"], joined["key"]]


def _post(address: str, data: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(data).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=30) as answer:
            told: dict[str, Any] = json.load(answer)
    except HTTPError as error:
        raise BenchError(f"{address} answers with status {error.code}") from error
    except (URLError, OSError, ValueError) as error:
        raise BenchError(f"{address} does not answer: {error}") from error
    return told
