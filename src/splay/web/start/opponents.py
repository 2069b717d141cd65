"""Choosing opponents: levels, characters, and the seats that they take."""

from dataclasses import dataclass
from typing import Final

from splay.bots import LEVELS, STYLES
from splay.bots.strength import STYLED, strength, styled_bot
from splay.bots.styles import EVEN_HANDED
from splay.host import SeatOptions
from splay.host.options import names_of
from splay.position.editions import EDITIONS
from splay.text.opponents import character_words, level_words
from splay.text.reader import Reader
from splay.web.start.form import MOST_PLAYERS, TableForm

LOOKS: Final = {
    EVEN_HANDED: ("purple", "pic-philosopher-bust"),
    "builder": ("green", "pic-great-pyramid"),
    "raider": ("red", "pic-mounted-knight"),
    "collector": ("yellow", "pic-imperial-crown"),
}
"""Color and picture of each character."""


@dataclass(frozen=True, slots=True)
class Figure:
    """How strong an opponent was found to be in one edition.

    Attributes:
        edition: its number.
        words: how many games of a hundred it wins.
    """

    edition: int
    words: str


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A level to choose.

    Attributes:
        value: in the form.
        number: from 1 up.
        title, text: its name, and how it plays.
        figures: how it does against the level below, by edition, where that was measured.
    """

    value: str
    number: int
    title: str
    text: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class StyleChoice:
    """A character to choose, drawn as a card.

    Attributes:
        value: in the form.
        color, picture: of the card.
        title, text: its name, and how it plays.
        word: its name as it follows that of a level; empty if it need not be named.
        figures: how it does against the even-handed one, by edition, where that was measured.
    """

    value: str
    color: str
    picture: str
    title: str
    text: str
    word: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Opponent:
    """The seat of an opponent.

    Attributes:
        seat: its number.
        name: of the opponent.
        level, style: as they are chosen so far.
    """

    seat: int
    name: str
    level: str
    style: str

    @property
    def letter(self) -> str:
        """For the mark."""
        return self.name[:1].upper()


@dataclass(frozen=True, slots=True)
class OpponentChoices:
    """All that there is to choose about opponents.

    Attributes:
        levels: from the gentlest to the strongest.
        styles: the characters.
        styled: the level at which characters were compared, in words.
        measured: the editions in which levels were compared.
        seats: the seats that opponents may take.
    """

    levels: tuple[LevelChoice, ...]
    styles: tuple[StyleChoice, ...]
    styled: str
    measured: tuple[int, ...]
    seats: tuple[Opponent, ...]


@dataclass(frozen=True, slots=True)
class OpponentGroup:
    """A level in a list of opponents, with its characters: values and words."""

    title: str
    choices: tuple[tuple[str, str], ...]


def choices(form: TableForm, reader: Reader) -> OpponentChoices:
    """What there is to choose against the computer, and what is chosen so far."""
    levels = tuple(_level(number, level, reader) for number, level in enumerate(LEVELS, start=1))
    measured = {each.edition for level in levels for each in level.figures}
    styles = tuple(_style(style, reader) for style in STYLES)
    return OpponentChoices(levels, styles, reader.level(STYLED), tuple(sorted(measured)), _seats(form))


def groups(reader: Reader) -> tuple[OpponentGroup, ...]:
    """Every level in every character, for a list to choose from."""
    found = []
    for level in LEVELS:
        bots = [styled_bot(level, style) for style in STYLES]
        found.append(OpponentGroup(reader.level(level), tuple((bot, reader.bot(bot)) for bot in bots)))
    return tuple(found)


def _level(number: int, level: str, reader: Reader) -> LevelChoice:
    words = level_words(level, reader)
    return LevelChoice(level, number, words.title, words.text, _figures(level, reader))


def _style(style: str, reader: Reader) -> StyleChoice:
    words = character_words(style, reader)
    color, picture = LOOKS[style]
    if style == EVEN_HANDED:
        return StyleChoice(style, color, picture, words.title, words.text, "", ())
    figures = _figures(styled_bot(STYLED, style), reader)
    return StyleChoice(style, color, picture, words.title, words.text, reader.character(style), figures)


def _figures(bot: str, reader: Reader) -> tuple[Figure, ...]:
    """How an opponent does, in every edition in which that was measured."""
    return tuple(figure for edition in EDITIONS if (figure := _figure(bot, edition, reader)))


def _figure(bot: str, edition: int, reader: Reader) -> Figure | None:
    found = strength(bot, edition)
    if found is None:
        return None
    if found.is_even and bot not in LEVELS:
        return Figure(edition, reader.gettext("just as strong"))
    words = reader.gettext("wins about {count} of 100").format(count=found.of_hundred)
    return Figure(edition, words)


def _seats(form: TableForm) -> tuple[Opponent, ...]:
    seats = [SeatOptions(name, form.bot_at(seat)) for seat, name in enumerate(form.names)]
    return tuple(
        Opponent(seat, name, form.level_at(seat), form.style_at(seat))
        for seat, name in enumerate(names_of(seats))
        if 0 < seat < MOST_PLAYERS
    )
