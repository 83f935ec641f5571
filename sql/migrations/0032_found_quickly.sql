-- Problems of a mirror that has a million of them are found by words, by status within a user, and by when they changed.

DROP INDEX public.problems_by_user;
CREATE INDEX problems_by_user ON public.problems (tenant_id, user_id, problem_id, status);
CREATE INDEX problems_by_change ON public.problems (tenant_id, updated_at, problem_id);

-- The words of a text, without their places. What the parser would read as part of an address, a path or a number is a blank.
CREATE FUNCTION public.words_of(p_text text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT strip(to_tsvector('simple', translate(p_text, '-_./@:+<>&~%=?#^!', repeat(' ', 17))))
$$;

-- What a problem is found by, each behind its tenant, so that a word is looked up within the tenant alone: the words of its
-- request, of the beginning of its answer, of its tool's and its user's name, and its number. Beside them, marked so that no
-- word looks like one, stand its user (@), its status (!) and the blocks of numbers it is in: of 1,024 (^) and of 16,384 (^^).
CREATE FUNCTION public.problem_words(p_problem_id bigint, p_tenant_id text, p_user_id text, p_status text, p_text text,
                                     p_tool_name text, p_message text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_to_tsvector(array_agg(p_tenant_id || ' ' || word))
    FROM unnest(tsvector_to_array(public.words_of(
                    concat_ws(' ', p_problem_id, p_user_id, p_tool_name, left(p_text, 4000), left(p_message, 4000))))
                || ARRAY['@' || p_user_id, '!' || p_status, '^' || (p_problem_id >> 10), '^^' || (p_problem_id >> 14)]) AS word
$$;

-- Half a megabyte of new rows is searched one by one until it is merged: a write that merges more would take long.
CREATE INDEX problems_by_words ON public.problems
USING gin (public.problem_words(problem_id, tenant_id, user_id, status, text, tool_name, summary ->> 'message'))
WITH (gin_pending_list_limit = 512);

-- A word or a marked value of a tenant, as a query.
CREATE FUNCTION public.lexeme(p_tenant_id text, p_value text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT ('''' || replace(replace(p_tenant_id || ' ' || p_value, '\', '\\'), '''', '''''') || '''')::tsquery
$$;

-- What finds the rows of a tenant that hold every word of a text; with p_begun the last one may be the beginning of a word.
-- Null for a text without words.
CREATE FUNCTION public.words_wanted(p_tenant_id text, p_text text, p_begun boolean) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT string_agg(public.lexeme(p_tenant_id, word)::text
                      || CASE WHEN p_begun AND lower(p_text) LIKE '%' || word THEN ':*' ELSE '' END, ' & ')::tsquery
    FROM unnest(tsvector_to_array(public.words_of(p_text))) AS word
$$;

-- The numbers of the problems that hold the words (p_begun as above), newest first, below p_before (null: all), of a user
-- (null: of the tenant), but not of p_not_user, with one of the statuses (null: any). It looks through a few small blocks,
-- a few large ones and then the rest, and stops when it has enough: what is common is found in the first, and what is not
-- found there is rare, so that it never reads many rows.
CREATE FUNCTION public.search_problems(p_tenant_id text, p_user_id text, p_text text, p_begun boolean, p_statuses text[],
                                       p_limit integer, p_before bigint, p_not_user text) RETURNS SETOF bigint
LANGUAGE plpgsql STABLE ROWS 50 AS $$
DECLARE
    v_wanted tsquery := words_wanted(p_tenant_id, p_text, p_begun);
    v_last bigint := least(p_before - 1, (SELECT max(problem_id) FROM problems));
    v_small bigint := v_last >> 10;
    v_large bigint := (((v_small - 3) << 10) - 1) >> 14;
    v_left integer := p_limit;
    v_found integer;
    v_status text;
    v_any tsquery;
    v_block tsquery;
    v_first bigint;
BEGIN
    IF p_user_id IS NOT NULL THEN
        v_wanted := v_wanted && lexeme(p_tenant_id, '@' || p_user_id);
    END IF;
    FOREACH v_status IN ARRAY coalesce(p_statuses, '{}') LOOP
        v_any := coalesce(v_any || lexeme(p_tenant_id, '!' || v_status), lexeme(p_tenant_id, '!' || v_status));
    END LOOP;
    IF p_statuses IS NOT NULL THEN
        v_wanted := v_wanted && v_any;
    END IF;
    FOR v_block, v_first IN
        SELECT lexeme(p_tenant_id, '^' || n), n << 10 FROM generate_series(v_small, v_small - 3, -1) AS n
        UNION ALL
        SELECT lexeme(p_tenant_id, '^^' || n), n << 14 FROM generate_series(v_large, v_large - 3, -1) AS n
        UNION ALL
        SELECT NULL, 0
        ORDER BY 2 DESC
    LOOP
        CONTINUE WHEN v_first < 0;
        -- Materialized: the index is to be asked for the words, and no other is to be walked, at 50 microseconds a row.
        RETURN QUERY
            WITH holding AS MATERIALIZED (
                SELECT p.problem_id, p.tenant_id, p.user_id FROM problems AS p
                WHERE problem_words(p.problem_id, p.tenant_id, p.user_id, p.status, p.text, p.tool_name, p.summary ->> 'message')
                      @@ coalesce(v_wanted && v_block, v_wanted))
            SELECT h.problem_id FROM holding AS h
            WHERE h.tenant_id = p_tenant_id AND (p_user_id IS NULL OR h.user_id = p_user_id)
              AND h.problem_id BETWEEN v_first AND v_last AND h.user_id IS DISTINCT FROM p_not_user
            ORDER BY h.problem_id DESC
            LIMIT v_left;
        GET DIAGNOSTICS v_found = ROW_COUNT;
        v_left := v_left - v_found;
        EXIT WHEN v_left = 0;
        v_last := v_first - 1;
    END LOOP;
END
$$;
