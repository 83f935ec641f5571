-- Problems, steps, problem ids and idempotency keys.

-- name: next_problem_id
-- A new problem id.
SELECT nextval('problem_ids');

-- name: next_problem_id_beyond
-- A new problem id, so many ids further on.
SELECT max(nextval('problem_ids')) FROM generate_series(0, $1::integer);

-- name: move_reservation
-- Gives an idempotency key another problem, unless that has happened since.
UPDATE idempotency SET problem_id = $5 WHERE tenant_id = $1 AND user_id = $2 AND key = $3 AND problem_id = $4;

-- name: reserve
-- The problem of an idempotency key, made on first use.
SELECT problem_id, body_sha256, fresh, left_with, left_approval FROM reserve_problem($1, $2, $3, $4);

-- name: leave
-- What was said under an idempotency key is left with this problem, about this approval if not null.
UPDATE idempotency SET left_with = $4, left_approval = $5 WHERE tenant_id = $1 AND user_id = $2 AND key = $3;

-- name: record
-- Mirrors a problem's row and new steps.
SELECT record_problem($1::text::jsonb, $2::text::jsonb);

-- name: add_step
-- Adds one step from outside the workflow.
SELECT add_steps($1, jsonb_build_array($2::text::jsonb));

-- name: get
-- A problem's view, if it is this tenant's and (unless null) this user's.
SELECT view::text FROM problems
WHERE problem_id = $1 AND tenant_id = $2 AND ($3::text IS NULL OR user_id = $3);

-- name: get_summary
-- A problem's summary and what changes whenever its row is written; only if that is not $4 any more.
SELECT summary::text, xmin::text AS revision FROM problems
WHERE problem_id = $1 AND tenant_id = $2 AND ($3::text IS NULL OR user_id = $3) AND xmin::text IS DISTINCT FROM $4;

-- name: list
-- Summaries, newest first, filtered, texts and messages cut at 1,000 characters; $6 is the last problem_id of the page
-- before.
SELECT (summary || jsonb_build_object('text', left(text, 1000), 'message', left(summary ->> 'message', 1000)))::text AS view
FROM problems
WHERE tenant_id = $1
  AND ($2::text IS NULL OR user_id = $2)
  AND ($3::text[] IS NULL OR status = ANY ($3))
  AND ($4::text IS NULL OR conversation_id = $4)
  AND ($6::bigint IS NULL OR problem_id < $6)
ORDER BY problem_id DESC
LIMIT $5;

-- name: steps
-- Steps after an id, in commit order.
SELECT id, step_key, seq, actor, action, description, detail, at FROM problem_steps
WHERE problem_id = $1 AND id > $2
ORDER BY id
LIMIT $3;

-- name: ordered_steps
-- All steps in the workflow's order; those it does not number at their place, or last.
SELECT id, step_key, seq, actor, action, description, detail, at FROM problem_steps
WHERE problem_id = $1
ORDER BY coalesce(seq, place) NULLS LAST, id;

-- name: waiting_in_conversation
-- Problems that wait for their user, newest first.
SELECT view::text FROM problems
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3
  AND status IN ('awaiting_user', 'awaiting_confirmation', 'blocked') AND NOT closed
ORDER BY problem_id DESC;

-- name: conversation_turns
-- What was asked and answered in the last closed problems, oldest first; two utterances a problem.
SELECT text, message FROM (
    SELECT problem_id, text, summary ->> 'message' AS message FROM problems
    WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND closed AND text IS NOT NULL
    ORDER BY problem_id DESC
    LIMIT ($4::bigint + 1) / 2
) AS latest
ORDER BY problem_id;

-- name: counts_by_status
-- How many problems have each status.
SELECT status, count(*) AS problems FROM problems GROUP BY status;
