#!/bin/sh
# Makes a certificate authority and a certificate for shop.kadai.test, for practice on your own computer.
# Usage: sh make-cert.sh : writes ca.pem, tls.crt and tls.key into this folder. Never commit the .key files.
set -eu
umask 077
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj '/CN=Kadai practice CA' -keyout ca.key -out ca.pem 2>/dev/null
openssl req -newkey rsa:2048 -nodes -subj '/CN=shop.kadai.test' -keyout tls.key -out tls.csr 2>/dev/null
printf 'subjectAltName=DNS:shop.kadai.test,DNS:staging.kadai.test\nbasicConstraints=CA:FALSE\n' > tls.ext
openssl x509 -req -in tls.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 14 -extfile tls.ext -out tls.crt 2>/dev/null
rm -f tls.csr tls.ext ca.srl
openssl verify -CAfile ca.pem tls.crt
openssl x509 -in tls.crt -noout -ext subjectAltName
