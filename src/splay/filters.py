"""Words with which an effect says which cards it means."""

from collections.abc import Iterable, Sequence

from splay.card import Card


def having(cards: Iterable[Card], icon: int) -> list[Card]:
    """The cards with this icon printed anywhere on them, visible or not."""
    return [card for card in cards if icon in card.icons]


def lacking(cards: Iterable[Card], icon: int) -> list[Card]:
    """The cards without this icon."""
    return [card for card in cards if icon not in card.icons]


def of_color(cards: Iterable[Card], *colors: int) -> list[Card]:
    """The cards of any of these colors."""
    return [card for card in cards if card.color in colors]


def not_of_color(cards: Iterable[Card], *colors: int) -> list[Card]:
    """The cards of none of these colors."""
    return [card for card in cards if card.color not in colors]


def of_value(cards: Iterable[Card], *values: int) -> list[Card]:
    """The cards of any of these values."""
    return [card for card in cards if card.value in values]


def highest(cards: Sequence[Card]) -> list[Card]:
    """All cards of the highest value among these."""
    best = highest_value(cards)
    return [card for card in cards if card.value == best]


def lowest(cards: Sequence[Card]) -> list[Card]:
    """All cards of the lowest value among these."""
    least = min([card.value for card in cards], default=0)
    return [card for card in cards if card.value == least]


def highest_value(cards: Iterable[Card]) -> int:
    """The highest value among these cards; 0 if there are none."""
    return max([card.value for card in cards], default=0)


def distinct_values(cards: Iterable[Card]) -> list[int]:
    """The different values among these cards, lowest first."""
    return sorted({card.value for card in cards})


def value_of(card: Card | None) -> int:
    """A card's value; 0 for a card that is not there."""
    return card.value if card is not None else 0
