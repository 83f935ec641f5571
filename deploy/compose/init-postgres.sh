#!/bin/sh
# Runs once, in the empty database server: a role and a database for Steward, a role for Temporal, which makes its own.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set steward_password="$STEWARD_DB_PASSWORD" --set temporal_password="$TEMPORAL_DB_PASSWORD" <<'SQL'
-- CREATEROLE: the migrations make the role that run_sql reads with.
CREATE ROLE steward LOGIN CREATEROLE PASSWORD :'steward_password';
CREATE DATABASE steward OWNER steward;
GRANT SET ON PARAMETER temp_file_limit TO steward;
CREATE ROLE temporal LOGIN CREATEDB PASSWORD :'temporal_password';
SQL
