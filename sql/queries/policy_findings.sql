-- Which rules of the policy fit no tool, as each worker sees it.

-- name: tell
-- What a worker says now; workers that are long gone are forgotten.
WITH gone AS (
    DELETE FROM policy_findings WHERE worker <> $1 AND told_at < now() - interval '1 day'
)
INSERT INTO policy_findings (worker, rules) VALUES ($1, $2)
ON CONFLICT (worker) DO UPDATE SET rules = excluded.rules, told_at = clock_timestamp();

-- name: forget
-- A worker ends.
DELETE FROM policy_findings WHERE worker = $1;

-- name: told
-- The rules that some worker said so of within so many seconds.
SELECT DISTINCT unnest(rules) AS rule FROM policy_findings
WHERE told_at > clock_timestamp() - make_interval(secs => $1)
ORDER BY rule;
