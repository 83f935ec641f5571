-- Notifications. The selected columns are the fields of sql.notifications.Notification.

-- name: add
-- Records a notification, or finds the one of this key. Until it is tried, what it offers was shown ($8) in the
-- conversation of its problem: at the same moment, since its user may answer at once.
WITH recorded AS (
    INSERT INTO notifications AS n (tenant_id, user_id, notification_key, problem_id, text, source, options)
    VALUES ($1, $2, $3, $4, $5, $6, $7::text::jsonb)
    ON CONFLICT (tenant_id, notification_key) DO UPDATE SET notification_key = n.notification_key
    RETURNING id, user_id, notification_key, problem_id, text, source, options, created_at, delivered_at, attempts,
        last_error, dead_at
), offered AS MATERIALIZED (
    SELECT add_shown(p.tenant_id, p.user_id, p.conversation_id, $8::text::jsonb)
    FROM recorded AS r JOIN problems AS p USING (problem_id) WHERE r.attempts = 0
)
SELECT r.* FROM recorded AS r WHERE (SELECT count(*) FROM offered) >= 0;

-- name: revive
-- Counts the attempts of a dead one anew, and has its event delivered again.
WITH revived AS (UPDATE notifications SET attempts = 0, dead_at = NULL WHERE id = $1 AND delivered_at IS NULL
                 RETURNING tenant_id, notification_key)
UPDATE user_events AS e SET routed = false FROM revived AS r
WHERE e.tenant_id = r.tenant_id AND e.event_key = 'notification:' || r.notification_key;

-- name: get
-- One notification, of a user or ($2 null) of any of the tenant's.
SELECT id, user_id, notification_key, problem_id, text, source, options, created_at, delivered_at, attempts,
    last_error, dead_at
FROM notifications
WHERE tenant_id = $1 AND ($2::text IS NULL OR user_id = $2) AND id = $3;

-- name: unseen
-- What a user has not put away yet, newest first, of the last week.
SELECT id, user_id, notification_key, problem_id, text, source, options, created_at, delivered_at, attempts,
    last_error, dead_at
FROM notifications
WHERE tenant_id = $1 AND user_id = $2 AND seen_at IS NULL AND created_at > now() - interval '7 days'
ORDER BY id DESC
LIMIT $3;

-- name: see
-- The user has put one away, or ($3 null) all.
UPDATE notifications SET seen_at = now()
WHERE tenant_id = $1 AND user_id = $2 AND ($3::bigint IS NULL OR id = $3) AND seen_at IS NULL;

-- name: list
-- Notifications of a user, or of all of the tenant's, newest first, before an id; $3: dead, delivered, waiting or null.
SELECT id, user_id, notification_key, problem_id, text, source, options, created_at, delivered_at, attempts,
    last_error, dead_at
FROM notifications
WHERE tenant_id = $1 AND ($2::text IS NULL OR user_id = $2)
  AND ($3::text IS NULL
       OR $3 = CASE WHEN dead_at IS NOT NULL THEN 'dead' WHEN delivered_at IS NOT NULL THEN 'delivered' ELSE 'waiting' END)
  AND ($4::bigint IS NULL OR id < $4)
ORDER BY id DESC
LIMIT $5;
