-- Chat users, and the codes by which a user claims one.

-- name: put_code
-- The one open code of a chat user, or of a user (then there is no gateway), good for so many seconds. Removes what has expired on the way.
WITH gone AS (DELETE FROM login_codes WHERE expires_at < now() AND (tenant_id, gateway, external_id) <> ($1, $2, $3))
INSERT INTO login_codes AS c (tenant_id, gateway, external_id, code_hash, expires_at)
VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
ON CONFLICT (tenant_id, gateway, external_id)
DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at
RETURNING expires_at;

-- name: claim
-- Uses up a code and pairs its chat user with the user. Of concurrent claims one finds it.
WITH used AS (
    DELETE FROM login_codes WHERE tenant_id = $1 AND code_hash = $2 AND expires_at > now() AND gateway <> ''
    RETURNING tenant_id, gateway, external_id
)
INSERT INTO chat_users AS u (tenant_id, gateway, external_id, user_id)
SELECT tenant_id, gateway, external_id, $3 FROM used
ON CONFLICT (tenant_id, gateway, external_id) DO UPDATE SET user_id = excluded.user_id, paired_at = now()
RETURNING pair_id, gateway, external_id, user_id, paired_at;

-- name: redeem
-- Uses up a user's own code and pairs the chat user in whose chat it was typed with that user. Such a code has no gateway,
-- and its user in the place of the chat user.
WITH used AS (
    DELETE FROM login_codes WHERE tenant_id = $1 AND code_hash = $2 AND expires_at > now() AND gateway = ''
    RETURNING external_id AS user_id
)
INSERT INTO chat_users AS u (tenant_id, gateway, external_id, user_id)
SELECT $1, $3, $4, user_id FROM used
ON CONFLICT (tenant_id, gateway, external_id) DO UPDATE SET user_id = excluded.user_id, paired_at = now()
RETURNING pair_id, gateway, external_id, user_id, paired_at;

-- name: user_of
-- The user a chat user is paired with.
SELECT user_id FROM chat_users WHERE tenant_id = $1 AND gateway = $2 AND external_id = $3;

-- name: list
-- The chat users of a user (null: of all of the tenant), newest first.
SELECT pair_id, gateway, external_id, user_id, paired_at FROM chat_users
WHERE tenant_id = $1 AND ($2::text IS NULL OR user_id = $2)
ORDER BY pair_id DESC
LIMIT $3;

-- name: remove
-- Ends a pair of this user (null: of anybody of the tenant).
DELETE FROM chat_users WHERE pair_id = $3 AND tenant_id = $1 AND ($2::text IS NULL OR user_id = $2)
RETURNING pair_id, gateway, external_id, user_id, paired_at;
