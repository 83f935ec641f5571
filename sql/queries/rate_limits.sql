-- Rate limits, shared by every process.

-- name: take
-- Counts one request, or says how long to wait: one statement, of which one at a time runs for a subject.
SELECT wait_s, used, resets_s FROM take_of_limits($1, $2, $3, $4, $5);

-- name: call_at_limit
-- Seconds since the call of a conversation that is the $5-th newest, if it began within the window of $4 seconds. Looks at
-- the newest 3,000 problems: the limits let no more be opened in that time.
SELECT extract(epoch FROM clock_timestamp() - s.at)::double precision
FROM (
    SELECT problem_id FROM problems
    WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3
    ORDER BY problem_id DESC LIMIT 3000
) AS p
JOIN problem_steps AS s USING (problem_id)
WHERE s.action = 'tool_dispatched' AND s.at > clock_timestamp() - make_interval(secs => $4)
ORDER BY s.at DESC
OFFSET $5 - 1 LIMIT 1;

-- name: sweep
-- Forgets who was not served within a day, the longest window there is.
DELETE FROM rate_limits WHERE times[cardinality(times)] < now() - interval '1 day' OR times = '{}';
