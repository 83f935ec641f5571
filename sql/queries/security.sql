-- Security events.

-- name: add
-- Keeps events; one whose key is known changes nothing.
INSERT INTO security_events (tenant_id, user_id, key, kind, problem_id, family, place, detail, at)
SELECT tenant_id, user_id, key, kind, problem_id, family, place, detail, at
FROM jsonb_to_recordset($1::text::jsonb) AS e (tenant_id text, user_id text, key text, kind text, problem_id bigint,
                                               family text, place text, detail text, at timestamptz)
ON CONFLICT (tenant_id, key) DO NOTHING;

-- name: list
-- Events of a user, or ($2 null) of all of the tenant, newest first: of a kind, since a moment, of a problem, before an id.
SELECT event_id AS id, user_id, kind, problem_id, family, place, detail, at
FROM security_events
WHERE tenant_id = $1 AND ($2::text IS NULL OR user_id = $2)
  AND ($3::text IS NULL OR kind = $3)
  AND ($4::timestamptz IS NULL OR at >= $4)
  AND ($5::bigint IS NULL OR problem_id = $5)
  AND ($6::bigint IS NULL OR event_id < $6)
ORDER BY event_id DESC
LIMIT $7;
