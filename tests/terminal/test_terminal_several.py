"""Several cards named together in the terminal."""

import random

from rich.console import Console

from splay import Game, view
from splay.position.terms import PASS
from splay.position.verbs import SCORE_CARD
from splay.terminal.answers import matches, numbered, option_keys, with_all_options
from splay.text.reader import reader_of
from splay.views.view import Asked
from terminal.terminal_play import Typist, session_of


def asking() -> Game:
    """A game in which ann must take two of more cards in any order."""
    for seed in range(60):
        chance = random.Random(seed)
        game = Game.start(edition=4, players=["ann", "bob"], seed=seed)
        while (ask := game.decision) is not None:
            if ask.seat == 0 and ask.several and ask.verb is SCORE_CARD and ask.several.least == 2:
                return game
            game.pick(chance.choice(ask.options))
    raise AssertionError("it is never asked")


def question(game: Game) -> Asked:
    """The question, with all its cards."""
    found = view(game, 0).asked
    assert found is not None
    return with_all_options(found)


def test_every_card_has_a_number_and_several_numbers_name_several_cards() -> None:
    game = asking()
    ask = question(game)
    assert game.decision is not None
    assert game.decision.several is not None
    cards = [card.name for card in game.decision.several.things]
    last = len(cards)
    assert option_keys(ask) == [str(number) for number in range(1, last + 1)]
    assert numbered(ask, f"{last} 1") == [cards[-1], cards[0]]
    assert numbered(ask, f"{last}, 1") == [cards[-1], cards[0]]
    assert numbered(ask, "1") is None
    assert numbered(ask, f"1 {last + 1}") is None
    assert matches(ask, str(last), reader_of("en")) == [cards[-1]]
    assert PASS not in (ask.options or ())


def test_cards_named_together_are_picked_and_taken_back_together() -> None:
    game = asking()
    last = len(question(game).options or ())
    console = Console(width=100, record=True, file=None, force_terminal=False, quiet=True)
    typist = Typist(console, [])
    session = session_of(game.clone(), ("human", "random"), console, typist)
    before = len(session.game.picks)
    assert session._answer(f"{last} {last}", view(game, 0), question(game)) is None
    assert session._answer(str(last), view(game, 0), question(game)) is None, "it cannot be picked alone"
    picks = session._answer(f"{last} 1", view(game, 0), question(game))
    assert picks is not None
    assert picks[0] == (question(game).options or ())[0]
    assert len(session.game.picks) == before, "nothing is picked before all is known to fit"
