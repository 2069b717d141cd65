"""The levels and characters of computer players, described for whoever chooses one."""

from dataclasses import dataclass

from splay.bots.levels import GRANDMASTER_MS
from splay.text.reader import Reader


@dataclass(frozen=True, slots=True)
class OpponentWords:
    """The words of a level or a character.

    Attributes:
        title: its name, with a capital letter.
        text: how it plays, in a sentence.
    """

    title: str
    text: str


def level_words(level: str, reader: Reader) -> OpponentWords:
    """The words of a level, by its name in `splay.bots.LEVELS`."""
    _ = reader.gettext
    thinks = _("The strongest: also considers your replies, for up to {seconds} s.")
    texts = {
        "apprentice": _("Looks one turn ahead and often misjudges it. For your first games."),
        "artisan": _("Looks one turn ahead, with fewer mistakes."),
        "scholar": _("Finds its best turn, but ignores what you may do next."),
        "master": _("Has learned what wins by playing against itself."),
        "grandmaster": thinks.format(seconds=reader.number(GRANDMASTER_MS / 1000)),
    }
    return OpponentWords(reader.level(level), texts[level])


def character_words(style: str, reader: Reader) -> OpponentWords:
    """The words of a character, by its name in `splay.bots.STYLES`."""
    _ = reader.gettext
    texts = {
        "even-handed": _("Does whatever wins most often."),
        "builder": _("Gathers colors and icons, and likes to splay."),
        "raider": _("Wants the most icons, and less of everything for you."),
        "collector": _("Hoards points and claims early."),
    }
    name = reader.character(style)
    return OpponentWords(f"{name[:1].upper()}{name[1:]}", texts[style])
