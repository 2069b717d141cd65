"""Twins: games that differ from one another only in cards that a seat does not see.

They are made from the true game, which no player may do, to check that nothing gives these cards away.  To play,
use `views.redeal`.

Which cards may differ follows from `testing.light` alone, never from what views or events show.  Twins are dealt
between actions, and get the same picks from there on, each twin by its own names of the cards that differ.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from splay.errors import PickError
from splay.game import inside
from splay.game.game import Game
from splay.position.card import Card
from splay.position.card_moves import Event
from splay.position.decision import ACTION, CARD, OPENING, Decision
from splay.position.state import Cards, State
from splay.position.terms import FORECAST
from splay.rules.redo import begin, redo
from splay.testing.light import Light, covered, every_card
from splay.views.view import check_seat

ATTEMPTS: Final = 8

Renames = Mapping[Card, Card]
"""Which card of a twin is in the place of a card."""


def twin_of(game: Game, seat: int | None, rng: random.Random) -> Game:
    """A game at the same question with different hidden cards, which must look the same to this seat.

    Between actions every hidden card is dealt anew among all places where a card with its back is hidden.  Inside an
    effect, only cards that have not come to light for the seat since the action began are exchanged, and the picks
    since are repeated; if the effect then goes another way, the twin is a clone.  At tables that hide covered
    cards, those of unsplayed piles are exchanged as well, with hidden cards of their back and color.

    Args:
        game: the true game.
        seat: the viewer; None is a spectator.
        rng: deals the cards.

    Raises:
        SetupError: there is no such seat.
    """
    check_seat(game, seat)
    start = inside.checkpoint(game)
    picks = inside.picks_since_checkpoint(game)
    light = light_of(start, picks, seat)
    for attempt in range(ATTEMPTS):
        # Cards that nobody holds cannot change the way an effect goes, so that the last attempts succeed.
        kept = light.lit if attempt < ATTEMPTS - 2 else light.lit | light.held
        renames = exchanged(start, every_card(start) - kept, rng)
        twin = inside.from_state(renamed(start, renames))
        if repeat(inside.from_state(start), twin, picks, renames) and not _come_to_light(twin, renames, seat):
            return twin
    return game.clone()


def _come_to_light(twin: Game, renames: Renames, seat: int | None) -> bool:
    """Whether one of the exchanged cards comes to light in a twin: a proof may show any one of several cards."""
    faces = light_of(inside.checkpoint(twin), inside.picks_since_checkpoint(twin), seat).faces
    return any(card in faces for card in renames.values())


def light_of(start: State, picks: Sequence[str], seat: int | None) -> Light:
    """What comes to light for a seat in the course of some picks, in the form of `inside.repeat`."""
    game = inside.from_state(start)
    light = Light(start, seat)
    for pick in picks:
        before = game.state.copy()
        inside.repeat(game, pick)
        follow(light, before, game)
    return light


def follow(light: Light, before: State, game: Game) -> None:
    """Show a light every position of the last pick of a game, and what happened."""
    begin(before, inside.askers(game)[-1], game.picks[-1])
    for event in game.events:
        redo(before, event)
        light.see(before, event)
    light.see(game.state)


def repeat(game: Game, twin: Game, picks: Iterable[str], renames: Renames) -> bool:
    """Make the same picks in both, in the twin under its own names of cards; False once they go apart."""
    for pick in picks:
        in_its_names = in_twin(pick, twin.decision, renames)
        inside.repeat(game, pick)
        try:
            inside.repeat(twin, in_its_names)
        except PickError:
            return False
        if not goes_together(game, twin, renames) or [*map(mark, game.events)] != [*map(mark, twin.events)]:
            return False
    return True


def in_twin(pick: str, ask: Decision | None, renames: Renames) -> str:
    """The same pick in a twin; the names of players may be those of cards, and stay."""
    if ask is None or ask.kind not in (ACTION, CARD, OPENING):
        return pick
    verb, space, name = pick.partition(" ") if ask.kind == ACTION else ("", "", pick)
    return next((f"{verb}{space}{twin.name}" for card, twin in renames.items() if card.name == name), pick)


def goes_together(game: Game, twin: Game, renames: Renames) -> bool:
    """Whether two games stand at the same public question and differ in nothing but the cards that were exchanged."""
    return asks(game) == asks(twin) and is_twin(game.state, twin.state, renames)


def is_twin(state: State, twin: State, renames: Renames) -> bool:
    """Whether two positions differ in nothing but these cards, and in how players hold cards with different backs."""
    return _in_order(renamed(state, renames)) == _in_order(twin.copy())


def mark(event: Event) -> tuple[object, ...]:
    """The kind of an event, whose it is, and of which effect: what the rules decide, and no position shows."""
    facts = event.full_json()
    return type(event), event.whose, facts.get("effect"), facts.get("card") if "effect" in facts else None


def asks(game: Game) -> tuple[object, ...] | None:
    """What is asked, and of which seat, without the options."""
    ask = game.decision
    return None if ask is None else (ask.number, ask.seat, ask.kind, ask.verb, ask.effect)


def exchanged(state: State, hidden: set[Card], rng: random.Random) -> dict[Card, Card]:
    """Deal these cards anew among their places; the card now in the place of each, if it is another one."""
    beneath = covered(state)
    first = _shuffled(hidden, lambda card: (card.deck, card.color), rng)
    places = {card: first.get(card, card) for card in hidden - beneath}
    # Covered cards keep what they got: their colors, which everyone sees, would not fit any other.
    second = _shuffled(places.values(), lambda card: (card.deck,), rng)
    becomes = {**first, **{place: second.get(card, card) for place, card in places.items()}}
    return {card: other for card, other in becomes.items() if card is not other}


def held_otherwise(state: State, seat: int | None, rng: random.Random) -> State:
    """A copy in which others hold their cards, and the junk lies, in another order.

    Cards with the same back keep theirs, by which the rules go where cards are picked from behind.
    """
    twin = state.copy()
    for player in twin.players:
        if player.seat != seat:
            player.hand = _mixed(player.hand, rng)
            player.score = _mixed(player.score, rng)
            player.put(FORECAST, _mixed(player.forecast, rng))
        player.achievements = _mixed(player.achievements, rng)
    twin.junk = _mixed(twin.junk, rng)
    return twin


def _mixed(cards: Cards, rng: random.Random) -> Cards:
    backs = rng.sample([card.deck for card in cards], len(cards))
    alike = {back: iter([card for card in cards if card.deck == back]) for back in backs}
    return tuple([next(alike[back]) for back in backs])


def _in_order(state: State) -> State:
    """The same position, with the cards that players hold sorted by their backs; the order of secrets is public."""
    state.junk = _by_deck(state.junk)
    for player in state.players:
        player.hand, player.score = _by_deck(player.hand), _by_deck(player.score)
        player.achievements = _by_deck(player.achievements)
        player.put(FORECAST, _by_deck(player.forecast))
    return state


def _by_deck(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=lambda card: card.deck))


def _shuffled(cards: Iterable[Card], alike: Callable[[Card], tuple[int, ...]], rng: random.Random) -> dict[Card, Card]:
    groups: dict[tuple[int, ...], list[Card]] = {}
    # In a fixed order, which a set does not have, so that the same seed deals the same cards.
    for card in sorted(cards, key=lambda card: card.name):
        groups.setdefault(alike(card), []).append(card)
    becomes: dict[Card, Card] = {}
    for group in groups.values():
        becomes.update(zip(group, rng.sample(group, len(group)), strict=True))
    return becomes


def renamed(state: State, renames: Renames) -> State:
    """A copy of a position with other cards in the places of these."""

    def other(cards: Cards) -> Cards:
        return tuple([renames.get(card, card) for card in cards])

    twin = state.copy()
    twin.available = _by_deck(other(twin.available))
    twin.decks = [other(deck) for deck in twin.decks]
    twin.junk = other(twin.junk)
    twin.openings = other(twin.openings)
    twin.leaving = state.leaving
    for player in twin.players:
        player.hand = other(player.hand)
        player.score = other(player.score)
        player.achievements = other(player.achievements)
        player.set_zones = tuple([other(cards) for cards in player.set_zones])
        player.piles = [other(pile) for pile in player.piles]
    return twin
