"""The schema, changed only by migrations (`migrations/`).  Times are seconds since 1970."""

from splay.store.models.base import Base
from splay.store.models.notices import NoticeRow, NoticeSettingsRow, PushRow
from splay.store.models.oversight import BanRow, ReportRow
from splay.store.models.people import AccountRow, ChallengeRow, PasskeyRow, RatingRow, ResultRow, SessionRow
from splay.store.models.servers import NewsRow, PulseRow, SchemaRow, ServerKeyRow
from splay.store.models.tables import EntryRow, KeyRow, ReviewRow, SeatRow, TableRow, TalkRow

PASSING = frozenset((NewsRow.__tablename__, SchemaRow.__tablename__))
"""Tables about servers and not about games, which no backup holds."""

__all__ = [
    "PASSING",
    "AccountRow",
    "BanRow",
    "Base",
    "ChallengeRow",
    "EntryRow",
    "KeyRow",
    "NewsRow",
    "NoticeRow",
    "NoticeSettingsRow",
    "PasskeyRow",
    "PulseRow",
    "PushRow",
    "RatingRow",
    "ReportRow",
    "ResultRow",
    "ReviewRow",
    "SchemaRow",
    "SeatRow",
    "ServerKeyRow",
    "SessionRow",
    "TableRow",
    "TalkRow",
]
