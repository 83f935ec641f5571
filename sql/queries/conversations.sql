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

-- name: get
-- One conversation.
SELECT conversation_id, title, messages, created_at, updated_at FROM conversations
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND NOT deleted;

-- name: list
-- Conversations, the one used last first; $3 and $4 are the time and id of the last one of the page before.
SELECT conversation_id, title, messages, created_at, updated_at FROM conversations
WHERE tenant_id = $1 AND user_id = $2 AND NOT deleted
  AND ($3::timestamptz IS NULL OR (updated_at, conversation_id) < ($3, $4::text))
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
-- The last messages before a position, oldest first.
SELECT * FROM (
    SELECT conversation_id, position, role, text, problem_id, detail::text, created_at FROM conversation_messages
    WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND ($4::bigint IS NULL OR position < $4)
    ORDER BY position DESC
    LIMIT $5
) AS latest
ORDER BY position;

-- name: names
-- What is on record of these conversations, deleted ones too.
SELECT conversation_id, title, cleared_at FROM conversations
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = ANY ($3::text[]);

-- name: keep
-- A row for a conversation that was held without one, or that goes on after it was deleted.
INSERT INTO conversations AS c (tenant_id, user_id, conversation_id, title) VALUES ($1, $2, $3, $4)
ON CONFLICT (tenant_id, user_id, conversation_id) DO UPDATE SET deleted = false, title = excluded.title WHERE c.deleted;

-- name: rename
-- Another title; the conversation's time stays.
UPDATE conversations SET title = $4
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND NOT deleted
RETURNING conversation_id, title, messages, created_at, updated_at;

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
UPDATE conversations SET deleted = true, title = '', cleared_at = clock_timestamp()
WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND NOT deleted;
