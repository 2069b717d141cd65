"""What the schema of the API says of games is what is sent: nothing more, nothing less, for whoever looks."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter, ValidationError

from splay.game.game import Game
from splay.game.saved_position import REASONS
from splay.position.card_moves import CLASSES, Foreshadow, Safeguard
from splay.position.decision import BASE_KINDS
from splay.position.editions import EDITIONS
from splay.position.events import Endorse, LookOver
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES, GIVE_UP, ICON_NAMES, SPECIAL_NAMES, SPLAY_NAMES
from splay.text.reader import reader_of
from splay.views.view import seen_events, view
from splay.web.api.happenings import Happening
from splay.web.api.seen import CardFacts, Color, GameView, Icon, Kind, Reason, Special, Way
from web.server import program, serving

NAMES: Final = ("Ann", "Bob", "Cyd", "Dan", "Eve")
HAPPENINGS: Final = TypeAdapter[Any](list[Happening])
VIEWS: Final = TypeAdapter(GameView)
SETUPS: Final[list[dict[str, Any]]] = [
    {"edition": 1, "players": 2},
    {"edition": 1, "players": 4, "covered_hidden": True},
    {"edition": 3, "players": 4},
    {"edition": 3, "players": 4, "teams": "ABAB"},
    {"edition": 3, "players": 2, "covered_hidden": True},
    {"edition": 4, "players": 2},
    {"edition": 4, "players": 3},
    {"edition": 4, "players": 4, "teams": "ABAB"},
    {"edition": 4, "players": 5},
    {"edition": 4, "players": 5, "teams": "AABBA"},
]
OF_SETS: Final = frozenset(made.kind for made in (Endorse, Foreshadow, LookOver, Safeguard))
KINDS_OF_EVENTS: Final = frozenset(made.kind for made in CLASSES.values()) - OF_SETS
"""All events of games that the API offers, which are those of the base set."""
SEEDS: Final = (0, 1, 2, 3, 4, 6)
"""Of the games of each setup.  In some of them happens what is rare: a pile is splayed no more, cards are removed."""


def steps(setup: dict[str, Any], seed: int) -> Iterator[Game]:
    """A random game after every pick; where players may leave, one of them does in some, while another is asked."""
    players = NAMES[: setup["players"]]
    game = Game.start(**{**setup, "players": players, "seed": seed})
    chance = random.Random(seed)
    leaves = chance.randrange(20, 120) if EDITIONS[setup["edition"]].players_leave and seed % 2 else 0
    yield game
    while ask := game.decision:
        if leaves and len(game.picks) >= leaves and ask.effect is not None:
            leaves = 0
            game.pick(GIVE_UP, seat=(ask.seat + 1) % len(players))
        else:
            game.pick(chance.choice(ask.options))
        yield game


def is_told(kind: TypeAdapter[Any], sent: Any) -> None:
    """The type takes what is sent, every field of it, and would write the same."""
    read = kind.validate_python(sent, strict=True, extra="forbid")
    assert kind.dump_python(read, mode="json", exclude_unset=True, by_alias=True) == sent


@pytest.mark.long
def test_views_and_events_are_of_their_types() -> None:
    told, asked = set(), set()
    for setup in SETUPS:
        for seed in SEEDS:
            for game in steps(setup, seed):
                for seat in (*range(setup["players"]), None):
                    happened = [event.to_json() for event in seen_events(game, seat)]
                    is_told(HAPPENINGS, happened)
                    told |= {each["kind"] for each in happened}
                    if len(game.picks) % 7 == 0 or game.decision is None or game.decision.kind not in asked:
                        seen = view(game, seat).to_json()
                        is_told(VIEWS, seen)
                        asked |= {seen["decision"]["kind"]} if seen["decision"] else set()
    assert told == KINDS_OF_EVENTS
    assert asked == set(BASE_KINDS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_of_their_type(edition: int) -> None:
    is_told(TypeAdapter(list[CardFacts]), [reader_of("uk").card_in_words(card) for card in ruleset(edition).cards])


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "junk", "seat": 0, "achievement": "Empire", "value": 3},
        {"kind": "junk", "seat": 0},
        {"kind": "show", "seat": 0, "cards": ["Oars"]},
        {"kind": "draw", "seat": 0, "value": 1, "origin": "deck", "to": 0},
        {"kind": "bonus", "seat": 0, "card": "Oars"},
        {"kind": "dance", "seat": 0},
    ],
    ids=lambda event: " ".join(map(str, event.values())),
)
def test_the_types_notice_what_is_missing_or_too_much(event: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        HAPPENINGS.validate_python([event], strict=True, extra="forbid")


def test_words_are_all_there_are() -> None:
    assert (get_args(Color), get_args(Icon), get_args(Way)) == (COLOR_NAMES, ICON_NAMES, SPLAY_NAMES)
    assert (get_args(Special), get_args(Reason), get_args(Kind)) == (SPECIAL_NAMES, REASONS, BASE_KINDS)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


def test_nothing_in_the_schema_is_left_to_be_guessed(app: FastAPI) -> None:
    schema = program(app).get("/openapi.json").json()
    guessed = [
        f"{name}.{field}"
        for name, kind in schema["components"]["schemas"].items()
        for field, part in kind.get("properties", {}).items()
        if is_guess(part)
    ]
    assert not guessed
    answers = [
        (path, method)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        for status, answer in operation["responses"].items()
        for content in answer.get("content", {}).values()
        if is_guess(content["schema"])
    ]
    assert not answers
    happening = schema["components"]["schemas"]["PickTold"]["properties"]["events"]["items"]
    assert set(happening["discriminator"]["mapping"]) == KINDS_OF_EVENTS


def is_guess(part: dict[str, Any]) -> bool:
    """Whether a schema does not say what something is."""
    if any(key in part for key in ("$ref", "enum", "const", "oneOf")):
        return False
    if "anyOf" in part:
        return any(map(is_guess, part["anyOf"]))
    if part.get("type") == "array":
        return "items" not in part or is_guess(part["items"])
    if part.get("type") == "object":
        inner = part.get("additionalProperties")
        return "properties" not in part and (not isinstance(inner, dict) or is_guess(inner))
    return "type" not in part
