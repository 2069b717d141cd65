"""Attacks a server of this computer, and says what that did to it and to others.

    python tools/attack.py --seconds 60                     one address does its worst, another person's pages are timed
    python tools/attack.py --kills 300 --database sqlite    kills servers while people play
    python tools/attack.py --hostile 100000                 sends what nobody should
    python tools/attack.py --seconds 60 --url http://127.0.0.1:8765

It starts a server of its own unless a running one is named, which must have a loopback address.  Everything is bounded
in count and time.  The status is 1 if something has gone wrong that must not.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.attacks.hostile import send_hostile  # noqa: E402
from tools.attacks.kills import kill_during_play  # noqa: E402
from tools.attacks.serving import check_loopback  # noqa: E402
from tools.attacks.worst import do_the_worst  # noqa: E402

LONGEST_SECONDS: Final = 600.0
MOST_KILLS: Final = 1000
MOST_HOSTILE: Final = 1_000_000
PATIENCE_MS: Final = 250.0
"""The 95th percentile of how long another person waits for a page, at most."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Attack as the arguments say; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--seconds", type=float, default=0.0, help="how long one address does its worst")
    parser.add_argument("--kills", type=int, default=0, help="how often servers are killed")
    parser.add_argument("--hostile", type=int, default=0, help="how many hostile requests are sent")
    parser.add_argument(
        "--database", choices=("sqlite", "postgresql"), default="sqlite", help="of servers started here"
    )
    parser.add_argument("--processes", type=int, default=1, help="server processes, where one address does its worst")
    parser.add_argument("--url", type=check_loopback, help="a running server, by a loopback address")
    parser.add_argument("--seed", type=int, default=1, help="of the hostile requests")
    given = parser.parse_args(arguments)
    told: list[dict[str, Any]] = []
    if given.seconds:
        seconds = min(given.seconds, LONGEST_SECONDS)
        told.append(do_the_worst(seconds, given.database, given.processes, given.url))
    if given.kills:
        told.append(kill_during_play(min(given.kills, MOST_KILLS), given.database))
    if given.hostile:
        told.append(send_hostile(min(given.hostile, MOST_HOSTILE), given.database, given.url, given.seed))
    for each in told:
        print(json.dumps(each, indent=2))
    return int(any(map(is_bad, told)))


def is_bad(told: dict[str, Any]) -> bool:
    """Whether something came of an attack that must not."""
    slow = [each for each in told.get("others_ms", {}).values() if each["p95"] > PATIENCE_MS]
    return bool(slow or told.get("lost_or_doubled") or told.get("failures") or told.get("broken"))


if __name__ == "__main__":
    sys.exit(main())
