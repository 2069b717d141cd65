"""The sets of cards that a game can be played with, and their decks.

A deck is a set and an age.  Decks are numbered, `DECKS_A_SET` for each set: those of the base set by their ages, those
of the next set behind them, and so on.  So a deck has the same number at every table, and a game with the base set
alone has no more decks than it needs.

Source: rulebook 4.1 of the publisher, "Setup" and "Expansions".
"""

from typing import Final

from splay.position.terms import SET_NAMES

DECKS_A_SET: Final = 12
"""Ages 0 to 11; of age 0 only one set of edition 4 has cards."""


def deck_of(card_set: str, age: int) -> int:
    """The number of the deck of a set and an age."""
    return DECKS_A_SET * SET_NAMES.index(card_set) + age


def set_of(deck: int) -> str:
    """The name of the set that a deck belongs to."""
    return SET_NAMES[deck // DECKS_A_SET]


def value_of(deck: int) -> int:
    """The value on the backs of a deck, which is its age."""
    return deck % DECKS_A_SET


def deck_to_json(deck: int) -> int | dict[str, int | str]:
    """A back as plain data where only backs are shown: its value, and its set unless that is the base set."""
    number, age = divmod(deck, DECKS_A_SET)
    return {"set": SET_NAMES[number], "value": age} if number else age


def deck_named(word: str) -> int:
    """The deck of a word that `deck_word` gives.

    Raises:
        ValueError: it gives no such word.
    """
    card_set, _, age = word.rpartition(" ")
    return deck_of(card_set or SET_NAMES[0], int(age))


def deck_word(deck: int) -> str:
    """A deck in words, for records and JSON: ``7``, or ``unseen 7`` for a set besides the base set."""
    number, age = divmod(deck, DECKS_A_SET)
    return f"{SET_NAMES[number]} {age}" if number else str(age)
