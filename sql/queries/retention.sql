-- What grew too old. In each deletion $1 is the run, $2 the moment before which it is, $3 how many at a time; it counts
-- what went in the same transaction and tells how many rows it looked at. Nothing of an open problem goes that it needs.

-- name: begin
-- Begins a run, or finds the one that is begun.
INSERT INTO retention_runs AS r (run_id, days) VALUES ($1, $2) ON CONFLICT (run_id) DO UPDATE SET run_id = r.run_id;

-- name: finish
-- A run has looked at everything.
UPDATE retention_runs SET finished_at = coalesce(finished_at, clock_timestamp()) WHERE run_id = $1;

-- name: runs
-- The last runs, newest first.
SELECT run_id, started_at, finished_at, days, removed FROM retention_runs ORDER BY started_at DESC, run_id LIMIT $1;

-- name: problems
-- Closed problems with their steps, results and addresses; but for those with an effect whose outcome is unknown.
WITH old AS MATERIALIZED (
    SELECT array_agg(problem_id) AS ids FROM (
        SELECT p.problem_id FROM problems AS p
        WHERE p.closed AND p.updated_at < $2
          AND NOT EXISTS (SELECT FROM tool_dispatches AS d
                          WHERE d.problem_id = p.problem_id AND d.state IN ('started', 'unknown'))
        ORDER BY p.problem_id LIMIT $3) AS found
), gone AS MATERIALIZED (
    SELECT erase_problems(ids, NULL, NULL, NULL) AS counts, cardinality(ids) AS n FROM old WHERE ids IS NOT NULL
), counted AS (
    UPDATE retention_runs SET removed = added(removed, counts -> 'deleted') FROM gone WHERE run_id = $1
)
SELECT coalesce((SELECT n FROM gone), 0);

-- name: steps
-- Steps of closed problems.
WITH gone AS (
    DELETE FROM problem_steps WHERE id IN (
        SELECT s.id FROM problem_steps AS s JOIN problems AS p USING (problem_id)
        WHERE p.closed AND p.updated_at < $2 AND s.recorded_at < $2
          AND NOT EXISTS (SELECT FROM tool_dispatches AS d
                          WHERE d.problem_id = p.problem_id AND d.state IN ('started', 'unknown'))
        LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('steps', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: ledger
-- Calls in the ledger whose outcome is known, of problems that are not open.
WITH gone AS (
    DELETE FROM tool_dispatches WHERE (problem_id, call_id) IN (
        SELECT d.problem_id, d.call_id FROM tool_dispatches AS d
        WHERE d.state IN ('succeeded', 'failed') AND d.finished_at < $2
          AND NOT EXISTS (SELECT FROM problems AS p WHERE p.problem_id = d.problem_id AND NOT p.closed)
        LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('ledger', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: results
-- Large results of closed problems.
WITH gone AS (
    DELETE FROM tool_results WHERE (problem_id, sha256, chunk) IN (
        SELECT r.problem_id, r.sha256, r.chunk FROM tool_results AS r
        WHERE r.problem_id IN (SELECT p.problem_id FROM problems AS p
                               WHERE p.closed AND p.updated_at < $2
                                 AND EXISTS (SELECT FROM tool_results AS t WHERE t.problem_id = p.problem_id))
        LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('results', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: old_claims
-- Payloads that are old enough, after one of them, with the workflows that hold each.
SELECT c.sha256, c.stored_at, ARRAY (SELECT h.workflow_id FROM payload_holders AS h WHERE h.sha256 = c.sha256) AS holders
FROM payload_claims AS c
WHERE c.chunk = 0 AND c.stored_at < $1 AND c.sha256 > $2
ORDER BY c.sha256 LIMIT $3;

-- name: drop_claims
-- These payloads, unless somebody has stored one again meanwhile.
WITH gone AS (
    DELETE FROM payload_claims WHERE sha256 = ANY ($3::text[]) AND stored_at < $2 RETURNING sha256
), holders AS (
    DELETE FROM payload_holders WHERE sha256 IN (SELECT sha256 FROM gone)
), counted AS (
    UPDATE retention_runs
    SET removed = added(removed, (SELECT jsonb_build_object('claims', count(DISTINCT sha256)) FROM gone))
    WHERE run_id = $1
)
SELECT count(DISTINCT sha256) FROM gone;

-- name: idempotency
-- Keys of requests whose problems are not open.
WITH gone AS (
    DELETE FROM idempotency WHERE (tenant_id, user_id, key) IN (
        SELECT i.tenant_id, i.user_id, i.key FROM idempotency AS i
        WHERE i.created_at < $2
          AND NOT EXISTS (SELECT FROM problems AS p WHERE p.problem_id IN (i.problem_id, i.left_with) AND NOT p.closed)
        LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('idempotency', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: notifications
-- Notifications that are no open problem's, and their workflows.
WITH gone AS (
    DELETE FROM notifications WHERE id IN (
        SELECT n.id FROM notifications AS n
        WHERE n.created_at < $2
          AND NOT EXISTS (SELECT FROM problems AS p WHERE p.problem_id = n.problem_id AND NOT p.closed)
        LIMIT $3)
    RETURNING tenant_id, notification_key
), noted AS (
    INSERT INTO erased_workflows (workflow_id) SELECT 'notify-' || tenant_id || '-' || notification_key FROM gone
    ON CONFLICT DO NOTHING
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('notifications', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: user_events
-- Events that are no open problem's, with their deliveries.
WITH gone AS (
    DELETE FROM user_events WHERE id IN (
        SELECT e.id FROM user_events AS e
        WHERE e.at < $2
          AND NOT EXISTS (SELECT FROM problems AS p WHERE p.problem_id = e.problem_id AND NOT p.closed)
        LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('user_events', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: security_events
-- Security events, of open problems too.
WITH gone AS (
    DELETE FROM security_events WHERE event_id IN (SELECT event_id FROM security_events WHERE at < $2 LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('security_events', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: conversations
-- Messages of conversations in which nothing is open.
WITH gone AS (
    DELETE FROM conversation_messages WHERE (tenant_id, user_id, conversation_id, position) IN (
        SELECT m.tenant_id, m.user_id, m.conversation_id, m.position FROM conversation_messages AS m
        WHERE m.created_at < $2
          AND NOT EXISTS (SELECT FROM problems AS p
                          WHERE p.tenant_id = m.tenant_id AND p.user_id = m.user_id
                            AND p.conversation_id = m.conversation_id AND NOT p.closed)
        LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('messages', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: exchanges
-- Messages that came in and whose answers are saved.
WITH gone AS (
    DELETE FROM conversation_exchanges WHERE (tenant_id, user_id, exchange_key) IN (
        SELECT e.tenant_id, e.user_id, e.exchange_key FROM conversation_exchanges AS e WHERE e.saved_at < $2 LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('exchanges', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: empty_conversations
-- Conversations without messages, and what was shown in those where nothing is open. That one was deleted stays known as
-- long as a problem of it from before is on record.
WITH gone AS (
    DELETE FROM conversations WHERE (tenant_id, user_id, conversation_id) IN (
        SELECT c.tenant_id, c.user_id, c.conversation_id FROM conversations AS c
        WHERE c.updated_at < $2
          AND NOT EXISTS (SELECT FROM conversation_messages AS m
                          WHERE m.tenant_id = c.tenant_id AND m.user_id = c.user_id
                            AND m.conversation_id = c.conversation_id)
          AND NOT EXISTS (SELECT FROM conversation_exchanges AS e
                          WHERE e.tenant_id = c.tenant_id AND e.user_id = c.user_id
                            AND e.conversation_id = c.conversation_id)
          AND NOT EXISTS (SELECT FROM problems AS p
                          WHERE p.tenant_id = c.tenant_id AND p.user_id = c.user_id
                            AND p.conversation_id = c.conversation_id
                            AND (NOT p.closed OR p.updated_at >= $2 OR p.created_at <= c.cleared_at))
        LIMIT $3)
    RETURNING 1
), shown_gone AS (
    DELETE FROM shown WHERE (tenant_id, user_id, conversation_id) IN (
        SELECT s.tenant_id, s.user_id, s.conversation_id FROM shown AS s
        WHERE s.shown_at < $2
          AND NOT EXISTS (SELECT FROM problems AS p
                          WHERE p.tenant_id = s.tenant_id AND p.user_id = s.user_id
                            AND p.conversation_id = s.conversation_id AND NOT p.closed)
        LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs
    SET removed = added(removed, jsonb_build_object('conversations', (SELECT count(*) FROM gone),
                                                    'shown', (SELECT count(*) FROM shown_gone)))
    WHERE run_id = $1
)
SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM shown_gone);

-- name: question_logs
-- What the knowledge base was asked.
WITH gone AS (
    DELETE FROM question_logs WHERE question_id IN (
        SELECT question_id FROM question_logs WHERE asked_at < $2 ORDER BY question_id LIMIT $3)
    RETURNING 1
), counted AS (
    UPDATE retention_runs SET removed = added(removed, (SELECT jsonb_build_object('question_logs', count(*)) FROM gone))
    WHERE run_id = $1
)
SELECT count(*) FROM gone;

-- name: marks
-- Numbers of problems that are gone so long that nobody writes to them any more, and old runs.
WITH gone AS (
    DELETE FROM erased_problems WHERE problem_id IN (
        SELECT e.problem_id FROM erased_problems AS e
        WHERE e.erased_at < $2
          AND NOT EXISTS (SELECT FROM erased_workflows AS w WHERE w.workflow_id = 'problem-' || e.problem_id)
        LIMIT $3)
    RETURNING 1
), runs AS (
    DELETE FROM retention_runs WHERE started_at < $2 AND run_id <> $1 RETURNING 1
)
SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM runs);

-- name: histories
-- So many histories of workflows were deleted.
UPDATE retention_runs SET removed = added(removed, jsonb_build_object('workflows', $2::bigint)) WHERE run_id = $1;
