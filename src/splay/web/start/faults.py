"""What is wrong with form input, in the words of the pages."""

from typing import Final

from splay.errors import SetupError, filled
from splay.text.catalogue import N_
from splay.text.reader import Reader
from splay.text.refusals import fault_words

FRIENDLIER: Final = {
    "no edition {number!r}: Splay plays editions {known}": N_("Please choose one of these editions."),
    "edition {edition} is for {few} to {many} players, not {count}": N_("This edition is for {few} to {many} players."),
    "the name {name!r} is longer than {most} letters": N_("A name has at most {most} letters."),
    "a player cannot be named {name!r}: no comma, colon, # or control character": N_(
        "A name cannot contain a comma, a colon or #."
    ),
    "a player cannot be named {name!r}: the word means something in a record": N_(
        "This word means something else in the record of a game; please choose another name."
    ),
    "two players have the same name: {names}": N_("Somebody here already has this name."),
    "edition {edition} has no team game": N_("This edition has no team game."),
    "teams of edition {edition} are {shapes}, not {teams!r}": N_(
        "In this edition two play against two, and partners sit opposite each other."
    ),
    "teams {teams!r} are not teams: some play together, against others": N_(
        "Some play together, against others: put at least two into one team, but not all."
    ),
    "starts is a seat from 0 to {last}, not {starts!r}": N_("Nobody sits there: choose one of the players."),
}
"""The engine's messages about a setup, reworded for a place beside the field in question."""


def beside_field(fault: SetupError, reader: Reader) -> str:
    """What is wrong with a field, as a sentence to show beside it.

    >>> from splay.text.reader import reader_of
    >>> beside_field(SetupError("edition {edition} has no team game", edition=1), reader_of("en"))
    'This edition has no team game.'
    >>> beside_field(SetupError("a seed is at most {most}", most=9), reader_of("en"))
    'A seed is at most 9.'
    """
    if fault.message in FRIENDLIER:
        return filled(reader.gettext(FRIENDLIER[fault.message]), fault.values)
    said = fault_words(fault, reader)
    return f"{said[:1].upper()}{said[1:]}."
