-- The operator's own tables (schema data) and the role that reads them for run_sql.
--
-- The role belongs to the whole cluster and may be there already, or be forbidden to make; Steward works without it,
-- only run_sql then says so.

CREATE SCHEMA data;
COMMENT ON SCHEMA data IS 'The operator''s own tables; run_sql reads these and nothing else.';
CREATE SCHEMA steward_gate;
COMMENT ON SCHEMA steward_gate IS 'Where run_sql enters.';

REVOKE ALL ON SCHEMA public FROM PUBLIC;

-- Owned by the reader and SECURITY DEFINER: what runs in here has the reader's rights and cannot set another role.
CREATE FUNCTION steward_gate.read_rows(p_query text, p_limit bigint) RETURNS SETOF json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = data, pg_temp AS $$
BEGIN
    RETURN QUERY EXECUTE format(
        'SELECT coalesce((SELECT json_agg(c.value ORDER BY c.n) '
        'FROM json_each(row_to_json(q)) WITH ORDINALITY AS c (name, value, n)), ''[]'') '
        'FROM (' || E'\n' || '%s' || E'\n' || ') AS q LIMIT $1', p_query) USING p_limit;
END
$$;
REVOKE ALL ON FUNCTION steward_gate.read_rows(text, bigint) FROM PUBLIC;

DO $$
BEGIN
    CREATE ROLE steward_reader NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT;
EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
    WHEN insufficient_privilege THEN RAISE WARNING 'role steward_reader cannot be created';
END
$$;

DO $$
BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        EXECUTE format('GRANT steward_reader TO %I', current_user);
    END IF;
    GRANT USAGE ON SCHEMA data TO steward_reader;
    GRANT SELECT ON ALL TABLES IN SCHEMA data TO steward_reader;
    ALTER DEFAULT PRIVILEGES IN SCHEMA data GRANT SELECT ON TABLES TO steward_reader;
    GRANT USAGE, CREATE ON SCHEMA steward_gate TO steward_reader;
    ALTER FUNCTION steward_gate.read_rows(text, bigint) OWNER TO steward_reader;
    REVOKE CREATE ON SCHEMA steward_gate FROM steward_reader;
EXCEPTION
    WHEN insufficient_privilege OR undefined_object THEN
        RAISE WARNING 'run_sql will not be available: %', SQLERRM;
END
$$;
