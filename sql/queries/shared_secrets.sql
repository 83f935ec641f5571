-- Secrets that the processes of an installation share.

-- name: add
-- Keep a secret, unless there is one of that name.
INSERT INTO shared_secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING;

-- name: get
-- The secret of a name.
SELECT secret FROM shared_secrets WHERE name = $1;
