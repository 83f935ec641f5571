-- What fills the mirror for bench.scale.mirror: problems and what belongs to them, without going through their triggers.
-- In each statement $1 and $2 are the first and the last problem, $3 is how many there will be.

-- name: problems
-- Four tenants of 60, 25, 10 and 5 % of the users; a user for 500 problems, some with many more; of the newest twentieth
-- 6 % are open.
WITH syllables AS MATERIALIZED (
    SELECT string_to_array('bar cel dom fen gul hor jas kel lum mor nor pel qua rin sol tam ver wil yor zan', ' ') AS onset,
           string_to_array('a be di gon ki lo mer na pi ro san ti', ' ') AS middle,
           string_to_array('ta den vik mund sk rex lia ton burg ness', ' ') AS last
), drawn AS MATERIALIZED (
    SELECT n, now() - ($3 - n) * interval '60 seconds' AS at,
           floor(greatest(20, $3 / 500) * power(random(), 2))::int AS u, random() AS luck, random() AS kind,
           floor(power(random(), 3) * 2400)::int AS w1, floor(power(random(), 3) * 2400)::int AS w2,
           floor(random() * 40)::int AS person
    FROM generate_series($1::bigint, $2::bigint) AS n
), worded AS (
    SELECT d.*, format('%s%s%s', onset[w1 % 20 + 1], middle[w1 / 20 % 12 + 1], last[w1 / 240 + 1]) AS topic,
           format('%s%s%s', onset[w2 % 20 + 1], middle[w2 / 20 % 12 + 1], last[w2 / 240 + 1]) AS detail,
           initcap(format('%s%s', onset[person % 20 + 1], last[person / 4 + 1])) AS name,
           (ARRAY['search_email', 'compose_email', 'create_event', 'list_events', 'add_todo', 'web_search', 'get_weather',
                  'search_documents', 'set_reminder', 'answer'])[floor(kind * 10)::int + 1] AS tool,
           CASE WHEN n > $3 * 0.95 AND luck < 0.03 THEN 'awaiting_confirmation'
                WHEN n > $3 * 0.95 AND luck < 0.05 THEN 'awaiting_user'
                WHEN n > $3 * 0.95 AND luck < 0.06 THEN 'in_progress'
                WHEN luck < 0.93 THEN 'done' WHEN luck < 0.97 THEN 'failed' WHEN luck < 0.995 THEN 'canceled'
                ELSE 'blocked' END AS status,
           CASE WHEN u % 20 < 12 THEN 'acme' WHEN u % 20 < 17 THEN 'borealis' WHEN u % 20 < 19 THEN 'cumulus'
                ELSE 'delta' END AS tenant
    FROM drawn AS d, syllables
), told AS (
    SELECT w.*, format('user_%s', lpad(u::text, 5, '0')) AS user_id,
           status NOT IN ('awaiting_confirmation', 'awaiting_user', 'in_progress') AS closed,
           CASE floor(kind * 10)::int
               WHEN 0 THEN format('can you find any emails from %s about the %s %s report?', name, topic, detail)
               WHEN 1 THEN format('write to %s that the %s meeting moves to Friday because of %s', name, topic, detail)
               WHEN 2 THEN format('put lunch with %s into my calendar, subject %s, invoice INV-%s', name, topic, n)
               WHEN 3 THEN format('what is on my calendar next week with %s?', name)
               WHEN 4 THEN format('remind me to pay the %s bill and call %s', topic, name)
               WHEN 5 THEN format('look up opening hours of %s near %s', topic, detail)
               WHEN 6 THEN format('will it rain in %s tomorrow?', initcap(topic))
               WHEN 7 THEN format('what do our documents say about %s and %s?', topic, detail)
               WHEN 8 THEN format('wake me at seven, %s is at eight', topic)
               ELSE format('who is %s and why did they ask about %s?', name, topic) END AS request,
           format('Found %s entries about “%s %s”: 1. %s wrote on Monday that the %s is ready and asks for an answer until '
                  'Thursday. 2. The %s was moved once more.', w1 % 7, topic, detail, name, topic, detail) AS message
    FROM worded AS w
), approving AS (
    SELECT t.*, CASE WHEN status <> 'awaiting_confirmation' THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
               'approval_id', format('%s-1', n), 'call_id', format('%s-c1', n), 'kind', 'permission',
               'tool_name', 'compose_email',
               'args', jsonb_build_object('to', lower(name) || '@example.com', 'subject', topic, 'body', request),
               'args_sha256', encode(sha256(convert_to(request, 'UTF8')), 'hex'), 'asked_sha256', '', 'args_left_out', false,
               'origins', '[]'::jsonb, 'reason', 'compose_email needs permission',
               'message', format('send an e-mail to %s?', name),
               'approvers', CASE WHEN w2 % 10 = 0 THEN '["role:finance"]'::jsonb ELSE '[]'::jsonb END,
               'requested_at', at, 'expires_at', at + interval '90 days', 'state', 'pending', 'decided_at', NULL,
               'decided_by', NULL, 'decided_roles', '[]'::jsonb, 'decision_reason', NULL)) END AS approvals
    FROM told AS t
)
INSERT INTO problems (problem_id, tenant_id, user_id, conversation_id, status, closed, tool_name, text, view, version,
                      created_at, updated_at)
SELECT n, tenant, user_id, format('%s-%s', user_id, n / 20000), status, closed, tool, request,
       jsonb_build_object('problem_id', n, 'tenant_id', tenant, 'user_id', user_id,
           'conversation_id', format('%s-%s', user_id, n / 20000), 'gateway', CASE WHEN w1 % 10 = 0 THEN 'a2a' ELSE 'http' END,
           'problem_type', 'request', 'status', status, 'closed', closed, 'text', request, 'tool_name', tool,
           'tool_executed', closed, 'message', message, 'is_direct_answer', false,
           'result', CASE WHEN closed THEN jsonb_build_object('count', 2, 'entries', jsonb_build_array(
               jsonb_build_object('from', name, 'subject', topic, 'text', message),
               jsonb_build_object('from', name, 'subject', detail, 'text', request))) END,
           'approvals', approvals,
           'question', CASE WHEN status = 'awaiting_user' THEN jsonb_build_object('text', 'Which one?', 'parameter', 'to') END,
           'error', NULL, 'verification', jsonb_build_object('confidence', 1.0, 'verified', true, 'notes', '[]'::jsonb,
               'raw_outputs', jsonb_build_array(jsonb_build_object('tool_name', tool, 'result', message))),
           'degraded', '[]'::jsonb, 'created_at', at, 'updated_at', at + luck * interval '20 seconds', 'stale', false),
       5, at, at + luck * interval '20 seconds'
FROM approving ORDER BY n;

-- name: steps
-- So many steps ($4) a problem: of five the request, a plan, a call, its outcome and the end; of three the request, the
-- outcome and the end.
INSERT INTO problem_steps (problem_id, step_key, seq, actor, action, description, detail, at, recorded_at)
SELECT p.problem_id, format('step-%s', s.seq), s.seq, s.actor, s.action,
       CASE WHEN s.action = 'request' THEN p.text ELSE s.description END,
       CASE s.action WHEN 'request' THEN jsonb_build_object('text', p.text)
                     WHEN 'planned' THEN jsonb_build_object('backend', 'embedded', 'plan', jsonb_build_object('kind', 'calls'),
                                                            'usage', jsonb_build_object('seconds', 0.05))
                     WHEN 'completed' THEN jsonb_build_object('message', p.view ->> 'message')
                     ELSE jsonb_build_object('call_id', format('%s-c1', p.problem_id), 'tool_name', p.tool_name,
                                             'args', jsonb_build_object('query', p.text),
                                             'result', CASE WHEN s.action = 'tool_succeeded' THEN p.view -> 'result' END) END,
       p.created_at + s.seq * interval '1 second', p.created_at + s.seq * interval '1 second'
FROM problems AS p
CROSS JOIN LATERAL (VALUES
    (1, 'user', 'request', ''), (2, 'agent', 'planned', 'Plan 1'), (3, 'agent', 'tool_dispatched', 'A tool is called'),
    (4, 'agent', 'tool_succeeded', 'It was called'), (5, 'system', 'completed', 'It is done')) AS s (seq, actor, action, description)
WHERE p.problem_id BETWEEN $1 AND $2 AND $3::bigint > 0 AND ($4 = 5 OR s.seq NOT IN (2, 3))
ORDER BY p.problem_id, s.seq;

-- name: asked_approvals
-- The step that asks, of the problems that wait for an approval.
INSERT INTO problem_steps (problem_id, step_key, seq, actor, action, description, detail, at, recorded_at)
SELECT problem_id, 'step-6', 6, 'agent', 'approval_requested', 'An e-mail is to be sent', summary -> 'approvals' -> 0,
       created_at, created_at
FROM problems WHERE problem_id BETWEEN $1 AND $2 AND $3::bigint > 0 AND status = 'awaiting_confirmation';

-- name: events
-- An event for each end, and of every tenth problem an approval that was decided.
INSERT INTO user_events (seq, event_key, tenant_id, user_id, problem_id, kind, detail, at, routed, reminded)
SELECT nextval('user_event_numbers'), format('%s:%s', e.kind, problem_id), tenant_id, user_id, problem_id, e.kind,
       jsonb_build_object('text', left(view ->> 'message', 80), 'conversation_id', conversation_id, 'tool_name', tool_name,
                          'status', status, 'approval', CASE WHEN e.kind = 'approval_decided' THEN jsonb_build_object(
                              'approval_id', format('%s-1', problem_id), 'decision', 'approved') END),
       updated_at, true, true
FROM problems CROSS JOIN LATERAL (VALUES ('approval_decided'), ('problem_ended')) AS e (kind)
WHERE problem_id BETWEEN $1 AND $2 AND $3::bigint > 0 AND closed AND (e.kind = 'problem_ended' OR problem_id % 10 = 0)
ORDER BY problem_id;

-- name: idempotency
-- A key for every third problem.
INSERT INTO idempotency (tenant_id, user_id, key, body_sha256, problem_id, created_at)
SELECT tenant_id, user_id, format('key-%s', problem_id), encode(sha256(convert_to(text, 'UTF8')), 'hex'), problem_id, created_at
FROM problems WHERE problem_id BETWEEN $1 AND $2 AND $3::bigint > 0 AND problem_id % 3 = 0;

-- name: dispatches
-- A call with an effect for every third problem; one in a thousand of these of unknown outcome.
INSERT INTO tool_dispatches (problem_id, call_id, tool_name, args_sha256, effect, state, attempt_token, result, started_at,
                             finished_at)
SELECT problem_id, format('%s-c1', problem_id), coalesce(tool_name, 'answer'),
       encode(sha256(convert_to(text, 'UTF8')), 'hex'), 'once',
       CASE WHEN problem_id % 3000 = 0 THEN 'unknown' ELSE 'succeeded' END, 'token', view -> 'result', created_at, updated_at
FROM problems WHERE problem_id BETWEEN $1 AND $2 AND $3::bigint > 0 AND problem_id % 3 = 0;

-- name: notifications
-- One for every fiftieth problem; one in a hundred of these was given up.
INSERT INTO notifications (tenant_id, user_id, notification_key, problem_id, text, source, delivered_at, dead_at)
SELECT tenant_id, user_id, format('note-%s', problem_id), problem_id, 'It is done.', 'bench',
       CASE WHEN problem_id % 5000 <> 0 THEN updated_at END, CASE WHEN problem_id % 5000 = 0 THEN updated_at END
FROM problems WHERE problem_id BETWEEN $1 AND $2 AND $3::bigint > 0 AND problem_id % 50 = 0;
