"""What follows if a player leaves the game for good, in words."""

from splay.catalogue import Catalogue
from splay.game import Game
from splay.terms import GIVE_UP
from splay.wording.questions import outcome_words


def if_left(game: Game, seat: int, words: Catalogue) -> tuple[str, str]:
    """What a game comes to if this player gives up now, in two sentences.

    Args:
        game: the game, which stays as it is.
        seat: the player.
        words: in which language.

    Raises:
        PickError: the player cannot give up; says why.
    """
    after = _without(game, seat)
    if after.outcome is not None:
        return outcome_words(after.outcome, after.state.table.names, seat, words)
    if after.decision is not None and after.decision.verb == GIVE_UP:
        return words.gettext("Your partner is asked whether to give up, too."), words.gettext("You can look on.")
    return words.gettext("The others play on."), words.gettext("You can look on.")


def _without(game: Game, seat: int) -> Game:
    """What a game comes to if a seat leaves, as far as that follows from leaving alone.

    What the action in progress would do then is left out: it would show what lies on the decks, and in other
    hands, to somebody who need not leave for that.
    """
    game.clone().give_up(seat)  # refuses what cannot be
    before = game.checkpoint.copy()
    lost = set(game.state.table.out) - set(before.table.out)
    after = Game.from_state(before)
    for gone in (*sorted(lost), *game.state.leaving, seat):
        if after.decision is not None:
            after.give_up(gone)
    return after
