"""What the question bar and the boards tell before anybody decides: data alone, without words.

Who obeys and who shares is counted from the view; what follows is tried out in redealt games
(`splay.bots.lookahead`).  Both know only what the seat that looks may know.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from splay.bots.lookahead import After, Gain, OpenMove, Trial, do_nothing, try_action
from splay.position.actions import ACHIEVE, DRAW, Action
from splay.position.card import Card
from splay.position.decision import ACTION
from splay.position.state import Outcome
from splay.views.forecast import (
    Forecast,
    Relation,
    changed_relations,
    clockwise,
    forecast,
    melded,
    partners_of,
    splayed,
)
from splay.views.view import PlayerView, View

HIT: Final = "hit"
SHARE: Final = "share"
PAY: Final = "pay"
NONE: Final = "none"
OWN: Final = "own"


@dataclass(frozen=True, slots=True)
class PlayerEffect:
    """What a card does to one player if somebody activates it.

    Attributes:
        seat: who it is.
        kind: `HIT` obeys a demand; `SHARE` shares; `PAY` shares after paying, by parley; `NONE` looks on.
        count: the player's icons of the kind that counts.
        own: those of who activates the card.
        icon: that icon, one of `terms.ICONS`.
        may_pay: whether the player can pay, by parley: to share, or not to obey.
        earns_bonus: whether its sharing can earn who activates the card a draw, as that of a partner cannot.
    """

    seat: int
    kind: str
    count: int
    own: int
    icon: int
    may_pay: bool
    earns_bonus: bool


class Shift(NamedTuple):
    """A number now and after the action; the same twice where it is certain."""

    before: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes of one player.

    Attributes:
        seat: who it is.
        points: of the score pile; None if they stay as they are.
        icons: the icons that can become more or fewer, each one of `terms.ICONS`.
        surely: achievements gained for certain: ages, or names of special ones.
        possibly: achievements that may be gained besides.
    """

    seat: int
    points: Shift | None
    icons: tuple[tuple[int, Shift], ...]
    surely: tuple[Gain, ...]
    possibly: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What an option would do.

    Attributes:
        player_effects: the others in turn order; empty for what activates no card.
        nothing: whether it certainly does nothing at all.
        may_do_nothing: whether that can be.
        changes: players whose points, icons or achievements can change; who decides comes first.
        draws: values that who decides draws for certain, a share bonus left out.
        surely_reached, possibly_reached: ages of standard achievements within reach after it, not now.
        moves: cards in sight that it can move, see `OpenMove`.
        sure_moves: those that it moves for certain.
        endings: how the game may end with it.
        surely_ends: whether it must.
        may_lose: seats that may lose and leave.
        relations: for a meld or a splay, what cards then do to whom, where that becomes different.
    """

    player_effects: tuple[PlayerEffect, ...] = ()
    nothing: bool = False
    may_do_nothing: bool = False
    changes: tuple[Change, ...] = ()
    draws: tuple[int, ...] = ()
    surely_reached: tuple[int, ...] = ()
    possibly_reached: tuple[int, ...] = ()
    moves: tuple[OpenMove, ...] = ()
    sure_moves: tuple[OpenMove, ...] = ()
    endings: tuple[Outcome, ...] = ()
    surely_ends: bool = False
    may_lose: frozenset[int] = frozenset()
    relations: tuple[Relation, ...] = ()

    @property
    def may_earn_bonus(self) -> bool:
        """Whether somebody's sharing can earn a draw."""
        return any(effect.earns_bonus for effect in self.player_effects)


@dataclass(frozen=True, slots=True)
class CardPreview:
    """What stands under a top card.

    Attributes:
        card: that card.
        hits: seats that would obey.
        shares: seats that would share.
        pays: seats that would have to pay for sharing.
        nothing: whether activating it certainly does nothing now.
    """

    card: Card
    hits: tuple[int, ...]
    shares: tuple[int, ...]
    pays: tuple[int, ...]
    nothing: bool

    @property
    def kind(self) -> str:
        """`NONE`, it does nothing; else `HIT` before `SHARE` before `OWN`, for its owner alone."""
        if self.nothing:
            return NONE
        return HIT if self.hits else SHARE if self.shares or self.pays else OWN


# -- who obeys and who shares ----------------------------------------------------------


def player_effects(seen: View, seat: int, card: Card) -> tuple[PlayerEffect, ...]:
    """What it means for the others, in turn order, if a seat activates a card."""
    return _player_effects(seen, seat, card, forecast(seen, seat, card), clockwise(seen, seat))


def _player_effects(
    seen: View, seat: int, card: Card, found: Forecast, others: Iterable[int]
) -> tuple[PlayerEffect, ...]:
    """What a forecast means for some of the others."""
    obey = {other for other, _ in found.obey}
    share = {other for other, _ in found.share}
    partners = partners_of(seen, seat)
    told = []
    for other in others:
        may_pay = other in found.payers and other in obey | share
        kind = HIT if other in obey else PAY if may_pay else SHARE if other in share else NONE
        count = seen.players[other].icons[card.featured]
        earns = other in share and other not in partners
        told.append(PlayerEffect(other, kind, count, found.count, card.featured, may_pay, earns))
    return tuple(told)


def threat(seen: View, owner: int, seat: int, card: Card) -> PlayerEffect:
    """What a top card of another player's board would do to a seat if its owner activated it now."""
    (effect,) = _player_effects(seen, owner, card, forecast(seen, owner, card), [seat])
    return effect


def card_previews(seen: View, seat: int, rng: random.Random) -> tuple[CardPreview, ...]:
    """What each top card of a seat would do if it were that seat's turn now, in the order of its piles.

    Between actions it is tried whether a card does nothing; inside an effect that is told only of those
    that nobody at all would carry out.
    """
    cards = [pile.cards[0] for pile in seen.players[seat].piles]
    idle: frozenset[str] = frozenset()
    if seen.asked is not None and seen.asked.kind == ACTION:
        seen_then = seen if seen.active == seat else replace(seen, active=seat)
        idle = do_nothing(seen_then, [card.dogma_option for card in cards], rng)
    told = []
    around = clockwise(seen, seat)
    for card in cards:
        found = forecast(seen, seat, card)
        others = _player_effects(seen, seat, card, found, around)
        hits, shares, pays = (_seats(others, kind) for kind in (HIT, SHARE, PAY))
        is_idle = not hits and not found.has_own
        told.append(CardPreview(card, hits, shares, pays, is_idle or card.dogma_option in idle))
    return tuple(told)


def _seats(told: Iterable[PlayerEffect], kind: str) -> tuple[int, ...]:
    return tuple(effect.seat for effect in told if effect.kind == kind)


# -- what follows ----------------------------------------------------------------------


def dogma_preview(seen: View, card: Card, rng: random.Random) -> Preview:
    """What follows if the seat that is asked for an action activates a card, its own or by parley another's."""
    seat = seen.active
    is_own = any(pile.cards[0] is card for pile in seen.players[seat].piles)
    trial = try_action(seen, card.dogma_option if is_own else card.parley_option, rng)
    return replace(_preview(seen, trial), player_effects=player_effects(seen, seat, card))


def meld_preview(seen: View, card: Card) -> Preview:
    """What follows if the seat that is asked for an action melds a card of its hand: exactly."""
    after = melded(seen, seen.active, card)
    preview = _preview(seen, _tried(seen, card.meld_option))
    return replace(preview, relations=changed_relations(seen, after, seen.active))


def draw_preview(seen: View) -> Preview:
    """What follows if the seat that is asked for an action draws: the value, or the end of the game."""
    return _preview(seen, _tried(seen, DRAW))


def achieve_preview(seen: View, age: int) -> Preview:
    """What follows if the seat that is asked for an action takes a standard achievement."""
    return _preview(seen, _tried(seen, Action(ACHIEVE, age=age).option))


def splay_preview(seen: View, seat: int, color: int, direction: int) -> Preview:
    """What follows if a seat splays a color of its own, by an effect.

    In edition 4 special achievements are granted when the whole action is over, so they only may follow.
    """
    return _changed(seen, [splayed(seen, seat, color, direction)], seat)


def effect_meld_preview(seen: View, seat: int, *cards: Card) -> Preview:
    """What follows if a seat melds cards of its hand or its score pile by an effect, as `splay_preview` tells it.

    Args:
        seen: what the seat sees.
        seat: who melds.
        cards: what is melded, the first one first: of each color the last comes to lie on top.
    """
    steps, now = [], seen
    for card in cards:
        now = _melded(now, seat, card)
        steps.append(now)
    return _changed(seen, steps, seat)


def _melded(seen: View, seat: int, card: Card) -> View:
    """The view after a meld from the hand or the score pile."""
    after = melded(seen, seat, card)
    player = after.players[seat]
    if card not in player.score:
        return after
    player = replace(player, points=player.points - card.value)
    return replace(after, players=(*after.players[:seat], player, *after.players[seat + 1 :]))


def _changed(seen: View, steps: Sequence[View], seat: int) -> Preview:
    """What follows if a seat's board becomes, step by step, what it is in other views, in the middle of an effect.

    Where achievements are granted at once, a board that is passed on the way may earn one, too.
    """
    tests_at_once = seen.rules.edition.tests_at_once
    after = steps[-1]
    old, new = seen.players[seat], after.players[seat]
    tested = steps if tests_at_once else [after]
    earned = tuple(dict.fromkeys(name for step in tested for name in _earned(seen, step.players[seat])))
    gains = (earned, ()) if tests_at_once else ((), earned)
    icons = _icon_steps(old, [(count, count) for count in new.icons])
    points = None if new.points == old.points else Shift(old.points, new.points, new.points)
    change = Change(seat, points, icons, *gains)
    endings = _victory(seen, seat, len(gains[0]))
    return Preview(
        changes=(change,) if icons or earned or points else (),
        relations=changed_relations(seen, after, seat),
        endings=endings,
        surely_ends=bool(endings),
    )


def _tried(seen: View, option: str) -> Trial:
    """A trial of an action that hangs on no chance."""
    return try_action(seen, option, random.Random(0))


def _preview(seen: View, trial: Trial) -> Preview:
    order = (seen.active, *clockwise(seen, seen.active))
    changes = [_change(seen.players[seat], trial.after[seat]) for seat in order]
    return Preview(
        nothing=trial.nothing,
        may_do_nothing=trial.may_do_nothing,
        changes=tuple(change for change in changes if change is not None),
        draws=trial.draws,
        surely_reached=trial.surely_reached,
        possibly_reached=trial.possibly_reached,
        moves=trial.moves,
        sure_moves=trial.sure_moves,
        endings=trial.endings,
        surely_ends=trial.surely_ends,
        may_lose=trial.may_lose,
    )


def _change(player: PlayerView, after: After) -> Change | None:
    """What becomes of a player; None if nothing can change."""
    low, high = after.points
    points = None if low == high == player.points else Shift(player.points, low, high)
    icons = _icon_steps(player, after.icons)
    if points is None and not icons and not after.possibly:
        return None
    gains = sorted(after.surely, key=str), sorted(after.possibly - after.surely, key=str)
    return Change(player.seat, points, icons, tuple(gains[0]), tuple(gains[1]))


def _icon_steps(player: PlayerView, after: Iterable[tuple[int, int]]) -> tuple[tuple[int, Shift], ...]:
    steps = [Shift(before, low, high) for before, (low, high) in zip(player.icons, after, strict=True)]
    return tuple((icon, step) for icon, step in enumerate(steps) if not step.before == step.low == step.high)


def _earned(seen: View, after: PlayerView) -> tuple[str, ...]:
    """The available special achievements whose conditions a player, as it would be, has met."""
    return tuple(name for name in seen.specials if seen.rules.has_earned(name, after))


def _victory(seen: View, seat: int, gained: int) -> tuple[Outcome, ...]:
    """The victory by so many more achievements, where it comes at once."""
    side = tuple(sorted((seat, *partners_of(seen, seat))))
    owned = sum(len(seen.players[mate].achievements) + len(seen.players[mate].specials) for mate in side)
    return (Outcome(side, "achievements"),) if gained and owned + gained >= seen.needed else ()
