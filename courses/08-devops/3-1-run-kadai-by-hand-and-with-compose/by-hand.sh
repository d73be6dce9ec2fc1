#!/bin/sh
# A container without Docker: new namespaces and a memory limit. Linux, as root.
# On Windows or macOS, open a Linux shell first: docker run --rm -it --privileged debian:13 bash
set -eu
group=/sys/fs/cgroup/kadai-by-hand
if [ -f /sys/fs/cgroup/cgroup.controllers ] && mkdir -p "$group" && [ -f "$group/memory.max" ]; then
  echo 60M > "$group/memory.max"
  echo 0 > "$group/memory.swap.max" 2>/dev/null || true
  echo $$ > "$group/cgroup.procs"
  echo "limit: $(cat "$group/memory.max") bytes"
else
  echo "limit: none (this shell has no memory controller of cgroup v2)"
fi
exec unshare --pid --fork --mount-proc --uts --net sh -c '
  hostname kadai
  echo "name: $(hostname)"
  echo "I am process $$"
  echo "processes: $(ls -d /proc/[0-9]* | wc -l)"
  echo "network cards: $(tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d " " | tr "\n" " ")"
'
