#!/bin/sh
# Backs up the PostgreSQL of compose.yaml into a folder, checks the file, keeps two weeks. From cron, daily:
#   /opt/rumbo-corea/deploy/backup.sh /var/backups/rumbo-corea
set -eu
umask 077
folder=${1:?usage: backup.sh FOLDER}
compose="docker compose -f $(dirname "$0")/compose.yaml"
file="$folder/rumbo-$(date -u +%Y%m%dT%H%M%SZ).dump"
mkdir -p "$folder"
trap 'rm -f "$file.part"' EXIT
$compose exec -T database pg_dump --username=rumbo --format=custom rumbo > "$file.part"
# A dump that was cut off cannot be listed.
$compose exec -T database pg_restore --list < "$file.part" > /dev/null
mv "$file.part" "$file"
find "$folder" -name 'rumbo-*.dump' -mtime +14 -delete
echo "$file"
