#!/usr/bin/env bash
# Brings the table appointments back. The real server listens on port 5499, the copy on 5500.
set -euo pipefail

psql -p 5499 -d hospital -c 'select pg_switch_wal()'
cp -a ~/base-2 ~/restored
cat ~/recovery.conf >> ~/restored/postgresql.conf
touch ~/restored/recovery.signal
pg_ctl -D ~/restored -l ~/restored.log -w start
psql -p 5500 -d hospital -c 'select count(*), max(booked_at) from appointments'
pg_dump -p 5500 -d hospital -t appointments -Fc -f ~/appointments.dump
pg_restore -p 5499 -d hospital --exit-on-error ~/appointments.dump
pg_ctl -D ~/restored stop
