"""Tables at which somebody solves a puzzle: how one is made, and what the opponent answers there.

The opponent picks at once, and what makes the goal impossible if anything does: it knows all cards.  Once the goal is
missed, it plays its turn as anybody would.
"""

import json
import random
import time
from collections.abc import Sequence
from typing import Final

from splay.bots import make_bot
from splay.errors import SetupError
from splay.game.game import Game
from splay.host.options import bot_name, name_or_any
from splay.host.secrets import hash_of, new_table_id
from splay.host.tables import LiveTables, standing
from splay.puzzles.answer import answer, verdict_after
from splay.puzzles.goals import CLAIM, NOTHING, SURVIVE, WIN, Goal
from splay.puzzles.puzzle import Puzzle, puzzles, unpacked
from splay.store import Entry, NewSeat, NewTable, TableInfo
from splay.store.rows import AUTO, PICK, PUZZLE
from splay.views.trivial import idle_option
from splay.views.view import view

KEPT_SECONDS: Final = 24 * 3600.0
"""How long a puzzle that nobody has touched is kept."""
PLAYS_ON: Final = "greedy"
"""The bot that plays the opponent's turn after a line that has reached nothing; it sees its own cards only."""
IN_A_ROW: Final = 50
"""The most picks made in a row without the person."""


def make_puzzle(tables: LiveTables, number: int, secret: str, name: str) -> str:
    """Make the table of a puzzle in place of the one that this person had; returns its id.

    Args:
        tables: all tables.
        number: of the puzzle.
        secret: of the person.
        name: of the person; any other if it cannot be one.

    Raises:
        SetupError: there is no such puzzle.
    """
    if not 1 <= number <= len(puzzles()):
        raise SetupError("there is no puzzle {number}", number=number)
    puzzle = puzzles()[number - 1]
    you = name_or_any(name)
    names = [bot_name({you}), you] if puzzle.seat else [you, bot_name({you})]
    position = unpacked(puzzle.position, puzzle.rules, names)
    setup = {"position": json.dumps(position, ensure_ascii=False), PUZZLE: str(number)}
    seats = tuple(
        NewSeat(each, None, keys=(hash_of(secret),) if seat == puzzle.seat else ()) for seat, each in enumerate(names)
    )
    tables.store.drop_unlisted(PUZZLE, hash_of(secret), time.time() - KEPT_SECONDS)
    table_id = new_table_id()
    new = NewTable(table_id, PUZZLE, setup, seats, watched=False, arranged=True)
    tables.store.add_table(new, standing(Game.load(position), seats))
    tables.on_change(table_id)
    return table_id


def number_at(table: TableInfo) -> int | None:
    """The number of the puzzle at a table; None if it has none, or one that no longer exists."""
    number = int(table.setup.get(PUZZLE, 0))
    return number if 1 <= number <= len(puzzles()) else None


def puzzle_at(table: TableInfo) -> Puzzle | None:
    """The puzzle at a table; None as in `number_at`."""
    number = number_at(table)
    return None if number is None else puzzles()[number - 1]


def verdict_at(table: TableInfo, picks: Sequence[str]) -> bool | None:
    """Whether these picks have reached the goal or missed it; None while it is open, or without a puzzle."""
    puzzle = puzzle_at(table)
    return None if puzzle is None else verdict_after(puzzle, _names(table), picks)


def answers_at(table: TableInfo, game: Game, sequence: int) -> list[Entry]:
    """Make the picks of the opponent, and those of the person that make no difference, until the person is asked.

    Args:
        table: a table with a puzzle.
        game: its game, which is played on.
        sequence: the number of the last entry.
    """
    puzzle = puzzle_at(table)
    assert puzzle is not None, "there is a puzzle"
    goal = puzzle.goal(puzzle.game(*_names(table)))
    entries: list[Entry] = []
    for _ in range(IN_A_ROW):
        ask = game.decision
        if ask is None or not _goes_on(table, game, goal):
            break
        if ask.seat == puzzle.seat:
            option, kind = idle_option(game, random.Random(ask.number)), AUTO
        elif goal.theme in (WIN, CLAIM) and game.turn > goal.turn:
            seen = view(game, ask.seat)
            assert seen.asked is not None, "the opponent is asked"
            option, kind = make_bot(PLAYS_ON, ask.number).choose(seen, seen.asked), PICK
        else:
            option, kind = answer(game, goal), PICK
        if option is None:
            break
        game.pick(option, seat=ask.seat)
        entries.append(Entry(sequence + len(entries) + 1, kind, ask.seat, option))
    return entries


def _goes_on(table: TableInfo, game: Game, goal: Goal) -> bool:
    """Whether the opponent still picks: until the goal is decided, and then to show what a wrong line leads to.

    That is one action with the demand that hits; where something was to be reached, its whole turn.
    """
    reached = verdict_at(table, game.picks)
    if reached is None:
        return True
    state = game.state
    is_foes = state.outcome is None and state.active != goal.seat and state.turn == goal.turn + 1
    if reached or goal.theme == SURVIVE or not is_foes or game.seat == goal.seat:
        return False
    return goal.theme != NOTHING or not game.is_resting or state.actions_left > 1


def _names(table: TableInfo) -> tuple[str, str]:
    """The names of the person and of the opponent."""
    puzzle = puzzle_at(table)
    assert puzzle is not None, "there is a puzzle"
    return table.seats[puzzle.seat].name, table.seats[1 - puzzle.seat].name
