-- Answers while they are written, for those who watch. Nothing of them is stored.

-- name: watched
-- Whether somebody watches a problem: an API process holds a lock as long as it has a live view of it.
SELECT EXISTS (
    SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1::int::oid AND objid = $2::int::oid AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
);

-- name: write
-- Tell those who listen.
SELECT pg_notify($1, $2);

-- name: watch
-- Say that problems are watched.
SELECT pg_advisory_lock_shared($1, lock) FROM unnest($2::int[]) AS lock;

-- name: unwatch
-- Say that they are watched no longer.
SELECT pg_advisory_unlock_shared($1, lock) FROM unnest($2::int[]) AS lock;
