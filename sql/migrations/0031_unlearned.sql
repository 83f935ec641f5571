-- What was said in a problem is kept with the problem's last record; facts are learned from it afterwards.

CREATE TABLE public.unlearned_exchanges (
    exchange_id bigint PRIMARY KEY REFERENCES public.memory_exchanges ON DELETE CASCADE,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.unlearned_exchanges IS 'Exchanges that facts are still to be learned from. A worker that takes one puts off its time, and deletes the row when it is done.';

CREATE INDEX unlearned_exchanges_due ON public.unlearned_exchanges (due_at, exchange_id);

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
