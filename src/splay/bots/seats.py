"""How the bot of a seat is written: its name, and perhaps options after it, as in ``search:ms=50``.

An option of a bot is a keyword-only parameter, of type `int`, `float`, `bool` or `str`, of what makes the bot:
``def __init__(self, seed: int = 0, *, ms: int = 100)``.  Which values make sense is for that to say.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import Any, Final, get_args

from splay.errors import Phrase, SetupError

Makers = Mapping[str, Callable[..., Any]]
"""What makes each bot from a seed and its options, by its name."""
Value = bool | int | float | str
_BOOLS: Final = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as it is named for a seat.

    >>> from splay.bots import BOTS
    >>> str(BotSpec.parse(" greedy ", BOTS))
    'greedy'
    >>> str(BotSpec("search", (("ms", 50),)))
    'search:ms=50'

    Attributes:
        name: of the bot.
        options: names and values, in alphabetical order; those left out are as the bot has them.
    """

    name: str
    options: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def parse(cls, text: str, makers: Makers) -> "BotSpec":
        """The bot that a text names.

        Args:
            text: ``NAME[:OPTION=VALUE[:OPTION=VALUE]]``.
            makers: the bots that there are.

        Raises:
            SetupError: there is no such bot, it has no such option, or the option no such value.
        """
        name, *given = (part.strip() for part in text.split(":"))
        if name not in makers:
            raise SetupError("no bot is named {name!r}: there are {bots}", name=name, bots=", ".join(makers))
        kinds = options_of(makers[name]) if given else {}
        options: dict[str, Value] = {}
        for part in given:
            option, equals, value = (word.strip() for word in part.partition("="))
            if not option or not equals:
                raise SetupError("after the name of a bot come options such as ms=50, not {text!r}", text=part)
            if not kinds:
                raise SetupError("bot {bot} has no options, not even {option!r}", bot=name, option=option)
            if option not in kinds:
                raise SetupError(
                    "bot {bot} has no option {option!r}: it has {known}",
                    bot=name,
                    option=option,
                    known=", ".join(kinds),
                )
            if option in options:
                raise SetupError("option {option} of bot {bot} is given twice", option=option, bot=name)
            options[option] = _read(name, option, value, kinds[option])
        return cls(name, tuple(sorted(options.items())))

    def made(self, makers: Makers, seed: int) -> Any:
        """A bot of this kind.

        Raises:
            SetupError: the bot refuses the value of an option.
        """
        return makers[self.name](seed, **dict(self.options))

    def __str__(self) -> str:
        return ":".join((self.name, *(f"{option}={_written(value)}" for option, value in self.options)))


def options_of(maker: Callable[..., Any]) -> dict[str, type]:
    """The options that a bot has, with the types of their values."""
    parameters = signature(maker, eval_str=True).parameters.values()
    return {
        each.name: next(kind for kind in (*get_args(each.annotation), each.annotation) if kind is not type(None))
        for each in parameters
        if each.kind is Parameter.KEYWORD_ONLY
    }


def _read(bot: str, option: str, text: str, kind: type) -> Value:
    """The value of an option."""
    if kind is bool and text in _BOOLS:
        return _BOOLS[text]
    if kind is int and text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20:
        return int(text)
    if kind is float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if math.isfinite(number):
            return number
    if kind is str and text:
        return text
    words = {
        bool: Phrase("true or false"),
        int: Phrase("a whole number"),
        float: Phrase("a number"),
        str: Phrase("some text"),
    }
    raise SetupError(
        "option {option} of bot {bot} is {kind}, not {value!r}", option=option, bot=bot, kind=words[kind], value=text
    )


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
