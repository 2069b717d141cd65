"""Tables at which somebody tries out a card: how one is made, and what the opponent answers there."""

import json
import random
import time
from dataclasses import dataclass
from typing import Final

from splay.bots.first import FirstBot
from splay.cards.library import card_of
from splay.errors import SetupError
from splay.game.game import Game
from splay.host.options import bot_name, name_or_any
from splay.host.secrets import hash_of, new_table_id
from splay.host.tables import LiveTables, standing
from splay.position.card import Card
from splay.store import Entry, NewSeat, NewTable, TableInfo
from splay.store.rows import AUTO, PICK, TRYOUT
from splay.tryout.board import FOE, YOU
from splay.tryout.situation import offered, situation
from splay.views.trivial import idle_option
from splay.views.view import view

KEPT_SECONDS: Final = 24 * 3600.0
"""How long a table that nobody has touched is kept."""
IN_A_ROW: Final = 50
"""The most picks made in a row without the person."""


def make_tryout(tables: LiveTables, card: Card, case: str, secret: str, name: str) -> str:
    """Make the table at which a card is tried out in place of the one that this person had; returns its id.

    Args:
        tables: all tables.
        card: the card.
        case: one of `tryout.situation.offered`.
        secret: of the person.
        name: of the person; any other if it cannot be one.

    Raises:
        SetupError: it cannot be tried out in this case.
    """
    if case not in offered(card):
        raise SetupError("{card} cannot be tried out like this: {case!r}", card=card.name, case=case)
    you = name_or_any(name)
    names = (you, bot_name({you}))
    position = situation(card, case).named(*names)
    about = json.dumps([card.edition, card.name, case])
    setup = {"position": json.dumps(position, ensure_ascii=False), TRYOUT: about}
    seats = tuple(
        NewSeat(each, None, keys=(hash_of(secret),) if seat == YOU else ()) for seat, each in enumerate(names)
    )
    tables.store.drop_unlisted(TRYOUT, hash_of(secret), time.time() - KEPT_SECONDS)
    table_id = new_table_id()
    new = NewTable(table_id, TRYOUT, setup, seats, watched=False, arranged=True)
    tables.store.add_table(new, standing(Game.load(position), seats))
    tables.on_change(table_id)
    return table_id


@dataclass(frozen=True, slots=True)
class Tried:
    """What is tried out at a table.

    Attributes:
        card: the card.
        case: one of `tryout.situation.CASES`.
    """

    card: Card
    case: str


def tried_at(table: TableInfo) -> Tried | None:
    """What is tried out at a table; None at any other table."""
    if table.kind != TRYOUT:
        return None
    edition, card, case = json.loads(table.setup[TRYOUT])
    return Tried(card_of(edition, card), case)


def answers_to(game: Game, sequence: int) -> list[Entry]:
    """Make the picks of the opponent, and those of the person that make no difference, until the person is asked.

    Args:
        game: the game of such a table, which is played on; between actions nobody is answered.
        sequence: the number of the last entry.
    """
    entries: list[Entry] = []
    for _ in range(IN_A_ROW):
        ask = game.decision
        if ask is None or game.is_resting:
            break
        if ask.seat == FOE:
            seen = view(game, FOE)
            assert seen.asked is not None, "the opponent is asked"
            option, kind = FirstBot().choose(seen, seen.asked), PICK
        else:
            idle, kind = idle_option(game, random.Random(ask.number)), AUTO
            if idle is None:
                break
            option = idle
        game.pick(option, seat=ask.seat)
        entries.append(Entry(sequence + len(entries) + 1, kind, ask.seat, option))
    return entries
