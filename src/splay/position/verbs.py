"""What is done with a pick: the verbs of questions, and everything there is to know about them.

A verb is one object, compared by identity.  `Decision.verb` is one of these; its `word` is what records, JSON and
programs read.
"""

from collections.abc import Mapping
from typing import Final

from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.position.terms import ASLANT, BOARD, HAND, LEFT, RIGHT, SCORE, UNSPLAYED, UP
from splay.position.translatable import N_

VERBS: Final[dict[str, "Verb"]] = {}
"""Every verb by its word."""


class Verb:
    """What is done with a pick.  Immutable; pickling or copying gives the same object.

    Attributes:
        word: its name in JSON and records: ``return``, ``splay left``.
        questions: the question for each kind of decision: a whole English sentence and message of the catalogue, so
            that translators never glue words together.
        keyword: its keyword on the rules page; empty if there is none.
        direction: which way it splays, one of `terms`; `UNSPLAYED` if it does not.
        is_costly: whether the picked card is given away.
        melds: whether the picked card is melded.
        buys: what the picked card pays for in parley, one of the purposes in `events`; empty if nothing.
        is_order: whether all the cards go anyway, and only their order is open.
        next: the verb that asks for the order when all the cards go; itself if that is never asked.
    """

    __slots__ = ("buys", "direction", "is_costly", "is_order", "keyword", "melds", "next", "questions", "word")

    next: "Verb"

    def __init__(
        self,
        word: str,
        keyword: str = "",
        *,
        direction: int = UNSPLAYED,
        is_costly: bool = False,
        melds: bool = False,
        buys: str = "",
        next_card: str = "",
        next_player: str = "",
        **questions: str,
    ) -> None:
        """A verb, with its question for each kind of decision: ``card="..."``, ``color="..."``.

        If all the cards may go, ``next_card`` or ``next_player`` is the question for their order.
        """
        assert word not in VERBS, f"two verbs are called {word}"
        VERBS[word] = self
        self.word = word
        self.keyword = keyword
        self.direction = direction
        self.is_costly = is_costly
        self.melds = melds
        self.buys = buys
        self.questions: Mapping[str, str] = questions
        self.is_order = False
        self.next = self
        if next_card or next_player:
            order = {"card": next_card, "player": next_player}
            self.next = Verb(f"{word} next", keyword, is_costly=is_costly, melds=melds)
            self.next.questions = {kind: question for kind, question in order.items() if question}
            self.next.is_order = True

    def __reduce__(self) -> tuple[object, ...]:
        return verb_of, (self.word,)

    def __repr__(self) -> str:
        return f"<verb {self.word}>"


def verb_of(word: str) -> Verb:
    """The verb with this name.

    Raises:
        LookupError: there is no such verb.
    """
    return VERBS[word]


# -- between actions ---------------------------------------------------------------------

ACT: Final = Verb("act")
GIVE_UP: Final = Verb(
    "give up",
    "lose",
    whether=N_("Your partner is out of the game. Do you give up too? All your cards are then junked."),
)

# -- cards that move ---------------------------------------------------------------------

MELD: Final = Verb(
    "meld",
    "meld",
    melds=True,
    card=N_("Choose a card to meld"),
    next_card=N_("Choose the card to meld next"),
    value=N_("Choose a value: you may meld all cards of that value from your score pile"),
)
MELD_ALL: Final = Verb("meld all", "meld", whether=N_("Meld your whole score pile?"))
MELD_ALL_HIGHEST: Final = Verb(
    "meld all highest", "meld", whether=N_("Meld all the highest cards from your score pile?")
)
MELD_ALL_OF_THAT_VALUE: Final = Verb(
    "meld all of that value", "meld", whether=N_("Meld all cards of that value from your score pile?")
)
TUCK: Final = Verb(
    "tuck",
    "tuck",
    is_costly=True,
    card=N_("Choose a card to tuck"),
    next_card=N_("Choose the card to tuck next"),
    color=N_("Choose a color: two cards of it are tucked"),
    value=N_("Choose a value: all cards of that value from your hand are tucked"),
)
TUCK_ALL: Final = Verb("tuck all", "tuck", whether=N_("Tuck your whole hand?"))
DRAW_AND_TUCK: Final = Verb("draw and tuck", "tuck", whether=N_("Draw a card and tuck it?"))
SCORE_CARD: Final = Verb(
    "score",
    "score",
    card=N_("Choose a card to score"),
    next_card=N_("Choose the card to score next"),
    value=N_("Choose a value: a top card of that value is scored, if you have one"),
)
SCORE_ALL: Final = Verb("score all", "score", whether=N_("Score your whole hand?"))
RETURN: Final = Verb(
    "return",
    "return",
    is_costly=True,
    card=N_("Choose a card to return"),
    next_card=N_("Choose the card to return next"),
    back=N_("Choose which card is returned, by its value"),
    icon=N_("Choose an icon: the other player returns two top cards that have it"),
    value=N_("Which value is returned?"),
    player=N_("Choose a player: a card from that player’s score pile is returned"),
    next_player=N_("Choose the player whose cards are returned next"),
)
REVEAL: Final = Verb("reveal", "reveal", card=N_("Choose a card to reveal"), secret=N_("Choose a secret to reveal"))
REVEAL_AND_RETURN: Final = Verb(
    "reveal and return", "return", is_costly=True, card=N_("Choose a card to reveal and return")
)
REVEAL_AND_JUNK: Final = Verb("reveal and junk", "junk", is_costly=True, card=N_("Choose a card to reveal and junk"))
SHOW_COLOR: Final = Verb("show the color", "reveal", card=N_("Choose a card to show its color"))
KEEP: Final = Verb("keep", card=N_("Choose the card to keep"))
EXECUTE: Final = Verb("execute", "execute", card=N_("Choose a card to carry out alone"))
EXCHANGE: Final = Verb(
    "exchange",
    "exchange",
    card=N_("Choose a card to give in exchange"),
    back=N_("Choose which card you take in exchange, by its value"),
)
EXCHANGE_ALL: Final = Verb(
    "exchange all", "exchange", whether=N_("Exchange your whole hand for your whole score pile?")
)
EXCHANGE_HIGHEST: Final = Verb(
    "exchange highest",
    "exchange",
    whether=N_("Exchange the highest cards in your hand for the highest in your score pile?"),
)

TRANSFER_TO_THEM: Final[Mapping[str, Verb]] = {
    BOARD: Verb(
        "transfer to their board",
        "transfer",
        is_costly=True,
        card=N_("Choose a card to give to the other player’s board"),
        next_card=N_("Choose the next card to give to the other player’s board"),
    ),
    HAND: Verb(
        "transfer to their hand",
        "transfer",
        is_costly=True,
        card=N_("Choose a card to give to the other player’s hand"),
        next_card=N_("Choose the next card to give to the other player’s hand"),
        value=N_("Choose a value: cards of that value go to the other player’s hand"),
    ),
    SCORE: Verb(
        "transfer to their score",
        "transfer",
        is_costly=True,
        card=N_("Choose a card to give to the other player’s score pile"),
        next_card=N_("Choose the next card to give to the other player’s score pile"),
        player=N_("Choose a player to get a card from your score pile"),
    ),
}
"""By the zone where the card goes."""
TRANSFER_TO_YOU: Final[Mapping[str, Verb]] = {
    BOARD: Verb("transfer to your board", "transfer", card=N_("Choose a card to move to your board")),
    HAND: Verb(
        "transfer to your hand",
        "transfer",
        card=N_("Choose a card to take into your hand"),
        value=N_("Choose a value: cards of that value go to your hand"),
    ),
    SCORE: Verb(
        "transfer to your score",
        "transfer",
        card=N_("Choose a card to move to your score pile"),
        value=N_("Choose a value: cards of that value go to your score pile"),
    ),
}
"""By the zone where the card comes, of who is asked."""
TRANSFER_TOP_RED: Final = Verb(
    "transfer the top red card to", "transfer", player=N_("Choose a player to get your top red card")
)

# -- piles, colors, decks ----------------------------------------------------------------

SPLAY: Final[Mapping[int, Verb]] = {
    LEFT: Verb("splay left", "splay", direction=LEFT, color=N_("Choose a color to splay left")),
    RIGHT: Verb("splay right", "splay", direction=RIGHT, color=N_("Choose a color to splay right")),
    UP: Verb("splay up", "splay", direction=UP, color=N_("Choose a color to splay up")),
    ASLANT: Verb("splay aslant", "splay", direction=ASLANT, color=N_("Choose a color to splay aslant")),
}
"""By direction."""
SPLAY_RIGHT_AND_DRAW: Final = Verb(
    "splay right and draw its number of cards",
    "splay",
    direction=RIGHT,
    color=N_(
        "Choose a color: its pile is splayed right if possible, and you draw the value that equals its number of cards"
    ),
)
ARRANGE: Final = Verb(
    "arrange",
    "top-card",
    card=N_("Choose the next card, from the top of the pile down"),
    color=N_("Choose a color to rearrange"),
)
NAME_COLOR: Final = Verb("name", color=N_("Name a color"))
JUNK_ACHIEVEMENT: Final = Verb("junk achievement", "junk", back=N_("Choose an achievement to junk"))
JUNK_DECK: Final = Verb(
    "junk deck",
    "junk",
    value=N_("Choose a value: its whole deck is junked"),
    whether=N_("Junk the whole deck?"),
)
DO: Final = Verb("do", "may", which=N_("Choose what to do"))

# -- parley ------------------------------------------------------------------------------

PAY: Final[Mapping[str, Verb]] = {
    TO_ACTIVATE: Verb(
        "return to activate",
        "parley",
        is_costly=True,
        buys=TO_ACTIVATE,
        card=N_("Choose a card to return as the price of the activation"),
    ),
    TO_SHARE: Verb("return to share", "parley", is_costly=True, buys=TO_SHARE, card=N_("Return a card to share?")),
    TO_BE_SPARED: Verb(
        "return to be spared",
        "parley",
        is_costly=True,
        buys=TO_BE_SPARED,
        card=N_("Return a card to avoid obeying?"),
    ),
}
"""By what is paid for: one of the purposes in `events`."""

BASE_VERBS: Final = tuple(VERBS.values())
"""The verbs of the base set: those that its observations have places for.  Verbs of sets stand below."""

# -- sets ----------------------------------------------------------------------------------

SAFEGUARD: Final = Verb(
    "safeguard",
    card=N_("Choose a card to safeguard"),
    next_card=N_("Choose the card to safeguard next"),
    back=N_("Choose an achievement to safeguard"),
)
FORESHADOW: Final = Verb(
    "foreshadow",
    card=N_("Choose a card to foreshadow"),
    next_card=N_("Choose the card to foreshadow next"),
)
PROMOTE: Final = Verb("promote", melds=True, card=N_("Choose a card of your forecast to promote"))
ENDORSE: Final = Verb("endorse", card=N_("Choose a city to endorse the action with, or none"))
JUNK_TO_ENDORSE: Final = Verb(
    "junk to endorse", "junk", is_costly=True, card=N_("Choose a card to junk for the endorsement")
)
ACHIEVE_SECRET: Final = Verb("achieve secret", secret=N_("Choose a secret to achieve"))
ACHIEVE: Final = Verb("achieve", "achieve", back=N_("Choose which card you achieve, by its back"))
TUCK_SECRETS: Final = Verb("tuck secret", "tuck", is_costly=True, secret=N_("Choose the secret to tuck next"))
GIVE_SECRET: Final = Verb(
    "transfer secret", "transfer", is_costly=True, secret=N_("Choose a secret to give to the other player’s safe")
)
MAKE_AVAILABLE: Final = Verb(
    "make available", "transfer", is_costly=True, secret=N_("Choose the secret that becomes an available achievement")
)
LET_DECIDE: Final = Verb("let decide", player=N_("Choose a player to give you a card and decide for you"))
TAKE_BONUS: Final = Verb("take bonus", value=N_("Choose a bonus: you draw a card two above its value"))
RETURN_FORECAST: Final = Verb("return forecast", "return", whether=N_("Return your whole forecast?"))
