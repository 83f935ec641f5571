-- Where what is said under an idempotency key goes is on record before it is sent, not only when it is left as a signal.

ALTER TABLE public.idempotency ADD COLUMN signaled boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN public.idempotency.left_with IS 'The problem that what was said under this key goes to.';
COMMENT ON COLUMN public.idempotency.signaled IS 'Whether it was left there as a signal, since no worker took it in time.';

DROP FUNCTION public.reserve_problem(text, text, text, text);
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
