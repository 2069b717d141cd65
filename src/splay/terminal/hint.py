"""A hint in the terminal: the best options with their chances, why, and what may follow."""

from collections.abc import Sequence

from splay.bots.hints import SECONDS, compared_with, hint
from splay.errors import CannotRedeal
from splay.terminal.answers import option_keys
from splay.text.advice import AdviceWords, percent
from splay.text.plain import PlainNarration
from splay.text.reader import Reader
from splay.views.view import Asked, View

INDENT = "   "


def hint_lines(seen: View, ask: Asked, names: Sequence[str], reader: Reader, simulations: int = 0) -> list[str]:
    """A hint for the seat that is asked, the best option first, each after what may be typed for it.

    Args:
        seen: what this seat sees.
        ask: its question.
        names: of the players.
        reader: who reads.
        simulations: how many continuations are tried; 0 for as many as there is time for.
    """
    try:
        found = hint(seen, 0.0 if simulations else SECONDS, simulations)
    except CannotRedeal:
        return [reader.gettext("There is no hint for this question.")]
    words = AdviceWords(PlainNarration(seen.seat, tuple(names), seen.rules, reader), seen)
    keys = dict(zip(ask.options or (), option_keys(ask), strict=True))
    said = reader.gettext("{option}: {chance} % (between {low} and {high} %)")
    lines = [reader.gettext("Your chance to win, judging by what you can see:")]
    shown = [keys[each.option] for each in found.advice.suggestions]
    for place, (each, why) in enumerate(zip(found.advice.suggestions, found.reasons, strict=True)):
        chances = (each.chance, each.chance - each.margin, each.chance + each.margin)
        chance, low, high = map(percent, chances)
        option = words.option(ask, each.option)
        lines.append(f"{shown[place]:>2} {said.format(option=option, chance=chance, low=low, high=high)}")
        follows = words.line(each.line)
        other = compared_with(place, len(shown))
        told = [*words.why(why, "" if other is None else shown[other]), *([follows] if follows else [])]
        lines += [INDENT + " ".join(told)] if told else []
    lines += words.alike(found.advice.suggestions, shown)
    return lines
