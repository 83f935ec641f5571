-- Exchanges that facts are still to be learned from.

-- name: claim
-- Takes up to $1 that are due; each is due again after $2 seconds, and longer the more often it was taken.
UPDATE unlearned_exchanges AS u
SET attempts = u.attempts + 1, due_at = clock_timestamp() + make_interval(secs => $2 * least(2 ^ u.attempts, 16))
FROM memory_exchanges AS e
WHERE e.exchange_id = u.exchange_id AND u.exchange_id IN (
    SELECT c.exchange_id FROM unlearned_exchanges AS c
    WHERE c.due_at <= clock_timestamp()
    ORDER BY c.due_at, c.exchange_id
    LIMIT $1
    FOR UPDATE SKIP LOCKED)
RETURNING e.exchange_id, e.tenant_id, e.user_id, e.problem_id, e.user_message, e.agent_response, e.said_at;

-- name: learned
-- Nothing more is to be learned from these.
DELETE FROM unlearned_exchanges WHERE exchange_id = ANY ($1::bigint[]);
