"""What a net is told of a position: one row number for everything that is counted.

Two players are compared from the side of one of them, who sees their own hand; of everyone else only what lies open
and the values of hidden cards are told.  Everything counted is a feature with a row for each number that it can be, so
a position is a short list of rows, and the first layer of a net is the sum of these rows.
"""

from functools import cache
from typing import Final, NamedTuple

from splay.bots.evaluation import next_ages
from splay.position.card import ICON_BITS, ICON_MASK
from splay.position.ruleset import Ruleset
from splay.position.state import Cards, Player, State
from splay.rules.drawing import drawn_age
from splay.rules.turn_actions import POINTS_PER_AGE

INPUTS_VERSION: Final = 1
"""Rises when the rows change: weights of another version cannot be used."""

ICONS_MOST: Final = 15
POINTS_MOST: Final = 80
PILE_MOST: Final = 7
HAND_MOST: Final = 10
MONUMENT_MOST: Final = 6
MISSING_MOST: Final = 6
NEXT: Final = 3
"""How many of the available achievements are looked at."""
SHARES: Final = 6
"""How near one of them is: in quarters of its points, with all of them, and with a top card besides."""
LEAD: Final = 3
"""The most icons by which one player leads another that make a difference."""
POINTS_LEAD: Final = 10
"""The same for points, in steps of two."""
STEPS_TO_END: Final = 10
CARDS_A_STEP: Final = 4
TURNS_A_STEP: Final = 5
TURN_STEPS: Final = 12
PLAYERS_MOST: Final = 5
SPLAYS: Final = 5
TEMPOS: Final = 5
"""Whose turn it is, and with how many actions: mine with two or one, another's with two or one, or a third player's."""
OWNERS: Final = 4
"""Of a special achievement: nobody, me, the other, or anyone else, or it is out of play."""


def _levels() -> list[int]:
    """Points by how fine they are told apart: one by one at first, later in steps."""
    levels = []
    for points in range(POINTS_MOST + 1):
        levels.append(points if points <= 10 else 10 + (points - 9) // 2 if points <= 30 else 20 + (points - 26) // 5)
    return levels


LEVELS: Final = _levels()


class Feature(NamedTuple):
    """Something that is counted or told.

    Attributes:
        name: what it is.
        size: how many rows it has.
        is_count: whether its rows follow one another like numbers.
    """

    name: str
    size: int
    is_count: bool = True


class Inputs:
    """The rows of positions by one ruleset.

    Attributes:
        rules: the ruleset.
        features: in the order of the rows; the last ones are for cards by name.
        counted: how many features are before those; each of them has one row in every position.
        size: how many rows there are.
    """

    __slots__ = (
        *("_cards", "_icons", "_last", "_middle", "_mine", "_theirs", "_tops"),
        *("counted", "features", "rules", "size"),
    )

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._icons = rules.icons
        self._last = rules.last_age
        cards = len(rules.cards)
        mine = _of_player("mine", rules.icons, rules.last_age)
        theirs = _of_player("theirs", rules.icons, rules.last_age)
        middle = _between(rules)
        names = [Feature("my top cards", cards, False), Feature("their top cards", cards, False)]
        names.append(Feature("my hand", cards, False))
        self.features = (*mine, *theirs, *middle, *names)
        self.counted = len(self.features) - len(names)
        self._mine = 0
        self._theirs = sum([feature.size for feature in mine])
        self._middle = 2 * self._theirs
        self._tops = self._middle + sum([feature.size for feature in middle])
        self._cards = cards
        self.size = self._tops + 3 * cards

    def rows(self, state: State, me: int, other: int) -> list[int]:
        """The rows of a position, in which a seat compares itself with another one."""
        mine, theirs = state.players[me], state.players[other]
        found: list[int] = []
        self._player(found, state, mine, self._mine)
        self._player(found, state, theirs, self._theirs)
        self._compared(found, state, mine, theirs)
        _add_tops(found, mine, self._tops)
        _add_tops(found, theirs, self._tops + self._cards)
        _add_hand(found, mine, self._tops + 2 * self._cards)
        return found

    def rows_of_player(self, state: State, player: Player, is_mine: bool) -> list[int]:
        """Those rows of a position that tell of one player alone: who compares, or who is compared with."""
        found: list[int] = []
        self._player(found, state, player, self._mine if is_mine else self._theirs)
        _add_tops(found, player, self._tops if is_mine else self._tops + self._cards)
        return found

    def rows_of_both(self, state: State, mine: Player, theirs: Player) -> list[int]:
        """All other rows: the comparison of two players, the middle of the table, and the own hand."""
        found: list[int] = []
        self._compared(found, state, mine, theirs)
        _add_hand(found, mine, self._tops + 2 * self._cards)
        return found

    def _player(self, found: list[int], state: State, player: Player, at: int) -> None:
        icons = player.icons
        for _ in range(self._icons):
            count = icons & ICON_MASK
            found.append(at + (count if count < ICONS_MOST else ICONS_MOST))
            icons >>= ICON_BITS
            at += ICONS_MOST + 1
        values = self._last + 1
        highest = 0
        for color in range(5):
            pile = player.piles[color]
            value = pile[0].value if pile else 0
            if value > highest:
                highest = value
            found.append(at + value)
            at += values
            found.append(at + player.splays[color])
            at += SPLAYS
            size = len(pile)
            found.append(at + (size if size < PILE_MOST else PILE_MOST))
            at += PILE_MOST + 1
        found.append(at + highest)
        at += values
        points = player.points
        found.append(at + LEVELS[points if points < POINTS_MOST else POINTS_MOST])
        at += LEVELS[POINTS_MOST] + 1
        missing = state.seating.needed - state.achievements_of(player.seat)
        found.append(at + (0 if missing < 0 else missing))
        at += MISSING_MOST + 1
        at = _reach(found, state.available, points, highest, at)
        at = self._hidden(found, player, at)
        for count in (player.tucked, player.scored):
            found.append(at + (count if count < MONUMENT_MOST else MONUMENT_MOST))
            at += MONUMENT_MOST + 1
        found.append(at + self._drawn(state, highest))

    def _hidden(self, found: list[int], player: Player, at: int) -> int:
        """What the backs of the hand and of the score pile tell; where the next feature begins."""
        highest = 0
        for card in player.hand:
            if card.age > highest:
                highest = card.age
        for count in (len(player.hand), len(player.score)):
            found.append(at + (count if count < HAND_MOST else HAND_MOST))
            at += HAND_MOST + 1
        found.append(at + highest)
        return at + self._last + 1

    def _drawn(self, state: State, highest: int) -> int:
        """The value that a player would draw; one above the last if that ended the game."""
        return drawn_age(state.decks, highest, self._last)

    def _compared(self, found: list[int], state: State, mine: Player, theirs: Player) -> None:
        at = self._middle
        own, others = mine.icons, theirs.icons
        for _ in range(self._icons):
            lead = (own & ICON_MASK) - (others & ICON_MASK)
            found.append(at + LEAD + (LEAD if lead > LEAD else -LEAD if lead < -LEAD else lead))
            own >>= ICON_BITS
            others >>= ICON_BITS
            at += 2 * LEAD + 1
        lead = (mine.points - theirs.points) // 2
        found.append(at + POINTS_LEAD + (POINTS_LEAD if lead > POINTS_LEAD else max(lead, -POINTS_LEAD)))
        at += 2 * POINTS_LEAD + 1
        found.append(at + _tempo(state, mine.seat, theirs.seat))
        at += TEMPOS
        found.append(at + len(state.seating.seats) - 1)
        at += PLAYERS_MOST
        found.append(at + (1 if state.seating.setup.teams else 0))
        at += 2
        for name in self.rules.special_achievements:
            owner = 0 if name in state.specials else 1 if name in mine.specials else 2 if name in theirs.specials else 3
            found.append(at + owner)
            at += OWNERS
        left = 0
        top = max(mine.highest_top(), theirs.highest_top(), 1)
        for age in range(top, self._last + 1):
            left += len(state.decks[age])
        step = (left + CARDS_A_STEP - 1) // CARDS_A_STEP
        found.append(at + (step if step < STEPS_TO_END else STEPS_TO_END))
        at += STEPS_TO_END + 1
        step = state.turn // TURNS_A_STEP
        found.append(at + (step if step < TURN_STEPS else TURN_STEPS))
        at += TURN_STEPS + 1
        above = new = 0
        for card in mine.hand:
            pile = mine.piles[card.color]
            if not pile:
                new += 1
            elif card.value > pile[0].value:
                above += 1
        for count in (above, new):
            found.append(at + (count if count < HAND_MOST else HAND_MOST))
            at += HAND_MOST + 1


def _add_tops(found: list[int], player: Player, at: int) -> None:
    for pile in player.piles:
        if pile:
            found.append(at + pile[0].place)


def _add_hand(found: list[int], player: Player, at: int) -> None:
    for card in player.hand:
        found.append(at + card.place)


def _reach(found: list[int], available: Cards, points: int, highest: int, at: int) -> int:
    """How near each of the next achievements is; where the next feature begins."""
    ages = next_ages(available, NEXT)
    for age in ages:
        price = POINTS_PER_AGE * age
        share = 4 * points // price if points < price else SHARES - 1 if highest >= age else SHARES - 2
        found.append(at + 1 + share)
        at += SHARES + 1
    for _ in range(len(ages), NEXT):
        found.append(at)
        at += SHARES + 1
    return at


def _tempo(state: State, me: int, other: int) -> int:
    second = 0 if state.actions_left > 1 else 1
    if state.active == me:
        return second
    return 2 + second if state.active == other else 4


def _of_player(whose: str, icons: int, last: int) -> list[Feature]:
    """The features of a player, in the order of `Inputs._player`."""
    features = [Feature(f"{whose}: icon {icon}", ICONS_MOST + 1) for icon in range(icons)]
    for color in range(5):
        features.append(Feature(f"{whose}: top {color}", last + 1))
        features.append(Feature(f"{whose}: splay {color}", SPLAYS, False))
        features.append(Feature(f"{whose}: pile {color}", PILE_MOST + 1))
    features.append(Feature(f"{whose}: highest top", last + 1))
    features.append(Feature(f"{whose}: points", LEVELS[POINTS_MOST] + 1))
    features.append(Feature(f"{whose}: missing achievements", MISSING_MOST + 1))
    features += [Feature(f"{whose}: next achievement {number}", SHARES + 1) for number in range(NEXT)]
    features += [Feature(f"{whose}: cards in hand", HAND_MOST + 1), Feature(f"{whose}: scored cards", HAND_MOST + 1)]
    features.append(Feature(f"{whose}: highest in hand", last + 1))
    features += [Feature(f"{whose}: tucked", MONUMENT_MOST + 1), Feature(f"{whose}: scored", MONUMENT_MOST + 1)]
    features.append(Feature(f"{whose}: draw", last + 2))
    return features


def _between(rules: Ruleset) -> list[Feature]:
    """The features of the comparison and of the middle of the table, in the order of `Inputs._compared`."""
    features = [Feature(f"lead in icon {icon}", 2 * LEAD + 1) for icon in range(rules.icons)]
    features.append(Feature("lead in points", 2 * POINTS_LEAD + 1))
    features.append(Feature("tempo", TEMPOS, False))
    features.append(Feature("players", PLAYERS_MOST, False))
    features.append(Feature("teams", 2, False))
    features += [Feature(f"owner of {name}", OWNERS, False) for name in rules.special_achievements]
    features.append(Feature("cards to the end", STEPS_TO_END + 1))
    features.append(Feature("turn", TURN_STEPS + 1))
    features += [Feature("hand above tops", HAND_MOST + 1), Feature("hand of new colors", HAND_MOST + 1)]
    return features


@cache
def inputs_of(rules: Ruleset) -> Inputs:
    """The rows of positions by this ruleset."""
    return Inputs(rules)
