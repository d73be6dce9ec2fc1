#!/bin/sh
# What "signing an image" means, with openssl only. Works offline, in a folder of its own.
set -eu
cd "$(mktemp -d)"

echo '{"image": "kadai", "layers": ["node", "src"]}' > manifest.json
openssl genpkey -algorithm ed25519 -out private.pem          # stays with you
openssl pkey -in private.pem -pubout -out public.pem         # may be seen by everybody

echo "digest: sha256:$(openssl dgst -sha256 -r manifest.json | cut -c1-16)…"
openssl pkeyutl -sign -rawin -inkey private.pem -in manifest.json -out manifest.sig
echo "check 1, unchanged:"
openssl pkeyutl -verify -rawin -pubin -inkey public.pem -in manifest.json -sigfile manifest.sig

sed -i.old 's/src/srd/' manifest.json                          # one letter in the image changes
echo "digest: sha256:$(openssl dgst -sha256 -r manifest.json | cut -c1-16)…"
echo "check 2, one letter changed:"
openssl pkeyutl -verify -rawin -pubin -inkey public.pem -in manifest.json -sigfile manifest.sig || true
