-- How the planners of each worker stand.

-- name: tell
-- What a worker says now; workers that are long gone are forgotten.
WITH gone AS (
    DELETE FROM planner_health WHERE worker <> $1 AND told_at < now() - interval '1 day'
)
INSERT INTO planner_health (worker, backends) VALUES ($1, $2::text::jsonb)
ON CONFLICT (worker) DO UPDATE SET backends = excluded.backends, told_at = clock_timestamp();

-- name: forget
-- A worker ends.
DELETE FROM planner_health WHERE worker = $1;

-- name: told
-- What each worker said within so many seconds, and how many seconds ago.
SELECT backends::text AS backends, extract(epoch FROM clock_timestamp() - told_at)::float8 AS age_s
FROM planner_health
WHERE told_at > clock_timestamp() - make_interval(secs => $1)
ORDER BY worker;
