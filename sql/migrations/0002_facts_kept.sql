-- An exchange whose facts a model kept itself is learnt from no more.
CREATE OR REPLACE FUNCTION public.keep_exchange(p_exchange jsonb, p_view jsonb) RETURNS void
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
    INSERT INTO unlearned_exchanges (exchange_id)
    SELECT exchange_id FROM kept WHERE (p_exchange ->> 'facts_kept')::boolean IS NOT TRUE
    ON CONFLICT DO NOTHING;
END
$$;
