"""An OpenAPI schema as a page to read."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup, escape

_CODE: Final = re.compile(r"`([^`]+)`")
_REFERENCE: Final = "#/components/schemas/"


@dataclass(frozen=True, slots=True)
class Field:
    """Something that is sent or comes back.

    Attributes:
        name, kind: what it is called and of which type it is.
        needed: whether it may not be left out.
        about: what it means.
    """

    name: str
    kind: str
    needed: bool
    about: Markup


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing a program can do.

    Attributes:
        id: for links to it.
        method, path: how it is asked for.
        about: what it does.
        key: whether the key of a seat is ``needed``, ``optional`` or not asked for (empty).
        parameters, body, answer: what is sent, and what comes back.
        answer_kind: the type of what comes back.
        refusals: the statuses that refuse.
    """

    id: str
    method: str
    path: str
    about: Markup
    key: str
    parameters: tuple[Field, ...]
    body: tuple[Field, ...]
    answer: tuple[Field, ...]
    answer_kind: str
    refusals: tuple[int, ...]


def operations(schema: Mapping[str, Any]) -> list[tuple[str, list[Operation]]]:
    """All operations of an API, by tag."""
    found = [
        (operation["tags"][0], _operation(schema, method, path, operation))
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    return [(tag, [each for _, each in group]) for tag, group in groupby(found, key=lambda pair: pair[0])]


def marked(text: str) -> Markup:
    """A description with its words of code marked."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))


def _operation(schema: Mapping[str, Any], method: str, path: str, operation: Mapping[str, Any]) -> Operation:
    security = operation.get("security", [])
    done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    answer = _content(done)
    return Operation(
        id=operation["operationId"],
        method=method.upper(),
        path=path,
        about=marked(operation.get("description", "")),
        key="" if not security else "optional" if {} in security else "needed",
        parameters=tuple(
            Field(each["name"], _kind(each["schema"]), each["required"], marked(each.get("description", "")))
            for each in operation.get("parameters", ())
            if each["in"] != "header"
        ),
        body=tuple(_fields(schema, _content(operation.get("requestBody", {})))),
        answer=tuple(_fields(schema, answer)),
        answer_kind=_kind(answer) if answer else "",
        refusals=tuple(int(status) for status in operation["responses"] if not status.startswith("2")),
    )


def _content(holder: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema of a body or an answer; empty if there is none."""
    for content in holder.get("content", {}).values():
        found: Mapping[str, Any] = content["schema"]
        return found
    return {}


def _fields(schema: Mapping[str, Any], part: Mapping[str, Any]) -> Iterator[Field]:
    """What an object, or each object of a list, is made of; objects within it one level deep."""
    part = _followed(schema, part.get("items", part))
    needed = part.get("required", ())
    for name, each in part.get("properties", {}).items():
        yield Field(name, _kind(each), name in needed, marked(each.get("description", "")))
        inner = _followed(schema, each.get("items", each))
        for inner_name, within in inner.get("properties", {}).items():
            is_needed = inner_name in inner.get("required", ())
            yield Field(f"{name}[].{inner_name}", _kind(within), is_needed, marked(within.get("description", "")))


def _followed(schema: Mapping[str, Any], part: Mapping[str, Any]) -> Mapping[str, Any]:
    name = part.get("$ref", "").removeprefix(_REFERENCE)
    found: Mapping[str, Any] = schema["components"]["schemas"][name] if name else part
    return found


def _kind(part: Mapping[str, Any]) -> str:
    """A type in words of JSON."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(_REFERENCE)
    if "enum" in part:
        return " | ".join(str(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(_kind(each) for each in part["anyOf"])
    if part.get("type") == "array":
        return f"{_kind(part.get('items', {}))}[]"
    return str(part.get("type") or part.get("const") or "value")
