-- The catalogue as rows.

-- name: lock_for_sync
-- One sync at a time; readers go on.
LOCK TABLE agent_tools IN SHARE ROW EXCLUSIVE MODE;

-- name: hashes
-- What is there.
SELECT name, content_hash FROM agent_tools WHERE present;

-- name: upsert
-- Adds or changes one tool: $6 names and tags, $7 examples, $8 description, by falling weight.
INSERT INTO agent_tools (name, spec, content_hash, tool_type, permission, search)
VALUES ($1, $2::text::jsonb, $3, $4, $5,
        setweight(to_tsvector('english', $6::text), 'A') || setweight(to_tsvector('english', $7::text), 'B')
        || setweight(to_tsvector('english', $8::text), 'C'))
ON CONFLICT (name) DO UPDATE
SET spec = excluded.spec, content_hash = excluded.content_hash, tool_type = excluded.tool_type,
    permission = excluded.permission, search = excluded.search, present = true, updated_at = now();

-- name: remove
-- Drops the tools that left the catalogue. One that is switched off is so still when it comes back.
WITH switched_off AS (
    UPDATE agent_tools SET present = false WHERE name = ANY ($1::text[]) AND NOT enabled
)
DELETE FROM agent_tools WHERE name = ANY ($1::text[]) AND enabled;

-- name: all
-- All tools by name, the disabled ones on request.
SELECT spec::text FROM agent_tools WHERE present AND (enabled OR $1) ORDER BY name;

-- name: is_filled
-- Whether there is any tool.
SELECT EXISTS (SELECT FROM agent_tools WHERE present);

-- name: tell_unset
-- What a tool needs and does not have, where that has changed.
UPDATE agent_tools SET unset = $2 WHERE name = $1 AND unset IS DISTINCT FROM $2;

-- name: unset
-- The tools that need something.
SELECT name, unset FROM agent_tools WHERE present AND unset <> '{}';

-- name: get
-- One enabled tool.
SELECT spec::text FROM agent_tools WHERE name = $1 AND present AND enabled;

-- name: set_enabled
-- Switches a tool on or off, by its name or an alias.
UPDATE agent_tools SET enabled = $2, switched_by = $3, broken_off = NULL
WHERE name = coalesce(
    (SELECT name FROM agent_tools WHERE name = $1),
    (SELECT min(name) FROM agent_tools WHERE present AND spec -> 'aliases' ? $1)
)
RETURNING name;

-- name: break_off
-- Switches a tool off that stops everybody else, with the reason.
UPDATE agent_tools SET enabled = false, switched_by = NULL, broken_off = $2 WHERE name = $1;

-- name: disabled
-- The tools that are switched off, and why Steward did it itself.
SELECT name, broken_off FROM agent_tools WHERE NOT enabled;

-- name: search
-- Tools that share a word with a sentence, best first.
SELECT name, ts_rank(ARRAY[0.05, 0.3, 0.6, 1.0]::real[], search, query, 0) AS score
FROM agent_tools, any_word($1) AS query
WHERE search @@ query
  AND present AND enabled
  AND ($3::text IS NULL OR tool_type = $3)
  AND ($4::text IS NULL OR permission = $4)
  AND (NOT $5 OR coalesce((spec ->> 'plannable')::boolean, true))
ORDER BY score DESC, name
LIMIT $2;
