#!/usr/bin/env bash
# Rewrite constraints.txt: the newest version of everything that Splay, its tests and its tools need.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
splay_uv "$folder"
# Universal: one file for every system and every supported Python.
"$folder/bin/uv" pip compile --quiet --universal --python-version 3.11 --all-extras --upgrade \
    --no-emit-package splay --custom-compile-command tools/lock.sh --output-file constraints.txt pyproject.toml
