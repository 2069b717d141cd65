"""What whoever runs a server looks after: bans, reports, and what people have of its means."""

from dataclasses import dataclass
from typing import Final

FOREVER: Final = 253_402_300_800.0
"""The end of a ban that has none: the year 10000, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may not play; see `models.BanRow` for the fields."""

    id: int
    network: str | None
    owner: str | None
    reason: str
    made: float
    until: float


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """What a person has reported; see `models.ReportRow` for the fields."""

    id: int
    table_id: str
    owner: str
    seat: int | None
    said: str | None
    reason: str
    at: float
    closed: float | None


@dataclass(frozen=True, slots=True)
class NewReport:
    """A report to be stored; see `models.ReportRow` for the fields."""

    table_id: str
    owner: str
    seat: int | None
    said: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class Usage:
    """What a person has of a server's means.

    Attributes:
        tables: unfinished games that were touched lately.
        computers: seats of computers in them.
        size: what all games of the person take in the database, roughly, in bytes.
    """

    tables: int
    computers: int
    size: int
