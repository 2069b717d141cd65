"""A game that could be the one in view, with hidden cards dealt at random.

Bots see only views; to try out an action, they use a game made here.  It works
only for decisions between actions: inside an effect the rules are in the middle
of something that a view does not show.
"""

import random

from splay.cards.library import card_set
from splay.game.game import Game
from splay.position.card import Card, Face
from splay.position.seating import Seating
from splay.position.setup import Setup
from splay.position.state import Cards, Player, State
from splay.position.terms import UNSPLAYED
from splay.rules.turn import short_turns
from splay.views.view import PlayerView, View


def imagine(view: View, rng: random.Random) -> Game:
    """A game in which this view is what its seat sees.

    Every unseen card is put somewhere where a back of its age is seen.  Only tables
    that hide covered cards leave some over, which count as out of the game.
    """
    names = [player.name for player in view.players]
    out = [player.seat for player in view.players if player.out]
    setup = Setup(view.edition, names, teams=view.teams, covered_hidden=False, parley=view.parley)
    seating = Seating(setup, card_set(view.edition), out)
    state = State.without_cards(seating)
    unseen = _Unseen(view, seating, rng)
    for player, seen in zip(state.players, view.players, strict=True):
        _fill(player, seen, unseen)
    state.decks = [unseen.deal([age] * count) for age, count in enumerate(view.decks)]
    state.available = unseen.deal(view.available)
    state.specials = view.specials
    state.junk = unseen.deal(view.junk)
    state.junked = view.junked
    state.box = view.box + unseen.rest()
    state.active = view.active
    state.actions_left = view.actions_left
    state.turn = view.turn
    state.short_turns = short_turns(len(names))
    state.number = view.asked.number if view.asked else 0
    return Game.from_state(state)


class _Unseen:
    """The cards that could be behind the backs, by age, shuffled."""

    def __init__(self, view: View, seating: Seating, rng: random.Random) -> None:
        seen = {face for player in view.players for face in (*player.hand, *player.score)}
        seen.update(card for player in view.players for pile in player.piles for card in pile.cards)
        seen.update(view.box)
        self._by_age: list[list[Card]] = [[] for _ in range(seating.edition.last_age + 1)]
        for card in seating.card_set.cards:
            if card not in seen:
                self._by_age[card.age].append(card)
        for cards in self._by_age:
            rng.shuffle(cards)

    def deal(self, ages: list[int] | tuple[int, ...]) -> Cards:
        """One card for each of these ages."""
        return tuple([self._by_age[age].pop() for age in ages])

    def behind(self, faces: tuple[Face, ...]) -> Cards:
        """The cards as seen, with a possible card in place of each back."""
        return tuple([face if isinstance(face, Card) else self._by_age[face.value].pop() for face in faces])

    def rest(self) -> Cards:
        """The cards that were not dealt."""
        return tuple(card for cards in self._by_age for card in cards)


def _fill(player: Player, seen: PlayerView, unseen: _Unseen) -> None:
    player.hand = unseen.behind(seen.hand)
    player.score = unseen.behind(seen.score)
    player.points = seen.points
    player.achievements = unseen.deal(seen.achievements)
    player.specials = seen.specials
    player.tucked = seen.tucked
    player.scored = seen.scored
    for pile in seen.piles:
        player.piles[pile.color] = pile.cards
        player.splays[pile.color] = pile.splay if len(pile.cards) > 1 else UNSPLAYED
        player.icons += player.pile_icons(pile.color)
