"""What makes a position impossible."""

from collections import Counter
from collections.abc import Iterable

from splay.card import Card
from splay.errors import PositionError
from splay.specials import CONDITIONS
from splay.state import Outcome, Player, State
from splay.terms import COLOR_NAMES, SPECIAL_NAMES, UNSPLAYED


def check(state: State, is_resting: bool = True) -> None:
    """Refuse an impossible position.

    Args:
        state: the position.
        is_resting: whether it is one between two actions; in the middle of an action, edition 4 has
            not yet tested who has earned what.

    Raises:
        PositionError: names the first thing wrong: a card in two places or in
            none, a card in the wrong deck or pile, a splay of fewer than two cards, counts
            that do not fit, a turn that nobody has.
    """
    faults = list(_faults(state, is_resting))
    if faults:
        raise PositionError(faults[0])


def _faults(state: State, is_resting: bool) -> Iterable[str]:
    yield from _misplaced(state)
    specials = Counter(state.specials + state.junked)
    for player in state.players:
        specials.update(player.specials)
    for name in sorted(SPECIAL_NAMES):
        if specials[name] > 1:
            yield f"the special achievement {name} is {specials[name]} times in the position"
    for player in state.players:
        yield from _player_faults(state.table.names[player.seat], player)
    yield from _departure_faults(state)
    if is_resting and state.leaving:
        yield "somebody who has given up is still in the game: an action is in progress"
    if state.outcome is not None:
        yield from outcome_faults(state, state.outcome)
    else:
        yield from _turn_faults(state)
        if is_resting and state.active in state.table.out:
            yield f"{state.table.names[state.active]} is out of the game and cannot be to move"
        if is_resting or state.table.edition.tests_at_once:
            yield from _overlooked(state)


def _misplaced(state: State) -> Iterable[str]:
    places: Counter[Card] = Counter(state.available + state.box + state.junk)
    for age, deck in enumerate(state.decks):
        places.update(deck)
        yield from (f"{card.name} is of age {card.age}, not {age}" for card in deck if card.age != age)
    for player in state.players:
        places.update(player.hand + player.score + player.achievements)
        for color, pile in enumerate(player.piles):
            places.update(pile)
            for card in pile:
                if card.color != color:
                    yield f"{card.name} is {COLOR_NAMES[card.color]}, but lies in a {COLOR_NAMES[color]} pile"
    ages = state.table.edition.standard_achievements
    yield from (f"{card.name} is of age {card.age}, no achievement" for card in state.available if card.age not in ages)
    for card in state.table.card_set.cards:
        if places[card] != 1:
            yield f"{card.name} is {places[card]} times in the position"


def _player_faults(whose: str, player: Player) -> Iterable[str]:
    for color, pile in enumerate(player.piles):
        if len(pile) < 2 and player.splays[color] != UNSPLAYED:
            yield f"the {COLOR_NAMES[color]} pile of {whose} has {len(pile)} cards and cannot be splayed"
    if player.points != sum(card.value for card in player.score):
        yield f"the points of {whose} are not {player.points}"
    if player.icons != sum(player.pile_icons(color) for color in range(len(COLOR_NAMES))):
        yield f"the icons of {whose} are miscounted"


def _departure_faults(state: State) -> Iterable[str]:
    table = state.table
    if not table.edition.players_leave:
        if table.out:
            yield f"nobody is out of a game of edition {table.edition.number}"
        if state.junk or state.junked:
            yield f"edition {table.edition.number} has no junk"
    for seat in table.out:
        player = state.players[seat]
        if any((player.hand, player.score, player.achievements, player.specials, *player.piles)):
            yield f"{table.names[seat]} is out of the game and has cards"
    if state.outcome is None and len(state.staying_sides()) < 2:
        yield "fewer than two sides are left, yet the game goes on"


def outcome_faults(state: State, outcome: Outcome) -> Iterable[str]:
    """What is wrong with the end of a game, as far as the position tells."""
    table = state.table
    sides = {table.team_of(seat) for seat in outcome.winners}
    if not sides:
        if outcome.reason != "score" or not table.edition.ties_are_drawn:
            yield f"nobody has won by {outcome.reason}"
        return
    if sorted(outcome.winners) != sorted(seat for side in sides for seat in side):
        yield f"{outcome}, yet partners win together"
    elif len(sides) > 1 and (outcome.reason != "score" or table.edition.ties_are_drawn):
        yield f"{outcome}, yet only one side can win so"
    if outcome.reason == "elimination" and set(table.sides) != sides:
        yield f"{outcome}, yet {table.sides} are still in the game"
    if outcome.reason == "achievements":
        count = min(map(state.achievements_of, outcome.winners))
        if count < table.needed or count < max(map(state.achievements_of, range(len(state.players)))):
            yield f"{outcome} with {count} achievements, of {table.needed} that win"
    if not sides.intersection(table.sides):
        yield f"{outcome}, yet all of them are out of the game"


def _turn_faults(state: State) -> Iterable[str]:
    if state.active < 0:
        if state.table.out:
            yield "nobody is out of the game before the first turn"
        hands = [len(player.hand) for player in state.players]
        if any(size != 2 for size in hands):
            yield "before the first turn every player has two cards in hand"
        if len(state.openings) >= len(state.players):
            yield "all first cards are chosen, yet nobody is to move"
        for seat, card in enumerate(state.openings[: len(state.players)]):
            if card not in state.players[seat].hand:
                yield f"{state.table.names[seat]} cannot begin with {card.name}: not in hand"
        if any(player.tops for player in state.players):
            yield "before the first turn no card is on a board"
        if any(player.score or player.achievement_count for player in state.players):
            yield "before the first turn nobody has scored or achieved anything"
        return
    if state.openings:
        yield "first cards are chosen before the first turn only"
    if state.table.starts is not None:
        yield "who takes the first turn is said before it only"
    if state.actions_left not in (1, 2):
        yield f"{state.table.names[state.active]} cannot have {state.actions_left} actions left"


def _overlooked(state: State) -> Iterable[str]:
    """Victories, and special achievements that somebody would have been given, long before."""
    for seat in range(len(state.players)):
        if state.active >= 0 and state.achievements_of(seat) >= state.table.needed:
            yield f"{state.table.names[seat]} already has the achievements that win"
    conditions = CONDITIONS[state.table.edition.number]
    for player in state.players:
        for name in state.specials:
            if state.active >= 0 and conditions[name](player):
                yield f"{state.table.names[player.seat]} has earned {name} and does not own it"
