#!/bin/sh
# At the first start of the database: the role of the server, which owns nothing.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
	--set password="$SERVER_PASSWORD" <<'SQL'
create role candor_server login password :'password';
SQL
