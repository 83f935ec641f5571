-- Kept answers of tools that only read.

-- name: find
-- An answer whose time is not over.
SELECT result, message, stored_at FROM tool_cache WHERE key = $1 AND expires_at > now();

-- name: keep
-- Keeps an answer for $5 seconds.
INSERT INTO tool_cache (key, tool_name, result, message, stored_at, expires_at)
VALUES ($1, $2, $3::text::jsonb, $4, now(), now() + make_interval(secs => $5))
ON CONFLICT (key) DO UPDATE
SET result = excluded.result, message = excluded.message, stored_at = excluded.stored_at,
    expires_at = excluded.expires_at;

-- name: sweep_expired
-- Removes what is over; rows another sweep or a new answer holds are left to it.
DELETE FROM tool_cache
WHERE key IN (SELECT key FROM tool_cache WHERE expires_at <= now() FOR UPDATE SKIP LOCKED);

-- name: sweep_beyond
-- Removes the oldest answers beyond the newest $1.
DELETE FROM tool_cache
WHERE key IN (SELECT key FROM tool_cache ORDER BY stored_at DESC OFFSET $1 FOR UPDATE SKIP LOCKED);
