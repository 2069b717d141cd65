"""Melds and splays carried out in a view alone: as in the real game."""

import random

import pytest

from scenario import deal
from splay import view
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES
from splay.views.forecast import changed_relations, distant_from, drawn_value, effect_on, forecast, melded, splayed
from testing.random_games import Setup, seeds, tables


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_a_meld_or_a_splay_in_a_view_is_as_in_the_game(setup: Setup) -> None:
    by_name = ruleset(setup.edition).by_name
    done = set()
    for seed in seeds(4):
        game, rng = setup.start(seed), random.Random(seed)
        while (ask := game.decision) is not None:
            option = rng.choice(ask.options)
            before = view(game, ask.seat)
            game.pick(option)
            direction = ask.verb.direction
            if option in (f"meld {name}" for name in by_name):
                expected = melded(before, ask.seat, by_name[option.removeprefix("meld ")])
            elif direction and option in COLOR_NAMES:
                if any(event.kind not in ("splay", "effect", "turn", "claim") for event in game.events):
                    continue
                expected = splayed(before, ask.seat, COLOR_NAMES.index(option), direction)
            else:
                continue
            now = view(game, ask.seat)
            mine, told = now.players[ask.seat], expected.players[ask.seat]
            assert (told.piles, told.icons) == (mine.piles, mine.icons)
            assert set(told.hand) <= set(mine.hand)  # who is next may have nothing to do but draw
            done.add(option.partition(" ")[0] if option.startswith("meld") else "splay")
            tops = [
                (seat, pile.cards[0]) for seat in range(len(now.players)) for pile in told.piles if seat != ask.seat
            ]
            changed = {
                (relation.card, relation.seat): relation.after
                for relation in changed_relations(before, expected, ask.seat)
                if relation.owner == ask.seat
            }
            for seat, card in tops:
                if not now.players[seat].out:
                    was_top = any(pile.cards[0] is card for pile in before.players[ask.seat].piles)
                    was = effect_on(before, ask.seat, seat, card) if was_top else ""
                    assert changed.get((card, seat), was) == effect_on(expected, ask.seat, seat, card)
    assert done == {"meld", "splay"}


def test_partners_do_not_obey_but_opponents_with_fewer_icons_do() -> None:
    table = deal(None, 3, teams="ABAB", ann={"red": "Archery"}, bob={}, cid={}, dan={"red": "Oars"})
    seen = forecast(view(table.game, 0), 0, ruleset(3).by_name["Archery"])
    assert (seen.count, seen.obey, seen.share, seen.has_own) == (2, ((1, 0),), (), False)


def test_a_distant_player_shares_by_paying_and_one_without_a_hand_does_not() -> None:
    table = deal(
        None, 4, ann={"blue": "Writing"}, bob={}, cid={"blue": "Physics", "hand": "Oars"}, dan={}, eve={"blue": "Tools"}
    )
    seen = forecast(view(table.game, 0), 0, ruleset(4).by_name["Writing"])
    assert [seat for seat, _ in seen.share] == [2, 4]
    assert seen.payers == {2}


def test_who_has_left_deals_with_nobody_by_parley() -> None:
    table = deal(None, 4, ann={"red": "Oars"}, bob={}, cid={}, dan={}, eve={"out": True})
    seen = view(table.game, None)
    assert distant_from(seen, 0) == [2]
    assert distant_from(seen, 4) == []


def test_without_a_card_on_the_board_the_lowest_age_is_drawn() -> None:
    table = deal(None, 3, ann={"hand": "Oars"}, bob={"red": "Coal"}, supply={1: "Sailing", 2: "Calendar", 6: "Canning"})
    assert [drawn_value(view(table.game, None), seat) for seat in (0, 1)] == [1, 6]
