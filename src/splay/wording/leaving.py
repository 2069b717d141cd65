"""What follows if a player leaves the game for good, in words."""

from splay.catalogue import Catalogue
from splay.game import Game
from splay.terms import GIVE_UP
from splay.wording.questions import outcome_words


def if_left(after: Game, seat: int, words: Catalogue) -> tuple[str, str]:
    """What a game without this player comes to, in two sentences.

    Args:
        after: the game once the player has given up.
        seat: the player.
        words: in which language.
    """
    if after.outcome is not None:
        return outcome_words(after.outcome, after.state.table.names, seat, words)
    if after.decision is not None and after.decision.verb == GIVE_UP:
        return words.gettext("Your partner is asked whether to give up, too."), words.gettext("You can look on.")
    return words.gettext("The others play on."), words.gettext("You can look on.")
