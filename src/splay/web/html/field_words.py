"""What is wrong with a single field of a request, in the sender's language."""

from collections.abc import Mapping
from typing import Any, Final

from splay.text.catalogue import N_
from splay.text.reader import Reader

_OBJECT: Final = N_("an object is needed here")
_WHOLE: Final = N_("a whole number is needed here")
_NUMBER: Final = N_("a number is needed here")

SENTENCES: Final[dict[str, str]] = {
    "missing": N_("this is missing"),
    "extra_forbidden": N_("there is no such field"),
    "json_invalid": N_("the body is not JSON"),
    "model_type": _OBJECT,
    "model_attributes_type": _OBJECT,
    "list_type": N_("a list is needed here"),
    "too_short": N_("too few; at least: {min_length}"),
    "too_long": N_("too many; at most: {max_length}"),
    "string_type": N_("text is needed here"),
    "string_too_short": N_("too short; letters at least: {min_length}"),
    "string_too_long": N_("too long; letters at most: {max_length}"),
    "string_unicode": N_("the text holds half a letter"),
    "bool_type": N_("true or false is needed here"),
    "int_type": _WHOLE,
    "int_parsing": _WHOLE,
    "int_parsing_size": N_("the number is too long"),
    "float_type": _NUMBER,
    "float_parsing": _NUMBER,
    "greater_than_equal": N_("too small; at least: {ge}"),
    "less_than_equal": N_("too large; at most: {le}"),
    "less_than": N_("too large; it must be less than {lt}"),
    "literal_error": N_("not one of these: {expected}"),
}
"""By the kinds of pydantic errors that our types can raise, which a test checks."""


def field_words(error: Mapping[str, Any], reader: Reader) -> str:
    """A pydantic error in a language; kinds without a sentence here keep pydantic's own.

    >>> from splay.text.reader import reader_of
    >>> field_words({"type": "too_long", "msg": "?", "ctx": {"max_length": 5}}, reader_of("en"))
    'too many; at most: 5'
    """
    sentence = SENTENCES.get(error["type"])
    if sentence is None:
        return str(error["msg"])
    values = dict(error.get("ctx", {}))
    if "expected" in values:
        values["expected"] = str(values["expected"]).replace(" or ", ", ")
    said = reader.gettext(sentence)
    return said.format_map({name: _as_shown(value) for name, value in values.items()})


def _as_shown(value: object) -> object:
    """A limit; for numbers that need not be whole it comes as ``25.0``."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
