"""Whole numbers as the API accepts them: of exactly that type, neither true nor 4.0."""

import re
from typing import Annotated, Any, Final

from pydantic import BeforeValidator
from pydantic_core import PydanticKnownError

_DIGITS: Final = re.compile(r"-?[0-9]+", re.ASCII)


def _is_whole(value: Any) -> Any:
    """A whole JSON number; pydantic takes true for 1 where only certain numbers are allowed."""
    if type(value) is not int:
        raise PydanticKnownError("int_type")
    return value


def _in_digits(value: Any) -> Any:
    """A number in a URL; pydantic also accepts ``4.0`` and ``1_000``."""
    if isinstance(value, str) and not _DIGITS.fullmatch(value):
        raise PydanticKnownError("int_parsing")
    return value


WHOLE: Final = BeforeValidator(_is_whole)
"""For a field that accepts only certain whole numbers."""
InAddress = Annotated[int, BeforeValidator(_in_digits)]
"""A whole number in a path or a query."""
