"""What goes over the line: reading requests and their fields, writing replies and refusals."""

import json
import logging
from typing import Any, Final, NoReturn

from splay.errors import ProtocolError, RecordError, SplayError

LINE_LIMIT: Final = 1 << 20
"""Bytes in a request, the line end not counted."""
NAME_LIMIT: Final = 64
"""Letters in the name of a game."""
MESSAGE_LIMIT: Final = 500
"""Letters in the message of a refusal; a longer one is cut."""
MAIN: Final = "main"
"""The game that is meant where none is named."""

Request = dict[str, Any]
Reply = dict[str, Any]


def _no_number(word: str) -> NoReturn:
    raise ProtocolError(f"{word} is no number of JSON")


_DECODER: Final = json.JSONDecoder(parse_constant=_no_number)
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def encode(reply: Reply) -> bytes:
    """A reply as one line, without line end; in ASCII, so that a lone surrogate of a request cannot spoil it."""
    return _ENCODER.encode(reply).encode("ascii")


def shown(value: Any) -> str:
    """A value as the client wrote it."""
    return json.dumps(value)


def parse(line: bytes) -> Request:
    """The object that stands on a line.

    Raises:
        ProtocolError: there is none; says what is wrong.
        RecursionError: it is nested too deeply.
    """
    try:
        request = _DECODER.decode(line.decode())
    except UnicodeDecodeError as error:
        raise ProtocolError(f"the request is not UTF-8: byte {error.start}: {error.reason}") from None
    except ProtocolError:
        raise
    except ValueError as error:
        raise ProtocolError(f"the request is not JSON: {error}") from None
    if not isinstance(request, dict):
        raise ProtocolError(f"a request is an object, not {shown(request)}")
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
        raise ProtocolError(f"id must be text or a whole number, not {shown(value)}")
    return {"id": value}


def typed(request: Request, field: str, kind: type, words: str) -> Any:
    """The value of a field, of exactly this type; `words` name the type.

    Raises:
        ProtocolError: it is of another type.
    """
    value = request[field]
    # Compared exactly, because True would pass for the whole number 1.
    if type(value) is not kind:
        raise ProtocolError(f"{field} must be {words}, not {shown(value)}")
    return value


def text(request: Request, field: str) -> str:
    """The text of a field; raises as `typed`."""
    value: str = typed(request, field, str, "text")
    return value


def whole(request: Request, field: str) -> int:
    """The whole number of a field; raises as `typed`."""
    number: int = typed(request, field, int, "a whole number")
    return number


def flag(request: Request, field: str) -> bool:
    """Whether a field is there and true; raises as `typed`."""
    return field in request and typed(request, field, bool, "true or false") is True


def game_name(request: Request, field: str = "game") -> str:
    """Which game is meant.

    Raises:
        ProtocolError: no game can have such a name.
    """
    if field not in request:
        return MAIN
    name = text(request, field)
    if not 0 < len(name) <= NAME_LIMIT:
        raise ProtocolError(f"{field} must be a name of 1 to {NAME_LIMIT} letters, not {shown(name)}")
    return name


def refusal(error: Exception) -> Reply:
    """The reply to a request that was refused because of this error."""
    kind, message = type(error).__name__, str(error)
    if isinstance(error, RecursionError):
        kind, message = ProtocolError.__name__, "the request is nested too deeply"
    elif not isinstance(error, SplayError):
        logging.getLogger(__name__).error("a request failed", exc_info=error)
        kind, message = "InternalError", f"{kind}: {message}"
    if len(message) > MESSAGE_LIMIT:
        message = message[:MESSAGE_LIMIT] + "..."
    detail: Reply = {"type": kind, "message": message}
    if isinstance(error, RecordError) and error.line:
        detail["line"] = error.line
    return {"ok": False, "error": detail}
