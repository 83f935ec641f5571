-- What Steward remembers of each user (facts, exchanges, profile), and notifications that nobody took.

CREATE TABLE public.memory_facts (
    fact_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    fact text NOT NULL,
    fact_sha256 text NOT NULL,
    category text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    indexed_in text,
    deleted_at timestamptz,
    deleted_key text,
    search tsvector GENERATED ALWAYS AS
        (to_tsvector('english'::regconfig, coalesce(category, '') || ' ' || fact)) STORED,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.memory_facts IS 'What users asked to be remembered. Of a forgotten fact the row stays, without its text, until the index has forgotten it too and for repeats of the call.';
COMMENT ON COLUMN public.memory_facts.fact_sha256 IS 'Of the text without differences in case and white space: the same text again is the same fact.';
COMMENT ON COLUMN public.memory_facts.indexed_in IS 'The collection that holds its vector; null when none does yet.';

CREATE UNIQUE INDEX memory_facts_once ON public.memory_facts (tenant_id, user_id, fact_sha256) WHERE deleted_at IS NULL;
CREATE INDEX memory_facts_search ON public.memory_facts USING gin (search);

CREATE TABLE public.memory_exchanges (
    exchange_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    problem_id bigint,
    user_message text NOT NULL,
    agent_response text NOT NULL,
    said_at timestamptz NOT NULL DEFAULT now(),
    indexed_in text,
    search tsvector GENERATED ALWAYS AS
        (to_tsvector('english'::regconfig, user_message || ' ' || agent_response)) STORED,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.memory_exchanges IS 'What users said and what they were answered, to be found again.';

CREATE INDEX memory_exchanges_search ON public.memory_exchanges USING gin (search);

CREATE TABLE public.memory_profiles (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    profile jsonb NOT NULL CONSTRAINT memory_profiles_size CHECK (octet_length(profile::text) <= 20000),
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE public.memory_profiles IS 'What users set about themselves: name, language, time zone and the like.';

-- The share of some words, as to_tsvector makes them, that a text has: from 0 to 1; 0 when there are none.
CREATE FUNCTION public.words_shared(p_words text[], p_search tsvector) RETURNS double precision
LANGUAGE sql IMMUTABLE AS $$
    SELECT (length(p_search) - length(ts_delete(p_search, p_words)))::double precision / greatest(cardinality(p_words), 1)
$$;

ALTER TABLE public.notifications
    ADD COLUMN options jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN dead_at timestamptz;
COMMENT ON COLUMN public.notifications.dead_at IS 'When the webhook was given up; a human may have it sent again.';
