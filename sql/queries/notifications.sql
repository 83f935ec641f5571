-- Notifications. The selected columns are the fields of sql.notifications.Notification.

-- name: add
-- Records a notification, or finds the one of this key.
INSERT INTO notifications AS n (tenant_id, user_id, notification_key, problem_id, text, source)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (tenant_id, notification_key) DO UPDATE SET notification_key = n.notification_key
RETURNING id, notification_key, problem_id, text, source, created_at, delivered_at, attempts, last_error;

-- name: mark_delivered
-- The webhook took it.
UPDATE notifications SET delivered_at = now(), attempts = attempts + 1, last_error = NULL
WHERE id = $1 AND delivered_at IS NULL;

-- name: mark_attempt_failed
-- The webhook did not take it.
UPDATE notifications SET attempts = attempts + 1, last_error = $2 WHERE id = $1 AND delivered_at IS NULL;

-- name: list
-- A user's notifications after an id, oldest first.
SELECT id, notification_key, problem_id, text, source, created_at, delivered_at, attempts, last_error
FROM notifications
WHERE tenant_id = $1 AND user_id = $2 AND id > $3
ORDER BY id
LIMIT $4;
