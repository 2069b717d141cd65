"""Values that can be copied and pickled where they are compiled, too."""

from dataclasses import fields
from typing import Any


class Picklable:
    """A dataclass that is copied and pickled through its constructor.

    What Python does by itself makes a bare object and then fills in its fields: compiled classes allow neither the
    one nor, where they are frozen, the other.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        names = [field.name for field in fields(self) if field.init]  # type: ignore[arg-type]
        return type(self), tuple([getattr(self, name) for name in names])
