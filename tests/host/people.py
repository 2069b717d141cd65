"""Tables with people at them, and games played at them."""

import random
from collections.abc import Sequence

from splay.host import Host, LiveTable, SeatOptions, TableOptions
from splay.store import TableInfo
from splay.store.rows import COMPUTER, DEVICE, FRIENDS

ANN = "ann's secret, thirty letters...."
BOB = "bob's secret, thirty letters...."
EVE = "eve's secret, thirty letters...."
SEED = 11


def against_bot(host: Host, bot: str = "greedy", **changes: object) -> TableInfo:
    """Ann against a bot."""
    return made(host, COMPUTER, [SeatOptions("Ann"), SeatOptions("", bot)], **changes)


def on_one_device(host: Host, **changes: object) -> TableInfo:
    """Ann and Bob, who share a browser."""
    return made(host, DEVICE, [SeatOptions("Ann"), SeatOptions("Bob")], **changes)


def waiting(host: Host, seats: int = 2, **changes: object) -> TableInfo:
    """Ann, waiting for friends."""
    return made(host, FRIENDS, [SeatOptions("Ann"), *[SeatOptions()] * (seats - 1)], **changes)


def from_afar(host: Host, **changes: object) -> TableInfo:
    """Ann and Bob, each in a browser."""
    table = waiting(host, 2, **changes)
    host.desk.join(table, 1, "Bob", BOB)
    return host.table(table.id)


def made(host: Host, kind: str, seats: Sequence[SeatOptions], **changes: object) -> TableInfo:
    """A table made by Ann."""
    values: dict[str, object] = {"kind": kind, "edition": 4, "seats": tuple(seats), "seed": SEED}
    options = TableOptions(**(values | changes))  # type: ignore[arg-type]
    return host.table(host.desk.make(options, ANN))


def live(host: Host, table: TableInfo) -> LiveTable:
    """The game of a table as it is now."""
    return host.live(host.table(table.id))


def pick(host: Host, table: TableInfo, option: str | None = None) -> str:
    """Let whoever is asked pick an option, or the first one; says which."""
    ask = live(host, table).game.decision
    assert ask is not None
    option = ask.options[0] if option is None else option
    host.pick(host.table(table.id), ask.seat, option, ask.number)
    return option


def begin(host: Host, table: TableInfo) -> None:
    """Play until all first cards are chosen."""
    while live(host, table).game.state.active < 0:
        pick(host, table)


def play_to_the_end(host: Host, table: TableInfo) -> None:
    """Play at random until the game is over."""
    chance = random.Random(47)  # of the first sixty the one that makes the shortest games
    while ask := live(host, table).game.decision:
        host.pick(host.table(table.id), ask.seat, chance.choice(ask.options), ask.number)
