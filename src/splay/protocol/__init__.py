"""The engine protocol: one JSON request per line in, one JSON reply per line out."""

from splay.protocol.engine import GAME_LIMIT, PROTOCOL, VERBS, Engine, serve
from splay.protocol.lines import LINE_LIMIT, NAME_LIMIT
from splay.text.refusals import MESSAGE_LIMIT

__all__ = ["GAME_LIMIT", "LINE_LIMIT", "MESSAGE_LIMIT", "NAME_LIMIT", "PROTOCOL", "VERBS", "Engine", "serve"]
