-- The schema of Steward: every table, what it is for, and the functions and triggers beside it, by subject.
--
-- This file is never changed: a database remembers its checksum. What changes the schema is the next number in this folder
-- (docs/operations.md). Its parts begin with ====.

-- ==== The installation and its secrets ====

CREATE TABLE public.installation (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    installation_id uuid NOT NULL DEFAULT gen_random_uuid(),
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.installation IS 'One row: the name that tells this database''s problems and calls from any other''s.';

INSERT INTO public.installation DEFAULT VALUES;

CREATE TABLE public.shared_secrets (
    name text PRIMARY KEY,
    secret bytea NOT NULL CHECK (length(secret) >= 32),
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.shared_secrets IS 'Keys that seal what clients carry; never leave the database but into a process.';

-- ==== Problems: the mirror of their workflows, and the audit ====

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
COMMENT ON COLUMN public.problems.version IS 'The greatest step number mirrored with this view; orders writes of one instant.';
COMMENT ON COLUMN public.problems.summary IS 'The view without what may be large; what lists and live views read.';

CREATE INDEX problems_by_conversation ON public.problems (tenant_id, user_id, conversation_id, problem_id);
CREATE INDEX problems_by_user ON public.problems (tenant_id, user_id, problem_id, status);
CREATE INDEX problems_by_status ON public.problems (status, problem_id);
CREATE INDEX problems_open ON public.problems (problem_id) WHERE NOT closed;
CREATE INDEX problems_by_change ON public.problems (tenant_id, updated_at, problem_id);

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
    left_confirmed boolean,
    left_rest text,
    PRIMARY KEY (tenant_id, user_id, key)
);
COMMENT ON TABLE public.idempotency IS 'The problem each idempotency key stands for.';
COMMENT ON COLUMN public.idempotency.left_with IS 'The problem that what was said under this key goes to.';
COMMENT ON COLUMN public.idempotency.left_approval IS 'The approval that it decides or changes.';
COMMENT ON COLUMN public.idempotency.signaled IS 'Whether it was left there as a signal, since no worker took it in time.';
COMMENT ON COLUMN public.idempotency.left_confirmed IS 'The yes or no that it is to left_approval; null: it is none.';
COMMENT ON COLUMN public.idempotency.left_rest IS 'What it says beside that, which opens a problem of its own.';

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

-- ==== The ledger of tool calls that have an effect, and large results ====

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

-- ==== Writing problems and the ledger ====

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

-- ==== Finding problems by their words ====

-- The words of a text, without their places. What the parser would read as part of an address, a path or a number is a blank.
CREATE FUNCTION public.words_of(p_text text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT strip(to_tsvector('simple', translate(p_text, '-_./@:+<>&~%=?#^!', repeat(' ', 17))))
$$;

-- What a problem is found by, each behind its tenant, so that a word is looked up within the tenant alone: the words of its
-- request, of the beginning of its answer, of its tool's and its user's name, and its number. Beside them, marked so that no
-- word looks like one, stand its user (@), its status (!) and the blocks of numbers it is in: of 1,024 (^) and of 16,384 (^^).
CREATE FUNCTION public.problem_words(p_problem_id bigint, p_tenant_id text, p_user_id text, p_status text, p_text text,
                                     p_tool_name text, p_message text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_to_tsvector(array_agg(p_tenant_id || ' ' || word))
    FROM unnest(tsvector_to_array(public.words_of(
                    concat_ws(' ', p_problem_id, p_user_id, p_tool_name, left(p_text, 4000), left(p_message, 4000))))
                || ARRAY['@' || p_user_id, '!' || p_status, '^' || (p_problem_id >> 10), '^^' || (p_problem_id >> 14)]) AS word
$$;

-- Half a megabyte of new rows is searched one by one until it is merged: a write that merges more would take long.
CREATE INDEX problems_by_words ON public.problems
USING gin (public.problem_words(problem_id, tenant_id, user_id, status, text, tool_name, summary ->> 'message'))
WITH (gin_pending_list_limit = 512);

-- A word or a marked value of a tenant, as a query.
CREATE FUNCTION public.lexeme(p_tenant_id text, p_value text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT ('''' || replace(replace(p_tenant_id || ' ' || p_value, '\', '\\'), '''', '''''') || '''')::tsquery
$$;

-- What finds the rows of a tenant that hold every word of a text; with p_begun the last one may be the beginning of a word.
-- Null for a text without words.
CREATE FUNCTION public.words_wanted(p_tenant_id text, p_text text, p_begun boolean) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT string_agg(public.lexeme(p_tenant_id, word)::text
                      || CASE WHEN p_begun AND lower(p_text) LIKE '%' || word THEN ':*' ELSE '' END, ' & ')::tsquery
    FROM unnest(tsvector_to_array(public.words_of(p_text))) AS word
$$;

-- The numbers of the problems that hold the words (p_begun as above), newest first, below p_before (null: all), of a user
-- (null: of the tenant), but not of p_not_user, with one of the statuses (null: any). It looks through a few small blocks,
-- a few large ones and then the rest, and stops when it has enough: what is common is found in the first, and what is not
-- found there is rare, so that it never reads many rows.
CREATE FUNCTION public.search_problems(p_tenant_id text, p_user_id text, p_text text, p_begun boolean, p_statuses text[],
                                       p_limit integer, p_before bigint, p_not_user text) RETURNS SETOF bigint
LANGUAGE plpgsql STABLE ROWS 50 AS $$
DECLARE
    v_wanted tsquery := words_wanted(p_tenant_id, p_text, p_begun);
    v_last bigint := least(p_before - 1, (SELECT max(problem_id) FROM problems));
    v_small bigint := v_last >> 10;
    v_large bigint := (((v_small - 3) << 10) - 1) >> 14;
    v_left integer := p_limit;
    v_found integer;
    v_status text;
    v_any tsquery;
    v_block tsquery;
    v_first bigint;
BEGIN
    IF p_user_id IS NOT NULL THEN
        v_wanted := v_wanted && lexeme(p_tenant_id, '@' || p_user_id);
    END IF;
    FOREACH v_status IN ARRAY coalesce(p_statuses, '{}') LOOP
        v_any := coalesce(v_any || lexeme(p_tenant_id, '!' || v_status), lexeme(p_tenant_id, '!' || v_status));
    END LOOP;
    IF p_statuses IS NOT NULL THEN
        v_wanted := v_wanted && v_any;
    END IF;
    FOR v_block, v_first IN
        SELECT lexeme(p_tenant_id, '^' || n), n << 10 FROM generate_series(v_small, v_small - 3, -1) AS n
        UNION ALL
        SELECT lexeme(p_tenant_id, '^^' || n), n << 14 FROM generate_series(v_large, v_large - 3, -1) AS n
        UNION ALL
        SELECT NULL, 0
        ORDER BY 2 DESC
    LOOP
        CONTINUE WHEN v_first < 0;
        -- Materialized: the index is to be asked for the words, and no other is to be walked, at 50 microseconds a row.
        RETURN QUERY
            WITH holding AS MATERIALIZED (
                SELECT p.problem_id, p.tenant_id, p.user_id FROM problems AS p
                WHERE problem_words(p.problem_id, p.tenant_id, p.user_id, p.status, p.text, p.tool_name, p.summary ->> 'message')
                      @@ coalesce(v_wanted && v_block, v_wanted))
            SELECT h.problem_id FROM holding AS h
            WHERE h.tenant_id = p_tenant_id AND (p_user_id IS NULL OR h.user_id = p_user_id)
              AND h.problem_id BETWEEN v_first AND v_last AND h.user_id IS DISTINCT FROM p_not_user
            ORDER BY h.problem_id DESC
            LIMIT v_left;
        GET DIAGNOSTICS v_found = ROW_COUNT;
        v_left := v_left - v_found;
        EXIT WHEN v_left = 0;
        v_last := v_first - 1;
    END LOOP;
END
$$;

-- ==== Large payloads of workflow histories ====

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

CREATE INDEX payload_claims_by_age ON public.payload_claims (stored_at);

CREATE TABLE public.payload_holders (
    sha256 text NOT NULL,
    workflow_id text NOT NULL,
    PRIMARY KEY (sha256, workflow_id)
);
COMMENT ON TABLE public.payload_holders IS 'The workflows in whose histories a claim of a payload stands.';

CREATE INDEX payload_holders_by_workflow ON public.payload_holders (workflow_id);

-- ==== Who speaks to Steward, and how often ====

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

CREATE TABLE public.console_sign_outs (
    session_hash bytea PRIMARY KEY,
    ends_at timestamptz NOT NULL
);
COMMENT ON TABLE public.console_sign_outs IS 'Sessions of the console that somebody ended, until they would have ended by themselves.';

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

-- ==== Conversations ====

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

-- ==== What users keep with Steward ====

CREATE TABLE public.todos (
    task_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    title text NOT NULL,
    description text,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'done', 'cancelled')),
    priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high')),
    due_day date,
    due_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    completed_at timestamptz,
    deleted_at timestamptz,
    deleted_key text,
    source text,
    UNIQUE (tenant_id, user_id, key),
    CHECK (due_day IS NULL OR due_at IS NULL)
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
    repeat text,
    timezone text,
    starts_at timestamptz,
    fired_at timestamptz,
    snoozed_key text,
    source text,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.reminders IS 'What users asked to be reminded of; the timers are workflows.';
COMMENT ON COLUMN public.reminders.repeat IS 'The recurrence rule (RFC 5545) that counts from starts_at in the time zone; none fires once.';
COMMENT ON COLUMN public.reminders.fired_at IS 'When it fired last.';
COMMENT ON COLUMN public.reminders.snoozed_key IS 'The call that put it off last, so that a repeat of that call does nothing.';

CREATE TABLE public.contacts (
    contact_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    email text,
    phone text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    deleted_key text,
    source text,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.contacts IS 'Each user''s contacts. A deleted one keeps its row without name, address and number, so that a repeated deletion gets the same answer.';

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
    seen_at timestamptz,
    UNIQUE (tenant_id, notification_key)
);
COMMENT ON TABLE public.notifications IS 'What was said to users outside an answer, and whether the webhook took it.';
COMMENT ON COLUMN public.notifications.dead_at IS 'When the webhook was given up; a human may have it sent again.';

COMMENT ON COLUMN public.notifications.seen_at IS 'When its user put it away in the console.';

CREATE INDEX notifications_unseen ON public.notifications (tenant_id, user_id, id) WHERE seen_at IS NULL;
CREATE INDEX notifications_by_user ON public.notifications (tenant_id, user_id, id);

-- ==== What Steward remembers of users ====

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
    source text,
    problem_id bigint,
    origin text NOT NULL DEFAULT 'told'
        CONSTRAINT memory_facts_origin CHECK (origin IN ('told', 'rule', 'model', 'import', 'edited')),
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.memory_facts IS 'What users asked to be remembered. Of a forgotten fact the row stays, without its text, until the index has forgotten it too and for repeats of the call.';
COMMENT ON COLUMN public.memory_facts.fact_sha256 IS 'Of the text without differences in case and white space: the same text again is the same fact.';
COMMENT ON COLUMN public.memory_facts.indexed_in IS 'The collection that holds its vector; null when none does yet, empty when that is of an older text.';
COMMENT ON COLUMN public.memory_facts.source IS 'The tool or planner whose word it is; null: the user''s own.';
COMMENT ON COLUMN public.memory_facts.problem_id IS 'The problem in which it was said last; null: it came by none.';
COMMENT ON COLUMN public.memory_facts.origin IS 'told: a tool was asked to keep it; rule, model: what found it in the words of a problem; import, edited: the user by hand.';

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
    conversation_id text NOT NULL DEFAULT '',
    deleted_at timestamptz,
    conversation text NOT NULL GENERATED ALWAYS AS
        (CASE WHEN conversation_id = '' THEN 'exchange-' || exchange_id::text ELSE conversation_id END) STORED,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.memory_exchanges IS 'What users said and what they were answered, to be found again.';
COMMENT ON COLUMN public.memory_exchanges.deleted_at IS 'When it was forgotten: its texts went then, the row stays until the index has forgotten it too, and so that it is not kept again.';
COMMENT ON COLUMN public.memory_exchanges.conversation IS 'The conversation it belongs to; one that came from nowhere is its own.';

CREATE INDEX memory_exchanges_search ON public.memory_exchanges USING gin (search);
CREATE INDEX memory_exchanges_by_conversation ON public.memory_exchanges (tenant_id, user_id, conversation, exchange_id)
WHERE deleted_at IS NULL;

CREATE TABLE public.memory_profiles (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    profile jsonb NOT NULL CONSTRAINT memory_profiles_size CHECK (octet_length(profile::text) <= 20000),
    updated_at timestamptz NOT NULL DEFAULT now(),
    sources jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE public.memory_profiles IS 'What users set about themselves: name, language, time zone and the like.';
COMMENT ON COLUMN public.memory_profiles.sources IS 'By entry, the tool or planner whose word it is; the user''s own have none.';

-- The share of some words, as to_tsvector makes them, that a text has: from 0 to 1; 0 when there are none.
CREATE FUNCTION public.words_shared(p_words text[], p_search tsvector) RETURNS double precision
LANGUAGE sql IMMUTABLE AS $$
    SELECT (length(p_search) - length(ts_delete(p_search, p_words)))::double precision / greatest(cardinality(p_words), 1)
$$;

CREATE TABLE public.unlearned_exchanges (
    exchange_id bigint PRIMARY KEY REFERENCES public.memory_exchanges ON DELETE CASCADE,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.unlearned_exchanges IS 'Exchanges that facts are still to be learned from. A worker that takes one puts off its time, and deletes the row when it is done.';

CREATE INDEX unlearned_exchanges_due ON public.unlearned_exchanges (due_at, exchange_id);

-- ==== Tools, and what each worker tells of them and of planners ====

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
    switched_by text,
    broken_off text
);
COMMENT ON TABLE public.agent_tools IS 'The tool catalogue as last synchronised; enabled is the operator''s and survives a sync.';
COMMENT ON COLUMN public.agent_tools.unset IS 'The environment variables the tool needs and the worker that synchronised last does not have.';
COMMENT ON COLUMN public.agent_tools.present IS 'False for a tool that left the catalogue while it was switched off; it is switched off still when it comes back.';
COMMENT ON COLUMN public.agent_tools.broken_off IS 'Why Steward itself switched the tool off; null where it did not.';
COMMENT ON COLUMN public.agent_tools.switched_by IS 'Who switched the tool on or off last.';

CREATE INDEX agent_tools_search ON public.agent_tools USING gin (search);
CREATE INDEX agent_tools_disabled ON public.agent_tools (name) WHERE NOT enabled;

-- The words of a sentence as a query that any one of them satisfies; null when none is worth searching for.
CREATE FUNCTION public.any_word(p_text text) RETURNS tsquery
LANGUAGE sql STABLE AS $$
    SELECT to_tsquery('simple', string_agg(quote_literal(word), ' | '))
    FROM unnest(tsvector_to_array(to_tsvector('english', p_text))) AS word
$$;

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
COMMENT ON TABLE public.mcp_tools IS 'The tools of MCP servers with the definition that is accepted and, where the server says something else now, what it offers instead; such a tool is not used until a human accepts it.';
COMMENT ON COLUMN public.mcp_tools.name IS 'The name the tool goes by here, given when it was first accepted and never changed.';

CREATE UNIQUE INDEX mcp_tools_by_name ON public.mcp_tools (name) WHERE name IS NOT NULL;

CREATE TABLE public.mcp_health (
    worker text PRIMARY KEY,
    servers jsonb NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.mcp_health IS 'How the MCP servers stand at each worker, as the worker last told.';

CREATE TABLE public.planner_health (
    worker text PRIMARY KEY,
    backends jsonb NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.planner_health IS 'How the planners of each worker stand, as the worker last told.';

CREATE TABLE public.policy_findings (
    worker text PRIMARY KEY,
    rules integer[] NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.policy_findings IS 'The rules of the policy, counted from one, that fit no tool each worker knows, as the worker last told.';

-- ==== The knowledge base: each tenant's documents by agent ====

CREATE TABLE public.kb_documents (
    document_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    agent text NOT NULL,
    source text NOT NULL,
    url boolean NOT NULL,
    title text NOT NULL DEFAULT '',
    media_type text NOT NULL DEFAULT '',
    version bigint NOT NULL DEFAULT 1,
    sha256 text,
    size_bytes bigint NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'working', 'ready', 'failed')),
    stage text NOT NULL DEFAULT '',
    error text,
    live_version bigint,
    live_sha256 text,
    characters bigint NOT NULL DEFAULT 0,
    passages bigint NOT NULL DEFAULT 0,
    notes text NOT NULL DEFAULT '',
    added_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (tenant_id, agent, source)
);
COMMENT ON TABLE public.kb_documents IS 'One row per document of a tenant''s knowledge base. Everybody of the tenant may be answered from it.';
COMMENT ON COLUMN public.kb_documents.source IS 'The file''s name or the address it comes from: the same source again is the same document.';
COMMENT ON COLUMN public.kb_documents.version IS 'Of the content that is wanted; live_version of the content that answers are made from, null when none is.';
COMMENT ON COLUMN public.kb_documents.sha256 IS 'Of the wanted content; null while an address has not been fetched.';
COMMENT ON COLUMN public.kb_documents.notes IS 'What was left out of the text, in words.';

CREATE TABLE public.kb_contents (
    document_id bigint NOT NULL REFERENCES public.kb_documents ON DELETE CASCADE,
    version bigint NOT NULL,
    data bytea,
    text text,
    headings jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (document_id, version)
);
COMMENT ON TABLE public.kb_contents IS 'What documents hold: the bytes until they are read, the text from then on.';
COMMENT ON COLUMN public.kb_contents.headings IS 'In order, [offset into the text, level from 1, words].';

CREATE TABLE public.kb_passages (
    passage_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    document_id bigint NOT NULL REFERENCES public.kb_documents ON DELETE CASCADE,
    version bigint NOT NULL,
    number integer NOT NULL,
    heading text NOT NULL,
    begins integer NOT NULL,
    ends integer NOT NULL,
    text text NOT NULL,
    vector bytea,
    embedded_with text,
    indexed_in text,
    search tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, heading || ' ' || text)) STORED,
    UNIQUE (document_id, version, number)
);
COMMENT ON TABLE public.kb_passages IS 'Documents in pieces that are searched; of a document that changes, both versions until the new one is complete.';
COMMENT ON COLUMN public.kb_passages.begins IS 'Offset into the text of this version, in characters; `ends` is the offset behind its last one.';
COMMENT ON COLUMN public.kb_passages.vector IS 'Little-endian float32 of length one, made by the model `embedded_with`.';
COMMENT ON COLUMN public.kb_passages.indexed_in IS 'The collection that holds its vector; null when none does yet.';

CREATE INDEX kb_passages_search ON public.kb_passages USING gin (search);
CREATE INDEX kb_passages_unindexed ON public.kb_passages (passage_id) WHERE indexed_in IS NULL;

CREATE TABLE public.kb_dropped (
    passage_id bigint NOT NULL,
    collection text NOT NULL,
    PRIMARY KEY (collection, passage_id)
);
COMMENT ON TABLE public.kb_dropped IS 'Vectors that a collection still has of passages that are gone.';

-- Whatever ends a passage (another version, a removal, a document that goes), its vector goes too.
CREATE FUNCTION public.kb_passage_gone() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO public.kb_dropped (passage_id, collection)
    SELECT passage_id, indexed_in FROM old_rows WHERE indexed_in IS NOT NULL
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER kb_passage_gone AFTER DELETE ON public.kb_passages
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.kb_passage_gone();

CREATE TABLE public.question_logs (
    question_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    agent text NOT NULL,
    key text NOT NULL,
    problem_id bigint,
    question text NOT NULL,
    answered boolean NOT NULL,
    best_score double precision,
    documents bigint NOT NULL,
    sources bigint[] NOT NULL DEFAULT '{}',
    asked_at timestamptz NOT NULL,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.question_logs IS 'One row per question to the knowledge base; those not answered show what documents are missing.';
COMMENT ON COLUMN public.question_logs.documents IS 'How many documents were searched; `sources` are those the answer was made from.';

CREATE INDEX question_logs_by_time ON public.question_logs (tenant_id, agent, answered, question_id);

-- ==== What happened that concerns security, without the secrets themselves ====

CREATE TABLE public.security_events (
    event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    problem_id bigint,
    family text NOT NULL DEFAULT '',
    place text NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT '',
    at timestamptz NOT NULL,
    UNIQUE (tenant_id, key)
);
COMMENT ON TABLE public.security_events IS 'One row per event: a secret found, masked, asked about or denied, an attack seen, an emergency. Kept for some time.';
COMMENT ON COLUMN public.security_events.key IS 'Makes writing an event again harmless; of an event of a step: problem, step and number.';

CREATE INDEX security_events_by_user ON public.security_events (tenant_id, user_id, event_id);
CREATE INDEX security_events_by_tenant ON public.security_events (tenant_id, event_id);
CREATE INDEX security_events_by_time ON public.security_events (at);

-- What a step holds under `security` is an event, written in the transaction that records the step. A step that is told
-- again takes its earlier telling's place.
CREATE FUNCTION public.keep_security_of_step() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO security_events AS e (tenant_id, user_id, key, kind, problem_id, family, place, detail, at)
    SELECT p.tenant_id, p.user_id, format('step:%s:%s:%s', NEW.problem_id, NEW.step_key, n), s ->> 'kind', NEW.problem_id,
           left(coalesce(s ->> 'family', ''), 100), left(coalesce(s ->> 'place', ''), 300),
           left(coalesce(s ->> 'detail', ''), 1000), NEW.at
    FROM problems AS p, jsonb_array_elements(NEW.detail -> 'security') WITH ORDINALITY AS t (s, n)
    WHERE p.problem_id = NEW.problem_id AND s ->> 'kind' IS NOT NULL
    ON CONFLICT (tenant_id, key) DO UPDATE
    SET kind = excluded.kind, family = excluded.family, place = excluded.place, detail = excluded.detail, at = excluded.at;
    RETURN NULL;
END
$$;

CREATE TRIGGER problem_steps_security AFTER INSERT ON public.problem_steps
FOR EACH ROW WHEN (jsonb_typeof(NEW.detail -> 'security') = 'array') EXECUTE FUNCTION public.keep_security_of_step();

-- ==== Posting changes of problems (A2A push notifications) ====

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

CREATE TRIGGER problems_pushes_first AFTER INSERT ON public.problems
    FOR EACH ROW WHEN (NEW.status <> 'in_progress' OR NEW.closed)
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

-- ==== What users must hear of, in the order of its commits, and the channels it goes to ====

CREATE TABLE public.user_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seq bigint UNIQUE,
    event_id uuid NOT NULL DEFAULT gen_random_uuid(),
    event_key text NOT NULL,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    problem_id bigint,
    kind text NOT NULL CHECK (kind IN ('approval_requested', 'approval_decided', 'approval_expiring', 'question_asked',
                                       'problem_ended', 'notification', 'outcome_unknown')),
    approvers jsonb NOT NULL DEFAULT '[]',
    detail jsonb NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    expires_at timestamptz,
    reminded boolean NOT NULL DEFAULT false,
    routed boolean NOT NULL DEFAULT false,
    UNIQUE (tenant_id, event_key)
);
COMMENT ON TABLE public.user_events IS 'One row per event, written in the transaction of the change it tells of.';
COMMENT ON COLUMN public.user_events.seq IS 'Its number, given after its commit: readers resume by it and miss nothing. Null until then.';
COMMENT ON COLUMN public.user_events.routed IS 'Its deliveries were made, as its users'' settings then were.';
COMMENT ON COLUMN public.user_events.reminded IS 'Of an approval that was asked for: approval_expiring was looked at.';

CREATE INDEX user_events_unnumbered ON public.user_events (id) WHERE seq IS NULL;
CREATE INDEX user_events_unrouted ON public.user_events (id) WHERE NOT routed;
CREATE INDEX user_events_in_order ON public.user_events (tenant_id, seq);
CREATE INDEX user_events_by_problem ON public.user_events (problem_id);
CREATE INDEX user_events_expiring ON public.user_events (expires_at) WHERE kind = 'approval_requested' AND NOT reminded;

CREATE SEQUENCE public.user_event_numbers AS bigint;

-- An id of a row says when it was made, not when it was committed, so a reader who resumes by ids could miss one that was
-- made earlier and committed later. Numbers are given to committed rows alone, by one at a time.
CREATE FUNCTION public.number_user_events() RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_numbered bigint;
BEGIN
    IF NOT EXISTS (SELECT FROM user_events WHERE seq IS NULL) THEN
        RETURN 0;
    END IF;
    PERFORM pg_advisory_xact_lock(-1463899470);
    UPDATE user_events AS e SET seq = n.seq
    FROM (SELECT o.id, nextval('user_event_numbers') AS seq
          FROM (SELECT id FROM user_events WHERE seq IS NULL ORDER BY id LIMIT 1000) AS o) AS n
    WHERE e.id = n.id;
    GET DIAGNOSTICS v_numbered = ROW_COUNT;
    RETURN v_numbered;
END
$$;

CREATE FUNCTION public.announce_user_events() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('steward_user_events', NEW.tenant_id);
    RETURN NULL;
END
$$;

CREATE TRIGGER user_events_announced AFTER INSERT ON public.user_events
    FOR EACH ROW EXECUTE FUNCTION public.announce_user_events();

-- What an approval is told of with: its words, never its arguments, which the problem itself shows.
CREATE FUNCTION public.approval_of_step(p_view jsonb, p_step problem_steps) RETURNS jsonb
LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'approval_id', p_step.detail -> 'approval_id', 'kind', p_step.detail -> 'kind',
        'tool_name', p_step.detail -> 'tool_name', 'args_sha256', p_step.detail -> 'args_sha256',
        'approvers', coalesce(p_step.detail -> 'approvers', '[]'), 'expires_at', p_step.detail -> 'expires_at',
        'decided_by', p_step.detail -> 'decided_by',
        'decision', CASE WHEN p_step.action <> 'approval_requested' THEN substr(p_step.action, 10) END,
        'reason', (SELECT a -> 'reason' FROM jsonb_array_elements(p_view -> 'approvals') AS a
                   WHERE a -> 'approval_id' = p_step.detail -> 'approval_id'))
$$;

-- A step that is told again in the same words is the same event.
CREATE FUNCTION public.tell_of_step() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, approvers, detail, expires_at)
    SELECT format('step:%s:%s:%s', NEW.problem_id, NEW.step_key, md5(NEW.action || NEW.description || NEW.detail::text)),
           p.tenant_id, p.user_id, NEW.problem_id,
           CASE NEW.action WHEN 'approval_requested' THEN 'approval_requested' WHEN 'question_asked' THEN 'question_asked'
                           WHEN 'tool_outcome_unknown' THEN 'outcome_unknown' ELSE 'approval_decided' END,
           coalesce(NEW.detail -> 'approvers', '[]'),
           jsonb_build_object('text', NEW.description, 'conversation_id', p.conversation_id, 'gateway',
                              p.summary -> 'gateway', 'tool_name', NEW.detail -> 'tool_name')
           || CASE WHEN NEW.action LIKE 'approval\_%' THEN jsonb_build_object('approval', approval_of_step(p.summary, NEW))
                   ELSE '{}' END,
           CASE WHEN NEW.action = 'approval_requested' THEN (NEW.detail ->> 'expires_at')::timestamptz END
    FROM problems AS p WHERE p.problem_id = NEW.problem_id
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER problem_steps_told AFTER INSERT ON public.problem_steps
    FOR EACH ROW WHEN (NEW.action IN ('approval_requested', 'approval_approved', 'approval_denied', 'approval_edited',
                                      'approval_expired', 'approval_withdrawn', 'question_asked', 'tool_outcome_unknown'))
    EXECUTE FUNCTION public.tell_of_step();

CREATE FUNCTION public.tell_of_end() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, detail)
    VALUES (format('end:%s:%s', NEW.problem_id, NEW.updated_at), NEW.tenant_id, NEW.user_id, NEW.problem_id,
            'problem_ended',
            jsonb_build_object('text', coalesce(NEW.summary ->> 'message', ''), 'conversation_id', NEW.conversation_id,
                               'gateway', NEW.summary -> 'gateway', 'tool_name', NEW.tool_name, 'status', NEW.status,
                               'error', NEW.summary #> '{error,code}'))
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    RETURN NULL;
END
$$;

-- Deferred, so that an end comes after the steps that its write adds.
CREATE CONSTRAINT TRIGGER problems_ended_at_once AFTER INSERT ON public.problems DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.closed) EXECUTE FUNCTION public.tell_of_end();

CREATE CONSTRAINT TRIGGER problems_ended AFTER UPDATE ON public.problems DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.closed AND NOT OLD.closed) EXECUTE FUNCTION public.tell_of_end();

CREATE FUNCTION public.tell_of_notification() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, detail)
    SELECT 'notification:' || NEW.notification_key, NEW.tenant_id, NEW.user_id, NEW.problem_id, 'notification',
           jsonb_build_object('text', NEW.text, 'source', NEW.source, 'notification_id', NEW.id,
                              'conversation_id', p.conversation_id, 'gateway', p.summary -> 'gateway',
                              'options', (SELECT coalesce(jsonb_agg(o || jsonb_build_object('args_sha256', (
                                              SELECT a -> 'args_sha256' FROM jsonb_array_elements(p.summary -> 'approvals') AS a
                                              WHERE a -> 'approval_id' = o -> 'approval_id')) ORDER BY n), '[]')
                                          FROM jsonb_array_elements(NEW.options) WITH ORDINALITY AS t (o, n)))
    FROM (SELECT 1) AS one LEFT JOIN problems AS p ON p.problem_id = NEW.problem_id
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER notifications_told AFTER INSERT ON public.notifications
    FOR EACH ROW WHEN (NEW.delivered_at IS NULL) EXECUTE FUNCTION public.tell_of_notification();

-- Approvals that nobody has decided yet and that expire within p_lead_s, or in the last quarter of their time if that is
-- shorter: each is told of once.
CREATE FUNCTION public.tell_of_expiring(p_lead_s double precision) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_told bigint;
BEGIN
    WITH due AS (
        UPDATE user_events AS e SET reminded = true
        WHERE kind = 'approval_requested' AND NOT reminded
          AND expires_at <= clock_timestamp() + make_interval(secs => p_lead_s)
          AND expires_at - (expires_at - at) / 4 <= clock_timestamp()
        RETURNING e.*
    )
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, approvers, detail)
    SELECT 'expiring:' || d.id, d.tenant_id, d.user_id, d.problem_id, 'approval_expiring', d.approvers, d.detail
    FROM due AS d JOIN problems AS p ON p.problem_id = d.problem_id
    WHERE d.expires_at > clock_timestamp() AND NOT p.closed
      AND p.summary -> 'approvals' @> jsonb_build_array(
              jsonb_build_object('approval_id', d.detail #> '{approval,approval_id}'))
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    GET DIAGNOSTICS v_told = ROW_COUNT;
    RETURN v_told;
END
$$;

CREATE FUNCTION public.forget_user_events() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM public.user_events WHERE problem_id = OLD.problem_id;
    RETURN NULL;
END
$$;

CREATE TRIGGER problems_forget_user_events AFTER DELETE ON public.problems
    FOR EACH ROW EXECUTE FUNCTION public.forget_user_events();

CREATE TABLE public.channel_settings (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    settings jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE public.channel_settings IS 'How each user wants to hear of events; without a row, by the webhook.';

CREATE TABLE public.event_deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event bigint NOT NULL REFERENCES public.user_events ON DELETE CASCADE,
    recipient text NOT NULL,
    channel text NOT NULL CHECK (channel IN ('webhook', 'ntfy', 'email')),
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    last_error text,
    delivered_at timestamptz,
    dead_at timestamptz,
    UNIQUE (event, recipient, channel)
);
COMMENT ON TABLE public.event_deliveries IS 'One row per event, user and channel. A claimed one is due again when its lease ends; given up at dead_at.';

CREATE INDEX event_deliveries_due ON public.event_deliveries (next_at) WHERE delivered_at IS NULL AND dead_at IS NULL;

-- How an attempt ended. Without an error it was taken; with one it is tried again in p_again_s seconds, or given up (null).
-- A notification's own row says how it stands: delivered once a channel took it, dead once every channel gave it up.
CREATE FUNCTION public.settle_delivery(p_id bigint, p_error text, p_again_s double precision) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_event bigint;
BEGIN
    UPDATE event_deliveries
    SET last_error = p_error, next_at = clock_timestamp() + make_interval(secs => coalesce(p_again_s, 0)),
        delivered_at = CASE WHEN p_error IS NULL THEN clock_timestamp() END,
        dead_at = CASE WHEN p_error IS NOT NULL AND p_again_s IS NULL THEN clock_timestamp() END
    WHERE id = p_id AND delivered_at IS NULL
    RETURNING event INTO v_event;
    UPDATE notifications AS n
    SET attempts = n.attempts + 1, last_error = p_error,
        delivered_at = CASE WHEN p_error IS NULL THEN clock_timestamp() END,
        dead_at = CASE WHEN p_error IS NOT NULL AND NOT EXISTS (
                            SELECT FROM event_deliveries AS d WHERE d.event = v_event AND d.dead_at IS NULL)
                       THEN clock_timestamp() END
    FROM user_events AS e
    WHERE e.id = v_event AND e.kind = 'notification' AND n.id = (e.detail ->> 'notification_id')::bigint
      AND n.delivered_at IS NULL;
END
$$;

-- ==== Forgetting users, and what grows too old ====

-- The name that stands for a user in what the audit keeps: the same for the same user, and nobody's without the key.
INSERT INTO public.shared_secrets (name, secret)
VALUES ('pseudonyms', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
ON CONFLICT DO NOTHING;

CREATE FUNCTION public.pseudonym_of(p_tenant_id text, p_user_id text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT 'forgotten-' || left(encode(sha256(s.secret || sha256(s.secret || convert_to(
               jsonb_build_array(p_tenant_id, p_user_id)::text, 'UTF8'))), 'hex'), 32)
    FROM public.shared_secrets AS s WHERE s.name = 'pseudonyms'
$$;

CREATE TABLE public.forgettings (
    forgetting_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    tenant_id text NOT NULL,
    user_id text,
    pseudonym text NOT NULL,
    asked_by text NOT NULL CHECK (asked_by IN ('user', 'operator')),
    stage text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'closing', 'erasing', 'done')),
    deleted jsonb NOT NULL DEFAULT '{}',
    kept jsonb NOT NULL DEFAULT '{}',
    asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at timestamptz,
    CHECK ((stage = 'done') = (finished_at IS NOT NULL) AND (stage = 'done') = (user_id IS NULL))
);
COMMENT ON TABLE public.forgettings IS 'One row per forgetting of a user; once it is done, the certificate, in which nobody is named.';
COMMENT ON COLUMN public.forgettings.deleted IS 'How many were deleted, by store.';

CREATE UNIQUE INDEX forgettings_under_way ON public.forgettings (tenant_id, user_id) WHERE finished_at IS NULL;
CREATE INDEX forgettings_finished ON public.forgettings (finished_at) WHERE finished_at IS NOT NULL;

CREATE TABLE public.erased_problems (
    problem_id bigint PRIMARY KEY,
    erased_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.erased_problems IS 'Problems that are gone: whoever still writes to one writes nothing.';

CREATE TABLE public.erased_workflows (
    workflow_id text PRIMARY KEY,
    forgetting_id uuid,
    noted_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.erased_workflows IS 'Workflows whose histories are to be deleted in Temporal; a row goes when that is done.';

CREATE INDEX erased_workflows_by_forgetting ON public.erased_workflows (forgetting_id, workflow_id);

CREATE TABLE public.audit_effects (
    effect_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    pseudonym text NOT NULL,
    tool_name text NOT NULL,
    effect text NOT NULL,
    state text NOT NULL,
    code text,
    approved boolean NOT NULL,
    started_at timestamptz NOT NULL,
    finished_at timestamptz
);
COMMENT ON TABLE public.audit_effects IS 'That tools acted for users who were forgotten: which tool, when and how it ended; not with what, and not for whom.';

CREATE TABLE public.retention_runs (
    run_id text PRIMARY KEY,
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at timestamptz,
    days jsonb NOT NULL,
    removed jsonb NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE public.retention_runs IS 'One row per look for what is too old: how long each kind was kept then, and how many of it were removed.';

CREATE INDEX retention_runs_by_time ON public.retention_runs (started_at);

-- Whoever writes for a user does so under a lock that is shared, and looks, once it has it, whether that user is being
-- forgotten. A forgetting waits for all who hold it before it deletes, so that nothing is written behind its back.
CREATE FUNCTION public.is_being_forgotten(p_tenant_id text, p_user_id text, p_at_once boolean) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(28, hashtext(jsonb_build_array(p_tenant_id, p_user_id)::text));
    RETURN EXISTS (SELECT FROM forgettings AS f
                   WHERE f.tenant_id = p_tenant_id AND f.user_id = p_user_id AND f.finished_at IS NULL
                     AND (p_at_once OR f.stage = 'erasing'));
END
$$;

-- Keeps what was said in a problem that ended, if its row is of this view; an end that was taken back is told anew.
CREATE FUNCTION public.keep_exchange(p_exchange jsonb, p_view jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    IF p_exchange IS NULL OR is_being_forgotten(p_view ->> 'tenant_id', p_view ->> 'user_id', false) THEN
        RETURN;
    END IF;
    WITH kept AS (
        INSERT INTO memory_exchanges AS e
            (tenant_id, user_id, key, problem_id, user_message, agent_response, said_at, conversation_id)
        SELECT p.tenant_id, p.user_id, 'problem-' || p.problem_id, p.problem_id, p_exchange ->> 'user_message',
               p_exchange ->> 'agent_response', (p_exchange ->> 'said_at')::timestamptz, coalesce(p.conversation_id, '')
        FROM problems AS p
        WHERE p.problem_id = (p_view ->> 'problem_id')::bigint AND p.updated_at = (p_view ->> 'updated_at')::timestamptz
        ON CONFLICT (tenant_id, user_id, key) DO UPDATE
        SET user_message = excluded.user_message, agent_response = excluded.agent_response,
            indexed_in = CASE WHEN e.indexed_in IS NULL THEN NULL ELSE '' END
        WHERE e.deleted_at IS NULL
          AND (e.user_message, e.agent_response) IS DISTINCT FROM (excluded.user_message, excluded.agent_response)
        RETURNING e.exchange_id
    )
    INSERT INTO unlearned_exchanges (exchange_id) SELECT exchange_id FROM kept ON CONFLICT DO NOTHING;
END
$$;

CREATE FUNCTION public.refuse_forgotten() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.user_id IS NOT NULL AND is_being_forgotten(NEW.tenant_id, NEW.user_id, TG_ARGV[0] = 'at_once') THEN
        RAISE EXCEPTION 'the user is being forgotten' USING ERRCODE = 'SF001';
    END IF;
    RETURN NEW;
END
$$;

-- What goes on while a user's problems are ended is still written; what would begin anew is not.
DO $$
DECLARE
    v_table text;
BEGIN
    FOREACH v_table IN ARRAY ARRAY['idempotency', 'api_keys', 'chat_users', 'conversation_exchanges'] LOOP
        EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON public.%I FOR EACH ROW '
                       'EXECUTE FUNCTION public.refuse_forgotten(''at_once'')', v_table || '_forgotten', v_table);
    END LOOP;
    FOREACH v_table IN ARRAY ARRAY['todos', 'reminders', 'notifications', 'contacts', 'memory_facts', 'memory_exchanges',
                                   'memory_profiles', 'shown', 'conversations', 'conversation_messages',
                                   'question_logs', 'security_events'] LOOP
        EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON public.%I FOR EACH ROW '
                       'EXECUTE FUNCTION public.refuse_forgotten()', v_table || '_forgotten', v_table);
    END LOOP;
END
$$;

CREATE TRIGGER channel_settings_forgotten BEFORE INSERT ON public.channel_settings
    FOR EACH ROW EXECUTE FUNCTION public.refuse_forgotten();

-- An event of somebody who is being forgotten is not written: whatever tells of it must not fail for that.
CREATE FUNCTION public.drop_event_of_forgotten() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    RETURN CASE WHEN is_being_forgotten(NEW.tenant_id, NEW.user_id, false) THEN NULL ELSE NEW END;
END
$$;

CREATE TRIGGER user_events_erased BEFORE INSERT ON public.user_events
    FOR EACH ROW EXECUTE FUNCTION public.drop_event_of_forgotten();

-- A problem of somebody who is forgotten, or was after it began, is not written: it is noted as one to be removed.
CREATE FUNCTION public.drop_erased_problem() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM erased_problems AS e WHERE e.problem_id = NEW.problem_id) THEN
        RETURN NULL;
    END IF;
    IF is_being_forgotten(NEW.tenant_id, NEW.user_id, false)
       OR (EXISTS (SELECT FROM forgettings AS f WHERE f.finished_at > NEW.created_at)
           AND EXISTS (SELECT FROM forgettings AS f WHERE f.finished_at > NEW.created_at
                       AND f.pseudonym = pseudonym_of(NEW.tenant_id, NEW.user_id))) THEN
        INSERT INTO erased_problems (problem_id) VALUES (NEW.problem_id) ON CONFLICT DO NOTHING;
        INSERT INTO erased_workflows (workflow_id)
        VALUES ('problem-' || NEW.problem_id), ('remember-' || NEW.problem_id) ON CONFLICT DO NOTHING;
        RETURN NULL;
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER problems_erased BEFORE INSERT ON public.problems
    FOR EACH ROW EXECUTE FUNCTION public.drop_erased_problem();

-- Steps and results that come late are dropped; an effect of a problem that is gone does not begin.
CREATE FUNCTION public.drop_of_erased_problem() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(NEW.problem_id);
    IF NOT EXISTS (SELECT FROM erased_problems AS e WHERE e.problem_id = NEW.problem_id) THEN
        RETURN NEW;
    END IF;
    IF TG_TABLE_NAME = 'tool_dispatches' THEN
        RAISE EXCEPTION 'the problem is gone' USING ERRCODE = 'SF001';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER problem_steps_erased BEFORE INSERT ON public.problem_steps
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();

CREATE TRIGGER tool_results_erased BEFORE INSERT ON public.tool_results
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();

CREATE TRIGGER tool_dispatches_erased BEFORE INSERT ON public.tool_dispatches
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();

CREATE TRIGGER push_addresses_erased BEFORE INSERT ON public.push_addresses
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();

-- Adds numbers to the numbers of the same names.
CREATE FUNCTION public.added(p_counts jsonb, p_more jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
    SELECT p_counts || coalesce(jsonb_object_agg(key, value::bigint + coalesce((p_counts ->> key)::bigint, 0)), '{}')
    FROM jsonb_each_text(p_more) WHERE value::bigint <> 0
$$;

-- Deletes at most so many rows of a user from a table; none of a table that is not there.
CREATE FUNCTION public.erase_of_user(p_table text, p_tenant_id text, p_user_id text, p_limit integer) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_rows bigint := 0;
BEGIN
    IF to_regclass(format('public.%I', p_table)) IS NOT NULL THEN
        EXECUTE format('DELETE FROM public.%1$I WHERE ctid = ANY (ARRAY('
                       'SELECT ctid FROM public.%1$I WHERE tenant_id = $1 AND user_id = $2 LIMIT $3 FOR UPDATE))', p_table)
        USING p_tenant_id, p_user_id, p_limit;
        GET DIAGNOSTICS v_rows = ROW_COUNT;
    END IF;
    RETURN v_rows;
END
$$;

-- How many rows of a user a table has; none of a table that is not there.
CREATE FUNCTION public.rows_of_user(p_table text, p_tenant_id text, p_user_id text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_rows bigint := 0;
BEGIN
    IF to_regclass(format('public.%I', p_table)) IS NOT NULL THEN
        EXECUTE format('SELECT count(*) FROM public.%I WHERE tenant_id = $1 AND user_id = $2', p_table)
        INTO v_rows USING p_tenant_id, p_user_id;
    END IF;
    RETURN v_rows;
END
$$;

-- Takes problems out with everything that goes by their number, and notes their workflows. With a pseudonym (a user is
-- forgotten) the ledger's effects go over to what the audit keeps; without one (they are too old) they stay, without what
-- they returned, as long as the ledger is kept. Returns how many were `deleted` and `kept`, by table.
CREATE FUNCTION public.erase_problems(p_problem_ids bigint[], p_forgetting_id uuid, p_tenant_id text, p_pseudonym text)
RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
    v_table text;
    v_rows bigint;
    v_counts jsonb := '{}';
    v_kept jsonb := '{}';
BEGIN
    PERFORM pg_advisory_xact_lock(n) FROM (SELECT unnest(p_problem_ids) AS n ORDER BY 1) AS ids;
    INSERT INTO erased_problems (problem_id) SELECT unnest(p_problem_ids) ON CONFLICT DO NOTHING;
    INSERT INTO erased_workflows (workflow_id, forgetting_id)
    SELECT kind || n, p_forgetting_id FROM unnest(p_problem_ids) AS n, unnest(ARRAY['problem-', 'remember-']) AS kind
    ON CONFLICT (workflow_id) DO UPDATE SET forgetting_id = excluded.forgetting_id;
    IF p_pseudonym IS NULL THEN
        UPDATE tool_dispatches AS d SET result = NULL, error = NULL
        WHERE d.problem_id = ANY (p_problem_ids) AND d.state IN ('succeeded', 'failed');
    ELSE
        INSERT INTO audit_effects (tenant_id, pseudonym, tool_name, effect, state, code, approved, started_at, finished_at)
        SELECT p_tenant_id, p_pseudonym, d.tool_name, d.effect, d.state, d.code, d.approval_id IS NOT NULL, d.started_at,
               d.finished_at
        FROM tool_dispatches AS d WHERE d.problem_id = ANY (p_problem_ids) AND d.effect <> 'read';
        GET DIAGNOSTICS v_rows = ROW_COUNT;
        v_kept := jsonb_build_object('audit_effects', v_rows);
        DELETE FROM tool_dispatches AS d WHERE d.problem_id = ANY (p_problem_ids);
        GET DIAGNOSTICS v_rows = ROW_COUNT;
        v_counts := v_counts || jsonb_build_object('tool_dispatches', v_rows);
    END IF;
    FOREACH v_table IN ARRAY ARRAY['problem_steps', 'tool_results', 'pushes', 'push_addresses', 'problems'] LOOP
        EXECUTE format('DELETE FROM public.%I WHERE problem_id = ANY ($1)', v_table) USING p_problem_ids;
        GET DIAGNOSTICS v_rows = ROW_COUNT;
        v_counts := v_counts || jsonb_build_object(v_table, v_rows);
    END LOOP;
    RETURN jsonb_build_object('deleted', v_counts, 'kept', v_kept);
END
$$;

-- Lets go of payloads whose last workflow is gone. Their rows are locked first: whoever stores one again waits, and then
-- finds that it is to be stored.
CREATE FUNCTION public.release_payloads(p_workflow_ids text[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_held text[];
    v_rows bigint;
BEGIN
    WITH gone AS (
        DELETE FROM payload_holders WHERE workflow_id = ANY (p_workflow_ids) RETURNING sha256
    )
    SELECT array_agg(DISTINCT sha256 ORDER BY sha256) INTO v_held FROM gone;
    PERFORM FROM payload_claims WHERE sha256 = ANY (v_held) ORDER BY sha256, chunk FOR UPDATE;
    DELETE FROM payload_claims AS c
    WHERE c.sha256 = ANY (v_held) AND NOT EXISTS (SELECT FROM payload_holders AS h WHERE h.sha256 = c.sha256);
    GET DIAGNOSTICS v_rows = ROW_COUNT;
    RETURN v_rows;
END
$$;

-- ==== The operator's own tables, and how run_sql reads them ====

-- The audit under the names that other documents give its tables and columns: SET search_path = documented, public.
CREATE SCHEMA documented;

CREATE VIEW documented.problems AS
SELECT problem_id AS id, tenant_id, user_id, conversation_id,
       view ->> 'title' AS title,
       view ->> 'problem_type' AS problem_type,
       jsonb_build_object('text', text, 'gateway', view ->> 'gateway', 'tool_name', tool_name) AS context,
       'The user has an answer, or has said no; what needs approval ran only with it.' AS definition_of_done,
       status, closed, created_at, updated_at
FROM public.problems;

CREATE VIEW documented.problem_steps AS
SELECT id, problem_id,
       row_number() OVER (PARTITION BY problem_id ORDER BY id) AS step_number,
       actor, action, description, detail, at AS created_at
FROM public.problem_steps;

CREATE VIEW documented.agent_tools AS
SELECT name AS tool_name,
       spec ->> 'description' AS description,
       tool_type,
       permission AS action_permission,
       spec -> 'parameters' AS parameter_definitions,
       content_hash AS embedding_vector_id,
       enabled, updated_at
FROM public.agent_tools
WHERE present;
COMMENT ON COLUMN documented.agent_tools.embedding_vector_id IS
    'The hash of the entry, by which the tool''s vectors are found in the index.';

CREATE SCHEMA data;

COMMENT ON SCHEMA data IS 'The operator''s own tables; run_sql reads these and nothing else.';

CREATE SCHEMA steward_gate;

COMMENT ON SCHEMA steward_gate IS 'Where run_sql enters.';

REVOKE ALL ON SCHEMA public FROM PUBLIC;

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
