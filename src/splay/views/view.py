"""The one door out of a game: what a seat may see, and nothing else.

A view is built by listing what may be seen, never by striking out what may
not.  Hidden cards show their backs, which means their value (`docs/reference/rulings.md`,
"Who sees what").

Views are made in great numbers and never changed: `dataclasses.replace` makes another.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from splay.errors import SetupError
from splay.game import inside
from splay.game.game import Game
from splay.position.card import BACKS, BONUS_SHIFT, Back, Card, Face
from splay.position.card_moves import Event, event_of
from splay.position.criteria import Criterion
from splay.position.decision import Decision
from splay.position.event_log import Note
from splay.position.picklable import Picklable
from splay.position.ruleset import Ruleset
from splay.position.seating import Seating
from splay.position.sets import deck_to_json, deck_word
from splay.position.several import Several
from splay.position.sight import visible
from splay.position.slots import SHOWN_PLACES, CardSlot
from splay.position.state import HAS_DRAWN, Cards, Outcome, Player, State
from splay.position.terms import (
    ACHIEVEMENTS,
    BOARD,
    BOX,
    COLOR_NAMES,
    COLORS,
    DECK,
    FORECAST,
    GIVE_UP,
    HAND,
    ICON_NAMES,
    JUNK,
    SAFE,
    SCORE,
    SPLAY_NAMES,
    UNSPLAYED,
    Given,
)
from splay.position.verbs import Verb
from splay.position.zones import EVERYONE, NO_ONE, NO_SET_ZONES, SET_ZONES, ZONES, Zone


@dataclass(slots=True)
class PileView(Picklable):
    """One color of a board.

    Attributes:
        color: one of `terms.COLORS`.
        splay: its direction.
        cards: the visible cards from the top; at least the top card.
        count: how many cards there are; None if that is secret.
        covered_icons: the icons that each covered card shows, in the order of their places.
    """

    color: int
    splay: int
    cards: tuple[Card, ...]
    count: int | None
    covered_icons: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class PlayerView(Picklable):
    """What may be seen of a player.

    Attributes:
        seat, name: who it is.
        hand, score: cards, or backs sorted by value.
        piles: the colors on the board, in the order of `terms.COLORS`.
        achievements: the decks (`position.sets`) of the cards owned as achievements; their faces are never seen.
        specials: special achievements owned.
        points: the score.
        icons: visible icons, in the order of `terms.ICONS`, as many kinds as the edition has.
        tucked, scored: cards tucked and scored this turn.
        leaving: whether the player has given up and leaves when the effect in progress is done.
        out: whether the player has lost or given up and has left.
        set_zones: what may be seen of the zones of sets, in the order of `zones.SET_ZONES`.
        marks: what sets ask of the current turn, see `state.Player`.
    """

    seat: int
    name: str
    hand: tuple[Face, ...]
    score: tuple[Face, ...]
    piles: tuple[PileView, ...]
    achievements: tuple[int, ...]
    specials: tuple[str, ...]
    points: int
    icons: tuple[int, ...]
    tucked: int
    scored: int
    leaving: bool
    out: bool
    set_zones: tuple[tuple[Face, ...], ...] = NO_SET_ZONES
    marks: int = 0

    @property
    def has_drawn(self) -> bool:
        """Whether the player has drawn a card since the current turn began (The Unseen)."""
        return self.marks & HAS_DRAWN != 0

    @property
    def safe(self) -> tuple[Face, ...]:
        """The secrets, as backs, the newest last (The Unseen)."""
        return self.set_zones[ZONES[SAFE].place]

    @property
    def forecast(self) -> tuple[Face, ...]:
        """The cards foreshadowed (Echoes of the Past)."""
        return self.set_zones[ZONES[FORECAST].place]

    @property
    def tops(self) -> tuple[Card, ...]:
        """The top card of every color on the board, in the order of `terms.COLORS`."""
        return tuple([pile.cards[0] for pile in self.piles])

    @property
    def splays(self) -> tuple[int, ...]:
        """The direction of every color, including those without cards."""
        directions = {pile.color: pile.splay for pile in self.piles}
        return tuple([directions.get(color, UNSPLAYED) for color in COLORS])

    @property
    def highest_top(self) -> int:
        """Value of the highest top card; 0 with an empty board."""
        return max([card.value for card in self.tops], default=0)

    def slots_shown(self) -> list[list[CardSlot]]:
        """The slots that are visible on the board, by color; only where all boards are open."""
        shown: list[list[CardSlot]] = [[] for _ in COLORS]
        for pile in self.piles:
            slots = shown[pile.color]
            slots += pile.cards[0].slots
            for card in pile.cards[1:]:
                slots += [card.slots[place] for place in SHOWN_PLACES[pile.splay]]
        return shown

    def count(self, icon: int) -> int:
        """Visible icons of this kind on the board; 0 for a kind that the edition does not have."""
        return self.icons[icon] if icon < len(self.icons) else 0


@dataclass(slots=True)
class Asked(Picklable):
    """The decision, as far as a seat may know it.

    Attributes:
        number, seat, kind, verb: as in `Decision`.
        card, effect: name of the card and number of the effect that asks, or None.
        options, more: as in `Decision`; None for every seat but the one asked.
        criteria: as in `Decision`; empty for every seat but the one asked.
        several: as in `Decision`; None for every seat but the one asked.
    """

    number: int
    seat: int
    kind: str
    verb: Verb
    card: str | None
    effect: int | None
    options: tuple[str, ...] | None
    more: int | None
    criteria: tuple[Criterion, ...] = ()
    several: Several | None = field(default=None, compare=False, repr=False)


@dataclass(slots=True)
class SeenPick(Picklable):
    """A question of the action in progress and what followed, as a seat may know them.

    Attributes:
        asked: the question.
        seat: who picked: the seat asked, or another one that gave up.
        pick: what was picked; None if another seat picked, unless it gave up, which is public.
        notes: what the pick caused, as the engine noted it and the seat may know it; see `position.sight`.
    """

    asked: Asked
    seat: int
    pick: str | None
    notes: tuple[Note, ...]


@dataclass(slots=True)
class SoFar(Picklable):
    """What a seat has seen of the action in progress.

    Attributes:
        before: what it saw before the action began.
        steps: the questions answered since; the first is the one that began the action.
    """

    before: "View"
    steps: tuple[SeenPick, ...]


@dataclass(slots=True)
class View(Picklable):
    """What a seat may see of a game.

    Attributes:
        edition: number of the edition.
        seat: the viewing seat; None for a spectator.
        teams: a letter for each seat, the same for partners; empty if everyone plays alone.
        parley: whether players can parley.
        needed: how many achievements win.
        players: by seat.
        decks: number of cards by deck (`position.sets`), which in the base set is the age.
        available: the decks of the standard achievements without an owner.
        specials: special achievements without an owner.
        box: cards removed from the game, which everyone has seen go.
        junk: the decks of the cards in the junk pile, lowest first.
        junked: special achievements in the junk pile.
        active: seat whose turn it is; -1 while first cards are being chosen.
        actions_left: actions left in that turn, including the one in progress.
        turn: number of the turn.
        chosen: how many players have chosen their first card.
        opening: the first card this seat has chosen, while others are still choosing.
        asked: the current question; None when the game is over.
        outcome: how it ended; None while it is in progress.
        seating: who sits where and is still playing, and how the game was set up, without its seed.
        so_far: what the seat has seen of the action in progress; None between actions.
        prepared: what `views.redeal` has worked out from the view, to deal from it again.
    """

    edition: int
    seat: int | None
    teams: str
    parley: bool
    needed: int
    players: tuple[PlayerView, ...]
    decks: tuple[int, ...]
    available: tuple[int, ...]
    specials: tuple[str, ...]
    box: tuple[Card, ...]
    junk: tuple[int, ...]
    junked: tuple[str, ...]
    active: int
    actions_left: int
    turn: int
    chosen: int
    opening: Card | None
    asked: Asked | None
    outcome: Outcome | None
    seating: Seating = field(compare=False, repr=False)
    so_far: SoFar | None = None
    prepared: Any = field(default=None, init=False, compare=False, repr=False)

    @property
    def rules(self) -> Ruleset:
        """What is played with: the edition and its sets of cards."""
        return self.seating.rules

    def has_chosen(self, seat: int) -> bool:
        """Whether this player has chosen a first card while others are still choosing, which they do by seat."""
        playing = [player.seat for player in self.players if not player.out]
        return seat in playing[: self.chosen]

    def to_json(self) -> dict[str, Any]:
        """The view as plain data; cards by name, backs as ``{"value": n}``."""
        outcome = self.outcome
        added = self.rules.sets[1:]
        return {
            "edition": self.edition,
            **({"sets": list(added)} if added else {}),
            "seat": self.seat,
            "teams": self.teams,
            "parley": self.parley,
            "needed": self.needed,
            "players": [_player_to_json(player, self.rules) for player in self.players],
            "decks": {deck_word(deck): count for deck, count in enumerate(self.decks) if self.rules.by_deck[deck]},
            "available": list(map(deck_to_json, self.available)),
            "specials": list(self.specials),
            "box": [card.name for card in self.box],
            "junk": list(map(deck_to_json, self.junk)),
            "junked": list(self.junked),
            "active": self.active,
            "actions_left": self.actions_left,
            "turn": self.turn,
            "chosen": self.chosen,
            "opening": self.opening.name if self.opening else None,
            "decision": asked_to_json(self.asked) if self.asked else None,
            "outcome": outcome.to_json() if outcome else None,
        }


_HAND: Final = ZONES[HAND]
_SCORE: Final = ZONES[SCORE]
assert all(ZONES[zone].faces == NO_ONE for zone in (ACHIEVEMENTS, DECK, JUNK)), "views give these as numbers of decks"
assert ZONES[BOX].faces == ZONES[BOARD].faces == EVERYONE, "views give these as cards"


def view(game: Game, seat: Given[int | None]) -> View:
    """What this seat (None: a spectator) may see now.

    Raises:
        SetupError: there is no such seat.
    """
    check_seat(game, seat)
    seen = view_of(game.state, seat, game.decision)
    if not game.is_resting:
        seen.so_far = _so_far(game, seat)
    return seen


def view_of(state: State, seat: int | None, decision: Decision | None = None) -> View:
    """What this seat (None: a spectator) may see of a position, with no question unless a decision is given."""
    seating = state.seating
    setup = seating.setup
    return View(
        seating.edition.number,
        seat,
        setup.teams,
        setup.parley,
        seating.needed,
        tuple([_player_view(state, player, seat) for player in state.players]),
        tuple([len(deck) for deck in state.decks]),
        tuple([card.deck for card in state.available]),
        state.specials,
        state.box,
        tuple(sorted([card.deck for card in state.junk])) if state.junk else (),
        state.junked,
        state.active,
        state.actions_left,
        state.turn,
        len(state.openings),
        state.opening_of(seat) if state.openings and seat is not None else None,
        asked(decision, seat),
        state.outcome,
        seating,
    )


def _so_far(game: Game, seat: int | None) -> SoFar:
    """What this seat has seen of the action in progress; put together once for every question."""
    course = inside.course(game)
    answered = course.answered
    kept: tuple[View, list[SeenPick]] | None = course.kept.get(seat)
    if kept is None:
        kept = course.kept[seat] = (view_of(inside.checkpoint(game), seat, answered[0][0]), [])
    before, steps = kept
    if len(steps) < len(answered):
        log = inside.log(game)
        ends = [at for _, at in answered[1:]] + [len(log)]
        for number in range(len(steps), len(answered)):
            decision, at = answered[number]
            picked = game.picks[number - len(answered)]
            picker = inside.askers(game)[number - len(answered)]
            ask = asked(decision, seat)
            assert ask is not None
            seen = tuple([visible(note, seat) for note in log[at : ends[number]]])
            steps.append(SeenPick(ask, picker, picked if picker == seat or picked == GIVE_UP else None, seen))
    return SoFar(before, tuple(steps))


def faces(seen: View) -> set[Face]:
    """All cards whose faces a view shows, among backs."""
    shown: set[Face] = set(seen.box)
    for player in seen.players:
        shown.update(player.hand, player.score, *player.set_zones)
        for pile in player.piles:
            shown.update(pile.cards)
    return shown


def visible_names(seen: View) -> set[str]:
    """The names of all cards whose faces a view shows; a first card that was chosen is still in the hand."""
    return {face.name for face in faces(seen) if isinstance(face, Card)}


def check_seat(game: Game, seat: Given[int | None]) -> None:
    """Refuse a seat that the table does not have; None is a spectator.

    Raises:
        SetupError: there is no such seat.
    """
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(game.names)):
        raise SetupError("there is no seat {seat!r} at this table", seat=seat)


def asked(decision: Decision | None, seat: int | None) -> Asked | None:
    """The decision as this seat may know it.

    Others see who is asked, and by which effect, but no options: these may name
    hidden cards.
    """
    if decision is None:
        return None
    mine = decision.seat == seat
    effect = decision.effect
    return Asked(
        decision.number,
        decision.seat,
        decision.kind,
        decision.verb,
        effect.card if effect else None,
        effect.number if effect else None,
        decision.options if mine else None,
        decision.more if mine else None,
        decision.criteria if mine else (),
        decision.several if mine else None,
    )


def seen_events(game: Game, seat: Given[int | None]) -> list[Event]:
    """What the last pick caused, as this seat (None: a spectator) may know it; raises as `view`."""
    check_seat(game, seat)
    return [event_of(visible(note, seat)) for note in inside.last_log(game)]


def seen_action(game: Game, seat: Given[int | None]) -> list[Event]:
    """What has happened since the current action began, as this seat may know it; raises as `view`."""
    check_seat(game, seat)
    return [event_of(visible(note, seat)) for note in inside.log(game)]


def _player_view(state: State, player: Player, seat: int | None) -> PlayerView:
    seating = state.seating
    number = player.seat
    mine = number == seat
    secret = seating.setup.covered_hidden and not mine
    piles = []
    for color in COLORS:
        if player.piles[color]:
            piles.append(pile_view(player, color, secret))
    return PlayerView(
        number,
        seating.names[number],
        _seen(_HAND, player.hand, number, seat),
        _seen(_SCORE, player.score, number, seat),
        tuple(piles),
        tuple(sorted([card.deck for card in player.achievements])),
        player.specials,
        player.points,
        _icons(player.icons, seating),
        player.tucked,
        player.scored,
        number in state.leaving,
        number in seating.out,
        NO_SET_ZONES if player.set_zones is NO_SET_ZONES else _set_zones(player, seat),
        player.marks,
    )


def _icons(counts: int, seating: Seating) -> tuple[int, ...]:
    """The count of each icon of the game."""
    icons = seating.rules.icons
    if counts >> BONUS_SHIFT:
        counts &= (1 << BONUS_SHIFT) - 1
    return tuple(counts.to_bytes(icons, "little"))


def _set_zones(player: Player, seat: int | None) -> tuple[tuple[Face, ...], ...]:
    return tuple([_seen(zone, player.set_zones[zone.place], player.seat, seat) for zone in SET_ZONES])


def _seen(zone: Zone, cards: Cards, owner: int, seat: int | None) -> tuple[Face, ...]:
    """The cards in a zone of a player as a seat sees them."""
    if zone.shows_to(owner, seat):
        return cards
    return tuple([card.back for card in cards]) if zone.is_ordered else _backs(cards)


def _backs(cards: Cards) -> tuple[Back, ...]:
    return tuple([BACKS[deck] for deck in sorted([card.deck for card in cards])]) if cards else ()


def pile_view(player: Player, color: int, secret: bool) -> PileView:
    """One color of a board, with covered cards secret or not."""
    pile = player.piles[color]
    splay = player.splays[color]
    if splay == UNSPLAYED:
        return PileView(color, splay, pile[:1], None, ()) if secret else PileView(color, splay, pile, len(pile), ())
    covered = tuple([card.icons_shown(splay) for card in pile[1:]])
    return PileView(color, splay, pile[:1] if secret else pile, len(pile), covered)


def _player_to_json(player: PlayerView, rules: Ruleset) -> dict[str, Any]:
    return {
        "seat": player.seat,
        "name": player.name,
        "hand": [_face_to_json(face) for face in player.hand],
        "score": [_face_to_json(face) for face in player.score],
        "board": {
            COLOR_NAMES[pile.color]: {
                "splay": SPLAY_NAMES[pile.splay],
                "cards": [card.name for card in pile.cards],
                "count": pile.count,
                "covered_icons": [[ICON_NAMES[icon] for icon in icons] for icons in pile.covered_icons],
            }
            for pile in player.piles
        },
        "achievements": list(map(deck_to_json, player.achievements)),
        "specials": list(player.specials),
        "points": player.points,
        "icons": dict(zip(ICON_NAMES, player.icons, strict=False)),
        "tucked": player.tucked,
        "scored": player.scored,
        "leaving": player.leaving,
        "out": player.out,
        **{
            zone.name: [_face_to_json(face) for face in player.set_zones[zone.place]]
            for zone in SET_ZONES
            if zone.card_set in rules.sets
        },
    }


def _face_to_json(face: Face) -> str | dict[str, Any]:
    return face.name if isinstance(face, Card) else face.to_json()


def asked_to_json(ask: Asked) -> dict[str, Any]:
    """A decision as plain data."""
    return {
        "number": ask.number,
        "seat": ask.seat,
        "kind": ask.kind,
        "verb": ask.verb.word,
        "card": ask.card,
        "effect": ask.effect,
        "options": None if ask.options is None else list(ask.options),
        "more": ask.more,
    }
