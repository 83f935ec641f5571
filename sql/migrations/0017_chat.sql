-- Conversations as their users read them, and exchanges under way.

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
