-- What run_sql does around a user's query.

-- name: become_reader
-- From here to the end of the transaction the privileges are the reader's and plain names are the operator's tables.
SELECT set_config('search_path', 'data', true), set_config('role', 'steward_reader', true);

-- name: limit
-- $1 milliseconds a statement of this transaction may take; then what it may use of the server: no second process, little
-- memory a sort or hash before it spills, no waiting for locks, no compiling.
SELECT set_config('statement_timeout', $1, true), set_config('lock_timeout', '2s', true),
       set_config('idle_in_transaction_session_timeout', '60s', true), set_config('work_mem', '16MB', true),
       set_config('hash_mem_multiplier', '1', true), set_config('max_parallel_workers_per_gather', '0', true),
       set_config('jit', 'off', true);

-- name: limit_files
-- What all temporary files of this process may take together, unless the server says less.
SELECT set_config('temp_file_limit', '256MB', true)
WHERE current_setting('temp_file_limit') = '-1' OR pg_size_bytes(current_setting('temp_file_limit')) > 268435456;

-- name: shadows
-- Functions among the names $1 that a plain name may lead to instead of PostgreSQL's own of that name: in the search path,
-- and no part of an extension.
SELECT DISTINCT format('%I.%I', n.nspname, p.proname) FROM pg_catalog.pg_proc AS p
JOIN pg_catalog.pg_namespace AS n ON n.oid = p.pronamespace
WHERE p.proname = ANY ($1) AND n.nspname <> 'pg_catalog' AND n.nspname = ANY (current_schemas(true))
  AND EXISTS (SELECT FROM pg_catalog.pg_proc AS o
              WHERE o.proname = p.proname AND o.pronamespace = 'pg_catalog'::regnamespace)
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend AS d
                  WHERE d.classid = 'pg_catalog.pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e');

-- name: made_operators
-- Operators that a plain name may lead to beside PostgreSQL's own and those of extensions.
SELECT DISTINCT n.nspname AS schema, o.oprname AS name FROM pg_catalog.pg_operator AS o
JOIN pg_catalog.pg_namespace AS n ON n.oid = o.oprnamespace
WHERE n.nspname <> 'pg_catalog' AND n.nspname = ANY (current_schemas(true))
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend AS d
                  WHERE d.classid = 'pg_catalog.pg_operator'::regclass AND d.objid = o.oid AND d.deptype = 'e');

-- name: is_stewards
-- Whether this is a database of Steward itself.
SELECT count(*) = 2 FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'public' AND c.relname IN ('tool_dispatches', 'problem_steps');

-- name: locked
-- What this transaction has locked. No table is read for it, so that it locks nothing itself.
SELECT relation FROM pg_catalog.pg_lock_status() WHERE locktype = 'relation' AND pid = pg_backend_pid();

-- name: names
-- The schemas and names of tables and views.
SELECT n.nspname AS schema, c.relname AS name FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.oid = ANY ($1::oid[]) AND c.relkind NOT IN ('i', 'I', 't');

-- name: read_as_reader
-- Rows as JSON arrays, from inside the function that the query cannot leave; null for a row that is too large.
SELECT r::text FROM steward_gate.read_rows($1, $2) AS r;

-- name: read_directly
-- The same on a database of the operator's.
SELECT (CASE WHEN pg_column_size(q) <= 1048576 THEN coalesce((
    SELECT json_agg(c.value ORDER BY c.n) FROM json_each(row_to_json(q)) WITH ORDINALITY AS c (name, value, n)
), '[]') END)::text FROM (SELECT * FROM (
/*query*/
) AS asked OFFSET 0) AS q LIMIT $1;
