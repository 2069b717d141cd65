"""An OpenAPI schema as a page to read."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup, escape

_NAMED: Final = re.compile(r"#(\w+)")
"""How `_kind` marks the name of a type explained elsewhere."""
_CODE: Final = re.compile(r"`([^`]+)`")
_REFERENCE: Final = "#/components/schemas/"
_REFERENCES: Final = re.compile(r"'\$ref': '#/components/schemas/(\w+)'")
_LIMITS: Final = (
    ("minimum", "At least {}."),
    ("maximum", "At most {}."),
    ("exclusiveMaximum", "Less than {}."),
    ("minLength", "At least {} letters."),
    ("maxLength", "At most {} letters."),
    ("minItems", "At least {} of them."),
    ("maxItems", "At most {} of them."),
    ("default", "Left out: {}."),
)
"""What a schema says about a value, in words."""


@dataclass(frozen=True, slots=True)
class Field:
    """Something that is sent or comes back.

    Attributes:
        name, kind: its name and type.
        needed: whether it is required.
        about: what it means, and its limits.
    """

    name: str
    kind: Markup
    needed: bool
    about: Markup


@dataclass(frozen=True, slots=True)
class EventKind:
    """A type of fields.

    Attributes:
        name: the name that fields use for it.
        about: what it is.
        fields: what it is made of.
    """

    name: str
    about: Markup
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing a program can do.

    Attributes:
        id: for links to it.
        method, path: how to request it.
        about: what it does.
        key: whether the key of a seat is ``needed``, ``optional`` or not used (empty).
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
    answer_kind: Markup
    refusals: tuple[int, ...]


def operations(schema: Mapping[str, Any]) -> list[tuple[str, list[Operation]]]:
    """All operations of an API, by tag."""
    found = [
        (operation["tags"][0], _operation(schema, method, path, operation))
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    return [(tag, [each for _, each in group]) for tag, group in groupby(found, key=lambda pair: pair[0])]


def kinds(schema: Mapping[str, Any]) -> list[EventKind]:
    """The types used by fields of other types, sorted by name."""
    known = schema["components"]["schemas"]
    named = {name for part in known.values() for name in _REFERENCES.findall(str(part))}
    return [
        EventKind(name, marked(known[name].get("description", "")), tuple(_own_fields(known[name])))
        for name in sorted(named)
    ]


def marked(text: str) -> Markup:
    """A description with code words marked."""
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
            _field(each["name"], {**each["schema"], **each}, each["required"], each["schema"])
            for each in operation.get("parameters", ())
            if each["in"] != "header"
        ),
        body=tuple(_fields(schema, _content(operation.get("requestBody", {})))),
        answer=tuple(_fields(schema, answer)),
        answer_kind=_linked(answer) if answer else Markup(),
        refusals=tuple(int(status) for status in operation["responses"] if not status.startswith("2")),
    )


def _content(holder: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema of a body or a response; empty if there is none."""
    for content in holder.get("content", {}).values():
        found: Mapping[str, Any] = content["schema"]
        return found
    return {}


def _fields(schema: Mapping[str, Any], part: Mapping[str, Any]) -> Iterator[Field]:
    """The fields of an object, or of each object in a list; objects of a list within it one level deep."""
    part = _followed(schema, part.get("items", part))
    for name, each in part.get("properties", {}).items():
        yield _field(name, each, name in part.get("required", ()))
        for inner in _own_fields(_followed(schema, each.get("items", {}))):
            yield replace(inner, name=f"{name}[].{inner.name}")


def _own_fields(part: Mapping[str, Any]) -> Iterator[Field]:
    """The fields of one type."""
    for name, each in part.get("properties", {}).items():
        yield _field(name, each, name in part.get("required", ()))


def _field(name: str, part: Mapping[str, Any], is_needed: bool, kind: Mapping[str, Any] | None = None) -> Field:
    about = " ".join([part.get("description", ""), *_limits(part)])
    return Field(name, _linked(part if kind is None else kind), is_needed, marked(about.strip()))


def _limits(part: Mapping[str, Any]) -> Iterator[str]:
    """The limits of a value, and its default."""
    inner: Mapping[str, Any] = next((each for each in part.get("anyOf", ()) if each.get("type") != "null"), {})
    for key, said in _LIMITS:
        limit = part.get(key, inner.get(key))
        if limit is not None and limit != "" and "const" not in part:
            shown = int(limit) if isinstance(limit, float) and limit.is_integer() else limit
            yield said.format(json.dumps(shown) if key == "default" else shown)


def _linked(part: Mapping[str, Any]) -> Markup:
    """A type, with links to types explained elsewhere on the page."""
    return Markup(_NAMED.sub(r'<a href="#type-\1">\1</a>', str(escape(_kind(part)))))


def _followed(schema: Mapping[str, Any], part: Mapping[str, Any]) -> Mapping[str, Any]:
    name = part.get("$ref", "").removeprefix(_REFERENCE)
    found: Mapping[str, Any] = schema["components"]["schemas"][name] if name else part
    return found


def _kind(part: Mapping[str, Any]) -> str:
    """A type in JSON terms; types explained elsewhere are named after a ``#``."""
    if "$ref" in part:
        return "#" + str(part["$ref"]).removeprefix(_REFERENCE)
    if "enum" in part:
        return " | ".join(str(value) for value in part["enum"])
    several = part.get("anyOf", part.get("oneOf", ()))
    if several:
        return " | ".join(dict.fromkeys(map(_kind, several)))
    if part.get("type") == "array":
        inner = _kind(part.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(part.get("additionalProperties"), dict):
        return f"{{string: {_kind(part['additionalProperties'])}}}"
    return str(part.get("const") or part.get("type") or "value")
