-- A repeat looks at every earlier call of its chain, not at the last one alone: p_repeats names them, the first one first.

DROP FUNCTION public.begin_dispatch(bigint, text, text, text, text, text, text, jsonb, jsonb, text);

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
