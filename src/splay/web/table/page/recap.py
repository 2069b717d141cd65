"""What has happened, told between the boards: the step shown, what others did, an achievement claimed, the end."""

from dataclasses import dataclass

from markupsafe import Markup

from splay.host.live_table import LiveTable
from splay.web.table.board.boards import Boards
from splay.web.table.context.facts import PageFacts
from splay.web.table.log.following import ActionSummary, Latest, latest, summary
from splay.web.table.log.shared import TableTelling
from splay.web.table.log.turns import step_sentence, step_words
from splay.web.table.page.announcements import ClaimAnnouncement, Finale, announcement, finale


@dataclass(frozen=True, slots=True)
class Recap:
    """What has happened.

    Attributes:
        happening: the last thing that happened, in a sentence.
        when: turn, player and action of the step that is shown, where one looks back.
        follow: what others have done up to the step that is shown, on the way to now.
        latest: what others have done since the own last action; None: nothing.
        announcement: an achievement that has just been claimed; None: none.
        finale: the end of the game, for who has played; None before.
    """

    happening: Markup
    when: str
    follow: ActionSummary | None
    latest: Latest | None
    announcement: ClaimAnnouncement | None
    finale: Finale | None


def recap_of(facts: PageFacts, told: TableTelling, live: LiveTable, boards: Boards) -> Recap:
    """What has happened.

    Args:
        facts: what is known of the table.
        told: the game as it is told to the viewer.
        live: the game.
        boards: the players.
    """
    about, seen = facts.question, facts.sight
    panels = boards.by_seat
    is_game = about.puzzle is None and about.tryout is None
    return Recap(
        happening=step_sentence(told, seen),
        when=step_words(told, live, seen.step) if about.showing.looks_back else "",
        follow=summary(told, facts),
        latest=latest(told, facts),
        announcement=announcement(facts, panels),
        finale=finale(about, panels, facts.is_chapter) if is_game else None,
    )
