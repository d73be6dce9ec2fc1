#!/usr/bin/env bash
# Run every minute by cron on ANOTHER machine: * * * * * /usr/local/bin/watch.sh
# Tells your phone when the state changes, not every minute. Install the app "ntfy" and subscribe to your topic.
set -uo pipefail
url="${URL:-https://ledger.example.com/health}"
topic="${TOPIC:?Set TOPIC to a long secret name}"
state_file="${STATE_FILE:-/tmp/ledger-watch}"
before="$(cat "$state_file" 2>/dev/null || echo up)"
now=down
for _ in 1 2 3; do
  if curl -fsS --max-time 5 "$url" > /dev/null 2>&1; then now=up; break; fi
  sleep 5
done
[ "$now" = "$before" ] && exit 0
echo "$now" > "$state_file"
curl -fsS -d "Ledger is $now" "https://ntfy.sh/$topic" > /dev/null
