"""Compares Splay with an independent witness, action by action.

    python tools/conformance.py tests/data/edition3.jsonl.gz tests/data/edition4.jsonl.gz

Each vector is a position, one action, the picks made during it and the position
after it.  We take the same action from the same position, answer as the
witness did (`conformance_picks`), and compare everything: decks and piles in
order, other zones as sets, splays, points, available achievements, winners, and
what the first seat could have done instead.  A position that Splay refuses counts
as a difference; vectors of an edition that Splay does not play are counted separately.

The witness is not the law: cases in which the card facts or the rules decide
against it are listed in `EXPLAINED` and in ``docs/reference/rulings.md``.
"""

import argparse
import gzip
import json
import sys
import zlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.conformance_picks import Way, follow, wishes_of  # noqa: E402

from splay.errors import PositionError  # noqa: E402
from splay.game.game import Game  # noqa: E402
from splay.game.saved_position import state_to_json  # noqa: E402
from splay.position.editions import EDITIONS  # noqa: E402 - the engine of this very checkout
from splay.position.terms import BOX, JUNK, SPECIAL_NAMES  # noqa: E402

Vector = dict[str, Any]

EDITIONS_WITHOUT_JUNK: Final = (1, 3)

EXPLAINED: Final[dict[str, str]] = {}
"""Vectors in which the witness is wrong, each with a short reason."""

_KEYS: Final = frozenset(
    ["id", "edition", "players", "active", "legal", "action", "before", "picks", "after", "winners"]
)


def read(path: Path) -> list[Vector]:
    """The vectors of a file, one JSON object per line; gzipped if its name ends in ``.gz``.

    Raises:
        OSError, EOFError, zlib.error: there is no such file, or it is not valid gzip.
        ValueError: a line is not a vector; the message says which and why.
    """
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    vectors = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            vector = json.loads(line)
        except json.JSONDecodeError as error:
            raise ValueError(f"line {number} is not JSON: {error}") from None
        missing = _KEYS - vector.keys() if isinstance(vector, dict) else _KEYS
        if missing:
            raise ValueError(f"line {number} is no vector: it has no {', '.join(sorted(missing))}")
        vectors.append(vector)
    return vectors


# -- positions ---------------------------------------------------------------------


def position_of(vector: Vector) -> dict[str, Any]:
    """The position before the action, for `Game.load`.

    One action is left in a turn that is not the first, so the action is the whole turn.
    Score piles have no order, but among equal backs we take the one that has been there
    longest, so the cards the witness picks come first.
    """
    before = vector["before"]
    picked = [name for pick in vector["picks"] for name in pick["picked"]]
    rank = {name: index for index, name in reversed(list(enumerate(picked)))}
    return {
        "edition": vector["edition"],
        "names": [f"p{seat}" for seat in range(vector["players"])],
        "active": vector["active"],
        "actions_left": 1,
        "turn": 5,
        "decks": before["decks"],
        "available": [name for name in before["achievements"] if name not in SPECIAL_NAMES],
        "specials": [name for name in before["achievements"] if name in SPECIAL_NAMES],
        _out_of_play(vector["edition"]): [name for name in before["junk"] if name not in SPECIAL_NAMES],
        "junked": [name for name in before["junk"] if name in SPECIAL_NAMES],
        "players": [
            {
                "hand": player["hand"],
                "score": sorted(player["score"], key=lambda name: rank.get(name, len(picked))),
                "board": player["board"],
                "achievements": [name for name in player["achievements"] if name not in SPECIAL_NAMES],
                "specials": [name for name in player["achievements"] if name in SPECIAL_NAMES],
            }
            for player in before["players"]
        ],
    }


def _out_of_play(edition: int) -> str:
    """The zone of cards that the witness calls junk: before edition 4 they are out of the game."""
    return BOX if edition in EDITIONS_WITHOUT_JUNK else JUNK


def places_of(position: dict[str, Any]) -> dict[str, Any]:
    """A vector's position as named places, in the order in which differences are reported.

    Anything without an order is sorted.
    """
    places: dict[str, Any] = {}
    for seat, player in enumerate(position["players"]):
        for zone in ("hand", "score", "achievements"):
            places[f"{zone} of p{seat}"] = sorted(player[zone])
        places[f"points of p{seat}"] = player["points"]
        for color, pile in sorted(player["board"].items()):
            if pile["cards"]:
                places[f"{color} pile of p{seat}"] = [*pile["cards"], f"splayed {pile['splay']}"]
    for age, deck in sorted(position["decks"].items(), key=lambda item: int(item[0])):
        places[f"deck {age}"] = deck
    places["available achievements"] = sorted(position["achievements"])
    places["junk"] = sorted(position["junk"])
    return places


def places_in(game: Game) -> dict[str, Any]:
    """The same for a game."""
    data = state_to_json(game.state)
    data["achievements"] = data["available"] + data["specials"]
    data["junk"] = data[_out_of_play(data["edition"])] + data["junked"]
    for entry, player in zip(data["players"], game.state.players, strict=True):
        entry["achievements"] += entry["specials"]
        entry["points"] = player.points
    return places_of(data)


def differences(after: dict[str, Any], winners: list[int] | None, game: Game) -> list[str]:
    """Where the witness and the game differ at the end of an action."""
    wanted, found = places_of(after), places_in(game)
    wanted["winners"] = winners
    found["winners"] = None if game.outcome is None else list(game.outcome.winners)
    return [
        f"{place}: witness {_words(wanted.get(place, []))}; Splay {_words(found.get(place, []))}"
        for place in {**wanted, **found}
        if wanted.get(place, []) != found.get(place, [])
    ]


def _words(value: Any) -> str:
    return (", ".join(map(str, value)) or "nothing") if isinstance(value, list) else str(value)


# -- one vector --------------------------------------------------------------------


class Verdict:
    """How a vector went.

    Attributes:
        faults: everything that differs in the closest attempt; empty if we agree.
        unasked: our decisions in that attempt that the witness was not asked.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.unasked = 0


def judge(vector: Vector) -> Verdict:
    """Play one vector."""
    verdict = Verdict()
    try:
        game = Game.load(position_of(vector))
    except PositionError as error:
        verdict.faults = [f"position refused: {error}"]
        return verdict
    faults = [f"may {fault}" for fault in _different_actions(vector["legal"], game)]
    action = _action(vector["action"])
    if faults or game.decision is None or action not in game.decision.options:
        verdict.faults = faults or [f"cannot {action}"]
        return verdict
    game.pick(action)
    best: list[list[str]] = []

    def accept(way: Way) -> bool:
        found = differences(vector["after"], vector["winners"], way.game)
        if way.problem is not None:
            found.insert(0, way.problem)
        if not best or len(found) < len(best[0]):
            best[:] = [found]
            verdict.unasked = way.unasked
        return not found

    follow(game, wishes_of(vector["picks"], vector["players"]), accept)
    verdict.faults = best[0] if best else ["no way through the action was found"]
    return verdict


def _action(action: dict[str, Any]) -> str:
    """Our option for an action of the witness."""
    what = action.get("card", action.get("age"))
    return action["kind"] if what is None else f"{action['kind']} {what}"


def _different_actions(legal: dict[str, Any], game: Game) -> list[str]:
    """The actions that only one side allows, ignoring those that parley allows, which the witness leaves out."""
    wanted = {"draw"} if legal["draw"] else set()
    for verb in ("meld", "dogma", "achieve"):
        wanted.update(f"{verb} {what}" for what in legal[verb])
    options = game.decision.options if game.decision else ()
    offered = {option for option in options if not option.startswith("parley ")}
    return [f"{option}: only the witness says so" for option in sorted(wanted - offered)] + [
        f"{option}: only Splay says so" for option in sorted(offered - wanted)
    ]


# -- all of them -------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the vectors of the given files and print what differs.

    Returns:
        0 if all agree or are explained; 1 if some differ, or agree although they
        are listed as explained.  Exits with 2 if a file cannot be read.
    """
    parser = argparse.ArgumentParser(description="Compare Splay with conformance vectors.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="vectors: .jsonl or .jsonl.gz")
    parser.add_argument("--all", action="store_true", help="print all that differs, not only the first of a vector")
    options = parser.parse_args(arguments)
    tally = Counter[str]()
    for path in options.files:
        try:
            vectors = read(path)
        except (OSError, EOFError, zlib.error, ValueError) as error:
            parser.error(f"cannot read {path}: {error}")
        not_played = Counter(vector["edition"] for vector in vectors if vector["edition"] not in EDITIONS)
        for vector in vectors:
            if vector["edition"] in EDITIONS:
                tally.update(_report(vector, options.all))
        for edition, count in not_played.items():
            print(f"{path}: {count} vectors of edition {edition}, which Splay does not play")
    print(f"{tally['agree']} of {tally['played']} agree")
    return 1 if tally["bad"] else 0


def _report(vector: Vector, in_full: bool) -> list[str]:
    """Play a vector, report on it, and return what it counts as."""
    verdict = judge(vector)
    heading = f"{vector['id']} {_action(vector['action'])}"
    explained = EXPLAINED.get(vector["id"])
    if not verdict.faults:
        if explained is not None:
            print(f"{heading}: agrees, but is listed as explained ({explained})")
            return ["played", "agree", "bad"]
        if in_full and verdict.unasked:
            print(f"{heading}: agrees; decisions the witness was not asked for: {verdict.unasked}")
        return ["played", "agree"]
    for fault in verdict.faults if in_full else verdict.faults[:1]:
        print(f"{heading}: {fault}" + (f" (explained: {explained})" if explained is not None else ""))
    return ["played"] if explained is not None else ["played", "bad"]


if __name__ == "__main__":
    sys.exit(main())
