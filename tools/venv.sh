# shellcheck shell=bash
# Sourced by ./play, ./test and tools/*.sh, for splay_venv and splay_uv.

# Settings for another Python would interfere with this one.
unset PYTHONHOME PYTHONPATH

# splay_venv ROOT EXTRA: make ROOT/.venv and install Splay in it, with the extra named (web or dev).
# Dependencies are installed in the versions of constraints.txt.
# Does nothing if that has been done and neither file has changed since; dev also counts as web.
splay_venv() (
    cd "$1" || exit 1
    exec 9<. </dev/null >&2
    # One at a time.  Without locks on the machine or its file system, there is no waiting.
    if command -v flock >/dev/null && ! flock -n 9; then
        echo "waiting for another set-up of .venv to end"
        flock 9 || true
    fi
    splay_is_ready "$2" && exit 0
    if ! [ -w . ] || { [ -e .venv ] && ! [ -w .venv ]; }; then
        echo "Splay cannot be set up: $PWD is not writable for $(id -un)"
        exit 1
    fi
    echo "setting up .venv (once)"
    if splay_was_ready; then
        splay_install "$2" || exit 1
        # Packages that pip considers installed may have lost their files: then start over.
        splay_is_ready "$2" && exit 0
    fi
    python="$(splay_python)" && splay_venv_module "$python" || exit 1
    rm -rf .venv
    "$python" -m venv .venv && splay_install "$2" || exit 1
    splay_is_ready "$2" || { echo "Splay cannot be set up: .venv does not hold what was installed"; exit 1; }
)

# Whether .venv can be used as it is.
splay_is_ready() {
    local stamp modules="babel rich typer alembic anyio cryptography fastapi http_ece jinja2 markupsafe openskill"
    modules+=" platformdirs prometheus_client pydantic pydantic_core py_vapid pyphen python_multipart segno sqlalchemy starlette uvicorn"
    modules+=" webauthn"
    [ "$1" != dev ] || modules+=" aiosmtpd axe_playwright_python build docutils furo gymnasium hatchling httpx2"
    [ "$1" != dev ] || modules+=" hypothesis mypy"
    [ "$1" != dev ] || modules+=" myst_parser numpy pettingzoo PIL playwright psycopg pyarrow pyspiel pytest"
    [ "$1" != dev ] || modules+=" pytest_randomly ruff schemathesis selenium setuptools sphinx xdist yaml"
    for stamp in ".venv/.installed-$1" .venv/.installed-dev; do
        if [ -e "$stamp" ] && cat pyproject.toml constraints.txt | cmp -s - "$stamp"; then
            # shellcheck disable=SC2086 # several words
            splay_is_here && [ -x .venv/bin/splay ] && splay_finds $modules
            return
        fi
    done
    return 1
}

# Whether .venv was made in this folder: a copy would run the programs of the original.
splay_is_here() {
    [[ "$(grep -s '^command = ' .venv/pyvenv.cfg)" == *" $PWD/.venv" ]]
}

# Found, not imported: importing takes a second, and an error in Splay's code is no reason to set up again.
splay_finds() {
    .venv/bin/python -I - "$@" <<'END' 2>/dev/null
import importlib.util, os, sys
if not os.path.samefile(importlib.util.find_spec("splay").origin, "src/splay/__init__.py"):
    sys.exit(1)
for module in sys.argv[1:]:
    if not os.path.isfile(importlib.util.find_spec(module).origin):
        sys.exit(1)
END
}

# Whether .venv was once finished here and can still be added to.  A half-finished one is made again.
splay_was_ready() {
    local stamps=(.venv/.installed-*)
    [ -e "${stamps[0]}" ] && splay_is_here && .venv/bin/python -m pip --version >/dev/null 2>&1
}

# The constraints are given twice, because which name pip reads for the build of Splay depends on its version.
# The engine is not compiled here (`hatch_build.py`), so nothing that takes is installed.
splay_install() {
    if ! HATCH_BUILD_NO_HOOKS=true PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
        .venv/bin/python -m pip install -qq --disable-pip-version-check -e ".${1:+[$1]}"; then
        echo "Splay cannot be set up: pip failed, see above (no network?  If there is one, remove .venv and try again)"
        return 1
    fi
    cat pyproject.toml constraints.txt >".venv/.installed-$1"
}

# splay_python: the Python to use, which is SPLAY_PYTHON where that is set.
# Otherwise that of a Linux distribution comes first, if it is complete: it is compiled with all optimizations, and runs
# Splay up to a third faster than one that was compiled by hand.
splay_python() {
    local candidate candidates=(python3.11 python3 python3.12 python3.13 python3.14)
    if [ -n "${SPLAY_PYTHON-}" ]; then
        candidates=("$SPLAY_PYTHON")
    elif [ "${OSTYPE%%-*}" = linux ] && splay_has_venv /usr/bin/python3 2>/dev/null; then
        candidates=(/usr/bin/python3 "${candidates[@]}")
    fi
    for candidate in "${candidates[@]}"; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    echo "Splay needs Python 3.11 or later" >&2
    return 1
}

# splay_uv FOLDER: install uv, which resolves dependencies, into a Python of its own there.
splay_uv() {
    "$(splay_python)" -m venv "$1" && "$1/bin/python" -m pip install -qq --disable-pip-version-check uv
}

# splay_venv_module PYTHON: Debian keeps the venv module in a package of its own.
splay_venv_module() {
    splay_package "$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')" splay_has_venv "$1"
}

# splay_package PACKAGE CHECK...: install a Debian package unless the check succeeds.
splay_package() {
    local package="$1" as_root=()
    shift
    "$@" && return 0
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    if type apt-get "${as_root[@]}" >/dev/null 2>&1; then
        echo "installing the Debian package $package"
        as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -qq)
        "${as_root[@]}" update && "${as_root[@]}" install -y "$package" && "$@" && return 0
    fi
    echo "Splay cannot be set up: it needs the Debian package $package (as root: apt-get install $package)"
    return 1
}

splay_has_postgresql() {
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null
}

splay_has_chromium() {
    [ -x /usr/bin/chromium-headless-shell ] || [ -x /usr/bin/chromium ]
}

splay_has_firefox() {
    [ -x /usr/bin/firefox-esr ] || [ -x /usr/bin/firefox ]
}

splay_has_webkitgtk() {
    [ -x /usr/bin/WebKitWebDriver ] && compgen -G '/usr/lib/*/webkit2gtk-4.*/MiniBrowser' >/dev/null
}

splay_has_xvfb() {
    [ -x /usr/bin/Xvfb ]
}

splay_has_nginx() {
    [ -x /usr/sbin/nginx ]
}

splay_has_caddy() {
    [ -x /usr/bin/caddy ]
}

splay_has_openssl() {
    [ -x /usr/bin/openssl ]
}

splay_has_venv() {
    "$1" -c 'import venv; from ensurepip import version' 2>/dev/null
}
