#!/usr/bin/env bash
# Starts a primary in ~/replica/primary on port 5601, ready for a standby. Linux, macOS or WSL; not as root.
# usage: bash two-servers.sh        (removes an old ~/replica first)
set -euo pipefail
for dir in /usr/lib/postgresql/18/bin /Applications/Postgres.app/Contents/Versions/18/bin /opt/homebrew/opt/postgresql@18/bin; do
  [ -d "$dir" ] && PATH="$dir:$PATH"
done
BASE="${REPLICA_HOME:-$HOME/replica}"
for one in primary standby; do [ -f "$BASE/$one/postmaster.pid" ] && pg_ctl -D "$BASE/$one" -m fast stop; done
rm -rf "$BASE"
mkdir -p "$BASE"
initdb -D "$BASE/primary" -U postgres -A trust > "$BASE/initdb.log"
cat >> "$BASE/primary/postgresql.conf" <<CONF
port = 5601
unix_socket_directories = '$BASE'
listen_addresses = ''
wal_log_hints = on
CONF
pg_ctl -D "$BASE/primary" -l "$BASE/primary.log" -w start
psql -X -q -h "$BASE" -p 5601 -U postgres -c "create role replicator login replication" \
  -c "select pg_create_physical_replication_slot('standby1')" \
  -c "create table loans (loan_id integer primary key, lent_at timestamptz not null default now())" \
  -c "insert into loans select generate_series(1, 1000)" > /dev/null
echo "Primary ready:  psql -h $BASE -p 5601 -U postgres"
