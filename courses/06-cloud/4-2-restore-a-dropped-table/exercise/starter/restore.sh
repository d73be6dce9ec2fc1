#!/usr/bin/env bash
# Brings the table appointments back. The real server listens on port 5499, the copy on 5500.
pg_restore -p 5499 -d hospital appointments.dump
