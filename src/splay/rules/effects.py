"""The decorators that mark the effects of cards in a card file.

An effect is a function marked with `effect`, `demand` or `echo`.  It receives the running `Dogma` and
carries out its sentence with two kinds of verbs:

* doing verbs (``draw``, ``meld``, ``splay``, ...) change the position at once;
* asking verbs (``choose_...``, ``may_...``, ``..._all``) are awaited, because a player may be asked.

An effect that awaits nothing is a plain ``def``, all others are ``async def``.
``you`` is always the player who carries out the effect and makes its choices;
``me`` is the player who demands.
"""

from collections.abc import Callable, Coroutine, Sequence
from inspect import iscoroutinefunction
from typing import Any, Final, TypeVar

from splay.position.card import Effect, EffectBody
from splay.position.state import Player
from splay.rules.dogma import Dogma

EVERY_EDITION: Final = (1, 3, 4)
WITH_SETS: Final = (4,)
"""The editions that have sets."""
ECHO_NUMBER: Final = 0
"""The number of an echo effect, which is not one of the numbered sentences."""
ShareBody = TypeVar("ShareBody", bound=Callable[[Dogma, Player], Coroutine[Any, None, None] | None])
DemandBody = TypeVar("DemandBody", bound=Callable[[Dogma, Player, Player], Coroutine[Any, None, None] | None])

REGISTERED: Final[dict[tuple[str, int, int], Effect]] = {}
"""Every effect by card name, edition and number."""


def effect(
    card: str, number: int, editions: Sequence[int] = EVERY_EDITION, keeps_revealed: bool = False
) -> Callable[[ShareBody], ShareBody]:
    """Mark the function that is effect `number` of `card` in these editions; `keeps_revealed` as in `Effect`."""

    def mark(body: ShareBody) -> ShareBody:
        _register(card, number, editions, False, body)
        for edition in editions:
            REGISTERED[card, edition, number].keeps_revealed = keeps_revealed
        return body

    return mark


def demand(card: str, number: int, editions: Sequence[int] = EVERY_EDITION) -> Callable[[DemandBody], DemandBody]:
    """Mark a demand effect: `you` must obey `me`."""

    def mark(body: DemandBody) -> DemandBody:
        _register(card, number, editions, True, body)
        return body

    return mark


def echo(card: str) -> Callable[[ShareBody], ShareBody]:
    """Mark the function that is the echo effect of `card` (Echoes of the Past)."""
    return effect(card, ECHO_NUMBER, WITH_SETS)


def _register(card: str, number: int, editions: Sequence[int], is_demand: bool, body: EffectBody) -> None:
    for edition in editions:
        key = (card, edition, number)
        assert key not in REGISTERED, f"two effects are {card} {number} in edition {edition}"
        REGISTERED[key] = Effect(card, edition, number, is_demand, body, iscoroutinefunction(body))
