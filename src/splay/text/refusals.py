"""Why something was refused, in any language.

Errors are raised with an English sentence and the values that fill it (see `splay.errors`), in modules that know
nothing about languages; here the sentence is looked up and filled.
"""

from typing import Any, Final

from splay.errors import Phrase, RecordError, SplayError, filled
from splay.text.catalogue import ENGLISH, N_
from splay.text.reader import Reader

MESSAGE_LIMIT: Final = 800
"""Letters in a refusal that repeats what it refuses, however long that is; a longer one is cut."""
_AT_LINE: Final = N_("line {line}: {fault}")
_SYSTEM_REASONS: Final = (
    N_("File exists"),
    N_("File name too long"),
    N_("Input/output error"),
    N_("Is a directory"),
    N_("No space left on device"),
    N_("No such file or directory"),
    N_("Not a directory"),
    N_("Permission denied"),
    N_("Read-only file system"),
    N_("embedded null byte"),
)
"""What Python and the operating system say about files; anything else they say is passed on as it is."""


def fault_words(error: SplayError, reader: Reader, in_json: bool = False) -> str:
    """Why something was refused, in the words of a language.

    >>> from splay.text.reader import reader_of
    >>> fault_words(RecordError("no bot is named {name!r}", line=3, name="deep"), reader_of("en"))
    "line 3: no bot is named 'deep'"

    Args:
        error: what refuses it.
        reader: who reads.
        in_json: whether values are always shown as in JSON, because the client speaks JSON.
    """
    in_json = in_json or error.in_json
    if reader.language == ENGLISH and in_json == error.in_json:
        return str(error)
    return _told(error, reader, in_json)


def in_short(refusal: str) -> str:
    """A refusal, cut after `MESSAGE_LIMIT` letters."""
    return refusal if len(refusal) <= MESSAGE_LIMIT else f"{refusal[:MESSAGE_LIMIT]}..."


def of_system(error: OSError | ValueError) -> Phrase:
    """Why the operating system refuses something, such as a file that is missing or not ours.

    >>> str(of_system(FileNotFoundError(2, "No such file or directory", "game.txt")))
    'No such file or directory'
    """
    return Phrase((error.strerror if isinstance(error, OSError) else None) or str(error))


def phrase_words(phrase: Phrase, reader: Reader) -> str:
    """Words that can be part of an error, in a language."""
    return _filled(phrase, reader, in_json=False)


def _told(error: SplayError, reader: Reader, in_json: bool) -> str:
    fault = _filled(error, reader, in_json)
    if isinstance(error, RecordError) and error.line:
        return reader.gettext(_AT_LINE).format(line=error.line, fault=fault)
    return fault


def _filled(told: SplayError | Phrase, reader: Reader, in_json: bool) -> str:
    said = reader.gettext(told.message) if told.message else ""
    return filled(said, {name: _value(value, reader, in_json) for name, value in told.values.items()}, in_json)


def _value(value: object, reader: Reader, in_json: bool) -> Any:
    if isinstance(value, SplayError):
        return _told(value, reader, in_json)
    return _filled(value, reader, in_json) if isinstance(value, Phrase) else value
