#!/usr/bin/env bash
# Every check short of running the tests; with arguments, only the checks named.
# Called by ./test with all but the last, and by pre-commit with one hook per check.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh

CHECKS=(lint format types sentences messages golden references docs)

check_lint() { .venv/bin/ruff check; }
check_format() { .venv/bin/ruff format --check; }
check_types() { .venv/bin/mypy; }
check_sentences() { .venv/bin/python tools/sentences.py --check; }
check_messages() { .venv/bin/python tools/messages.py --check; }
check_references() { .venv/bin/python tools/references.py; }
check_docs() { .venv/bin/python tools/docs.py; }

# The engine needs only Python, so every Python available replays the golden games.
check_golden() {
    local python
    shopt -s nullglob
    for python in .venv/bin/python python3.12 python3.13 python3.14 "${PYENV_ROOT:-${HOME:-}/.pyenv}"/versions/3.1[1-9].*/bin/python; do
        if "$python" -c '' 2>/dev/null; then
            "$python" tools/golden.py --check || return
        fi
    done
}

[ $# -gt 0 ] || set -- "${CHECKS[@]}"
for check in "$@"; do
    if [[ " ${CHECKS[*]} " != *" $check "* ]]; then
        echo "there is no check '$check': there are ${CHECKS[*]}" >&2
        exit 2
    fi
done
splay_venv "$PWD" dev

# Side by side, because each of them keeps one core busy; what they say comes one after the other.
said="$(mktemp -d)"
trap 'rm -rf "$said"' EXIT
running=()
for check in "$@"; do
    "check_$check" >"$said/$check" 2>&1 &
    running+=("$!")
done
failed=0
for check in "$@"; do
    wait "${running[0]}" || failed=$?
    running=("${running[@]:1}")
    cat "$said/$check"
done
exit "$failed"
