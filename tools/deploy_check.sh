#!/usr/bin/env bash
# Do what deploy/Dockerfile does in a root made with debootstrap, and serve from it.  As root; takes some minutes.
# Where images can be pulled, `docker build` is the better test.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh
splay_has_debootstrap() { command -v debootstrap >/dev/null; }
splay_package debootstrap splay_has_debootstrap

root="$(mktemp -d "${TMPDIR:-/tmp}/splay-image.XXXXXX")"
trap 'rm -rf --one-file-system "$root" "$root.log"' EXIT
timeout 600 debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates stable "$root" \
    "${SPLAY_MIRROR:-http://deb.debian.org/debian}" >"$root.log" || { tail "$root.log"; exit 1; }
rm -f "$root.log"

# COPY and RUN of the first stage.  Wheels are fetched here: the root has no settings of pip.
chmod 755 "$root" # so that others than root can run what is in it
mkdir -p "$root/src" "$root/wheels"
cp -r pyproject.toml constraints.txt hatch_build.py README.md LICENSE src "$root/src/"
cp /etc/resolv.conf "$root/etc/resolv.conf"
python="$(chroot "$root" python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')"
.venv/bin/python -m pip download --quiet --disable-pip-version-check --only-binary=:all: --python-version "$python" \
    --constraint constraints.txt --dest "$root/wheels" alembic anyio fastapi jinja2 markupsafe platformdirs \
    prometheus-client pydantic pydantic-core pyphen python-multipart segno sqlalchemy starlette uvicorn babel rich typer \
    "psycopg[binary]" hatchling
chroot "$root" python3 -m venv /opt/splay
chroot "$root" env HATCH_BUILD_NO_HOOKS=true PIP_NO_INDEX=1 PIP_FIND_LINKS=/wheels /opt/splay/bin/python -m pip install \
    --quiet --disable-pip-version-check "/src[web,postgresql]"

# The second stage: another user, and a health check.
chroot "$root" useradd --uid 10001 --home-dir /var/lib/splay --create-home splay
serve() {
    exec chroot --userspec=splay:splay "$root" env SPLAY_DATABASE=sqlite:////var/lib/splay/games.sqlite3 \
        HOME=/var/lib/splay SPLAY_PORT=18765 PYTHONDONTWRITEBYTECODE=1 /opt/splay/bin/splay serve
}
serve &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT
for _ in $(seq 60); do
    if chroot "$root" /opt/splay/bin/python -c \
        "from urllib.request import urlopen; urlopen('http://127.0.0.1:18765/health/live', timeout=4)" 2>/dev/null; then
        echo "the image would serve"
        exit 0
    fi
    sleep 1
done
echo "the server does not answer" >&2
exit 1
