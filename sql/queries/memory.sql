-- Facts, exchanges and profiles. Selected columns are the fields of sql.memory.Fact, Exchange and Unindexed.

-- name: add_fact
-- Adds a fact, or finds the one of this key or of this text; a category that is given replaces another, and the user's
-- word (no source, $8) that of a tool.
WITH known AS (
    SELECT * FROM memory_facts
    WHERE tenant_id = $1 AND user_id = $2 AND (key = $3 OR (fact_sha256 = $5 AND deleted_at IS NULL))
    ORDER BY key = $3 DESC
    LIMIT 1
), added AS (
    INSERT INTO memory_facts (tenant_id, user_id, key, fact, fact_sha256, category, created_at, source, problem_id, origin)
    SELECT $1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now()), $8, $9, $10
    WHERE NOT EXISTS (SELECT FROM known)
    ON CONFLICT DO NOTHING
    RETURNING *
), filed AS (
    UPDATE memory_facts AS f
    SET category = coalesce($6, f.category), source = CASE WHEN $8::text IS NULL THEN NULL ELSE f.source END,
        problem_id = coalesce($9, f.problem_id), updated_at = now()
    FROM known
    WHERE f.fact_id = known.fact_id AND f.deleted_at IS NULL
      AND (($6 IS NOT NULL AND f.category IS DISTINCT FROM $6) OR ($8::text IS NULL AND f.source IS NOT NULL))
    RETURNING f.*
)
SELECT fact_id, fact, category, created_at, key, deleted_at IS NOT NULL AS deleted, source, problem_id, origin, updated_at
FROM (
    SELECT * FROM added UNION ALL SELECT * FROM filed
    UNION ALL SELECT * FROM known WHERE NOT EXISTS (SELECT FROM filed)
) AS found;

-- name: list_facts
-- A user's facts, or those of a category, newest first.
SELECT fact_id, fact, category, created_at, key, false AS deleted, source, problem_id, origin, updated_at
FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND ($3::text IS NULL OR lower(category) = lower($3))
ORDER BY fact_id DESC
LIMIT $4;

-- name: count_facts
-- How many facts a user has, or of a category.
SELECT count(*) FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND ($3::text IS NULL OR lower(category) = lower($3));

-- name: change_fact
-- Gives a fact another text ($4, $5 its hash), which is the word of $6, the user's own where that is null.
UPDATE memory_facts
SET source = $6, origin = 'told', problem_id = coalesce($7, problem_id),
    indexed_in = CASE WHEN fact = $4 THEN indexed_in ELSE '' END, fact = $4, fact_sha256 = $5, updated_at = now()
WHERE tenant_id = $1 AND user_id = $2 AND fact_id = $3 AND deleted_at IS NULL
RETURNING fact_id, fact, category, created_at, key, false AS deleted, source, problem_id, origin, updated_at;

-- name: delete_fact
-- Forgets a fact, its text at once; answers also when this key did so before.
UPDATE memory_facts
SET deleted_at = coalesce(deleted_at, now()), deleted_key = $4, fact = '', category = NULL, fact_sha256 = ''
WHERE tenant_id = $1 AND user_id = $2 AND fact_id = $3 AND (deleted_at IS NULL OR deleted_key = $4)
RETURNING fact_id;

-- name: facts_by_words
-- A user's facts that share a word with a sentence, those with most of its words first.
SELECT fact_id, words_shared(words, search) AS share
FROM memory_facts, any_word($3) AS query, tsvector_to_array(to_tsvector('english', $3)) AS words
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND search @@ query
ORDER BY share DESC, ts_rank(search, query) DESC, fact_id DESC
LIMIT $4;

-- name: facts
-- A user's facts of these ids.
SELECT fact_id, fact, category, created_at, key, false AS deleted, source, problem_id, origin, updated_at
FROM memory_facts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND fact_id = ANY ($3::bigint[]);

-- name: add_exchange
-- Keeps an exchange, or finds the one of this key.
INSERT INTO memory_exchanges AS e
    (tenant_id, user_id, key, problem_id, user_message, agent_response, said_at, conversation_id)
VALUES ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now()),
        coalesce((SELECT conversation_id FROM problems WHERE problem_id = $4 AND tenant_id = $1 AND user_id = $2), ''))
ON CONFLICT (tenant_id, user_id, key) DO UPDATE SET key = e.key
RETURNING exchange_id, user_message, agent_response, said_at, problem_id, conversation;

-- name: list_exchanges
-- A user's exchanges, newest first.
SELECT exchange_id, user_message, agent_response, said_at, problem_id, conversation
FROM memory_exchanges
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
ORDER BY exchange_id DESC
LIMIT $3;

-- name: exchanges_by_words
-- A user's exchanges that share a word with a sentence, those with most of its words first.
SELECT exchange_id, words_shared(words, search) AS share
FROM memory_exchanges, any_word($3) AS query, tsvector_to_array(to_tsvector('english', $3)) AS words
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND search @@ query
ORDER BY share DESC, ts_rank(search, query) DESC, exchange_id DESC
LIMIT $4;

-- name: exchanges
-- A user's exchanges of these ids.
SELECT exchange_id, user_message, agent_response, said_at, problem_id, conversation
FROM memory_exchanges
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND exchange_id = ANY ($3::bigint[]);

-- name: stats
-- How much a user's memory holds.
SELECT (SELECT count(*) FROM memory_facts WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS facts,
       (SELECT count(DISTINCT lower(category)) FROM memory_facts
        WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS categories,
       (SELECT count(*) FROM memory_exchanges WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS conversations,
       (SELECT coalesce(sum(octet_length(fact)), 0) FROM memory_facts
        WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL)
       + (SELECT coalesce(sum(octet_length(user_message) + octet_length(agent_response)), 0) FROM memory_exchanges
          WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL) AS size_bytes,
       least((SELECT min(created_at) FROM memory_facts WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL),
             (SELECT min(said_at) FROM memory_exchanges WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL)) AS oldest;

-- name: profile
-- A user's profile, and of its entries that are not the user's own word whose they are.
SELECT profile, sources FROM memory_profiles WHERE tenant_id = $1 AND user_id = $2;

-- name: update_profile
-- Sets entries of a user's profile and takes others ($4) out. $5: of those set, whose word they are if not the user's.
INSERT INTO memory_profiles AS p (tenant_id, user_id, profile, sources)
VALUES ($1, $2, $3::jsonb, $5::jsonb)
ON CONFLICT (tenant_id, user_id) DO UPDATE
SET profile = (p.profile || excluded.profile) - $4::text[],
    sources = (p.sources - ARRAY (SELECT jsonb_object_keys(excluded.profile)) - $4::text[]) || excluded.sources,
    updated_at = now()
RETURNING profile, sources;

-- name: context
-- A user's profile and the facts that have at least half of a sentence's words, best first, with whose word each is.
SELECT (SELECT profile FROM memory_profiles WHERE tenant_id = $1 AND user_id = $2) AS profile,
       (SELECT sources FROM memory_profiles WHERE tenant_id = $1 AND user_id = $2) AS sources,
       ARRAY (SELECT jsonb_build_array(fact, source)
              FROM memory_facts, any_word($3) AS query, tsvector_to_array(to_tsvector('english', $3)) AS words
              WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND search @@ query
                AND words_shared(words, search) >= 0.5
              ORDER BY words_shared(words, search) DESC, ts_rank(search, query) DESC, fact_id DESC
              LIMIT $4) AS facts;

-- name: unindexed
-- What the collection $1 lacks or has of an older text (empty), and what it still has of what was forgotten; oldest
-- first. `sha256` tells later whether the text is still the one that was indexed.
SELECT 'fact' AS kind, fact_id AS number, tenant_id, user_id, fact AS text, fact_sha256 AS sha256,
       deleted_at IS NOT NULL AS gone
FROM memory_facts
WHERE (deleted_at IS NULL AND indexed_in IS DISTINCT FROM $1) OR (deleted_at IS NOT NULL AND indexed_in IN ($1, ''))
UNION ALL
SELECT 'exchange', exchange_id, tenant_id, user_id, user_message || E'\n' || agent_response, '', deleted_at IS NOT NULL
FROM memory_exchanges
WHERE (deleted_at IS NULL AND indexed_in IS DISTINCT FROM $1) OR (deleted_at IS NOT NULL AND indexed_in IN ($1, ''))
ORDER BY kind, number
LIMIT $2;

-- name: there
-- Those of these facts and exchanges that have a row.
SELECT 'fact' AS kind, fact_id AS number FROM memory_facts WHERE fact_id = ANY ($1::bigint[])
UNION ALL
SELECT 'exchange', exchange_id FROM memory_exchanges WHERE exchange_id = ANY ($2::bigint[]);

-- name: mark_facts
-- The collection $3 holds these facts now, each with the text of its hash in $2; of another text it is an older one.
UPDATE memory_facts AS f
SET indexed_in = CASE WHEN f.deleted_at IS NOT NULL OR f.fact_sha256 = held.sha256 THEN $3 ELSE '' END
FROM unnest($1::bigint[], $2::text[]) AS held (fact_id, sha256)
WHERE f.fact_id = held.fact_id;

-- name: unmark_facts
-- No collection holds these facts any more.
UPDATE memory_facts SET indexed_in = NULL WHERE fact_id = ANY ($1::bigint[]) AND deleted_at IS NOT NULL;

-- name: mark_exchanges
-- The collection $2 (null: none) holds these exchanges now.
UPDATE memory_exchanges SET indexed_in = $2 WHERE exchange_id = ANY ($1::bigint[]);

-- name: count_indexed
-- How many memories the collection $1 should hold.
SELECT (SELECT count(*) FROM memory_facts WHERE indexed_in = $1)
     + (SELECT count(*) FROM memory_exchanges WHERE indexed_in = $1);

-- name: forget_index
-- The collection $1 was lost.
WITH facts AS (UPDATE memory_facts SET indexed_in = NULL WHERE indexed_in = $1)
UPDATE memory_exchanges SET indexed_in = NULL WHERE indexed_in = $1;
