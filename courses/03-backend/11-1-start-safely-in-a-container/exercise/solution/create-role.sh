#!/bin/sh
# Runs once, when the database is created: a role for the app that owns nothing but what it needs.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -d seatfinder -v password="$APP_DB_PASSWORD" <<'SQL'
create role app login password :'password';
grant connect on database seatfinder to app;
SQL
