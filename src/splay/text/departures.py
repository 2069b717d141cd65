"""What happens if a player leaves the game for good, in words."""

from splay.game import inside
from splay.game.game import Game
from splay.position.verbs import GIVE_UP
from splay.text.questions import outcome_words
from splay.text.reader import Reader


def if_left(game: Game, seat: int, reader: Reader) -> tuple[str, str]:
    """What happens to a game if this player gives up now, in two sentences.

    Args:
        game: the game, which stays as it is.
        seat: the player.
        reader: who reads.

    Raises:
        PickError: the player cannot give up; the message says why.
    """
    after = _without(game, seat)
    if after.outcome is not None:
        return outcome_words(after.outcome, after.names, seat, reader)
    if after.decision is not None and after.decision.verb is GIVE_UP:
        return reader.gettext("Your partner is asked whether to give up too."), reader.gettext("You can watch.")
    return reader.gettext("The others play on."), reader.gettext("You can watch.")


def _without(game: Game, seat: int) -> Game:
    """The game after a seat leaves, as far as that follows from leaving alone.

    What the action in progress would do next is left out: it would reveal the decks and other hands to
    a player who does not even have to leave.
    """
    game.clone().give_up(seat)  # raises if the player cannot give up
    before = inside.checkpoint(game).copy()
    lost = set(game.out) - set(before.seating.out)
    after = inside.from_state(before)
    for gone in (*sorted(lost), *game.state.leaving, seat):
        if after.decision is not None:
            after.give_up(gone)
    return after
