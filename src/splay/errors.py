"""Everything Splay refuses, as a tree.

SplayError(ValueError)
├── SetupError             a table that cannot exist: players, names, edition, teams
├── PositionError          a position that cannot exist; says which card or pile is wrong
├── CannotRedeal           a view from which no possible game could be dealt
├── PickError              a pick that was refused and changed nothing
│   ├── GameOver           the game has ended
│   ├── NotYourDecision    another seat is asked
│   ├── StaleDecision      the pick answers a decision that has passed
│   └── NotOffered         the pick is not among the options
├── RecordError            a record that cannot be read or replayed; says at which line and why
│   └── RecordInUse        a record that another program is writing
└── ProtocolError          a request on the engine protocol that makes no sense

Errors of shared tables are in `host.errors`.

An error is raised with an English sentence, ``"no bot is named {name!r}"``, and the values that fill it. Its text
is English; `text.refusals.fault_words` puts it into other languages, for which ``tools/messages.py`` collects the
sentences. If the faulty input was JSON, values are shown as in JSON: true, not True; null, not None.
"""

import json
from typing import Any, ClassVar, Self


class Phrase:
    """Words of ours inside the sentence of an error, translated along with it.

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
        values: what fills them; a `Phrase` or another error among them is translated too.
        in_json: whether the faulty input was JSON, so that values are shown as in JSON.
    """

    in_json: ClassVar[bool] = False

    def __init__(self, message: str, /, **values: object) -> None:
        super().__init__(filled(message, values, self.in_json))
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        # The text is kept as it is, because the classes below take other arguments.
        return _again, (type(self), self.args), self.__dict__

    @classmethod
    def like(cls, error: "SplayError", **fields: Any) -> Self:
        """An error of this class that says the same as another.

        >>> RecordError.like(SetupError("no bot is named {name!r}", name="deep"), line=3)
        RecordError("line 3: no bot is named 'deep'")
        """
        return cls(error.message, **fields, **error.values)


class InJson:
    """A value that a sentence shows as in JSON; strings keep the quotation marks of all sentences.

    >>> "{0!r}, {1!r}, {1}".format(InJson([True, None]), InJson("ann"))
    "[true, null], 'ann', ann"
    """

    __slots__ = ("_value",)

    def __init__(self, value: object) -> None:
        self._value = value

    def __repr__(self) -> str:
        if isinstance(self._value, str):
            return repr(self._value)
        try:
            return json.dumps(self._value, ensure_ascii=False)
        except (TypeError, ValueError):  # not a JSON value
            return repr(self._value)

    def __str__(self) -> str:
        return str(self._value)

    def __format__(self, how: str) -> str:
        return format(self._value, how)


def filled(message: str, values: dict[str, object], in_json: bool = False) -> str:
    """A sentence with its values filled in; without values it stays as it is, braces and all.

    Args:
        message: the sentence, with the names of values in braces.
        values: what fills it.
        in_json: whether to show them as in JSON.
    """
    if not values:
        return message
    return message.format_map({name: InJson(value) for name, value in values.items()} if in_json else values)


def _again(kind: type[SplayError], args: tuple[object, ...]) -> SplayError:
    return kind.__new__(kind, *args)


class SetupError(SplayError):
    """A table that cannot exist."""


class PositionError(SplayError):
    """A position that cannot exist."""

    in_json = True


class CannotRedeal(SplayError):
    """A view from which no possible game could be dealt; see `views.redeal`."""


class PickError(SplayError):
    """A pick that was refused; the game is as it was."""


class GameOver(PickError):
    """The game has ended, so there is no decision."""


class NotYourDecision(PickError):
    """Another seat is asked."""


class StaleDecision(PickError):
    """The pick answers a decision other than the current one."""


class NotOffered(PickError):
    """The pick is not among the options of the decision."""


class RecordError(SplayError):
    """A record that cannot be read or replayed.

    Attributes:
        line: number of the offending line, counted from 1; 0 if no single line is at fault.
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

    in_json = True
