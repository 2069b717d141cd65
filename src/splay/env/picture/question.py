"""The question in the picture of a table: who is asked, by which effect, and every option with its action."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from splay.env.actions import space_of
from splay.env.picture.cards import value_tile
from splay.env.picture.pen import BOLD, INK, LAMP, LINE, PANEL, RAISED, SOFT, WHITE, Pen, width_of
from splay.env.picture.sentences import Type
from splay.env.picture.zones import Area
from splay.position.actions import ACHIEVE, DRAW, action_of
from splay.position.card import Card
from splay.position.decision import ACTION
from splay.terminal.table import achieved
from splay.terminal.words import asker, option_text, question
from splay.text.actions import action_word, drawn_words
from splay.text.questions import outcome_words
from splay.text.reader import IN_ENGLISH
from splay.views.forecast import drawn_value
from splay.views.view import Asked, View

_SIZES: Final = (15, 14, 13, 12, 11, 10, 9, 8)
_TYPE: Final = Type(14)
_MOST_LINES: Final = 4
_BELOW_TITLE: Final = 33


class Chip(NamedTuple):
    """An option.

    Attributes:
        action: its number.
        group: what is done with it, where that is the same for several; may be empty.
        words: what it is called.
        card: the card that it names, or None.
    """

    action: int
    group: str
    words: str
    card: Card | None


def question_panel(pen: Pen, seen: View, zone: Area) -> None:
    """Draw what is asked, or how the game ended."""
    x, y, across, height = zone
    ask = seen.asked
    is_own = ask is not None and ask.options is not None
    pen.box(*zone, RAISED if is_own else PANEL, 8, INK if is_own else LINE)
    if is_own:
        pen.box(x + 1, y + 8, 7, height - 16, LAMP)
    title, hint, sentence = told(seen)
    end = pen.words(x + 18, y + 5, title, 20, INK, BOLD, across - 30)
    pen.words(end + 14, y + 9, hint, 15, SOFT, room=across - 20 - (end + 14 - x))
    for row, line in enumerate(_lines(sentence, zone)):
        _TYPE.write(pen, x + 18, y + _BELOW_TITLE + row * _TYPE.leading, line, SOFT)
    if ask is not None and is_own:
        chips = chips_of(seen, ask)
        size, spots, _ = wrapped(seen, chips, zone)
        for chip, (left, top, wide, _), label in zip(chips, spots, _labels(chips), strict=True):
            _chip(pen, chip, left, top, wide, size, label)


def told(seen: View) -> tuple[str, str, str]:
    """The question, a hint, and the sentence of the effect that asks; after the end, how the game went."""
    names = [player.name for player in seen.players]
    if seen.outcome is not None:
        ends = [f"{each.name}: {achieved(seen, each)} achievements, {each.points} points" for each in seen.players]
        return (*outcome_words(seen.outcome, names, seen.seat, IN_ENGLISH), "; ".join(ends))
    ask = seen.asked
    if ask is None:
        return "", "", ""
    if ask.options is None:
        return _waiting(ask, names), "", ""
    title, hint = question(seen, ask, True, IN_ENGLISH)
    if ask.kind == ACTION and action_of(ask.options[0]).kind == DRAW:
        hint = f"Draw: {drawn_words(seen, drawn_value(seen, ask.seat), IN_ENGLISH)}"
    activator = None if seen.active < 0 else seen.active
    return title, hint, asker(ask, names, seen.rules, activator, IN_ENGLISH) or ""


def _lines(sentence: str, zone: Area) -> list[str]:
    """The sentence in a few lines."""
    room = zone.width - 36
    return _TYPE.cut(list(_TYPE.lines(sentence, room)), _MOST_LINES, room)


def _waiting(ask: Asked, names: Sequence[str]) -> str:
    """What another player is asked."""
    if ask.card is None:
        return f"It is the turn of {names[ask.seat]}"
    return f"{names[ask.seat]} is choosing for {ask.card}"


# -- options ---------------------------------------------------------------------------------


def chips_of(seen: View, ask: Asked) -> list[Chip]:
    """The options, each with the number of its action; those of a turn by kind of action."""
    options = ask.options or ()
    cards = seen.rules.by_name
    numbers = space_of(seen.rules).asked(ask, [player.name for player in seen.players])
    chips = []
    for option, number in zip(options, numbers, strict=True):
        if ask.kind != ACTION:
            chips.append(Chip(number, "", option_text(ask, option, IN_ENGLISH), cards.get(option)))
            continue
        action = action_of(option)
        word = action_word(action.kind, IN_ENGLISH)
        if action.kind == DRAW:
            chips.append(Chip(number, "", word, None))
        elif action.kind == ACHIEVE:
            chips.append(Chip(number, word, f"age {action.age}", None))
        else:
            chips.append(Chip(number, word, IN_ENGLISH.card_name(action.card), cards[action.card]))
    return chips


def wrapped(seen: View, chips: Sequence[Chip], zone: Area) -> tuple[int, list[Area], Area]:
    """Where the options stand in the panel, below the question.

    They are as large as they fit: in a line for each kind of action if there is room, else one after the other.

    Returns:
        the size of their letters, the place of each, and the area that they have.
    """
    top = zone.y + _BELOW_TITLE + 3 + len(_lines(told(seen)[2], zone)) * _TYPE.leading
    area = Area(zone.x + 18, top, zone.width - 30, zone.y + zone.height - top - 5)
    for size in _SIZES:
        for by_group in (True, False):
            spots = _spots(chips, size, area, by_group)
            if spots[-1].y + spots[-1].height <= area.y + area.height:
                return size, spots, area
    return size, spots, area


def _spots(chips: Sequence[Chip], size: int, area: Area, by_group: bool) -> list[Area]:
    x, y = area.x, area.y
    tall = _tall(size)
    spots = []
    for chip, label in zip(chips, _labels(chips), strict=True):
        across = _chip_width(chip, size) + (width_of(label, size, BOLD) + 8 if label else 0)
        if (label and by_group and x > area.x) or x + across > area.x + area.width:
            x, y = area.x, y + tall + 5
        spots.append(Area(x, y, across, tall))
        x += across + 8
    return spots


def _labels(chips: Sequence[Chip]) -> list[str]:
    """What is named before each option: its kind of action, before the first of them."""
    before = ["", *(chip.group for chip in chips)]
    return ["" if chip.group == last else chip.group for chip, last in zip(chips, before, strict=False)]


def _tall(size: int) -> int:
    return size + 9


def _number_width(chip: Chip, size: int) -> int:
    return width_of(str(chip.action), size - 1, BOLD) + 10


def _chip_width(chip: Chip, size: int) -> int:
    tile = _tall(size) - 1 if chip.card is not None else 0
    return _number_width(chip, size) + tile + width_of(chip.words, size, BOLD) + 18


def _chip(pen: Pen, chip: Chip, x: int, y: int, across: int, size: int, label: str) -> None:
    """An option: the number of its action, the value of its card on its color, its words."""
    tall = _tall(size)
    if label:
        start, x = x, pen.words(x, y + 3, label, size, INK, BOLD) + 8
        across -= x - start
    pen.box(x, y, across, tall, WHITE, 6, INK)
    number = _number_width(chip, size)
    pen.box(x + 3, y + 3, number, tall - 6, LAMP, 4)
    pen.centered(x + 3, y + 4, number, str(chip.action), size - 1, INK)
    at = x + number + 9
    if chip.card is not None:
        value_tile(pen, at, y + 3, chip.card.value, chip.card.color, tall - 6)
        at += tall - 1
    pen.words(at, y + 3, chip.words, size, INK, BOLD)
