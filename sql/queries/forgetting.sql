-- Forgetting users. Selected columns are the fields of sql.forgetting.Forgetting.

-- name: begin
-- Begins to forget a user, or finds the forgetting that is under way.
INSERT INTO forgettings AS f (tenant_id, user_id, pseudonym, asked_by) VALUES ($1, $2, pseudonym_of($1, $2), $3)
ON CONFLICT (tenant_id, user_id) WHERE finished_at IS NULL DO UPDATE SET tenant_id = f.tenant_id
RETURNING forgetting_id::text, tenant_id, user_id, stage, asked_by, pseudonym, deleted, kept, asked_at, finished_at;

-- name: get
-- One forgetting.
SELECT forgetting_id::text, tenant_id, user_id, stage, asked_by, pseudonym, deleted, kept, asked_at, finished_at
FROM forgettings WHERE forgetting_id = $1::uuid;

-- name: visible
-- A forgetting of a tenant, and unless null ($3) of this very user.
SELECT forgetting_id::text, tenant_id, user_id, stage, asked_by, pseudonym, deleted, kept, asked_at, finished_at
FROM forgettings
WHERE forgetting_id = $1::uuid AND tenant_id = $2 AND ($3::text IS NULL OR pseudonym = pseudonym_of($2, $3));

-- name: under_way
-- Forgettings that are not done and begun more than $1 seconds ago, oldest first.
SELECT forgetting_id::text FROM forgettings
WHERE finished_at IS NULL AND asked_at < clock_timestamp() - make_interval(secs => $1)
ORDER BY asked_at LIMIT $2;

-- name: enter
-- A forgetting is at this stage from now on.
UPDATE forgettings SET stage = $2 WHERE forgetting_id = $1::uuid AND finished_at IS NULL;

-- name: wait_for_writers
-- Waits until nobody writes for a user any more who began before the forgetting's stage was seen.
SELECT pg_advisory_xact_lock(28, hashtext(jsonb_build_array($1::text, $2::text)::text));

-- name: count
-- Adds to the numbers of what was deleted.
UPDATE forgettings SET deleted = added(deleted, $2) WHERE forgetting_id = $1::uuid AND finished_at IS NULL;

-- name: open_problems
-- Problems of a user that the mirror has as open.
SELECT problem_id FROM problems WHERE tenant_id = $1 AND user_id = $2 AND NOT closed ORDER BY problem_id;

-- name: note_workflows
-- Notes the workflows of a user's reminders and notifications, whose histories go.
INSERT INTO erased_workflows (workflow_id, forgetting_id)
SELECT 'reminder-' || id, $3::uuid FROM reminders WHERE tenant_id = $1 AND user_id = $2
UNION ALL
SELECT 'notify-' || tenant_id || '-' || notification_key, $3::uuid FROM notifications
WHERE tenant_id = $1 AND user_id = $2
ON CONFLICT (workflow_id) DO UPDATE SET forgetting_id = excluded.forgetting_id;

-- name: problem_ids
-- Numbers of a user's problems, also of those that were only begun.
SELECT problem_id FROM problems WHERE tenant_id = $1 AND user_id = $2
UNION
SELECT i.problem_id FROM idempotency AS i
WHERE i.tenant_id = $1 AND i.user_id = $2
  AND NOT EXISTS (SELECT FROM erased_problems AS e WHERE e.problem_id = i.problem_id)
LIMIT $3;

-- name: erase_problems
-- Takes these problems out, and counts what went.
WITH gone AS (SELECT erase_problems($2::bigint[], $1::uuid, $3, $4) AS counts)
UPDATE forgettings SET deleted = added(deleted, counts -> 'deleted'), kept = added(kept, counts -> 'kept') FROM gone
WHERE forgetting_id = $1::uuid;

-- name: erase_of_user
-- Deletes some rows of a user from a table, counts them, and tells how many.
WITH gone AS MATERIALIZED (SELECT erase_of_user($4, $2, $3, $5) AS rows), counted AS (
    UPDATE forgettings SET deleted = added(deleted, jsonb_build_object($4::text, rows)) FROM gone
    WHERE forgetting_id = $1::uuid
)
SELECT rows FROM gone;

-- name: erase_login_codes
-- Ends the open codes of the chat users that are paired with a user, and the user's own, which has no gateway.
WITH gone AS (
    DELETE FROM login_codes AS l
    WHERE l.tenant_id = $2
      AND ((l.gateway = '' AND l.external_id = $3)
           OR EXISTS (SELECT 1 FROM chat_users AS c
                      WHERE c.tenant_id = l.tenant_id AND c.user_id = $3
                        AND c.gateway = l.gateway AND c.external_id = l.external_id))
    RETURNING 1
)
UPDATE forgettings SET deleted = added(deleted, (SELECT jsonb_build_object('login_codes', count(*)) FROM gone))
WHERE forgetting_id = $1::uuid;

-- name: erase_rate_limits
-- Forgets when a user, or a chat user that is paired with them, was served.
WITH gone AS (
    DELETE FROM rate_limits AS r
    WHERE r.tenant_id = $2
      AND (r.subject = $3 OR r.subject IN (SELECT gateway || E'\x1f' || external_id FROM chat_users
                                           WHERE tenant_id = $2 AND user_id = $3))
    RETURNING 1
)
UPDATE forgettings SET deleted = added(deleted, (SELECT jsonb_build_object('rate_limits', count(*)) FROM gone))
WHERE forgetting_id = $1::uuid;

-- name: erase_deliveries
-- Forgets that a user was told of what others' problems wanted them to decide.
WITH gone AS (
    DELETE FROM event_deliveries AS d USING user_events AS e
    WHERE e.id = d.event AND e.tenant_id = $2 AND d.recipient = $3
    RETURNING 1
)
UPDATE forgettings SET deleted = added(deleted, (SELECT jsonb_build_object('event_deliveries', count(*)) FROM gone))
WHERE forgetting_id = $1::uuid;

-- name: erase_tool_cache
-- Empties the cache of answers: whose an answer is stands in no column, and losing one costs a call.
WITH gone AS (DELETE FROM tool_cache RETURNING 1)
UPDATE forgettings SET deleted = added(deleted, (SELECT jsonb_build_object('tool_cache', count(*)) FROM gone))
WHERE forgetting_id = $1::uuid;

-- name: rename_documents
-- Documents of the knowledge base stay; who added them is named by the pseudonym.
WITH changed AS (
    UPDATE kb_documents SET added_by = $4 WHERE tenant_id = $2 AND added_by = $3 RETURNING 1
)
UPDATE forgettings SET kept = added(kept, (SELECT jsonb_build_object('kb_documents', count(*)) FROM changed))
WHERE forgetting_id = $1::uuid;

-- name: rename_keys
-- Keys of others that a user made stay; who made them is named by the pseudonym.
WITH changed AS (
    UPDATE api_keys SET created_by = $4
    WHERE tenant_id = $2 AND created_by = $3 AND user_id IS DISTINCT FROM $3 RETURNING 1
)
UPDATE forgettings SET kept = added(kept, (SELECT jsonb_build_object('api_keys', count(*)) FROM changed))
WHERE forgetting_id = $1::uuid;

-- name: rename_switches
-- Tools that a user switched stay as they are; who switched them is named by the pseudonym.
WITH changed AS (UPDATE agent_tools SET switched_by = $3 WHERE switched_by = $2 RETURNING 1)
UPDATE forgettings SET kept = added(kept, (SELECT jsonb_build_object('agent_tools', count(*)) FROM changed))
WHERE forgetting_id = $1::uuid;

-- name: rename_decisions_on_tools
-- Definitions of MCP tools that a user accepted or rejected stay so; who did is named by the pseudonym.
WITH changed AS (UPDATE mcp_tools SET decided_by = $3 WHERE decided_by = $2 RETURNING 1)
UPDATE forgettings SET kept = added(kept, (SELECT jsonb_build_object('mcp_tools', count(*)) FROM changed))
WHERE forgetting_id = $1::uuid;

-- name: rename_decisions
-- What a user decided for others stays in the audit; who decided is named by the pseudonym.
WITH changed AS (
    UPDATE problem_steps AS s
    SET detail = replace(replace(s.detail::text,
            '"decided_by": ' || to_jsonb($3::text)::text, '"decided_by": ' || to_jsonb($4::text)::text),
            '"actor": ' || to_jsonb($3::text)::text, '"actor": ' || to_jsonb($4::text)::text)::jsonb
    FROM problems AS p
    WHERE p.problem_id = s.problem_id AND p.tenant_id = $2
      AND (s.detail ->> 'decided_by' = $3 OR s.detail ->> 'actor' = $3)
    RETURNING 1
)
UPDATE forgettings SET kept = added(kept, (SELECT jsonb_build_object('problem_steps', count(*)) FROM changed))
WHERE forgetting_id = $1::uuid;

-- name: rename_decisions_in_views
-- The same in the views of the problems of others.
UPDATE problems SET view = replace(view::text, '"decided_by": ' || to_jsonb($2::text)::text,
                                   '"decided_by": ' || to_jsonb($3::text)::text)::jsonb
WHERE tenant_id = $1
  AND view @> jsonb_build_object('approvals', jsonb_build_array(jsonb_build_object('decided_by', $2::text)));

-- name: note_problems
-- Notes problems that Temporal has of a user, whatever the mirror says.
INSERT INTO erased_problems (problem_id) SELECT unnest($1::bigint[]) ON CONFLICT DO NOTHING;

-- name: note_workflow_ids
-- Notes workflows whose histories go.
INSERT INTO erased_workflows (workflow_id, forgetting_id) SELECT unnest($1::text[]), $2::uuid
ON CONFLICT (workflow_id) DO UPDATE SET forgetting_id = excluded.forgetting_id;

-- name: workflows
-- Workflows whose histories are still to be deleted: of a forgetting, or (null) of none.
SELECT workflow_id FROM erased_workflows WHERE forgetting_id IS NOT DISTINCT FROM $1::uuid
ORDER BY workflow_id LIMIT $2;

-- name: workflows_gone
-- These histories are deleted: so are the payloads that only they held.
WITH released AS MATERIALIZED (SELECT release_payloads($2::text[]) AS rows), gone AS (
    DELETE FROM erased_workflows WHERE workflow_id = ANY ($2::text[]) RETURNING 1
), counted AS (
    UPDATE forgettings SET deleted = added(deleted, jsonb_build_object('payload_claims', rows, 'workflows', $3::bigint))
    FROM released WHERE forgetting_id = $1::uuid
)
SELECT rows FROM released;

-- name: left_of_user
-- How many rows a table still has of a user.
SELECT rows_of_user($1, $2, $3);

-- name: finish
-- Makes the certificate: from now on nobody is named in it. What opened the doors to the user goes in the same moment.
WITH pairs AS (
    DELETE FROM chat_users AS c USING forgettings AS f
    WHERE f.forgetting_id = $1::uuid AND c.tenant_id = f.tenant_id AND c.user_id = f.user_id RETURNING 1
), keys AS (
    DELETE FROM api_keys AS k USING forgettings AS f
    WHERE f.forgetting_id = $1::uuid AND k.tenant_id = f.tenant_id AND k.user_id = f.user_id RETURNING 1
)
UPDATE forgettings
SET stage = 'done', user_id = NULL, finished_at = clock_timestamp(),
    deleted = added(deleted, jsonb_build_object('chat_users', (SELECT count(*) FROM pairs),
                                                'api_keys', (SELECT count(*) FROM keys)))
WHERE forgetting_id = $1::uuid AND finished_at IS NULL;
