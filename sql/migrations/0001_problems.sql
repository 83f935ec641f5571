-- The mirror of problems and their steps, problem ids and idempotency keys.

CREATE SEQUENCE public.problem_ids AS bigint;

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
    updated_at timestamptz NOT NULL
) WITH (fillfactor = 80);
COMMENT ON TABLE public.problems IS 'One row per problem: its view as the workflow last mirrored it.';
COMMENT ON COLUMN public.problems.version IS 'The greatest step number mirrored with this view; orders writes of one instant.';

CREATE INDEX problems_by_conversation ON public.problems (tenant_id, user_id, conversation_id, problem_id);
CREATE INDEX problems_by_user ON public.problems (tenant_id, user_id, problem_id);
CREATE INDEX problems_by_status ON public.problems (status, problem_id);

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
    UNIQUE (problem_id, step_key)
);
COMMENT ON TABLE public.problem_steps IS 'The audit: every step exactly once; within a problem, id grows in commit order.';

CREATE INDEX problem_steps_by_problem ON public.problem_steps (problem_id, id);

CREATE TABLE public.idempotency (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    body_sha256 text NOT NULL,
    problem_id bigint NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tenant_id, user_id, key)
);
COMMENT ON TABLE public.idempotency IS 'The problem each idempotency key stands for.';

-- One writer per problem at a time: the ids of its steps are then in commit order, which readers resume by.
CREATE FUNCTION public.add_steps(p_problem_id bigint, p_steps jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(p_problem_id);
    INSERT INTO problem_steps (problem_id, step_key, seq, actor, action, description, detail, at)
    SELECT p_problem_id, s ->> 'step_key', (s ->> 'seq')::bigint, s ->> 'actor', s ->> 'action',
           s ->> 'description', s -> 'detail', (s ->> 'at')::timestamptz
    FROM jsonb_array_elements(p_steps) WITH ORDINALITY AS t (s, n)
    ORDER BY n
    ON CONFLICT (problem_id, step_key) DO NOTHING;
    PERFORM pg_notify('steward_problems', p_problem_id::text);
END
$$;

-- A write older than the row leaves the row alone and still adds its missing steps.
CREATE FUNCTION public.record_problem(p_view jsonb, p_steps jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_problem_id bigint := (p_view ->> 'problem_id')::bigint;
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
        version = greatest(p.version, excluded.version), updated_at = excluded.updated_at
    WHERE excluded.updated_at > p.updated_at
       OR (excluded.updated_at = p.updated_at
           AND coalesce(excluded.version >= p.version, true)
           AND (excluded.closed OR NOT p.closed));
    PERFORM add_steps(v_problem_id, p_steps);
END
$$;

CREATE FUNCTION public.reserve_problem(p_tenant_id text, p_user_id text, p_key text, p_body_sha256 text,
                                       OUT problem_id bigint, OUT body_sha256 text, OUT fresh boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    LOOP
        SELECT i.problem_id, i.body_sha256, false INTO problem_id, body_sha256, fresh
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
