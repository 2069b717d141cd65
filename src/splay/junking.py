"""The verbs of edition 4 that touch the junk pile, and what becomes of a player who leaves."""

from splay.achieving import GameEnds, score_outcome, without
from splay.card import Card
from splay.events import ACHIEVE, JUNK_CARD, JUNK_DECK, LOSE, NOBODY, PARLEY, RESTORE
from splay.moves import Moves
from splay.state import Outcome, Player
from splay.terms import ACHIEVEMENTS, DECK, JUNK, SPECIAL_NAMES


class Junking(Moves):
    """Moves to and from the junk pile (rulebook of edition 4, "Keywords": junk)."""

    __slots__ = ()

    # -- junk ------------------------------------------------------------------------

    def junk(self, owner: Player, card: Card) -> None:
        """Put a card of this owner into the junk pile."""
        origin = self._take(owner, card)
        self.state.junk += (card,)
        self.log.append((JUNK_CARD, owner.seat, card, origin, NOBODY, JUNK))

    def junk_deck(self, you: Player, age: int) -> bool:
        """Junk every card now in a deck; says whether there was any."""
        deck = self.state.decks[age]
        if not deck:
            return False
        self.state.decks[age] = ()
        self.state.junk += deck
        self.log.append((JUNK_DECK, you.seat, deck, DECK, age, JUNK))
        return True

    def junk_achievement(self, you: Player, card: Card) -> None:
        """Junk an available standard achievement; nobody sees its face."""
        state = self.state
        state.available = without(state.available, card)
        state.junk += (card,)
        self.log.append((JUNK_CARD, you.seat, card, ACHIEVEMENTS, NOBODY, JUNK))

    def junk_special(self, you: Player, name: str) -> None:
        """Junk an available special achievement."""
        state = self.state
        state.specials = without(state.specials, name)
        state.junked += (name,)
        self.log.append((JUNK_CARD, you.seat, name, ACHIEVEMENTS, NOBODY, JUNK))

    def restore_special(self, you: Player, name: str) -> None:
        """Make a junked special achievement available again."""
        state = self.state
        state.junked = without(state.junked, name)
        state.specials = tuple([special for special in SPECIAL_NAMES if special == name or special in state.specials])
        for player in state.players:
            player.touched = True  # who meets its condition may have met it long before
        self.log.append((RESTORE, you.seat, name, JUNK, NOBODY, ACHIEVEMENTS))

    def junk_all(self) -> None:
        """Junk every hand, board and score pile."""
        for player in self.state.players:
            self.state.junk += self._clear(player, JUNK_CARD, JUNK)

    # -- chain achievements ------------------------------------------------------------

    def chain(self, you: Player) -> None:
        """Draw an 11 and achieve it: the price of a self-execution within another one.

        Rulebook of edition 4, "Chain achievements".  Its face stays unseen.

        Raises:
            GameEnds: there is no 11; the draw would be above the last age.
        """
        state = self.state
        deck = state.decks[-1]
        if not deck:
            raise GameEnds(score_outcome(state))
        state.decks[-1] = deck[1:]
        card = deck[0]
        you.achievements += (card,)
        self.log.append((ACHIEVE, you.seat, card, DECK, you.seat, ACHIEVEMENTS))

    # -- parley ------------------------------------------------------------------------

    def parley(self, you: Player, paid: Card, purpose: str, distant: int) -> None:
        """Return a card of the hand as the price of parley with a distant seat."""
        self._take(you, paid)
        self.state.decks[paid.age] += (paid,)
        self.log.append((PARLEY, you.seat, paid, purpose, distant, DECK))

    # -- leaving -----------------------------------------------------------------------

    def leave(self, you: Player, by_card: str = "") -> None:
        """This player has lost, or given up: all cards are junked, owned achievements too.

        Rulebook of edition 4, "Elimination".

        Raises:
            GameEnds: a single side is left.
        """
        state = self.state
        cards = self._clear(you) + you.achievements
        self.log.append((LOSE, you.seat, cards, by_card, NOBODY, JUNK))
        state.junk += cards
        state.junked += you.specials
        you.achievements = you.specials = ()
        state.table = state.table.without(you.seat)
        if you.seat == state.active:
            state.actions_left = 1  # the one in progress: the turn passes on after it
        state.leaving = tuple([seat for seat in state.leaving if seat != you.seat])
        if len(state.table.sides) == 1:
            raise GameEnds(Outcome(state.table.sides[0], "elimination"))
