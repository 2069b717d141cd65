"""Whether two values are alike in everything: also in what their `==` passes over."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from splay.position.card import Card

NOT_SHOWN: Final = frozenset(("prepared",))
"""Fields that keep what was worked out from the others."""
_WHOLE: Final = frozenset((int, float, str, bytes, bool, type(None), type, set, frozenset, Card))
"""Types of values that are compared as a whole."""
Parts = Sequence[tuple[str | int, object]]


def difference(one: object, other: object) -> str | None:
    """The first place at which two values differ, such as ``.players[1].hand[0]: 'Oars' / 'Tools'``; None if nowhere.

    Dataclasses are compared field by field, whatever `compare` says of a field, and cards by identity.
    """
    if one is other:
        return None
    kind = type(one)
    if kind is type(other):
        if kind in _WHOLE or callable(one):
            return None if one == other else f": {one!r} / {other!r}"
        parts, others = _parts(one), _parts(other)
        if parts is not None and others is not None and len(parts) == len(others):
            return _first(parts, others)
        if parts is None and one == other:
            return None
    return f": {one!r} / {other!r}"


def _first(parts: Parts, others: Parts) -> str | None:
    """The first difference of these parts, each with the way to it."""
    for (way, one), (other_way, other) in zip(parts, others, strict=True):
        if way != other_way:
            return f": {way!r} / {other_way!r}"
        if one is not other and (found := difference(one, other)) is not None:
            return f"{way if isinstance(way, str) else f'[{way}]'}{found}"
    return None


def _parts(value: Any) -> Parts | None:
    """What a value is made of; None for one that has no parts to be seen."""
    if isinstance(value, dict):
        return [(f"[{key!r}]", part) for key, part in value.items()]
    if isinstance(value, (list, tuple)):
        return list(enumerate(value))
    kind: Any = type(value)  # which the cache takes for something without a hash
    if names := _fields(kind):
        return [(f".{name}", getattr(value, name, None)) for name in names]
    return list(enumerate(value.__reduce__())) if _reduces(kind) else None


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    """The names of all attributes; empty for a class that has none of its own or says by itself what it is made of."""
    if is_dataclass(kind):
        return tuple([field.name for field in fields(kind) if field.name not in NOT_SHOWN])
    if _reduces(kind):
        return ()
    return tuple([name for base in kind.__mro__ for name in getattr(base, "__slots__", ())])


def _reduces(kind: Any) -> bool:
    """Whether a class says by itself what its values are made of, for pickling."""
    return any("__reduce__" in vars(base) for base in kind.__mro__ if base is not object)
