# Sourced by ./play and ./test from the root of the repository: makes .venv and
# installs Splay in it, with the extras named in $1.  Does nothing when that
# has been done and pyproject.toml has not changed since.

splay_venv() {
    local extras="$1" stamp=".venv/.installed-$1"
    if [ -f "$stamp" ] && cmp -s pyproject.toml "$stamp" && .venv/bin/python -c 'import splay' 2>/dev/null; then
        return 0
    fi
    echo "setting up .venv (once)" >&2
    local python
    python="$(splay_python)" || return 1
    if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        rm -rf .venv
        if ! "$python" -m venv .venv >/dev/null 2>&1; then
            # Debian keeps the venv module in a package of its own.
            rm -rf .venv
            splay_root apt-get update -qq >&2 && splay_root apt-get install -y -qq python3-venv >&2
            "$python" -m venv .venv || return 1
        fi
    fi
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -e ".${extras:+[$extras]}" >&2 || return 1
    cp pyproject.toml "$stamp"
}

splay_python() {
    local candidate
    for candidate in python3.11 python3 python3.12 python3.13; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    echo "Splay needs Python 3.11 or later" >&2
    return 1
}

splay_root() {
    if [ "$(id -u)" = 0 ]; then DEBIAN_FRONTEND=noninteractive "$@"; else sudo "$@"; fi
}
