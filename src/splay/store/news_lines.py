"""Which line for news each kind of database has."""

from sqlalchemy import Engine

from splay.store.bulletin import Bulletin
from splay.store.news import News
from splay.store.notifications import Notifications


def news_of(engine: Engine) -> News:
    """The line for news of a database, whichever kind it is."""
    return Notifications(engine) if engine.dialect.name == "postgresql" else Bulletin(engine)
