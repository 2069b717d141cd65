"""The yes-or-no options of a game: their words in a form, and in the description of a table."""

from dataclasses import dataclass

from splay.position.options import COVERED_HIDDEN, FLAGS, PARLEY, Flag
from splay.position.setup import Setup
from splay.text.reader import Reader


@dataclass(frozen=True, slots=True)
class FlagWords:
    """The words of an option.

    Attributes:
        title: what it is about.
        no, yes: what can be chosen.
        hint: what to know before choosing.
    """

    title: str
    no: str
    yes: str
    hint: str


def flag_words(flag: Flag, reader: Reader) -> FlagWords:
    """The words of this option."""
    _ = reader.gettext
    return {
        COVERED_HIDDEN: FlagWords(
            _("Covered cards of others"),
            reader.pgettext("covered cards", "open"),
            reader.pgettext("covered cards", "secret"),
            _("Top cards, and what splayed piles show, are always visible."),
        ),
        PARLEY: FlagWords(
            _("Parley"),
            reader.pgettext("parley", "no"),
            reader.pgettext("parley", "yes"),
            _("Fourth edition, four or more players without teams."),
        ),
    }[flag]


def flags_told(setup: Setup, reader: Reader) -> list[str]:
    """What players of this setup should know about its options, such as ``Covered cards of others: secret``."""
    told = []
    for flag in FLAGS:
        if flag in setup.told():
            words = flag_words(flag, reader)
            told.append(f"{words.title}: {words.yes if getattr(setup, flag.name) else words.no}")
    return told
