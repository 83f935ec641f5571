-- Reminders. The selected columns are the fields of sql.reminders.Reminder.

-- name: add
-- Notes a reminder, or finds the one this key made.
INSERT INTO reminders AS r (tenant_id, user_id, key, due_at, text, problem_id, repeat, timezone, starts_at, source)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $4, $9)
ON CONFLICT (tenant_id, user_id, key) DO UPDATE SET key = r.key
RETURNING id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source;

-- name: list
-- A user's reminders by due time.
SELECT id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source
FROM reminders
WHERE tenant_id = $1 AND user_id = $2 AND ($3 OR status = 'scheduled')
ORDER BY due_at, id
LIMIT $4;

-- name: get
-- One reminder of a user.
SELECT id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source
FROM reminders
WHERE tenant_id = $1 AND user_id = $2 AND id::text = $3;

-- name: added_by
-- The reminder a key made.
SELECT id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source
FROM reminders
WHERE tenant_id = $1 AND user_id = $2 AND key = $3;

-- name: cancel
-- Cancels a scheduled reminder; a fired one stays fired.
UPDATE reminders
SET status = CASE status WHEN 'scheduled' THEN 'canceled' ELSE status END
WHERE tenant_id = $1 AND user_id = $2 AND id::text = $3
RETURNING id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source;

-- name: snooze
-- Puts a reminder off, also one that has fired; the same key again changes nothing.
UPDATE reminders AS r
SET due_at = CASE WHEN r.snoozed_key = $5 THEN r.due_at ELSE $4 END,
    status = CASE WHEN r.status = 'canceled' OR r.snoozed_key = $5 THEN r.status ELSE 'scheduled' END,
    snoozed_key = $5
WHERE tenant_id = $1 AND user_id = $2 AND id::text = $3
RETURNING id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source;

-- name: change
-- Makes a reminder another, also one that has fired; the same key again changes nothing.
UPDATE reminders AS r
SET due_at = $5, text = $6, repeat = $7, timezone = $8, starts_at = $5, source = coalesce($9, r.source),
    status = 'scheduled', snoozed_key = $4
WHERE tenant_id = $1 AND user_id = $2 AND id::text = $3 AND status <> 'canceled' AND snoozed_key IS DISTINCT FROM $4
RETURNING id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source;

-- name: mark_fired
-- Notes that a scheduled reminder was delivered; one that repeats stays scheduled.
UPDATE reminders
SET status = CASE WHEN repeat IS NULL THEN 'fired' ELSE status END, fired_at = now()
WHERE id::text = $1 AND status = 'scheduled' RETURNING id;

-- name: repeating
-- A scheduled reminder that repeats, whoever's it is.
SELECT id::text AS reminder_id, problem_id, due_at, text, status, created_at, repeat, timezone, starts_at, fired_at, source
FROM reminders
WHERE id::text = $1 AND status = 'scheduled' AND repeat IS NOT NULL;

-- name: advance
-- Notes when a reminder comes again, or that it does not; one that was put off meanwhile keeps its time.
UPDATE reminders
SET due_at = CASE WHEN due_at <= now() THEN coalesce($2, due_at) ELSE due_at END,
    status = CASE WHEN due_at <= now() AND $2 IS NULL THEN 'fired' ELSE status END
WHERE id::text = $1 AND status = 'scheduled'
RETURNING CASE status WHEN 'scheduled' THEN due_at END;
