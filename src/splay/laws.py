"""Laws that every game obeys at every decision.

Each law is a function of a game that raises `LawBroken`; `check_decision` runs
those that are cheap, `check_deeply` those that copy, save or deal anew.
`splay fuzz` and the tests run them over random games.
"""

import json
import random
from typing import Final

from splay.decision import ACTION
from splay.errors import PickError
from splay.game import Game
from splay.record import Record
from splay.resample import resample, unseen_cards
from splay.soundness import check, outcome_faults
from splay.specials import CONDITIONS
from splay.state import State
from splay.terms import GIVE_UP
from splay.view import seen_action, view

LEAVING: Final = 0.2
"""How likely a player gives up, at each of the picks by which copies are compared."""


class LawBroken(AssertionError):
    """A game did what no game may do."""


def may_give_up(game: Game) -> tuple[int, ...]:
    """The seats that can give up now; none before the first turn, after the end, or where the edition has it not."""
    state = game.state
    table = state.table
    if game.decision is None or state.active < 0 or not table.edition.players_leave:
        return ()
    return tuple(seat for seat in table.seats if seat not in state.leaving)


def check_decision(game: Game) -> None:
    """The laws that cost little: options, who is asked, achievements granted in time, no victory overlooked.

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
    if ask.seat in (*state.table.out, *state.leaving):
        raise LawBroken(f"seat {ask.seat} is out of the game and is asked")
    if len(ask.options) < 2:
        raise LawBroken(f"a decision has two options at least: {ask}")
    if len(set(ask.options)) != len(ask.options):
        raise LawBroken(f"an option is offered twice: {ask}")
    if ask.number != state.number:
        raise LawBroken(f"decision {ask.number} is asked after {state.number} picks")
    if ask.kind != ACTION and not state.table.edition.tests_at_once:
        return
    conditions = CONDITIONS[state.table.edition.number]
    for name in state.specials:
        for player in state.players:
            if state.active >= 0 and conditions[name](player):
                raise LawBroken(f"seat {player.seat} has earned {name} and does not own it")
    for player in state.players:
        if state.achievements_of(player.seat) >= state.table.needed:
            raise LawBroken(f"seat {player.seat} has won and the game goes on")


def _check_outcome(state: State) -> None:
    assert state.outcome is not None
    for fault in outcome_faults(state, state.outcome):
        raise LawBroken(str(fault))


def check_position(game: Game) -> None:
    """Every card is in exactly one place, splays and counts are right.

    Raises:
        LawBroken: names what is wrong.
    """
    try:
        check(game.state, is_resting=not game.picks_since_checkpoint)
    except ValueError as error:
        raise LawBroken(f"impossible position: {error}") from None


def check_deeply(game: Game, rng: random.Random) -> None:
    """The laws that copy, save, refuse and deal anew.  The game is not changed.

    Raises:
        LawBroken: names the law.
    """
    before = game.save()
    check_refusals(game, rng)
    check_copies(game, rng)
    check_sight(game, rng)
    if game.save() != before:
        raise LawBroken("looking at a game changed it")


def check_refusals(game: Game, rng: random.Random) -> None:
    """A pick that is not offered, out of turn or stale is refused and changes nothing."""
    ask = game.decision
    if ask is None:
        return
    before = game.save()
    seats = len(game.state.players)
    elsewhere = rng.choice([card.name for card in game.state.table.card_set.cards])
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
    """A clone and a saved game ask the same and go on alike; playing them leaves the original alone.

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
            told = f"{clone.state.table.names[rng.choice(seats)]}: {GIVE_UP}"
        clone.repeat(told)
        loaded.repeat(told)
        if clone != loaded or clone.decision != loaded.decision or clone.events != loaded.events:
            raise LawBroken(f"a clone and a saved game part ways at {ask} after {told}")
    _twins(clone)
    if game.save() != before:
        raise LawBroken("playing a clone changed its original")


def _twins(game: Game) -> tuple[Game, Game]:
    """A clone and a saved game; they and the replayed record must stand where the game stands."""
    clone = game.clone()
    loaded = Game.load(json.loads(json.dumps(game.save())))
    replayed = Record.parse(str(Record.of(game))).replay()
    for what, twin in (("clone", clone), ("saved game", loaded), ("replayed record", replayed)):
        if twin != game or twin.decision != game.decision:
            raise LawBroken(f"a {what} stands elsewhere: {twin.decision} instead of {game.decision}")
    return clone, loaded


def check_sight(game: Game, rng: random.Random) -> None:
    """No seat's view names a card hidden from it, or changes when hidden cards are dealt anew.

    Cards that were shown since the action began may be named: they are options then.
    So may the card that ended the game, and players may be named like cards.
    """
    named = set(game.state.table.names)
    if game.outcome is not None and game.outcome.card is not None:
        named.add(game.outcome.card)
    for seat in (*range(len(game.state.players)), None):
        seen = view(game, seat).to_json()
        happened = seen_action(game, seat)
        known = named.union(_words(happened) if game.picks_since_checkpoint else ())
        hidden = {card.name for card in unseen_cards(game.state, seat)}
        betrayed = (hidden - known) & set(_words(seen))
        if betrayed:
            raise LawBroken(f"seat {seat} sees {sorted(betrayed)}")
        twin = resample(game, seat, rng)
        if view(twin, seat).to_json() != seen:
            raise LawBroken(f"seat {seat} can tell hidden cards apart")
        if game.picks_since_checkpoint and seen_action(twin, seat) != happened:
            raise LawBroken(f"what happened tells seat {seat} of hidden cards")


def _words(data: object) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for value in data.values() for word in _words(value)]
    if isinstance(data, list):
        return [word for value in data for word in _words(value)]
    return []
