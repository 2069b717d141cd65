"""The API answers whatever it is sent as its schema says, and never fails.

Schemathesis makes requests from the schema, right ones and wrong ones; half of them go to tables that exist,
with keys that hold seats there.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, Config, GenerationMode
from schemathesis.python.asgi import shutdown_lifespans

from splay.host.secrets import new_secret
from splay.store.rows import COMPUTER, FRIENDS
from splay.web.server.app import create_app
from testing.random_games import GAMES
from web.server import host_of, made
from web.server import settings as settings_in
from web.thinking import thinking_here

EXAMPLES: Final = 8 * GAMES
"""Requests of each kind to each operation."""
CONFIG: Final = {
    "checks": {
        # What the schema allows may not fit together: 422 as well as what is accepted anyway.
        "positive_data_acceptance": {"expected-statuses": ["2xx", "401", "403", "404", "409", "422"]},
    },
}
OPERATIONS: Final = (
    *("GET /server", "GET /editions", "GET /cards/{edition}", "GET /tables", "POST /tables", "GET /tables/{table_id}"),
    *("POST /tables/{table_id}/seats/{seat}", "DELETE /tables/{table_id}/seats/{seat}", "GET /tables/{table_id}/view"),
    *("GET /tables/{table_id}/events", "GET /tables/{table_id}/wait", "GET /tables/{table_id}/talk"),
    "GET /tables/{table_id}/review",
    *("GET /tables/{table_id}/record", "POST /tables/{table_id}/picks"),
    *("POST /tables/{table_id}/picks/together", "POST /tables/{table_id}/undo"),
    *("POST /tables/{table_id}/undo/answer", "POST /tables/{table_id}/give-up", "POST /tables/{table_id}/talk"),
    *("POST /tables/{table_id}/hint", "POST /tables/{table_id}/rematch"),
    *("POST /tables/{table_id}/back", "POST /tables/{table_id}/go-on", "POST /tables/{table_id}/go-on/answer"),
    *("GET /me", "GET /me/games", "GET /players"),
)
TAKING_NOTHING: Final = ("GET /server", "GET /editions", "GET /tables", "GET /me")
"""Nothing sent there can be wrong."""
RIGHT: Final = GenerationMode.POSITIVE


@dataclass(frozen=True)
class Fuzzed:
    """An API with tables to send things to.

    Attributes:
        schema: its schema.
        tables: tables that exist, each with a key that holds a seat there.
    """

    schema: Any
    tables: list[tuple[str, str]]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    app = create_app(settings_in(tmp_path_factory.mktemp("fuzz")), thinking=thinking_here())
    # Schemathesis runs the application in a loop of its own; in two loops, it would now and then wait forever.
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app, config=Config.from_dict(CONFIG))
    yield Fuzzed(schema, list(some_tables(app)))
    shutdown_lifespans()


def some_tables(app: FastAPI) -> Iterator[tuple[str, str]]:
    """One that waits, one in play that talks, one that nobody may watch, one that is over."""
    host, secret = host_of(app), new_secret()
    for changes in ({"kind": FRIENDS, "listed": True}, {"talking": True}, {"watched": False}, {"kind": COMPUTER}):
        table = made(app, secret, **changes)
        yield table.id, host.desk.new_key(table, 0)
    chance = random.Random(1)
    while ask := host.live(host.table(table.id)).game.decision:
        host.pick(table, ask.seat, chance.choice(ask.options), ask.number)


def test_every_operation_is_fuzzed(fuzzed: Fuzzed) -> None:
    found = {f"{each.ok().method.upper()} {each.ok().path}" for each in fuzzed.schema.get_all_operations()}
    assert found == set(OPERATIONS)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, mode) for name in OPERATIONS for mode in GenerationMode if name not in TAKING_NOTHING or mode is RIGHT],
)
def test_an_operation_answers_as_its_schema_says(fuzzed: Fuzzed, name: str, mode: GenerationMode) -> None:
    method, _, path = name.partition(" ")
    operation = fuzzed.schema[path][method]

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from([None, *fuzzed.tables]))
    def answers(case: Case[Any], table: tuple[str, str] | None) -> None:
        if path.endswith("/wait") and case.query:
            case.query["seconds"] = 0
        if table is not None and mode is RIGHT and "{table_id}" in path:
            case.path_parameters["table_id"] = table[0]
            case.headers["Authorization"] = f"Bearer {table[1]}"
        case.call_and_validate()

    answers()
