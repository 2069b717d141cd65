"""A position as plain data: the players, the decks, whose turn it is.

`Player` and `State` have no `__init__`: copies, which search makes by the
thousand, fill a bare one at once.

Every zone is a tuple of cards, replaced and never changed, so a copy shares all
of them with its original and neither can ever change the other.
Piles are ordered from the top card, decks from the next card, hands and score
piles by arrival, which the rules never look at.
"""

from collections.abc import Callable
from typing import Any, Final

from splay.position.card import BONUS_SHIFT, ICON_BITS, ICON_MASK, Card
from splay.position.seating import Seating
from splay.position.slots import FLAG, FOUNTAIN, SHOWN_PLACES, CardSlot
from splay.position.terms import ACHIEVEMENTS, BOARD, BOX, COLORS, DECK, FORECAST, HAND, JUNK, SAFE, SCORE, UNSPLAYED
from splay.position.zones import NO_SET_ZONES, ZONES

Cards = tuple[Card, ...]
HAS_DRAWN: Final = 1
HAS_ENDORSED: Final = 2
_SHOWN_BY: Final = {splay: len(places) for splay, places in SHOWN_PLACES.items()}
"""How many slots each splay shows, none to four, which is how much it lowers a limit."""
PlayerSnapshot = tuple[
    int, Cards, Cards, list[Cards], list[int], Cards, tuple[str, ...], int, int, int, int, tuple[Cards, ...], int
]
"""A player as `Player.snapshot` takes it, for `Player.restored`: the fields in the order of `Player`."""


class Outcome:
    """How a game ended.

    Attributes:
        winners: seats that share the victory, in seat order; empty if the game is drawn.
        reason: ``"achievements"``, ``"score"`` (a card above the last age had to
            be drawn), ``"card"`` (an effect said who wins) or ``"elimination"`` (all
            opponents have lost or given up).
        card: name of the card that ended it, for the reason ``"card"``.
    """

    __slots__ = ("card", "reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, card: str | None = None) -> None:
        self.winners = winners
        self.reason = reason
        self.card = card

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {"winners": list(self.winners), "reason": self.reason, "card": self.card}

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.reason, self.card)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return (self.winners, self.reason, self.card) == (other.winners, other.reason, other.card)

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.card))

    def __repr__(self) -> str:
        of_card = f" ({self.card})" if self.card else ""
        return f"<won by seats {self.winners} by {self.reason}{of_card}>" if self.winners else "<drawn>"


Snapshot = tuple[
    Seating,
    list[PlayerSnapshot],
    list[Cards],
    Cards,
    tuple[str, ...],
    Cards,
    Cards,
    tuple[str, ...],
    int,
    int,
    int,
    int,
    Cards,
    int,
    Outcome | None,
]
"""A position as `State.snapshot` takes it, for `State.restored`: the fields in the order of `State`."""

_PLAYER_FIELDS: Final = (
    *("seat", "hand", "score", "piles", "splays", "achievements", "specials"),
    *("tucked", "scored", "pile_points", "icons", "set_zones", "marks"),
)
_STATE_FIELDS: Final = (
    *("players", "decks", "available", "specials", "box", "junk", "junked", "active", "actions_left", "turn"),
    *("short_turns", "openings", "number", "outcome"),
)


class Player:
    """One seat's cards.

    Attributes:
        seat: index at the table.
        hand, score: tuples of cards.
        piles: per color, the cards on the board, top card first.
        splays: per color, one of the directions of `terms`.
        achievements: standard achievements owned.
        specials: names of special achievements owned.
        tucked, scored: cards tucked and scored since the current turn began (Monument).
        pile_points: sum of the values in the score pile, kept up to date; for the score see `points`.
        icons: packed counts of the icons visible on the board, kept up to date; above them, how many bonuses are.
        set_zones: the cards in the zones of sets, see `zones.SET_ZONES`; the newest last.
        marks: what sets ask of the current turn, as bits: `HAS_DRAWN`, `HAS_ENDORSED`; in other games always 0.
        touched: whether the board has changed since edition 4 last tested the special achievements.
    """

    __slots__ = (
        "achievements",
        "hand",
        "icons",
        "marks",
        "pile_points",
        "piles",
        "score",
        "scored",
        "seat",
        "set_zones",
        "specials",
        "splays",
        "touched",
        "tucked",
    )

    seat: int
    hand: Cards
    score: Cards
    piles: list[Cards]
    splays: list[int]
    achievements: Cards
    specials: tuple[str, ...]
    tucked: int
    scored: int
    pile_points: int
    icons: int
    set_zones: tuple[Cards, ...]
    marks: int
    touched: bool

    @classmethod
    def without_cards(cls, seat: int) -> "Player":
        """A player who owns nothing yet."""
        player = cls()
        player.seat = seat
        player.hand = player.score = player.achievements = ()
        player.piles = [(), (), (), (), ()]
        player.splays = [UNSPLAYED] * 5
        player.specials = ()
        player.tucked = player.scored = player.pile_points = player.icons = player.marks = 0
        player.set_zones = NO_SET_ZONES
        player.touched = False
        return player

    def copy(self) -> "Player":
        """An equal player; changing one never changes the other."""
        twin = Player()
        twin.seat = self.seat
        twin.hand = self.hand
        twin.score = self.score
        twin.piles = self.piles[:]
        twin.splays = self.splays[:]
        twin.achievements = self.achievements
        twin.specials = self.specials
        twin.tucked = self.tucked
        twin.scored = self.scored
        twin.pile_points = self.pile_points
        twin.icons = self.icons
        twin.set_zones = self.set_zones
        twin.marks = self.marks
        twin.touched = False
        return twin

    def snapshot(self) -> PlayerSnapshot:
        """Everything about this player as it is now, for `restored` to make a player from."""
        return (
            self.seat,
            self.hand,
            self.score,
            self.piles[:],
            self.splays[:],
            self.achievements,
            self.specials,
            self.tucked,
            self.scored,
            self.pile_points,
            self.icons,
            self.set_zones,
            self.marks,
        )

    @classmethod
    def restored(cls, snapshot: PlayerSnapshot) -> "Player":
        """The player of a snapshot."""
        player = cls()
        (
            player.seat,
            player.hand,
            player.score,
            piles,
            splays,
            player.achievements,
            player.specials,
            player.tucked,
            player.scored,
            player.pile_points,
            player.icons,
            player.set_zones,
            player.marks,
        ) = snapshot
        player.touched = False
        player.piles = piles[:]
        player.splays = splays[:]
        return player

    def __reduce__(self) -> tuple[Any, ...]:
        return Player.restored, (self.snapshot(),)

    @property
    def points(self) -> int:
        """The score: the values in the score pile and, with sets that have them, visible bonuses.

        The highest bonus counts its value, every other one 1 point (rulebook 4.1, "Bonus icons").
        """
        count = self.icons >> BONUS_SHIFT
        return self.pile_points + self.highest_bonus() + count - 1 if count else self.pile_points

    @property
    def bonuses(self) -> list[int]:
        """The values of all visible bonuses, equal ones as often as they are visible."""
        return [slot.bonus for slots in self.slots_shown() for slot in slots if slot.bonus]

    def highest_bonus(self) -> int:
        """The highest visible bonus; 0 if there is none."""
        bonuses = [0]
        for color, pile in enumerate(self.piles):
            if pile:
                bonuses += pile[0].bonuses
                splay = self.splays[color]
                if splay != UNSPLAYED:
                    for card in pile[1:]:
                        bonuses += card.bonuses_shown[splay]
        return max(bonuses)

    @property
    def has_drawn(self) -> bool:
        """Whether the player has drawn a card since the current turn began (The Unseen)."""
        return self.marks & HAS_DRAWN != 0

    @property
    def has_endorsed(self) -> bool:
        """Whether the player has endorsed an action in the current turn (Cities of Destiny)."""
        return self.marks & HAS_ENDORSED != 0

    @property
    def safe(self) -> Cards:
        """The secrets, the newest last (The Unseen)."""
        return self.set_zones[ZONES[SAFE].place]

    @property
    def forecast(self) -> Cards:
        """The cards foreshadowed (Echoes of the Past)."""
        return self.set_zones[ZONES[FORECAST].place]

    @property
    def zone_limit(self) -> int:
        """How many cards a safe or a forecast may hold for another one to be safeguarded or foreshadowed.

        Rulebook 4.1, "The Unseen" and "Echoes of the Past": by the best splay on the board now.
        """
        return 5 - max([_SHOWN_BY[splay] for splay in self.splays])

    def cards_shown(self, color: int) -> int:
        """How many cards of a pile are visible: all of a splayed one, otherwise the top card."""
        count = len(self.piles[color])
        return count if self.splays[color] != UNSPLAYED else min(count, 1)

    def slots_shown(self) -> list[list[CardSlot]]:
        """The slots that are visible on the board, by color."""
        shown = []
        for color, pile in enumerate(self.piles):
            slots = list(pile[0].slots) if pile else []
            for card in pile[1:]:
                slots += [card.slots[place] for place in SHOWN_PLACES[self.splays[color]]]
            shown.append(slots)
        return shown

    def zone(self, name: str) -> Cards:
        """The cards in one of the player's zones, by its name."""
        if name == HAND:
            return self.hand
        if name == SCORE:
            return self.score
        if name == ACHIEVEMENTS:
            return self.achievements
        if name == BOARD:
            return tuple([card for pile in self.piles for card in pile])
        return self.set_zones[ZONES[name].place]

    def put(self, name: str, cards: Cards) -> None:
        """Replace the cards in one of the player's zones other than the board."""
        if name == HAND:
            self.hand = cards
        elif name == SCORE:
            self.score = cards
            self.pile_points = sum([card.value for card in cards])
        elif name == ACHIEVEMENTS:
            self.achievements = cards
        else:
            place = ZONES[name].place
            assert place >= 0, f"{name} is no zone that holds cards of a player"
            self.set_zones = (*self.set_zones[:place], cards, *self.set_zones[place + 1 :])

    @property
    def tops(self) -> list[Card]:
        """The top card of every color on the board, in the order of `terms.COLORS`."""
        return [pile[0] for pile in self.piles if pile]

    @property
    def colors(self) -> list[int]:
        """The colors of the cards on the board."""
        return [color for color in COLORS if self.piles[color]]

    @property
    def achievement_count(self) -> int:
        """Achievements owned, of every kind."""
        return len(self.achievements) + len(self.specials)

    def top(self, color: int) -> Card | None:
        """The top card of a color; None if the player has no such card."""
        pile = self.piles[color]
        return pile[0] if pile else None

    def bottom(self, color: int) -> Card | None:
        """The bottom card of a color; None if the player has no such card."""
        pile = self.piles[color]
        return pile[-1] if pile else None

    def count(self, icon: int) -> int:
        """Visible icons of this kind on the board."""
        return (self.icons >> (ICON_BITS * icon)) & ICON_MASK

    def highest_top(self) -> int:
        """Value of the highest top card; 0 with an empty board."""
        value = 0
        for pile in self.piles:
            if pile and pile[0].value > value:
                value = pile[0].value
        return value

    def colors_showing(self, icon: int) -> int:
        """Colors of the board on which at least one icon of this kind is visible."""
        shift = ICON_BITS * icon
        return sum(1 for color in COLORS if (self.pile_icons(color) >> shift) & ICON_MASK)

    def pile_icons(self, color: int) -> int:
        """Packed counts of the icons visible on one pile."""
        pile = self.piles[color]
        if not pile:
            return 0
        counts = pile[0].full
        splay = self.splays[color]
        if splay != UNSPLAYED:
            for card in pile[1:]:
                counts += card.shown[splay]
        return counts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Player):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _PLAYER_FIELDS)

    __hash__ = None  # type: ignore[assignment]


class State:
    """A position between two actions, or while first cards are being chosen.

    Attributes:
        seating: the setup and which players are left; replaced when a player leaves.
        players: by seat.
        decks: by number of deck (see `sets`), which in the base set is the age; those without cards are empty.
        available: standard achievements without an owner, lowest age first.
        specials: names of special achievements without an owner.
        box: cards removed from the game.
        junk: cards in the junk pile, first junked first; the rules never look at the order.
        junked: names of special achievements in the junk pile.
        active: seat whose turn it is; -1 while first cards are being chosen.
        actions_left: actions the active player still has, including the one in progress.
        turn: 1 for the first turn of the game; 0 before it.
        short_turns: how many turns, from the first, have only one action.
        openings: first cards chosen so far, secretly: those of the first seats still playing.
        number: picks made since the game began.
        outcome: how it ended, or None.
        leaving: seats that have given up during another player's effect and leave
            after it.  Empty between actions.
    """

    __slots__ = (
        "actions_left",
        "active",
        "available",
        "box",
        "decks",
        "junk",
        "junked",
        "leaving",
        "number",
        "openings",
        "outcome",
        "players",
        "seating",
        "short_turns",
        "specials",
        "turn",
    )

    seating: Seating
    players: list[Player]
    decks: list[Cards]
    available: Cards
    specials: tuple[str, ...]
    box: Cards
    junk: Cards
    junked: tuple[str, ...]
    active: int
    actions_left: int
    turn: int
    short_turns: int
    openings: Cards
    number: int
    outcome: Outcome | None
    leaving: tuple[int, ...]

    @classmethod
    def without_cards(cls, seating: Seating) -> "State":
        """A table without any cards yet."""
        state = cls()
        state.seating = seating
        state.players = [Player.without_cards(seat) for seat in range(len(seating.names))]
        state.decks = [()] * len(seating.rules.by_deck)
        state.available = state.box = state.junk = state.openings = ()
        state.specials = state.junked = ()
        state.leaving = ()
        state.active = -1
        state.actions_left = state.turn = state.short_turns = state.number = 0
        state.outcome = None
        return state

    def copy(self) -> "State":
        """An equal state; changing one never changes the other."""
        twin = State()
        twin.seating = self.seating
        twin.players = [player.copy() for player in self.players]
        twin.decks = self.decks[:]
        twin.available = self.available
        twin.specials = self.specials
        twin.box = self.box
        twin.junk = self.junk
        twin.junked = self.junked
        twin.active = self.active
        twin.actions_left = self.actions_left
        twin.turn = self.turn
        twin.short_turns = self.short_turns
        twin.openings = self.openings
        twin.number = self.number
        twin.outcome = self.outcome
        twin.leaving = self.leaving
        return twin

    def snapshot(self) -> Snapshot:
        """Everything about this position as it is now, at half the cost of a copy."""
        return (
            self.seating,
            [player.snapshot() for player in self.players],
            self.decks[:],
            self.available,
            self.specials,
            self.box,
            self.junk,
            self.junked,
            self.active,
            self.actions_left,
            self.turn,
            self.short_turns,
            self.openings,
            self.number,
            self.outcome,
        )

    @classmethod
    def restored(cls, snapshot: Snapshot) -> "State":
        """The position of a snapshot."""
        state = cls()
        (
            state.seating,
            players,
            decks,
            state.available,
            state.specials,
            state.box,
            state.junk,
            state.junked,
            state.active,
            state.actions_left,
            state.turn,
            state.short_turns,
            state.openings,
            state.number,
            state.outcome,
        ) = snapshot
        state.leaving = ()
        state.players = [Player.restored(player) for player in players]
        state.decks = decks[:]
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.snapshot(), self.leaving)

    def common(self, zone: str) -> Cards:
        """The cards in a zone that belongs to nobody, by its name.

        Raises:
            KeyError: there is no such zone.
        """
        if zone == DECK:
            return tuple([card for deck in self.decks for card in deck])
        return {ACHIEVEMENTS: self.available, BOX: self.box, JUNK: self.junk}[zone]

    def with_cards(self, swap: Callable[[Cards], Cards]) -> "State":
        """A copy in which the cards of every zone are others with the same backs; nothing is counted again.

        Args:
            swap: gives the cards to put in the place of those of a zone, as many of the same decks.
        """
        twin = self.copy()
        for player in twin.players:
            player.hand = swap(player.hand)
            player.score = swap(player.score)
            player.achievements = swap(player.achievements)
            player.piles = [swap(pile) for pile in player.piles]
            if player.set_zones is not NO_SET_ZONES:
                player.set_zones = tuple([swap(cards) for cards in player.set_zones])
        twin.decks = [swap(deck) for deck in twin.decks]
        twin.available = swap(twin.available)
        twin.box = swap(twin.box)
        twin.junk = swap(twin.junk)
        twin.openings = swap(twin.openings)
        return twin

    def achievements_of(self, seat: int) -> int:
        """Achievements that count toward victory for this seat: its own, or its team's."""
        if not self.seating.setup.teams:
            return self.achievement_count(self.players[seat])
        return sum(self.achievement_count(self.players[mate]) for mate in self.seating.team_of(seat))

    def achievement_count(self, player: Player) -> int:
        """Achievements of a player, of every kind: flags and fountains that stand, too."""
        count = len(player.achievements) + len(player.specials)
        return count + self.standing_achievements(player) if self.seating.rules.has_cities else count

    def standing_achievements(self, player: Player) -> int:
        """The flags and fountains that count for a player now (rulebook 4.1, "Cities of Destiny").

        A fountain counts while it is visible, a flag as long as no opponent shows more cards of its color.
        """
        count = 0
        for color, slots in enumerate(player.slots_shown()):
            most = player.cards_shown(color)
            others = [self.players[seat].cards_shown(color) for seat in self.seating.opponents[player.seat]]
            leads = all(other <= most for other in others)
            count += sum([slot.sign == FOUNTAIN or (slot.sign == FLAG and leads) for slot in slots])
        return count

    def opening_of(self, seat: int) -> Card | None:
        """The first card this seat has chosen while others are still choosing; otherwise None."""
        return dict(zip(self.seating.seats, self.openings, strict=False)).get(seat)

    def staying_sides(self) -> set[tuple[int, ...]]:
        """The sides (see `Seating.sides`) with a player who has not left and is not about to."""
        seating = self.seating
        return {seating.team_of(seat) for seat in seating.seats if seat not in self.leaving}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        if not all(getattr(self, name) == getattr(other, name) for name in _STATE_FIELDS):
            return False
        # Once the first turn has begun, it no longer matters who was to take it.
        has_begun = self.active >= 0
        return self.seating.is_like(other.seating) and (has_begun or self.seating.starts == other.seating.starts)

    __hash__ = None  # type: ignore[assignment]


def _again(snapshot: Snapshot, leaving: tuple[int, ...]) -> State:
    """A state from its pickle."""
    state = State.restored(snapshot)
    state.leaving = leaving
    return state
