#!/bin/sh
# Run by the image of PostgreSQL on an empty volume: makes the role and the database of the app.
set -eu
psql -U postgres -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" -f /role.sql
