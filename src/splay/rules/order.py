"""When the order in which cards leave a board can matter.

The rules let a player pick the order of several cards that move in one step.
Mostly it changes nothing, and no one wants to be asked.  When top cards
leave a board one by one, it can matter in two ways: two may go to the same
deck (`Dogma.return_all` asks for that itself), or, in editions 1 and 3, an
intermediate board may meet the condition of a special achievement.
"""

from collections.abc import Sequence

from splay.position.card import Card, unpacked
from splay.position.several import ALWAYS, WITHIN_AGE, WITHIN_COLOR
from splay.position.special_achievements import EMPIRE_EACH, UNIVERSE_VALUE, WORLD_CLOCKS
from splay.position.state import Player, State
from splay.position.terms import CLOCK, EMPIRE, UNIVERSE, WORLD
from splay.position.verbs import MELD, RETURN, TUCK, Verb
from splay.rules.qualifying import icons_may_qualify


def order_matters(state: State, owner: Player, cards: Sequence[Card], verb: Verb) -> str:
    """Which of these cards of the owner must be picked in order, as in `Several.order`, if all are moved this way.

    It may be wrong when it says always, but never otherwise.
    """
    tests_at_once = state.seating.edition.tests_at_once
    if verb is RETURN and not (tests_at_once and any(card in owner.piles[card.color] for card in cards)):
        return WITHIN_AGE  # each goes to the deck of its age
    if verb in (MELD, TUCK) and not tests_at_once:
        return WITHIN_COLOR
    return ALWAYS


def board_order_matters(state: State, owner: Player, cards: Sequence[Card]) -> bool:
    """Whether some order of taking these cards off the owner's board might earn an achievement.

    It may be wrong when it says yes, but never when it says no: each color is counted
    at its best, with any of the cards on top that can get there.
    """
    leaving = [card for card in cards if card in owner.piles[card.color]]
    if len(leaving) < 2 or not state.specials or not state.seating.edition.tests_at_once:
        return False
    if not _is_conceivable(owner, leaving, state.specials):
        return False
    best = list(unpacked(owner.icons))
    values = {card.color: card.value for card in owner.tops}
    for color in {card.color for card in leaving}:
        now = unpacked(owner.pile_icons(color))
        shown = _tops_in_turn(owner, color, leaving)
        for icon in range(len(best)):
            best[icon] += max(unpacked(icons)[icon] for _, icons in shown) - now[icon]
        values[color] = max(top.value for top, _ in shown)
    return (
        (EMPIRE in state.specials and min(best[: state.seating.edition.icons]) >= EMPIRE_EACH)
        or (WORLD in state.specials and best[CLOCK] >= WORLD_CLOCKS)
        or (UNIVERSE in state.specials and len(values) == 5 and min(values.values()) >= UNIVERSE_VALUE)
    )


def _is_conceivable(owner: Player, leaving: Sequence[Card], specials: tuple[str, ...]) -> bool:
    """A cheap first check: every card that may be uncovered counts in full, on top of what is visible now."""
    icons = owner.icons
    for card in leaving:
        pile = owner.piles[card.color]
        beneath = pile.index(card) + 1
        if beneath < len(pile):
            icons += pile[beneath].full
    if icons_may_qualify(icons, specials):
        return True
    return all(pile and max([card.value for card in pile]) >= UNIVERSE_VALUE for pile in owner.piles)


def _tops_in_turn(owner: Player, color: int, leaving: Sequence[Card]) -> list[tuple[Card, int]]:
    """Each card that can be on top of this pile while these leave it, with the most icons the pile can then show."""
    pile, splay = owner.piles[color], owner.splays[color]
    tops = []
    for place, card in enumerate(pile):
        tops.append((card, card.full + sum(beneath.shown[splay] for beneath in pile[place + 1 :])))
        if card not in leaving:
            break
    return tops
