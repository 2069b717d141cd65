"""Which cards a viewer may know, by where they lie: the rules of sight written a second time, to check the first.

Nothing here asks `splay.views` or `Event.seen_by`.  It follows `docs/reference/rulings.md`, "Who sees what", and goes
by positions alone, with two exceptions: `PUBLIC` lists the kinds of events by which the rules show a card that stays
where it is, and who decides for another player looks at that player's cards.  Any other event that names a card which
has not come to light this way betrays it, and so does a card revealed by an effect whose sentence does not speak of it.
"""

from typing import Final

from splay.position.card import Card
from splay.position.card_moves import Event
from splay.position.events import LookOver
from splay.position.ruleset import Ruleset
from splay.position.state import State
from splay.position.terms import UNSPLAYED

PUBLIC: Final = frozenset(("reveal", "show", "dogma", "effect"))
"""The kinds that name a card to everyone: it is revealed, shown as proof, activated, or carried out."""
REVEALS: Final = "reveal"
"""The kind of event that needs an effect which says so, and the word by which it does."""


class Light:
    """The cards that have come to light for one viewer while a game was followed.

    Attributes:
        seat: the viewer; None is a spectator.
        faces: cards whose face the viewer has seen.
        lit: these, and cards of which more than the back was to be seen: their icons, covered in a splayed pile.
        held: cards that have been in a hand, a score pile, a forecast or a board, so that some player knows them.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.faces: set[Card] = set()
        self.lit: set[Card] = set()
        self.held: set[Card] = set()
        self._boards = _on_boards(state)
        self._sentence = ""
        self.see(state)

    def see(self, position: State, event: Event | None = None) -> None:
        """Take in a position, with the event that led to it, in which every card is known."""
        self.faces |= shown(position, self.seat)
        self.held |= held(position)
        boards = _on_boards(position)
        # Everyone sees a card that leaves or enters a board, even if it is covered at once.
        self.faces.update(card for card, _ in boards ^ self._boards)
        self._boards = boards
        if isinstance(event, LookOver) and self.seat in (event.seat, event.to):
            self.faces.update(event.faces())
        if event is not None and event.kind in PUBLIC:
            self._hear(event, position.seating.rules)
        self.lit |= self.faces | splayed(position)

    def _hear(self, event: Event, cards: Ruleset) -> None:
        """Take in an event by which the rules name cards; without an effect, a city reveals them."""
        facts = event.full_json()
        if "effect" in facts:
            self._sentence = cards.by_name[facts["card"]].effect(facts["effect"]).sentence.lower()
        if event.kind != REVEALS or not self._sentence or REVEALS in self._sentence:
            names = [*([facts["card"]] if facts.get("card") else []), *facts.get("cards", [])]
            self.faces.update(cards.by_name[name] for name in names)


def shown(state: State, seat: int | None) -> set[Card]:
    """The cards that show a viewer their face."""
    cards = set(state.box)
    for player in state.players:
        mine = player.seat == seat
        if mine:
            cards.update(player.hand, player.score, player.forecast)
        for pile in player.piles:
            cards.update(pile if mine or not state.seating.setup.covered_hidden else pile[:1])
    return cards


def splayed(state: State) -> set[Card]:
    """The cards of splayed piles, which show icons."""
    return {
        card
        for player in state.players
        for pile, splay in zip(player.piles, player.splays, strict=True)
        if splay != UNSPLAYED
        for card in pile
    }


def held(state: State) -> set[Card]:
    """The cards that some player may look at; of a secret, everyone sees only the back."""
    cards = set(state.box)
    for player in state.players:
        cards.update(player.hand, player.score, player.forecast, *player.piles)
    return cards


def covered(state: State) -> set[Card]:
    """The cards under others on a board."""
    return {card for player in state.players for pile in player.piles for card in pile[1:]}


def every_card(state: State) -> set[Card]:
    """All cards of the game."""
    return set(state.seating.rules.cards)


def _on_boards(state: State) -> set[tuple[Card, int]]:
    return {(card, player.seat) for player in state.players for pile in player.piles for card in pile}
