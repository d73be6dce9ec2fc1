#!/bin/sh
# Moves Kadai to Hyderabad when Mumbai is gone. Asks first: the decision is a person's, the steps are the script's.
set -eu
lab=http://localhost:18400
state=$(curl -fsS "$lab/regions") # no answer at all is not knowledge: the script ends here
if printf '%s' "$state" | grep -q '"mumbai":{'; then
  echo 'Mumbai answers. Nothing is done.' >&2
  exit 1
fi
if [ "${1:-}" != --yes ]; then
  printf 'Mumbai does not answer. Orders of the last seconds will be lost. Type "hyderabad": '
  read -r answer
  [ "$answer" = hyderabad ] || exit 1
fi
curl -fsS -X POST "$lab/promote/hyderabad" >/dev/null
until curl -fsS "$lab/regions" | grep -q '"hyderabad":{"mayWrite":true'; do sleep 0.2; done
curl -fsS -X POST "$lab/traffic/hyderabad" >/dev/null
echo 'Customers go to Hyderabad.'
