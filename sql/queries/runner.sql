-- What run_sql does around a user's query.

-- name: become_reader
-- From here to the end of the transaction the privileges are the reader's and plain names are the operator's tables.
SELECT set_config('search_path', 'data', true), set_config('role', 'steward_reader', true);

-- name: limit_time
-- Milliseconds a statement of this transaction may take.
SELECT set_config('statement_timeout', $1, true);

-- name: read_as_reader
-- Rows as JSON arrays, from inside the function that the query cannot leave.
SELECT r::text FROM steward_gate.read_rows($1, $2) AS r;

-- name: read_directly
-- Rows as JSON arrays, on a database of the operator's whose user is limited already.
SELECT coalesce((
    SELECT json_agg(c.value ORDER BY c.n) FROM json_each(row_to_json(q)) WITH ORDINALITY AS c (name, value, n)
), '[]')::text FROM (
/*query*/
) AS q LIMIT $1;
