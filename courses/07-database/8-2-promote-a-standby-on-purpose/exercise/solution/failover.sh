#!/usr/bin/env bash
# Builds a standby, measures its lag, and fails over on purpose. Run after two-servers.sh.
set -euo pipefail
for dir in /usr/lib/postgresql/18/bin /Applications/Postgres.app/Contents/Versions/18/bin /opt/homebrew/opt/postgresql@18/bin; do
  [ -d "$dir" ] && PATH="$dir:$PATH"
done
BASE="${REPLICA_HOME:-$HOME/replica}"
one() { psql -X -h "$BASE" -p 5601 -U postgres -At "$@"; }
two() { psql -X -h "$BASE" -p 5602 -U postgres -At "$@"; }

pg_basebackup -h "$BASE" -p 5601 -U replicator -D "$BASE/standby" -c fast -X stream -R -S standby1
echo "port = 5602" >> "$BASE/standby/postgresql.conf"
pg_ctl -D "$BASE/standby" -l "$BASE/standby.log" -w start > /dev/null
sleep 2
echo "1. $(one -c "select application_name || ' ' || state || ' ' || sync_state from pg_stat_replication")"

one -q -c "insert into loans select generate_series(1001, 1500)"
sleep 1
echo "2. standby has $(two -c 'select count(*) from loans') loans, behind by $(one -c 'select pg_wal_lsn_diff(sent_lsn, replay_lsn) from pg_stat_replication') bytes"
echo "3. writing to the standby: $(two -c 'insert into loans values (9999)' 2>&1 || true)"

# Planned failover: stop writing, let the standby catch up, promote, move the clients.
started=$(date +%s%N)
pg_ctl -D "$BASE/primary" -m fast stop > /dev/null
pg_ctl -D "$BASE/standby" -w promote > /dev/null
two -q -c "insert into loans values (1501)"
echo "4. writable again after $((($(date +%s%N) - started) / 1000000)) ms; in recovery: $(two -c 'select pg_is_in_recovery()'), loans: $(two -c 'select count(*) from loans')"
echo "5. new timeline: $(two -c 'select left(pg_walfile_name(pg_current_wal_lsn()), 8)')"
