#!/usr/bin/env bash
# Ask whether vulnerabilities are known in the versions of constraints.txt.  Needs the network; ./test does not run it.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
"$(splay_python)" -m venv "$folder"
"$folder/bin/python" -m pip install -qq --disable-pip-version-check pip-audit
"$folder/bin/pip-audit" --requirement constraints.txt --no-deps --disable-pip
