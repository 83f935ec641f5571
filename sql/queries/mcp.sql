-- The tools of MCP servers and how the servers stand.

-- name: stamp
-- Changes whenever any tool's row does.
SELECT count(*)::text || ' ' || coalesce(max(changed_at)::text, '') FROM mcp_tools;

-- name: all
-- Every tool on record.
SELECT server, tool, name, accepted::text AS accepted, accepted_sha256, offered::text AS offered,
       offered_sha256, rejected_sha256, listed, decided_by
FROM mcp_tools
ORDER BY server, tool;

-- name: lock_names
-- Names are given by one worker at a time.
LOCK TABLE mcp_tools IN SHARE ROW EXCLUSIVE MODE;

-- name: name_tool
-- An accepted tool that has no name yet gets one that no other has.
UPDATE mcp_tools SET name = $3, changed_at = clock_timestamp()
WHERE server = $1 AND tool = $2 AND name IS NULL AND accepted IS NOT NULL
  AND NOT EXISTS (SELECT FROM mcp_tools AS other WHERE other.name = $3);

-- name: see
-- A server lists tools: $2 names, $3 definitions, $4 their hashes; $5 whether the first definition is accepted unseen.
INSERT INTO mcp_tools (server, tool, accepted, accepted_sha256, offered, offered_sha256)
SELECT $1, seen.tool, CASE WHEN $5 THEN seen.definition END, CASE WHEN $5 THEN seen.sha256 END,
       CASE WHEN NOT $5 THEN seen.definition END, CASE WHEN NOT $5 THEN seen.sha256 END
FROM unnest($2::text[], $3::text[]::jsonb[], $4::text[]) AS seen (tool, definition, sha256)
ORDER BY seen.tool
ON CONFLICT (server, tool) DO UPDATE
SET listed = true,
    accepted = CASE WHEN mcp_tools.accepted_sha256 = coalesce(excluded.accepted_sha256, excluded.offered_sha256)
                    THEN coalesce(excluded.accepted, excluded.offered) ELSE mcp_tools.accepted END,
    offered = CASE WHEN mcp_tools.accepted_sha256 = coalesce(excluded.accepted_sha256, excluded.offered_sha256)
                   THEN NULL ELSE coalesce(excluded.accepted, excluded.offered) END,
    offered_sha256 = CASE WHEN mcp_tools.accepted_sha256 = coalesce(excluded.accepted_sha256, excluded.offered_sha256)
                          THEN NULL ELSE coalesce(excluded.accepted_sha256, excluded.offered_sha256) END,
    changed_at = clock_timestamp()
WHERE NOT mcp_tools.listed
   OR coalesce(mcp_tools.offered, mcp_tools.accepted) IS DISTINCT FROM coalesce(excluded.accepted, excluded.offered);

-- name: unlist
-- A server lists these tools and no others.
UPDATE mcp_tools SET listed = false, changed_at = clock_timestamp()
WHERE server = $1 AND listed AND NOT tool = ANY ($2::text[]);

-- name: one
-- What a decision would be about.
SELECT server, tool, name, accepted::text AS accepted, accepted_sha256, offered::text AS offered,
       offered_sha256, rejected_sha256, listed, decided_by
FROM mcp_tools
WHERE server = $1 AND tool = $2
FOR UPDATE;

-- name: accept
-- What is offered is accepted.
UPDATE mcp_tools
SET accepted = offered, accepted_sha256 = offered_sha256, offered = NULL, offered_sha256 = NULL, rejected_sha256 = NULL,
    decided_by = $3, changed_at = clock_timestamp()
WHERE server = $1 AND tool = $2;

-- name: reject
-- What is offered is refused for good, or until it is accepted after all.
UPDATE mcp_tools SET rejected_sha256 = offered_sha256, decided_by = $3, changed_at = clock_timestamp()
WHERE server = $1 AND tool = $2;

-- name: tell
-- What a worker says now; workers that are long gone are forgotten.
WITH gone AS (
    DELETE FROM mcp_health WHERE worker <> $1 AND told_at < now() - interval '1 day'
)
INSERT INTO mcp_health (worker, servers) VALUES ($1, $2::text::jsonb)
ON CONFLICT (worker) DO UPDATE SET servers = excluded.servers, told_at = clock_timestamp();

-- name: forget
-- A worker ends.
DELETE FROM mcp_health WHERE worker = $1;

-- name: told
-- What each worker said within so many seconds.
SELECT servers::text AS servers FROM mcp_health
WHERE told_at > clock_timestamp() - make_interval(secs => $1)
ORDER BY worker;
