-- Problems, steps, problem ids and idempotency keys.

-- name: next_problem_id
-- A new problem id.
SELECT nextval('problem_ids');

-- name: admit
-- A new problem id; none for a user who is being forgotten.
SELECT nextval('problem_ids')
WHERE NOT EXISTS (SELECT FROM forgettings WHERE tenant_id = $1 AND user_id = $2 AND finished_at IS NULL);

-- name: next_problem_id_beyond
-- A new problem id, so many ids further on.
SELECT max(nextval('problem_ids')) FROM generate_series(0, $1::integer);

-- name: move_reservation
-- Gives an idempotency key another problem, unless that has happened since.
UPDATE idempotency SET problem_id = $5 WHERE tenant_id = $1 AND user_id = $2 AND key = $3 AND problem_id = $4;

-- name: reserve
-- The problem of an idempotency key, made on first use.
SELECT r.problem_id, r.body_sha256, r.fresh, r.left_with, r.left_approval, r.signaled, i.left_confirmed, i.left_rest
FROM reserve_problem($1, $2, $3, $4) AS r
    LEFT JOIN idempotency AS i ON i.tenant_id = $1 AND i.user_id = $2 AND i.key = $3;

-- name: direct
-- What is said under an idempotency key goes to this problem, about this approval if not null, as a signal or not. What it
-- says stays as it was read first.
UPDATE idempotency SET
    left_with = $4, left_approval = $5, signaled = $6,
    left_confirmed = coalesce(left_confirmed, $7), left_rest = coalesce(left_rest, $8)
WHERE tenant_id = $1 AND user_id = $2 AND key = $3;

-- name: reserved
-- The problem of an idempotency key that was used.
SELECT problem_id, left_with, left_approval, signaled, left_confirmed, left_rest FROM idempotency
WHERE tenant_id = $1 AND user_id = $2 AND key = $3;

-- name: record
-- Mirrors a problem's row and new steps, and keeps what was said in it ($5, null: nothing); no row, and nothing written,
-- when the ledger has calls of the problem that are not among $4 (null: never).
SELECT record_problem($1::text::jsonb, $2::text::jsonb), keep_exchange($5::text::jsonb, $1::text::jsonb)
WHERE NOT EXISTS (SELECT FROM tool_dispatches AS d WHERE d.problem_id = $3 AND d.call_id <> ALL ($4::text[]));

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
-- before; not those of user $7.
SELECT (summary || jsonb_build_object('text', left(text, 1000), 'message', left(summary ->> 'message', 1000)))::text AS view
FROM problems
WHERE tenant_id = $1
  AND ($2::text IS NULL OR user_id = $2)
  AND ($3::text[] IS NULL OR status = ANY ($3))
  AND ($4::text IS NULL OR conversation_id = $4)
  AND ($6::bigint IS NULL OR problem_id < $6)
  AND user_id IS DISTINCT FROM $7
ORDER BY problem_id DESC
LIMIT $5;

-- name: search
-- As `list`, of the problems that hold the words $3 in their request, answer, tool's or user's name or as their number; the
-- last of the words, if $8, as the beginning of one; not those of user $7.
SELECT (summary || jsonb_build_object('text', left(text, 1000), 'message', left(summary ->> 'message', 1000)))::text AS view
FROM search_problems($1, $2, $3, $8, $4, $5, $6, $7) AS found
JOIN problems ON problem_id = found
ORDER BY problem_id DESC;

-- name: search_pieces
-- As `list`, of the newest $8 problems below $6 that hold $3 anywhere in their request, answer, tool's or user's name; not
-- those of user $7.
SELECT (summary || jsonb_build_object('text', left(text, 1000), 'message', left(summary ->> 'message', 1000)))::text AS view
FROM (SELECT problem_id, text, summary, user_id FROM problems
      WHERE tenant_id = $1
        AND ($2::text IS NULL OR user_id = $2)
        AND ($4::text[] IS NULL OR status = ANY ($4))
        AND ($6::bigint IS NULL OR problem_id < $6)
        AND user_id IS DISTINCT FROM $7
      ORDER BY problem_id DESC
      LIMIT $8) AS newest
WHERE strpos(lower(concat_ws(' ', text, summary ->> 'message', summary ->> 'tool_name', user_id)), lower($3)) > 0
ORDER BY problem_id DESC
LIMIT $5;

-- name: page
-- Views, last changed first, filtered by statuses, being closed, conversation, gateway and change after $7, not those of
-- user $8; ($9, $10) is where the page before ended. The page is chosen before its views are read.
SELECT view::text FROM problems JOIN (
    SELECT problem_id FROM problems
    WHERE tenant_id = $1
      AND ($2::text IS NULL OR user_id = $2)
      AND ($3::text[] IS NULL OR status = ANY ($3))
      AND ($4::boolean IS NULL OR closed = $4)
      AND ($5::text IS NULL OR conversation_id = $5)
      AND ($6::text IS NULL OR summary ->> 'gateway' = $6)
      AND ($7::timestamptz IS NULL OR updated_at > $7)
      AND user_id IS DISTINCT FROM $8
      AND ($9::timestamptz IS NULL OR (updated_at, problem_id) < ($9, $10::bigint))
    ORDER BY updated_at DESC, problem_id DESC
    LIMIT $11
) AS chosen USING (problem_id)
ORDER BY updated_at DESC, problem_id DESC;

-- name: page_total
-- How many the filters of `page` leave, on all pages.
SELECT count(*) FROM problems
WHERE tenant_id = $1
  AND ($2::text IS NULL OR user_id = $2)
  AND ($3::text[] IS NULL OR status = ANY ($3))
  AND ($4::boolean IS NULL OR closed = $4)
  AND ($5::text IS NULL OR conversation_id = $5)
  AND ($6::text IS NULL OR summary ->> 'gateway' = $6)
  AND ($7::timestamptz IS NULL OR updated_at > $7)
  AND user_id IS DISTINCT FROM $8;

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

-- name: with_approvals
-- Summaries of problems with pending approvals, a user's or naming one of $3, newest first; $5 as in `list`.
SELECT (summary || jsonb_build_object('text', left(text, 1000), 'message', left(summary ->> 'message', 1000)))::text AS view
FROM problems
WHERE tenant_id = $1 AND NOT closed
  AND jsonb_array_length(summary -> 'approvals') > 0
  AND ($2::text IS NULL OR user_id = $2
       OR EXISTS (SELECT FROM jsonb_array_elements(summary -> 'approvals') AS a WHERE a -> 'approvers' ?| $3::text[]))
  AND ($5::bigint IS NULL OR problem_id < $5)
ORDER BY problem_id DESC
LIMIT $4;

-- name: approvers_asked
-- The approvers that each approval of a problem named when it was asked for.
SELECT detail -> 'approvers' AS approvers FROM problem_steps
WHERE problem_id = $1 AND action = 'approval_requested' AND jsonb_array_length(detail -> 'approvers') > 0;

-- name: waiting_in_conversation
-- Problems that wait for their user, newest first.
SELECT view::text FROM problems
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3
  AND status IN ('awaiting_user', 'awaiting_confirmation', 'blocked') AND NOT closed
ORDER BY problem_id DESC;

-- name: waiting_events
-- Those that an event opened, in whatever conversation.
SELECT view::text FROM problems
WHERE tenant_id = $1 AND user_id = $2 AND status = 'awaiting_confirmation' AND NOT closed
  AND view ->> 'problem_type' = 'issue_detection'
ORDER BY problem_id DESC LIMIT 20;

-- name: waiting_calls
-- The same but problem $4, with the draft that each open question is about and whether a plan followed untrusted content.
SELECT view::text, q.at AS asked_at, (q.detail -> 'args')::text AS args, (q.detail -> 'origins')::text AS origins,
       EXISTS (SELECT FROM problem_steps AS s
               WHERE s.problem_id = p.problem_id AND s.action = 'planned' AND s.detail ? 'untrusted') AS foreign_read
FROM problems AS p
LEFT JOIN LATERAL (SELECT s.at, s.detail FROM problem_steps AS s
                   WHERE s.problem_id = p.problem_id AND s.action = 'question_asked'
                   ORDER BY s.id DESC LIMIT 1) AS q ON p.status = 'awaiting_user'
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND p.problem_id <> $4
  AND status IN ('awaiting_user', 'awaiting_confirmation', 'blocked') AND NOT closed
ORDER BY p.problem_id DESC
LIMIT 20;

-- name: conversation_turns
-- The last utterances of a conversation, oldest first: its saved messages, and what was said and answered in closed
-- problems of other doors; with $6 in open ones as well, and all that was asked on the way. Nothing of problem $5, nor
-- from before it was deleted. Of an answer, its problem, the tools that this called, and whether a plan of it
-- followed untrusted content; of a request, whether it is still at work.
SELECT role, text, answers, at, at_work,
       ARRAY (SELECT DISTINCT s.detail ->> 'tool_name' FROM problem_steps AS s
              WHERE s.problem_id = latest.answers AND s.action IN ('tool_succeeded', 'tool_failed')
                AND s.detail ? 'tool_name' AND NOT s.detail ? 'own_words') AS tools,
       EXISTS (SELECT FROM problem_steps AS s
               WHERE s.problem_id = latest.answers AND s.action = 'planned' AND s.detail ? 'untrusted') AS foreign_read
FROM (
    SELECT * FROM (
        (SELECT m.asked_at AS at, 0::bigint AS problem, m.position AS place, m.role, m.text,
                CASE WHEN m.role = 'assistant' THEN m.problem_id END AS answers, false AS at_work
         FROM conversation_messages AS m
         WHERE m.tenant_id = $1 AND m.user_id = $2 AND m.conversation_id = $3 AND m.problem_id IS DISTINCT FROM $5
         ORDER BY m.position DESC
         LIMIT $4)
        UNION ALL
        (SELECT u.at, p.problem_id, u.place, u.role, u.text, CASE WHEN u.role = 'assistant' THEN p.problem_id END,
                u.role = 'user' AND p.status = 'in_progress'
         FROM (SELECT p.problem_id, p.status, p.text, p.summary, p.closed, p.created_at, p.updated_at FROM problems AS p
               WHERE p.tenant_id = $1 AND p.user_id = $2 AND p.conversation_id = $3 AND p.text IS NOT NULL
                 AND p.problem_id <> $5 AND (p.closed OR $6)
                 AND p.created_at > coalesce((SELECT c.cleared_at FROM conversations AS c
                                              WHERE c.tenant_id = $1 AND c.user_id = $2 AND c.conversation_id = $3),
                                             '-infinity')
                 AND NOT EXISTS (SELECT FROM conversation_messages AS m
                                 WHERE m.conversation_id = $3
                                   AND (m.problem_id = p.problem_id
                                        OR to_jsonb(m.problem_id) <@ (p.summary -> 'shows')))
               ORDER BY p.problem_id DESC
               LIMIT $4) AS p
         CROSS JOIN LATERAL (SELECT p.created_at AS at, 0::bigint AS place, 'user' AS role, p.text
                             UNION ALL
                             SELECT s.at, s.id, 'user', s.detail ->> 'text'
                             FROM problem_steps AS s
                             WHERE $6 AND s.problem_id = p.problem_id AND s.action = 'message_received'
                             UNION ALL
                             SELECT s.at, s.id, 'assistant', s.description
                             FROM problem_steps AS s
                             WHERE $6 AND s.problem_id = p.problem_id
                               AND s.action IN ('question_asked', 'approval_requested')
                             UNION ALL
                             SELECT p.updated_at, 9223372036854775807, 'assistant', p.summary ->> 'message'
                             WHERE p.closed) AS u
         ORDER BY p.problem_id DESC, u.place DESC
         LIMIT $4)
    ) AS both_kinds
    WHERE text <> ''
    ORDER BY at DESC, problem DESC, place DESC
    LIMIT $4
) AS latest
ORDER BY at, problem, place;

-- name: recent_calls
-- The last calls of a conversation's last problems before problem $4, newest first, with what was asked, read in full.
-- Nothing from before it was deleted, or from more than $5 seconds ago.
WITH latest AS (
    SELECT problem_id, coalesce(
               (SELECT r.detail ->> 'text' FROM problem_steps AS r
                WHERE r.problem_id = p.problem_id AND r.action = 'message_read' AND NOT r.detail ? 'passed_over'
                ORDER BY r.id LIMIT 1), p.text, '') AS request
    FROM problems AS p
    WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND problem_id < $4
      AND created_at > greatest(now() - make_interval(secs => $5),
                                (SELECT c.cleared_at FROM conversations AS c
                                 WHERE c.tenant_id = $1 AND c.user_id = $2 AND c.conversation_id = $3))
    ORDER BY problem_id DESC
    LIMIT 5
)
SELECT l.problem_id, l.request, d.detail ->> 'tool_name' AS tool_name, (d.detail -> 'args')::text AS args,
       (d.detail -> 'origins')::text AS origins,
       e.action = 'tool_succeeded' AS ok, (e.detail -> 'result')::text AS result, e.description AS message, e.at,
       e.detail ? 'own_words' AS own_words,
       coalesce((SELECT a.description FROM problem_steps AS a
                 WHERE a.problem_id = l.problem_id AND a.action = 'approval_requested'
                   AND a.detail ->> 'approval_id' = d.detail ->> 'approval_id'
                 ORDER BY a.id DESC LIMIT 1), '') AS shown
FROM latest AS l
JOIN problem_steps AS e ON e.problem_id = l.problem_id AND e.action IN ('tool_succeeded', 'tool_failed')
JOIN problem_steps AS d ON d.problem_id = l.problem_id AND d.action = 'tool_dispatched'
                       AND d.detail ->> 'call_id' = e.detail ->> 'call_id'
ORDER BY l.problem_id DESC, e.id DESC
LIMIT 8;

-- name: probe
-- Whether the rows can be read.
SELECT count(*) FROM (SELECT FROM problems LIMIT 1) AS one;

-- name: counts_by_status
-- How many problems have each status.
SELECT status, count(*) AS problems FROM problems GROUP BY status;
