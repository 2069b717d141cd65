"""Every card of every edition can be tried out, in each of its cases, on a board where it has something to do."""

from functools import cache

import pytest

from splay import Game
from splay.position.editions import EDITIONS
from splay.position.events import EffectBegins
from splay.position.ruleset import ruleset
from splay.position.terms import UNSPLAYED
from splay.position.validation import check
from splay.tryout.board import FOE, YOU
from splay.tryout.situation import ALONE, CASES, SHARES, VICTIM, cases_of, deeds, offered, play_out, situation

offers = cache(offered)
"""Found once for all tests: the boards of all cards are more than `situation` keeps."""
SEEDS = range(11, 31)
"""Of the picks, not those that the search for a board uses; more than three only where a free choice may be idle."""
NEVER_SHARED = {"Collaboration", "Gunpowder", "Mapmaking", "The Pirate Code", "Vaccination"}
"""Where all that can be shared follows a demand that has hit, or wins the game: an opponent who shares is not hit."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_does_something_in_every_case_that_is_offered(edition: int) -> None:
    idle = []
    for card in ruleset(edition).cards:
        assert offers(card)
        for case in offers(card):
            found = situation(card, case)
            changed, affected = set[tuple[int, int]](), set[str]()
            for seed in SEEDS:
                if changed and seed > SEEDS[2]:
                    break
                game = Game.load(found.named("ann", "bob"))
                check(game.state)
                ask = game.decision
                assert ask is not None
                assert (ask.seat, game.state.actions_left) == (YOU, 2)
                assert card.dogma_option in ask.options
                assert all(len(deck) >= 1 for deck in game.state.decks[1:])
                log = play_out(game, card, seed)
                done, _, _ = deeds(log)
                changed |= done
                # What belongs to other cards, carried out alone, is not the opponent's part in this one.
                begun = [event for event in log if isinstance(event, EffectBegins)]
                own = [(event.seat, event.effect) for event in begun if event.effect.card == card.name]
                affected |= {"hit" if effect.is_demand else "shares" for seat, effect in own if seat == FOE}
            assert affected == {ALONE: set(), SHARES: {"shares"}, VICTIM: {"hit"}}[case], (card.name, case)
            mine, hers = found.counts
            assert (hers >= mine) == (case == SHARES), (card.name, case)
            if not changed:
                idle.append((card.name, case))
    assert idle == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_the_rules_leave_idle_is_not_offered(edition: int) -> None:
    cards = ruleset(edition).cards
    left_out = {(card.name, case) for card in cards for case in CASES if case in cases_of(card)} - {
        (card.name, case) for card in cards for case in offers(card)
    }
    assert left_out == {(name, SHARES) for name in NEVER_SHARED}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_demand_has_a_victim_and_no_card_without_one_has(edition: int) -> None:
    for card in ruleset(edition).cards:
        assert (VICTIM in offers(card)) == card.has_demand
        assert (ALONE in offers(card)) == (not card.has_demand)


def test_a_board_has_something_of_everything() -> None:
    """Among all boards there is all that effects act on: covered cards, splays, hands, score piles, achievements."""
    states = [Game.load(situation(card, offers(card)[0]).position).state for card in ruleset(4).cards]
    for state in states:
        for player in state.players:
            assert player.hand
            assert player.score
            assert sum(map(bool, player.piles)) >= 2
            assert any(len(pile) > 1 for pile in player.piles)
    for has in (
        lambda player: any(splay != UNSPLAYED for splay in player.splays),
        lambda player: player.achievements,
        lambda player: len(player.score) > len(player.hand),
    ):
        assert any(has(player) for state in states for player in state.players)


def test_the_same_board_is_found_again() -> None:
    card = ruleset(4).by_name["Agriculture"]
    one = situation(card, SHARES)
    situation.cache_clear()
    assert situation(card, SHARES).position == one.position
