#!/usr/bin/env bash
# Waits until the day is closed, then keeps a copy: collect.sh FILE
set -euo pipefail
file="${1:?Usage: collect.sh FILE}"

for look in $(seq 1 5); do
  if grep -q "closed" "$file"; then
    mkdir -p archive
    cp "$file" archive/
    echo "$file" > last.txt
    echo "Collected $file."
    exit 0
  fi
  sleep 1
done
echo "$file isn't closed after $look looks." >&2
exit 1
