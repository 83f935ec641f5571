-- A message or decision that no worker took in time is left with its problem as a signal. Its idempotency key says so,
-- or a repeat would be taken for a request of its own.

ALTER TABLE public.idempotency ADD COLUMN left_with bigint, ADD COLUMN left_approval text;
COMMENT ON COLUMN public.idempotency.left_with IS 'The problem that what was said under this key was left with as a signal.';
COMMENT ON COLUMN public.idempotency.left_approval IS 'The approval that it decides or changes.';

DROP FUNCTION public.reserve_problem(text, text, text, text);

CREATE FUNCTION public.reserve_problem(p_tenant_id text, p_user_id text, p_key text, p_body_sha256 text,
                                       OUT problem_id bigint, OUT body_sha256 text, OUT fresh boolean,
                                       OUT left_with bigint, OUT left_approval text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    LOOP
        SELECT i.problem_id, i.body_sha256, false, i.left_with, i.left_approval
        INTO problem_id, body_sha256, fresh, left_with, left_approval
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
