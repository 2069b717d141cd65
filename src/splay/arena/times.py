"""How long bots think."""

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log
from typing import Any, Final

STEP: Final = 1.05
"""Each class of times reaches to 5 % more than the one before, so a percentile is at most 5 % too high."""


@dataclass(slots=True)
class Times:
    """How long many decisions took, in classes, so that it stays small and can be added up.

    >>> times = Times()
    >>> for ms in range(1, 101):
    ...     times.add(ms / 1000)
    >>> round(times.mean, 1), round(times.percentile(0.95))
    (50.5, 98)

    Attributes:
        count: decisions.
        seconds: taken together.
        classes: how many took at most `STEP` ** n milliseconds, and longer than the class before, by n.
    """

    count: int = 0
    seconds: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        self.count += 1
        self.seconds += seconds
        self.classes[ceil(log(max(seconds * 1000, 1e-6)) / log(STEP))] += 1

    def __iadd__(self, other: "Times") -> "Times":
        self.count += other.count
        self.seconds += other.seconds
        self.classes.update(other.classes)
        return self

    @property
    def mean(self) -> float:
        """Milliseconds for one decision; 0 without any."""
        return 1000 * self.seconds / self.count if self.count else 0.0

    def percentile(self, share: float) -> float:
        """How many milliseconds this share of the decisions took at most; 0 without any."""
        left = share * self.count
        for each in sorted(self.classes):
            left -= self.classes[each]
            if left <= 0:
                return float(STEP**each)
        return 0.0

    def to_json(self) -> dict[str, Any]:
        """The times as plain data."""
        classes = {str(each): self.classes[each] for each in sorted(self.classes)}
        return {"count": self.count, "seconds": self.seconds, "classes": classes}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Times":
        """The times that this data tells."""
        return cls(data["count"], data["seconds"], Counter({int(at): many for at, many in data["classes"].items()}))
