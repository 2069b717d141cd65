"""A game that a seat cannot tell from the current one.

What a seat does not see could be different.  `resample` deals it anew at
random: for search bots, which must not look at hidden cards, and for the
law that a view reveals none.
"""

import random
from collections.abc import Callable, Iterable

from splay.errors import PickError
from splay.game.game import Game
from splay.position.card import Card
from splay.position.decision import CARD
from splay.position.state import Cards, State
from splay.position.terms import UNSPLAYED
from splay.views.view import check_seat, seen_action, view

ATTEMPTS = 8


def resample(game: Game, seat: int | None, rng: random.Random) -> Game:
    """A game with the same view for this seat (None: a spectator) but different hidden cards.

    Between actions every hidden card is dealt anew among all places where a
    card of its age is hidden.  Inside an effect, only cards of which the seat has
    seen nothing since the action began are exchanged, and the picks since
    are replayed; if no exchange fits them, a clone is returned.  At tables that
    hide covered cards, those of unsplayed piles are exchanged, between actions, with
    hidden cards of their age and color.

    Raises:
        SetupError: there is no such seat.
    """
    check_seat(game, seat)
    if not game.picks_since_checkpoint:
        state = game.state.copy()
        hidden = hidden_cards(state, seat)
        _exchange(state, hidden | _covered(state, seat, splayed=False), lambda card: (card.age, card.color), rng)
        _exchange(state, hidden_cards(state, seat), _age, rng)
        return Game.from_state(state)
    hidden = hidden_cards(game.checkpoint, seat) & hidden_cards(game.state, seat)
    seen = view(game, seat)
    for _ in range(ATTEMPTS):
        # In a fixed order, which a set does not have, so that the same seed deals the same cards.
        chosen = {card for card in sorted(hidden, key=lambda card: card.name) if rng.random() < 0.5}
        twin = _replayed(game, chosen, rng)
        if twin is not None and view(twin, seat) == seen and seen_action(twin, seat) == seen_action(game, seat):
            return twin
    return game.clone()


def unseen_cards(state: State, seat: int | None) -> set[Card]:
    """All cards whose identity this seat (None: a spectator) cannot see, including covered cards where hidden."""
    return hidden_cards(state, seat) | _covered(state, seat, splayed=True) | _covered(state, seat, splayed=False)


def _covered(state: State, seat: int | None, splayed: bool) -> set[Card]:
    """The covered cards that the table hides from this seat, in splayed or in other piles."""
    if not state.seating.setup.covered_hidden:
        return set()
    return {
        card
        for player in state.players
        for color, pile in enumerate(player.piles)
        for card in pile[1:]
        if player.seat != seat and (player.splays[color] != UNSPLAYED) == splayed
    }


def hidden_cards(state: State, seat: int | None) -> set[Card]:
    """The cards of which this seat (None: a spectator) sees a back: hands, score piles, decks, achievements, junk."""
    cards: set[Card] = set(state.available + state.junk)
    for deck in state.decks:
        cards.update(deck)
    for player in state.players:
        cards.update(player.achievements)
        if player.seat != seat:
            cards.update(player.hand + player.score)
    return cards


def _replayed(game: Game, chosen: set[Card], rng: random.Random) -> Game | None:
    """The current action with these cards dealt anew; None if the picks no longer fit."""
    state = game.checkpoint.copy()
    becomes = _exchange(state, chosen, _age, rng)
    renamed = {card.name: other.name for card, other in becomes.items()}
    twin = Game.from_state(state)
    for option in game.picks_since_checkpoint:
        ask = twin.decision
        if ask is not None and ask.kind == CARD:  # a player may have the name of a card
            option = renamed.get(option, option)
        try:
            twin.repeat(option)
        except PickError:
            return None
    return twin


def _age(card: Card) -> tuple[int, ...]:
    return (card.age,)


def _exchange(
    state: State, chosen: Iterable[Card], alike: Callable[[Card], tuple[int, ...]], rng: random.Random
) -> dict[Card, Card]:
    """Shuffle these cards among those that are alike; returns what became of each."""
    becomes: dict[Card, Card] = {}
    groups: dict[tuple[int, ...], list[Card]] = {}
    for card in sorted(chosen, key=lambda card: card.name):
        groups.setdefault(alike(card), []).append(card)
    for cards in groups.values():
        becomes.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
    _rename(state, lambda cards: tuple([becomes.get(card, card) for card in cards]))
    return becomes


def _rename(state: State, rename: Callable[[Cards], Cards]) -> None:
    state.available = tuple(sorted(rename(state.available), key=lambda card: card.age))
    state.decks = [rename(deck) for deck in state.decks]
    state.junk = rename(state.junk)
    state.openings = rename(state.openings)
    for player in state.players:
        player.hand = rename(player.hand)
        player.score = rename(player.score)
        player.achievements = rename(player.achievements)
        player.piles = [rename(pile) for pile in player.piles]
