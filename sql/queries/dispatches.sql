-- The ledger of tool calls that have an effect. Each closing statement answers with the state after it.

-- name: begin
-- Records the announcing write and the dispatch in one transaction; says whether the tool may run. Of a tool that is
-- switched off nothing is recorded and nothing said. What is allowed is an argument, so that it is looked at first.
WITH allowed AS MATERIALIZED (
    SELECT $1::bigint AS problem_id WHERE NOT EXISTS (SELECT FROM agent_tools WHERE name = $3 AND NOT enabled)
)
SELECT ticket, result, error, code
FROM allowed
CROSS JOIN LATERAL begin_dispatch(
    allowed.problem_id, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9::text::jsonb, $10::text[]
);

-- name: succeed
-- The effect happened; also resolves an unknown outcome. A failure that was told already stays.
UPDATE tool_dispatches
SET state = CASE state WHEN 'failed' THEN state ELSE 'succeeded' END,
    result = CASE WHEN state IN ('started', 'unknown') THEN $4::text::jsonb ELSE result END,
    late = late OR state IN ('unknown', 'failed') OR (state = 'started' AND attempt_token <> $3),
    finished_at = coalesce(finished_at, clock_timestamp())
WHERE problem_id = $1 AND call_id = $2
RETURNING state;

-- name: fail
-- The effect did not happen, says the current attempt; also resolves an unknown outcome.
WITH failed AS (
    UPDATE tool_dispatches
    SET state = 'failed', error = $4, code = $5, late = state = 'unknown', finished_at = clock_timestamp()
    WHERE problem_id = $1 AND call_id = $2 AND attempt_token = $3 AND state IN ('started', 'unknown')
    RETURNING state
)
SELECT state FROM failed
UNION ALL
SELECT state FROM tool_dispatches WHERE problem_id = $1 AND call_id = $2 AND NOT EXISTS (SELECT FROM failed);

-- name: mark_unknown
-- Nobody can say whether the effect happened. Of an idempotent dispatch only the current attempt may declare that.
WITH marked AS (
    UPDATE tool_dispatches
    SET state = 'unknown'
    WHERE problem_id = $1 AND call_id = $2 AND state = 'started' AND (effect = 'once' OR attempt_token = $3)
    RETURNING state
)
SELECT state FROM marked
UNION ALL
SELECT state FROM tool_dispatches WHERE problem_id = $1 AND call_id = $2 AND NOT EXISTS (SELECT FROM marked);

-- name: of_problem
-- The rows of a problem, in the order of their dispatch.
SELECT problem_id, call_id, tool_name, args_sha256, effect, state, attempt_token, attempts, result, error, code,
       approval_id, late, started_at, finished_at
FROM tool_dispatches WHERE problem_id = $1 ORDER BY started_at, call_id;

-- name: get
-- One row of the ledger.
SELECT problem_id, call_id, tool_name, args_sha256, effect, state, attempt_token, attempts, result, error, code,
       approval_id, late, started_at, finished_at
FROM tool_dispatches WHERE problem_id = $1 AND call_id = $2;

-- name: broken_off
-- Why Steward itself has switched a tool off, where it has.
SELECT broken_off FROM agent_tools WHERE name = $1;
