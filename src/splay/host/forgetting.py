"""A table with neutral names in place of those of people who are forgotten, also where a record would tell them."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from splay.errors import SplayError
from splay.game.setup_lines import read_setup, setup_lines
from splay.host.live_table import LiveTable
from splay.host.sanitize import is_taken
from splay.position.decision import PLAYER
from splay.store import Entry, TableInfo
from splay.store.erasing import Renamed
from splay.store.rows import OPEN, UNDO

SOMEBODY: Final = "Somebody"
"""What a person is called who has been forgotten; the same in every language, like other names."""


def renamed(table: TableInfo, entries: Sequence[Entry], seats: Collection[int]) -> Renamed:
    """What is stored of a table, with neutral names for these seats."""
    names = [seat.name for seat in table.seats]
    for seat in sorted(seats):
        others = names[:seat] + names[seat + 1 :]
        names[seat] = next(name for name in _neutral_names() if not is_taken(name, others))
    new = dict(zip((seat.name for seat in table.seats), names, strict=True))
    options = {} if table.phase == OPEN else _options(table, entries, new)
    return Renamed(tuple(names), _setup(table, names, new), _result(table.result, new), options)


def _neutral_names() -> Iterator[str]:
    return (SOMEBODY if number == 1 else f"{SOMEBODY} {number}" for number in count(1))


def _setup(table: TableInfo, names: Sequence[str], new: Mapping[str, str]) -> dict[str, str]:
    setup = dict(table.setup)
    if "position" in setup:
        position = json.loads(setup["position"])
        position["names"] = list(names)
        position["picks"] = [
            new.get(pick, pick) if isinstance(pick, str) else pick for pick in position.get("picks", [])
        ]
        if not position["picks"]:
            del position["picks"]
        return setup | {"position": json.dumps(position, ensure_ascii=False)}
    lines = setup_lines(replace(read_setup(setup), players=tuple(names)))
    return {word: lines.get(word, value) for word, value in setup.items()}


def _result(result: str | None, new: Mapping[str, str]) -> str | None:
    if result is None:
        return None
    winners, by, reason = result.rpartition(" by ")
    return ", ".join(new.get(name, name) for name in winners.split(", ")) + by + reason


def _options(table: TableInfo, entries: Sequence[Entry], new: Mapping[str, str]) -> dict[int, str]:
    """The picks that named a player with another name now, by the number of the entry."""
    changed = {old for old, name in new.items() if name != old}
    if not any(entry.option in changed for entry in entries):
        return {}
    # A player may be called like a card, so it depends on the question.
    found: dict[int, str] = {}
    made: list[Entry] = []
    game = LiveTable(table).game
    for entry in entries:
        if entry.kind == UNDO:
            made = made[: int(entry.option)]
            game = LiveTable(table).game
            for each in made:
                game.pick(each.option, seat=each.seat)
            continue
        ask = game.decision
        if ask is not None and ask.kind == PLAYER and entry.option in changed:
            found[entry.sequence] = new[entry.option]
        try:
            game.pick(entry.option, seat=entry.seat)
        except SplayError:
            break  # no version of ours can open this game any more
        made.append(entry)
    return found
