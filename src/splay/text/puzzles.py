"""The words of puzzles: what is to be reached, how difficult it is, what came of it."""

from splay.position import actions
from splay.position.actions import action_of
from splay.puzzles.goals import CLAIM, NOTHING, SURVIVE, WIN
from splay.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle
from splay.text.reader import Reader


def theme_words(theme: str, reader: Reader) -> str:
    """What kind of puzzle it is."""
    return {
        WIN: reader.gettext("Win this turn"),
        CLAIM: reader.gettext("Claim an achievement this turn"),
        SURVIVE: reader.gettext("Survive the demand"),
        NOTHING: reader.gettext("Make it do nothing to you"),
    }[theme]


def goal_words(puzzle: Puzzle, foe: str, reader: Reader) -> str:
    """What is to be reached, with the card that threatens.

    Args:
        puzzle: the puzzle.
        foe: the name of the opponent.
        reader: who reads.
    """
    if puzzle.theme == SURVIVE:
        said = reader.gettext("{who} will activate {card} next: lose no card to it")
    elif puzzle.theme == NOTHING:
        said = reader.gettext("End your turn so that the demand of {card} does not affect you")
    else:
        return theme_words(puzzle.theme, reader)
    return said.format(who=foe, card=reader.card_name(puzzle.card))


def grade_words(grade: str, reader: Reader) -> str:
    """How difficult a puzzle is."""
    return {
        EASY: reader.pgettext("puzzle", "easy"),
        MEDIUM: reader.pgettext("puzzle", "medium"),
        HARD: reader.pgettext("puzzle", "hard"),
    }[grade]


def size_words(puzzle: Puzzle, reader: Reader) -> str:
    """How many actions there are to solve it with."""
    left = puzzle.actions_left
    return reader.ngettext("{count} action", "{count} actions", left).format(count=left)


def missed_words(puzzle: Puzzle, foe: str, has_lost: bool, reader: Reader) -> str:
    """Why a line was wrong, once it is over.

    Args:
        puzzle: the puzzle.
        foe: the name of the opponent.
        has_lost: whether the opponent has even won.
        reader: who reads.
    """
    if has_lost:
        return reader.gettext("{who} wins on the next turn.").format(who=foe)
    said = {
        WIN: reader.gettext("Your turn is over, and you have not won."),
        CLAIM: reader.gettext("Your turn is over without a new achievement."),
        SURVIVE: reader.gettext("{who} has activated {card}, and you have lost a card."),
        NOTHING: reader.gettext("The demand of {card} still affects you: {who} has more of its icon."),
    }[puzzle.theme]
    return said.format(who=foe, card=reader.card_name(puzzle.card) if puzzle.card else "")


def solved_words(foe: str, reader: Reader) -> str:
    """Why the solution is one."""
    said = reader.gettext("This works whatever cards come up and whatever {who} answers. Nothing else does.")
    return said.format(who=foe)


def step_words(option: str, reader: Reader) -> str:
    """An action of a solution."""
    action = action_of(option)
    said = {
        actions.DRAW: reader.gettext("Draw a card."),
        actions.MELD: reader.gettext("Meld {card}."),
        actions.DOGMA: reader.gettext("Activate {card}."),
        actions.ACHIEVE: reader.gettext("Claim the achievement of age {age}."),
    }[action.kind]
    return said.format(card=reader.card_name(action.card) if action.card else "", age=action.age)
