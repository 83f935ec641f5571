-- What is remembered of a user, as they look through it and put it right. Facts have the fields of sql.memory.Fact,
-- exchanges those of sql.memory.Exchange.

-- name: list_facts
-- A user's facts, newest first: of a category ($3), with these words in them ($4), of this source ($5: '' is the user),
-- older than an id ($6).
SELECT fact_id, fact, category, created_at, key, false AS deleted, source, problem_id, origin, updated_at
FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
  AND ($3::text IS NULL OR lower(category) = lower($3))
  AND ($4::text IS NULL OR strpos(lower(fact), lower($4)) > 0)
  AND ($5::text IS NULL OR coalesce(source, '') = $5)
  AND ($6::bigint IS NULL OR fact_id < $6)
ORDER BY fact_id DESC
LIMIT $7;

-- name: count_facts
-- How many there are of those, on whatever page.
SELECT count(*) FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
  AND ($3::text IS NULL OR lower(category) = lower($3))
  AND ($4::text IS NULL OR strpos(lower(fact), lower($4)) > 0)
  AND ($5::text IS NULL OR coalesce(source, '') = $5);

-- name: lock_facts
-- Every fact of a user, oldest first, which nobody else changes until the transaction ends.
SELECT fact_id, fact, category, created_at, key, false AS deleted, source, problem_id, origin, updated_at
FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
ORDER BY fact_id
FOR UPDATE;

-- name: all_facts
-- Every fact of a user, oldest first.
SELECT fact_id, fact, category, created_at, key, false AS deleted, source, problem_id, origin, updated_at
FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
ORDER BY fact_id;

-- name: edit_fact
-- Gives a fact another text and category ($3 its id, $6 its category). What the user wrote by hand is their own word; a
-- category alone ($4 as it was) changes nobody's word.
UPDATE memory_facts
SET source = CASE WHEN fact = $4 THEN source END,
    origin = CASE WHEN fact = $4 THEN origin ELSE $7 END,
    problem_id = CASE WHEN fact = $4 THEN problem_id ELSE $8 END,
    indexed_in = CASE WHEN fact = $4 THEN indexed_in ELSE '' END,
    fact = $4, fact_sha256 = $5, category = $6, updated_at = now()
WHERE tenant_id = $1 AND user_id = $2 AND fact_id = $3 AND deleted_at IS NULL
RETURNING fact_id, fact, category, created_at, key, false AS deleted, source, problem_id, origin, updated_at;

-- name: free_texts
-- Facts that are about to be changed keep no text from one another.
UPDATE memory_facts SET fact_sha256 = 'fact-' || fact_id
WHERE tenant_id = $1 AND user_id = $2 AND fact_id = ANY ($3::bigint[]) AND deleted_at IS NULL;

-- name: insert_fact
-- A fact that an import adds; one of the same text that came meanwhile is an error.
INSERT INTO memory_facts (tenant_id, user_id, key, fact, fact_sha256, category, created_at, origin)
VALUES ($1, $2, $3, $4, $5, $6, now(), 'import');

-- name: forget_facts
-- Forgets facts, their text at once.
UPDATE memory_facts
SET deleted_at = now(), deleted_key = $4, fact = '', category = NULL, fact_sha256 = ''
WHERE tenant_id = $1 AND user_id = $2 AND fact_id = ANY ($3::bigint[]) AND deleted_at IS NULL;

-- name: has_forgotten
-- Whether a fact that was told in a problem has been forgotten.
SELECT EXISTS (
    SELECT FROM memory_facts
    WHERE tenant_id = $1 AND user_id = $2 AND problem_id = $3 AND origin = 'told' AND deleted_at IS NOT NULL);

-- name: begin_profile
-- A row to lock where a user has no profile yet.
INSERT INTO memory_profiles (tenant_id, user_id, profile) VALUES ($1, $2, '{}') ON CONFLICT DO NOTHING;

-- name: lock_profile
-- A user's profile, which nobody else changes until the transaction ends.
SELECT profile, sources FROM memory_profiles WHERE tenant_id = $1 AND user_id = $2 FOR UPDATE;

-- name: conversations
-- The conversations a user's memory holds exchanges of, the one remembered last first; $3: only those remembered before
-- that exchange.
SELECT e.conversation AS conversation_id, max(c.title) AS title, count(*) AS exchanges,
       sum(octet_length(e.user_message) + octet_length(e.agent_response)) AS size_bytes,
       min(e.said_at) AS first_at, max(e.said_at) AS last_at, max(e.exchange_id) AS last_exchange
FROM memory_exchanges AS e
LEFT JOIN conversations AS c
  ON c.tenant_id = e.tenant_id AND c.user_id = e.user_id AND c.conversation_id = e.conversation AND NOT c.deleted
WHERE e.tenant_id = $1 AND e.user_id = $2 AND e.deleted_at IS NULL
GROUP BY e.conversation
HAVING $3::bigint IS NULL OR max(e.exchange_id) < $3
ORDER BY max(e.exchange_id) DESC
LIMIT $4;

-- name: turns
-- The exchanges of a conversation that memory holds, oldest first, from after an exchange on.
SELECT exchange_id, user_message, agent_response, said_at, problem_id, conversation
FROM memory_exchanges
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND conversation = $3
  AND ($4::bigint IS NULL OR exchange_id > $4)
ORDER BY exchange_id
LIMIT $5;

-- name: all_turns
-- Every exchange of a user, oldest first.
SELECT exchange_id, user_message, agent_response, said_at, problem_id, conversation
FROM memory_exchanges
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
ORDER BY exchange_id;

-- name: forget_conversation
-- Forgets what memory holds of a conversation, the texts at once. What came by no problem may be imported again.
UPDATE memory_exchanges
SET deleted_at = now(), user_message = '', agent_response = '',
    key = CASE WHEN problem_id IS NULL THEN key || ':' || exchange_id ELSE key END
WHERE tenant_id = $1 AND user_id = $2 AND conversation = $3 AND deleted_at IS NULL
RETURNING exchange_id;

-- name: by_category
-- How many facts a user has of each category, most first.
SELECT coalesce(min(category), '') AS name, count(*) AS facts
FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
GROUP BY lower(category)
ORDER BY count(*) DESC, name;

-- name: by_source
-- How many facts a user has by whose word they are ('' is the user), most first.
SELECT coalesce(source, '') AS name, count(*) AS facts
FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
GROUP BY source
ORDER BY count(*) DESC, name;

-- name: sizes
-- How much a user's memory holds in all. `waiting` is what the index of meanings is still to follow.
SELECT (SELECT count(*) FROM memory_facts WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS facts,
       (SELECT coalesce(sum(octet_length(fact)), 0) FROM memory_facts
        WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS fact_bytes,
       (SELECT min(created_at) FROM memory_facts WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS oldest_fact,
       (SELECT max(created_at) FROM memory_facts WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS newest_fact,
       count(*) AS exchanges, count(DISTINCT conversation) AS conversations,
       coalesce(sum(octet_length(user_message) + octet_length(agent_response)), 0) AS exchange_bytes,
       min(said_at) AS oldest_exchange, max(said_at) AS newest_exchange,
       (SELECT count(*) FROM memory_profiles AS p, jsonb_object_keys(p.profile)
        WHERE p.tenant_id = $1 AND p.user_id = $2) AS profile_entries,
       count(*) FILTER (WHERE indexed_in IS NULL)
       + (SELECT count(*) FROM memory_facts
          WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND coalesce(indexed_in, '') = '') AS waiting
FROM memory_exchanges
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL;
