"""The question bar: what is asked of who looks, or what goes on while somebody else is asked."""

from dataclasses import replace

from markupsafe import Markup

from splay.host.live_table import LiveTable
from splay.host.steps import Sight
from splay.position.decision import ACTION, OPENING
from splay.store import TableInfo
from splay.store.rows import DEVICE
from splay.text.questions import outcome_words
from splay.text.reader import Reader
from splay.views.view import Asked, View
from splay.web.requests.identity import Looker
from splay.web.table.action_bar import Turn
from splay.web.table.answer_bar import EffectQuestion, asking_of
from splay.web.table.bar import AskBar, Button, Lit, posts
from splay.web.table.boards import Mark, marks_of
from splay.web.table.shown_step import Showing
from splay.web.table.undo_button import undo_button

__all__ = ["AskBar", "Lit", "ask_bar"]


def ask_bar(
    table: TableInfo,
    live: LiveTable,
    looker: Looker,
    seen: Sight,
    showing: Showing,
    reader: Reader,
    confirms: bool = True,
) -> AskBar:
    """What the question bar shows.

    Args:
        table: the table.
        live: its game; locked.
        looker: who looks.
        seen: the step that is shown.
        showing: how it is shown.
        reader: who reads.
        confirms: whether actions are shown before they are done.
    """
    return _Bar(table, live, looker, seen, showing, reader, confirms).bar()


class _Bar:
    """Makes the bar."""

    def __init__(
        self,
        table: TableInfo,
        live: LiveTable,
        looker: Looker,
        seen: Sight,
        showing: Showing,
        reader: Reader,
        confirms: bool,
    ) -> None:
        self.table = table
        self.live = live
        self.looker = looker
        self.sight = seen
        self.seen: View = seen.view
        self.showing = showing
        self.reader = reader
        self.confirms = confirms
        self.marks: tuple[Mark, ...] = marks_of(table, seen.view)
        self.names = [mark.name for mark in self.marks]

    def bar(self) -> AskBar:
        """The bar for what goes on now."""
        if not self.showing.is_rest:
            return self._plain("wait", self.reader.gettext("Nothing is asked of you at this step"))
        if self.seen.outcome is not None:
            return self._over()
        undo = self.table.undo
        if undo is not None and self.looker.seat in undo["asks"]:
            return self._asked_to_agree(undo["seat"], undo["left"])
        ask = self.seen.asked
        assert ask is not None
        bar = self._asked(ask) if ask.seat == self.looker.seat else self._waits(ask)
        return self._with_ways_out(bar)

    def _plain(self, mode: str, title: str, sub: str = "") -> AskBar:
        return AskBar(self.table.id, self.sight.step, mode, Markup.escape(title), sub=Markup.escape(sub))

    def _over(self) -> AskBar:
        assert self.seen.outcome is not None
        title, why = outcome_words(self.seen.outcome, self.names, self.looker.seat, self.reader)
        end = Button(
            self.reader.gettext("See how it went"), href=f"/t/{self.table.id}/end", css="btn--main", keys="Enter"
        )
        return replace(self._plain("over", title, why), buttons=(end,))

    # -- waiting -------------------------------------------------------------------

    def _waits(self, ask: Asked) -> AskBar:
        reader, mark = self.reader, self.marks[ask.seat]
        bar = replace(
            self._plain("wait", self._what_another_does(ask), self._how_one_looks_on(ask)),
            mark=mark,
            asking=asking_of(self.seen, ask, self.names, self.reader),
        )
        if ask.seat in self.looker.seats:
            return replace(bar, buttons=(self._hand_over(mark),))
        if self.table.undo is not None and self.table.undo["seat"] == self.looker.seat:
            asked = [self.names[seat] for seat in self.table.undo["asks"]]
            note = reader.gettext("You asked to take back your last choice; not answered yet: {names}")
            return replace(bar, sub=Markup.escape(note.format(names=reader.listed(asked))))
        return bar

    def _what_another_does(self, ask: Asked) -> str:
        reader, mark = self.reader, self.marks[ask.seat]
        if ask.seat in self.looker.seats:
            return reader.gettext("{who} is next: hand over the device").format(who=mark.name)
        if ask.kind == OPENING:
            return reader.gettext("{who} is choosing a first card").format(who=mark.name)
        if ask.card is not None:
            said = reader.gettext("{who} is choosing for {card}")
            return said.format(who=mark.name, card=self.reader.card_name(ask.card))
        if mark.is_bot:
            return reader.gettext("{who} is thinking").format(who=mark.name)
        return reader.gettext("It is the turn of {who}").format(who=mark.name)

    def _how_one_looks_on(self, ask: Asked) -> str:
        reader, seat = self.reader, self.looker.seat
        if seat is None:
            return reader.gettext("You look on.")
        if self.seen.players[seat].out:
            return reader.gettext("You are out of the game; the others play on.")
        if ask.kind == ACTION:
            return reader.ngettext("{count} action left", "{count} actions left", self.seen.actions_left).format(
                count=self.seen.actions_left
            )
        if self.seen.opening is not None:
            return reader.gettext("You have chosen {card}.").format(card=self.reader.card_name(self.seen.opening.name))
        return ""

    def _hand_over(self, mark: Mark) -> Button:
        reader = self.reader
        if self.table.kind == DEVICE:
            label = reader.gettext("Cover the table for {who}").format(who=mark.name)
            return Button(
                label,
                key=reader.pgettext("key", "Enter"),
                keys="Enter",
                css="btn--main",
                form=f"/t/{self.table.id}/curtain",
            )
        label = reader.gettext("Play as {who}").format(who=mark.name)
        values = {"seat": str(mark.seat)}
        return Button(
            label,
            key=reader.pgettext("key", "Enter"),
            keys="Enter",
            css="btn--main",
            form=f"/t/{self.table.id}/seat",
            values=values,
        )

    # -- asked ---------------------------------------------------------------------

    def _asked(self, ask: Asked) -> AskBar:
        if ask.kind in (ACTION, OPENING):
            turn = Turn(
                self.table.id,
                self.seen,
                ask,
                self.sight.step,
                self.showing.picked or "",
                self.showing.act or "",
                self.confirms,
                self.marks,
                self.reader,
            )
            return turn.bar()
        question = EffectQuestion(self.table.id, self.sight.step, self.seen, ask, self.marks, self.reader)
        return question.bar()

    # -- ways out ------------------------------------------------------------------

    def _with_ways_out(self, bar: AskBar) -> AskBar:
        """The bar with the button for taking back."""
        seat = self.looker.seat
        if seat is None:
            return bar
        return replace(bar, undo=undo_button(self.table, self.live, seat, self.marks, self.reader))

    def _asked_to_agree(self, seat: int, left: int) -> AskBar:
        reader, address = self.reader, f"/t/{self.table.id}/undo/answer"
        title = reader.gettext("{who} asks to take back the last choice").format(who=self.names[seat])
        sub = reader.gettext("The game goes on from before it, if everybody agrees.")
        # No digits: whoever is about to answer a question of the game has pressed one before this one is read.
        refuse = Button(reader.gettext("Refuse"), posts(address, agrees="false", left=left), key="N")
        agree = Button(reader.gettext("Agree"), posts(address, agrees="true", left=left), key="Y", css="btn--main")
        return replace(self._plain("undo", title, sub), mark=self.marks[seat], buttons=(refuse, agree))
