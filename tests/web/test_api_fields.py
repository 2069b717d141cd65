"""What is wrong with a field is said of that field, in the language of who asks."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from pydantic import TypeAdapter

from splay.text.catalogue import LANGUAGES, PSEUDO
from splay.text.reader import reader_of
from splay.web.api import game, pages, tables
from splay.web.api.models import TableOrder
from splay.web.html.field_words import SENTENCES, field_words
from splay.web.html.languages import tag_of
from web.server import program, serving

TABLE: Final = {"kind": "device", "edition": 4, "seats": [{"name": "Ann"}, {"name": "Bob"}], "seed": 5}
NUMBERS: Final = (
    ("/tables", TABLE, "edition"),
    ("/tables", TABLE, "starts"),
    ("/tables", TABLE, "seed"),
    ("{table}/picks", {"option": "draw", "number": 0}, "number"),
    ("{table}/undo", {"left": 0}, "left"),
    ("{table}/undo/answer", {"agrees": True, "left": 0}, "left"),
    ("{table}/give-up", {"number": 0}, "number"),
)
"""Every field of a body that is a whole number."""
POSTS: Final = (
    *dict.fromkeys((path, json.dumps(body)) for path, body, _ in NUMBERS),
    ("{table}/seats/0", "{}"),
    ("{table}/talk", '{"text": "hello"}'),
)
WRONG: Final[tuple[Any, ...]] = (
    None,
    True,
    4.0,
    -1,
    2**70,
    "",
    "x" * 400,
    "\ud800",
    [],
    [1] * 9,
    {},
    {"name": 1, "what": 2},
)
"""Something that most fields refuse."""
FURTHER: Final[tuple[Any, ...]] = ([{"name": None}], [{"name": "", "bot": 1, "what": 2}] * 3)
CONTEXT: Final = {"min_length": 2, "max_length": 3, "ge": 0, "le": 25, "lt": 5, "expected": "1, 3 or 4"}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    with serving(Path(tmp_path_factory.mktemp("fields"))) as app:
        yield app


@pytest.fixture
def seat(app: FastAPI) -> TestClient:
    """A program that holds a seat; `base` addresses its table."""
    made = program(app).post("/tables", json=TABLE).json()
    client = program(app, made["keys"][0]["key"])
    client.base_url = client.base_url.join("/api")
    client.headers["x-table"] = f"/tables/{made['id']}"
    return client


def at(client: TestClient, path: str) -> str:
    """An address, at the table of a program where it names one."""
    return path.replace("{table}", client.headers["x-table"])


# -- whole numbers ---------------------------------------------------------------------


@pytest.mark.parametrize("value", [True, False, 4.0, "4"])
@pytest.mark.parametrize(("path", "body", "field"), NUMBERS, ids=[f"{path} {field}" for path, _, field in NUMBERS])
def test_a_whole_number_is_nothing_else(
    seat: TestClient, path: str, body: dict[str, Any], field: str, value: object
) -> None:
    answer = seat.post(at(seat, path), json={**body, field: value})
    assert answer.status_code == 422
    assert [each["where"] for each in answer.json()["errors"]] == [f"body.{field}"]


@pytest.mark.parametrize("value", ["true", "4.0", "1_0", " 4", "٤"])
@pytest.mark.parametrize("path", ["{table}/events?after=", "{table}/wait?seconds=0&version=", "/cards/"])
def test_a_whole_number_in_an_address_is_written_in_digits(seat: TestClient, path: str, value: str) -> None:
    assert seat.get(at(seat, path) + value).status_code == 422
    assert seat.get(at(seat, path) + "4").status_code == 200


# -- the kind of content -----------------------------------------------------------------


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "text/json", "json"])
@pytest.mark.parametrize(("path", "body"), POSTS)
def test_what_is_sent_must_be_called_json(seat: TestClient, path: str, body: str, kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    before = seat.get(at(seat, "{table}")).json()
    answer = seat.post(at(seat, path), content=body, headers=headers)
    assert answer.status_code == 415
    assert answer.headers["content-type"] == "application/problem+json"
    assert "application/json" in answer.json()["detail"]
    assert seat.get(at(seat, "{table}")).json() == before


def test_where_nothing_is_sent_it_need_not_be_called_anything(seat: TestClient) -> None:
    path = at(seat, "{table}/rematch")
    assert seat.post(path).status_code == 409, "the game is not over"
    assert seat.post(path, headers={"Content-Type": "application/json"}).status_code == 409
    assert seat.post(path, headers={"Content-Type": "text/plain"}, content="x").status_code == 415
    answer = seat.post(
        "/tables", content=json.dumps(TABLE), headers={"Content-Type": "application/json; charset=UTF-8"}
    )
    assert answer.status_code == 201


# -- the words -----------------------------------------------------------------------------


def kinds_of(schema: Any) -> set[str]:
    """The kinds of errors that a core schema of pydantic can raise; one that is not known here fails."""
    if isinstance(schema, list | tuple):
        return set().union(*map(kinds_of, schema))
    kind = schema["type"]
    raised = {
        "model": ("model_type", "model_attributes_type"),
        "model-fields": (),
        "model-field": ("missing",),
        "default": (),
        "nullable": (),
        "function-before": ("int_type", "int_parsing"),
        "function-after": ("greater_than_equal",),
        "definitions": (),
        "definition-ref": (),
        "bool": ("bool_type",),
        "int": ("int_type", "int_parsing", "int_parsing_size"),
        "float": ("float_type", "float_parsing"),
        "str": ("string_type", "string_unicode"),
        "literal": ("literal_error",),
        "list": ("list_type",),
    }[kind]
    limits = {
        "list": {"min_length": "too_short", "max_length": "too_long"},
        "str": {"min_length": "string_too_short", "max_length": "string_too_long"},
        "int": {"ge": "greater_than_equal", "le": "less_than_equal", "lt": "less_than", "gt": "greater_than"},
        "float": {"ge": "greater_than_equal", "le": "less_than_equal", "lt": "less_than", "gt": "greater_than"},
    }.get(kind, {})
    if kind == "function-after":  # a limit behind a check of our own
        assert schema["function"]["function"].func.__name__ == "greater_than_or_equal_validator"
    found = {*raised, *(error for limit, error in limits.items() if limit in schema)}
    if schema.get("config", {}).get("extra_fields_behavior") == "forbid":
        found.add("extra_forbidden")
    inner = [schema[key] for key in ("schema", "items_schema") if key in schema]
    fields = list(schema["fields"].values()) if kind == "model-fields" else []
    return found | kinds_of(inner) | kinds_of(fields) | kinds_of(schema.get("definitions", []))


def test_every_kind_of_error_has_its_sentence() -> None:
    fields = []
    for route in (*tables.router.routes, *game.router.routes, *pages.router.routes):
        assert isinstance(route, APIRoute)
        waiting = [route.dependant]
        while waiting:
            each = waiting.pop()
            fields += [*each.path_params, *each.query_params]
            waiting += each.dependencies
        fields += [route.body_field] if route.body_field else []
    types: list[Any] = [Annotated[field.field_info.annotation, *field.field_info.metadata, ""] for field in fields]
    assert kinds_of([TypeAdapter[Any](each).core_schema for each in types]) | {"json_invalid"} == set(SENTENCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_the_language_asked_for(seat: TestClient, language: str) -> None:
    seat.headers["accept-language"] = tag_of(language)
    told = set()
    for value in (*WRONG, *FURTHER):
        given = dict.fromkeys((*TableOrder.model_fields, "unknown"), value) if value != [] else {}
        answer = seat.post("/tables", content=json.dumps(given), headers={"Content-Type": "application/json"})
        told |= {each["message"] for each in answer.json()["errors"]}
    said = {field_words({"type": kind, "msg": "", "ctx": CONTEXT}, reader_of(language)) for kind in SENTENCES}
    assert len(told) > 12
    assert {without_limits(message) for message in told} <= {without_limits(message) for message in said}


def without_limits(message: str) -> str:
    """What is said but for the numbers and words it holds."""
    return message.partition(":")[0].rstrip("0123456789")


def test_a_kind_without_a_sentence_is_told_as_it_comes() -> None:
    assert field_words({"type": "new_kind", "msg": "Something new"}, reader_of(PSEUDO)) == "Something new"
