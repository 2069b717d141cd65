"""What makes a position impossible."""

from collections import Counter
from collections.abc import Iterable

from splay.errors import Phrase, PositionError
from splay.position.card import Card
from splay.position.seating import Seating
from splay.position.sets import deck_word
from splay.position.state import Outcome, Player, State
from splay.position.terms import COLOR_NAMES, UNSPLAYED
from splay.position.zones import COMMON


def check(state: State, is_resting: bool = True) -> None:
    """Refuse an impossible position.

    Args:
        state: the position.
        is_resting: whether it is between two actions; in the middle of an action, edition 4 has
            not yet tested who has earned what.

    Raises:
        PositionError: names the first thing wrong: a card in two places or in
            none, a card in the wrong deck or pile, a splay of fewer than two cards, counts
            that do not fit, a turn that belongs to no one.
    """
    faults = list(_faults(state, is_resting))
    if faults:
        raise faults[0]


def _faults(state: State, is_resting: bool) -> Iterable[PositionError]:
    yield from _misplaced(state)
    specials = Counter(state.specials + state.junked)
    for player in state.players:
        specials.update(player.specials)
    for name in sorted(state.seating.rules.special_achievements):
        if specials[name] > 1:
            yield PositionError(
                "the special achievement {name} appears {count} times in the position", name=name, count=specials[name]
            )
    for player in state.players:
        yield from _player_faults(state.seating.names[player.seat], player)
    yield from _departure_faults(state)
    if is_resting and state.leaving:
        yield PositionError("somebody who has given up is still in the game: an action is in progress")
    if state.outcome is not None:
        yield from outcome_faults(state, state.outcome)
    else:
        yield from _turn_faults(state, is_resting)
        if is_resting and state.active in state.seating.out:
            yield PositionError(
                "{name} is out of the game and cannot take a turn", name=state.seating.names[state.active]
            )
        if is_resting or state.seating.edition.tests_at_once:
            yield from _overlooked(state)


def _misplaced(state: State) -> Iterable[PositionError]:
    rules = state.seating.rules
    places: Counter[Card] = Counter()
    for zone in COMMON:
        places.update(state.common(zone.name))
    for player in state.players:
        for zone in rules.owned:
            places.update(player.zone(zone.name))
    for number, deck in enumerate(state.decks):
        yield from (
            PositionError(
                "{card} is of age {age}, not {deck}", card=card.name, age=deck_word(card.deck), deck=deck_word(number)
            )
            for card in deck
            if card.deck != number
        )
    for player in state.players:
        for color, pile in enumerate(player.piles):
            for card in pile:
                if card.color != color:
                    yield PositionError(
                        "{card} is {color}, but lies in a {pile} pile",
                        card=card.name,
                        color=COLOR_NAMES[card.color],
                        pile=COLOR_NAMES[color],
                    )
    ages = rules.edition.standard_achievements
    yield from (
        PositionError("{card} is of age {age}, no achievement", card=card.name, age=card.age)
        for card in state.available
        if rules.is_plain and card.age not in ages
    )
    for card in rules.cards:
        if places[card] != 1:
            yield PositionError("{card} appears {count} times in the position", card=card.name, count=places[card])


def _player_faults(whose: str, player: Player) -> Iterable[PositionError]:
    for color, pile in enumerate(player.piles):
        if len(pile) < 2 and player.splays[color] != UNSPLAYED:
            yield PositionError(
                "the {color} pile of {name} has {count} cards and cannot be splayed",
                color=COLOR_NAMES[color],
                name=whose,
                count=len(pile),
            )
    if player.pile_points != sum(card.value for card in player.score):
        yield PositionError("the points of {name} are not {points}", name=whose, points=player.pile_points)
    if player.icons != sum(player.pile_icons(color) for color in range(len(COLOR_NAMES))):
        yield PositionError("the icons of {name} are miscounted", name=whose)


def _departure_faults(state: State) -> Iterable[PositionError]:
    seating = state.seating
    if seating.out and not seating.edition.players_leave:
        yield PositionError("nobody can be out of a game of edition {edition}", edition=seating.edition.number)
    if (state.junk or state.junked) and not seating.edition.has_junk:
        yield PositionError("edition {edition} has no junk", edition=seating.edition.number)
    for seat in seating.out:
        player = state.players[seat]
        if player.specials or any(player.zone(zone.name) for zone in seating.rules.owned):
            yield PositionError("{name} is out of the game and has cards", name=seating.names[seat])
    if state.outcome is None and len(state.staying_sides()) < 2:
        yield PositionError("fewer than two sides are left, yet the game goes on")


def outcome_faults(state: State, outcome: Outcome) -> Iterable[PositionError]:
    """What is wrong with the end of a game, as far as the position shows."""
    seating = state.seating
    sides = {seating.team_of(seat) for seat in outcome.winners}
    if not sides:
        if outcome.reason != "score" or not seating.edition.ties_are_drawn:
            yield PositionError("nobody has won by {reason}", reason=outcome.reason)
        return
    end = Phrase("{names} by {reason}", names=_names(seating, outcome.winners), reason=outcome.card or outcome.reason)
    if sorted(outcome.winners) != sorted(seat for side in sides for seat in side):
        yield PositionError("{end}, yet partners win together", end=end)
    elif len(sides) > 1 and (outcome.reason != "score" or seating.edition.ties_are_drawn):
        yield PositionError("{end}, yet only one side can win so", end=end)
    if outcome.reason == "elimination" and set(seating.sides) != sides:
        yield PositionError("{end}, yet {names} are still in the game", end=end, names=_names(seating, seating.seats))
    if outcome.reason == "achievements":
        count = min(map(state.achievements_of, outcome.winners))
        if count < seating.needed or count < max(map(state.achievements_of, range(len(state.players)))):
            yield PositionError(
                "{end} with {count} achievements, of {needed} that win",
                end=end,
                count=count,
                needed=seating.needed,
            )
    if not sides.intersection(seating.sides):
        yield PositionError("{end}, yet all of them are out of the game", end=end)


def _names(seating: Seating, seats: Iterable[int]) -> str:
    return ", ".join(seating.names[seat] for seat in seats)


def _turn_faults(state: State, is_resting: bool) -> Iterable[PositionError]:
    if state.active < 0:
        seats = state.seating.seats
        if any(len(state.players[seat].hand) != 2 for seat in seats):
            yield PositionError("before the first turn every player has two cards in hand")
        if is_resting and len(state.openings) >= len(seats):
            yield PositionError("all first cards are chosen, yet nobody is to move")
        for seat, card in zip(seats, state.openings, strict=False):
            if card not in state.players[seat].hand:
                yield PositionError(
                    "{name} cannot begin with {card}: not in hand", name=state.seating.names[seat], card=card.name
                )
        if any(player.tops for player in state.players):
            yield PositionError("before the first turn no card is on a board")
        if any(player.score or player.achievement_count for player in state.players):
            yield PositionError("before the first turn nobody has scored or achieved anything")
        return
    if state.openings:
        yield PositionError("first cards are chosen before the first turn only")
    if state.actions_left not in (1, 2):
        yield PositionError(
            "{name} cannot have {count} actions left", name=state.seating.names[state.active], count=state.actions_left
        )


def _overlooked(state: State) -> Iterable[PositionError]:
    """Victories and special achievements that would have been granted long before."""
    for seat in range(len(state.players)):
        if state.active >= 0 and state.achievements_of(seat) >= state.seating.needed:
            yield PositionError("{name} already has the achievements that win", name=state.seating.names[seat])
    rules = state.seating.rules
    for player in state.players:
        for name in state.specials:
            if state.active >= 0 and rules.has_earned(name, player):
                yield PositionError(
                    "{name} has earned {special} and does not own it",
                    name=state.seating.names[player.seat],
                    special=name,
                )
