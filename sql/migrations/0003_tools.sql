-- The catalogue as rows, searchable by words.

CREATE TABLE public.agent_tools (
    name text PRIMARY KEY,
    spec jsonb NOT NULL,
    content_hash text NOT NULL,
    tool_type text NOT NULL,
    permission text NOT NULL,
    enabled boolean NOT NULL DEFAULT true,
    search tsvector NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.agent_tools IS 'The tool catalogue as last synchronised; enabled is the operator''s and survives a sync.';

CREATE INDEX agent_tools_search ON public.agent_tools USING gin (search);

-- The words of a sentence as a query that any one of them satisfies; null when none is worth searching for.
CREATE FUNCTION public.any_word(p_text text) RETURNS tsquery
LANGUAGE sql STABLE AS $$
    SELECT to_tsquery('simple', string_agg(quote_literal(word), ' | '))
    FROM unnest(tsvector_to_array(to_tsvector('english', p_text))) AS word
$$;
