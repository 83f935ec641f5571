-- Names of MCP tools that nobody takes away, switches that outlive a tool's absence, and rules that fit no tool.

ALTER TABLE public.mcp_tools ADD COLUMN name text;
CREATE UNIQUE INDEX mcp_tools_by_name ON public.mcp_tools (name) WHERE name IS NOT NULL;
COMMENT ON COLUMN public.mcp_tools.name IS 'The name the tool goes by here, given when it was first accepted and never changed.';

-- Tools that were in use keep the names they had.
UPDATE public.mcp_tools SET name = known.name
FROM (
    SELECT spec -> 'executor' ->> 'server' AS server, spec -> 'executor' ->> 'tool' AS tool, min(name) AS name
    FROM public.agent_tools WHERE spec -> 'executor' ->> 'kind' = 'mcp' GROUP BY 1, 2
) AS known
WHERE known.server = mcp_tools.server AND known.tool = mcp_tools.tool AND mcp_tools.accepted IS NOT NULL;

ALTER TABLE public.agent_tools ADD COLUMN present boolean NOT NULL DEFAULT true;
ALTER TABLE public.agent_tools ADD COLUMN switched_by text;
COMMENT ON COLUMN public.agent_tools.present IS 'False for a tool that left the catalogue while it was switched off; it is switched off still when it comes back.';
COMMENT ON COLUMN public.agent_tools.switched_by IS 'Who switched the tool on or off last.';
CREATE INDEX agent_tools_disabled ON public.agent_tools (name) WHERE NOT enabled;

CREATE TABLE public.policy_findings (
    worker text PRIMARY KEY,
    rules integer[] NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.policy_findings IS 'The rules of the policy, counted from one, that fit no tool each worker knows, as the worker last told.';
