"""What the question bar tells before anybody decides."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from splay import Game, View, view
from splay.bots.random import chance
from splay.game.together import pick_together
from splay.position.card import Back, Card
from splay.position.decision import ACTION, CARD
from splay.position.ruleset import ruleset
from splay.position.state import Outcome
from splay.position.terms import CASTLE, COLOR_NAMES, CROWN, LEAF, LEFT, PASS, PURPLE, RIGHT
from splay.position.verbs import MELD
from splay.testing.twins import twin_of
from splay.web.table.preview import outcomes as preview
from testing.random_games import Setup, game_at, play, question, seeds, tables


def table(*players: dict[str, Any], edition: int = 3, **more: Any) -> View:
    """What the first of these players sees at the start of a turn."""
    decks = {str(age): [card.name for card in ruleset(edition).by_deck[age][-2:]] for age in range(1, 11)}
    inner = {name for player in players for held in player.get("board", {}).values() for name in held["cards"]}
    inner.update(name for player in players for name in player.get("hand", ()))
    decks = {age: [name for name in names if name not in inner] for age, names in decks.items()}
    return view(Game.load({"edition": edition, "decks": decks, "players": list(players), **more}), 0)


def pile(*names: str, splay: str = "") -> dict[str, Any]:
    return {"cards": list(names), **({"splay": splay} if splay else {})}


def card(name: str, edition: int = 3) -> Card:
    return ruleset(edition).by_name[name]


def rng() -> random.Random:
    return chance(0, 7)


ARCHER = {"board": {"red": pile("Archery")}}
SAILOR = {"board": {"green": pile("Sailing")}}


def test_who_obeys_and_who_shares_is_told_in_turn_order_with_the_counts() -> None:
    seen = table(ARCHER, SAILOR, {"board": {"red": pile("Metalworking")}})
    told = preview.player_effects(seen, 0, card("Archery"))
    assert [(effect.seat, effect.kind, effect.count, effect.own, effect.icon) for effect in told] == [
        (1, preview.HIT, 0, 2, CASTLE),
        (2, preview.NONE, 3, 2, CASTLE),
    ]


def test_a_share_bonus_may_come_only_if_somebody_shares() -> None:
    mine = {"board": {"green": pile("Clothing")}}
    alone = preview.dogma_preview(table(mine, {"board": {"green": pile("The Wheel")}}), card("Clothing"), rng())
    assert [effect.kind for effect in alone.player_effects] == [preview.NONE]
    assert not alone.may_earn_bonus
    shared = preview.dogma_preview(table(mine, {"board": {"yellow": pile("Agriculture")}}), card("Clothing"), rng())
    assert [effect.kind for effect in shared.player_effects] == [preview.SHARE]
    assert shared.may_earn_bonus


def test_a_partner_shares_without_a_bonus_and_does_not_obey() -> None:
    mine = {"board": {"green": pile("Clothing"), "red": pile("Archery")}}
    seen = table(mine, {}, {"board": {"yellow": pile("Agriculture")}}, {}, teams="ABAB")
    told = preview.player_effects(seen, 0, card("Clothing"))
    assert [(effect.seat, effect.kind, effect.earns_bonus) for effect in told] == [
        (1, preview.NONE, False),
        (2, preview.SHARE, False),
        (3, preview.NONE, False),
    ]
    assert preview.threat(seen, 0, 2, card("Archery")).kind == preview.NONE
    assert preview.threat(seen, 0, 1, card("Archery")).kind == preview.HIT


def test_who_parleys_can_pay() -> None:
    seats: list[dict[str, Any]] = [{"board": {"red": pile("Archery")}}, {}, {"hand": ["Tools"]}, {}]
    seen = table(*seats, edition=4)
    told = {effect.seat: effect for effect in preview.player_effects(seen, 0, card("Archery", 4))}
    assert (told[2].kind, told[2].may_pay) == (preview.HIT, True)
    assert (told[1].kind, told[1].may_pay) == (preview.HIT, False)
    sailing = {
        effect.seat: effect.kind
        for effect in preview.player_effects(table({}, *seats[1:], edition=4), 0, card("Sailing", 4))
    }
    assert sailing == {1: preview.SHARE, 2: preview.PAY, 3: preview.SHARE}


def test_a_dogma_tells_what_is_drawn_and_how_icons_become() -> None:
    seen = table({"board": {"red": pile("Metalworking")}}, {})
    told = preview.dogma_preview(seen, card("Metalworking"), rng())
    assert not told.nothing
    assert not told.may_do_nothing
    assert told.draws[0] == 1
    assert told.changes[0].seat == 0


def test_a_dogma_without_effect_is_told() -> None:
    """Tools asks for cards of the hand; Gunpowder hits Ben, who has no top card with a castle."""
    tools = preview.dogma_preview(table({"board": {"blue": pile("Tools")}}, {}), card("Tools"), rng())
    assert tools.nothing
    assert tools.may_do_nothing
    assert not tools.changes
    assert not tools.moves
    for theirs, nothing in (("Sailing", True), ("The Wheel", False)):
        seen = table({"board": {"red": pile("Gunpowder")}}, {"board": {"green": pile(theirs)}})
        gunpowder = preview.dogma_preview(seen, card("Gunpowder"), rng())
        assert [effect.kind for effect in gunpowder.player_effects] == [preview.HIT]
        assert gunpowder.nothing == nothing


def test_cards_that_may_go_and_points_that_may_come_are_told() -> None:
    """Gunpowder takes a top card with a castle to the score pile: one of two."""
    victim = {"board": {"red": pile("Archery"), "yellow": pile("Masonry")}}
    factories = {"red": pile("Gunpowder"), "yellow": pile("Agriculture")}
    told = preview.dogma_preview(table({"board": factories}, victim), card("Gunpowder"), rng())
    assert [effect.kind for effect in told.player_effects] == [preview.HIT]
    assert {move.card.name for move in told.moves if move.seat == 1} == {"Archery", "Masonry"}
    assert not told.sure_moves
    change = told.changes[0]
    assert change.points is not None
    assert change.points.before == 0
    assert change.points.low > 0


def test_the_short_forecast_under_each_top_card() -> None:
    boards = {"red": pile("Archery"), "blue": pile("Tools"), "green": pile("Sailing"), "yellow": pile("Agriculture")}
    seen = table({"board": boards, "hand": ["Oars"]}, {"board": {"green": pile("The Wheel")}})
    told = {each.card.name: each for each in preview.card_previews(seen, 0, rng())}
    assert list(told) == [held.cards[0].name for held in seen.players[0].piles]
    kinds = {name: each.kind for name, each in told.items()}
    assert kinds == {
        "Archery": preview.NONE,
        "Tools": preview.OWN,
        "Sailing": preview.OWN,
        "Agriculture": preview.OWN,
    }
    assert told["Sailing"].shares == ()


def test_a_demand_that_hits_nobody_does_nothing_also_while_another_effect_runs() -> None:
    game = Game.load(
        {
            "edition": 3,
            "decks": {"1": ["Pottery", "Writing"]},
            "players": [
                {"board": {"red": pile("Archery"), "yellow": pile("Agriculture")}, "hand": ["Oars", "Tools"]},
                {"board": {"red": pile("Metalworking")}},
            ],
        }
    )
    game.pick("dogma Agriculture")
    assert question(game).kind != ACTION
    kinds = [each.kind for each in preview.card_previews(view(game, 0), 0, rng())]
    assert kinds == [preview.NONE, preview.OWN]


def test_a_meld_tells_icons_and_who_comes_to_share() -> None:
    """Ann covers the leaves of Clothing, so Ben has more of them than she."""
    mine = {"board": {"green": pile("Clothing"), "yellow": pile("Agriculture")}, "hand": ["Sailing"]}
    seen = table(mine, {"board": {"yellow": pile("Masonry"), "purple": pile("Mysticism")}})
    told = preview.meld_preview(seen, card("Sailing"))
    gained = dict(told.changes[0].icons)
    assert gained[CROWN].low == gained[CROWN].high == gained[CROWN].before + 1
    assert gained[LEAF].low == gained[LEAF].before - 1
    new = [relation for relation in told.relations if relation.card.name == "Sailing"]
    assert [(relation.owner, relation.seat, relation.before, relation.after) for relation in new] == [
        (0, 1, "", "none")
    ]


def test_what_a_meld_gains_and_ends_comes_true() -> None:
    gained: set[object] = set()
    for game in _between_actions(Setup(3, 2), games=120):
        ask = question(game)
        for option in ask.options:
            if option.startswith("meld "):
                told = preview.meld_preview(view(game, ask.seat), card(option.removeprefix("meld ")))
                after = game.clone()
                after.pick(option)
                assert told.endings == ((after.outcome,) if after.outcome else ())
                gains = {gain for change in told.changes if change.seat == ask.seat for gain in change.surely}
                owned = set(game.state.players[ask.seat].specials)
                assert gains == set(after.state.players[ask.seat].specials) - owned
                gained |= gains
    assert gained


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_what_is_told_before_a_splay_comes_true(setup: Setup) -> None:
    checked = 0
    for seed in range(12):
        game, luck = setup.start(seed), random.Random(seed)
        while (ask := game.decision) is not None:
            option = luck.choice(ask.options)
            if not ask.verb.direction or option not in COLOR_NAMES:
                game.pick(option)
                continue
            seen = view(game, ask.seat)
            told = preview.splay_preview(seen, ask.seat, COLOR_NAMES.index(option), ask.verb.direction)
            game.pick(option)
            events = game.events
            if events and [event.kind for event in events[:2]] == ["splay", "claim"]:
                assert events[1].to_json()["achievement"] in {
                    gain for change in told.changes for gain in (*change.surely, *change.possibly)
                }
            if events and all(event.kind in ("splay", "turn", "effect", "claim") for event in events):
                now = view(game, ask.seat).players[ask.seat].icons
                steps = {icon: step.high for change in told.changes for icon, step in change.icons}
                assert now == tuple(steps.get(icon, old) for icon, old in enumerate(seen.players[ask.seat].icons))
                checked += 1
    assert checked > 5


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_what_is_told_before_a_meld_by_an_effect_comes_true(setup: Setup) -> None:
    checked = 0
    for seed in range(12):
        game, luck = setup.start(seed), random.Random(seed)
        while (ask := game.decision) is not None:
            option, seen = luck.choice(ask.options), view(game, ask.seat)
            player = seen.players[ask.seat]
            melds = ask.kind == CARD and ask.verb is MELD and option != PASS
            if not melds or card(option, seen.edition) not in (*player.hand, *player.score):
                game.pick(option)
                continue
            told = preview.effect_meld_preview(seen, ask.seat, card(option, seen.edition))
            game.pick(option)
            kinds = [event.kind for event in game.events]
            if kinds[:2] == ["meld", "claim"]:
                claimed = game.events[1].to_json()["achievement"]
                assert claimed in {gain for each in told.changes for gain in (*each.surely, *each.possibly)}
            if kinds and set(kinds) <= {"meld", "turn", "effect", "claim"}:
                now = view(game, ask.seat).players[ask.seat]
                steps = {icon: step.high for change in told.changes for icon, step in change.icons}
                points = [change.points.high for change in told.changes if change.points]
                assert now.icons == tuple(steps.get(icon, old) for icon, old in enumerate(player.icons))
                assert now.points == (points[0] if points else player.points)
                checked += 1
    assert checked > 5


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_what_is_told_before_several_melds_in_an_order_comes_true(setup: Setup) -> None:
    checked = 0
    for seed in seeds(20):
        game, luck = setup.start(seed), random.Random(seed)
        while (ask := game.decision) is not None:
            several, seen = ask.several, view(game, ask.seat)
            if several is None or not ask.verb.melds or several.most < 2:
                game.pick(luck.choice(ask.options))
                continue
            count = luck.randint(max(several.least, min(2, several.most)), several.most)
            marked = luck.sample(list(several.things), count)
            told, before = preview.effect_meld_preview(seen, ask.seat, *marked), len(game.action_events)
            pick_together(game, [each.name for each in marked])
            events = game.action_events[before:]
            kinds = [event.kind for event in events]
            if kinds.count("meld") == count and set(kinds) <= {"meld", "turn", "effect", "claim"}:
                was, now = seen.players[ask.seat], view(game, ask.seat).players[ask.seat]
                steps = {icon: step.high for change in told.changes for icon, step in change.icons}
                points = [change.points.high for change in told.changes if change.points]
                assert now.icons == tuple(steps.get(icon, old) for icon, old in enumerate(was.icons))
                assert now.points == (points[0] if points else was.points)
                gains = {gain for change in told.changes for gain in change.surely}
                last = max(at for at, kind in enumerate(kinds) if kind == "meld")  # cards may give more afterwards
                claimed = {event.to_json()["achievement"] for event in events[:last] if event.kind == "claim"}
                assert claimed <= gains <= {*now.specials}
                checked += 1
    assert checked > 5


def test_of_cards_of_one_color_the_last_lies_on_top_and_the_others_show_what_the_splay_shows() -> None:
    seen = table(
        {"board": {"red": pile("Archery", "Oars", splay="right")}, "hand": ["Metalworking", "Construction"]}, SAILOR
    )
    cards = [card("Metalworking"), card("Construction")]

    def castles(*marked: Card) -> int:
        (change,) = preview.effect_meld_preview(seen, 0, *marked).changes
        return next(step.high for icon, step in change.icons if icon == CASTLE)

    assert seen.players[0].icons[CASTLE] == 3
    assert castles(*cards) == 7
    assert castles(*cards[::-1]) == 6


@pytest.mark.parametrize(("edition", "gains"), [(3, (("Universe",), ())), (4, ((), ()))])
def test_a_board_that_is_passed_on_the_way_earns_only_what_is_granted_at_once(edition: int, gains: object) -> None:
    """Flight is the fifth top card of value 8; Archery then covers it."""
    tops = {"yellow": "Antibiotics", "green": "Corporations", "blue": "Rocketry", "purple": "Empiricism"}
    board = {color: pile(name) for color, name in tops.items()}
    seen = table({"board": board, "hand": ["Archery", "Flight"]}, SAILOR, edition=edition, specials=["Universe"])
    cards = card("Flight", edition), card("Archery", edition)
    (change,) = preview.effect_meld_preview(seen, 0, *cards).changes
    assert (change.surely, change.possibly) == gains
    (last,) = preview.effect_meld_preview(seen, 0, *cards[::-1]).changes
    assert {*last.surely, *last.possibly} == {"Universe"}


def test_a_splay_that_wins_the_game_is_told() -> None:
    """The fifth color splayed to the right earns Wonder, the last achievement that Ann needs."""
    piles = [("Oars", "Archery"), ("Tools", "Writing"), ("Sailing", "The Wheel"), ("Masonry", "Agriculture")]
    board = {
        color: pile(*cards, splay="right")
        for color, cards in zip(("red", "blue", "green", "yellow"), piles, strict=True)
    }
    board["purple"] = pile("Mysticism", "City States")
    mine = {"board": board, "achievements": ["Gunpowder"], "specials": ["Empire", "Monument", "Universe", "World"]}
    seen = table(mine, {}, specials=["Wonder"])
    told = preview.splay_preview(seen, 0, PURPLE, RIGHT)
    assert told.changes[0].surely == ("Wonder",)
    assert not told.changes[0].possibly
    assert told.endings == (Outcome((0,), "achievements"),)
    assert told.surely_ends
    assert preview.splay_preview(seen, 0, PURPLE, LEFT).endings == ()


def test_the_draw_tells_its_value_or_the_end() -> None:
    assert preview.draw_preview(table({"board": {"red": pile("Gunpowder")}}, {})).draws == (4,)
    last = view(
        Game.load(
            {"edition": 3, "decks": {}, "players": [{"hand": ["Oars"], "board": {"green": pile("Sailing")}}, {}]}
        ),
        0,
    )
    told = preview.draw_preview(last)
    assert told.surely_ends
    assert told.endings[0].reason == "score"
    assert not told.draws


def test_taking_an_achievement_tells_the_gain() -> None:
    game = next(game for game in _between_actions(Setup(3, 2)) if "achieve 1" in question(game).options)
    told = preview.achieve_preview(view(game, question(game).seat), 1)
    assert told.changes[0].surely == (1,)


def _between_actions(setup: Setup, games: int = 30) -> Iterator[Game]:
    """So many games, or fewer where some are over, each between two actions; some early, some late."""
    for seed in range(games):
        game = game_at(setup, seed, 20 + 10 * seed % 300)
        while game.decision is not None and game.decision.kind != ACTION:
            play(game, random.Random(seed), 1)
        if game.decision is not None:
            yield game


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_nothing_hidden_is_told(setup: Setup) -> None:
    checked = 0
    for game in islice(_between_actions(setup), 8):
        seat = question(game).seat
        twin = twin_of(game, seat, random.Random(1))
        here, there = view(game, seat), view(twin, seat)
        for looked in range(len(here.players)):
            assert preview.card_previews(here, looked, rng()) == preview.card_previews(there, looked, rng())
        sight = {face for player in here.players for held in player.piles for face in held.cards}
        sight.update(
            face for face in (*here.players[seat].hand, *here.players[seat].score) if not isinstance(face, Back)
        )
        for held in here.players[seat].piles:
            told = preview.dogma_preview(here, held.cards[0], rng())
            assert told == preview.dogma_preview(there, held.cards[0], rng())
            assert {move.card for move in told.moves} <= sight
            checked += 1
    assert checked > 4
