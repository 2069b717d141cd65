"""A game that a seat cannot tell from the present one.

What a seat does not see could be otherwise.  `resample` deals it anew at
random: for search bots, which must not look at hidden cards, and for the
law that a view betrays none.
"""

import random
from collections.abc import Callable, Iterable

from splay.card import Card
from splay.decision import CARD
from splay.game import Game
from splay.state import Cards, State
from splay.view import check_seat, seen_action, view

ATTEMPTS = 8


def resample(game: Game, seat: int | None, rng: random.Random) -> Game:
    """A game with the same view for this seat (None: a spectator), other cards behind the backs.

    Between actions every hidden card is dealt anew among all places where a
    card of its age is hidden.  Inside an effect only cards are exchanged of
    which the seat has seen nothing since the action began, and the picks since
    are repeated; where no exchange fits them, a clone is returned.  Covered cards of
    other boards stay as they are, also at tables that hide them.

    Raises:
        SetupError: there is no such seat.
    """
    check_seat(game, seat)
    if not game.picks_since_checkpoint:
        state = game.state.copy()
        _redeal(state, hidden_cards(state, seat), rng)
        return Game.from_state(state)
    hidden = hidden_cards(game.checkpoint, seat) & hidden_cards(game.state, seat)
    seen = view(game, seat)
    for _ in range(ATTEMPTS):
        # In a fixed order, so that the same seed deals the same: a set has none.
        chosen = {card for card in sorted(hidden, key=lambda card: card.name) if rng.random() < 0.5}
        twin = _replayed(game, chosen, rng)
        if twin is not None and view(twin, seat) == seen and seen_action(twin, seat) == seen_action(game, seat):
            return twin
    return game.clone()


def hidden_cards(state: State, seat: int | None) -> set[Card]:
    """The cards whose identity this seat (None: a spectator) cannot see in a position."""
    cards: set[Card] = set(state.available)
    for deck in state.decks:
        cards.update(deck)
    for player in state.players:
        cards.update(player.achievements)
        if player.seat != seat:
            cards.update(player.hand + player.score)
    return cards


def _replayed(game: Game, chosen: set[Card], rng: random.Random) -> Game | None:
    """The present action with these cards dealt anew; None if the picks do not fit any more."""
    state = game.checkpoint.copy()
    becomes = _redeal(state, chosen, rng)
    renamed = {card.name: other.name for card, other in becomes.items()}
    twin = Game.from_state(state)
    for option in game.picks_since_checkpoint:
        ask = twin.decision
        if ask is not None and ask.kind == CARD:  # a player may be named like a card
            option = renamed.get(option, option)
        if ask is None or option not in ask.options:
            return None
        twin.pick(option)
    return twin


def _redeal(state: State, chosen: Iterable[Card], rng: random.Random) -> dict[Card, Card]:
    """Exchange these cards at random with others of them of the same age."""
    becomes: dict[Card, Card] = {}
    by_age: dict[int, list[Card]] = {}
    for card in sorted(chosen, key=lambda card: card.name):
        by_age.setdefault(card.age, []).append(card)
    for cards in by_age.values():
        others = rng.sample(cards, len(cards))
        becomes.update(zip(cards, others, strict=True))
    _rename(state, lambda cards: tuple([becomes.get(card, card) for card in cards]))
    return becomes


def _rename(state: State, rename: Callable[[Cards], Cards]) -> None:
    state.available = tuple(sorted(rename(state.available), key=lambda card: card.age))
    state.decks = [rename(deck) for deck in state.decks]
    state.openings = rename(state.openings)
    for player in state.players:
        player.hand = rename(player.hand)
        player.score = rename(player.score)
        player.achievements = rename(player.achievements)
