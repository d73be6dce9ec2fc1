#!/usr/bin/env bash
# Restores the newest good backup into a new, empty database: bash restore.sh DATABASE
# Run it in the folder with the backups, SHA256SUMS.txt and manifest.csv.
database=$1
backup=$(ls ledger-*.sql.gz | sort | tail -1)
dropdb --if-exists $database
createdb $database
gunzip -c $backup | psql -d $database
