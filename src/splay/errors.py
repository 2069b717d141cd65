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
"""


class SplayError(ValueError):
    """Wrong use of Splay: bad input from a person, a bot or a file."""


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

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message = message
        self.line = line

    def __reduce__(self) -> tuple[type["RecordError"], tuple[str, int]]:
        return RecordError, (self.message, self.line)


class RecordInUse(RecordError):
    """A record that another program is writing."""


class ProtocolError(SplayError):
    """A request on the engine protocol that cannot be understood."""
