-- Large results of tools are kept apart from their problems; lists read a column of their own; run_sql measures a row
-- before it is fetched.

CREATE TABLE public.tool_results (
    problem_id bigint NOT NULL,
    sha256 text NOT NULL,
    chunk integer NOT NULL,
    size bigint NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (problem_id, sha256, chunk)
);
COMMENT ON TABLE public.tool_results IS 'Large results of tools, once per problem, in chunks, by the hash of the whole.';
ALTER TABLE public.tool_results ALTER COLUMN data SET STORAGE EXTERNAL;

CREATE FUNCTION public.forget_results() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM public.tool_results WHERE problem_id = OLD.problem_id;
    RETURN NULL;
END
$$;

CREATE TRIGGER problems_forget_results AFTER DELETE ON public.problems
FOR EACH ROW EXECUTE FUNCTION public.forget_results();

-- A view without what may be large: the result, what the guards compared an answer with, and arguments of approvals
-- beyond 16,000 characters. It is a column of its own, so that lists and live views never touch the view itself.
CREATE FUNCTION public.problem_summary(p_view jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
    SELECT ((p_view - 'result') #- '{verification,raw_outputs}')
        || jsonb_build_object('result_size',
               CASE WHEN jsonb_typeof(p_view -> 'result') = 'null' THEN NULL
                    ELSE coalesce((p_view #>> '{result,steward_stored_result,size}')::bigint,
                                  octet_length((p_view -> 'result')::text)) END)
        || CASE WHEN length((p_view -> 'approvals')::text) <= 16000 THEN '{}'
                ELSE jsonb_build_object('approvals', (
                    SELECT jsonb_agg(a || '{"args": {}, "args_left_out": true}' ORDER BY n)
                    FROM jsonb_array_elements(p_view -> 'approvals') WITH ORDINALITY AS t (a, n))) END
$$;

ALTER TABLE public.problems
    ADD COLUMN summary jsonb NOT NULL GENERATED ALWAYS AS (public.problem_summary(view)) STORED;
COMMENT ON COLUMN public.problems.summary IS 'The view without what may be large; what lists and live views read.';

-- A row is measured before it is turned into JSON: one above a mebibyte comes back as null and never reaches a worker;
-- past four mebibytes no further row is read. OFFSET 0 keeps the query apart, so that each of its values is computed once.
CREATE OR REPLACE FUNCTION steward_gate.read_rows(p_query text, p_limit bigint) RETURNS SETOF json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = data, pg_temp AS $$
DECLARE
    v_row json;
    v_size bigint := 0;
BEGIN
    FOR v_row IN EXECUTE format(
        'SELECT CASE WHEN pg_column_size(q) <= 1048576 THEN coalesce((SELECT json_agg(c.value ORDER BY c.n) '
        'FROM json_each(row_to_json(q)) WITH ORDINALITY AS c (name, value, n)), ''[]'') END '
        'FROM (SELECT * FROM (' || E'\n' || '%s' || E'\n' || ') AS asked OFFSET 0) AS q LIMIT $1', p_query)
        USING p_limit
    LOOP
        RETURN NEXT v_row;
        v_size := v_size + coalesce(octet_length(v_row::text), 0);
        EXIT WHEN v_size > 4194304 OR v_row IS NULL;
    END LOOP;
END
$$;
