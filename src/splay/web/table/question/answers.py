"""The question bar for a question inside an effect: the question, its answers, and where they are."""

from dataclasses import replace

from markupsafe import Markup

from splay.position.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER
from splay.position.terms import COLOR_NAMES, ICON_NAMES, PASS
from splay.position.verbs import JUNK_ACHIEVEMENT, JUNK_DECK, NAME_COLOR
from splay.text.questions import how_many, option_words, question_words
from splay.text.zones import lies
from splay.views.view import Asked, View
from splay.web.html.cards import drawn_sentence
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.controls import keys
from splay.web.table.controls.bar import Answer, AskBar, AskingEffect, Clickable, Foreseen, faces_here
from splay.web.table.preview.outcomes import Preview, effect_meld_preview, splay_preview
from splay.web.table.question.why import reason


class EffectQuestion:
    """A question of an effect to who looks."""

    def __init__(self, facts: QuestionFacts, ask: Asked) -> None:
        self.at = facts.at
        self.ask = ask
        self.seen = facts.view
        self.showing = facts.showing
        self.vocabulary = facts.vocabulary
        self.names = facts.vocabulary.names
        self.reader = facts.vocabulary.reader

    def bar(self) -> AskBar:
        """The bar with the question and its answers."""
        ask = self.ask
        title, more = question_words(ask, self.reader, self.seen), how_many(ask, self.reader)
        bar = AskBar(
            self.at,
            "question",
            Markup.escape(title),
            ask.number,
            Markup.escape(more),
            hint=self.showing.hint_number,
        )
        clickable = self._clickable()
        here = {each.option for each in clickable.values()}
        answers = tuple(
            replace(
                self._with_what_follows(self._answer(option)), key=key, keys=keys.pressed(key), on_table=option in here
            )
            for option, key in self._keys()
        )
        counted = ""
        if ask.card is not None:
            counted = ICON_NAMES[self.vocabulary.rules.by_name[ask.card].featured]
        return replace(
            bar,
            clickable=clickable,
            answers=answers,
            asking=asking_of(self.seen, ask, self.vocabulary),
            counted=counted,
        )

    def options(self) -> tuple[str, ...]:
        """All that may be answered."""
        return self.ask.options or ()

    def _keys(self) -> list[tuple[str, str]]:
        """Every answer with its key."""
        options = self.options()
        takers = [option for option in options if option != PASS]
        found = {option: keys.digit(at) for at, option in enumerate(takers)}
        if PASS in options:
            tenth = f"{keys.SHIFT}{keys.PASS}"
            found = {option: key for option, key in found.items() if key != tenth}
            found = {option: tenth if key == keys.PASS else key for option, key in found.items()} | {PASS: keys.PASS}
        return [(option, found.get(option, "")) for option in options]

    def _clickable(self) -> dict[str, Clickable]:
        """What of the answers lies on the table."""
        found: dict[str, Clickable] = {}
        for option, key in self._keys():
            where = self._where(option)
            if where:
                found[where] = Clickable(option, key, confirm=False, keys=keys.pressed(key))
        return found

    def _where(self, option: str) -> str:
        """The place of an answer on the table; empty if it has none."""
        ask = self.ask
        if option == PASS:
            return ""
        if ask.kind == CARD and option in faces_here(self.seen):
            return f"card:{option}"
        if ask.kind == COLOR and ask.verb is not NAME_COLOR:
            return f"color:{option}"
        if ask.verb is JUNK_ACHIEVEMENT:
            return f"achievement:{option}"
        if ask.kind == VALUE and ask.verb is JUNK_DECK:
            return f"deck:{option}"
        return f"player:{self.names.index(option)}" if ask.kind == PLAYER else ""

    def _answer(self, option: str) -> Answer:
        ask = self.ask
        label = option_words(ask, option, self.reader)
        if option == PASS or ask.kind == WHETHER:
            return Answer(option, label, sign="" if option == PASS else "check")
        if ask.kind == CARD:
            face = self.vocabulary.face(option)
            return Answer(option, face.name, face=face, note=self._lies(option))
        if ask.kind == PLAYER:
            return Answer(option, label, mark=self.vocabulary.marks[self.names.index(option)])
        if ask.kind in (BACK, VALUE):
            return Answer(option, label, value=int(option))
        if ask.kind == COLOR:
            return Answer(option, label, sign=f"mark-{option}")
        return Answer(option, label, sign=option if ask.kind == ICON else "")

    def _lies(self, name: str) -> str:
        """Where a card lies, if the cards to choose from lie in different places."""
        ask = self.ask
        by_name = self.vocabulary.rules.by_name
        cards = {option: by_name[option] for option in self.options() if option != PASS}
        places = {option: lies(self.seen, ask.seat, card, self.reader) for option, card in cards.items()}
        return places[name] if len(set(places.values())) > 1 else ""

    def _told(self, option: str) -> Preview:
        """What would follow from splaying a color or melding a card; nothing is told of other answers."""
        ask = self.ask
        player = self.seen.players[ask.seat]
        if ask.kind == COLOR and ask.verb.direction and option != PASS:
            color = COLOR_NAMES.index(option)
            # Measurement of the first edition lets one choose a color that is not on the board.
            has_it = any(pile.color == color for pile in player.piles)
            return splay_preview(self.seen, ask.seat, color, ask.verb.direction) if has_it else Preview()
        if ask.kind == CARD and ask.verb.melds and option != PASS:
            card = self.vocabulary.rules.by_name[option]
            if card in player.hand or card in player.score:
                return effect_meld_preview(self.seen, ask.seat, card)
        return Preview()

    def _with_what_follows(self, answer: Answer) -> Answer:
        """An answer with what it would bring."""
        told = self.foreseen(self._told(answer.option))
        return replace(answer, change=told.change, follows=told.follows)

    def foreseen(self, told: Preview) -> Foreseen:
        """A preview in words: icon counts, points, achievements, the end of the game."""
        reader = self.reader
        follows = []
        for change in told.changes:
            if change.points:
                points = reader.gettext("{before} → {after} points")
                follows.append(points.format(before=change.points.before, after=change.points.high))
            for gains, text in (
                (change.surely, reader.gettext("you claim {what}")),
                (change.possibly, reader.gettext("perhaps you claim {what}")),
            ):
                follows += [text.format(what=reader.special(str(gain))) for gain in gains]
        if told.surely_ends:
            follows.append(reader.gettext("The game ends: you win"))
        icons = ((ICON_NAMES[icon], step.high - step.before) for change in told.changes for icon, step in change.icons)
        return Foreseen(tuple(icons), tuple(follows))


def asking_of(seen: View, ask: Asked, vocabulary: Vocabulary) -> AskingEffect | None:
    """The effect that asks; with why the answers are offered for who may answer.

    Args:
        seen: what the viewer sees.
        ask: the question.
        vocabulary: how things are named.
    """
    reader = vocabulary.reader
    if ask.card is None or ask.effect is None:
        return None
    effect = vocabulary.rules.by_name[ask.card].effect(ask.effect)
    return AskingEffect(
        face=vocabulary.face(ask.card),
        effect=ask.effect,
        role=_role(seen.active, ask, effect.is_demand, vocabulary),
        sentence=drawn_sentence(reader.sentence(effect), reader),
        why="" if ask.options is None else reason(seen, ask, reader),
        keyword=ask.verb.keyword,
    )


def _role(active: int, ask: Asked, is_demand: bool, vocabulary: Vocabulary) -> str:
    """Why who is asked is in it."""
    reader, names, seat = vocabulary.reader, vocabulary.names, ask.seat
    mine = seat == vocabulary.seat
    if ask.verb.buys:
        said = reader.gettext("Parley: you are distant from {who}")
        if seat == active:
            said = reader.gettext("Parley: you pay for another player’s card")
        return said.format(who=names[active]) if mine else reader.gettext("Parley")
    if seat == active:
        return reader.gettext("Your action") if mine else ""
    if is_demand:
        said = reader.gettext("You must obey {who}") if mine else reader.gettext("has to obey {who}")
    else:
        said = reader.gettext("You share the action of {who}") if mine else reader.gettext("shares the action of {who}")
    return said.format(who=names[active])
