"""Why something was refused, in a language.

Errors are raised with an English sentence and the values that fill it (see `splay.errors`), in modules that know
no language; here the sentence is looked up and filled.
"""

from typing import Any, Final

from splay.catalogue import ENGLISH, N_, Catalogue, catalogue
from splay.errors import Phrase, RecordError, SplayError, filled

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
"""What Python and the operating system say of files; whatever else they say is told as they say it."""


def fault_words(error: SplayError, language: str) -> str:
    """Why something was refused, in the words of a language.

    >>> fault_words(RecordError("no bot is named {name!r}", line=3, name="deep"), "en")
    "line 3: no bot is named 'deep'"
    """
    return str(error) if language == ENGLISH else _told(error, catalogue(language))


def of_system(error: OSError | ValueError) -> Phrase:
    """Why the operating system refuses something: a file that is not there, or not ours.

    >>> str(of_system(FileNotFoundError(2, "No such file or directory", "game.txt")))
    'No such file or directory'
    """
    return Phrase((error.strerror if isinstance(error, OSError) else None) or str(error))


def phrase_words(phrase: Phrase, language: str) -> str:
    """Words that can stand within an error, in a language."""
    return _filled(phrase, catalogue(language))


def _told(error: SplayError, words: Catalogue) -> str:
    fault = _filled(error, words)
    if isinstance(error, RecordError) and error.line:
        return words.gettext(_AT_LINE).format(line=error.line, fault=fault)
    return fault


def _filled(told: SplayError | Phrase, words: Catalogue) -> str:
    said = words.gettext(told.message) if told.message else ""
    return filled(said, {name: _value(value, words) for name, value in told.values.items()})


def _value(value: object, words: Catalogue) -> Any:
    if isinstance(value, SplayError):
        return _told(value, words)
    return _filled(value, words) if isinstance(value, Phrase) else value
