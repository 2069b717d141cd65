"""Hours in which nobody wishes to be told anything."""

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from splay.store.rows import NoticeSettings


@cache
def zones() -> tuple[str, ...]:
    """The time zones that can be chosen; one alone where the system knows no others."""
    return tuple(sorted({"UTC", *(name for name in available_timezones() if "/" in name)}))


def quiet_until(settings: NoticeSettings, now: float) -> float | None:
    """When the quiet hours end; None if it is not quiet now.  The hands of the wall count, also where they are changed.

    >>> bob = NoticeSettings("bob", zone="UTC", quiet=True, quiet_from=22 * 60, quiet_to=8 * 60)
    >>> quiet_until(bob, 23 * 3600), quiet_until(bob, 12 * 3600)
    (115200.0, None)
    """
    if not settings.quiet or settings.quiet_from == settings.quiet_to:
        return None
    zone = ZoneInfo(settings.zone) if settings.zone in available_timezones() else UTC
    local = datetime.fromtimestamp(now, zone)
    minute = local.hour * 60 + local.minute
    begins, ends = settings.quiet_from, settings.quiet_to
    is_quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not is_quiet:
        return None
    day = local.date() + timedelta(days=1 if minute >= ends else 0)
    end = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=zone)
    return max(end.timestamp(), now + 60)
