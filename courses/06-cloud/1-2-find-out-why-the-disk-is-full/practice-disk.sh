#!/usr/bin/env bash
# A practice server with a full disk, on your own Linux machine. It uses a disk in memory (200 MB), so nothing real is touched.
#   sudo bash practice-disk.sh start    builds the disk at /srv/practice and fills it
#   sudo bash practice-disk.sh check    tells how much you have freed and whether the site's files are still there
#   sudo bash practice-disk.sh stop     ends its two processes and removes the disk
set -euo pipefail

disk=/srv/practice
run=/run/practice-disk

need_root() { [[ $EUID -eq 0 ]] || { echo "Run it with sudo." >&2; exit 1; }; }

fill() { # fill FILE MEGABYTES
  mkdir -p "$(dirname "$1")"
  dd if=/dev/urandom of="$1" bs=1M count="$2" status=none
}

start() {
  mountpoint -q "$disk" && { echo "It is running already. Stop it first." >&2; exit 1; }
  mkdir -p "$disk" "$run"
  mount -t tmpfs -o size=200m practice-disk "$disk"

  # What the site needs: never delete this.
  fill "$disk/var/lib/postgresql/hospital.data" 30
  fill "$disk/opt/appointments/releases/2026-11-09/app.bin" 4

  # Releases that nobody removed.
  for day in 02 05 09 12 16 19 23 26 30; do fill "$disk/opt/appointments/releases/2026-10-$day/app.bin" 4; done
  ln -s "$disk/opt/appointments/releases/2026-11-09" "$disk/opt/appointments/current"

  # A debug log without rotation. A process has it open and writes on.
  mkdir -p "$disk/var/log/appointments"
  line='2026-11-16T03:12:44Z debug slot-search doctor=14 date=2026-11-17 free=6 took=12ms cache=miss'
  { yes "$line" || true; } | head -c 70M > "$disk/var/log/appointments/debug.log" || true
  ( exec -a appointments bash -c 'while sleep 5; do echo "$1" >&9; done' appointments "$line" ) 9>> "$disk/var/log/appointments/debug.log" > /dev/null 2>&1 &
  echo $! > "$run/appointments.pid"

  # A report that was deleted while a process still has it open.
  fill "$disk/tmp/report-2026-10.csv" 55
  ( exec -a report-export sleep infinity ) 8< "$disk/tmp/report-2026-10.csv" > /dev/null 2>&1 &
  echo $! > "$run/report.pid"
  sleep 0.2
  rm "$disk/tmp/report-2026-10.csv"

  # The rest, so that the disk is really full.
  left=$(df --output=avail -k "$disk" | tail -1)
  if (( left > 8 )); then { yes "$line" || true; } | head -c "$(( (left - 4) * 1024 ))" >> "$disk/var/log/appointments/debug.log" || true; fi
  echo "The practice server is up. Its disk is $disk. Begin with: df -h $disk"
}

check() {
  mountpoint -q "$disk" || { echo "It isn't running." >&2; exit 1; }
  used=$(df --output=used -BM "$disk" | tail -1 | tr -dc 0-9)
  echo "Used: $used MB of 200 MB"
  for file in var/lib/postgresql/hospital.data opt/appointments/current/app.bin; do
    if [[ -s $disk/$file ]]; then echo "ok       $file"; else echo "MISSING  $file (the site is down)"; fi
  done
  if kill -0 "$(cat "$run/appointments.pid")" 2> /dev/null; then echo "ok       the site's process runs"; else echo "STOPPED  the site's process"; fi
  if (( used <= 50 )); then echo "Well done: all three causes are gone."; else echo "Something is still using space."; fi
}

stop() {
  for file in "$run"/*.pid; do
    [[ -e $file ]] || continue
    pid=$(cat "$file")
    case $(tr '\0' ' ' < "/proc/$pid/cmdline" 2> /dev/null || true) in
      appointments*|report-export*) kill "$pid" 2> /dev/null || true ;;
    esac
    rm -f "$file"
  done
  sleep 0.3
  # The loop of the site sleeps up to five seconds and holds the log until then.
  for _ in 1 2 3 4 5 6 7 8; do umount "$disk" 2> /dev/null && break; sleep 1; done
  if mountpoint -q "$disk"; then echo "$disk is busy: leave that folder in all terminals and try again." >&2; exit 1; fi
  rmdir "$disk" "$run" 2> /dev/null || true
  echo "Removed."
}

need_root
case ${1:-} in
  start|check|stop) "$1" ;;
  *) echo "Usage: sudo bash practice-disk.sh start|check|stop" >&2; exit 2 ;;
esac
