-- Push addresses and what is to be posted to them.

-- name: set
-- Keeps an address; false when the problem has as many as it may.
SELECT set_push_address($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- name: list
-- The addresses of a problem, oldest first.
SELECT config_id, agent, url, token, auth_scheme, auth_credentials FROM push_addresses
WHERE problem_id = $1
ORDER BY created_at, config_id;

-- name: delete
-- Forgets an address and what was to be posted there.
DELETE FROM push_addresses WHERE problem_id = $1 AND config_id = $2;

-- name: claim
-- Takes up to $1 of those that are due, one per address and in order, for $2 seconds; counts the attempt.
UPDATE pushes AS p SET attempts = p.attempts + 1, next_at = clock_timestamp() + make_interval(secs => $2)
FROM push_addresses AS a
WHERE a.problem_id = p.problem_id AND a.config_id = p.config_id
  AND p.id IN (
    SELECT d.id FROM pushes AS d
    WHERE d.dead_at IS NULL AND d.next_at <= clock_timestamp()
      AND NOT EXISTS (SELECT FROM pushes AS e
                      WHERE e.problem_id = d.problem_id AND e.config_id = d.config_id AND e.id < d.id
                        AND e.dead_at IS NULL)
    ORDER BY d.next_at
    LIMIT $1
    FOR UPDATE SKIP LOCKED)
RETURNING p.id, p.attempts, p.summary::text AS summary, a.config_id, a.agent, a.url, a.token, a.auth_scheme,
    a.auth_credentials;

-- name: delivered
-- It was taken.
DELETE FROM pushes WHERE id = $1;

-- name: failed
-- It was not; tried again in $3 seconds, or given up ($3 null).
UPDATE pushes
SET last_error = $2, next_at = clock_timestamp() + make_interval(secs => coalesce($3::float8, 0)),
    dead_at = CASE WHEN $3::float8 IS NULL THEN clock_timestamp() END
WHERE id = $1;
