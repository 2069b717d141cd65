"""Trials: what an action can lead to, told from a view alone, comes true in the real game."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from splay import Game, View, view
from splay.bots.lookahead import FRUITLESS_IN_ALL, FRUITLESS_WAYS, Trial, do_nothing, try_action
from splay.bots.random import chance
from splay.bots.trials import WAYS, deeds, each_way, ways, worlds
from splay.position.card import Card, unpacked
from splay.position.card_moves import Draw
from splay.position.decision import ACTION
from splay.position.ruleset import ruleset
from splay.position.terms import EMPIRE
from splay.testing.twins import twin_of
from testing.random_games import GAMES, SETUPS, Setup, play, question, seeds

OPEN = [setup for setup in SETUPS if not setup.covered_hidden]
SECRET = [setup for setup in SETUPS if setup.covered_hidden]


def positions(setup: Setup, seeds: range, every: int = 3) -> Iterator[Game]:
    """Games at decisions between actions, some of each random game; dogma actions are taken often."""
    for seed in seeds:
        game, rng = setup.start(seed), random.Random(seed)
        while game.decision is not None:
            options = game.decision.options
            if game.decision.kind == ACTION:
                if not rng.randrange(every):
                    yield game.clone()
                busy = [option for option in options if option.startswith(("dogma", "meld"))]
                options = tuple(busy) if busy and rng.random() < 0.6 else options
            game.pick(rng.choice(options))


def dogmas(game: Game) -> list[str]:
    return [option for option in question(game).options if option.startswith("dogma ")]


def idle_in(game: Game) -> frozenset[str]:
    ask = question(game)
    return do_nothing(view(game, ask.seat), dogmas(game), chance(1, ask.number))


def tried(game: Game, option: str) -> Trial:
    ask = question(game)
    return try_action(view(game, ask.seat), option, chance(1, ask.number))


def can_change(game: Game, option: str) -> bool:
    """Whether some way of answering, of the first few hundred, changes or shows anything in this very game."""
    return any(deeds(after) for after in islice(each_way(game, option), 300))


def boards(game: Game) -> list[View]:
    """All that anybody sees, but whose turn it is and what was counted since it began."""
    seen = [view(game, seat) for seat in (*range(len(game.names)), None)]
    return [
        replace(
            each,
            active=0,
            actions_left=0,
            turn=0,
            asked=None,
            players=tuple(replace(player, tucked=0, scored=0) for player in each.players),
        )
        for each in seen
    ]


@pytest.mark.parametrize("setup", OPEN, ids=str)
def test_what_is_said_to_do_nothing_does_nothing(setup: Setup) -> None:
    """Whatever is answered: in the real game, and in one that looks the same."""
    counted: Counter[bool] = Counter()
    rng = random.Random(3)
    for game in positions(setup, seeds(3)):
        idle = idle_in(game)
        for option in dogmas(game):
            counted[option in idle] += 1
            if option in idle:
                assert not can_change(game, option)
                assert not can_change(twin_of(game, question(game).seat, rng), option)
    assert counted[True] > 8
    assert counted[False] > 40


def test_nothing_means_that_nobody_sees_any_difference() -> None:
    checked = 0
    for setup in OPEN[::3]:
        for game in positions(setup, range(3), every=6):
            for option in idle_in(game):
                before = boards(game)
                twin = game.clone()
                twin.pick(option)
                play_on(twin, random.Random(checked))
                assert boards(twin) == before
                checked += 1
    assert checked > 30


def play_on(game: Game, rng: random.Random) -> None:
    """To the end of the action."""
    while game.decision is not None and game.decision.kind != ACTION:
        play(game, rng, 1)


def test_what_could_do_something_is_not_said_to_do_nothing_only_because_of_the_cards_hidden_here() -> None:
    """Of what does nothing in the real game but is not said to, some other deal shows why."""
    unsaid = 0
    rng = random.Random(5)
    for setup in (Setup(1, 2), Setup(3, 3), Setup(4, 2), Setup(4, 4)):
        for game in positions(setup, range(8)):
            idle = idle_in(game)
            for option in dogmas(game):
                if option not in idle and not can_change(game, option):
                    unsaid += 1
                    seat = question(game).seat
                    assert any(can_change(twin_of(game, seat, rng), option) for _ in range(80))
    assert unsaid


@pytest.mark.parametrize("setup", SECRET[:3], ids=str)
def test_where_covered_cards_are_secret_only_what_nobody_carries_out_does_nothing(setup: Setup) -> None:
    counted: Counter[bool] = Counter()
    for game in positions(setup, range(8)):
        idle = idle_in(game)
        counted.update(option in idle for option in dogmas(game))
        assert not any(can_change(game, option) for option in idle)
    assert counted[True]
    assert counted[False]


@pytest.mark.parametrize("setup", OPEN[:: 2 if GAMES > 1 else 4], ids=str)
def test_a_trial_tells_nothing_hidden(setup: Setup) -> None:
    rng = random.Random(7)
    checked = 0
    for game in positions(setup, range(2), every=12):
        seat = question(game).seat
        twin = twin_of(game, seat, rng)
        assert idle_in(twin) == idle_in(game)
        for option in question(game).options[:: max(1, len(question(game).options) // 3)]:
            assert tried(twin, option) == tried(game, option)
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("setup", OPEN[:: 2 if GAMES > 1 else 4], ids=str)
def test_draws_melds_and_achievements_are_told_exactly(setup: Setup) -> None:
    verbs = set()
    for game in positions(setup, range(3), every=8):
        ask = question(game)
        for option in ask.options:
            verb = option.partition(" ")[0]
            if verb in ("dogma", "parley"):
                continue
            verbs.add(verb)
            told = tried(game, option)
            after = game.clone()
            after.pick(option)
            assert told.endings == ((after.outcome,) if after.outcome else ())
            assert told.surely_ends == (after.outcome is not None)
            for old, new, then in zip(game.state.players, after.state.players, told.after, strict=True):
                icons = unpacked(new.icons)[: len(then.icons)]
                assert then.points == (new.points, new.points)
                assert [(count.low, count.high) for count in then.icons] == [(icon, icon) for icon in icons]
                gained = {card.age for card in new.achievements[len(old.achievements) :]}
                assert then.surely == then.possibly == gained | (set(new.specials) - set(old.specials))
            if verb == "draw" and after.outcome is None:
                assert isinstance(first := after.events[0], Draw)
                assert told.draws == (first.card.value,)
    assert {"draw", "meld", "achieve"} <= verbs


@pytest.mark.parametrize("setup", OPEN[::3] if GAMES > 1 else OPEN[::6], ids=str)
def test_what_happens_lies_within_what_was_told(setup: Setup) -> None:
    """Not always: a trial is a sample of all that can be hidden and answered.  Nearly always."""
    wrong: Counter[str] = Counter()
    plays = 0
    for game in positions(setup, range(6), every=9):
        for option in dogmas(game):
            told = tried(game, option)
            after = game.clone()
            after.pick(option)
            play_on(after, random.Random(plays))
            plays += 1
            me = question(game).seat
            points = told.after[me].points
            events = deeds(after)
            drawn = Counter(event.card.value for event in events if isinstance(event, Draw) and event.seat == me)
            wrong["points"] += not points.low <= after.state.players[me].points <= points.high
            wrong["draws"] += bool(Counter(told.draws) - drawn)
            wrong["endings"] += after.outcome is not None and after.outcome not in told.endings
            wrong["surely ends"] += told.surely_ends and after.outcome is None
            wrong["may do nothing"] += not told.may_do_nothing and not events
            moved = {card for event in events for card in event.cards_shown()}
            wrong["sure moves"] += any(move.card not in moved for move in told.sure_moves)
    assert plays > 150
    assert all(count <= plays / 100 for count in wrong.values()), wrong


def test_every_unseen_card_lies_once_in_every_place() -> None:
    game = next(game for game in positions(Setup(3, 3), range(4), every=60) if game.state.players[1].hand)
    seat = question(game).seat
    other = next(player for player in game.state.players if player.seat != seat and player.hand)
    held: dict[int, list[Card]] = {}
    for world in worlds(view(game, seat), 5):
        for place, card in enumerate(world.state.players[other.seat].hand):
            held.setdefault(place, []).append(card)
        assert view(world, seat) == view(game, seat)
    for place, cards in held.items():
        age = cards[0].age
        unseen = [card for deck in worlds(view(game, seat), 5) for card in deck.state.decks[age]]
        assert set(cards) >= set(unseen), place


def test_every_way_of_answering_is_gone_through_once() -> None:
    data = {
        "edition": 3,
        "decks": {str(age): [] for age in range(1, 11)},
        "players": [{"hand": ["Oars", "Sailing", "Archery"], "board": {"blue": {"cards": ["Tools"]}}}, {}],
    }
    game = Game.load(data)
    ways = [tuple(after.picks) for after in each_way(game, "dogma Tools")]
    assert len(ways) == len(set(ways))
    assert ("dogma Tools", "pass") in ways
    assert len({way[:2] for way in ways}) == 4


def test_an_achievement_that_follows_a_meld_is_told() -> None:
    found = 0
    for setup in (Setup(1, 2), Setup(3, 2), Setup(4, 2)):
        for game in positions(setup, range(14), every=2):
            for option in question(game).options:
                if option.startswith("meld "):
                    gains = tried(game, option).after[question(game).seat].surely
                    found += EMPIRE in gains
                    assert gains <= set(ruleset(setup.edition).conditions)
    assert found


@pytest.mark.interpreted  # puts other functions in the place of its own
def test_what_leads_nowhere_is_not_tried_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in positions(OPEN[0], range(1)) if dogmas(game))
    tried = [0]

    def fruitless(world: Game, _: str) -> Iterator[Game]:
        for __ in range(FRUITLESS_WAYS):
            tried[0] += 1
            yield world

    monkeypatch.setattr("splay.bots.lookahead.each_way", fruitless)
    monkeypatch.setattr("splay.bots.lookahead.deeds", lambda _: [])
    ask = question(game)
    assert do_nothing(view(game, ask.seat), dogmas(game)[:1], chance(1, 1)) == frozenset(), "nothing is claimed"
    assert tried[0] == FRUITLESS_IN_ALL + 1


def test_what_an_action_leads_to_is_told_after_few_tries() -> None:
    most = 0
    for setup in OPEN[:4]:
        for game in positions(setup, range(1), every=12):
            seen = view(game, question(game).seat)
            games = sum(1 for _ in worlds(seen, 1))
            for option in dogmas(game):
                tried = sum(1 for world in worlds(seen, 1) for _ in ways(world, option, random.Random(1)))
                most = max(most, tried)
                assert tried <= 2 * WAYS * games
            assert games <= 20
    assert most > 2 * WAYS
