-- Reminders. The selected columns are the fields of sql.reminders.Reminder.

-- name: add
-- Notes a reminder, or finds the one this key made.
INSERT INTO reminders AS r (tenant_id, user_id, key, due_at, text, problem_id)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (tenant_id, user_id, key) DO UPDATE SET key = r.key
RETURNING id::text AS reminder_id, problem_id, due_at, text, status, created_at;

-- name: list
-- A user's reminders by due time.
SELECT id::text AS reminder_id, problem_id, due_at, text, status, created_at
FROM reminders
WHERE tenant_id = $1 AND user_id = $2 AND ($3 OR status = 'scheduled')
ORDER BY due_at, id
LIMIT $4;

-- name: get
-- One reminder of a user.
SELECT id::text AS reminder_id, problem_id, due_at, text, status, created_at
FROM reminders
WHERE tenant_id = $1 AND user_id = $2 AND id::text = $3;

-- name: added_by
-- The reminder a key made.
SELECT id::text AS reminder_id, problem_id, due_at, text, status, created_at
FROM reminders
WHERE tenant_id = $1 AND user_id = $2 AND key = $3;

-- name: cancel
-- Cancels a scheduled reminder; a fired one stays fired.
UPDATE reminders
SET status = CASE status WHEN 'scheduled' THEN 'canceled' ELSE status END
WHERE tenant_id = $1 AND user_id = $2 AND id::text = $3
RETURNING id::text AS reminder_id, problem_id, due_at, text, status, created_at;

-- name: mark_fired
-- Notes that a scheduled reminder was delivered.
UPDATE reminders SET status = 'fired' WHERE id::text = $1 AND status = 'scheduled' RETURNING id;
