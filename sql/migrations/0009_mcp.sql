-- What the tools of MCP servers said of themselves, what of that is accepted, and how the servers stand.

CREATE TABLE public.mcp_tools (
    server text NOT NULL,
    tool text NOT NULL,
    accepted jsonb,
    accepted_sha256 text,
    offered jsonb,
    offered_sha256 text,
    rejected_sha256 text,
    listed boolean NOT NULL DEFAULT true,
    decided_by text,
    first_seen_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (server, tool)
);
COMMENT ON TABLE public.mcp_tools IS 'The tools of MCP servers with the definition that is accepted and, where the server says something else now, what it offers instead; such a tool is not used until a human accepts it.';

CREATE TABLE public.mcp_health (
    worker text PRIMARY KEY,
    servers jsonb NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.mcp_health IS 'How the MCP servers stand at each worker, as the worker last told.';
