-- Where what is remembered came from, and exchanges that can be forgotten by conversation.

ALTER TABLE public.memory_facts
    ADD COLUMN problem_id bigint,
    ADD COLUMN origin text NOT NULL DEFAULT 'told'
        CONSTRAINT memory_facts_origin CHECK (origin IN ('told', 'rule', 'model', 'import', 'edited'));
COMMENT ON COLUMN public.memory_facts.problem_id IS 'The problem in which it was said last; null: it came by none.';
COMMENT ON COLUMN public.memory_facts.origin IS 'told: a tool was asked to keep it; rule, model: what found it in the words of a problem; import, edited: the user by hand.';
COMMENT ON COLUMN public.memory_facts.indexed_in IS 'The collection that holds its vector; null when none does yet, empty when that is of an older text.';

-- The key of a call is [installation:]problem:call.
UPDATE public.memory_facts
SET problem_id = substring(key FROM '^(?:[^:]*:)?([0-9]{1,18}):[^:]+$')::bigint
WHERE deleted_at IS NULL;

ALTER TABLE public.memory_exchanges
    ADD COLUMN conversation_id text NOT NULL DEFAULT '',
    ADD COLUMN deleted_at timestamptz;
COMMENT ON COLUMN public.memory_exchanges.deleted_at IS 'When it was forgotten: its texts went then, the row stays until the index has forgotten it too, and so that it is not kept again.';

UPDATE public.memory_exchanges AS e
SET conversation_id = p.conversation_id
FROM public.problems AS p
WHERE p.problem_id = e.problem_id AND p.tenant_id = e.tenant_id AND p.user_id = e.user_id;

ALTER TABLE public.memory_exchanges ADD COLUMN conversation text NOT NULL
    GENERATED ALWAYS AS (CASE WHEN conversation_id = '' THEN 'exchange-' || exchange_id::text ELSE conversation_id END) STORED;
COMMENT ON COLUMN public.memory_exchanges.conversation IS 'The conversation it belongs to; one that came from nowhere is its own.';

CREATE INDEX memory_exchanges_by_conversation ON public.memory_exchanges (tenant_id, user_id, conversation, exchange_id)
WHERE deleted_at IS NULL;
