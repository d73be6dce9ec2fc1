#!/usr/bin/env bash
# Warns when the newest good backup, or the newest archived WAL, is too old.
#   pgbackrest info --output=json | check-backups.sh [NOW]          NOW in seconds since 1970, for tests
#   Exit: 0 fine, 1 too old or broken, 2 can't tell.
set -euo pipefail

max_backup_hours=26 # a backup every 24 hours, and two hours of patience
max_full_days=8     # a full backup every week, and one day of patience
now=${1:-$(date +%s)}

json=$(cat)
[[ -n $json ]] || { echo "CANNOT TELL: no answer from pgbackrest"; exit 2; }

read -r name backup full < <(jq -r '
  .[0] | [ .name,
    ([.backup[] | select(.error != true) | .timestamp.stop] | max // 0),
    ([.backup[] | select(.error != true and .type == "full") | .timestamp.stop] | max // 0) ] | @tsv' <<< "$json") || { echo "CANNOT TELL: not the output of pgbackrest info"; exit 2; }

hours=$(( (now - backup) / 3600 ))
days=$(( (now - full) / 86400 ))
problems=()
(( hours <= max_backup_hours )) || problems+=("last backup is $hours hours old (limit $max_backup_hours)")
(( days <= max_full_days )) || problems+=("last full backup is $days days old (limit $max_full_days)")

if (( ${#problems[@]} > 0 )); then
  printf 'ALARM %s: %s\n' "$name" "${problems[@]}"
  exit 1
fi
echo "ok $name: last backup $hours hours ago, last full one $days days ago"
