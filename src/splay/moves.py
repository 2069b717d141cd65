"""The rulebook's verbs: the only code that changes a position.

Each change notes one event.  In editions 1 and 3 the special achievements are tested
after each change, and a victory by achievements ends the game, by raising `GameEnds`.
"""

from collections.abc import Sequence

from splay.achieving import Achieving, GameEnds, score_outcome, without
from splay.card import Card
from splay.errors import PositionError
from splay.events import (
    ARRANGE,
    DRAW,
    EXCHANGE,
    MELD,
    NOBODY,
    REMOVE,
    RETURN,
    REVEAL,
    SCORE_CARD,
    SHOW,
    SPLAY,
    TRANSFER,
    TUCK,
    UNSPLAY,
)
from splay.specials import MONUMENT_CARDS, has_wonder, may_qualify
from splay.state import Cards, Player
from splay.terms import (
    BOARD,
    BOX,
    DECK,
    HAND,
    MONUMENT,
    SCORE,
    SPLAY_NAMES,
    UNSPLAYED,
)


class Moves(Achieving):
    """Changes one state and notes what happened in its log."""

    __slots__ = ()

    # -- drawing ---------------------------------------------------------------

    def draw(self, you: Player, value: int) -> Card:
        """Draw one card of this value to the hand (engine notes, "Drawing, missing ages").

        Raises:
            GameEnds: it would have to come from above the last age.
        """
        card = self._deal(you, value)
        you.hand += (card,)
        return card

    def draw_and_reveal(self, you: Player, value: int) -> Card:
        """Draw a card to the hand and show it to all."""
        card = self.draw(you, value)
        self.reveal(you, card)
        return card

    def draw_and_meld(self, you: Player, value: int) -> Card:
        """Draw a card and meld that very card."""
        card = self._deal(you, value)
        self.log.append((MELD, you.seat, card, HAND, you.seat, BOARD))
        self._cover(you, card)
        return card

    def draw_and_tuck(self, you: Player, value: int) -> Card:
        """Draw a card and tuck that very card."""
        card = self._deal(you, value)
        self.log.append((TUCK, you.seat, card, HAND, you.seat, BOARD))
        self._slip_under(you, card)
        return card

    def draw_and_score(self, you: Player, value: int) -> Card:
        """Draw a card and score that very card."""
        card = self._deal(you, value)
        self.log.append((SCORE_CARD, you.seat, card, HAND, you.seat, SCORE))
        self._count_scored(you, card)
        return card

    def _deal(self, you: Player, value: int) -> Card:
        decks = self.state.decks
        for deck in decks[value:]:  # the deck of age 0 is always empty
            if deck:
                card = deck[0]
                decks[card.age] = deck[1:]
                self.log.append((DRAW, you.seat, card, DECK, you.seat, HAND))
                return card
        raise GameEnds(score_outcome(self.state))

    # -- one card --------------------------------------------------------------

    def meld(self, you: Player, card: Card, owner: Player | None = None) -> None:
        """Put a card, yours unless an owner is named, on top of its color on your board."""
        owner = owner or you
        origin = self._take(owner, card)
        self.log.append((MELD, owner.seat, card, origin, you.seat, BOARD))
        self._cover(you, card)

    def tuck(self, you: Player, card: Card) -> None:
        """Put a card of yours at the bottom of its color on your board.

        One that lies on the board never leaves its pile, so a splay of two cards goes on.
        """
        pile = you.piles[card.color]
        if card in pile:
            self.log.append((TUCK, you.seat, card, BOARD, you.seat, BOARD))
            self._lay(you, card.color, (*without(pile, card), card), you.splays[card.color])
            self._count_tucked(you)
            return
        origin = self._take(you, card)
        self.log.append((TUCK, you.seat, card, origin, you.seat, BOARD))
        self._slip_under(you, card)

    def score(self, you: Player, card: Card, owner: Player | None = None) -> None:
        """Put a card, yours unless an owner is named, into your score pile."""
        owner = owner or you
        origin = self._take(owner, card)
        self.log.append((SCORE_CARD, owner.seat, card, origin, you.seat, SCORE))
        self._count_scored(you, card)
        if origin == BOARD:
            self._settle(you)

    def return_card(self, owner: Player, card: Card) -> None:
        """Put a card of this owner at the bottom of the deck of its age."""
        origin = self._take(owner, card)
        self.state.decks[card.age] += (card,)
        self.log.append((RETURN, owner.seat, card, origin, NOBODY, DECK))
        if origin == BOARD:
            self._settle(owner)

    def transfer(self, owner: Player, card: Card, to: Player, zone: str) -> None:
        """Move a card to a zone of another player, or to another zone of its owner.

        On a board it becomes the top card of its color.  Never counts as
        melding or scoring.
        """
        origin = self._take(owner, card)
        self._note_transfer(TRANSFER, owner, card, origin, to, zone)

    def exchange(
        self, one: Player, zone: str, cards: Sequence[Card], other: Player, other_zone: str, others: Sequence[Card]
    ) -> None:
        """Swap two groups of cards between hands and score piles; sizes may differ."""
        for card in cards:
            self._take(one, card)
        for card in others:
            self._take(other, card)
        for card in cards:
            self._note_transfer(EXCHANGE, one, card, zone, other, other_zone)
        for card in others:
            self._note_transfer(EXCHANGE, other, card, other_zone, one, zone)

    def reveal(self, owner: Player, card: Card, zone: str = HAND) -> None:
        """Show a card to all; it stays where it is."""
        self.log.append((REVEAL, owner.seat, card, zone, owner.seat, zone))

    def show(self, owner: Player, cards: Sequence[Card], zone: str) -> None:
        """Show cards as proof that an effect was obeyed; changes nothing."""
        if cards:
            self.log.append((SHOW, owner.seat, tuple(cards), zone, owner.seat, zone))

    # -- piles -----------------------------------------------------------------

    def splay(self, you: Player, color: int, direction: int) -> bool:
        """Splay a color of your board; says whether that changed anything.

        Fewer than two cards, or a pile splayed that way already, cannot be splayed.
        """
        before = you.splays[color]
        if before == direction or len(you.piles[color]) < 2:
            return False
        self._lay(you, color, you.piles[color], direction)
        self.log.append((SPLAY, you.seat, color, BOARD, before, SPLAY_NAMES[direction]))
        if (available := self.state.specials) and (may_qualify(you, available) or has_wonder(you)):
            self.claim_specials()
        return True

    def unsplay(self, you: Player, color: int) -> bool:
        """End the splay of a color; says whether there was one."""
        before = you.splays[color]
        if before == UNSPLAYED:
            return False
        self._lay(you, color, you.piles[color], UNSPLAYED)
        self.log.append((UNSPLAY, you.seat, color, BOARD, before, SPLAY_NAMES[UNSPLAYED]))
        self._settle(you)
        return True

    def arrange(self, you: Player, color: int, cards: Cards) -> bool:
        """Put the cards of a pile in this order, top first; says whether it is another one."""
        if you.piles[color] == cards:
            return False
        self._lay(you, color, cards, you.splays[color])
        self.log.append((ARRANGE, you.seat, color, BOARD, you.seat, BOARD))
        self._settle(you)
        return True

    def remove_all(self) -> None:
        """Remove every hand, board and score pile from the game."""
        for player in self.state.players:
            self.state.box += self._clear(player, REMOVE, BOX)

    def _clear(self, player: Player, kind: str = "", zone: str = "") -> Cards:
        """Take the hand, the score pile and the board of a player; gives the cards.  Notes each if a kind is named."""
        taken: Cards = ()
        for origin, cards in (
            (HAND, player.hand),
            (SCORE, player.score),
            *((BOARD, pile) for pile in player.piles),
        ):
            if kind:
                self.log.extend((kind, player.seat, card, origin, NOBODY, zone) for card in cards)
            taken += cards
        player.hand = player.score = ()
        player.piles = [(), (), (), (), ()]
        player.splays = [UNSPLAYED] * 5
        player.points = 0
        player.icons = 0
        return taken

    # -- the parts of a move -----------------------------------------------------

    def _take(self, owner: Player, card: Card) -> str:
        """Take a card out of its owner's zones; returns the zone it lay in."""
        if card in owner.hand:
            owner.hand = without(owner.hand, card)
            return HAND
        color = card.color
        pile = owner.piles[color]
        if card in pile:
            pile = without(pile, card)
            self._lay(owner, color, pile, owner.splays[color] if len(pile) > 1 else UNSPLAYED)
            return BOARD
        if card in owner.score:
            owner.score = without(owner.score, card)
            owner.points -= card.value
            return SCORE
        raise PositionError("seat {seat} does not have {card}", seat=owner.seat, card=card.name)

    def _lay(self, owner: Player, color: int, pile: Cards, splay: int) -> None:
        """Lay a whole pile anew and count its icons again."""
        before = owner.pile_icons(color)
        owner.piles[color] = pile
        owner.splays[color] = splay
        owner.touched = True
        owner.icons += owner.pile_icons(color) - before

    def _note_transfer(self, kind: str, owner: Player, card: Card, origin: str, to: Player, zone: str) -> None:
        self.log.append((kind, owner.seat, card, origin, to.seat, zone))
        if zone == HAND:
            to.hand += (card,)
        elif zone == SCORE:
            to.score += (card,)
            to.points += card.value
        else:
            self._put_on_top(to, card)
        if origin == BOARD or zone == BOARD:
            self._settle(owner, to)

    def _put_on_top(self, you: Player, card: Card) -> None:
        color = card.color
        pile = you.piles[color]
        if pile:
            covered = pile[0]
            you.icons += card.full - covered.full + covered.shown[you.splays[color]]
        else:
            you.icons += card.full
        you.piles[color] = (card, *pile)
        you.touched = True

    def _cover(self, you: Player, card: Card) -> None:
        self._put_on_top(you, card)
        self._settle(you)

    def _slip_under(self, you: Player, card: Card) -> None:
        color = card.color
        pile = you.piles[color]
        if pile:
            you.icons += card.shown[you.splays[color]]
        else:
            you.icons += card.full
        you.piles[color] = (*pile, card)
        you.touched = True
        self._count_tucked(you)

    def _count_tucked(self, you: Player) -> None:
        you.tucked += 1
        if you.tucked >= MONUMENT_CARDS and MONUMENT in self.state.specials:
            self.claim_specials()
        else:
            self._settle(you)

    def _count_scored(self, you: Player, card: Card) -> None:
        you.score += (card,)
        you.points += card.value
        you.scored += 1
        if you.scored >= MONUMENT_CARDS and MONUMENT in self.state.specials:
            self.claim_specials()
