"""Where each value of an observation stands."""

from functools import cache
from typing import Any, Final, NamedTuple

from splay.env.errors import BadArgument
from splay.errors import SetupError
from splay.position.decision import BASE_KINDS, KINDS
from splay.position.ruleset import Ruleset, ruleset
from splay.position.terms import BASE, COLORS, HAND, SCORE
from splay.position.verbs import BASE_VERBS, VERBS
from splay.position.zones import OWNED, OWNER

ICONS_MOST: Final = 255
"""A board can count no more of an icon."""
MOST_EFFECTS: Final = 3
"""How many sentences a card has at most."""

# What counts are divided by, so that usual ones lie between 0 and 1.
WHOLE: Final = 1.0
PILE: Final = 10
DECK: Final = 10
ICONS: Final = 20
POINTS: Final = 50
ZONE: Final = 10
ZONE_OF_AGE: Final = 5
NEEDED: Final = 6
TO_COME: Final = 5
MONUMENT_CARDS: Final = 6
"""Cards tucked or scored in a turn that are worth counting: as many as Monument takes."""
ACTIONS_A_TURN: Final = 2


FLOAT: Final = "f"
"""The type code of the values: 32-bit floats."""
KIND_PLACES: Final = {kind: place for place, kind in enumerate(KINDS)}
VERB_PLACES: Final = {verb: place for place, verb in enumerate(VERBS.values())}
"""Where in their parts kinds and verbs stand."""


class Part(NamedTuple):
    """One named stretch of the observation.

    Attributes:
        name: what it is called.
        size: how many values it has.
        scale: what counts are divided by, so that usual ones lie between 0 and 1.
        most: the highest count there can be, before it is divided.
    """

    name: str
    size: int
    scale: float = WHOLE
    most: float = WHOLE


class Layout:
    """The observation of a table, value by value.

    >>> spots = layout(4, 2)
    >>> spots.size, spots.slices["player 0: icons"], spots.slices["decks"]
    (1228, slice(265, 272, None), slice(642, 653, None))

    Attributes:
        rules: what is played with.
        players: how many play.
        slices: where each part stands, by name, in order.
        specials: where in their parts special achievements stand.
        scales: what the counts of each part are divided by.
        size: how many values an observation has.
        most: the highest value at each place; the lowest is 0 everywhere.
    """

    __slots__ = ("most", "players", "rules", "scales", "size", "slices", "specials")

    def __init__(self, rules: Ruleset, players: int) -> None:
        """Lay out the observations of tables of this size."""
        self.rules = rules
        self.players = players
        self.specials = {name: place for place, name in enumerate(rules.special_achievements)}
        self.slices: dict[str, slice] = {}
        self.scales: dict[str, float] = {}
        most: list[float] = []
        for part in (
            *(part._replace(name=f"player {seat}: {part.name}") for seat in range(players) for part in _player(rules)),
            *_middle(rules),
            *_own(rules),
            *_turn(),
            *_question(rules),
        ):
            self.slices[part.name] = slice(len(most), len(most) + part.size)
            self.scales[part.name] = part.scale
            most += [part.most / part.scale] * part.size
        self.size = len(most)
        self.most = tuple(most)


def _counts(rules: Ruleset) -> tuple[int, int, int]:
    """How many cards there are, how many ages, and how many cards an age has at most."""
    return len(rules.cards), rules.last_age, max(map(len, rules.by_deck))


def _player(rules: Ruleset) -> tuple[Part, ...]:
    """What is told of each player."""
    cards, ages, of_age = _counts(rules)
    values = sum(card.value for card in rules.cards)
    return (
        Part("pile sizes", len(COLORS), PILE, cards),
        Part("pile sizes secret", len(COLORS)),
        Part("splays", len(COLORS) * len(rules.edition.splays)),
        Part("top cards", cards),
        Part("board", cards),
        Part("icons", rules.icons, ICONS, ICONS_MOST),
        Part("points", 1, POINTS, values),
        Part("achievements", ages, WHOLE, of_age),
        Part("special achievements", len(rules.special_achievements)),
        Part("progress", 1, WHOLE, cards),
        Part("hand", ages, ZONE_OF_AGE, of_age),
        Part("score pile", ages, ZONE_OF_AGE, of_age),
        Part("hand size", 1, ZONE, cards),
        Part("score pile size", 1, ZONE, cards),
        Part("tucked", 1),
        Part("scored", 1),
        Part("is partner", 1),
        Part("is leaving", 1),
        Part("is out", 1),
        Part("is active", 1),
        Part("is asked", 1),
    )


def _middle(rules: Ruleset) -> tuple[Part, ...]:
    """What lies in the middle of the table."""
    cards, ages, of_age = _counts(rules)
    return (
        Part("decks", ages, DECK, of_age),
        Part("available achievements", ages, WHOLE, of_age),
        Part("available special achievements", len(rules.special_achievements)),
        Part("junk pile", ages, ZONE_OF_AGE, of_age),
        Part("junked special achievements", len(rules.special_achievements)),
        Part("box", cards),
    )


OWN_ZONES: Final = tuple([zone.name for zone in OWNED if zone.faces == OWNER and zone.card_set == BASE])
"""The zones whose faces their owner alone sees, which an observation shows to its own seat."""
if OWN_ZONES != (HAND, SCORE):
    raise NotImplementedError(f"an observation has no parts for the faces in {OWN_ZONES}")


def _own(rules: Ruleset) -> tuple[Part, ...]:
    """What only the seat itself sees."""
    cards = _counts(rules)[0]
    first_cards = len(rules.by_deck[1])
    return (Part("own hand", cards), Part("own score pile", cards), Part("own first card", first_cards))


def _turn() -> tuple[Part, ...]:
    """The rules of the table and how far the game has come."""
    return (
        Part("parley", 1),
        Part("needed achievements", 1, NEEDED, NEEDED),
        Part("turn", 1),
        Part("actions left", 1),
        Part("first cards chosen", 1),
    )


def _question(rules: Ruleset) -> tuple[Part, ...]:
    """What is asked."""
    cards = _counts(rules)[0]
    return (
        Part("kind", len(BASE_KINDS if rules.is_plain else KINDS)),
        Part("verb", len(BASE_VERBS) if rules.is_plain else len(VERBS)),
        Part("card that asks", cards),
        Part("effect that asks", MOST_EFFECTS),
        Part("is demand", 1),
        Part("picks to come", 1, TO_COME, cards),
    )


def layout(edition: Any, players: Any) -> Layout:
    """The layout of observations at tables of this edition, played with the base set, and size.

    Args:
        edition: 1, 3 or 4.
        players: how many.

    Raises:
        SetupError: there is no such edition, or it is not for so many.
        BadArgument: this is no number of players.
    """
    return layout_of(ruleset(edition), players)


def layout_of(rules: Ruleset, players: Any) -> Layout:
    """The layout of observations at tables of this ruleset and size; raises as `layout`."""
    check_size(rules, players)
    return _layout(rules, players)


@cache
def _layout(rules: Ruleset, players: int) -> Layout:
    return Layout(rules, players)


def check_size(rules: Ruleset, players: Any) -> None:
    """Make sure that so many can play; raises as `layout`."""
    # Any: the compiled engine would refuse what is no whole number in a way of its own.
    if type(players) is not int or players < 1:
        raise BadArgument("players is a whole number from 1 up, not {players!r}", players=players)
    sizes = rules.edition.players
    if players not in sizes:
        raise SetupError(
            "edition {edition} is for {few} to {many} players, not {count}",
            edition=rules.number,
            few=sizes[0],
            many=sizes[-1],
            count=players,
        )
