#!/usr/bin/env bash
# Build a compiled wheel for every Python at hand, into dist/, and play the golden games and 5000 others with each.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
shopt -s nullglob
built=" "
for python in python3.11 python3.12 python3.13 python3.14 "${PYENV_ROOT:-${HOME:-}/.pyenv}"/versions/3.1[1-9].*/bin/python; do
    version="$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" || continue
    [[ "$built" != *" $version "* ]] || continue
    built+="$version "
    "$python" -m venv "$folder/$version"
    SPLAY_COMPILE=trained "$folder/$version/bin/pip" wheel -q --disable-pip-version-check --no-deps --wheel-dir "$folder/dist$version" .
    "$folder/$version/bin/pip" install -q --disable-pip-version-check "$folder/dist$version"/splay-*.whl
    "$folder/$version/bin/splay" --version
    "$folder/$version/bin/python" tools/golden.py --installed
    "$folder/$version/bin/python" tools/same_games.py src \
        "$("$folder/$version/bin/python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')"
    mkdir -p dist
    mv "$folder/dist$version"/splay-*.whl dist/
done
ls -l dist
