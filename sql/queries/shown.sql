-- What conversations showed last.

-- name: take
-- What was shown since the user's last message; nothing of it is shown from here on. Of concurrent takers one gets it.
WITH earlier AS MATERIALIZED (
    SELECT entries FROM shown
    WHERE tenant_id = $1 AND user_id = $2 AND conversation_id = $3 AND entries <> '[]'::jsonb
    FOR UPDATE
)
UPDATE shown AS s SET entries = '[]'::jsonb FROM earlier AS e
WHERE s.tenant_id = $1 AND s.user_id = $2 AND s.conversation_id = $3
RETURNING e.entries::text;

-- name: add
-- Adds what was shown.
SELECT add_shown($1, $2, $3, $4::text::jsonb);
