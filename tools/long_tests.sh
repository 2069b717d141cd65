#!/usr/bin/env bash
# Run the tests that ./test leaves out because each takes several seconds; some build the documentation without a warning.
# Arguments go to pytest.
# ./test has to have been run once: it installs the browsers and servers that they need.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
exec .venv/bin/pytest -n "$(nproc)" --dist worksteal -m long "$@"
