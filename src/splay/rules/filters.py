"""Functions with which an effect selects the cards it means.

Their results remember how they were selected, so that a question can explain why exactly these cards are offered.
"""

from collections.abc import Iterable, Sequence

from splay.position.card import Card
from splay.position.criteria import (
    HAVING,
    HIGHEST,
    LACKING,
    LOWEST,
    NOT_OF_COLOR,
    OF_COLOR,
    OF_VALUE,
    UP_TO,
    Selection,
    selected,
)
from splay.position.state import Player

Cards = Selection[Card]
"""Cards that were selected from others."""


def having(cards: Iterable[Card], icon: int) -> Cards:
    """The cards with this icon printed anywhere on them, visible or not."""
    return selected([card for card in cards if icon in card.icons], cards, (HAVING, (icon,)))


def having_any(cards: Iterable[Card], *icons: int) -> Cards:
    """The cards with at least one of these icons printed anywhere on them, visible or not."""
    return selected([card for card in cards if any(icon in card.icons for icon in icons)], cards, None)


def lacking(cards: Iterable[Card], icon: int) -> Cards:
    """The cards without this icon."""
    return selected([card for card in cards if icon not in card.icons], cards, (LACKING, (icon,)))


def of_color(cards: Iterable[Card], *colors: int) -> Cards:
    """The cards of any of these colors."""
    return selected([card for card in cards if card.color in colors], cards, (OF_COLOR, colors))


def not_of_color(cards: Iterable[Card], *colors: int) -> Cards:
    """The cards of none of these colors."""
    return selected([card for card in cards if card.color not in colors], cards, (NOT_OF_COLOR, colors))


def of_value(cards: Iterable[Card], *values: int) -> Cards:
    """The cards of any of these values."""
    return selected([card for card in cards if card.value in values], cards, (OF_VALUE, values))


def not_of_value(cards: Iterable[Card], *values: int) -> Cards:
    """The cards of none of these values."""
    return selected([card for card in cards if card.value not in values], cards, None)


def up_to(cards: Iterable[Card], value: int) -> Cards:
    """The cards of this value or lower."""
    return selected([card for card in cards if card.value <= value], cards, (UP_TO, (value,)))


def but(cards: Sequence[Card], card: Card) -> Cards:
    """The cards except one."""
    return selected([other for other in cards if other is not card], cards, None)


def highest(cards: Sequence[Card]) -> Cards:
    """All cards of the highest value among these."""
    best = highest_value(cards)
    return selected([card for card in cards if card.value == best], cards, (HIGHEST, ()))


def lowest(cards: Sequence[Card]) -> Cards:
    """All cards of the lowest value among these."""
    least = min([card.value for card in cards], default=0)
    return selected([card for card in cards if card.value == least], cards, (LOWEST, ()))


def highest_value(cards: Iterable[Card]) -> int:
    """The highest value among these cards; 0 if there are none."""
    return max([card.value for card in cards], default=0)


def distinct_values(cards: Iterable[Card]) -> list[int]:
    """The different values among these cards, lowest first."""
    return sorted({card.value for card in cards})


def value_of(card: Card | None) -> int:
    """A card's value; 0 for a card that is not there."""
    return card.value if card is not None else 0


def tops_of(players: Iterable[Player]) -> list[Card]:
    """The top cards of all these players."""
    return [card for player in players for card in player.tops]
