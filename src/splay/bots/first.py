"""A yardstick: looks one action ahead in a few games that could be this one, and stays as it is."""

import random
from typing import Final

from splay.bots.patience import useful
from splay.bots.random import chance
from splay.game.game import Game
from splay.position.card import Card, unpacked
from splay.position.decision import ACTION, CARD, COLOR, OPENING
from splay.position.state import Player, State
from splay.position.terms import COLOR_NAMES, PASS
from splay.position.verbs import GIVE_UP, JUNK_ACHIEVEMENT
from splay.rules.turn_actions import claimable_age
from splay.views.redeal import redeal
from splay.views.view import Asked, PlayerView, View, view

WORLDS: Final = 3
"""Redealt games in which each action is tried."""

# What things are worth, in points.  Rough values, tuned by self-play.
ACHIEVEMENT: Final = 30.0
VICTORY: Final = 1000.0
HAND_CARD: Final = 0.8
TOP_VALUE: Final = 0.9
HIGHEST_TOP: Final = 2.0
ICON: Final = 0.35
IN_REACH: Final = 1
"""Achievements up to this much above what can be claimed now count as in reach: they are junked last."""
PRICE_BELOW: Final = 4
"""Parley is paid only with cards at least this much below the value of the card it is about."""


class FirstBot:
    """Takes the action that leaves it best off compared with its best opponent."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that looks best now."""
        rng = chance(self._seed, ask.number)
        return best_action(view, ask, rng) if ask.kind == ACTION else prefer(view, ask, rng)


def best_action(seen: View, ask: Asked, rng: random.Random) -> str:
    """The action after which the seat stands best, on average over redealt games."""
    options = useful(seen, ask)
    totals = dict.fromkeys(options, 0.0)
    for _ in range(WORLDS):
        world = redeal(seen, rng)
        for option in options:
            totals[option] += _tried(world.clone(), option, ask.seat, rng)
    best = max(totals.values())
    return rng.choice([option for option, total in totals.items() if total == best])


def _tried(game: Game, option: str, seat: int, rng: random.Random) -> float:
    """How the seat stands after this action, with everyone answering by preference."""
    game.pick(option)
    while (ask := game.decision) is not None and ask.kind != ACTION:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        game.pick(prefer(seen, seen.asked, rng))
    return standing(game.state, seat)


def standing(state: State, seat: int) -> float:
    """How well a seat stands, in points: its own strength less that of the best opponent."""
    team = state.seating.team_of(seat)
    if state.outcome is not None:
        return 0.0 if not state.outcome.winners else VICTORY if seat in state.outcome.winners else -VICTORY
    if seat in state.seating.out:
        return -VICTORY
    mine = sum(strength(state.players[mate]) for mate in team)
    theirs = max(strength(state.players[other]) for other in state.seating.opponents[seat])
    return mine / len(team) - theirs


def strength(player: Player) -> float:
    """What a player's cards are worth, in points."""
    tops = player.tops
    return (
        ACHIEVEMENT * player.achievement_count
        + player.points
        + HAND_CARD * sum(1 + card.value / 4 for card in player.hand)
        + TOP_VALUE * sum(card.value for card in tops)
        + HIGHEST_TOP * max((card.value for card in tops), default=0)
        + ICON * sum(unpacked(player.icons))
    )


def prefer(view: View, ask: Asked, rng: random.Random) -> str:
    """A quick answer by rules of thumb: take what is offered, keep what is valuable, give away what is cheap."""
    options = ask.options
    assert options, "a bot is only asked when it has options"
    takers = [option for option in options if option != PASS]
    if ask.verb is GIVE_UP:
        return PASS
    if ask.kind in (CARD, OPENING):
        by_name = view.rules.by_name
        cards = [by_name[name] for name in takers]
        return _prefer_card(view, ask, cards)
    if ask.kind == COLOR:
        piles = {COLOR_NAMES[pile.color]: len(pile.cards) for pile in view.players[ask.seat].piles}
        return max(takers, key=lambda color: piles.get(color, 0))
    if ask.verb is JUNK_ACHIEVEMENT:
        return _prefer_to_junk(view.players[ask.seat], [int(value) for value in takers], PASS in options)
    return rng.choice(takers)


def _prefer_card(view: View, ask: Asked, cards: list[Card]) -> str:
    if ask.verb.is_costly:  # the cheapest goes
        cheapest = min(cards, key=lambda card: card.value)
        may_stop = ask.options is not None and PASS in ask.options
        return PASS if may_stop and cheapest.value > _worth(view, ask) else cheapest.name
    return max(cards, key=lambda card: card.value).name


def _worth(view: View, ask: Asked) -> int:
    """The highest value of a card that may be given away.

    Parley is paid with cards far below the card it is about, everything else with cards at
    most one above the bot's own top cards.
    """
    if ask.verb.buys and ask.card is not None:
        return view.rules.by_name[ask.card].value - PRICE_BELOW
    return 1 + view.players[ask.seat].highest_top


def _prefer_to_junk(you: PlayerView, values: list[int], may_stop: bool) -> str:
    """The lowest achievement out of reach; if there is none, pass if possible, otherwise the highest."""
    reach = claimable_age(you.points, you.highest_top) + IN_REACH
    beyond = [value for value in values if value > reach]
    if beyond:
        return str(min(beyond))
    return PASS if may_stop else str(max(values))
