#!/usr/bin/env bash
# Run the tests with the engine compiled, in build/compiled.  Arguments go to pytest.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh
splay_venv "$PWD" dev

rm -rf build/compiled
mkdir -p build/compiled
cp -r src/splay build/compiled/
.venv/bin/python hatch_build.py build/compiled
export PYTHONPATH="$PWD/build/compiled"
.venv/bin/splay --version | grep "(compiled,"
.venv/bin/pytest -n "$(nproc)" --dist worksteal -m "not interpreted" "$@"
