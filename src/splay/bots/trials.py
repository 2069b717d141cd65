"""Games in which to try an action, and ways to play it there."""

import random
from collections.abc import Iterator
from typing import Final

from splay.game.game import Game
from splay.position.card_moves import Event
from splay.position.decision import ACTION, BACK, CARD, VALUE, Decision
from splay.position.events import DogmaBegins, EffectBegins, TurnBegins
from splay.position.terms import PASS
from splay.position.verbs import GIVE_UP
from splay.views.redeal import dealer_of
from splay.views.view import View

WAYS: Final = 4
"""Ways of answering that are tried one by one in each game, before others are picked at random."""
FRAMES: Final = (DogmaBegins, EffectBegins)
"""Events that report on an action but change and show nothing."""


def worlds(seen: View, seed: int) -> Iterator[Game]:
    """As many redealt games as there are unseen cards of one age, so that each is in each of their places once."""
    dealer = dealer_of(seen)
    for turn in range(max(1, *map(len, dealer.unseen))):  # one even where nothing is unseen
        yield dealer.game(random.Random(seed), turn)


def each_way(world: Game, option: str) -> Iterator[Game]:
    """This game after the action, for every way of answering; those that do the most come first."""
    path: list[int] = []
    while True:
        game = world.clone()
        game.pick(option)
        counts: list[int] = []
        while (ask := game.decision) is not None and ask.kind != ACTION:
            offered = _offered(ask)
            if len(path) == len(counts):
                path.append(0)
            game.pick(offered[path[len(counts)]])
            counts.append(len(offered))
        yield game
        while path and path[-1] + 1 == counts[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


def ways(world: Game, option: str, rng: random.Random) -> Iterator[Game]:
    """This game after the action, for every way of answering if there are few, otherwise for a diverse few."""
    for number, game in enumerate(each_way(world, option)):
        if number == WAYS:
            break
        yield game
    else:
        return
    for answer in (_declining, _highest, _lowest, _acting):
        game = world.clone()
        game.pick(option)
        while (ask := game.decision) is not None and ask.kind != ACTION:
            game.pick(answer(game, ask, rng))
        yield game


def _offered(ask: Decision) -> tuple[str, ...]:
    """The answers worth trying, in which no partner gives up."""
    return (PASS,) if ask.verb is GIVE_UP else ask.options


def _declining(_: Game, ask: Decision, rng: random.Random) -> str:
    return PASS if PASS in ask.options else rng.choice(ask.options)


def _acting(_: Game, ask: Decision, rng: random.Random) -> str:
    offered = _offered(ask)
    return rng.choice([option for option in offered if option != PASS] or offered)


def _highest(game: Game, ask: Decision, rng: random.Random) -> str:
    values = _values(game, ask)
    return max(values, key=values.__getitem__) if values else _acting(game, ask, rng)


def _lowest(game: Game, ask: Decision, rng: random.Random) -> str:
    values = _values(game, ask)
    return min(values, key=values.__getitem__) if values else _acting(game, ask, rng)


def _values(game: Game, ask: Decision) -> dict[str, int]:
    """The values of the cards or values on offer; empty if something else is on offer."""
    takers = [option for option in ask.options if option != PASS]
    if ask.kind == CARD:
        by_name = game.rules.by_name
        return {option: by_name[option].value for option in takers}
    return {option: int(option) for option in takers} if ask.kind in (BACK, VALUE) else {}


def deeds(game: Game) -> list[Event]:
    """What the action just tried has changed or shown, up to the next turn."""
    found = []
    for event in game.action_events:
        if isinstance(event, TurnBegins):
            break
        if not isinstance(event, FRAMES):
            found.append(event)
    return found
