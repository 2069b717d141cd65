"""The rules of a table: an edition and the sets of cards added to its base set, made into one object.

`Setup`, `Seating` and `View` lead to it as `rules`; whoever has only an edition asks `ruleset`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from splay.position.card import Card
from splay.position.editions import Edition
from splay.position.numbering import ActionNumbers
from splay.position.set_achievements import CONDITIONS
from splay.position.special_achievements import HasBoard, Progress, conditions_of
from splay.position.terms import CITIES, ECHOES, UNSEEN, Given
from splay.position.zones import OWNED


class Ruleset:
    """What a game is played with, the same for every game with these sets.  Compared by identity.

    Attributes:
        edition: the rules that editions differ in.
        sets: the names of the sets in play, the base set first.
        cards: all cards in play, by deck, then by name.
        by_name: the same by name.
        by_deck: the same by number of deck; decks of sets that are not in play, and of ages without cards, are empty.
        numbers: the numbers of the actions.
        conditions: per special achievement, what measures a player's progress.
        special_achievements: their names, in the order in which they lie on the table.
        decks: the numbers of the decks that have cards, the base set first.
        owned: the zones that each player has.
        counts_first_draws: whether it matters who has drawn in a turn (The Unseen).
        is_plain: whether only the base set is in play.
        has_cities, has_echoes: whether these sets are in play.
        melds_may_ask: whether something can follow from a Meld action, or precede a Dogma action, that asks.
        icons: how many of `terms.ICONS` the cards have, starting from the first.
        last_age: a draw above it ends the game.
    """

    __slots__ = (
        *("by_deck", "by_name", "cards", "conditions", "counts_first_draws", "decks", "edition"),
        *("has_cities", "has_echoes", "is_plain", "melds_may_ask"),
        *("icons", "last_age", "numbers", "owned", "sets", "special_achievements"),
    )

    def __init__(self, edition: Edition, sets: Sequence[str], cards: Sequence[Card], every: Sequence[Card]) -> None:
        """Join an edition and sets.

        Args:
            edition: the edition.
            sets: the sets in play, in the order of `terms.SET_NAMES`.
            cards: the cards of these sets.
            every: all cards of the edition, by place.
        """
        self.edition = edition
        self.sets = tuple(sets)
        self.cards = tuple(cards)
        self.by_name = {card.name: card for card in cards}
        self.icons = edition.icons
        self.last_age = edition.last_age
        last_deck = max(card.deck for card in cards)
        self.by_deck = tuple(tuple(card for card in cards if card.deck == deck) for deck in range(last_deck + 1))
        self.decks = tuple([deck for deck, cards in enumerate(self.by_deck) if cards])
        self.owned = tuple([zone for zone in OWNED if zone.card_set in self.sets])
        self.counts_first_draws = UNSEEN in self.sets
        self.is_plain = len(self.sets) == 1
        self.has_cities = CITIES in self.sets
        self.has_echoes = ECHOES in self.sets
        self.melds_may_ask = self.has_cities or self.has_echoes
        # With any set the actions of all of them are numbered, so that they are the same in all such games.
        self.numbers = (
            ActionNumbers(self.cards, edition) if len(self.sets) == 1 else ActionNumbers(every, edition, True)
        )
        self.conditions = conditions_of(edition)
        for added in self.sets[1:]:
            self.conditions |= CONDITIONS[added]
        self.special_achievements = tuple(self.conditions)

    @property
    def number(self) -> int:
        """The number of the edition."""
        return self.edition.number

    def needed(self, players: int, teams: str) -> int:
        """How many achievements win, for a player or, in team games, for a team."""
        alone = self.edition.team_needed if teams else self.edition.needed[players]
        return alone + len(self.sets) - 1

    def progress(self, special: str, player: HasBoard) -> Progress:
        """How much of the condition of a special achievement a player meets, and how much it takes."""
        return self.conditions[special](player)

    def has_earned(self, special: str, player: HasBoard) -> bool:
        """Whether a player meets the condition of a special achievement."""
        done, needed = self.conditions[special](player)
        return done >= needed

    def __repr__(self) -> str:
        added = ", ".join(self.sets[1:])
        return f"<edition {self.edition.number}{f' with {added}' if added else ''}>"


_Load = Callable[[int, tuple[str, ...]], Ruleset]
_LOADERS: Final[list[_Load]] = []


def provide(load: _Load) -> None:
    """Name the function that finds the cards of a ruleset; the library of cards does so when it is imported."""
    _LOADERS.append(load)


def ruleset(edition: Given[int], sets: Sequence[str] = ()) -> Ruleset:
    """The rules of an edition, with these sets added to its base set; always the same object.

    Raises:
        SetupError: there is no such edition.
    """
    return _LOADERS[0](edition, tuple(sets))
