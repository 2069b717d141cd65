#!/usr/bin/env bash
# Test with the oldest third-party packages that pyproject.toml allows, on the oldest Python.
# Arguments go to pytest in place of the tests named below.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
splay_uv "$folder"
python3.11 -m venv "$folder/venv"
"$folder/bin/uv" pip install --quiet --python "$folder/venv/bin/python" --resolution lowest-direct --editable '.[dev]'
"$folder/bin/uv" pip list --quiet --python "$folder/venv/bin/python"
[ $# -gt 0 ] || set -- tests/cli tests/host tests/text tests/store tests/terminal tests/web \
    tests/project/test_dependencies.py tests/project/test_docs.py tests/project/test_package.py tests/protocol
"$folder/venv/bin/python" -m pytest -n "$(nproc)" "$@"
