"""The wire format: reading requests and their fields, writing replies and refusals."""

import json
import logging
import sys
from typing import Any, Final, NoReturn

from splay.errors import ProtocolError, RecordError, SplayError
from splay.text.catalogue import ENGLISH
from splay.text.reader import reader_of
from splay.text.refusals import fault_words, in_short

LINE_LIMIT: Final = 1 << 20
"""Bytes in a request, the line end not counted."""
NAME_LIMIT: Final = 64
"""Letters in the name of a game."""
MAIN: Final = "main"
"""The default name of a game."""

Request = dict[str, Any]
Reply = dict[str, Any]


def _no_number(word: str) -> NoReturn:
    raise ProtocolError("{word} is not a JSON number", word=word)


_DECODER: Final = json.JSONDecoder(parse_constant=_no_number)
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def encode(reply: Reply) -> bytes:
    """A reply as one line without its end, in ASCII, so that a lone surrogate in a request cannot break it."""
    return _ENCODER.encode(reply).encode("ascii")


def shown(value: Any) -> str:
    """A value as the client wrote it."""
    return json.dumps(value)


def parse(line: bytes) -> Request:
    """The JSON object on a line.

    Raises:
        ProtocolError: there is none; the message says what is wrong.
        RecursionError: it is nested too deeply.
    """
    try:
        request = _DECODER.decode(line.decode())
    except UnicodeDecodeError as error:
        raise ProtocolError(
            "the request is not UTF-8: byte {byte}: {fault}", byte=error.start, fault=error.reason
        ) from None
    except ProtocolError:
        raise
    except json.JSONDecodeError as error:
        raise ProtocolError("the request is not JSON: {fault}", fault=str(error)) from None
    except ValueError:  # it is JSON, but with a number too long for Python
        raise ProtocolError(
            "a number in the request is too long: at most {most} digits", most=sys.get_int_max_str_digits()
        ) from None
    if not isinstance(request, dict):
        raise ProtocolError("a request is an object, not {value}", value=shown(request))
    return request


def ident(request: Request) -> dict[str, str | int]:
    """The id of a request as the field of its reply; empty if it has none.

    Raises:
        ProtocolError: it is neither text nor a whole number.
    """
    if "id" not in request:
        return {}
    value = request["id"]
    if type(value) is not str and type(value) is not int:
        raise ProtocolError("id must be text or a whole number, not {value}", value=shown(value))
    return {"id": value}


def typed(request: Request, field: str, kind: type) -> Any:
    """The value of a field, which must be of exactly this JSON type.

    Raises:
        ProtocolError: it is of another type.
    """
    value = request[field]
    # An exact comparison, because True would pass for the whole number 1.
    if type(value) is kind:
        return value
    told = {"field": field, "value": shown(value)}
    if kind is str:
        raise ProtocolError("{field} must be text, not {value}", **told)
    if kind is int:
        raise ProtocolError("{field} must be a whole number, not {value}", **told)
    if kind is bool:
        raise ProtocolError("{field} must be true or false, not {value}", **told)
    if kind is list:
        raise ProtocolError("{field} must be a list, not {value}", **told)
    raise ProtocolError("{field} must be an object, not {value}", **told)


def text(request: Request, field: str) -> str:
    """The text of a field; raises as `typed`."""
    value: str = typed(request, field, str)
    return value


def whole(request: Request, field: str) -> int:
    """The whole number of a field; raises as `typed`."""
    number: int = typed(request, field, int)
    return number


def game_name(request: Request, field: str = "game") -> str:
    """Which game is meant.

    Raises:
        ProtocolError: it cannot be the name of a game.
    """
    if field not in request:
        return MAIN
    name = text(request, field)
    if not 0 < len(name) <= NAME_LIMIT:
        raise ProtocolError(
            "{field} must be a name of 1 to {most} letters, not {name}", field=field, most=NAME_LIMIT, name=shown(name)
        )
    return name


def refusal(error: Exception, language: str = ENGLISH) -> Reply:
    """The reply to a request refused because of this error, with its message in a language."""
    if isinstance(error, RecursionError):
        error = ProtocolError("the request is nested too deeply")
    kind = type(error).__name__
    if isinstance(error, SplayError):
        message = fault_words(error, reader_of(language), in_json=True)
    else:
        logging.getLogger(__name__).error("a request failed", exc_info=error)
        kind, message = "InternalError", f"{kind}: {error}"
    detail: Reply = {"type": kind, "message": in_short(message)}
    if isinstance(error, RecordError) and error.line:
        detail["line"] = error.line
    return {"ok": False, "error": detail}
