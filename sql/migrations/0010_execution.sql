-- What the execution of tools keeps beside the ledger: answers of reads, and what each tool needs that is not set.

CREATE TABLE public.tool_cache (
    key text PRIMARY KEY,
    tool_name text NOT NULL,
    result jsonb NOT NULL,
    message text NOT NULL,
    stored_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
);
COMMENT ON TABLE public.tool_cache IS 'Answers of tools that only read, kept for a while; losing a row costs a call.';

CREATE INDEX tool_cache_by_expiry ON public.tool_cache (expires_at);
CREATE INDEX tool_cache_by_age ON public.tool_cache (stored_at);

ALTER TABLE public.agent_tools ADD COLUMN unset text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN public.agent_tools.unset IS 'The environment variables the tool needs and the worker that synchronised last does not have.';
