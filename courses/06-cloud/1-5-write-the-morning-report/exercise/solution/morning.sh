#!/usr/bin/env bash
# One page for the administrator: morning.sh FILE. Exit: 0 written, 1 something failed, 3 another run is under way.
set -euo pipefail
export TZ=Asia/Kolkata

out=${1:?'Usage: morning.sh FILE'}
exec 9> "/tmp/morning.$UID.lock"
flock --nonblock 9 || { echo "morning: another run is under way" >&2; exit 3; }
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

df --output=pcent,target -x squashfs > "$work/disks"
awk 'NR > 1 && $1 + 0 > 85' "$work/disks" > "$work/full"
while read -r _ folder; do
  du -xh --max-depth=1 -- "$folder" | sort -rh | sed -n '2p'
done < "$work/full" > "$work/largest"
journalctl -o json --since yesterday > "$work/journal"
jq -r 'select((.PRIORITY // "6" | tonumber) <= 3) | ._SYSTEMD_UNIT // "kernel"' "$work/journal" |
  sort | uniq -c | sort -rn | sed -n '1,5p' > "$work/errors"
jq -r '.MESSAGE | tostring | select(startswith("Accepted "))' "$work/journal" |
  sed -nE 's/^Accepted [^ ]+ for ([^ ]+) from ([^ ]+).*/\1 from \2/p' | sort | uniq -c > "$work/signed-in"

state=FINE
if [[ -s $work/full || -s $work/errors ]]; then state=LOOK; fi
{
  printf '%s  %s\n\n' "$state" "$(date '+%d %b %Y, %H:%M')"
  printf 'Disks above 85 %%\n'
  cat -- "$work/full" "$work/largest"
  printf '\nErrors since yesterday\n'
  cat -- "$work/errors"
  printf '\nSigned in since yesterday\n'
  cat -- "$work/signed-in"
} > "$work/report"
cp -- "$work/report" "$out.new"
mv -- "$out.new" "$out"
