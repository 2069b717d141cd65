"""Laws that every game obeys at every decision.

Each law is a function of a game that raises `LawBroken`; `check_decision` runs
the cheap ones, `check_deeply` those that copy, save or deal anew.
`splay fuzz` and the tests run them over random games.
"""

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Final

from splay.errors import CannotRedeal, PickError
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.position.decision import ACTION, PLAYER, Decision
from splay.position.state import State
from splay.position.terms import GIVE_UP
from splay.position.validation import check, outcome_faults
from splay.rules.redo import positions
from splay.testing.broken import LawBroken
from splay.testing.light import every_card
from splay.testing.secrecy import check_secrecy
from splay.testing.twins import light_of, twin_of
from splay.views.redeal import redeal
from splay.views.view import view, view_of

LEAVING: Final = 0.2
"""How likely a player is to give up at each of the picks used to compare copies."""


def may_give_up(game: Game) -> tuple[int, ...]:
    """The seats that can give up now; empty after the end, or in editions without giving up."""
    state = game.state
    seating = state.seating
    if game.decision is None or not seating.edition.players_leave:
        return ()
    return tuple(seat for seat in seating.seats if seat not in state.leaving)


def check_decision(game: Game) -> None:
    """Check the cheap laws: options, who is asked, achievements granted in time, no victory overlooked.

    Raises:
        LawBroken: names the law.
    """
    ask = game.decision
    state = game.state
    if (ask is None) != (game.outcome is not None):
        raise LawBroken("a game asks something exactly until it is over")
    if ask is None:
        _check_outcome(state)
        return
    _check_question(ask, state)
    if ask.kind != ACTION and not state.seating.edition.tests_at_once:
        return
    rules = state.seating.rules
    for name in state.specials:
        for player in state.players:
            if state.active >= 0 and rules.has_earned(name, player):
                raise LawBroken(f"seat {player.seat} has earned {name} and does not own it")
    for player in state.players:
        if state.achievements_of(player.seat) >= state.seating.needed:
            raise LawBroken(f"seat {player.seat} has won and the game goes on")


def _check_question(ask: Decision, state: State) -> None:
    for seat in (*state.seating.out, *state.leaving):
        if ask.seat == seat:
            raise LawBroken(f"seat {seat} is out of the game and is asked")
        if ask.kind == PLAYER and state.seating.names[seat] in ask.options:
            raise LawBroken(f"seat {seat} is out of the game and is offered: {ask}")
    if len(ask.options) < 2:
        raise LawBroken(f"a decision has two options at least: {ask}")
    if len(set(ask.options)) != len(ask.options):
        raise LawBroken(f"an option is offered twice: {ask}")
    if ask.number != state.number:
        raise LawBroken(f"decision {ask.number} is asked after {state.number} picks")


def _check_outcome(state: State) -> None:
    assert state.outcome is not None
    for fault in outcome_faults(state, state.outcome):
        raise LawBroken(str(fault))


def check_position(game: Game) -> None:
    """Check that every card is in exactly one place and that splays and counts are right.

    Raises:
        LawBroken: the message says what is wrong.
    """
    try:
        check(game.state, is_resting=not inside.picks_since_checkpoint(game))
    except ValueError as error:
        raise LawBroken(f"impossible position: {error}") from None


def check_events(before: State, game: Game) -> None:
    """Check that the events of the last pick lead from the position before it to the one after it.

    What every seat sees of the position after the last event must be what it sees of the game, except for the
    question and the actions left.

    Raises:
        LawBroken: they lead elsewhere.
    """
    position = None
    for position in positions(before, inside.askers(game)[-1], game.picks[-1], game.events):  # noqa: B007 - the last one counts
        pass
    if position is None:
        return
    position.actions_left = game.state.actions_left
    if position != game.state or position.leaving != game.state.leaving:
        raise LawBroken(f"the events of {game.picks[-1]!r} do not lead to the position after it")
    for seat in _viewers(game):
        if replace(view(game, seat), so_far=None) != view_of(position, seat, game.decision):
            raise LawBroken(f"seat {seat} sees something else after the events of {game.picks[-1]!r}")


def check_deeply(game: Game, rng: random.Random) -> Counter[str]:
    """Check the laws that copy, save, refuse and deal anew.  The game is not changed.

    Returns:
        What `check_secrecy` compared, for one viewer.

    Raises:
        LawBroken: names the law.
    """
    before = game.save()
    check_refusals(game, rng)
    check_copies(game, rng)
    check_sight(game)
    compared = check_secrecy(game, rng, rng.choice(_viewers(game)))
    check_redeals(game, rng, rng.choice(_viewers(game)))
    if game.save() != before:
        raise LawBroken("looking at a game changed it")
    return compared


def check_refusals(game: Game, rng: random.Random) -> None:
    """Check that a pick that is not offered, out of turn or stale is refused and changes nothing."""
    ask = game.decision
    if ask is None:
        return
    before = game.save()
    seats = len(game.names)
    elsewhere = rng.choice([card.name for card in game.rules.cards])
    wrong: list[tuple[str, int | None, int | None]] = [
        ("nonsense", None, None),
        (ask.options[0], (ask.seat + 1) % seats, None),
        (ask.options[0], ask.seat, ask.number - 1),
        (ask.options[0], ask.seat, ask.number + 1),
    ]
    if elsewhere not in ask.options:
        wrong.append((elsewhere, ask.seat, ask.number))
    leavers = may_give_up(game)
    wrong += [(GIVE_UP, seat, None) for seat in range(seats + 1) if seat not in leavers]
    wrong += [(GIVE_UP, seat, ask.number - 1) for seat in leavers[:1]]
    for option, seat, number in wrong:
        try:
            game.pick(option, seat, number)
        except PickError:
            continue
        raise LawBroken(f"{option!r} by seat {seat} at decision {number} was accepted for {ask}")
    if game.save() != before or game.decision is not ask:
        raise LawBroken("a refused pick changed the game")


def check_copies(game: Game, rng: random.Random) -> None:
    """Check that a clone and a saved game behave like the original, and that playing them leaves it alone.

    Where players can give up, they do so now and then, and the copies are copied again.
    """
    before = game.save()
    clone, loaded = _twins(game)
    for _ in range(4):
        ask = clone.decision
        if ask is None:
            break
        told = rng.choice(ask.options)
        if (seats := may_give_up(clone)) and rng.random() < LEAVING:
            told = f"{clone.state.seating.names[rng.choice(seats)]}: {GIVE_UP}"
        inside.repeat(clone, told)
        inside.repeat(loaded, told)
        if clone != loaded or clone.decision != loaded.decision or clone.events != loaded.events:
            raise LawBroken(f"a clone and a saved game part ways at {ask} after {told}")
    _twins(clone)
    if game.save() != before:
        raise LawBroken("playing a clone changed its original")


def _twins(game: Game) -> tuple[Game, Game]:
    """A clone and a saved game; they and the replayed record must be where the game is."""
    clone = game.clone()
    loaded = Game.load(json.loads(json.dumps(game.save())))
    replayed = Record.parse(str(Record.of(game))).replay()
    for what, twin in (("clone", clone), ("saved game", loaded), ("replayed record", replayed)):
        if twin != game or twin.decision != game.decision:
            raise LawBroken(f"a {what} stands elsewhere: {twin.decision} instead of {game.decision}")
    return clone, loaded


def check_sight(game: Game) -> None:
    """Check that no seat's view names a card that has not come to light for it.

    Inside an effect, cards that came to light since the action began may be named: they may be options.
    So may the card that ended the game, and players may have the names of cards.
    """
    named = set(game.names)
    if game.outcome is not None and game.outcome.card is not None:
        named.add(game.outcome.card)
    cards = every_card(game.state)
    for seat in _viewers(game):
        light = light_of(inside.checkpoint(game), inside.picks_since_checkpoint(game), seat)
        hidden = {card.name for card in cards - light.faces}
        betrayed = (hidden - named) & set(_words(view(game, seat).to_json()))
        if betrayed:
            raise LawBroken(f"seat {seat} sees {sorted(betrayed)}")


def check_redeals(game: Game, rng: random.Random, seat: int | None) -> None:
    """Check that a game dealt anew from a seat's view is possible, looks the same to it and depends on nothing else.

    Inside an effect it may happen that none is found.
    """
    seed = rng.getrandbits(32)
    seen = view(game, seat)
    try:
        redealt = redeal(seen, random.Random(seed))
    except CannotRedeal:
        if inside.picks_since_checkpoint(game):
            return
        raise LawBroken(f"nothing can be dealt from what seat {seat} sees") from None
    check_position(redealt)
    if view(redealt, seat) != seen:
        raise LawBroken(f"what seat {seat} sees changes when it is dealt anew")
    other = redeal(view(twin_of(game, seat, rng), seat), random.Random(seed))
    if other.save() != redealt.save() or other.decision != redealt.decision:
        raise LawBroken(f"what is dealt anew for seat {seat} depends on hidden cards")


def _viewers(game: Game) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(len(game.names)), None)


def _words(data: object) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for value in data.values() for word in _words(value)]
    if isinstance(data, list):
        return [word for value in data for word in _words(value)]
    return []
