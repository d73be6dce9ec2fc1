#!/usr/bin/env bash
# Nightly backup: 30 2 * * * /usr/local/bin/backup.sh. Tells the phone when anything goes wrong.
set -euo pipefail
database="${DATABASE:-ledger}"
folder="${FOLDER:-/var/backups/ledger}"
day="$(date +%F)"
file="$folder/ledger-$day.sql.gz"
trap 'echo "Backup of $database failed" >&2; [ -z "${TOPIC:-}" ] || curl -fsS -d "Backup of $database failed" "https://ntfy.sh/$TOPIC" > /dev/null' ERR

mkdir -p "$folder"
# First under another name: a half-written file must never look like a backup.
pg_dump "$database" | gzip -9 > "$file.part"
gzip --test "$file.part"
gunzip -c "$file.part" | tail -n 5 | grep -q 'PostgreSQL database dump complete'
mv "$file.part" "$file"
(cd "$folder" && sha256sum "$(basename "$file")" >> SHA256SUMS.txt)

# Roles and passwords of the whole server, readable by root only.
(umask 077 && pg_dumpall --roles-only > "$folder/roles-$day.sql")

# Away from this machine, and nothing older than 30 days here.
[ -z "${REMOTE:-}" ] || rsync --archive "$folder/" "$REMOTE"
find "$folder" -name '*.sql*' -mtime +30 -delete
echo "Backup written: $file"
