#!/bin/sh
# PostgreSQL's archive_command: archive-push.sh CONFIG PATH. A primary that was killed and rejoined has a last segment of its
# old timeline that differs from the one in the archive, and would offer it for ever, so that nothing after it is archived.
# Beyond the point where the timelines part nobody needs that segment; up to there its successor's has the same content.
config=$1
path=$2
pgbackrest --config="$config" --stanza=mind-your-step archive-push "$path" && exit 0
status=$?
# 45: the archive has this segment with another content.
[ "$status" = 45 ] || exit "$status"
timeline=$(basename "$path" | cut -c 1-8)
for history in pg_wal/*.history; do
  [ -e "$history" ] || continue
  if expr "x$(basename "$history" .history)" \> "x$timeline" >/dev/null; then exit 0; fi
done
exit "$status"
