"""The question bar: what is asked of who looks, or what goes on while somebody else is asked."""

from dataclasses import replace

from markupsafe import Markup

from splay.position.decision import ACTION, OPENING
from splay.store.rows import DEVICE
from splay.text.questions import outcome_words
from splay.views.view import Asked
from splay.web.table import keys
from splay.web.table.action_bar import Turn
from splay.web.table.advice import with_places
from splay.web.table.answer_bar import asking_of
from splay.web.table.bar import AskBar, Button, posts
from splay.web.table.boards import Mark
from splay.web.table.marking import marking_question
from splay.web.table.scene import Scene
from splay.web.table.ways_out import ways_out


def ask_bar(scene: Scene) -> AskBar:
    """What the question bar shows."""
    return _Bar(scene).bar()


class _Bar:
    """Makes the bar."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = scene.table
        self.looker = scene.looker
        self.seen = scene.seen
        self.marks = scene.marks
        self.names = scene.names
        self.reader = scene.reader

    def bar(self) -> AskBar:
        """The bar for what goes on now."""
        if not self.scene.showing.is_rest:
            return self._plain("wait", self.reader.gettext("Nothing is asked of you at this step"))
        if self.seen.outcome is not None:
            return self._over()
        undo = self.table.undo
        if undo is not None and self.looker.seat in undo["asks"]:
            return self._asked_to_agree(undo["seat"], undo["left"])
        ask = self.seen.asked
        assert ask is not None
        bar = self._asked(ask) if ask.seat == self.looker.seat else self._waits(ask)
        # What waits for its confirmation has a way back of its own.
        ways = () if bar.mode == "confirm" else ways_out(self.scene)
        return with_places(replace(bar, ways=ways), self.scene)

    def _plain(self, mode: str, title: str, sub: str = "") -> AskBar:
        return AskBar(self.table.id, self.scene.step, mode, Markup.escape(title), sub=Markup.escape(sub))

    def _over(self) -> AskBar:
        assert self.seen.outcome is not None
        title, why = outcome_words(self.seen.outcome, self.names, self.looker.seat, self.reader)
        label = self.reader.gettext("See how it went")
        end = Button(label, href=f"{self.scene.url}/end", css="btn--main", keys="Enter")
        buttons: tuple[Button, ...] = (end,)
        if self.looker.seat is not None:
            review = Button(self.reader.pgettext("button", "Review"), href=f"{self.scene.url}/review", key="V")
            buttons = (review, end)
        return replace(self._plain("over", title, why), buttons=buttons)

    # -- waiting -------------------------------------------------------------------

    def _waits(self, ask: Asked) -> AskBar:
        reader, mark = self.reader, self.marks[ask.seat]
        bar = replace(
            self._plain("wait", self._what_another_does(ask), " · ".join(self._more_of(ask))),
            mark=mark,
            asking=asking_of(self.scene, ask),
            thinks=mark.is_bot,
        )
        if ask.seat in self.looker.seats:
            return replace(bar, buttons=(self._hand_over(mark),))
        if self.table.undo is not None and self.table.undo["seat"] == self.looker.seat:
            asked = [self.names[seat] for seat in self.table.undo["asks"]]
            note = reader.gettext("You asked to take back your last choice; not answered yet: {names}")
            return replace(bar, sub=Markup.escape(note.format(names=reader.listed(asked))))
        return bar

    def _what_a_bot_does(self, mark: Mark) -> str:
        standing = self.scene.standing
        if standing is None or not standing.before:
            return self.reader.gettext("{who} is thinking").format(who=mark.name)
        told = self.reader.ngettext(
            "{who} is in line to think: {count} table ahead",
            "{who} is in line to think: {count} tables ahead",
            standing.before,
        )
        return told.format(who=mark.name, count=standing.before)

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
            return self._what_a_bot_does(mark)
        return reader.gettext("{who}’s turn").format(who=mark.name)

    def _more_of(self, ask: Asked) -> list[str]:
        """Who a program is, and how one looks on."""
        bot = self.table.seats[ask.seat].bot
        return [words for words in (self.reader.bot(bot) if bot else "", self._how_one_looks_on(ask)) if words]

    def _how_one_looks_on(self, ask: Asked) -> str:
        reader, seat = self.reader, self.looker.seat
        if seat is None:
            return reader.gettext("You’re watching")
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
            label, form, values = reader.gettext("Cover the table for {who}"), f"{self.scene.url}/curtain", {}
        else:
            label, form, values = reader.gettext("Play as {who}"), f"{self.scene.url}/seat", {"seat": str(mark.seat)}
        return Button(
            label.format(who=mark.name),
            key=reader.pgettext("key", "Enter"),
            keys="Enter",
            css="btn--main",
            form=form,
            values=values,
        )

    # -- asked ---------------------------------------------------------------------

    def _asked(self, ask: Asked) -> AskBar:
        if ask.kind in (ACTION, OPENING):
            return Turn(self.scene, ask).bar()
        return marking_question(self.scene, ask).bar()

    # -- ways out ------------------------------------------------------------------

    def _asked_to_agree(self, seat: int, left: int) -> AskBar:
        reader, address = self.reader, f"{self.scene.url}/undo/answer"
        title = reader.gettext("{who} asks to take back the last choice").format(who=self.names[seat])
        sub = reader.gettext("The game goes on from before it, if everybody agrees.")
        # No digits: whoever is about to answer a question of the game has pressed one before this one is read.
        refuse = Button(reader.gettext("Refuse"), posts(address, agrees="false", left=left), key=keys.REFUSE)
        agreed = posts(address, agrees="true", left=left)
        agree = Button(reader.gettext("Agree"), agreed, key=keys.AGREE, css="btn--main")
        return replace(self._plain("undo", title, sub), mark=self.marks[seat], buttons=(refuse, agree))
