#!/bin/sh
# Plays at `splay arena --seats "random,command:sh examples/arena_bot.sh"` (docs/reference/arena.md): claims an
# achievement if it can, otherwise takes any option.
set -f
IFS=,
chance=7
while IFS= read -r question; do
    options=${question##*\"options\":[} # the last list of this name is that of the question
    options=${options%%]*}
    case $options in
        *\"achieve\ *) claim=${options#*\"achieve } && options="\"achieve ${claim%%\"*}\"" ;;
    esac
    set -- $options
    chance=$(((chance * 1103515245 + 12345) % 2147483648))
    shift $((chance / 65536 % $#))
    printf '%s\n' "$1"
done
