"""Whole numbers as the API takes them: of their very type, neither true nor 4.0."""

import re
from typing import Annotated, Any, Final

from pydantic import BeforeValidator
from pydantic_core import PydanticKnownError

_DIGITS: Final = re.compile(r"-?[0-9]+", re.ASCII)


def _is_whole(value: Any) -> Any:
    """A number of JSON that is whole; pydantic takes true for 1 where certain numbers are allowed."""
    if type(value) is not int:
        raise PydanticKnownError("int_type")
    return value


def _in_digits(value: Any) -> Any:
    """A number of an address; pydantic takes ``4.0`` and ``1_000`` as well."""
    if isinstance(value, str) and not _DIGITS.fullmatch(value):
        raise PydanticKnownError("int_parsing")
    return value


WHOLE: Final = BeforeValidator(_is_whole)
"""For a field that takes some whole numbers alone."""
InAddress = Annotated[int, BeforeValidator(_in_digits)]
"""A whole number in a path or a query."""
