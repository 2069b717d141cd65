"""What a typed line means as an answer."""

from collections.abc import Sequence
from typing import Final

from splay.decision import ACTION, BACK, VALUE, WHETHER
from splay.terms import PASS
from splay.text import describe_option
from splay.text_help import AMBIGUOUS, MUST_CHOOSE, NO_SUCH_NUMBER, NO_SUCH_VALUE, NOT_UNDERSTOOD, OPTION_KEYS
from splay.view import Asked

_REPEATED: Final = 40
"""As many letters of a line that is refused are shown."""


def option_keys(ask: Asked) -> list[str]:
    """What may be typed for each option, as shown before it: its number, or the value it stands for."""
    options = ask.options or ()
    if ask.kind in (VALUE, BACK):
        return ["p" if option == PASS else option for option in options]
    return [str(number) for number in range(1, len(options) + 1)]


def matches(ask: Asked, typed: str) -> list[str]:
    """The options that a typed line can mean: none, one, or several if it is too short.

    A number means the option so numbered (the value itself where values are
    offered); else the first letters of the option or of a word in it count;
    ``d``, ``m``, ``g`` and ``a`` stand for the four actions.
    """
    options = ask.options or ()
    typed = " ".join(typed.lower().split())
    if not typed:
        return []
    if typed.isascii() and typed.isdecimal():
        number = typed.lstrip("0") or "0"
        return [option for key, option in zip(option_keys(ask), options, strict=True) if key == number]
    declines = ("p", "pass", "n", "no") if ask.kind == WHETHER else ("p", "pass")
    if PASS in options and typed in declines:
        return [PASS]
    if ask.kind == ACTION:
        typed = _spelled_out(typed)
    exact = [option for option in options if option.lower() == typed]
    return exact or [option for option in options if _begins(option.lower(), typed, ask)]


def _spelled_out(typed: str) -> str:
    first, space, rest = typed.partition(" ")
    for verb, key in OPTION_KEYS.items():
        if first == key:
            return verb + space + rest
    return typed


def _begins(option: str, typed: str, ask: Asked) -> bool:
    if option == PASS:
        return False
    if option.startswith(typed):
        return True
    if ask.kind == ACTION:
        verb, _, what = option.partition(" ")
        typed_verb, space, typed_what = typed.partition(" ")
        if space and verb.startswith(typed_verb):
            return _has_word(what, typed_what)
        return _has_word(what, typed)
    return _has_word(option, typed)


def _has_word(title: str, typed: str) -> bool:
    """Whether a title, or its part from some word on, begins with what was typed."""
    words = title.split()
    return any(" ".join(words[at:]).startswith(typed) for at in range(len(words)))


def refusal(ask: Asked, typed: str, found: Sequence[str]) -> str:
    """Why a typed line is no answer."""
    options = ask.options or ()
    shown = typed if len(typed) <= _REPEATED else f"{typed[:_REPEATED]}..."
    if found:
        return AMBIGUOUS.format(typed=shown, options=", ".join(describe_option(ask, option) for option in found))
    if typed.lower() in ("p", "pass") and PASS not in options:
        return MUST_CHOOSE
    if not (typed.isascii() and typed.isdecimal()):
        return NOT_UNDERSTOOD.format(typed=shown)
    if ask.kind in (VALUE, BACK):
        return NO_SUCH_VALUE.format(typed=shown, keys=", ".join(option_keys(ask)))
    return NO_SUCH_NUMBER.format(typed=shown, last=len(options))
