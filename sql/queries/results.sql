-- Large results of tools, once per problem, in chunks, by the hash of the whole.

-- name: keep
-- Keeps one chunk of a problem's result; one that is there already stays.
INSERT INTO tool_results (problem_id, sha256, chunk, size, data) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (problem_id, sha256, chunk) DO NOTHING;

-- name: size
-- How many bytes a problem's result has; no row when there is no such result.
SELECT size FROM tool_results WHERE problem_id = $1 AND sha256 = $2 AND chunk = 0;

-- name: chunk
-- One chunk of a problem's result.
SELECT data FROM tool_results WHERE problem_id = $1 AND sha256 = $2 AND chunk = $3;
