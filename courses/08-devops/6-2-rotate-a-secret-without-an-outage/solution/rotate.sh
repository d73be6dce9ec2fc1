#!/bin/sh
# Rotates the SMS key without a failed message: new key, store it, wait until the old one is silent, delete the old one.
# Can be started again at any point: it deletes only keys that nobody has used for 10 seconds.
set -eu
provider=http://localhost:18200
store=http://localhost:18201

new=$(curl -fsS -X POST "$provider/keys")
id=${new%%.*}
curl -fsS -X PUT "$store/secret" -d "$new" >/dev/null
echo "stored $id; waiting until every pod uses it"

quiet() { # the other keys with 10 seconds or more since their last use
  curl -fsS "$provider/keys" | node -e '
    const keys = JSON.parse(require("node:fs").readFileSync(0, "utf8")).filter((key) => key.id !== process.argv[1])
    const isQuiet = (key) => key.secondsSinceUse === null || key.secondsSinceUse >= 10
    if (keys.every(isQuiet)) console.log(keys.map((key) => key.id).join(" "))
    else process.exit(1)
  ' "$id"
}
for attempt in $(seq 1 60); do
  if old=$(quiet); then
    for key in $old; do
      curl -fsS -X DELETE "$provider/keys/$key" >/dev/null
      echo "deleted $key"
    done
    echo "done after $attempt checks"
    exit 0
  fi
  sleep 1
done
echo "an old key is still in use after a minute: nothing was deleted" >&2
exit 1
