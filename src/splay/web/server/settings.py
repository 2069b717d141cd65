"""How a server is set up."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from splay.host.secrets import new_secret


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
        look_every: seconds between checks for changes stored by other processes.
        rate_limit: whether requests that come too fast are refused.
        id: identifies the server; the same in all its processes.
    """

    database: str
    bot_processes: int = 1
    secure_cookies: bool = False
    look_every: float = 0.5
    rate_limit: bool = True
    id: str = field(default_factory=new_secret)
