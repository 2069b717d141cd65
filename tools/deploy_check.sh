#!/usr/bin/env bash
# Build deploy/Dockerfile without Docker and serve from it: its instructions are carried out one by one in roots made with
# debootstrap, which stand in for the base image.  Then the server runs as a container of compose.yaml does: the first of
# its processes, as its own user, with a root that cannot be written.  As root; takes some minutes.
# Where images can be pulled, `docker build` is the better test.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
# shellcheck source=tools/venv.sh
. tools/venv.sh
splay_has_debootstrap() { command -v debootstrap >/dev/null; }
splay_package debootstrap splay_has_debootstrap

work="$(mktemp -d "${TMPDIR:-/tmp}/splay-image.XXXXXX")"
chmod 755 "$work" # so that others than root can run what is in it
server=
clean() {
    [ -z "$server" ] || kill -KILL "$server" 2>/dev/null || true
    wait
    rm -rf --one-file-system "$work"
}
trap clean EXIT

# The base image has Python as `python`, with its headers but without a compiler.
timeout 600 debootstrap --variant=minbase --include=python3,python3-dev,python3-venv,python-is-python3,ca-certificates stable \
    "$work/base" "${SPLAY_MIRROR:-http://deb.debian.org/debian}" >"$work/log" || { tail "$work/log"; exit 1; }
chmod 755 "$work/base"

# Of this computer, only proxies and where pip gets packages from are told, as Docker does it with proxies; no folders.
outside=()
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    [ -z "${!name-}" ] || outside+=("$name=${!name}")
done
for name in index-url extra-index-url trusted-host proxy; do
    variable="PIP_$(tr a-z- A-Z_ <<<"$name")"
    value="${!variable-$(python3 -m pip config get "global.$name" 2>/dev/null || true)}"
    value="$(tr -s ' ' '\n' <<<"$value" | grep -v '^file:' | paste -sd ' ' || true)"
    [ -z "$value" ] || outside+=("$variable=$value")
done
certificates="${PIP_CERT:-/etc/ssl/certs/ca-certificates.crt}"

# inside COMMAND...: run it in the root of the stage, with the settings of the image.
inside() { env -i "${settings[@]}" chroot --userspec="$user:$user" "$root" "$@"; }

# words JSON: the words of an instruction in the form ["word", ...], a line each.
words() { python3 -c 'import json, sys; print(*json.loads(sys.argv[1]), sep="\n")' "$1"; }

step() {
    local instruction="$1" rest="$2" from="$PWD" into words
    case "$instruction" in
    FROM)
        root="$work/${rest##* AS }" user=root folder=/
        [ "$rest" != "${rest##* AS }" ] || root="$work/image"
        settings=("PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "HOME=/root")
        cp -a "$work/base" "$root"
        ;;
    WORKDIR)
        folder="$rest"
        mkdir -p "$root$folder"
        ;;
    COPY)
        read -ra words <<<"$rest"
        if [[ "${words[0]}" == --from=* ]]; then
            from="$work/${words[0]#--from=}"
            words=("${words[@]:1}")
        fi
        into="${words[-1]}"
        [[ "$into" == /* ]] || into="$folder/$into"
        for word in "${words[@]::${#words[@]}-1}"; do
            if [ -d "$from/$word" ]; then
                mkdir -p "$root$into" && cp -a "$from/$word/." "$root$into"
            else
                [[ "$into" != */ ]] || mkdir -p "$root$into"
                cp "$from/$word" "$root$into"
            fi
        done
        ;;
    RUN)
        cp /etc/resolv.conf "$root/etc/resolv.conf"
        cp "$certificates" "$root/tmp/certificates"
        inside env "${outside[@]}" PIP_CERT=/tmp/certificates sh -c "cd '$folder' && $rest" >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }
        rm "$root/tmp/certificates"
        ;;
    ARG) settings+=("$rest") ;;
    ENV)
        mapfile -t words < <(export "${settings[@]}"; eval "printf '%s\n' $rest")
        settings+=("${words[@]}")
        ;;
    USER)
        user="$rest"
        settings+=("HOME=$(inside sh -c 'getent passwd "$(id -u)" | cut -d: -f6')")
        ;;
    CMD) mapfile -t command < <(words "$rest") ;;
    HEALTHCHECK) mapfile -t health < <(words "${rest##* CMD }") ;;
    STOPSIGNAL) stop="${rest#SIG}" ;;
    VOLUME | EXPOSE) ;; # a container of compose.yaml mounts something else there, and needs no port of the host
    *) echo "deploy/Dockerfile: $instruction is not known here" >&2 && exit 1 ;;
    esac
}

while read -r instruction rest <&3; do
    echo "$instruction $rest"
    step "$instruction" "$rest"
done 3< <(sed -e '/^#/d' -e '/^$/d' -e ':more' -e '/\\$/{N;s/ *\\\n */ /;b more' -e '}' deploy/Dockerfile)

inside splay --version | tee "$work/version"
grep -q "(compiled" "$work/version" || { echo "the engine is not compiled" >&2; exit 1; }
[ "$user" != root ] || { echo "the image would run as root" >&2; exit 1; }
echo "the image takes $(du -sm "$root/opt/splay" | cut -f1) MB more than its base"

# A container, but with the network of this computer: so the port is one that nobody else uses, at loopback.
settings+=("SPLAY_HOST=127.0.0.1" "SPLAY_PORT=${SPLAY_CHECK_PORT:-18765}")
mounts='mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount -t proc proc "$0/proc" &&
    for each in /tmp /dev/shm /var/lib/splay; do mount -t tmpfs -o mode=1777 tmpfs "$0$each" || exit; done && exec "$@"'
env -i "${settings[@]}" unshare --mount --pid --fork --kill-child sh -c "$mounts" "$root" \
    chroot --userspec="$user:$user" "$root" sh -c "cd '$folder' && exec \"\$@\"" sh "${command[@]}" 2>"$work/log" &
server=$!
for _ in $(seq 60); do
    kill -0 "$server" 2>/dev/null || { cat "$work/log" >&2; echo "the server has ended" >&2; exit 1; }
    if inside "${health[@]}" 2>/dev/null; then
        sleep 2 # for its bots to be ready
        began=$SECONDS
        kill -"$stop" "$(<"/proc/$server/task/$server/children")"
        wait "$server" || { echo "told to stop, the server ended with status $?" >&2; exit 1; }
        server=
        echo "told to stop, the server ended after $((SECONDS - began)) s"
        [ ! -s "$work/log" ] || { cat "$work/log" >&2; echo "the server complained" >&2; exit 1; }
        echo "the image would serve"
        exit 0
    fi
    sleep 1
done
echo "the server does not answer" >&2
exit 1
