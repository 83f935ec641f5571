-- Deliveries of events, and how users want them.

-- name: settings
-- How a user wants to hear of events.
SELECT settings::text FROM channel_settings WHERE tenant_id = $1 AND user_id = $2;

-- name: set_settings
-- Keeps that.
INSERT INTO channel_settings AS c (tenant_id, user_id, settings) VALUES ($1, $2, $3::text::jsonb)
ON CONFLICT (tenant_id, user_id) DO UPDATE SET settings = excluded.settings, updated_at = clock_timestamp();

-- name: preferences
-- The same for several users of a tenant, with the time zones of their profiles.
SELECT u.user_id, c.settings::text AS settings, m.profile ->> 'timezone' AS timezone
FROM unnest($2::text[]) AS u (user_id)
LEFT JOIN channel_settings AS c ON c.tenant_id = $1 AND c.user_id = u.user_id
LEFT JOIN memory_profiles AS m ON m.tenant_id = $1 AND m.user_id = u.user_id;

-- name: unrouted
-- Events whose deliveries are to be made, for this transaction alone.
SELECT id, tenant_id, user_id, kind, approvers FROM user_events
WHERE NOT routed
ORDER BY id
LIMIT $1
FOR UPDATE SKIP LOCKED;

-- name: add
-- Makes a delivery; one that was given up or waits starts anew.
INSERT INTO event_deliveries AS d (event, recipient, channel, next_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (event, recipient, channel) DO UPDATE SET attempts = 0, dead_at = NULL, next_at = excluded.next_at
WHERE d.delivered_at IS NULL;

-- name: routed
-- Their deliveries are made.
UPDATE user_events SET routed = true WHERE id = ANY ($1::bigint[]);

-- name: claim
-- Takes up to $1 that are due for $2 seconds; counts the attempt.
UPDATE event_deliveries AS d SET attempts = d.attempts + 1, next_at = clock_timestamp() + make_interval(secs => $2)
FROM user_events AS e
WHERE e.id = d.event AND d.id IN (
    SELECT c.id FROM event_deliveries AS c
    WHERE c.delivered_at IS NULL AND c.dead_at IS NULL AND c.next_at <= clock_timestamp()
    ORDER BY c.next_at, c.id
    LIMIT $1
    FOR UPDATE SKIP LOCKED)
RETURNING d.id, d.attempts, d.recipient, d.channel, e.event_id::text AS event_id, e.tenant_id, e.user_id, e.problem_id,
    e.kind, e.approvers, e.detail, e.at,
    (SELECT c.settings::text FROM channel_settings AS c
     WHERE c.tenant_id = e.tenant_id AND c.user_id = d.recipient) AS settings;

-- name: settle
-- How an attempt ended.
SELECT settle_delivery($1, $2, $3);

-- name: list
-- Deliveries to a user ($2 null: to all of the tenant), newest first, before an id; $3: dead, delivered, waiting or null.
SELECT d.id, d.recipient, d.channel, e.kind, e.problem_id, d.attempts, d.next_at, d.delivered_at, d.dead_at, d.last_error
FROM event_deliveries AS d JOIN user_events AS e ON e.id = d.event
WHERE e.tenant_id = $1 AND ($2::text IS NULL OR d.recipient = $2)
  AND ($3::text IS NULL
       OR $3 = CASE WHEN d.dead_at IS NOT NULL THEN 'dead' WHEN d.delivered_at IS NOT NULL THEN 'delivered' ELSE 'waiting' END)
  AND ($4::bigint IS NULL OR d.id < $4)
ORDER BY d.id DESC
LIMIT $5;

-- name: revive
-- A delivery that was given up is tried anew; no row when there is none of this user's.
UPDATE event_deliveries AS d SET attempts = 0, dead_at = NULL, next_at = clock_timestamp()
FROM user_events AS e
WHERE e.id = d.event AND e.tenant_id = $1 AND ($2::text IS NULL OR d.recipient = $2) AND d.id = $3
  AND d.delivered_at IS NULL
RETURNING d.id;
