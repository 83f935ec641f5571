-- A workflow task that fails after it wrote here is told again, and may then tell another story: what was written first
-- never happened. The later telling takes its place.

CREATE OR REPLACE FUNCTION public.add_steps(p_problem_id bigint, p_steps jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(p_problem_id);
    INSERT INTO problem_steps AS p (problem_id, step_key, seq, actor, action, description, detail, at)
    SELECT p_problem_id, s ->> 'step_key', (s ->> 'seq')::bigint, s ->> 'actor', s ->> 'action',
           s ->> 'description', s -> 'detail', (s ->> 'at')::timestamptz
    FROM jsonb_array_elements(p_steps) WITH ORDINALITY AS t (s, n)
    ORDER BY n
    ON CONFLICT (problem_id, step_key) DO UPDATE SET at = excluded.at WHERE p.seq IS NOT NULL AND excluded.at > p.at;
    PERFORM pg_notify('steward_problems', p_problem_id::text);
END
$$;

-- Removes what an earlier telling wrote from the first step on that this write contradicts, and beyond its end. A step the
-- workflow took after this write has a later time and stays.
CREATE FUNCTION public.forget_untrue_steps(p_problem_id bigint, p_steps jsonb) RETURNS void
LANGUAGE sql AS $$
    WITH told AS (
        SELECT (s ->> 'seq')::bigint AS seq, (s ->> 'at')::timestamptz AS at, s FROM jsonb_array_elements(p_steps) AS t (s)
    ), untrue AS (
        SELECT least(max(told.seq) + 1, min(p.seq) FILTER (
                   WHERE p.at < told.at AND (p.actor, p.action, p.description, p.detail) IS DISTINCT FROM
                         (s ->> 'actor', s ->> 'action', s ->> 'description', s -> 'detail'))) AS first,
               max(told.at) AS before
        FROM told LEFT JOIN problem_steps AS p ON p.problem_id = p_problem_id AND p.seq = told.seq
    )
    DELETE FROM problem_steps AS p USING untrue
    WHERE p.problem_id = p_problem_id AND p.seq >= untrue.first AND p.at < untrue.before;
$$;

-- A write older than the row leaves the row alone and still adds its missing steps, but none beyond the row's own: the
-- newer write knew better.
CREATE OR REPLACE FUNCTION public.record_problem(p_view jsonb, p_steps jsonb) RETURNS void
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
