#!/bin/sh
# Backs up the PostgreSQL of compose.yaml into a folder, checks the file, keeps two weeks. From cron, daily:
#   /opt/rumbo-corea/deploy/backup.sh /var/backups/rumbo-corea
# BESIDE says how a program is started beside the database, where that is not the container of compose.yaml.
set -eu
umask 077
folder=${1:?usage: backup.sh FOLDER}
beside=${BESIDE:-docker compose -f $(dirname "$0")/compose.yaml exec -T database}
database=${DATABASE:-rumbo}
stamp=$(date -u +%Y%m%dT%H%M%SZ)
file="$folder/rumbo-$stamp.dump"
# Restored here to see that it can be; nothing else has this name.
scratch="rumbo_check_$(echo "$stamp" | tr '[:upper:]' '[:lower:]')_$$"
mkdir -p "$folder"
# What an earlier run that was killed has left.
find "$folder" -name 'rumbo-*.dump.part' -mmin +60 -delete

finish() {
  rm -f "$file.part"
  $beside dropdb --username=rumbo --if-exists "$scratch" > /dev/null 2>&1 || true
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

fail() {
  echo "backup.sh: $1; no backup was kept" >&2
  exit 1
}

$beside pg_dump --username=rumbo --format=custom "$database" > "$file.part" || fail 'pg_dump failed'
# The table of contents stands at the front: only reading to the end shows that a dump was cut off.
$beside pg_restore --file=/dev/null < "$file.part" || fail 'the dump cannot be read to its end'
$beside createdb --username=rumbo --template=template0 "$scratch" || fail 'no database to try it in'
$beside pg_restore --username=rumbo --dbname="$scratch" --no-owner --exit-on-error < "$file.part" ||
  fail 'the dump cannot be restored'
$beside psql --username=rumbo --dbname="$scratch" --quiet --no-align --tuples-only \
  --command='select count(*) from messages' > /dev/null || fail 'the restored dump has no messages table'
mv "$file.part" "$file"
$beside psql --username=rumbo --dbname="$database" --quiet --command="
  insert into upkeep (task, at) values ('backup', extract(epoch from now())::bigint * 1000)
  on conflict (task) do update set at = excluded.at, note = null" ||
  echo 'backup.sh: the backup is good, but could not be noted for the status command' >&2
find "$folder" -name 'rumbo-*.dump' -mtime +14 -delete
echo "$file"
