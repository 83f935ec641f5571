-- Keeping the mirror true: what is looked at, what was mended.

-- name: lead
-- Whether this transaction is the one that mends now.
SELECT pg_try_advisory_xact_lock($1);

-- name: open_problems
-- Rows of problems that are not closed, after an id.
SELECT problem_id, tenant_id, user_id, status, closed, updated_at FROM problems
WHERE NOT closed AND problem_id > $1
ORDER BY problem_id
LIMIT $2;

-- name: rows
-- The rows of these problems.
SELECT problem_id, tenant_id, user_id, status, closed, updated_at FROM problems WHERE problem_id = ANY ($1::bigint[]);

-- name: count
-- One more problem was mended.
SELECT count_mending($1, 1);

-- name: counts
-- How many problems were mended, by kind.
SELECT kind, problems FROM mendings ORDER BY kind;

-- name: resets
-- How often a problem's workflow was reset.
SELECT count(*) FROM problem_steps WHERE problem_id = $1 AND action = 'history_reset';

-- name: backlog
-- What waits for a person or was given up, over all tenants; the age is that of the oldest wait, 0 without one.
SELECT
    (SELECT count(*) FROM problems WHERE NOT closed AND status = 'awaiting_confirmation') AS approvals_waiting,
    (SELECT coalesce(extract(epoch FROM now() - min(updated_at)), 0)::float8
     FROM problems WHERE NOT closed AND status = 'awaiting_confirmation') AS oldest_approval_seconds,
    (SELECT count(*) FROM tool_dispatches WHERE state = 'unknown') AS unknown_outcomes,
    (SELECT count(*) FROM notifications WHERE dead_at IS NOT NULL) AS dead_notifications;
