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
