#!/usr/bin/env bash
# What takes too long for every commit: the laws over more random games and at every kind of table, hosts with both
# kinds of databases, games of every edition that check all laws, pairs of games that a seat must not be able to tell
# apart, and whole games in every environment.  SPLAY_GAMES says how many times as many games are played as in ./test.
# Arguments go to pytest.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh
splay_venv "$PWD" dev

export SPLAY_GAMES="${SPLAY_GAMES:-5}"
.venv/bin/pytest -n "$(nproc)" --dist worksteal \
    tests/{arena,bots,env,game,host,learning,position,terminal,testing,text,views,web} "$@"
for edition in 1 3 4; do
    .venv/bin/splay fuzz --edition "$edition" --games "$((400 * SPLAY_GAMES))" --jobs "$(nproc)"
done
.venv/bin/python tools/twins.py --pairs "$((1000 * SPLAY_GAMES))"
.venv/bin/python tools/environments.py
