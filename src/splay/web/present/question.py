"""The question bar: what is asked of who looks, or what goes on while somebody else is asked."""

from dataclasses import replace

from markupsafe import Markup

from splay.catalogue import Catalogue, catalogue
from splay.catalogue.cards import card_name
from splay.decision import ACTION, OPENING
from splay.host.live import LiveTable
from splay.host.sight import Sight
from splay.store import TableInfo
from splay.store.rows import DEVICE
from splay.view import Asked, View
from splay.web.people import Looker
from splay.web.present.acting import Turn
from splay.web.present.answering import EffectQuestion, asking_of
from splay.web.present.asking import AskBar, Deed, Lit, posts
from splay.web.present.players import Mark, marks_of
from splay.web.present.showing import Showing
from splay.web.present.taking_back import undo_deed
from splay.wording.formats import listed
from splay.wording.questions import outcome_words

__all__ = ["AskBar", "Lit", "ask_bar"]


def ask_bar(
    table: TableInfo,
    live: LiveTable,
    looker: Looker,
    seen: Sight,
    showing: Showing,
    language: str,
    confirms: bool = True,
) -> AskBar:
    """What the question bar shows.

    Args:
        table: the table.
        live: its game; locked.
        looker: who looks.
        seen: the step that is shown.
        showing: how it is shown.
        language: of the words.
        confirms: whether actions are shown before they are done.
    """
    return _Bar(table, live, looker, seen, showing, language, confirms).bar()


class _Bar:
    """Makes the bar."""

    def __init__(
        self,
        table: TableInfo,
        live: LiveTable,
        looker: Looker,
        seen: Sight,
        showing: Showing,
        language: str,
        confirms: bool,
    ) -> None:
        self.table = table
        self.live = live
        self.looker = looker
        self.sight = seen
        self.seen: View = seen.view
        self.showing = showing
        self.language = language
        self.confirms = confirms
        self.words: Catalogue = catalogue(language)
        self.marks: tuple[Mark, ...] = marks_of(table, seen.view)
        self.names = [mark.name for mark in self.marks]

    def bar(self) -> AskBar:
        """The bar for what goes on now."""
        if not self.showing.is_rest:
            return self._plain("wait", self.words.gettext("Nothing is asked of you at this step"))
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
        title, why = outcome_words(self.seen.outcome, self.names, self.looker.seat, self.words)
        end = Deed(self.words.gettext("See how it went"), href=f"/t/{self.table.id}/end", css="btn--main", keys="Enter")
        return replace(self._plain("over", title, why), deeds=(end,))

    # -- waiting -------------------------------------------------------------------

    def _waits(self, ask: Asked) -> AskBar:
        words, mark = self.words, self.marks[ask.seat]
        bar = replace(
            self._plain("wait", self._what_another_does(ask), self._how_one_looks_on(ask)),
            mark=mark,
            asking=asking_of(self.seen, ask, self.names, self.language),
        )
        if ask.seat in self.looker.seats:
            return replace(bar, deeds=(self._hand_over(mark),))
        if self.table.undo is not None and self.table.undo["seat"] == self.looker.seat:
            asked = [self.names[seat] for seat in self.table.undo["asks"]]
            note = words.gettext("You asked to take back your last choice; not answered yet: {names}")
            return replace(bar, sub=Markup.escape(note.format(names=listed(asked, words))))
        return bar

    def _what_another_does(self, ask: Asked) -> str:
        words, mark = self.words, self.marks[ask.seat]
        if ask.seat in self.looker.seats:
            return words.gettext("{who} is next: hand over the device").format(who=mark.name)
        if ask.kind == OPENING:
            return words.gettext("{who} is choosing a first card").format(who=mark.name)
        if ask.card is not None:
            said = words.gettext("{who} is choosing for {card}")
            return said.format(who=mark.name, card=card_name(ask.card, self.language))
        if mark.is_bot:
            return words.gettext("{who} is thinking").format(who=mark.name)
        return words.gettext("It is the turn of {who}").format(who=mark.name)

    def _how_one_looks_on(self, ask: Asked) -> str:
        words, seat = self.words, self.looker.seat
        if seat is None:
            return words.gettext("You look on.")
        if self.seen.players[seat].out:
            return words.gettext("You are out of the game; the others play on.")
        if ask.kind == ACTION:
            return words.ngettext("{count} action left", "{count} actions left", self.seen.actions_left).format(
                count=self.seen.actions_left
            )
        if self.seen.opening is not None:
            return words.gettext("You have chosen {card}.").format(
                card=card_name(self.seen.opening.name, self.language)
            )
        return ""

    def _hand_over(self, mark: Mark) -> Deed:
        words = self.words
        if self.table.kind == DEVICE:
            label = words.gettext("Cover the table for {who}").format(who=mark.name)
            return Deed(
                label,
                key=words.pgettext("key", "Enter"),
                keys="Enter",
                css="btn--main",
                form=f"/t/{self.table.id}/curtain",
            )
        label = words.gettext("Play as {who}").format(who=mark.name)
        values = {"seat": str(mark.seat)}
        return Deed(
            label,
            key=words.pgettext("key", "Enter"),
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
                self.language,
            )
            return turn.bar()
        question = EffectQuestion(self.table.id, self.sight.step, self.seen, ask, self.marks, self.language)
        return question.bar()

    # -- ways out ------------------------------------------------------------------

    def _with_ways_out(self, bar: AskBar) -> AskBar:
        """The bar with the button for taking back."""
        seat = self.looker.seat
        if seat is None:
            return bar
        return replace(bar, undo=undo_deed(self.table, self.live, seat, self.marks, self.language))

    def _asked_to_agree(self, seat: int, left: int) -> AskBar:
        words, address = self.words, f"/t/{self.table.id}/undo/answer"
        title = words.gettext("{who} asks to take back the last choice").format(who=self.names[seat])
        sub = words.gettext("The game goes on from before it, if everybody agrees.")
        # No digits: whoever is about to answer a question of the game has pressed one before this one is read.
        refuse = Deed(words.gettext("Refuse"), posts(address, agrees="false", left=left), key="N")
        agree = Deed(words.gettext("Agree"), posts(address, agrees="true", left=left), key="Y", css="btn--main")
        return replace(self._plain("undo", title, sub), mark=self.marks[seat], deeds=(refuse, agree))
