"""Every kind of leak breaks the law of hidden information: one made on purpose for each."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, TypeVar

import pytest

from splay import Event, Game, Memory, View, view
from splay.env.core import Episodes
from splay.game import inside
from splay.position import sight
from splay.position.card import Back, Card
from splay.position.card_moves import PlayerEvent
from splay.position.event_log import DRAW, RETURN, SCORE_CARD, TRANSFER
from splay.position.events import Reveal
from splay.position.state import Cards, Player, State
from splay.position.terms import HAND
from splay.protocol import engine
from splay.rules.moves import Moves
from splay.terminal import log as terminal_log
from splay.testing import eyes, secrecy
from splay.testing.fuzzer import fuzz_games
from splay.views.view import Asked, PlayerView, SeenPick, SoFar, view_of
from testing.hunting import ages, caught

# -- it notices: events --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Peek(PlayerEvent):
    """A player looks at a card; by mistake, everyone gets its name."""

    kind: ClassVar[str] = "peek"
    card: Card

    def cards_shown(self) -> tuple[Card, ...]:
        """The card."""
        return (self.card,)

    def _told(self) -> dict[str, Any]:
        return {"value": self.card.value, "card": self.card.name}

    def full_json(self) -> dict[str, Any]:
        """The same."""
        return self.to_json()


def top_of_a_deck(game: Game) -> Card | None:
    return next((deck[0] for deck in game.state.decks if deck), None)


def card_in_hand(game: Game) -> Card | None:
    return next((player.hand[-1] for player in game.state.players[::-1] if player.hand), None)


def revealed(seat: int, card: Card) -> Event:
    """Shown to all, though no effect says so."""
    return Reveal(seat, card, HAND)


def add_peeks(
    monkeypatch: pytest.MonkeyPatch,
    looked_at: Callable[[Game], Card | None],
    make: Callable[[int, Card], Event] = Peek,
) -> None:
    """Let a pick also cause the event."""
    events = Game.events

    def with_peek(game: Game) -> list[Event]:
        card = looked_at(game)
        happened: list[Event] = events.fget(game)  # type: ignore[attr-defined]
        return [*happened, make(inside.askers(game)[-1], card)] if card is not None and game.picks else happened

    def seen(game: Game, seat: int | None) -> list[Event]:
        return [event if isinstance(event, Peek) else event.seen_by(seat) for event in game.events]

    monkeypatch.setattr(Game, "events", property(with_peek))
    monkeypatch.setattr(secrecy, "seen_events", seen)


@pytest.mark.interpreted
@pytest.mark.parametrize("looked_at", [top_of_a_deck, card_in_hand])
@pytest.mark.parametrize("make", [Peek, revealed])
def test_an_event_that_names_a_hidden_card_to_everyone(
    monkeypatch: pytest.MonkeyPatch, looked_at: Callable[[Game], Card | None], make: Callable[[int, Card], Event]
) -> None:
    """A kind that nobody thought of, and one that may name cards elsewhere."""
    add_peeks(monkeypatch, looked_at, make)
    assert ".card: " in caught()


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", [DRAW, RETURN, SCORE_CARD, TRANSFER])
def test_a_row_of_the_table_of_sight_that_is_too_open(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setitem(sight.EVENTS, kind, sight.OPEN)
    assert "can tell hidden cards apart: event" in caught(secrecy.memories)


@pytest.mark.interpreted
def test_the_fuzzer_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    add_peeks(monkeypatch, top_of_a_deck)
    report = fuzz_games(3, 2, 2, deep=0.1)
    assert report.failure is not None
    assert "can tell hidden cards apart: event" in report.failure


@pytest.mark.interpreted
def test_an_event_that_happens_only_if_a_hidden_card_is_red(monkeypatch: pytest.MonkeyPatch) -> None:
    add_peeks(monkeypatch, lambda game: next((d[0] for d in game.state.decks[10:] if d and d[0].color == 1), None))
    assert "a card that no player has held decides what happens" in caught()


@pytest.mark.interpreted
def test_a_draw_that_goes_by_the_color_of_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Moves.draw

    def drawn(self: Moves, you: Player, value: int) -> Card:
        deck = self.state.decks[value] if value < 10 else ()
        return draw(self, you, value + bool(deck and deck[0].color > 2))

    monkeypatch.setattr(Moves, "draw", drawn)
    assert "a card that no player has held decides what happens" in caught()


# -- it notices: views ---------------------------------------------------------------------

Spoil = Callable[[Game, View], View]


Value = TypeVar("Value", View, Asked, SeenPick, SoFar, PlayerView)


def altered(value: Value, **fields: Any) -> Value:
    """The same with other fields, of which the types need not fit."""
    return replace(value, **fields)


def spoiled(spoil: Spoil) -> Callable[[Game, int | None], View]:
    return lambda game, seat: spoil(game, view(game, seat))


def with_players(game: Game, seen: View, zone: str, of: Callable[[Player], object]) -> View:
    players = [
        player if player.seat == seen.seat else altered(player, **{zone: of(true)})
        for player, true in zip(seen.players, game.state.players, strict=True)
    ]
    return altered(seen, players=tuple(players))


def faces_of(zone: str) -> Spoil:
    return lambda game, seen: with_players(game, seen, zone, lambda player: getattr(player, zone))


def backs(cards: Cards) -> tuple[Back, ...]:
    """In the order in which they are held."""
    return tuple(Back(card.age) for card in cards)


def next_card_in_hand(game: Game, seen: View) -> View:
    """As if the next card had been drawn already."""
    players = [
        altered(player, hand=(*player.hand, top_of_a_deck(game))) if player.seat == seen.seat else player
        for player in seen.players
    ]
    return altered(seen, players=tuple(players))


def asked_with(game: Game, seen: View, **more: object) -> View:
    """What others are asked, with more of it than they may know."""
    if seen.asked is None or seen.asked.seat == seen.seat:
        return seen
    asked: Asked = altered(seen.asked, **more)
    return altered(seen, asked=asked)


def of_question(game: Game, what: str) -> Any:
    return getattr(game.decision, what)


def hands_before_the_action(game: Game, seen: View) -> View:
    if seen.so_far is not None:
        seat = (seen.so_far.steps[0].seat + 1) % len(seen.players)
        before = altered(seen.so_far.before, players=view_of(inside.checkpoint(game), seat).players)
        seen.so_far = altered(seen.so_far, before=before)
    return seen


def everything_noted(game: Game, seen: View) -> View:
    if seen.so_far is not None:
        steps = [altered(step, notes=tuple(inside.log(game))) for step in seen.so_far.steps]
        seen.so_far = altered(seen.so_far, steps=tuple(steps))
    return seen


def picks_of_others(game: Game, seen: View) -> View:
    if seen.so_far is not None:
        picks = game.picks[len(game.picks) - len(seen.so_far.steps) :]
        steps = [altered(step, pick=pick) for step, pick in zip(seen.so_far.steps, picks, strict=True)]
        seen.so_far = altered(seen.so_far, steps=tuple(steps))
    return seen


LEAKS: Final[dict[str, Spoil]] = {
    "faces of a hand": faces_of("hand"),
    "faces of a score pile": faces_of("score"),
    "colors of achievements owned": lambda game, seen: with_players(
        game, seen, "achievements", lambda player: tuple(card.color for card in player.achievements)
    ),
    "order of a hand": lambda game, seen: with_players(game, seen, "hand", lambda player: backs(player.hand)),
    "order of a score pile": lambda game, seen: with_players(game, seen, "score", lambda player: backs(player.score)),
    "colors of available achievements": lambda game, seen: altered(
        seen, available=tuple(card.color for card in game.state.available)
    ),
    "colors of the junk": lambda game, seen: altered(seen, junk=tuple(card.color for card in game.state.junk)),
    "order of the junk": lambda game, seen: altered(seen, junk=ages(game.state.junk)),
    "top of a deck": lambda game, seen: altered(seen, decks=tuple(deck[:1] for deck in game.state.decks)),
    "bottom of a deck": lambda game, seen: altered(seen, decks=tuple(deck[-1:] for deck in game.state.decks)),
    "covered cards": lambda game, seen: altered(
        seen, seat=(seen.seat, *(pile[1:] for player in game.state.players for pile in player.piles))
    ),
    "first card chosen": lambda game, seen: altered(seen, opening=(game.state.openings or (None,))[0]),
    "options of others": lambda game, seen: asked_with(game, seen, options=of_question(game, "options")),
    "number of options of others": lambda game, seen: asked_with(
        game, seen, more=len({card.color for card in of_question(game, "things") if isinstance(card, Card)})
    ),
    "what others may take together": lambda game, seen: asked_with(game, seen, several=of_question(game, "several")),
    "why others are offered it": lambda game, seen: asked_with(game, seen, criteria=tuple(of_question(game, "among"))),
    "hands before the action": hands_before_the_action,
    "what was noted of the action": everything_noted,
    "picks of others": picks_of_others,
}
"""Views that show too much, each in one way."""


@pytest.mark.interpreted
@pytest.mark.parametrize("what", LEAKS)
def test_a_view_that_shows_too_much(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(secrecy, "view", spoiled(LEAKS[what]))
    assert "can tell hidden cards apart: sights" in caught(secrecy.sights)


@pytest.mark.interpreted
def test_a_table_after_some_event_that_shows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled_view(state: State, seat: int | None) -> View:
        return altered(view_of(state, seat), decks=tuple(deck[:1] for deck in state.decks))

    monkeypatch.setattr(secrecy, "view_of", spoiled_view)
    assert "can tell hidden cards apart: table after" in caught(secrecy.sights)


# -- it notices: what is made from views and events --------------------------------------------


def all_events(game: Game, seat: int | None) -> list[Event]:
    """Events that nobody has filtered."""
    return game.events


def test_a_memory_that_learns_what_its_seat_did_not_see() -> None:
    def memories(game: Game, seat: int | None) -> Callable[[], object]:
        memory = Memory(view(game, seat))

        def look() -> object:
            memory.see(game.events)
            return memory

        return look

    assert "can tell hidden cards apart: memories" in caught(memories)


def test_a_redeal_that_looks_at_the_true_game() -> None:
    def peeping(game: Game, seat: int | None) -> Callable[[], object]:
        return lambda: game.clone().save()

    assert "can tell hidden cards apart: peeping" in caught(peeping)


@pytest.mark.interpreted
def test_a_log_line_that_names_what_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_log, "seen_events", all_events)
    assert "can tell hidden cards apart: logs" in caught(eyes.logs)


def test_an_answer_of_the_protocol_with_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "seen_events", all_events)
    assert "can tell hidden cards apart: protocol" in caught(eyes.protocol)


@pytest.mark.interpreted
def test_an_observation_with_one_value_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    observe = Episodes.observe

    def observed(self: Episodes, seat: int) -> object:
        values = observe(self, seat)
        values[-1] += sum(card.color for player in self.playing.state.players for card in player.hand)
        return values

    monkeypatch.setattr(Episodes, "observe", observed)
    assert "can tell hidden cards apart: observations" in caught(eyes.observations)


def test_an_observation_of_a_view_that_shows_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "view", spoiled(next_card_in_hand))
    assert "can tell hidden cards apart: observations" in caught(eyes.observations)


def test_a_screen_that_shows_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.env.table_text.view", spoiled(next_card_in_hand))
    assert "can tell hidden cards apart: screens" in caught(eyes.screens)


@pytest.mark.interpreted
def test_statistics_that_count_the_colors_of_what_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def over(steps: Sequence[Game]) -> object:
        return Counter(card.color for game in steps for event in game.events for card in event.cards_shown())

    monkeypatch.setattr(eyes, "Chronicle", type("Chronicle", (), {"over": staticmethod(over)}))
    assert "can tell hidden cards apart: chronicles" in caught(eyes.chronicles)


@pytest.mark.interpreted
def test_a_hint_that_knows_the_true_game(monkeypatch: pytest.MonkeyPatch) -> None:
    true: list[Game] = []

    def remembered(game: Game, seat: int | None) -> View:
        true[:] = [game]
        return view(game, seat)

    def hint(seen: View, **_: object) -> object:
        """Praise the next card that would be drawn."""
        return str(top_of_a_deck(true[0]))

    monkeypatch.setattr(eyes, "view", remembered)
    monkeypatch.setattr(eyes, "hint", hint)
    monkeypatch.setattr(eyes, "BRIEFLY", ["first"])
    assert "can tell hidden cards apart: answers" in caught(eyes.answers)


@pytest.mark.interpreted
def test_a_bot_that_knows_the_true_game(monkeypatch: pytest.MonkeyPatch) -> None:
    true: list[Game] = []

    def remembered(game: Game, seat: int | None) -> View:
        true[:] = [game]
        return view(game, seat)

    class Peeping:
        def choose(self, seen: View, ask: Asked) -> str:
            """Go by the next card that would be drawn."""
            card = top_of_a_deck(true[0])
            assert ask.options
            assert card
            return ask.options[card.color % len(ask.options)]

    monkeypatch.setattr(eyes, "view", remembered)
    monkeypatch.setattr(eyes, "make_bot", lambda *_: Peeping())
    monkeypatch.setattr(eyes, "hint", lambda *_, **__: None)
    monkeypatch.setattr(eyes, "BRIEFLY", ["peeping"])
    assert "can tell hidden cards apart: answers" in caught(eyes.answers)
