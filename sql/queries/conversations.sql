-- Conversations, their messages, and exchanges under way.

-- name: begin
-- Takes a message in under its key; of one that came before, nothing changes. Then what is on record under the key.
INSERT INTO conversation_exchanges (tenant_id, user_id, exchange_key, conversation_id, body_sha256, text, held_until)
VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(secs => $7))
ON CONFLICT (tenant_id, user_id, exchange_key) DO UPDATE SET text = conversation_exchanges.text
RETURNING conversation_id, body_sha256, text, asked_at, saved_at, xmax = 0 AS fresh;

-- name: release
-- The request that brought a message has ended without saving its answer: whoever looks next may.
UPDATE conversation_exchanges SET held_until = clock_timestamp()
WHERE tenant_id = $1 AND user_id = $2 AND exchange_key = $3 AND saved_at IS NULL;

-- name: save
-- Both messages and the conversation's time, or nothing.
SELECT outcome FROM save_exchange($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb);

-- name: forget
-- A message that nothing was begun for and that its sender knows was refused.
DELETE FROM conversation_exchanges WHERE tenant_id = $1 AND user_id = $2 AND exchange_key = $3 AND saved_at IS NULL;

-- name: answer
-- The answer saved under a key.
SELECT conversation_id, position, role, text, problem_id, detail::text, created_at FROM conversation_messages
WHERE tenant_id = $1 AND user_id = $2 AND exchange_key = $3 AND role = 'assistant';

-- name: last_answer
-- The last answer saved in a conversation, whatever other doors said there since.
SELECT text FROM conversation_messages
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND role = 'assistant'
ORDER BY position DESC
LIMIT 1;

-- name: unsaved
-- Messages whose answers are not saved yet, oldest first; `held` while a request is still about to do so.
SELECT exchange_key, conversation_id, text, asked_at, held_until > clock_timestamp() AS held
FROM conversation_exchanges
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND saved_at IS NULL
  AND asked_at > clock_timestamp() - interval '7 days'
ORDER BY asked_at
LIMIT 20;

-- name: last_step
-- The last step of a problem that some answer told of.
SELECT coalesce(max(last_step), 0) FROM conversation_messages WHERE problem_id = $1;

-- name: list
-- Conversations with saved messages or with requests at other doors, the one used last first; $3 and $4 are the time and
-- id of the last one of the page before, $6 are those alone that are wanted. `began` is the request that one without a
-- title began with.
WITH asked AS (
    SELECT p.conversation_id, min(p.problem_id) AS first, min(p.created_at) AS created_at, max(p.updated_at) AS updated_at
    FROM problems AS p
    LEFT JOIN conversations AS c ON c.tenant_id = p.tenant_id AND c.user_id = p.user_id
                                AND c.conversation_id = p.conversation_id
    WHERE p.tenant_id = $1 AND p.user_id = $2 AND p.conversation_id <> '' AND p.text <> ''
      AND ($6::text[] IS NULL OR p.conversation_id = ANY ($6))
      AND (c.cleared_at IS NULL OR p.created_at > c.cleared_at)
    GROUP BY p.conversation_id
), saved AS (
    SELECT conversation_id, title, created_at, updated_at, deleted FROM conversations
    WHERE tenant_id = $1 AND user_id = $2 AND ($6::text[] IS NULL OR conversation_id = ANY ($6))
)
SELECT conversation_id, coalesce(title, '') AS title, created_at, updated_at,
       (SELECT p.text FROM problems AS p WHERE p.problem_id = first) AS began
FROM (
    SELECT conversation_id, s.title, a.first,
           CASE WHEN s.deleted THEN a.created_at ELSE least(s.created_at, a.created_at) END AS created_at,
           greatest(s.updated_at, a.updated_at) AS updated_at
    FROM asked AS a FULL JOIN saved AS s USING (conversation_id)
    WHERE a.first IS NOT NULL OR NOT s.deleted
) AS held
WHERE $3::timestamptz IS NULL OR (updated_at, conversation_id) < ($3, $4::text)
ORDER BY updated_at DESC, conversation_id DESC
LIMIT $5;

-- name: ending_with
-- The conversation whose name begins so and whose last message is this answer; of several the one used last.
SELECT c.conversation_id FROM conversations c
JOIN LATERAL (
    SELECT role, text FROM conversation_messages m
    WHERE m.tenant_id = c.tenant_id AND m.user_id = c.user_id AND m.conversation_id = c.conversation_id
    ORDER BY position DESC
    LIMIT 1
) AS latest ON latest.role = 'assistant' AND btrim(latest.text, E' \n\r\t') = $4
WHERE c.tenant_id = $1 AND c.user_id = $2 AND starts_with(c.conversation_id, $3) AND NOT c.deleted
ORDER BY c.updated_at DESC
LIMIT 1;

-- name: messages
-- The last $5 messages before position $4 of each of these conversations, oldest first: the saved ones, and what was said
-- and answered in problems of other doors, unless it was while a message that is saved or will be was answered there.
WITH saved AS (
    SELECT conversation_id, asked_at AS at, position AS place, role, text, problem_id, detail, created_at
    FROM conversation_messages
    WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = ANY ($3::text[])
), answering AS (
    SELECT problem_id, text, at AS since, created_at AS until FROM saved WHERE problem_id IS NOT NULL
    UNION ALL
    SELECT coalesce(i.left_with, i.problem_id), e.text, e.asked_at, 'infinity'
    FROM conversation_exchanges AS e
    JOIN idempotency AS i ON i.tenant_id = e.tenant_id AND i.user_id = e.user_id AND i.key = e.exchange_key
    WHERE e.tenant_id = $1 AND e.user_id = $2 AND e.conversation_id = ANY ($3) AND e.saved_at IS NULL
), asked AS (
    SELECT p.problem_id, p.conversation_id, p.text, p.closed, p.created_at, p.updated_at, p.summary ->> 'message' AS message,
           to_jsonb(p.problem_id) || coalesce(p.summary -> 'shows', '[]') AS about
    FROM problems AS p
    LEFT JOIN conversations AS c ON c.tenant_id = p.tenant_id AND c.user_id = p.user_id
                                AND c.conversation_id = p.conversation_id
    WHERE p.tenant_id = $1 AND p.user_id = $2 AND p.conversation_id = ANY ($3) AND p.text IS NOT NULL
      AND (c.cleared_at IS NULL OR p.created_at > c.cleared_at)
), uttered AS (
    SELECT p.conversation_id, u.at, p.problem_id, u.place, u.role, u.text, u.ends
    FROM asked AS p
    CROSS JOIN LATERAL (SELECT p.created_at AS at, 0::bigint AS place, 'user' AS role, p.text, false AS ends
                        UNION ALL
                        SELECT s.at, s.id, 'user', s.detail ->> 'text', false FROM problem_steps AS s
                        WHERE s.problem_id = p.problem_id AND s.action = 'message_received'
                        UNION ALL
                        SELECT s.at, s.id, 'assistant', s.description, false FROM problem_steps AS s
                        WHERE s.problem_id = p.problem_id AND s.action IN ('question_asked', 'approval_requested')
                        UNION ALL
                        SELECT p.updated_at, 9223372036854775807, 'assistant', p.message, true WHERE p.closed) AS u
    WHERE u.text <> ''
      AND NOT EXISTS (SELECT FROM answering AS a
                      WHERE to_jsonb(a.problem_id) <@ p.about
                        AND (u.text = a.text OR u.at BETWEEN a.since AND a.until))
), numbered AS (
    SELECT *, row_number() OVER (PARTITION BY conversation_id ORDER BY at, opened, place) AS position,
           count(*) OVER (PARTITION BY conversation_id) + 1 AS ended
    FROM (SELECT conversation_id, at, 0::bigint AS opened, place, role, text, problem_id, detail, created_at, false AS ends
          FROM saved
          UNION ALL
          SELECT conversation_id, at, problem_id, place, role, text, problem_id, '{}'::jsonb, at, ends FROM uttered) AS said
)
SELECT conversation_id, position, role, text, problem_id,
       CASE WHEN ends THEN jsonb_build_object('tool_calls', (
                SELECT coalesce(jsonb_agg(jsonb_build_object(
                           'tool_name', d.detail -> 'tool_name', 'arguments', coalesce(d.detail -> 'args', '{}'),
                           'call_id', d.detail -> 'call_id', 'result', e.detail -> 'result',
                           'status', CASE e.action WHEN 'tool_succeeded' THEN 'succeeded' ELSE 'failed' END)
                           ORDER BY e.id), '[]')
                FROM problem_steps AS e
                JOIN problem_steps AS d ON d.problem_id = e.problem_id AND d.action = 'tool_dispatched'
                                       AND d.detail -> 'call_id' = e.detail -> 'call_id'
                WHERE e.problem_id = numbered.problem_id AND e.action IN ('tool_succeeded', 'tool_failed')))
            ELSE detail END::text AS detail,
       created_at
FROM numbered
WHERE position < coalesce($4::bigint, ended) AND position >= least(coalesce($4, ended), ended) - $5::bigint
ORDER BY conversation_id, position;

-- name: cleared
-- When what was said in a conversation was deleted last.
SELECT cleared_at FROM conversations WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3;

-- name: rename
-- Another title; the conversation's times stay. One without a saved message gets its row by it.
INSERT INTO conversations AS c (tenant_id, user_id, conversation_id, title, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (tenant_id, user_id, conversation_id) DO UPDATE
SET title = excluded.title, created_at = excluded.created_at, updated_at = excluded.updated_at, deleted = false;

-- name: delete_messages
-- The messages of a conversation.
DELETE FROM conversation_messages WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3;

-- name: delete_exchanges
-- What came in for it, answered or not.
DELETE FROM conversation_exchanges WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3;

-- name: forget_remembered
-- What memory keeps of it.
UPDATE memory_exchanges SET deleted_at = clock_timestamp(), user_message = '', agent_response = ''
WHERE tenant_id = $1 AND user_id = $2 AND conversation = $3 AND deleted_at IS NULL;

-- name: delete_shown
-- What it showed to decide: a bare word there decides nothing any more.
DELETE FROM shown WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3;

-- name: delete
-- The conversation itself; its row says from when on things are context again.
INSERT INTO conversations (tenant_id, user_id, conversation_id, title, deleted, cleared_at)
VALUES ($1, $2, $3, '', true, clock_timestamp())
ON CONFLICT (tenant_id, user_id, conversation_id) DO UPDATE
SET deleted = true, title = '', cleared_at = clock_timestamp();
