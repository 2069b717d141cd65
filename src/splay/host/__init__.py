"""Tables that people and bots share: seats, picks, undo, chat.  Independent of the web."""

from splay.host.bots import BotRunner
from splay.host.host import Host
from splay.host.live_table import LiveTable
from splay.host.options import SeatOptions, TableOptions

__all__ = ["BotRunner", "Host", "LiveTable", "SeatOptions", "TableOptions"]
