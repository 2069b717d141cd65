"""Everything Splay refuses, as a tree.

SplayError(ValueError)
├── SetupError             a table that cannot exist: players, names, edition, teams
├── PositionError          a position that cannot exist; says which card or pile is wrong
├── PickError              a pick that was refused and changed nothing
│   ├── GameOver           nothing is asked any more
│   ├── NotYourDecision    another seat is asked
│   ├── StaleDecision      the pick answers a decision that has passed
│   └── NotOffered         the pick is not among the options
├── RecordError            a record that cannot be read or replayed; says at which line and why
│   └── RecordInUse        a record that another program is writing
└── ProtocolError          a request on the engine protocol that makes no sense

What tables refuse that people share stands in `host.errors`.

An error is raised with an English sentence, ``"no bot is named {name!r}"``, and the values that fill it. Its text
is English; `wording.faults` tells it in other languages, for which ``tools/messages.py`` collects the sentences.
"""

from typing import Any, Self


class Phrase:
    """Words of ours that stand within the sentence of an error, and are told in other languages as well.

    >>> raise PositionError("{where} must be a list", where=Phrase("hand of {name}", name="ann"))
    Traceback (most recent call last):
    splay.errors.PositionError: hand of ann must be a list

    Attributes:
        message: the words in English, with the names of values in braces.
        values: what fills them.
    """

    __slots__ = ("message", "values")

    def __init__(self, message: str, /, **values: object) -> None:
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return filled(self.message, self.values)


class SplayError(ValueError):
    """Wrong use of Splay: bad input from a person, a bot or a file.

    >>> error = SetupError("no bot is named {name!r}", name="deep")
    >>> str(error), error.values
    ("no bot is named 'deep'", {'name': 'deep'})

    Attributes:
        message: what is wrong, in English, with the names of values in braces.
        values: what fills them; a `Phrase` or another error among them is told in other languages, too.
    """

    def __init__(self, message: str, /, **values: object) -> None:
        super().__init__(filled(message, values))
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        # The text is kept as it is: the classes below take other arguments.
        return _again, (type(self), self.args), self.__dict__

    @classmethod
    def like(cls, error: "SplayError", **fields: Any) -> Self:
        """An error of this class that says the same as another.

        >>> RecordError.like(SetupError("no bot is named {name!r}", name="deep"), line=3)
        RecordError("line 3: no bot is named 'deep'")
        """
        return cls(error.message, **fields, **error.values)


def filled(message: str, values: dict[str, object]) -> str:
    """A sentence with its values; one without values is taken as it is, braces and all."""
    return message.format_map(values) if values else message


def _again(kind: type[SplayError], args: tuple[object, ...]) -> SplayError:
    return kind.__new__(kind, *args)


class SetupError(SplayError):
    """A table that cannot exist."""


class PositionError(SplayError):
    """A position that cannot exist."""


class PickError(SplayError):
    """A pick that was refused; the game is as it was."""


class GameOver(PickError):
    """The game has ended, so nothing is asked."""


class NotYourDecision(PickError):
    """Another seat is asked."""


class StaleDecision(PickError):
    """The pick answers a decision other than the one now asked."""


class NotOffered(PickError):
    """The pick is not among the options of the decision."""


class RecordError(SplayError):
    """A record that cannot be read or replayed.

    Attributes:
        line: number of the offending line, counted from 1; 0 when the fault is no single line's.
    """

    def __init__(self, message: str, /, line: int = 0, **values: object) -> None:
        super().__init__(message, **values)
        self.line = line
        if line:
            self.args = (f"line {line}: {self}",)


class RecordInUse(RecordError):
    """A record that another program is writing."""


class ProtocolError(SplayError):
    """A request on the engine protocol that cannot be understood."""
