"""How a server is set up."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from splay.bots.hints import SECONDS
from splay.bots.reviewer import SIMULATIONS
from splay.host.secrets import new_secret
from splay.host.tables import MEMORY


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(user_data_path('splay', appauthor=False)) / 'splay.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is set up.

    Attributes:
        database: URL of the database.
        bot_processes: processes that think for bots; 0 if this server runs no bots.
        secure_cookies: whether to send cookies only over HTTPS, for servers behind it.
        look_every: seconds between checks for changes by other processes that went unheard.
        hint_seconds: how long a hint is thought about; 0 for no limit.
        hint_simulations: how many continuations it rests on; 0 for as many as there is time for.
        rate_limit: whether requests that come too fast are refused.
        review_simulations: continuations by which a review judges a position at first.
        memory: how many bytes the games kept in memory may take, roughly.
        proxies: addresses and networks of proxies whose word is taken for where a request comes from.
        id: identifies the server; the same in all its processes.
    """

    database: str
    bot_processes: int = 1
    secure_cookies: bool = False
    look_every: float = 30.0
    hint_seconds: float = SECONDS
    hint_simulations: int = 0
    rate_limit: bool = True
    review_simulations: int = SIMULATIONS
    memory: int = MEMORY
    proxies: tuple[str, ...] = ()
    id: str = field(default_factory=new_secret)
