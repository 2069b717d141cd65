"""Cards and piles as templates draw them."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from markupsafe import Markup, escape

from splay.position.card import Card
from splay.position.ruleset import Ruleset, ruleset
from splay.position.slots import SHOWN_PLACES
from splay.position.terms import ASLANT, COLOR_NAMES, HEX, ICON_NAMES, SPLAY_NAMES, UNSPLAYED
from splay.text import marks
from splay.text.catalogue import ENGLISH
from splay.text.plain import sentence_words
from splay.text.reader import OF_CARD, Reader
from splay.views.view import PileView
from splay.web.html.assets import PICTURE
from splay.web.html.badges import PUNCTUATION, beside_signs, held, icon_badge, value_badge
from splay.web.html.hyphens import as_title
from splay.web.html.terms import marked_term, marked_words, without_terms

PLACES: Final = ("tl", "bl", "bm", "br")
"""The four places of icons, in the order of `Card.icons`: top left, then the bottom from the left."""
PICTURE_PLACE: Final = "hex"
MOST_SLIVERS: Final = 8
MOST_ASLANT: Final = 4
"""The most covered cards drawn one by one; beyond that, the lowest are joined into one sliver.
Cards splayed aslant take room both ways."""

PILES: Final = 20_000
"""How many piles are kept as they look; a busy table has ten."""

_HERE: Final = Path(__file__).parent
_HUE: Final = Markup('<span class="hue c-{}">{}</span>')
_CHIP: Final = Markup('<a class="chip c-{}" href="{}" data-card="{}"><i>{}</i>{}</a>')
_LINK: Final = re.compile(r'<a ([^>]*?)href="[^"]*"|</a>')
_SMALL: Final = 95
_NARROW: Final = 140
_LONG: Final = 205
_EFFECT_LENGTH: Final = 16
"""What the sign and the new line of another effect take, in letters."""
_NARROWER: Final = 0.85
"""Languages other than English are set in narrower letters, since they need more of them."""


@dataclass(frozen=True, slots=True)
class EffectFace:
    """One sentence of a card.

    Attributes:
        number: 1 for the first.
        is_demand: whether it demands.
        sentence: its words, with icons and values drawn in.
        explained: the same with the terms of the rules marked, where the card is read at leisure.
    """

    number: int
    is_demand: bool
    sentence: Markup
    explained: Markup


@dataclass(frozen=True, slots=True, eq=False)
class CardFace:
    """A card seen from the front, in one language.  Each exists once, so none is compared by its fields.

    Attributes:
        id: its name in URLs and element ids: ``printing-press``.
        edition: number of the edition it belongs to.
        english: its English name, used in options.
        name: its name.
        label: its name as drawn, which breaks between words.
        color: the name of its color in `terms`, also its CSS class ``c-red``.
        age: its age, which is its value.
        icons: what is at each of `PLACES`: the name of an icon, or ``hex`` for the picture.
        picture: the sign in the hexagon.
        featured: the icon that is counted.
        kinds: ``demand`` or ``share`` for each effect.
        effects: its sentences.
        fit: CSS classes that make its sentences fit a card on the table.
        spoken: color, age and icons in words, for people who cannot see the card.
        told: its sentences in words alone.
    """

    id: str
    edition: int
    english: str
    name: str
    label: Markup
    color: str
    age: int
    icons: tuple[str, ...]
    picture: str
    featured: str
    kinds: tuple[str, ...]
    effects: tuple[EffectFace, ...]
    fit: str
    spoken: str
    told: str

    @property
    def href(self) -> str:
        """The page of the card."""
        return f"/cards/{self.edition}/{self.id}"

    @property
    def tiles(self) -> tuple[tuple[str, str], ...]:
        """Each place with what is there."""
        return tuple(zip(PLACES, self.icons, strict=True))


@dataclass(frozen=True, slots=True)
class Sliver:
    """What a covered card of a splayed pile shows, or several cards joined.

    Attributes:
        face: the card; None if it is secret, or if several are joined.
        tiles: visible places, each with what is there; empty for joined cards.
        joined: how many cards are joined; 0 for a single card.
        icons: how many of each icon it shows, most first.
        number: its place from the top, 1 for the first: the variable ``--i`` of its CSS.
        rooms: in which rooms it is drawn, see `PileFace.edges`.
    """

    face: CardFace | None
    tiles: tuple[tuple[str, str], ...]
    joined: int
    icons: tuple[tuple[str, int], ...]
    number: int
    rooms: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class PileFace:
    """One color of a board.  Piles that look the same are one, so none is compared by its fields.

    Attributes:
        color, splay: by their names in `terms`.
        top: its top card.
        count: how many cards there are; None if that is secret.
        cards: all visible cards, from the top.
        slivers: what is drawn beside the top card, from the top, in any room.
        edges: how many of them are drawn in the smallest room that a window may leave, in the next, and so on.
        icons: how many of each icon the covered cards show in total.
    """

    color: str
    splay: str
    top: CardFace
    count: int | None
    cards: tuple[CardFace, ...]
    slivers: tuple[Sliver, ...]
    edges: tuple[int, ...]
    icons: tuple[tuple[str, int], ...]

    @property
    def covered(self) -> int:
        """How many edges the pile is drawn with where there is most room: the variable ``--n`` of its CSS."""
        return self.edges[-1]

    def has(self, card: str) -> bool:
        """Whether the card with this id is visible here."""
        return any(face.id == card for face in self.cards)


@dataclass(frozen=True, slots=True)
class IconCount:
    """An icon counter: the icon's name, how many show, and how much that would change."""

    icon: str
    count: int
    delta: int = 0


@cache
def pictures() -> dict[str, dict[str, str]]:
    """Names of the pictures for ``cards``, ``specials`` and ``ages``; they are in ``static/pics.svg``."""
    found: dict[str, dict[str, str]] = json.loads((_HERE / "pictures.json").read_text(encoding="utf-8"))
    return {kind: {name: PICTURE + picture for name, picture in group.items()} for kind, group in found.items()}


def slug(name: str) -> str:
    """A name as used in URLs.

    >>> slug("A.I."), slug("The Pirate Code")
    ('a-i', 'the-pirate-code')
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@cache
def names_by_id(rules: Ruleset) -> dict[str, str]:
    """The cards in play: their names by `CardFace.id`."""
    return {slug(name): name for name in rules.by_name}


@cache
def card_face(card: Card, reader: Reader) -> CardFace:
    """A card as drawn."""
    rules, name = ruleset(card.edition), reader.card_name(card.name)
    sentences = [reader.sentence(effect) for effect in card.effects]
    color = COLOR_NAMES[card.color]
    icons = tuple(PICTURE_PLACE if each == HEX else ICON_NAMES[each] for each in card.icons)
    return CardFace(
        id=slug(card.name),
        edition=card.edition,
        english=card.name,
        name=name,
        label=as_title(name, reader.language),
        color=color,
        age=card.age,
        icons=icons,
        picture=pictures()["cards"][card.name],
        featured=ICON_NAMES[card.featured],
        kinds=tuple(effect.kind for effect in card.effects),
        effects=tuple(
            EffectFace(each.number, each.is_demand, drawn_sentence(said, reader), drawn_sentence(said, reader, rules))
            for each, said in zip(card.effects, sentences, strict=True)
        ),
        fit=_fit(sentences, reader),
        spoken=reader.gettext("{color}, age {age}. {icons}").format(
            color=reader.color(color, OF_CARD),
            age=card.age,
            icons=", ".join(reader.icon(each) for each in icons if each != PICTURE_PLACE),
        ),
        told=" ".join(sentence_words(said, reader) for said in sentences),
    )


def pile_face(pile: PileView, reader: Reader, rooms: Sequence[int] = ()) -> PileFace:
    """A pile as drawn for a viewer who sees this much of it.

    Args:
        pile: the pile.
        reader: who reads.
        rooms: for how many edges there is room, in the smallest room first; without any, always the same.
    """
    rooms = tuple(rooms) or (MOST_ASLANT if pile.splay == ASLANT else MOST_SLIVERS,)
    return _pile_face(pile.color, pile.splay, pile.cards, pile.count, pile.covered_icons, reader, rooms)


@lru_cache(PILES)
def _pile_face(
    color: int,
    splay: int,
    cards: tuple[Card, ...],
    count: int | None,
    icons: tuple[tuple[int, ...], ...],
    reader: Reader,
    rooms: tuple[int, ...],
) -> PileFace:
    faces = tuple(card_face(card, reader) for card in cards)
    is_splayed = splay != UNSPLAYED
    return PileFace(
        color=COLOR_NAMES[color],
        splay=SPLAY_NAMES[splay],
        top=faces[0],
        count=count,
        cards=faces,
        slivers=tuple(_slivers(splay, icons, faces, rooms)) if is_splayed else (),
        edges=tuple(min(len(icons), room) if is_splayed else (count or 1) - 1 for room in rooms),
        icons=_tally(icons),
    )


def _slivers(
    splay: int, covered: tuple[tuple[int, ...], ...], faces: tuple[CardFace, ...], rooms: tuple[int, ...]
) -> Iterator[Sliver]:
    """The edges of a splayed pile.  Those that have no room are joined: in every room others."""
    alone = [len(covered) if len(covered) <= room else room - 1 for room in rooms]
    places = SHOWN_PLACES[splay]
    for depth, icons in enumerate(covered[: max(alone)], 1):
        face = faces[depth] if depth < len(faces) else None
        where = tuple(at for at, count in enumerate(alone) if depth <= count)
        yield Sliver(face, _tiles(face, places, icons), 0, _tally((icons,)), depth, where)
    for count in sorted(set(alone)):
        if rest := covered[count:]:
            where = tuple(at for at, each in enumerate(alone) if each == count)
            yield Sliver(None, (), len(rest), _tally(rest), count + 1, where)


def drawn_sentence(text: str, reader: Reader, rules: Ruleset | None = None) -> Markup:
    """A sentence of a card, with icons, colors and values drawn and the demanding word in bold.

    Args:
        text: the sentence.
        reader: who reads.
        rules: the rules by which its terms are explained; None: they are not.
    """
    lead = reader.pgettext("how a demand begins on the cards", "I demand")
    drawn = Markup()
    if text.startswith(lead):
        begins = lead if rules is None else marked_term("demand", rules, lead)
        drawn, text = Markup('<b class="lead">{}</b>').format(begins), text.removeprefix(lead)
    sign = Markup()
    for piece in marks.pieces(beside_signs(text)):
        if piece.kind in (marks.ICON, marks.VALUE):
            drawn += sign
            sign = _sign(piece, reader)
            continue
        shown = piece.text
        if sign:
            # Kept together with the punctuation after it.
            after = PUNCTUATION.match(shown)
            drawn += held(sign + after[0]) if after else sign
            sign, shown = Markup(), shown[after.end() if after else 0 :]
        drawn += _words(piece, shown, reader, rules)
    return drawn + sign


def _words(piece: marks.Piece, shown: str, reader: Reader, rules: Ruleset | None) -> Markup:
    """Words, a color or a name."""
    if piece.kind == marks.COLOR:
        return _HUE.format(piece.what, shown)
    if rules is None:
        return escape(shown)
    if piece.kind == marks.NAMED:
        return marked_term(piece.what, rules, shown) if piece.what in rules.special_achievements else escape(shown)
    return marked_words(shown, rules, reader.language)


def _sign(piece: marks.Piece, reader: Reader) -> Markup:
    """An icon or a value."""
    if piece.kind == marks.ICON:
        return icon_badge(piece.what, reader)
    return value_badge(piece.text)


def _fit(sentences: Sequence[str], reader: Reader) -> str:
    """The longer the sentences, the smaller or narrower the letters; ``t-x`` is too long for a card in the hand."""
    length = sum(map(_length, sentences)) + _EFFECT_LENGTH * (len(sentences) - 1)
    if reader.language != ENGLISH:
        length = round(length * _NARROWER)
    if length > _LONG:
        return "t-n t-x"
    if length > _NARROW:
        return "t-n"
    return "t-s" if length > _SMALL else ""


def _length(text: str) -> int:
    """A sentence in letters; an icon takes as much room as its word in brackets."""
    return sum(len(piece.text) + 2 * (piece.kind == marks.ICON) for piece in marks.pieces(text))


def _tiles(face: CardFace | None, places: tuple[int, ...], icons: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    if face is None:
        return tuple((PLACES[place], ICON_NAMES[each]) for place, each in zip(places, icons, strict=False))
    return tuple(face.tiles[place] for place in places)


def _tally(covered: tuple[tuple[int, ...], ...]) -> tuple[tuple[str, int], ...]:
    counts: Counter[int] = Counter(each for icons in covered for each in icons)
    return tuple((ICON_NAMES[each], count) for each, count in counts.most_common())


def icon_counts(counts: tuple[int, ...], after: tuple[int, ...] | None = None) -> tuple[IconCount, ...]:
    """Counters in the order of `terms.ICONS`; given the counts afterward, they show those and the change."""
    shown = after or counts
    return tuple(
        IconCount(name, count, count - before) for name, count, before in zip(ICON_NAMES, shown, counts, strict=False)
    )


def card_chip(face: CardFace) -> Markup:
    """A card in running text: its age on its color and its name, linked to its page."""
    return _CHIP.format(face.color, face.href, face.id, face.age, face.name)


def unlinked(text: Markup) -> Markup:
    """A sentence whose links only look as before, and whose terms do not, for use within what is pressed itself.

    >>> unlinked(Markup('meld <a class="chip" href="/cards/4/oars" data-card="oars">Oars</a>'))
    Markup('meld <span class="chip"  data-card="oars">Oars</span>')
    """
    return Markup(_LINK.sub(lambda found: "</span>" if found[1] is None else f"<span {found[1]}", without_terms(text)))
