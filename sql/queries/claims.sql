-- Large payloads of Temporal, in chunks, by the hash of the whole.

-- name: touch
-- Says whether a payload is there, and notes that it is still wanted.
WITH touched AS (
    UPDATE payload_claims SET stored_at = now() WHERE sha256 = $1 RETURNING 1
)
SELECT count(*) = $2::int FROM touched;

-- name: hold
-- Notes the workflow in whose history a payload is about to stand; without one ('') nothing is known of it.
INSERT INTO payload_holders (sha256, workflow_id) SELECT $1, $2 WHERE $2 <> '' ON CONFLICT DO NOTHING;

-- name: store
-- Keeps one chunk; of two writers of the same payload both may come through.
INSERT INTO payload_claims (sha256, chunk, chunks, data) VALUES ($1, $2, $3, $4)
ON CONFLICT (sha256, chunk) DO UPDATE SET stored_at = now();

-- name: retrieve
-- All chunks of a payload in order.
SELECT data FROM payload_claims WHERE sha256 = $1 ORDER BY chunk;
