#!/bin/sh
# Run once by the image, in an empty cluster. The backend's role owns its database but is no
# superuser, because row-level security has to apply to it.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v password="$SITE_PASSWORD" <<'SQL'
CREATE ROLE site LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE site OWNER site;
SQL
