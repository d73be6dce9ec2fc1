#!/usr/bin/env bash
# Looks at everything every two seconds and says only what isn't normal. Run it next to the game: bash watch.sh
set -uo pipefail
declare -A ports=([a]=34211 [b]=34212)

while [[ -f game/pids.json ]]; do
  for name in a b lb; do
    pid=$(jq -r ".$name" game/pids.json)
    case $(ps -o stat= -p "$pid" 2> /dev/null | cut -c1) in
      '' | Z) echo "$(date +%T)  $name isn't running        -> node game-day.mjs restart $name" ;;
      T) echo "$(date +%T)  $name is stopped (hangs)     -> node game-day.mjs restart $name" ;;
    esac
  done
  for zone in a b; do
    seconds=$(curl -s -o /dev/null -m 5 -w '%{time_total}' "http://127.0.0.1:${ports[$zone]}/api/slots?date=2026-11-17")
    if awk "BEGIN { exit !($seconds > 1) }"; then echo "$(date +%T)  zone $zone: a search takes $seconds s -> restart $zone (last good release)"; fi
    if [[ -d game/data-$zone/appointments.jsonl ]]; then echo "$(date +%T)  zone $zone: the booking file is a folder -> rmdir it, mv the .bak back"; fi
  done
  failed=$(tail -n 40 game/patients.csv | grep -vc ',ok,')
  if ((failed > 2)); then echo "$(date +%T)  patients: $failed of the last 40 had a problem"; fi
  sleep 2
done
