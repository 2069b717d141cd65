"""What a typed line means as an answer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY, action_of
from splay.position.decision import ACTION, BACK, VALUE, WHETHER, words_of
from splay.position.terms import PASS
from splay.terminal.letters import readings
from splay.terminal.words import option_text
from splay.text.actions import action_word
from splay.text.collation import folded
from splay.text.reader import Reader
from splay.text.several import several_of
from splay.views.view import Asked

OPTION_KEYS: Final = {DRAW: "d", MELD: "m", DOGMA: "g", PARLEY: "y", ACHIEVE: "a"}
"""The letters of the actions, the same in all languages."""
PASSES: Final = ("p", "pass")
_REPEATED: Final = 40
"""How many letters of a refused line are shown."""


def option_keys(ask: Asked) -> list[str]:
    """What may be typed for each option, shown before it: its number, or the value it stands for."""
    options = ask.options or ()
    if ask.kind in (VALUE, BACK):
        return ["p" if option == PASS else option for option in options]
    return [str(number) for number in range(1, len(options) + 1)]


def with_all_options(ask: Asked) -> Asked:
    """The question with all that may be chosen, also what the engine offers only after something else."""
    several = several_of(ask)
    if several is None:
        return ask
    options = tuple(words_of(ask.kind, several.things))
    return replace(ask, options=(*options, PASS) if PASS in (ask.options or ()) else options)


def numbered(ask: Asked, typed: str) -> list[str] | None:
    """The options that a line of several numbers means, in its order; None if it is no such line.

    Args:
        ask: the question, `with_all_options`.
        typed: the line.
    """
    keys = typed.replace(",", " ").split()
    options = dict(zip(option_keys(ask), ask.options or (), strict=True))
    if several_of(ask) is None or len(keys) < 2 or not all(options.get(key, PASS) != PASS for key in keys):
        return None
    return [options[key] for key in keys]


@dataclass(frozen=True, slots=True)
class _Names:
    """The names of an option, as returned by `folded`.

    Attributes:
        verbs: what is done; empty except for actions.
        whats: with what.
    """

    verbs: tuple[str, ...]
    whats: tuple[str, ...]

    def is_exactly(self, typed: str) -> bool:
        """Whether this is the whole of one of its names."""
        return typed in (self._whole() if self.verbs else self.whats)

    def begins_with(self, typed: str) -> bool:
        """Whether this is the beginning of a name, or of one of its words."""
        if not self.verbs:
            return any(_has_word(what, typed) for what in self.whats)
        if any(whole.startswith(typed) for whole in self._whole()):
            return True
        verb, space, what = typed.partition(" ")
        if space and any(each.startswith(verb) for each in self.verbs):
            return any(_has_word(each, what) for each in self.whats)
        return any(_has_word(each, typed) for each in self.whats)

    def _whole(self) -> list[str]:
        return [f"{verb} {what}".rstrip() for verb in self.verbs for what in self.whats]


def matches(ask: Asked, typed: str, reader: Reader) -> list[str]:
    """The options that a typed line can mean: none, one, or several if it is too short.

    A number means the option with that number (or the value itself, where values are offered).  Otherwise the
    first letters of the option or of a word in it count, as shown or in English, whatever the accents;
    ``d``, ``m``, ``g`` and ``a`` stand for the four actions.
    """
    options = ask.options or ()
    typed = " ".join(folded(typed).split())
    if not typed:
        return []
    if typed.isascii() and typed.isdecimal():
        number = typed.lstrip("0") or "0"
        return [option for key, option in zip(option_keys(ask), options, strict=True) if key == number]
    if PASS in options and typed in _declines(ask):
        return [PASS]
    if ask.kind == ACTION:
        typed = _spelled_out(typed)
    names = {option: _names(ask, option, reader) for option in options if option != PASS}
    exact = [option for option, known in names.items() if known.is_exactly(typed)]
    found = exact or [option for option, known in names.items() if known.begins_with(typed)]
    if not found and PASS in options and folded(option_text(ask, PASS, reader)).startswith(typed):
        return [PASS]
    return found


def _declines(ask: Asked) -> tuple[str, ...]:
    return (*PASSES, "n", "no") if ask.kind == WHETHER else PASSES


def _names(ask: Asked, option: str, reader: Reader) -> _Names:
    if ask.kind != ACTION:
        return _Names((), _folded(option, option_text(ask, option, reader)))
    action = action_of(option)
    named = (action.card, reader.card_name(action.card)) if action.card else (str(action.age or ""),)
    return _Names(_folded(action.kind, action_word(action.kind, reader)), _folded(*named))


def _folded(*names: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(folded, names)))


def _spelled_out(typed: str) -> str:
    first, space, rest = typed.partition(" ")
    for verb, key in OPTION_KEYS.items():
        if first == key:
            return verb + space + rest
    return typed


def _has_word(name: str, typed: str) -> bool:
    """Whether a name, or the part of it from some word on, begins with what was typed."""
    words = name.split()
    return any(" ".join(words[at:]).startswith(typed) for at in range(len(words)))


def _is_action(typed: str, reader: Reader) -> bool:
    """Whether a line names an action, by letter or word, with or without its object."""
    known = {
        *OPTION_KEYS,
        *OPTION_KEYS.values(),
        *(folded(action_word(verb, reader)) for verb in OPTION_KEYS),
    }
    return any(" ".join(folded(reading).split()).split(" ", 1)[0] in known for reading in readings(typed))


def _no_option(ask: Asked, typed: str, reader: Reader) -> str:
    """Why something that is not a number is not an answer."""
    if not _is_action(typed, reader):
        return reader.gettext(
            "“{typed}” is not an answer. Type a number or the first letters of an option; ? shows help."
        )
    if ask.kind == ACTION:
        return reader.gettext("“{typed}” cannot be done now: it is not among the options.")
    return reader.gettext("No action is asked for now: answer the question first.")


def refusal(ask: Asked, typed: str, found: Sequence[str], reader: Reader) -> str:
    """Why a typed line is not an answer."""
    options = ask.options or ()
    shown = typed if len(typed) <= _REPEATED else f"{typed[:_REPEATED]}…"
    if found:
        meant = ", ".join(option_text(ask, option, reader) for option in found)
        said = reader.gettext("“{typed}” could be any of these: {options}. Type a little more, or the number.")
        return said.format(typed=shown, options=meant)
    if typed.lower() in PASSES and PASS not in options:
        return reader.gettext("You cannot pass here.")
    if not (typed.isascii() and typed.isdecimal()):
        return _no_option(ask, typed, reader).format(typed=shown)
    if ask.kind in (VALUE, BACK):
        said = reader.gettext("There is no option {typed}; there are: {keys}")
        return said.format(typed=shown, keys=", ".join(option_keys(ask)))
    said = reader.gettext("There is no option {typed}: the options run from 1 to {last}.")
    return said.format(typed=shown, last=len(options))
