"""A PostgreSQL server of our own, on a socket that only this computer reaches, until it is not needed any more."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg


@contextmanager
def running_postgresql(*settings: str) -> Iterator[str]:
    """Run it, as it is installed but for settings such as ``fsync=off``; yields the URL of its database."""
    folder = Path(mkdtemp(prefix="splay-attack-postgresql-"))
    someone: dict[str, Any] = {}
    if os.geteuid() == 0:  # it refuses to run as root
        someone = {"user": "postgres", "group": "postgres", "extra_groups": []}
        shutil.chown(folder, "postgres", "postgres")
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parts[-2]))
    if not programs:
        raise SystemExit("this needs PostgreSQL: on Debian, apt-get install postgresql")
    make = [str(programs[-1] / "initdb"), "-D", str(folder / "data"), "-U", "splay", "--auth=trust", "--no-sync"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **someone)
    words = [word for option in ("listen_addresses=", "max_connections=200", *settings) for word in ("-c", option)]
    command = [str(programs[-1] / "postgres"), "-D", str(folder / "data"), "-k", str(folder), *words]
    server = subprocess.Popen(command, cwd=folder, stderr=subprocess.DEVNULL, **someone)
    try:
        for _ in range(600):
            try:
                psycopg.connect(host=str(folder), user="splay", dbname="postgres").close()
                break
            except psycopg.OperationalError:
                time.sleep(0.1)
        yield f"postgresql://splay@/postgres?host={folder}"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
        shutil.rmtree(folder)
