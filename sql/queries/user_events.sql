-- Events of users. The selected columns are the fields of sql.user_events.RecordedEvent.

-- name: number
-- Gives committed events their numbers.
SELECT number_user_events();

-- name: horizon
-- The number of the tenant's last event.
SELECT coalesce(max(seq), 0) FROM user_events WHERE tenant_id = $1;

-- name: page
-- Events of a user ($2 null: of the tenant), and of approvals that name one of $3, after number $4 and up to $5.
SELECT seq, event_id::text AS event_id, user_id, problem_id, kind, approvers, detail, at FROM user_events
WHERE tenant_id = $1 AND seq > $4 AND seq <= $5
  AND ($2::text IS NULL OR user_id = $2 OR approvers ?| $3::text[])
ORDER BY seq
LIMIT $6;

-- name: tell_of_expiring
-- Tells of approvals that are about to expire; how many.
SELECT tell_of_expiring($1);
