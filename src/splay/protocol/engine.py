"""Games driven by requests: one verb, one method.

`docs/reference/protocol.md` describes the requests.  No faulty request can end the
process, and a refused request changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, BinaryIO, Final

from splay.errors import PickError, ProtocolError, SetupError
from splay.game.game import Game
from splay.game.record import Record
from splay.position.editions import EDITIONS
from splay.position.options import OPTIONS
from splay.position.ruleset import ruleset
from splay.position.setup import Setup
from splay.protocol.lines import (
    LINE_LIMIT,
    NAME_LIMIT,
    Reply,
    Request,
    encode,
    game_name,
    ident,
    parse,
    refusal,
    shown,
    text,
    typed,
    whole,
)
from splay.text.catalogue import ENGLISH
from splay.text.reader import reader_of
from splay.views.view import asked, asked_to_json, seen_events, view

PROTOCOL: Final = 1
"""Version of the protocol; rises when an old client would misunderstand."""
GAME_LIMIT: Final = 10_000
"""Games that can be open at once."""


@dataclass(frozen=True, slots=True)
class RequestVerb:
    """A kind of request to the engine.

    Attributes:
        run: carries it out.
        needs: fields a request must have.
        known: all fields it may have.
    """

    run: Callable[["Engine", Request], Reply]
    needs: frozenset[str]
    known: frozenset[str]


VERBS: Final[dict[str, RequestVerb]] = {}
"""Every verb by its word."""


def _verb(word: str, needs: str = "", may: str = "") -> Callable[[Callable[["Engine", Request], Reply]], Any]:
    """Mark the method that carries out a verb, with the fields it needs and may have."""

    def mark(run: Callable[["Engine", Request], Reply]) -> Any:
        required = frozenset(needs.split())
        VERBS[word] = RequestVerb(run, required, required | set(may.split()) | {"do", "id"})
        return run

    return mark


class Engine:
    """Games by name, driven by requests.

    >>> engine = Engine()
    >>> engine.answer(b'{"do": "new", "edition": 3, "players": ["ann", "ann"], "seed": 7}')
    b'{"ok":false,"error":{"type":"SetupError","message":"two players have the same name: ann, ann"}}'

    Attributes:
        language: the language of messages and of the words on cards.
        games: every open game.
        running: False after a request to quit.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self.games: dict[str, Game] = {}
        self.running = True

    def answer(self, line: bytes) -> bytes:
        """The reply to one request, without line ends; never raises."""
        tag: dict[str, str | int] = {}
        try:
            request = parse(line)
            tag = ident(request)
            return encode({**tag, "ok": True, **self._carry_out(request)})
        except Exception as error:
            return encode({**tag, **refusal(error, self.language)})

    def _carry_out(self, request: Request) -> Reply:
        if "do" not in request:
            raise ProtocolError("a request needs do: one of {verbs}", verbs=", ".join(VERBS))
        word = request["do"]
        verb = VERBS.get(word) if isinstance(word, str) else None
        if verb is None:
            raise ProtocolError("do must be one of {verbs}, not {value}", verbs=", ".join(VERBS), value=shown(word))
        if not request.keys() <= verb.known:
            raise ProtocolError(
                "{verb} has no field {unknown}: it has {known}",
                verb=word,
                unknown=", ".join(sorted(request.keys() - verb.known)),
                known=", ".join(sorted(verb.known)),
            )
        if not verb.needs <= request.keys():
            needed = ", ".join(sorted(verb.needs - request.keys()))
            raise ProtocolError("{verb} needs {needed}", verb=word, needed=needed)
        return verb.run(self, request)

    def _game(self, request: Request) -> Game:
        name = game_name(request)
        if name not in self.games:
            raise ProtocolError("no game is named {name!r}: open it with new, load, replay or clone", name=name)
        return self.games[name]

    def _open(self, name: str, game: Game) -> Reply:
        """Keep a game under a name, replacing any game that had it."""
        if name not in self.games and len(self.games) >= GAME_LIMIT:
            raise ProtocolError(
                "{name!r} cannot be opened: {count} games are open, drop one first", name=name, count=GAME_LIMIT
            )
        self.games[name] = game
        return _standing(game)

    # -- the engine ----------------------------------------------------------------

    @_verb("hello")
    def _hello(self, request: Request) -> Reply:
        return {
            "protocol": PROTOCOL,
            "name": "splay",
            "version": version("splay"),
            "editions": list(EDITIONS),
            "players": {str(edition.number): list(edition.players) for edition in EDITIONS.values()},
            "limits": {"line": LINE_LIMIT, "games": GAME_LIMIT, "game_name": NAME_LIMIT},
            "verbs": list(VERBS),
        }

    @_verb("cards", needs="edition")
    def _cards(self, request: Request) -> Reply:
        edition = whole(request, "edition")
        return {"cards": [reader_of(self.language).card_in_words(card) for card in ruleset(edition).cards]}

    @_verb("games")
    def _games(self, request: Request) -> Reply:
        return {"games": list(self.games)}

    @_verb("quit")
    def _quit(self, request: Request) -> Reply:
        self.running = False
        return {}

    # -- opening and closing games ---------------------------------------------------

    @_verb("new", needs="edition players seed", may=" ".join(("game", *(option.name for option in OPTIONS))))
    def _new(self, request: Request) -> Reply:
        kinds = {"edition": int, "players": list, "seed": int, **{option.name: option.kind for option in OPTIONS}}
        given = {field: typed(request, field, kind) for field, kind in kinds.items() if field in request}
        return self._open(game_name(request), Game.start(Setup.from_json(given)))

    @_verb("load", needs="position", may="game")
    def _load(self, request: Request) -> Reply:
        position = typed(request, "position", dict)
        return self._open(game_name(request), Game.load(position))

    @_verb("replay", needs="record", may="game")
    def _replay(self, request: Request) -> Reply:
        return self._open(game_name(request), Record.parse(text(request, "record")).replay())

    @_verb("clone", needs="to", may="game")
    def _clone(self, request: Request) -> Reply:
        return self._open(game_name(request, "to"), self._game(request).clone())

    @_verb("drop", may="game")
    def _drop(self, request: Request) -> Reply:
        self._game(request)
        del self.games[game_name(request)]
        return {}

    # -- playing ---------------------------------------------------------------------

    @_verb("pick", needs="option", may="game seat number")
    def _pick(self, request: Request) -> Reply:
        game = self._game(request)
        option = text(request, "option")
        seat = whole(request, "seat") if "seat" in request else None
        number = whole(request, "number") if "number" in request else None
        made = len(game.picks)
        try:
            game.pick(option, seat, number)
        except PickError:
            raise
        except Exception as fault:
            # An effect has left the game half changed, so go back to before the pick.
            self.games[game_name(request)] = Record.of(game).replay(made)
            raise RuntimeError(f"the pick failed and was taken back: {fault!r}") from fault
        return {**_standing(game), "events": [event.full_json() for event in game.events]}

    @_verb("undo", may="game to")
    def _undo(self, request: Request) -> Reply:
        game = self._game(request)
        last = game.state.number
        first = last - len(game.picks)
        number = whole(request, "to") if "to" in request else last - 1
        if not first <= number <= last:
            raise ProtocolError(
                "there is no going back to {number}: the game has decisions {first} to {last}",
                number=number,
                first=first,
                last=last,
            )
        return self._open(game_name(request), Record.of(game).replay(number - first))

    # -- looking ---------------------------------------------------------------------

    @_verb("ask", may="game seat")
    def _ask(self, request: Request) -> Reply:
        game = self._game(request)
        return _standing_for(game, _looker(game, request)) if "seat" in request else _standing(game)

    @_verb("events", may="game seat")
    def _events(self, request: Request) -> Reply:
        game = self._game(request)
        if "seat" in request:
            return {"events": [event.to_json() for event in seen_events(game, _looker(game, request))]}
        return {"events": [event.full_json() for event in game.events]}

    @_verb("view", needs="seat", may="game")
    def _view(self, request: Request) -> Reply:
        game = self._game(request)
        return {"view": view(game, _looker(game, request)).to_json()}

    @_verb("record", may="game")
    def _record(self, request: Request) -> Reply:
        return {"record": str(Record.of(self._game(request)))}

    @_verb("save", may="game")
    def _save(self, request: Request) -> Reply:
        return {"position": self._game(request).save()}


def serve(requests: BinaryIO, replies: BinaryIO, language: str = ENGLISH) -> None:
    """Answer every line until the requests end or one of them is to quit.

    Raises:
        BrokenPipeError: the replies are no longer read.
    """
    engine = Engine(language)
    while engine.running and (line := requests.readline(LINE_LIMIT + 1)):
        if len(line) > LINE_LIMIT and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = requests.readline(LINE_LIMIT)
            reply = encode(refusal(ProtocolError("the request is longer than {most} bytes", most=LINE_LIMIT), language))
        else:
            reply = engine.answer(line)
        replies.write(reply + b"\n")
        replies.flush()


def _standing(game: Game) -> Reply:
    """Where the game stands, in full."""
    ask = game.decision
    return _standing_for(game, ask.seat if ask else None)


def _standing_for(game: Game, seat: int | None) -> Reply:
    """Where the game stands, as a seat (None: a spectator) may know it."""
    ask = asked(game.decision, seat)
    return {
        "decision": asked_to_json(ask) if ask else None,
        "outcome": game.outcome.to_json() if game.outcome else None,
    }


def _looker(game: Game, request: Request) -> int | None:
    """The seat whose view is requested, or None for a spectator."""
    if request["seat"] is None:
        return None
    seat = whole(request, "seat")
    if not 0 <= seat < len(game.names):
        raise SetupError("there is no seat {seat!r} at this table", seat=seat)
    return seat
