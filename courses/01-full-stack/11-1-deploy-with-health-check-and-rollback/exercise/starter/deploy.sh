#!/usr/bin/env bash
# Puts one version into service: deploy.sh VERSION
version=$1
image=ghcr.io/sharma-kirana/ledger
docker pull $image:$version
docker tag $image:$version ledger:current
systemctl restart ledger
echo Running: $version
