"""Twins: games that differ from one another only in cards that a seat does not see.

They are made from the true game, which no player may do, to check that a view gives nothing away.  Who is to play, not
to check, uses `views.redeal`.
"""

import random
from collections.abc import Callable, Iterable

from splay.errors import PickError
from splay.game.game import Game
from splay.position.card import Card
from splay.position.card_moves import Event
from splay.position.decision import CARD
from splay.position.state import Cards, State
from splay.views.hidden import covered_cards, hidden_cards
from splay.views.view import Asked, asked, check_seat, seen_action

ATTEMPTS = 8


def twin_of(game: Game, seat: int | None, rng: random.Random) -> Game:
    """A game with the same view for this seat (None: a spectator) but different hidden cards.

    Between actions every hidden card is dealt anew among all places where a
    card of its age is hidden.  Inside an effect, only cards of which the seat has
    seen nothing since the action began are exchanged, and the picks since
    are replayed; if no exchange fits them, the twin is a clone.  At tables that
    hide covered cards, those of unsplayed piles are exchanged, between actions, with
    hidden cards of their age and color.

    Raises:
        SetupError: there is no such seat.
    """
    check_seat(game, seat)
    if not game.picks_since_checkpoint:
        state = game.state.copy()
        hidden = hidden_cards(state, seat)
        _exchange(state, hidden | covered_cards(state, seat, splayed=False), lambda card: (card.age, card.color), rng)
        _exchange(state, hidden_cards(state, seat), _age, rng)
        return Game.from_state(state)
    hidden = hidden_cards(game.checkpoint, seat) & hidden_cards(game.state, seat)
    seen = _seen(game, seat)
    for _ in range(ATTEMPTS):
        # In a fixed order, which a set does not have, so that the same seed deals the same cards.
        chosen = {card for card in sorted(hidden, key=lambda card: card.name) if rng.random() < 0.5}
        other = _replayed(game, chosen, rng)
        if other is not None and _seen(other, seat) == seen:
            return other
    return game.clone()


def _seen(game: Game, seat: int | None) -> tuple[list[Event], list[Asked | None]]:
    """What a seat has been told and asked since the action began; not taken from a view, which this is to check."""
    asks = [decision for decision, _ in game.course.answered]
    return seen_action(game, seat), [asked(decision, seat) for decision in (*asks, game.decision)]


def _replayed(game: Game, chosen: set[Card], rng: random.Random) -> Game | None:
    """The current action with these cards dealt anew; None if the picks no longer fit, or end it."""
    state = game.checkpoint.copy()
    becomes = _exchange(state, chosen, _age, rng)
    renamed = {card.name: other.name for card, other in becomes.items()}
    other = Game.from_state(state)
    for option in game.picks_since_checkpoint:
        ask = other.decision
        if ask is not None and ask.kind == CARD:  # a player may have the name of a card
            option = renamed.get(option, option)
        try:
            other.repeat(option)
        except PickError:
            return None
    return None if other.is_resting else other


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
