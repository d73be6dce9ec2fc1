#!/usr/bin/env bash
# A PostgreSQL of your own for backup drills, in a folder: nothing else on the machine is touched.
# Needs PostgreSQL 15 or later installed (sudo apt install postgresql). Run it as a normal user, not as root.
#   bash pg-lab.sh start      makes ~/pg-lab/main (port 5499) with WAL archiving to ~/pg-lab/archive, fills it, starts it
#   bash pg-lab.sh traffic    a booking every second, until you press Ctrl+C
#   bash pg-lab.sh psql [...] psql on the lab's database "hospital"
#   bash pg-lab.sh stop       stops every server of the lab
#   bash pg-lab.sh remove     stops and deletes ~/pg-lab
set -euo pipefail

lab=${PG_LAB:-$HOME/pg-lab}
port=5499
bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2> /dev/null | sort -V | tail -1)
[[ -n $bin ]] && PATH=$bin:$PATH
command -v pg_ctl > /dev/null || { echo "PostgreSQL isn't installed, or its bin folder isn't in PATH." >&2; exit 1; }
[[ $EUID -ne 0 ]] || { echo "Not as root: PostgreSQL refuses that." >&2; exit 1; }

sql() { psql -X -q -v ON_ERROR_STOP=1 -h "$lab" -p "$port" -d "${db:-hospital}" "$@"; }

start() {
  if [[ -d $lab/main ]]; then pg_ctl -D "$lab/main" -l "$lab/main.log" -w start > /dev/null; echo "Started again."; return; fi
  mkdir -p "$lab/archive"
  initdb -D "$lab/main" -A trust --data-checksums > /dev/null
  cat >> "$lab/main/postgresql.conf" <<CONF
port = $port
listen_addresses = ''
unix_socket_directories = '$lab'
timezone = 'Asia/Kolkata'
log_timezone = 'Asia/Kolkata'
archive_mode = on
archive_command = 'test ! -f $lab/archive/%f && cp %p $lab/archive/%f.part && mv $lab/archive/%f.part $lab/archive/%f'
archive_timeout = 30
log_statement = 'ddl'
CONF
  pg_ctl -D "$lab/main" -l "$lab/main.log" -w start > /dev/null
  db=postgres sql -c 'create database hospital'
  sql <<'SQL'
create table patients (patient_id int primary key, name text not null);
insert into patients select n, 'Patient ' || n from generate_series(1, 20000) n;
create table appointments (
  appointment_id bigint generated always as identity primary key,
  patient_id int not null references patients,
  doctor int not null,
  booked_at timestamptz not null default now()
);
insert into appointments (patient_id, doctor, booked_at)
select 1 + n * 7919 % 20000, 1 + n % 12, now() - make_interval(mins => 100000 - n)
from generate_series(1, 100000) n;
SQL
  echo "Running: 20,000 patients, 1,00,000 appointments. Try: bash pg-lab.sh psql"
}

traffic() {
  echo "One booking per second. Ctrl+C ends it."
  while sleep 1; do
    sql -At -c "insert into appointments (patient_id, doctor) values (1 + floor(random() * 20000)::int, 1 + floor(random() * 12)::int) returning appointment_id, booked_at" || echo "booking failed"
  done
}

stop() {
  local pid
  for pid in "$lab"/*/postmaster.pid; do [[ -e $pid ]] && pg_ctl -D "$(dirname "$pid")" -m fast -w stop > /dev/null; done
  echo "Stopped."
}

case ${1:-} in
  start|traffic|stop) "$1" ;;
  psql) shift; psql -X -h "$lab" -p "${LAB_PORT:-$port}" -d hospital "$@" ;;
  remove) stop; rm -rf -- "$lab"; echo "Removed." ;;
  *) sed -n '2,8p' "$0" >&2; exit 2 ;;
esac
