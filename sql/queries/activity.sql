-- How much was asked, how long it took, what people decided. Each reads a bounded number of the newest rows by a primary key.

-- name: by_hour
-- Of the newest $3 problems, those of a tenant since $2, not of user $4, by the hours since then: how many were asked,
-- how many failed, and the seconds that half and 95 % of those took which ended without waiting for anybody.
WITH latest AS MATERIALIZED (
    SELECT problem_id, tenant_id, user_id, status, closed, created_at, updated_at FROM problems
    ORDER BY problem_id DESC
    LIMIT $3
), asked AS (
    SELECT floor(extract(epoch FROM l.created_at - $2::timestamptz) / 3600)::int AS hour,
           extract(epoch FROM l.updated_at - l.created_at)::float8 AS seconds, l.status,
           l.closed AND NOT EXISTS (
               SELECT FROM user_events AS e
               WHERE e.problem_id = l.problem_id AND e.kind IN ('approval_requested', 'question_asked')) AS by_itself
    FROM latest AS l
    WHERE l.tenant_id = $1 AND l.created_at >= $2::timestamptz AND l.user_id IS DISTINCT FROM $4
)
SELECT hour, count(*) AS requests, count(*) FILTER (WHERE status = 'failed') AS failed,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE by_itself) AS half_s,
       percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE by_itself) AS most_s
FROM asked
GROUP BY hour
ORDER BY hour;

-- name: problem_reached
-- When the oldest of the newest $1 problems was asked; nothing where there are fewer.
SELECT created_at FROM problems ORDER BY problem_id DESC OFFSET $1 - 1 LIMIT 1;

-- name: by_day
-- Of the newest $3 events, a tenant's decisions about approvals by the days of the time zone $4, from the day $2 on.
WITH latest AS MATERIALIZED (
    SELECT tenant_id, kind, detail, at FROM user_events
    ORDER BY id DESC
    LIMIT $3
)
SELECT (at AT TIME ZONE $4)::date AS day, detail #>> '{approval,decision}' AS decision, count(*) AS approvals
FROM latest
WHERE tenant_id = $1 AND kind = 'approval_decided' AND (at AT TIME ZONE $4)::date >= $2::date
GROUP BY day, decision;

-- name: event_reached
-- When the oldest of the newest $1 events was; nothing where there are fewer.
SELECT at FROM user_events ORDER BY id DESC OFFSET $1 - 1 LIMIT 1;

-- name: waiting
-- How many approvals of a tenant wait now, as far as the newest $2 problems that wait go, and since when the oldest does.
SELECT coalesce(sum(jsonb_array_length(w.approvals)), 0)::int AS approvals, min(w.updated_at) AS since
FROM (SELECT summary -> 'approvals' AS approvals, updated_at FROM problems
      WHERE tenant_id = $1 AND NOT closed AND status = 'awaiting_confirmation'
      ORDER BY problem_id DESC
      LIMIT $2) AS w;
