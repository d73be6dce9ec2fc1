#!/usr/bin/env bash
# Starts a practice server with WAL archiving in ~/pitr, on port 5499, and fills it. Linux, macOS or WSL; not as root.
# usage: bash practice-server.sh        (removes an old ~/pitr first)
set -euo pipefail
for dir in /usr/lib/postgresql/18/bin /Applications/Postgres.app/Contents/Versions/18/bin /opt/homebrew/opt/postgresql@18/bin; do
  [ -d "$dir" ] && PATH="$dir:$PATH"
done
BASE="${PITR_HOME:-$HOME/pitr}"
[ -f "$BASE/main/postmaster.pid" ] && pg_ctl -D "$BASE/main" -m fast stop
rm -rf "$BASE"
mkdir -p "$BASE/archive"
initdb -D "$BASE/main" -U postgres -A trust > "$BASE/initdb.log"
cat >> "$BASE/main/postgresql.conf" <<CONF
port = 5499
unix_socket_directories = '$BASE'
listen_addresses = ''
archive_mode = on
archive_command = 'test ! -f "$BASE/archive/%f" && cp "%p" "$BASE/archive/%f"'
CONF
pg_ctl -D "$BASE/main" -l "$BASE/main.log" -w start
psql -h "$BASE" -p 5499 -U postgres -q -c "create table loans (loan_id integer primary key, lent_at timestamptz not null default clock_timestamp())" \
  -c "insert into loans select generate_series(1, 1000)"
echo "Ready. Connect with:  psql -h $BASE -p 5499 -U postgres"
