"""The options of a decision: how they are shown and what a typed line means."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from splay.card import Card, CardSet
from splay.decision import ACTION, BACK, CARD, COLOR, OPENING, VALUE, WHETHER
from splay.terminal.forecast import change_by_meld, change_by_splay, drawn_value, forecast
from splay.terminal.style import CARD_WIDTH, CHIP_WIDTH, Look
from splay.terms import COLOR_NAMES, PASS, SPLAY_NAMES
from splay.text import (
    achieve_words,
    describe_option,
    describe_question,
    draw_words,
    effect_lines,
    forecast_words,
)
from splay.text_help import AMBIGUOUS, LABELS, MUST_CHOOSE, NO_SUCH_NUMBER, NOT_UNDERSTOOD, OPTION_KEYS
from splay.view import Asked, PlayerView, View

FEW, TOPS, ALL = range(3)
CROWD: Final = 8
"""More cards than these are shown several in a row."""

_SPLAYS = {f"splay {word}": direction for direction, word in enumerate(SPLAY_NAMES)}


# -- showing -----------------------------------------------------------------------


def question_line(view: View, ask: Asked) -> str:
    """The question in one sentence."""
    names = [player.name for player in view.players]
    return describe_question(ask, names, view.actions_left)


def menu(view: View, ask: Asked, cards: CardSet, look: Look, texts: int, width: int) -> RenderableType:
    """The options, numbered, with as many sentences of cards as there is space for.

    Args:
        view: what the seat asked sees.
        ask: the decision, with its options.
        cards: the cards of the edition.
        look: the signs of the console.
        texts: which cards stand there with their sentences: `ALL`, `TOPS` (only where a top
            card may be activated or a first card is chosen) or `FEW` (first cards alone).
        width: columns of the terminal.
    """
    options = ask.options or ()
    if ask.kind == ACTION:
        return _action_menu(view, options, cards, look, texts, width)
    if ask.kind in (CARD, OPENING):
        return _card_menu(view, ask, cards, look, texts, width)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=2, justify="right", no_wrap=True, style="bold")
    grid.add_column(width=CHIP_WIDTH if ask.kind == COLOR else None)
    grid.add_column()
    for key, option in zip(option_keys(ask), options, strict=True):
        if ask.kind == COLOR and option != PASS:
            color = COLOR_NAMES.index(option)
            grid.add_row(key, look.chip(color), _splay_change(view, ask, color, look))
        else:
            grid.add_row(key, describe_option(ask, option))
    return grid


def option_keys(ask: Asked) -> list[str]:
    """What may be typed for each option, as shown before it: its number, or the value it stands for."""
    options = ask.options or ()
    if ask.kind in (VALUE, BACK):
        return ["p" if option == PASS else option for option in options]
    return [str(number) for number in range(1, len(options) + 1)]


def _splay_change(view: View, ask: Asked, color: int, look: Look) -> Text:
    direction = _SPLAYS.get(ask.verb)
    if direction is None or all(pile.color != color for pile in view.players[ask.seat].piles):
        return Text("")
    return Text(look.change(change_by_splay(view, ask.seat, color, direction)))


def _action_menu(
    view: View, options: Sequence[str], cards: CardSet, look: Look, texts: int, width: int
) -> RenderableType:
    assert view.seat is not None
    melds = [option for option in options if option.startswith("meld ")]
    crowded = len(melds) > CROWD and texts != ALL
    parts: list[RenderableType] = []
    grid = _numbered(len("dogma") + 4 + CARD_WIDTH)
    told = ""
    for number, option in enumerate(options, start=1):
        verb, _, what = option.partition(" ")
        key = " " if verb == told else OPTION_KEYS[verb]
        told = verb
        if verb == "meld" and crowded:
            if option == melds[0]:
                grid.add_row("", Text.assemble((key, "bold"), f" {verb}"))
                numbers = range(number, number + len(melds))
                parts += [grid, _across(numbers, [cards.by_name[each[5:]] for each in melds], look, width)]
                grid = _numbered(len("dogma") + 4 + CARD_WIDTH)
            continue
        head = Text.assemble((key, "bold"), f" {verb:<5}  ")
        info = Text()
        if verb == "draw":
            head.append(draw_words(drawn_value(view, view.seat)))
        elif verb == "achieve":
            head.append(f"{what}: {achieve_words(int(what), view.players[view.seat].points)}")
        else:
            card = cards.by_name[what]
            head.append_text(look.card(card))
            info = _meld_change(view, card, look) if verb == "meld" else _forecast(view, card, look)
            if texts == ALL or (texts == TOPS and verb == "dogma"):
                _add_sentences(info, card)
        grid.add_row(str(number), head, info)
    return Group(*parts, grid)


def _across(numbers: Iterable[int], cards: Sequence[Card], look: Look, width: int) -> Grid:
    """Many numbered cards, several in a row."""
    grid = Grid.grid(padding=(0, 1))
    cells = [
        Text.assemble((f"{number:>2}", "bold"), " ", look.card(card))
        for number, card in zip(numbers, cards, strict=True)
    ]
    across = max(1, width // (CARD_WIDTH + 4))
    for at in range(0, len(cells), across):
        grid.add_row(*cells[at : at + across])
    return grid


def _numbered(width: int) -> Grid:
    """A grid of options: the number, what it is, more about it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=2, justify="right", no_wrap=True, style="bold")
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    return grid


def _add_sentences(info: Text, card: Card) -> None:
    info.append("\n" if info else "")
    info.append("\n".join(effect_lines(card)), style="dim")


def _meld_change(view: View, card: Card, look: Look) -> Text:
    assert view.seat is not None
    return Text(look.change(change_by_meld(view, view.seat, card)))


def _forecast(view: View, card: Card, look: Look) -> Text:
    assert view.seat is not None
    seen = forecast(view, view.seat, card)
    names = [player.name for player in view.players]
    words = forecast_words(
        seen.count,
        [(names[seat], count) for seat, count in seen.obey],
        [(names[seat], count) for seat, count in seen.share],
        seen.has_own,
    )
    return Text(f"{look.signs[card.featured]} {words}")


def _card_menu(view: View, ask: Asked, cards: CardSet, look: Look, texts: int, width: int) -> RenderableType:
    options = ask.options or ()
    named = [cards.by_name[option] for option in options if option != PASS]
    if len(named) > CROWD and texts != ALL:
        crowd = _across(range(1, len(named) + 1), named, look, width)
        last = Text.assemble((f"{len(options):>2}", "bold"), f" {describe_option(ask, PASS)}")
        return Group(crowd, last) if PASS in options else crowd
    grid = _numbered(CARD_WIDTH)
    for number, option in enumerate(options, start=1):
        if option == PASS:
            grid.add_row(str(number), describe_option(ask, option))
            continue
        card = cards.by_name[option]
        info = Text() if ask.kind == OPENING else Text(_place(view, ask.seat, card), style="dim")
        if ask.verb == "meld":
            info = Text("  ").join([info, _meld_change(view, card, look)]) if info else _meld_change(view, card, look)
        if texts == ALL:
            _add_sentences(info, card)
        grid.add_row(str(number), look.card(card), info)
    if ask.kind == OPENING and texts != ALL:
        sentences = [Text(f"{name} {line}") for name in options for line in effect_lines(cards.by_name[name])]
        return Group(grid, *sentences)
    return grid


def _place(view: View, seat: int, card: Card) -> str:
    """Where a card lies that a seat may pick."""
    me = view.players[seat]
    if card in me.hand:
        return LABELS["in your hand"]
    if card in me.score:
        return LABELS["in your score"]
    for player in view.players:
        if any(card in pile.cards for pile in player.piles):
            return _board_of(player, seat)
    return ""


def _board_of(player: PlayerView, seat: int) -> str:
    if player.seat == seat:
        return LABELS["on your board"]
    return LABELS["on the board of"].format(name=player.name)


# -- reading -----------------------------------------------------------------------


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
        number = str(int(typed))
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
    if found:
        return AMBIGUOUS.format(typed=typed, options=", ".join(describe_option(ask, option) for option in found))
    if typed.lower() in ("p", "pass") and PASS not in options:
        return MUST_CHOOSE
    if typed.isascii() and typed.isdecimal():
        return NO_SUCH_NUMBER.format(typed=typed, last=len(options))
    return NOT_UNDERSTOOD.format(typed=typed)
