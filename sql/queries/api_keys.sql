-- API keys: found by the hash of what a caller sent.

-- name: add
-- A new key.
INSERT INTO api_keys (key_id, key_sha256, tenant_id, user_id, name, scopes, roles, created_by, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
RETURNING key_id, tenant_id, user_id, name, scopes, roles, created_by, created_at, expires_at, revoked_at, last_used_at,
          expires_at <= now() IS TRUE AS expired;

-- name: find
-- The key of this hash, whether it still opens anything or not.
SELECT key_id, tenant_id, user_id, name, scopes, roles, created_by, created_at, expires_at, revoked_at, last_used_at,
       expires_at <= now() IS TRUE AS expired
FROM api_keys WHERE key_sha256 = $1;

-- name: note_use
-- That a key was used, unless that was noted a minute ago.
UPDATE api_keys SET last_used_at = now()
WHERE key_id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute');

-- name: list
-- The keys of a tenant (null: of all), newest first.
SELECT key_id, tenant_id, user_id, name, scopes, roles, created_by, created_at, expires_at, revoked_at, last_used_at,
       expires_at <= now() IS TRUE AS expired
FROM api_keys WHERE $1::text IS NULL OR tenant_id = $1
ORDER BY created_at DESC, key_id
LIMIT $2;

-- name: revoke
-- The key of a tenant (null: of any), which opens nothing from now on. A repeat keeps the first time.
UPDATE api_keys SET revoked_at = coalesce(revoked_at, now())
WHERE key_id = $1 AND ($2::text IS NULL OR tenant_id = $2)
RETURNING key_id, tenant_id, user_id, name, scopes, roles, created_by, created_at, expires_at, revoked_at, last_used_at,
          expires_at <= now() IS TRUE AS expired;
