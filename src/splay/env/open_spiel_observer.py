"""What players of OpenSpiel see: the same vectors as everywhere, and what they remember."""

from dataclasses import replace
from typing import Any, Final, Protocol

from splay.env.errors import BadArgument, need

with need("splay.env.open_spiel_observer", "numpy", "pyspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

from splay.env.dealt_table import DealtTable
from splay.env.observation import Encoder
from splay.position.terms import ACHIEVEMENTS, DECK, HAND, JUNK, SCORE
from splay.views.view import View

OWN_PARTS: Final = ("own hand", "own score pile", "own first card", "picks to come")
"""The parts of an observation that no other seat could see."""
OWNED: Final = (HAND, SCORE, ACHIEVEMENTS)
UNOWNED: Final = (DECK, ACHIEVEMENTS, JUNK)


class OfTable(Protocol):
    """A state of OpenSpiel that stands for a table, as `splay.env.open_spiel.SplayState` does.

    Attributes:
        table: the table.
    """

    table: DealtTable


class SeatObserver:
    """Writes what a seat sees, as OpenSpiel asks for it.

    Attributes:
        tensor: the values.
        dict: the same by parts: ``observation``, laid out as in `splay.env.layout`, and, where nothing is forgotten,
            ``remembered``, where face-down cards are known to be: for each player, from the seat itself to the left,
            each card in hand, score pile and achievements, then each in the decks, the available achievements and the
            junk pile.
    """

    def __init__(self, encoder: Encoder, players: int, wanted: Any, params: Any) -> None:
        """Observe at tables of this kind.

        Args:
            encoder: encodes views of the table.
            players: how many play.
            wanted: an ``IIGObservationType`` of OpenSpiel.
            params: none are known.

        Raises:
            BadArgument: there are parameters, or the hands of all players are asked for.
        """
        if params:
            raise BadArgument("observations have no parameters, so none of {params!r}", params=params)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadArgument("nobody sees the cards of all players")
        self._encoder = encoder
        self._players = players
        self._is_public = wanted.public_info
        self._is_private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._remembers = wanted.perfect_recall
        self._place = {card: place for place, card in enumerate(encoder.rules.cards)}
        sizes = {}
        if self._is_public:
            sizes["observation"] = encoder.layout.size
            if self._remembers:
                sizes["remembered"] = (len(OWNED) * players + len(UNOWNED)) * len(self._place)
        elif self._is_private:
            sizes["observation"] = sum(_size(encoder, name) for name in OWN_PARTS)
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: OfTable, player: int) -> None:
        """Fill in what a player sees; while cards are dealt, nothing."""
        self.tensor.fill(0)
        table = state.table
        if table.is_dealing or "observation" not in self.dict:
            return
        if self._is_private:
            values = np.frombuffer(table.episodes.observe(player), np.float32)
        else:
            seen = replace(table.seen(None), seat=player)
            values = np.frombuffer(self._encoder.encode(seen), np.float32)
        if not self._is_public:
            slices = [values[self._encoder.layout.slices[name]] for name in OWN_PARTS]
            np.concatenate(slices, out=self.dict["observation"])
            return
        self.dict["observation"][:] = values
        if self._remembers and self._is_private:
            self._remember(table, player)

    def _remember(self, table: DealtTable, player: int) -> None:
        rows = self.dict["remembered"].reshape(-1, len(self._place))
        for (seat, kind), cards in table.memory(player).known.items():
            if seat is None:
                row = len(OWNED) * self._players + UNOWNED.index(kind)
            else:
                row = (seat - player) % self._players * len(OWNED) + OWNED.index(kind)
            for card in cards:
                rows[row, self._place[card]] = 1

    def string_from(self, state: OfTable, player: int) -> str:
        """The same in words: what is seen as JSON, and, where nothing is forgotten, everything before it."""
        table = state.table
        if table.is_dealing:
            return f"player {player}: cards are being dealt"
        if not self._is_public:
            return _own_words(table.seen(player), player) if self._is_private else ""
        seat = player if self._is_private else None
        return table.known(seat) if self._remembers else table.words(seat)


def _size(encoder: Encoder, name: str) -> int:
    part = encoder.layout.slices[name]
    return int(part.stop - part.start)


def _own_words(seen: View, player: int) -> str:
    """What only this player sees."""
    data = seen.to_json()
    own = {zone: data["players"][player][zone] for zone in ("hand", "score")}
    asked = data["decision"] and data["decision"]["options"]
    return f"player {player}: {own}, opening {data['opening']}, options {asked}"
