-- What users had tools do, for the guard of spending.

-- name: since
-- Tools and arguments of a user's effects since a moment, but for one call; the ledger says they ran or may have run.
-- A problem's row tells the workflow's clock, so it may be a little older than its dispatch.
SELECT d.tool_name, step.args::text AS args
FROM problems AS p
JOIN tool_dispatches AS d USING (problem_id)
JOIN LATERAL (
    SELECT s.detail -> 'args' AS args FROM problem_steps AS s
    WHERE s.problem_id = d.problem_id AND s.action = 'tool_dispatched' AND s.detail ->> 'call_id' = d.call_id
    ORDER BY s.id DESC
    LIMIT 1
) AS step ON true
WHERE p.tenant_id = $1 AND p.user_id = $2 AND p.updated_at >= $3::timestamptz - interval '1 hour'
  AND d.started_at >= $3 AND d.effect <> 'read' AND d.state IN ('started', 'succeeded', 'unknown')
  AND NOT (d.problem_id = $4 AND d.call_id = $5);
