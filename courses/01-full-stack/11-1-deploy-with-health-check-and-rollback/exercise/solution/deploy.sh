#!/usr/bin/env bash
# Puts one version into service: deploy.sh VERSION. If it isn't healthy, the previous version comes back.
# On the server it runs as root through sudo, so the version is checked before it is used.
set -euo pipefail
version="${1:?Usage: deploy.sh VERSION}"
[[ "$version" =~ ^[0-9A-Za-z._-]{1,64}$ ]] || { echo "\"$version\" isn't a version." >&2; exit 1; }
image="${IMAGE:-ghcr.io/sharma-kirana/ledger}"
url="${HEALTH_URL:-http://127.0.0.1:3000/health}"
state="${STATE_FILE:-/var/lib/ledger/version}"

# Healthy means: it answers 200, and it is really this version that answers.
healthy() {
  for _ in $(seq 1 20); do
    if curl -fsS --max-time 2 "$url" 2>/dev/null | grep -q "\"version\":\"$1\""; then return 0; fi
    sleep 0.5
  done
  return 1
}

start() {
  docker tag "$image:$1" ledger:current
  systemctl restart ledger
  healthy "$1"
}

previous="$(cat "$state" 2>/dev/null || true)"
docker pull --quiet "$image:$version"
if start "$version"; then
  echo "$version" > "$state"
  echo "Running: $version"
  exit 0
fi

echo "Version $version isn't healthy." >&2
if [ -z "$previous" ]; then echo "There is no previous version." >&2; exit 1; fi
begin="$(date +%s)"
start "$previous"
echo "Back on $previous after $(($(date +%s) - begin)) seconds." >&2
exit 1
