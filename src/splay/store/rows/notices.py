"""Notices that it is somebody's turn, and how people wish to get them."""

from dataclasses import dataclass
from typing import Final

TURN_NOTICE: Final = "turn"
TEST_NOTICE: Final = "test"
CONFIRM_NOTICE: Final = "confirm"


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How somebody wishes to be told that it is their turn; see `models.NoticeSettingsRow` for the fields."""

    owner: str
    language: str = "en"
    zone: str = "UTC"
    quiet: bool = False
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    last_hour: bool = True
    mail: str | None = None
    mail_on: bool = False
    wanted_mail: str | None = None
    wanted_until: float | None = None
    confirm: str | None = None
    stop: str | None = None


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that is told by web push; see `models.PushRow` for the fields."""

    id: str
    owner: str
    endpoint: str
    p256dh: str
    auth: str
    browser: str
    made: float
    hash: str | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody is to be told; see `models.NoticeRow` for the fields."""

    id: int
    kind: str
    owner: str
    table_id: str | None
    seat: int | None
    length: int | None
    made: float
    tries: int
