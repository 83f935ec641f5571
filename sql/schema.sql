-- The whole schema as it is after every migration, for reading and for making a database at once.
--
-- A change goes into a new migration AND in here; a test dumps a migrated database and one made from this file, and
-- compares. Not used at run time.

CREATE TABLE public.schema_migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
);

-- The mirror of problems and their steps, problem ids and idempotency keys.

CREATE SEQUENCE public.problem_ids AS bigint;

-- A view without what may be large: the result, what the guards compared an answer with, and arguments of approvals
-- beyond 16,000 characters. It is a column of its own, so that lists and live views never touch the view itself.
CREATE FUNCTION public.problem_summary(p_view jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
    SELECT ((p_view - 'result') #- '{verification,raw_outputs}')
        || jsonb_build_object('result_size',
               CASE WHEN jsonb_typeof(p_view -> 'result') = 'null' THEN NULL
                    ELSE coalesce((p_view #>> '{result,steward_stored_result,size}')::bigint,
                                  octet_length((p_view -> 'result')::text)) END)
        || CASE WHEN length((p_view -> 'approvals')::text) <= 16000 THEN '{}'
                ELSE jsonb_build_object('approvals', (
                    SELECT jsonb_agg(a || '{"args": {}, "args_left_out": true}' ORDER BY n)
                    FROM jsonb_array_elements(p_view -> 'approvals') WITH ORDINALITY AS t (a, n))) END
$$;

CREATE TABLE public.problems (
    problem_id bigint PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    conversation_id text NOT NULL,
    status text NOT NULL,
    closed boolean NOT NULL,
    tool_name text,
    text text,
    view jsonb NOT NULL,
    version bigint,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    summary jsonb NOT NULL GENERATED ALWAYS AS (public.problem_summary(view)) STORED
) WITH (fillfactor = 80);
COMMENT ON TABLE public.problems IS 'One row per problem: its view as the workflow last mirrored it.';
COMMENT ON COLUMN public.problems.summary IS 'The view without what may be large; what lists and live views read.';
COMMENT ON COLUMN public.problems.version IS 'The greatest step number mirrored with this view; orders writes of one instant.';

CREATE INDEX problems_by_conversation ON public.problems (tenant_id, user_id, conversation_id, problem_id);
CREATE INDEX problems_by_user ON public.problems (tenant_id, user_id, problem_id);
CREATE INDEX problems_by_status ON public.problems (status, problem_id);
CREATE INDEX problems_open ON public.problems (problem_id) WHERE NOT closed;

CREATE TABLE public.problem_steps (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    problem_id bigint NOT NULL,
    step_key text NOT NULL,
    seq bigint,
    actor text NOT NULL,
    action text NOT NULL,
    description text NOT NULL,
    detail jsonb NOT NULL,
    at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    place bigint,
    UNIQUE (problem_id, step_key)
);
COMMENT ON TABLE public.problem_steps IS 'The audit: every step exactly once; within a problem, id grows in commit order.';
COMMENT ON COLUMN public.problem_steps.place IS 'For a step without a number: before which of the workflow''s steps it belongs; null: after them.';

CREATE INDEX problem_steps_by_problem ON public.problem_steps (problem_id, id);

CREATE TABLE public.idempotency (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    body_sha256 text NOT NULL,
    problem_id bigint NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    left_with bigint,
    left_approval text,
    signaled boolean NOT NULL DEFAULT true,
    PRIMARY KEY (tenant_id, user_id, key)
);
COMMENT ON TABLE public.idempotency IS 'The problem each idempotency key stands for.';
COMMENT ON COLUMN public.idempotency.left_with IS 'The problem that what was said under this key goes to.';
COMMENT ON COLUMN public.idempotency.signaled IS 'Whether it was left there as a signal, since no worker took it in time.';
COMMENT ON COLUMN public.idempotency.left_approval IS 'The approval that it decides or changes.';

-- One writer per problem at a time: the ids of its steps are then in commit order, which readers resume by.
--
-- A later telling of the same step takes over its time, but not of what the ledger knows, nor of anything before that.
CREATE FUNCTION public.add_steps(p_problem_id bigint, p_steps jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(p_problem_id);
    INSERT INTO problem_steps AS p (problem_id, step_key, seq, actor, action, description, detail, at)
    SELECT p_problem_id, s ->> 'step_key', (s ->> 'seq')::bigint, s ->> 'actor', s ->> 'action',
           s ->> 'description', s -> 'detail', (s ->> 'at')::timestamptz
    FROM jsonb_array_elements(p_steps) WITH ORDINALITY AS t (s, n)
    ORDER BY n
    ON CONFLICT (problem_id, step_key) DO UPDATE SET at = excluded.at
    WHERE p.seq IS NOT NULL AND excluded.at > p.at
      AND NOT EXISTS (SELECT FROM problem_steps AS f WHERE f.problem_id = p.problem_id AND f.seq >= p.seq
                      AND is_on_the_ledger(f.problem_id, f.action, f.detail));
    PERFORM pg_notify('steward_problems', p_problem_id::text);
END
$$;

-- Removes what an earlier telling wrote from the first step on that this write contradicts, and beyond its end: a failed
-- workflow task wrote it, and it never became true. A step the workflow took after this write has a later time and stays.
-- What contradicts the ledger is no retelling: the workflow's history was set back. Then nothing is removed; the earlier
-- steps lose their numbers, keep their place, and a step of its own says what happened.
CREATE FUNCTION public.forget_untrue_steps(p_problem_id bigint, p_steps jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_first bigint;
    v_last bigint;
    v_before timestamptz;
BEGIN
    SELECT least(max((s ->> 'seq')::bigint) + 1,
                 min(p.seq) FILTER (WHERE p.at < (s ->> 'at')::timestamptz AND NOT is_same_step(p_problem_id, p, s))),
           max((s ->> 'seq')::bigint), max((s ->> 'at')::timestamptz)
    INTO v_first, v_last, v_before
    FROM jsonb_array_elements(p_steps) AS t (s)
    LEFT JOIN problem_steps AS p ON p.problem_id = p_problem_id AND p.seq = (s ->> 'seq')::bigint;

    IF EXISTS (
        SELECT FROM problem_steps AS p
        WHERE p.problem_id = p_problem_id AND p.seq BETWEEN v_first AND v_last AND p.at < v_before
          AND is_on_the_ledger(p_problem_id, p.action, p.detail)
          AND NOT EXISTS (SELECT FROM jsonb_array_elements(p_steps) AS t (s) WHERE is_same_step(p_problem_id, p, s))
    ) THEN
        UPDATE problem_steps AS p SET seq = NULL, place = v_first, step_key = 'set_back:' || p.id
        WHERE p.problem_id = p_problem_id AND p.seq >= v_first AND p.at < v_before;
        INSERT INTO problem_steps (problem_id, step_key, place, actor, action, description, detail, at)
        SELECT p_problem_id, 'history_rolled_back:' || clock_timestamp(), v_first, 'system', 'history_rolled_back',
               'The workflow''s history was set back: what is above happened, and the workflow does not know of it.',
               jsonb_build_object('from_step', v_first), v_before
        WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(p_steps) AS t (s)
                          WHERE s ->> 'action' = 'history_rolled_back');
        PERFORM count_mending('history_rolled_back', 1);
    ELSE
        DELETE FROM problem_steps AS p
        WHERE p.problem_id = p_problem_id AND p.seq >= v_first AND p.at < v_before
          AND NOT (p.seq > v_last AND is_on_the_ledger(p_problem_id, p.action, p.detail));
    END IF;
END
$$;

-- A write older than the row leaves the row alone and still adds its missing steps, but none beyond the row's own: the
-- newer write knew better.
CREATE FUNCTION public.record_problem(p_view jsonb, p_steps jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_problem_id bigint := (p_view ->> 'problem_id')::bigint;
    v_first bigint := (p_steps -> 0 ->> 'seq')::bigint;
    v_steps jsonb := p_steps;
    v_version bigint;
BEGIN
    PERFORM pg_advisory_xact_lock(v_problem_id);
    SELECT max((s ->> 'seq')::bigint) INTO v_version FROM jsonb_array_elements(p_steps) AS t (s);
    INSERT INTO problems AS p (problem_id, tenant_id, user_id, conversation_id, status, closed, tool_name, text,
                               view, version, created_at, updated_at)
    VALUES (v_problem_id, p_view ->> 'tenant_id', p_view ->> 'user_id', p_view ->> 'conversation_id',
            p_view ->> 'status', (p_view ->> 'closed')::boolean, p_view ->> 'tool_name', p_view ->> 'text',
            p_view, v_version, (p_view ->> 'created_at')::timestamptz, (p_view ->> 'updated_at')::timestamptz)
    ON CONFLICT (problem_id) DO UPDATE
    SET status = excluded.status, closed = excluded.closed, tool_name = excluded.tool_name, view = excluded.view,
        version = CASE WHEN excluded.updated_at > p.updated_at THEN coalesce(excluded.version, p.version)
                       ELSE greatest(p.version, excluded.version) END,
        updated_at = excluded.updated_at
    WHERE excluded.updated_at > p.updated_at
       OR (excluded.updated_at = p.updated_at
           AND coalesce(excluded.version >= p.version, true)
           AND (excluded.closed OR NOT p.closed));
    IF NOT found THEN
        SELECT coalesce(jsonb_agg(s ORDER BY n), '[]') INTO v_steps
        FROM jsonb_array_elements(p_steps) WITH ORDINALITY AS t (s, n)
        WHERE (s ->> 'seq')::bigint <= (SELECT max(o.seq) FROM problem_steps AS o WHERE o.problem_id = v_problem_id);
    ELSIF EXISTS (SELECT FROM problem_steps AS o WHERE o.problem_id = v_problem_id AND o.seq >= v_first) THEN
        PERFORM forget_untrue_steps(v_problem_id, p_steps);
    END IF;
    PERFORM add_steps(v_problem_id, v_steps);
END
$$;

CREATE FUNCTION public.reserve_problem(p_tenant_id text, p_user_id text, p_key text, p_body_sha256 text,
                                       OUT problem_id bigint, OUT body_sha256 text, OUT fresh boolean,
                                       OUT left_with bigint, OUT left_approval text, OUT signaled boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    LOOP
        SELECT i.problem_id, i.body_sha256, false, i.left_with, i.left_approval, i.signaled
        INTO problem_id, body_sha256, fresh, left_with, left_approval, signaled
        FROM idempotency AS i WHERE i.tenant_id = p_tenant_id AND i.user_id = p_user_id AND i.key = p_key;
        EXIT WHEN found;
        INSERT INTO idempotency AS i (tenant_id, user_id, key, body_sha256, problem_id)
        VALUES (p_tenant_id, p_user_id, p_key, p_body_sha256, nextval('problem_ids'))
        ON CONFLICT DO NOTHING
        RETURNING i.problem_id, i.body_sha256, true INTO problem_id, body_sha256, fresh;
        EXIT WHEN found;
    END LOOP;
END
$$;

-- The ledger of tool calls that have an effect.

CREATE TABLE public.tool_dispatches (
    problem_id bigint NOT NULL,
    call_id text NOT NULL,
    tool_name text NOT NULL,
    args_sha256 text NOT NULL,
    effect text NOT NULL CHECK (effect IN ('idempotent', 'once', 'read')),
    state text NOT NULL CHECK (state IN ('started', 'succeeded', 'failed', 'unknown')),
    attempt_token text NOT NULL,
    attempts integer NOT NULL DEFAULT 1,
    result jsonb,
    error text,
    code text,
    approval_id text,
    late boolean NOT NULL DEFAULT false,
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at timestamptz,
    PRIMARY KEY (problem_id, call_id)
);
COMMENT ON TABLE public.tool_dispatches IS 'What was begun and what became of it; begun and never closed is an unknown outcome.';

CREATE INDEX tool_dispatches_open ON public.tool_dispatches (started_at) WHERE state IN ('started', 'unknown');

-- Whether a step tells of a call that the ledger knows: such a step is never deleted and never overwritten.
CREATE FUNCTION public.is_on_the_ledger(p_problem_id bigint, p_action text, p_detail jsonb) RETURNS boolean
LANGUAGE sql STABLE AS $$
    SELECT p_action IN ('approval_approved', 'approval_edited', 'tool_dispatched', 'tool_succeeded', 'tool_failed',
                        'tool_outcome_unknown')
       AND EXISTS (SELECT FROM tool_dispatches AS d
                   WHERE d.problem_id = p_problem_id AND d.call_id = p_detail ->> 'call_id');
$$;

-- Whether two steps tell the same of a call. What a tool said may come in other words when it is taken from the ledger; who
-- approved is a fact of its own.
CREATE FUNCTION public.is_same_step(p_problem_id bigint, p_row problem_steps, p_step jsonb) RETURNS boolean
LANGUAGE sql STABLE AS $$
    SELECT ((p_row).actor, (p_row).action, (p_row).description, (p_row).detail)
           IS NOT DISTINCT FROM (p_step ->> 'actor', p_step ->> 'action', p_step ->> 'description', p_step -> 'detail')
        OR ((p_row).action LIKE 'tool\_%'
            AND is_on_the_ledger(p_problem_id, (p_row).action, (p_row).detail)
            AND ((p_row).action, (p_row).detail ->> 'call_id', (p_row).detail ->> 'args_sha256')
                IS NOT DISTINCT FROM
                (p_step ->> 'action', p_step -> 'detail' ->> 'call_id', p_step -> 'detail' ->> 'args_sha256'));
$$;

-- ticket is fresh (the tool may run), succeeded, failed, unknown, started_elsewhere or mismatch (other arguments).
CREATE FUNCTION public.begin_dispatch(
    p_problem_id bigint, p_call_id text, p_tool_name text, p_args_sha256 text, p_effect text, p_approval_id text,
    p_attempt_token text, p_view jsonb, p_steps jsonb, p_repeats text[],
    OUT ticket text, OUT result jsonb, OUT error text, OUT code text)
LANGUAGE plpgsql AS $$
DECLARE
    v_row tool_dispatches;
BEGIN
    PERFORM pg_advisory_xact_lock(p_problem_id);
    IF p_view IS NOT NULL THEN
        PERFORM record_problem(p_view, p_steps);
    END IF;

    SELECT * INTO v_row FROM tool_dispatches AS d
    WHERE d.problem_id = p_problem_id AND d.call_id = p_call_id FOR UPDATE;

    IF NOT found THEN
        SELECT * INTO v_row FROM tool_dispatches AS d
        WHERE d.problem_id = p_problem_id AND d.call_id = ANY (p_repeats) AND d.state = 'succeeded'
        ORDER BY array_position(p_repeats, d.call_id) LIMIT 1 FOR UPDATE;
    END IF;

    IF v_row.call_id IS NULL THEN
        INSERT INTO tool_dispatches (problem_id, call_id, tool_name, args_sha256, effect, state, attempt_token, approval_id)
        VALUES (p_problem_id, p_call_id, p_tool_name, p_args_sha256, p_effect, 'started', p_attempt_token, p_approval_id);
        ticket := 'fresh';
    ELSIF v_row.args_sha256 <> p_args_sha256 OR v_row.tool_name <> p_tool_name THEN
        ticket := 'mismatch';
    ELSIF v_row.state <> 'started' THEN
        ticket := v_row.state;
        result := v_row.result;
        error := v_row.error;
        code := v_row.code;
    ELSIF v_row.attempt_token = p_attempt_token THEN
        ticket := 'fresh';
    ELSIF v_row.effect = 'idempotent' AND p_effect = 'idempotent' THEN
        UPDATE tool_dispatches AS d SET attempt_token = p_attempt_token, attempts = d.attempts + 1
        WHERE d.problem_id = p_problem_id AND d.call_id = p_call_id;
        ticket := 'fresh';
    ELSE
        ticket := 'started_elsewhere';
    END IF;
END
$$;

-- Large results of tools.

CREATE TABLE public.tool_results (
    problem_id bigint NOT NULL,
    sha256 text NOT NULL,
    chunk integer NOT NULL,
    size bigint NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (problem_id, sha256, chunk)
);
COMMENT ON TABLE public.tool_results IS 'Large results of tools, once per problem, in chunks, by the hash of the whole.';
ALTER TABLE public.tool_results ALTER COLUMN data SET STORAGE EXTERNAL;

CREATE FUNCTION public.forget_results() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM public.tool_results WHERE problem_id = OLD.problem_id;
    RETURN NULL;
END
$$;

CREATE TRIGGER problems_forget_results AFTER DELETE ON public.problems
FOR EACH ROW EXECUTE FUNCTION public.forget_results();

-- The catalogue as rows, searchable by words.

CREATE TABLE public.agent_tools (
    name text PRIMARY KEY,
    spec jsonb NOT NULL,
    content_hash text NOT NULL,
    tool_type text NOT NULL,
    permission text NOT NULL,
    enabled boolean NOT NULL DEFAULT true,
    search tsvector NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    unset text[] NOT NULL DEFAULT '{}',
    present boolean NOT NULL DEFAULT true,
    switched_by text
);
COMMENT ON TABLE public.agent_tools IS 'The tool catalogue as last synchronised; enabled is the operator''s and survives a sync.';

COMMENT ON COLUMN public.agent_tools.unset IS 'The environment variables the tool needs and the worker that synchronised last does not have.';
COMMENT ON COLUMN public.agent_tools.present IS 'False for a tool that left the catalogue while it was switched off; it is switched off still when it comes back.';
COMMENT ON COLUMN public.agent_tools.switched_by IS 'Who switched the tool on or off last.';

CREATE INDEX agent_tools_disabled ON public.agent_tools (name) WHERE NOT enabled;
CREATE INDEX agent_tools_search ON public.agent_tools USING gin (search);

-- The words of a sentence as a query that any one of them satisfies; null when none is worth searching for.
CREATE FUNCTION public.any_word(p_text text) RETURNS tsquery
LANGUAGE sql STABLE AS $$
    SELECT to_tsquery('simple', string_agg(quote_literal(word), ' | '))
    FROM unnest(tsvector_to_array(to_tsvector('english', p_text))) AS word
$$;

-- What users keep with Steward (todos, reminders, notifications), and large payloads.

CREATE TABLE public.todos (
    task_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    title text NOT NULL,
    description text,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'done')),
    priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high')),
    due_date timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    completed_at timestamptz,
    deleted_at timestamptz,
    deleted_key text,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.todos IS 'Each user''s tasks. A deleted one stays, so that a repeated deletion gets the same answer.';

CREATE TABLE public.reminders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    problem_id bigint,
    due_at timestamptz NOT NULL,
    text text NOT NULL,
    status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'fired', 'canceled')),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.reminders IS 'What users asked to be reminded of; the timers are workflows.';

CREATE TABLE public.notifications (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    notification_key text NOT NULL,
    problem_id bigint,
    text text NOT NULL,
    source text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    delivered_at timestamptz,
    attempts integer NOT NULL DEFAULT 0,
    last_error text,
    options jsonb NOT NULL DEFAULT '[]',
    dead_at timestamptz,
    UNIQUE (tenant_id, notification_key)
);
COMMENT ON TABLE public.notifications IS 'What was said to users outside an answer, and whether the webhook took it.';
COMMENT ON COLUMN public.notifications.dead_at IS 'When the webhook was given up; a human may have it sent again.';

CREATE INDEX notifications_by_user ON public.notifications (tenant_id, user_id, id);

CREATE TABLE public.payload_claims (
    sha256 text NOT NULL,
    chunk integer NOT NULL,
    chunks integer NOT NULL,
    data bytea NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (sha256, chunk)
);
COMMENT ON TABLE public.payload_claims IS 'Payloads too large for a workflow history, in chunks, by the hash of the whole.';
ALTER TABLE public.payload_claims ALTER COLUMN data SET STORAGE EXTERNAL;

-- How the planners of each worker stand.

CREATE TABLE public.planner_health (
    worker text PRIMARY KEY,
    backends jsonb NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.planner_health IS 'How the planners of each worker stand, as the worker last told.';

CREATE TABLE public.mcp_tools (
    server text NOT NULL,
    tool text NOT NULL,
    accepted jsonb,
    accepted_sha256 text,
    offered jsonb,
    offered_sha256 text,
    rejected_sha256 text,
    listed boolean NOT NULL DEFAULT true,
    decided_by text,
    first_seen_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    name text,
    PRIMARY KEY (server, tool)
);
CREATE UNIQUE INDEX mcp_tools_by_name ON public.mcp_tools (name) WHERE name IS NOT NULL;
COMMENT ON COLUMN public.mcp_tools.name IS 'The name the tool goes by here, given when it was first accepted and never changed.';
COMMENT ON TABLE public.mcp_tools IS 'The tools of MCP servers with the definition that is accepted and, where the server says something else now, what it offers instead; such a tool is not used until a human accepts it.';

CREATE TABLE public.mcp_health (
    worker text PRIMARY KEY,
    servers jsonb NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.mcp_health IS 'How the MCP servers stand at each worker, as the worker last told.';

CREATE TABLE public.policy_findings (
    worker text PRIMARY KEY,
    rules integer[] NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.policy_findings IS 'The rules of the policy, counted from one, that fit no tool each worker knows, as the worker last told.';

-- What Steward remembers of each user: facts, exchanges, profile.

CREATE TABLE public.memory_facts (
    fact_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    fact text NOT NULL,
    fact_sha256 text NOT NULL,
    category text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    indexed_in text,
    deleted_at timestamptz,
    deleted_key text,
    search tsvector GENERATED ALWAYS AS
        (to_tsvector('english'::regconfig, coalesce(category, '') || ' ' || fact)) STORED,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.memory_facts IS 'What users asked to be remembered. Of a forgotten fact the row stays, without its text, until the index has forgotten it too and for repeats of the call.';
COMMENT ON COLUMN public.memory_facts.fact_sha256 IS 'Of the text without differences in case and white space: the same text again is the same fact.';
COMMENT ON COLUMN public.memory_facts.indexed_in IS 'The collection that holds its vector; null when none does yet.';

CREATE UNIQUE INDEX memory_facts_once ON public.memory_facts (tenant_id, user_id, fact_sha256) WHERE deleted_at IS NULL;
CREATE INDEX memory_facts_search ON public.memory_facts USING gin (search);

CREATE TABLE public.memory_exchanges (
    exchange_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    problem_id bigint,
    user_message text NOT NULL,
    agent_response text NOT NULL,
    said_at timestamptz NOT NULL DEFAULT now(),
    indexed_in text,
    search tsvector GENERATED ALWAYS AS
        (to_tsvector('english'::regconfig, user_message || ' ' || agent_response)) STORED,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.memory_exchanges IS 'What users said and what they were answered, to be found again.';

CREATE INDEX memory_exchanges_search ON public.memory_exchanges USING gin (search);

CREATE TABLE public.memory_profiles (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    profile jsonb NOT NULL CONSTRAINT memory_profiles_size CHECK (octet_length(profile::text) <= 20000),
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE public.memory_profiles IS 'What users set about themselves: name, language, time zone and the like.';

-- The share of some words, as to_tsvector makes them, that a text has: from 0 to 1; 0 when there are none.
CREATE FUNCTION public.words_shared(p_words text[], p_search tsvector) RETURNS double precision
LANGUAGE sql IMMUTABLE AS $$
    SELECT (length(p_search) - length(ts_delete(p_search, p_words)))::double precision / greatest(cardinality(p_words), 1)
$$;

-- The operator's own tables (schema data) and the role that reads them for run_sql.
--
-- The role belongs to the whole cluster and may be there already, or be forbidden to make; Steward works without it,
-- only run_sql then says so.

CREATE SCHEMA data;
COMMENT ON SCHEMA data IS 'The operator''s own tables; run_sql reads these and nothing else.';
CREATE SCHEMA steward_gate;
COMMENT ON SCHEMA steward_gate IS 'Where run_sql enters.';

REVOKE ALL ON SCHEMA public FROM PUBLIC;

-- Owned by the reader and SECURITY DEFINER: what runs in here has the reader's rights and cannot set another role.
-- A row is measured before it is turned into JSON: one above a mebibyte comes back as null and never reaches a worker;
-- past four mebibytes no further row is read. OFFSET 0 keeps the query apart, so that each of its values is computed once.
CREATE FUNCTION steward_gate.read_rows(p_query text, p_limit bigint) RETURNS SETOF json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = data, pg_temp AS $$
DECLARE
    v_row json;
    v_size bigint := 0;
BEGIN
    FOR v_row IN EXECUTE format(
        'SELECT CASE WHEN pg_column_size(q) <= 1048576 THEN coalesce((SELECT json_agg(c.value ORDER BY c.n) '
        'FROM json_each(row_to_json(q)) WITH ORDINALITY AS c (name, value, n)), ''[]'') END '
        'FROM (SELECT * FROM (' || E'\n' || '%s' || E'\n' || ') AS asked OFFSET 0) AS q LIMIT $1', p_query)
        USING p_limit
    LOOP
        RETURN NEXT v_row;
        v_size := v_size + coalesce(octet_length(v_row::text), 0);
        EXIT WHEN v_size > 4194304 OR v_row IS NULL;
    END LOOP;
END
$$;
REVOKE ALL ON FUNCTION steward_gate.read_rows(text, bigint) FROM PUBLIC;

DO $$
BEGIN
    CREATE ROLE steward_reader NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT;
EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
    WHEN insufficient_privilege THEN RAISE WARNING 'role steward_reader cannot be created';
END
$$;

DO $$
BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        EXECUTE format('GRANT steward_reader TO %I', current_user);
    END IF;
    GRANT USAGE ON SCHEMA data TO steward_reader;
    GRANT SELECT ON ALL TABLES IN SCHEMA data TO steward_reader;
    ALTER DEFAULT PRIVILEGES IN SCHEMA data GRANT SELECT ON TABLES TO steward_reader;
    GRANT USAGE, CREATE ON SCHEMA steward_gate TO steward_reader;
    ALTER FUNCTION steward_gate.read_rows(text, bigint) OWNER TO steward_reader;
    REVOKE CREATE ON SCHEMA steward_gate FROM steward_reader;
EXCEPTION
    WHEN insufficient_privilege OR undefined_object THEN
        RAISE WARNING 'run_sql will not be available: %', SQLERRM;
END
$$;

-- Answers of tools that only read.

CREATE TABLE public.tool_cache (
    key text PRIMARY KEY,
    tool_name text NOT NULL,
    result jsonb NOT NULL,
    message text NOT NULL,
    stored_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
);
COMMENT ON TABLE public.tool_cache IS 'Answers of tools that only read, kept for a while; losing a row costs a call.';

CREATE INDEX tool_cache_by_expiry ON public.tool_cache (expires_at);
CREATE INDEX tool_cache_by_age ON public.tool_cache (stored_at);

-- Whose this database is, and what was mended.

CREATE TABLE public.installation (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    installation_id uuid NOT NULL DEFAULT gen_random_uuid(),
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.installation IS 'One row: the name that tells this database''s problems and calls from any other''s.';
INSERT INTO public.installation DEFAULT VALUES;

CREATE TABLE public.mendings (
    kind text PRIMARY KEY,
    problems bigint NOT NULL,
    last_at timestamptz NOT NULL
);
COMMENT ON TABLE public.mendings IS 'How many problems were mended, by what was wrong with them.';

CREATE FUNCTION public.count_mending(p_kind text, p_problems bigint) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO mendings AS m (kind, problems, last_at) VALUES (p_kind, p_problems, clock_timestamp())
    ON CONFLICT (kind) DO UPDATE SET problems = m.problems + excluded.problems, last_at = excluded.last_at;
$$;

-- What each conversation showed its user since their last message: all that a bare "yes" or "no" can mean.

CREATE TABLE public.shown (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    conversation_id text NOT NULL,
    entries jsonb NOT NULL,
    shown_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tenant_id, user_id, conversation_id)
);
COMMENT ON TABLE public.shown IS 'One row per conversation that ever showed something to decide; losing one costs a question.';
COMMENT ON COLUMN public.shown.entries IS 'One {problem_id, approvals, question} per problem, in the order they were shown.';

-- A conversation that never showed anything to decide has no row, and needs none. What came without anything to decide
-- stands beside what did, and never in the place of what the same problem offered.
CREATE FUNCTION public.add_shown(p_tenant_id text, p_user_id text, p_conversation_id text, p_entry jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_empty boolean := p_entry -> 'approvals' = '[]'::jsonb AND NOT (p_entry ->> 'question')::boolean;
BEGIN
    IF NOT v_empty THEN
        INSERT INTO shown (tenant_id, user_id, conversation_id, entries)
        VALUES (p_tenant_id, p_user_id, p_conversation_id, '[]'::jsonb)
        ON CONFLICT DO NOTHING;
    END IF;
    UPDATE shown AS s
    SET shown_at = now(),
        entries = (
            SELECT coalesce(jsonb_agg(e ORDER BY n), '[]'::jsonb)
            FROM jsonb_array_elements(s.entries) WITH ORDINALITY AS t (e, n)
            WHERE e -> 'problem_id' <> p_entry -> 'problem_id' AND n < 10
        ) || jsonb_build_array(p_entry)
    WHERE s.tenant_id = p_tenant_id AND s.user_id = p_user_id AND s.conversation_id = p_conversation_id
      AND NOT (v_empty AND s.entries @> jsonb_build_array(jsonb_build_object('problem_id', p_entry -> 'problem_id')));
END
$$;

-- API keys, chat users and their login codes, and the requests that rate limits count.

CREATE TABLE public.api_keys (
    key_id text PRIMARY KEY,
    key_sha256 bytea NOT NULL UNIQUE CHECK (octet_length(key_sha256) = 32),
    tenant_id text NOT NULL,
    user_id text,
    name text NOT NULL,
    scopes text[] NOT NULL,
    roles text[] NOT NULL,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz
);
COMMENT ON TABLE public.api_keys IS 'Keys of programs and people; a revoked one stays, so that what it did can be told.';
COMMENT ON COLUMN public.api_keys.key_id IS 'How the key begins: shown in lists, opens nothing.';
COMMENT ON COLUMN public.api_keys.user_id IS 'Whom the key acts as; null: a trusted gateway, for any user of its tenant.';
COMMENT ON COLUMN public.api_keys.last_used_at IS 'To about a minute.';

CREATE INDEX api_keys_by_tenant ON public.api_keys (tenant_id, created_at);

CREATE TABLE public.chat_users (
    pair_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    gateway text NOT NULL,
    external_id text NOT NULL,
    user_id text NOT NULL,
    paired_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (tenant_id, gateway, external_id)
);
COMMENT ON TABLE public.chat_users IS 'Which user a chat user is, since that user claimed the login code.';

CREATE INDEX chat_users_by_user ON public.chat_users (tenant_id, user_id, pair_id);

CREATE TABLE public.login_codes (
    tenant_id text NOT NULL,
    gateway text NOT NULL,
    external_id text NOT NULL,
    code_hash bytea NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, gateway, external_id)
);
COMMENT ON TABLE public.login_codes IS 'The open code of each chat user: a new one takes the place of the last.';

CREATE INDEX login_codes_by_hash ON public.login_codes (tenant_id, code_hash);

CREATE TABLE public.rate_limits (
    kind text NOT NULL,
    tenant_id text NOT NULL,
    subject text NOT NULL,
    times timestamptz[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (kind, tenant_id, subject)
) WITH (fillfactor = 70);
COMMENT ON TABLE public.rate_limits IS 'When each subject was last served, oldest first, as far back as its longest window.';

-- Counts one request, unless some window is full: then nothing is written. The row's lock lets one request of a subject
-- count at a time, whichever process it came to; the time is read under it. Windows are in seconds.
-- `used` and `resets_s` are per window, this request included; `wait_s` is 0 when it was counted.
CREATE FUNCTION public.take_of_limits(
    p_kind text, p_tenant_id text, p_subject text, p_limits integer[], p_windows_s double precision[],
    OUT wait_s double precision, OUT used integer[], OUT resets_s double precision[]
)
LANGUAGE plpgsql AS $$
DECLARE
    v_times timestamptz[];
    v_now timestamptz;
    v_longest interval := make_interval(secs => (SELECT max(w) FROM unnest(p_windows_s) AS w));
    v_inside integer;
    v_wait double precision;
BEGIN
    LOOP
        SELECT r.times INTO v_times FROM rate_limits AS r
        WHERE r.kind = p_kind AND r.tenant_id = p_tenant_id AND r.subject = p_subject
        FOR UPDATE;
        EXIT WHEN FOUND;
        INSERT INTO rate_limits (kind, tenant_id, subject) VALUES (p_kind, p_tenant_id, p_subject)
        ON CONFLICT DO NOTHING;
    END LOOP;
    v_now := clock_timestamp();
    v_times := ARRAY(SELECT t FROM unnest(v_times) AS t WHERE t > v_now - v_longest ORDER BY t);
    wait_s := 0;
    FOR i IN 1 .. cardinality(p_limits) LOOP
        v_inside := (SELECT count(*) FROM unnest(v_times) AS t WHERE t > v_now - make_interval(secs => p_windows_s[i]));
        v_wait := 0;
        IF v_inside >= p_limits[i] THEN
            v_wait := p_windows_s[i]
                - extract(epoch FROM v_now - v_times[cardinality(v_times) - p_limits[i] + 1]);
        END IF;
        wait_s := greatest(wait_s, v_wait);
        used[i] := v_inside;
        resets_s[i] := CASE
            WHEN v_wait > 0 THEN v_wait
            WHEN v_inside = 0 THEN p_windows_s[i]
            ELSE p_windows_s[i] - extract(epoch FROM v_now - v_times[cardinality(v_times) - v_inside + 1])
        END;
    END LOOP;
    IF wait_s = 0 THEN
        used := ARRAY(SELECT u + 1 FROM unnest(used) WITH ORDINALITY AS t (u, n) ORDER BY n);
        UPDATE rate_limits AS r SET times = v_times || v_now
        WHERE r.kind = p_kind AND r.tenant_id = p_tenant_id AND r.subject = p_subject;
    END IF;
END
$$;

-- Conversations as their users read them, and exchanges under way.

CREATE TABLE public.conversations (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    conversation_id text NOT NULL,
    title text NOT NULL,
    messages bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted boolean NOT NULL DEFAULT false,
    cleared_at timestamptz,
    PRIMARY KEY (tenant_id, user_id, conversation_id)
);
COMMENT ON TABLE public.conversations IS 'One row per conversation with saved messages. Of a deleted one the row stays, without its title.';
COMMENT ON COLUMN public.conversations.cleared_at IS 'When it was deleted last: what was said before is no context any more.';
COMMENT ON COLUMN public.conversations.messages IS 'How many messages were ever saved; the next one is at this position plus one.';

CREATE INDEX conversations_by_time ON public.conversations (tenant_id, user_id, updated_at, conversation_id)
WHERE NOT deleted;

CREATE TABLE public.conversation_messages (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    conversation_id text NOT NULL,
    position bigint NOT NULL,
    role text NOT NULL CHECK (role IN ('user', 'assistant')),
    text text NOT NULL,
    problem_id bigint,
    last_step bigint,
    detail jsonb NOT NULL DEFAULT '{}',
    asked_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    exchange_key text NOT NULL,
    PRIMARY KEY (tenant_id, user_id, conversation_id, position)
);
COMMENT ON TABLE public.conversation_messages IS 'What was said and answered, two rows an exchange, written together.';
COMMENT ON COLUMN public.conversation_messages.last_step IS 'The last step of the problem that this answer tells of; the next answer tells of later ones.';

CREATE UNIQUE INDEX conversation_messages_once ON public.conversation_messages (tenant_id, user_id, exchange_key, role);
CREATE INDEX conversation_messages_by_problem ON public.conversation_messages (problem_id, last_step)
WHERE problem_id IS NOT NULL;

CREATE TABLE public.conversation_exchanges (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    exchange_key text NOT NULL,
    conversation_id text NOT NULL,
    body_sha256 text NOT NULL,
    text text NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    held_until timestamptz NOT NULL,
    saved_at timestamptz,
    PRIMARY KEY (tenant_id, user_id, exchange_key)
);
COMMENT ON TABLE public.conversation_exchanges IS 'One row per message that came in; without saved_at its answer is not in the conversation yet.';
COMMENT ON COLUMN public.conversation_exchanges.held_until IS 'Until then the request that brought the message saves its answer; later whoever reads the conversation does.';

CREATE INDEX conversation_exchanges_unsaved ON public.conversation_exchanges (tenant_id, user_id, conversation_id, asked_at)
WHERE saved_at IS NULL;

-- Both messages and the conversation's time, or nothing. The row of the conversation is locked first, so that the messages
-- of one exchange stand beside each other. `outcome` is saved, before (it was saved then), or gone (the conversation was
-- deleted meanwhile).
CREATE FUNCTION public.save_exchange(
    p_tenant_id text, p_user_id text, p_key text, p_title text, p_answer text, p_problem_id bigint, p_last_step bigint,
    p_detail jsonb, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
    v_asked conversation_exchanges;
    v_place bigint;
BEGIN
    SELECT * INTO v_asked FROM conversation_exchanges AS e
    WHERE e.tenant_id = p_tenant_id AND e.user_id = p_user_id AND e.exchange_key = p_key FOR UPDATE;
    outcome := CASE WHEN v_asked.exchange_key IS NULL THEN 'gone' WHEN v_asked.saved_at IS NULL THEN 'saved' ELSE 'before' END;
    IF outcome <> 'saved' THEN
        RETURN;
    END IF;
    INSERT INTO conversations AS c (tenant_id, user_id, conversation_id, title, messages)
    VALUES (p_tenant_id, p_user_id, v_asked.conversation_id, p_title, 2)
    ON CONFLICT (tenant_id, user_id, conversation_id) DO UPDATE
    SET messages = c.messages + 2, updated_at = clock_timestamp(), deleted = false,
        title = CASE WHEN c.deleted THEN excluded.title ELSE c.title END,
        created_at = CASE WHEN c.deleted THEN excluded.created_at ELSE c.created_at END
    RETURNING c.messages INTO v_place;
    INSERT INTO conversation_messages (tenant_id, user_id, conversation_id, position, role, text, problem_id, last_step,
                                       detail, asked_at, created_at, exchange_key)
    VALUES (p_tenant_id, p_user_id, v_asked.conversation_id, v_place - 1, 'user', v_asked.text, p_problem_id, NULL,
            '{}', v_asked.asked_at, v_asked.asked_at, p_key),
           (p_tenant_id, p_user_id, v_asked.conversation_id, v_place, 'assistant', p_answer, p_problem_id, p_last_step,
            p_detail, v_asked.asked_at, clock_timestamp(), p_key);
    UPDATE conversation_exchanges AS e SET saved_at = clock_timestamp()
    WHERE e.tenant_id = p_tenant_id AND e.user_id = p_user_id AND e.exchange_key = p_key;
END
$$;

-- Keys shared by the processes.

CREATE TABLE public.shared_secrets (
    name text PRIMARY KEY,
    secret bytea NOT NULL CHECK (length(secret) >= 32),
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.shared_secrets IS 'Keys that seal what clients carry; never leave the database but into a process.';

-- Addresses that changes of a problem are posted to (A2A push notifications), and what is to be posted.

CREATE TABLE public.push_addresses (
    problem_id bigint NOT NULL,
    config_id text NOT NULL,
    agent text NOT NULL,
    url text NOT NULL,
    token text,
    auth_scheme text,
    auth_credentials text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (problem_id, config_id)
);
COMMENT ON TABLE public.push_addresses IS 'Where changes of a problem are posted to, as its user asked for.';

CREATE TABLE public.pushes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    problem_id bigint NOT NULL,
    config_id text NOT NULL,
    summary jsonb NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    last_error text,
    dead_at timestamptz,
    FOREIGN KEY (problem_id, config_id) REFERENCES public.push_addresses ON DELETE CASCADE
);
COMMENT ON TABLE public.pushes IS 'One row per change and address, until it is delivered: the problem as it then was. Given up at dead_at.';

CREATE INDEX pushes_due ON public.pushes (next_at) WHERE dead_at IS NULL;
CREATE INDEX pushes_by_address ON public.pushes (problem_id, config_id, id);

-- In the transaction of the change itself, so that none is lost and none is posted that did not happen.
CREATE FUNCTION public.enqueue_pushes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO pushes (problem_id, config_id, summary)
    SELECT a.problem_id, a.config_id, NEW.summary FROM push_addresses AS a WHERE a.problem_id = NEW.problem_id;
    RETURN NULL;
END
$$;

CREATE TRIGGER problems_pushes AFTER UPDATE ON public.problems
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.closed IS DISTINCT FROM NEW.closed)
    EXECUTE FUNCTION public.enqueue_pushes();

-- The lock is the one under which a problem is recorded. With p_catch_up, a problem that has settled already is posted.
CREATE FUNCTION public.set_push_address(p_problem_id bigint, p_config_id text, p_agent text, p_url text, p_token text,
                                        p_scheme text, p_credentials text, p_catch_up boolean, p_most integer)
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(p_problem_id);
    IF (SELECT count(*) FROM push_addresses AS a WHERE a.problem_id = p_problem_id AND a.config_id <> p_config_id)
       >= p_most THEN
        RETURN false;
    END IF;
    INSERT INTO push_addresses AS a (problem_id, config_id, agent, url, token, auth_scheme, auth_credentials)
    VALUES (p_problem_id, p_config_id, p_agent, p_url, p_token, p_scheme, p_credentials)
    ON CONFLICT (problem_id, config_id) DO UPDATE
    SET agent = excluded.agent, url = excluded.url, token = excluded.token, auth_scheme = excluded.auth_scheme,
        auth_credentials = excluded.auth_credentials;
    IF p_catch_up THEN
        INSERT INTO pushes (problem_id, config_id, summary)
        SELECT p.problem_id, p_config_id, p.summary FROM problems AS p
        WHERE p.problem_id = p_problem_id AND p.status <> 'in_progress';
    END IF;
    RETURN true;
END
$$;
