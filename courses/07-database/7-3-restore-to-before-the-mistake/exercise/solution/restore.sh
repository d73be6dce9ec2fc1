#!/usr/bin/env bash
# Base backup, mistake, and restore to just before it. Run after practice-server.sh.
set -euo pipefail
for dir in /usr/lib/postgresql/18/bin /Applications/Postgres.app/Contents/Versions/18/bin /opt/homebrew/opt/postgresql@18/bin; do
  [ -d "$dir" ] && PATH="$dir:$PATH"
done
BASE="${PITR_HOME:-$HOME/pitr}"
main() { psql -X -h "$BASE" -p 5499 -U postgres -At "$@"; }
back() { psql -X -h "$BASE" -p 5500 -U postgres -At "$@"; }

echo "1. base backup with $(main -c 'select count(*) from loans') loans"
pg_basebackup -h "$BASE" -p 5499 -U postgres -D "$BASE/backup" -c fast -X stream

main -q -c "insert into loans select generate_series(1001, 1250)"
good=$(main -c "select clock_timestamp()")
echo "2. 250 more loans after the backup; the last good moment is $good"
sleep "${WAIT:-60}"
main -q -c "drop table loans"
echo "3. dropped at $(main -c 'select clock_timestamp()')"
main -q -c "select pg_switch_wal()" > /dev/null
sleep 3
echo "   archived: $(ls "$BASE/archive" | wc -l) files"

cp -R "$BASE/backup" "$BASE/restored"
chmod 700 "$BASE/restored"
cat >> "$BASE/restored/postgresql.conf" <<CONF
port = 5500
archive_mode = off
restore_command = 'cp "$BASE/archive/%f" "%p"'
recovery_target_time = '$good'
recovery_target_action = 'promote'
CONF
touch "$BASE/restored/recovery.signal"
started=$(date +%s)
pg_ctl -D "$BASE/restored" -l "$BASE/restored.log" -w start > /dev/null
until [ "$(back -c 'select pg_is_in_recovery()')" = f ]; do sleep 0.2; done
echo "4. restored in $(($(date +%s) - started)) s: $(back -c 'select count(*) from loans') loans, the last one is $(back -c 'select max(loan_id) from loans')"
grep -E 'recovery stopping|last completed transaction|redo (starts|done)' "$BASE/restored.log" | sed 's/^/   /'
pg_dump -h "$BASE" -p 5500 -U postgres -t loans postgres | main -q > /dev/null
echo "5. back in the main server: $(main -c 'select count(*) from loans') loans"
pg_ctl -D "$BASE/restored" -m fast stop > /dev/null
