-- What the metrics count: steps of the audit, by what they did and how long that took; no content of theirs.

-- name: before
-- The id of the last step before a moment, looked for among so many of the newest.
SELECT coalesce(min(id) - 1, (SELECT coalesce(max(id), 0) FROM problem_steps))
FROM (SELECT id, recorded_at FROM problem_steps ORDER BY id DESC LIMIT $2) AS newest
WHERE recorded_at >= $1;

-- name: newest
-- The greatest id.
SELECT coalesce(max(id), 0) FROM problem_steps;

-- name: after
-- Steps after an id, at most so many. What is younger than so many seconds waits for the next time, and whatever comes
-- after it: a step with a smaller id may not be committed yet. A tool that is not in the catalogue is called `other`.
WITH batch AS (
    SELECT id, problem_id, action, detail, at FROM problem_steps
    WHERE id > $1 AND id < coalesce(
        (SELECT min(id) FROM problem_steps WHERE id > $1 AND recorded_at >= clock_timestamp() - make_interval(secs => $2)),
        9223372036854775807)
    ORDER BY id LIMIT $3
)
SELECT
    b.id, b.action,
    CASE WHEN b.action LIKE 'tool\_%' THEN coalesce(t.name, 'other') ELSE coalesce(b.detail ->> 'backend', 'none') END AS what,
    b.detail #>> '{plan,kind}' AS kind,
    b.detail ->> 'prompt_version' AS prompt_version,
    CASE WHEN b.action = 'planned' THEN coalesce(p.tool_type, b.detail #>> '{plan,kind}', 'none') END AS intent,
    CASE WHEN b.action = 'planned' THEN (b.detail #>> '{usage,seconds}')::float8
         ELSE extract(epoch FROM b.at - begun.at)::float8 END AS seconds
FROM batch AS b
LEFT JOIN agent_tools AS t ON t.name = b.detail ->> 'tool_name'
LEFT JOIN agent_tools AS p ON b.action = 'planned' AND p.name = b.detail #>> '{plan,calls,0,tool_name}'
LEFT JOIN LATERAL (
    SELECT d.at FROM problem_steps AS d
    WHERE b.action IN ('tool_succeeded', 'tool_failed', 'tool_outcome_unknown')
      AND d.problem_id = b.problem_id AND d.id < b.id
      AND d.action = 'tool_dispatched' AND d.detail ->> 'call_id' = b.detail ->> 'call_id'
    ORDER BY d.id DESC LIMIT 1
) AS begun ON true
ORDER BY b.id;
