"""The question bar: what is asked of who looks, or what goes on while somebody else is asked."""

from dataclasses import replace

from markupsafe import Markup

from splay.position.decision import ACTION, OPENING
from splay.store.rows import DEVICE, FRIENDS
from splay.text.questions import outcome_words
from splay.views.view import Asked
from splay.web.requests.addresses import table_url
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.context.mark import Mark
from splay.web.table.controls import keys
from splay.web.table.controls.bar import CONFIRM, OVER, WAIT, AskBar, Button, posts
from splay.web.table.controls.labels import with_said
from splay.web.table.learning.advice import with_places
from splay.web.table.learning.puzzle import verdict_bar
from splay.web.table.learning.tryout import tryout_bar
from splay.web.table.question.absence import absence_news, asked_to_go_on, stand_in_words, time_buttons
from splay.web.table.question.actions import Turn
from splay.web.table.question.answers import asking_of
from splay.web.table.question.marking import marking_question
from splay.web.table.question.secondary_actions import review_button, secondary_actions


def ask_bar(facts: QuestionFacts) -> AskBar:
    """What the question bar shows."""
    return _Bar(facts).bar()


class _Bar:
    """Makes the bar."""

    def __init__(self, facts: QuestionFacts) -> None:
        self.facts = facts
        self.at = facts.at
        self.table = facts.table
        self.seat = facts.seat
        self.seats = facts.seats
        self.seen = facts.view
        self.vocabulary = facts.vocabulary
        self.marks = facts.vocabulary.marks
        self.names = facts.vocabulary.names
        self.reader = facts.vocabulary.reader

    def bar(self) -> AskBar:
        """The bar for what goes on now."""
        if not self.facts.showing.is_rest:
            return self._plain(WAIT, self.reader.gettext("Nothing is asked of you at this step"))
        told = verdict_bar(self.facts.puzzle, self.at, self.seen.outcome, self.vocabulary)
        told = told or tryout_bar(self.facts.tryout, self.at, self.reader)
        if told is not None:
            return told
        if self.seen.outcome is not None:
            return self._over()
        undo = self.table.undo
        if undo is not None and self.seat in undo["asks"]:
            return self._asked_to_agree(undo["seat"])
        without = asked_to_go_on(self.facts)
        if without is not None:
            return without
        ask = self.seen.asked
        assert ask is not None
        bar = self._asked(ask) if ask.seat == self.seat else self._waits(ask)
        # What waits for its confirmation has a way back of its own.
        secondary = () if bar.mode == CONFIRM else secondary_actions(self.facts)
        buttons = (*bar.buttons, *time_buttons(self.facts))
        return with_places(
            replace(bar, secondary=secondary, buttons=buttons, news=self._news()), self.facts.showing.hinting
        )

    def _plain(self, mode: str, title: str, sub: str = "") -> AskBar:
        return AskBar(self.at, mode, Markup.escape(title), sub=Markup.escape(sub))

    def _over(self) -> AskBar:
        assert self.seen.outcome is not None
        title, why = outcome_words(self.seen.outcome, self.names, self.seat, self.reader)
        reader, following = self.reader, self.table.successor if self.seat is not None else None
        label, css = reader.gettext("See how it went"), "" if following else "btn--main"
        end = Button(label, href=f"{self.at.url}/end", css=css, keys="" if following else "Enter")
        buttons: tuple[Button, ...] = (end,)
        if self.seat is not None:
            buttons = (review_button(self.at.url, self.reader), end)
        bar = self._plain(OVER, title, why)
        if following:
            join = Button(
                reader.pgettext("a rematch", "Join"), href=table_url(following), css="btn--main", keys="Enter"
            )
            bar, buttons = replace(bar, news=self._again()), (*buttons, join)
        return replace(bar, buttons=buttons)

    def _again(self) -> str:
        """Who has begun the next game."""
        others = [seat.name for seat in self.table.seats if seat.bot is None and seat.number not in self.seats]
        if len(others) == 1:
            return self.reader.gettext("{who} wants to play again").format(who=others[0])
        return self.reader.gettext("The next game has begun")

    # -- waiting -------------------------------------------------------------------

    def _waits(self, ask: Asked) -> AskBar:
        mark = self.marks[ask.seat]
        bar = replace(
            self._plain(WAIT, "", " · ".join(self._more_of(ask))),
            title=Markup.escape(self._what_another_does(ask)) + self._away(mark),
            mark=mark,
            asking=asking_of(self.seen, ask, self.vocabulary),
            thinks=mark.is_bot,
        )
        if ask.seat in self.seats:
            return replace(bar, buttons=(self._hand_over(mark),))
        return bar

    def _what_a_bot_does(self, mark: Mark) -> str:
        standing = self.facts.standing
        if standing is None or not standing.before:
            return self.reader.gettext("{who} is thinking").format(who=mark.name)
        told = self.reader.ngettext(
            "{who} is in line to think: {count} table ahead",
            "{who} is in line to think: {count} tables ahead",
            standing.before,
        )
        return told.format(who=mark.name, count=standing.before)

    def _away(self, mark: Mark) -> Markup:
        """A place for the word that a friend is away, which js/presence.js fills in.

        The sign that the friend thinks follows the title: asking.html.
        """
        if self.table.kind != FRIENDS or mark.is_bot:
            return Markup()
        away = " · " + self.reader.pgettext("a player", "away")
        return Markup(
            '<span id="away-{0}" data-presence-of="{0}" data-asked data-here="" data-thinks="" data-away="{1}"'
            " hx-morph-skip></span>"
        ).format(mark.seat, away)

    def _what_another_does(self, ask: Asked) -> str:
        reader, mark = self.reader, self.marks[ask.seat]
        if ask.seat in self.seats:
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
        told = self.reader.bot(bot) if bot else stand_in_words(self.facts, ask.seat)
        return [words for words in (told, self._how_one_looks_on(ask)) if words]

    def _how_one_looks_on(self, ask: Asked) -> str:
        reader, seat = self.reader, self.seat
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
            label, form, values = reader.gettext("Cover the table for {who}"), f"{self.at.url}/curtain", {}
        else:
            label, form, values = reader.gettext("Play as {who}"), f"{self.at.url}/seat", {"seat": str(mark.seat)}
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
        is_turn = ask.kind in (ACTION, OPENING)
        bar = Turn(self.facts, ask).bar() if is_turn else marking_question(self.facts, ask).bar()
        return with_said(bar, ask, self.reader)

    # -- proposals -----------------------------------------------------------------

    def _news(self) -> str:
        """What became of one's wish to take back a choice, or to go on without somebody; empty if there was none."""
        undo, reader = self.table.undo, self.reader
        if undo is None or undo["seat"] != self.seat:
            return absence_news(self.facts)
        if "refused" in undo:
            return reader.gettext("{who} said no to the undo").format(who=self.names[undo["refused"]])
        asked = reader.listed([self.names[seat] for seat in undo["asks"]])
        return reader.gettext("You asked to undo: waiting for {names}").format(names=asked)

    def _asked_to_agree(self, seat: int) -> AskBar:
        undo = self.table.undo
        assert undo is not None
        reader, address, left = self.reader, f"{self.at.url}/undo/answer", undo["left"]
        title = reader.gettext("{who} asks you to undo their last choice").format(who=self.names[seat])
        sub = reader.gettext("The game goes on from before it, if everybody agrees.")
        # No digits: whoever is about to answer a question of the game has pressed one before this one is read.
        refuse = Button(reader.gettext("Refuse"), posts(address, agrees="false", left=left), key=keys.REFUSE)
        agreed = posts(address, agrees="true", left=left)
        agree = Button(reader.gettext("Agree"), agreed, key=keys.AGREE, css="btn--main")
        return replace(self._plain("undo", title, sub), mark=self.marks[seat], buttons=(refuse, agree))
