"""What may happen to somebody for the first time in an ordinary game, and is worth a sentence then.

All of it follows from what a seat is told and sees; nothing is looked up that is hidden from it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from splay.position.actions import ACHIEVE, DRAW, action_of
from splay.position.card import Card
from splay.position.card_moves import Achieve, Chain, Draw, Event, Exchange, Junk, Meld, PayForParley, Transfer
from splay.position.decision import ACTION
from splay.position.events import (
    Claim,
    DogmaBegins,
    EffectBegins,
    JunkSpecial,
    Lose,
    ShareBonus,
    Splay,
    TurnBegins,
    Unsplay,
)
from splay.position.terms import ACHIEVEMENTS
from splay.views.view import View

HIT: Final = "hit"
YOU_SHARE: Final = "you share"
SHARED: Final = "shared"
BONUS: Final = "bonus"
OBEYED: Final = "obeyed"
MISSED: Final = "missed"
SPARED: Final = "spared"
JUNKED: Final = "junked"
JUNKED_SPECIAL: Final = "junked special"
CHAIN: Final = "chain"
DISTANT: Final = "distant"
LOST: Final = "lost"
SPECIAL: Final = "special"
TAKEN: Final = "taken"
SPLAYED: Final = "splayed"
COVERED: Final = "covered"
HIGHER: Final = "higher"
NO_BONUS: Final = "no bonus"
CAN_ACHIEVE: Final = "can achieve"
NOT_SPENT: Final = "not spent"
NEAR_WIN: Final = "near win"
PLAYER_LOST: Final = "player lost"
KINDS: Final = (
    HIT,
    YOU_SHARE,
    SHARED,
    BONUS,
    OBEYED,
    JUNKED,
    JUNKED_SPECIAL,
    CHAIN,
    DISTANT,
    LOST,
    PLAYER_LOST,
    CAN_ACHIEVE,
    SPECIAL,
    TAKEN,
    NEAR_WIN,
    SPLAYED,
    COVERED,
    HIGHER,
    NOT_SPENT,
    SPARED,
    MISSED,
    NO_BONUS,
)
"""All kinds, the most instructive first.  Their places are what is remembered: new ones go to the end of `STORED`."""
STORED: Final = (
    HIT,
    YOU_SHARE,
    SHARED,
    BONUS,
    OBEYED,
    MISSED,
    SPARED,
    JUNKED,
    JUNKED_SPECIAL,
    CHAIN,
    DISTANT,
    LOST,
    SPECIAL,
    TAKEN,
    SPLAYED,
    COVERED,
    HIGHER,
    NO_BONUS,
    CAN_ACHIEVE,
    NOT_SPENT,
    NEAR_WIN,
    PLAYER_LOST,
)


@dataclass(frozen=True, slots=True)
class ToldPick:
    """A pick, and what a seat was told of it.

    Attributes:
        seat, option: who picked what.
        begins_action: whether it answered an action decision.
        step: how many events had happened before.
        events: what happened, as the seat may know it.
    """

    seat: int
    option: str
    begins_action: bool
    step: int
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class First:
    """Something that has happened.

    Attributes:
        kind: one of `KINDS`.
        who: the player it is about; None: the one who is told.
        cards: names of cards, by placeholder.
        icon: the number of the icon compared; None: none is.
        numbers: figures, by placeholder.
        special: a special achievement; empty: none.
        event: a splay, as it is told.
        gains: changes of icons, by number of the icon.
    """

    kind: str
    who: int | None = None
    cards: Mapping[str, str] = field(default_factory=dict)
    icon: int | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    special: str = ""
    event: Splay | None = None
    gains: Mapping[int, int] = field(default_factory=dict)


Look = Callable[[int], View]
"""What the seat sees at a step."""


def firsts(picks: Sequence[ToldPick], new: int, now: View, look: Look) -> dict[str, First]:
    """All that has happened since a pick, and what is so now; of each kind, the last occurrence.

    Args:
        picks: from the beginning of an action.
        new: the number of the first of them whose events count; the others only say what was going on.
        now: what the seat sees, which is asked.
        look: what it saw at a step.
    """
    assert now.seat is not None, "spectators are told nothing"
    found: dict[str, First] = {}
    going_on = _Action(now, now.seat, look)
    for number, pick in enumerate(picks):
        told = list(going_on.follow(pick))
        if number >= new:
            found |= {first.kind: first for first in told}
    if now.asked is None or now.asked.kind == ACTION:
        found |= {first.kind: first for first in going_on.over()}
    return found | {first.kind: first for first in _state(now, now.seat)}


def _state(now: View, me: int) -> Iterator[First]:
    """What is so, whatever has happened."""
    options = (now.asked.options if now.asked is not None and now.asked.kind == ACTION else None) or ()
    ages = [action_of(option).age for option in options if action_of(option).kind == ACHIEVE]
    own = now.players[me]
    if ages:
        numbers = {"age": min(ages), "points": own.points, "top": own.highest_top}
        yield First(CAN_ACHIEVE, numbers=numbers)
    for player in now.players:
        count = len(player.achievements) + len(player.specials)
        is_alone = now.seating.team_of(player.seat) == (player.seat,)
        if is_alone and player.seat != me and not player.out and count == now.needed - 1:
            yield First(NEAR_WIN, player.seat, numbers={"count": count, "needed": now.needed})


class _Action:
    """Follows one action after the other."""

    def __init__(self, now: View, me: int, look: Look) -> None:
        self._me = me
        self._look = look
        self._team_of = now.seating.team_of
        self._clear()

    def _clear(self) -> None:
        self._dogma: DogmaBegins | None = None
        self._effect: EffectBegins | None = None
        self._sharers: list[int] = []
        self._has_bonus = False

    def follow(self, pick: ToldPick) -> Iterator[First]:
        """What a pick has brought."""
        if pick.begins_action:
            yield from self.over()
        for step, event in enumerate(pick.events, start=pick.step):
            yield from self._one(event, step, pick)

    def over(self) -> Iterator[First]:
        """The action is over: what has not happened in it."""
        dogma, me = self._dogma, self._me
        if dogma is not None:
            demands = any(effect.is_demand for effect in dogma.card.effects)
            foes = [seat for seat in range(len(dogma.counts)) if seat not in self._team_of(dogma.seat)]
            mine, theirs = dogma.counts[me], dogma.counts[dogma.seat]
            strangers = [seat for seat in self._sharers if seat in foes]
            if dogma.seat == me and demands and all(dogma.counts[seat] >= mine for seat in foes):
                yield self._compared(MISSED, None)
            elif dogma.seat != me and demands and me in foes and mine >= theirs:
                yield self._compared(SPARED, dogma.seat)
            if dogma.seat == me and strangers and not self._has_bonus:
                yield First(NO_BONUS, strangers[0], {"card": dogma.card.name})
        self._clear()

    def _one(self, event: Event, step: int, pick: ToldPick) -> Iterator[First]:
        match event:
            case TurnBegins():
                yield from self.over()
            case DogmaBegins():
                self._dogma = event
            case EffectBegins():
                self._effect = event
                yield from self._effect_begins(event)
            case ShareBonus():
                self._has_bonus = True
                self._effect = None
                if event.seat == self._me and self._dogma is not None:
                    yield First(BONUS, cards={"card": self._dogma.card.name})
            case Splay() if not isinstance(event, Unsplay):
                yield from self._splayed(event, step)
            case _:
                yield from self._moved(event, step, pick)

    def _effect_begins(self, event: EffectBegins) -> Iterator[First]:
        """Somebody shares or obeys; cards that are carried out alone are neither shared nor obeyed."""
        dogma, me = self._dogma, self._me
        is_inner = dogma is None or event.effect.card != dogma.card.name
        if is_inner or event.resumed or event.seat == event.activator:
            return
        if not event.effect.is_demand:
            self._sharers.append(event.seat)
        if me == event.seat:
            yield self._compared(HIT if event.effect.is_demand else YOU_SHARE, event.activator)
        elif me == event.activator:
            yield self._compared(OBEYED if event.effect.is_demand else SHARED, event.seat)

    def _compared(self, kind: str, who: int | None) -> First:
        """Something that follows from numbers of icons."""
        dogma = self._dogma
        assert dogma is not None, "a card has been activated"
        numbers = {"mine": dogma.counts[self._me]} | ({} if who is None else {"theirs": dogma.counts[who]})
        return First(kind, who, {"card": dogma.card.name}, dogma.card.featured, numbers)

    def _splayed(self, event: Splay, step: int) -> Iterator[First]:
        gains = {icon: change for icon, change in self._changes(event.seat, step).items() if change > 0}
        if gains:
            who = None if event.seat == self._me else event.seat
            yield First(SPLAYED, who, event=event, gains=gains)

    def _moved(self, event: Event, step: int, pick: ToldPick) -> Iterator[First]:
        """Cards have moved, or somebody leaves."""
        me = self._me
        who = None if event.whose == me else event.whose
        match event:
            case Junk(origin=zone, card=card) if zone == ACHIEVEMENTS:
                yield First(JUNKED, who, numbers={"age": card.value})
            case JunkSpecial():
                yield First(JUNKED_SPECIAL, who, special=event.special)
            case Chain():
                yield First(CHAIN, who)
            case Achieve() if event.to != me:
                yield First(TAKEN, event.to, numbers={"age": event.card.value})
            case Achieve() if pick.begins_action:
                points = self._look(step + 1).players[me].points
                yield First(NOT_SPENT, numbers={"age": event.card.value, "points": points})
            case Claim():
                yield First(SPECIAL, who, special=event.special)
            case PayForParley():
                yield First(DISTANT, who)
            case Lose() if who is not None:
                yield First(PLAYER_LOST, who)
            case Transfer() | Exchange() if who is None and event.to != me and self._is_done_to_me():
                assert isinstance(event.card, Card), "it was one's own"
                yield First(LOST, event.to, {"card": event.card.name})
            case Draw() if pick.begins_action and pick.option == DRAW and who is None:
                expected = max(1, self._look(step).players[me].highest_top)
                if event.card.value > expected:
                    yield First(HIGHER, numbers={"age": expected, "value": event.card.value})
            case Meld() if event.to == me:
                yield from self._covered(event, step)

    def _is_done_to_me(self) -> bool:
        """Whether somebody else's effect is carried out that one does not share: what one shares, one does oneself."""
        effect, me = self._effect, self._me
        return effect is not None and effect.activator != me and (effect.effect.is_demand or effect.seat != me)

    def _covered(self, event: Meld, step: int) -> Iterator[First]:
        """An own card has been covered, and icons with it."""
        me, card = self._me, event.card
        if not isinstance(card, Card):
            return
        piles = [pile for pile in self._look(step).players[me].piles if pile.color == card.color]
        losses = {icon: change for icon, change in self._changes(me, step).items() if change < 0}
        if piles and losses:
            yield First(COVERED, cards={"card": card.name, "other": piles[0].cards[0].name}, gains=losses)

    def _changes(self, seat: int, step: int) -> dict[int, int]:
        """How the icons of a player have changed by an event."""
        before, after = (self._look(at).players[seat].icons for at in (step, step + 1))
        changes = {icon: now - then for icon, (then, now) in enumerate(zip(before, after, strict=True))}
        return {icon: change for icon, change in changes.items() if change}
