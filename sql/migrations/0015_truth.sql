-- What happened stays on record when Temporal's store is set back; whose this database is; what was mended.

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

CREATE INDEX problems_open ON public.problems (problem_id) WHERE NOT closed;

ALTER TABLE public.problem_steps ADD COLUMN place bigint;
COMMENT ON COLUMN public.problem_steps.place IS 'For a step without a number: before which of the workflow''s steps it belongs; null: after them.';

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
CREATE OR REPLACE FUNCTION public.add_steps(p_problem_id bigint, p_steps jsonb) RETURNS void
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
CREATE OR REPLACE FUNCTION public.forget_untrue_steps(p_problem_id bigint, p_steps jsonb) RETURNS void
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
