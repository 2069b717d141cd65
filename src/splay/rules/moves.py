"""The rulebook's verbs: the only code that changes a position.

Each change notes one event.  In editions 1 and 3 the special achievements are tested
after each change, and a victory by achievements ends the game, by raising `GameEnds`.
"""

from collections.abc import Sequence

from splay.position.card import Card
from splay.position.event_log import (
    ACHIEVE,
    ARRANGE,
    CHAIN,
    DRAW,
    EXCHANGE,
    FORESHADOW,
    JUNK_CARD,
    JUNK_DECK,
    JUNK_SPECIAL,
    LOSE,
    MELD,
    PARLEY,
    REMOVE,
    RESTORE,
    RETURN,
    REVEAL,
    SAFEGUARD,
    SCORE_CARD,
    SHOW,
    SHOW_COLOR,
    SPLAY,
    TRANSFER,
    TUCK,
    UNSPLAY,
    Log,
)
from splay.position.special_achievements import MONUMENT_CARDS
from splay.position.state import HAS_DRAWN, Cards, Outcome, Player, State
from splay.position.terms import (
    ACHIEVEMENTS,
    BOARD,
    BOX,
    CITIES,
    DECK,
    FORECAST,
    HAND,
    JUNK,
    MONUMENT,
    SAFE,
    SCORE,
    UNSPLAYED,
)
from splay.rules import achievements, parts
from splay.rules.achievements import claim_specials, score_outcome, settle
from splay.rules.city_achievements import earned_by_junking, earned_by_melding
from splay.rules.drawing import NO_DECK, drawn_age, drawn_deck
from splay.rules.endings import GameEnds
from splay.rules.parts import give, lay, put_on_top, sink, slip_under, take, take_all
from splay.rules.qualifying import may_qualify


class Moves:
    """Changes one state and notes what happened in its log.

    Attributes:
        state: the position being changed.
        log: the events of the current action, oldest first.
    """

    __slots__ = ("log", "state")

    def __init__(self, state: State, log: Log) -> None:
        self.state = state
        self.log = log

    # -- drawing ---------------------------------------------------------------

    def draw(self, you: Player, value: int, card_set: str = "") -> Card:
        """Draw one card of this value into the hand; `drawing` says from which deck.

        Args:
            you: the player.
            value: the value.
            card_set: the set, if the effect names one; no draw rule changes it then.

        Raises:
            GameEnds: it would have to come from above the last age.
        """
        card = self._deal(you, value, card_set)
        you.hand += (card,)
        return card

    def draw_and_reveal(self, you: Player, value: int, card_set: str = "") -> Card:
        """Draw a card into the hand and show it to all."""
        card = self.draw(you, value, card_set)
        self.reveal(you, card)
        return card

    def draw_and_meld(self, you: Player, value: int) -> Card:
        """Draw and meld a card."""
        card = self._deal(you, value)
        self.log.append((MELD, you.seat, card, HAND, you.seat, BOARD))
        self._cover(you, card)
        return card

    def draw_and_tuck(self, you: Player, value: int) -> Card:
        """Draw and tuck a card."""
        card = self._deal(you, value)
        self.log.append((TUCK, you.seat, card, HAND, you.seat, BOARD))
        slip_under(you, card)
        self._count_tucked(you)
        return card

    def draw_and_score(self, you: Player, value: int) -> Card:
        """Draw and score a card."""
        card = self._deal(you, value)
        self.log.append((SCORE_CARD, you.seat, card, HAND, you.seat, SCORE))
        self._count_scored(you, card)
        return card

    def draw_and_safeguard(self, you: Player, value: int) -> Card:
        """Draw a card and safeguard it; at the limit it stays in hand (The Unseen)."""
        card = self.draw(you, value)
        self.safeguard(you, card)
        return card

    def draw_and_foreshadow(self, you: Player, value: int, card_set: str = "") -> Card:
        """Draw a card and foreshadow it; at the limit it stays in hand (Echoes of the Past)."""
        card = self.draw(you, value, card_set)
        self.foreshadow(you, card)
        return card

    def _deal(self, you: Player, value: int, card_set: str = "") -> Card:
        state = self.state
        decks = state.decks
        seating = state.seating
        if seating.is_plain:
            number = drawn_age(decks, value, len(decks) - 1)
            if number >= len(decks):
                raise GameEnds(score_outcome(state))
        else:
            number = drawn_deck(seating.rules, you, decks, value, card_set)
            if number == NO_DECK:
                raise GameEnds(score_outcome(state))
            if seating.rules.counts_first_draws:
                you.marks |= HAS_DRAWN
        deck = decks[number]
        card = deck[0]
        decks[number] = deck[1:]
        self.log.append((DRAW, you.seat, card, DECK, you.seat, HAND))
        return card

    # -- one card --------------------------------------------------------------

    def meld(self, you: Player, card: Card, owner: Player | None = None) -> None:
        """Put a card, yours unless an owner is named, on top of its color on your board."""
        owner = owner or you
        origin = take(owner, card)
        self.log.append((MELD, owner.seat, card, origin, you.seat, BOARD))
        self._cover(you, card)

    def tuck(self, you: Player, card: Card) -> None:
        """Put a card of yours at the bottom of its color on your board.

        A card already on the board never leaves its pile, so a splay of two cards stays.
        """
        if card in you.piles[card.color]:
            self.log.append((TUCK, you.seat, card, BOARD, you.seat, BOARD))
            sink(you, card)
        else:
            origin = take(you, card)
            self.log.append((TUCK, you.seat, card, origin, you.seat, BOARD))
            slip_under(you, card)
        self._count_tucked(you)

    def score(self, you: Player, card: Card, owner: Player | None = None) -> None:
        """Put a card, yours unless an owner is named, into your score pile."""
        owner = owner or you
        origin = take(owner, card)
        self.log.append((SCORE_CARD, owner.seat, card, origin, you.seat, SCORE))
        self._count_scored(you, card)
        if origin == BOARD:
            settle(self.state, self.log, you)

    def return_card(self, owner: Player, card: Card) -> None:
        """Put a card of this owner at the bottom of the deck of its set and age."""
        origin = take(owner, card)
        self.state.decks[card.deck] += (card,)
        self.log.append((RETURN, owner.seat, card, origin, None, DECK))
        if origin == BOARD:
            settle(self.state, self.log, owner)

    def transfer(self, owner: Player, card: Card, to: Player, zone: str) -> None:
        """Move a card to a zone of another player, or to another zone of its owner.

        On a board it becomes the top card of its color.  Never counts as
        melding or scoring.
        """
        origin = take(owner, card)
        self._note_transfer(TRANSFER, owner, card, origin, to, zone)

    def exchange(
        self, one: Player, zone: str, cards: Sequence[Card], other: Player, other_zone: str, others: Sequence[Card]
    ) -> None:
        """Swap two groups of cards between hands and score piles; sizes may differ."""
        for card in cards:
            take(one, card)
        for card in others:
            take(other, card)
        for card in cards:
            self._note_transfer(EXCHANGE, one, card, zone, other, other_zone)
        for card in others:
            self._note_transfer(EXCHANGE, other, card, other_zone, one, zone)

    def safeguard(self, you: Player, card: Card, owner: Player | None = None) -> bool:
        """Put a card, yours unless an owner is named, or an available achievement into your safe (The Unseen).

        Returns whether it went in: at the limit it stays where it is.
        """
        if not self.has_room(you, SAFE):
            return False
        self._put_away(you, card, owner, SAFEGUARD, SAFE)
        return True

    def foreshadow(self, you: Player, card: Card, owner: Player | None = None) -> bool:
        """Put a card, yours unless an owner is named, into your forecast (Echoes of the Past).

        Returns whether it went in: at the limit it stays where it is.
        """
        if not self.has_room(you, FORECAST):
            return False
        self._put_away(you, card, owner, FORESHADOW, FORECAST)
        return True

    def has_room(self, you: Player, zone: str) -> bool:
        """Whether a card could be safeguarded or foreshadowed now: `SAFE` or `FORECAST` is below its limit."""
        return len(you.zone(zone)) < you.zone_limit

    def safeguard_top_of_deck(self, you: Player, deck: int) -> Card | None:
        """Safeguard the top card of a deck, which nobody sees and which is not drawn; None if it did not go in."""
        state = self.state
        if not state.decks[deck] or not self.has_room(you, SAFE):
            return None
        card = parts.take_top(state, deck)
        self.log.append((SAFEGUARD, you.seat, card, DECK, you.seat, SAFE))
        give(you, card, SAFE)
        return card

    def _put_away(self, you: Player, card: Card, owner: Player | None, kind: str, zone: str) -> None:
        state = self.state
        if card in state.available:
            state.available = parts.without(state.available, card)
            seat, origin = you.seat, ACHIEVEMENTS
        else:
            owner = owner or you
            seat, origin = owner.seat, take(owner, card)
        self.log.append((kind, seat, card, origin, you.seat, zone))
        give(you, card, zone)

    def reveal(self, owner: Player, card: Card, zone: str = HAND) -> None:
        """Show a card to all; it stays where it is."""
        self.log.append((REVEAL, owner.seat, card, zone))

    def show(self, owner: Player, cards: Sequence[Card], zone: str) -> None:
        """Show cards as proof that an effect was obeyed; changes nothing."""
        if cards:
            self.log.append((SHOW, owner.seat, tuple(cards), zone))

    def show_color(self, owner: Player, card: Card) -> None:
        """Show only the color of a card; changes nothing."""
        self.log.append((SHOW_COLOR, owner.seat, card.color, card))

    # -- piles -----------------------------------------------------------------

    def splay(self, you: Player, color: int, direction: int, by: Player | None = None) -> bool:
        """Splay a color on your board; returns whether that changed anything.

        Fewer than two cards, or a pile splayed that way already, cannot be splayed.  Whoever splays, you unless
        another player is named, draws a city then (Cities of Destiny).
        """
        before = you.splays[color]
        if before == direction or len(you.piles[color]) < 2:
            return False
        lay(you, color, you.piles[color], direction)
        self.log.append((SPLAY, you.seat, color, before, direction))
        if (available := self.state.specials) and (UNSPLAYED not in you.splays or may_qualify(you, available)):
            claim_specials(self.state, self.log)
        if self.state.seating.has_cities:
            self.draw_city(by or you)
        return True

    def unsplay(self, you: Player, color: int) -> bool:
        """End the splay of a color; returns whether there was one."""
        before = you.splays[color]
        if before == UNSPLAYED:
            return False
        lay(you, color, you.piles[color], UNSPLAYED)
        self.log.append((UNSPLAY, you.seat, color, before, UNSPLAYED))
        settle(self.state, self.log, you)
        return True

    def arrange(self, you: Player, color: int, cards: Cards) -> bool:
        """Put the cards of a pile in this order, top first; returns whether that changed it."""
        if you.piles[color] == cards:
            return False
        lay(you, color, cards, you.splays[color])
        self.log.append((ARRANGE, you.seat, color, cards))
        settle(self.state, self.log, you)
        return True

    def remove_all(self) -> None:
        """Remove every hand, board and score pile from the game."""
        for player in self.state.players:
            self.state.box += self._clear(player, REMOVE, BOX)

    def _clear(self, player: Player, kind: str, zone: str) -> Cards:
        """Take away a player's hand, score pile and board, and note each card; returns the cards."""
        taken: Cards = ()
        for origin, cards in take_all(player):
            self.log.extend((kind, player.seat, card, origin, None, zone) for card in cards)
            taken += cards
        return taken

    # -- the junk pile (rulebook of edition 4, "Keywords": junk) ---------------------

    def junk(self, owner: Player, card: Card, by: Player | None = None) -> None:
        """Put a card of this owner into the junk pile; another player may do so."""
        origin = parts.take(owner, card)
        self.state.junk += (card,)
        self.log.append((JUNK_CARD, owner.seat, card, origin, None, JUNK))
        if card.is_city and origin == HAND and (by is None or by is owner):
            for special in earned_by_junking(card):
                self.claim(owner, special)

    def junk_deck(self, you: Player, age: int) -> bool:
        """Junk every card in a deck; returns whether there was any."""
        if not self.state.decks[age]:
            return False
        deck = parts.junk_deck(self.state, age)
        self.log.append((JUNK_DECK, you.seat, age, deck))
        return True

    def junk_achievement(self, you: Player, card: Card) -> None:
        """Junk an available standard achievement; no one sees its face."""
        state = self.state
        state.available = parts.without(state.available, card)
        state.junk += (card,)
        self.log.append((JUNK_CARD, you.seat, card, ACHIEVEMENTS, None, JUNK))

    def junk_special(self, you: Player, name: str) -> None:
        """Junk an available special achievement."""
        parts.junk_special(self.state, name)
        self.log.append((JUNK_SPECIAL, you.seat, name))

    def restore_special(self, you: Player, name: str) -> None:
        """Make a junked special achievement available again."""
        parts.restore_special(self.state, name)
        for player in self.state.players:
            player.touched = True  # its condition may have been met long before
        self.log.append((RESTORE, you.seat, name))

    def junk_all(self) -> None:
        """Junk every hand, board and score pile."""
        for player in self.state.players:
            self.state.junk += self._clear(player, JUNK_CARD, JUNK)

    # -- achievements ----------------------------------------------------------

    def achieve(self, you: Player, card: Card) -> None:
        """Claim an available standard achievement."""
        achievements.achieve(self.state, self.log, you, card)

    def achieve_from(self, you: Player, owner: Player, card: Card) -> None:
        """Make a card of a zone of this owner, such as a secret, an achievement of yours."""
        origin = take(owner, card)
        self.log.append((ACHIEVE, owner.seat, card, origin, you.seat, ACHIEVEMENTS))
        give(you, card, ACHIEVEMENTS)

    def achieve_from_junk(self, you: Player, card: Card) -> None:
        """Make a card of the junk pile an achievement of a player; no one sees its face."""
        self.state.junk = parts.without(self.state.junk, card)
        self.log.append((ACHIEVE, you.seat, card, JUNK, you.seat, ACHIEVEMENTS))
        give(you, card, ACHIEVEMENTS)

    def make_available(self, owner: Player, card: Card) -> None:
        """Make a card of this owner an available achievement, face down."""
        origin = take(owner, card)
        self.log.append((TRANSFER, owner.seat, card, origin, None, ACHIEVEMENTS))
        parts.set_aside(self.state, card)

    def take_from_deck(self, you: Player, deck: int, count: int) -> list[Card]:
        """Reveal the top cards of a deck, or all if there are fewer, and take them into the hand; no draw."""
        state = self.state
        cards = state.decks[deck][:count]
        state.decks[deck] = state.decks[deck][count:]
        for card in cards:
            self.log.append((TRANSFER, you.seat, card, DECK, you.seat, HAND))
            you.hand += (card,)
            self.reveal(you, card)
        return list(cards)

    def draw_city(self, you: Player) -> Card | None:
        """Draw a city of the value of the highest top card, unless there is one in the hand already.

        Rulebook 4.1, "Cities of Destiny"; raises as `draw`.
        """
        if any(card.is_city for card in you.hand):
            return None
        return self.draw(you, you.highest_top(), CITIES)

    def claim(self, you: Player, name: str) -> None:
        """Claim a special achievement if it is available."""
        achievements.claim(self.state, self.log, you, name)

    def chain(self, you: Player) -> None:
        """Draw and achieve an 11, for a self-execution within another one.

        Rulebook of edition 4, "Chain achievements".  Its face stays unseen.

        Raises:
            GameEnds: there is no 11; the draw would be above the last age.
        """
        state = self.state
        rules = state.seating.rules
        number = drawn_deck(rules, you, state.decks, rules.last_age)
        if number == NO_DECK:
            raise GameEnds(score_outcome(state))
        card = parts.take_top(state, number)
        you.achievements += (card,)
        if rules.counts_first_draws:
            you.marks |= HAS_DRAWN
        self.log.append((CHAIN, you.seat, card, DECK, you.seat, ACHIEVEMENTS))

    # -- parley ------------------------------------------------------------------------

    def parley(self, you: Player, paid: Card, purpose: str, distant: int) -> None:
        """Return a card from the hand as the price of parley with a distant seat."""
        parts.take(you, paid)
        self.state.decks[paid.deck] += (paid,)
        self.log.append((PARLEY, you.seat, paid, HAND, None, DECK, purpose, distant))

    # -- leaving -----------------------------------------------------------------------

    def leave(self, you: Player, by_card: str = "") -> None:
        """This player has lost or given up: all their cards are junked, including achievements.

        Rulebook of edition 4, "Elimination".

        Raises:
            GameEnds: only one side is left.
        """
        state = self.state
        self.log.append((LOSE, you.seat, by_card, parts.depart(state, you)))
        if len(state.seating.sides) == 1:
            raise GameEnds(Outcome(state.seating.sides[0], "elimination"))

    # -- what follows from a move --------------------------------------------------

    def _note_transfer(self, kind: str, owner: Player, card: Card, origin: str, to: Player, zone: str) -> None:
        self.log.append((kind, owner.seat, card, origin, to.seat, zone))
        give(to, card, zone)
        if origin == BOARD or zone == BOARD:
            settle(self.state, self.log, owner, to)

    def _cover(self, you: Player, card: Card) -> None:
        put_on_top(you, card)
        settle(self.state, self.log, you)
        if card.is_city:
            for special in earned_by_melding(card, you.splays[card.color]):
                self.claim(you, special)

    def _count_tucked(self, you: Player) -> None:
        you.tucked += 1
        if you.tucked >= MONUMENT_CARDS and MONUMENT in self.state.specials:
            claim_specials(self.state, self.log)
        else:
            settle(self.state, self.log, you)

    def _count_scored(self, you: Player, card: Card) -> None:
        give(you, card, SCORE)
        you.scored += 1
        if you.scored >= MONUMENT_CARDS and MONUMENT in self.state.specials:
            claim_specials(self.state, self.log)
