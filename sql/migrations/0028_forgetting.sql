-- Forgetting: users who are forgotten, what of them is still to be removed, what the audit keeps, and what grew too old.

-- The name that stands for a user in what the audit keeps: the same for the same user, and nobody's without the key.
INSERT INTO public.shared_secrets (name, secret)
VALUES ('pseudonyms', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
ON CONFLICT DO NOTHING;

CREATE FUNCTION public.pseudonym_of(p_tenant_id text, p_user_id text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT 'forgotten-' || left(encode(sha256(s.secret || sha256(s.secret || convert_to(
               jsonb_build_array(p_tenant_id, p_user_id)::text, 'UTF8'))), 'hex'), 32)
    FROM public.shared_secrets AS s WHERE s.name = 'pseudonyms'
$$;

CREATE TABLE public.forgettings (
    forgetting_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    tenant_id text NOT NULL,
    user_id text,
    pseudonym text NOT NULL,
    asked_by text NOT NULL CHECK (asked_by IN ('user', 'operator')),
    stage text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'closing', 'erasing', 'done')),
    deleted jsonb NOT NULL DEFAULT '{}',
    kept jsonb NOT NULL DEFAULT '{}',
    asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at timestamptz,
    CHECK ((stage = 'done') = (finished_at IS NOT NULL) AND (stage = 'done') = (user_id IS NULL))
);
COMMENT ON TABLE public.forgettings IS 'One row per forgetting of a user; once it is done, the certificate, in which nobody is named.';
COMMENT ON COLUMN public.forgettings.deleted IS 'How many were deleted, by store.';

CREATE UNIQUE INDEX forgettings_under_way ON public.forgettings (tenant_id, user_id) WHERE finished_at IS NULL;
CREATE INDEX forgettings_finished ON public.forgettings (finished_at) WHERE finished_at IS NOT NULL;

CREATE TABLE public.erased_problems (
    problem_id bigint PRIMARY KEY,
    erased_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.erased_problems IS 'Problems that are gone: whoever still writes to one writes nothing.';

CREATE TABLE public.erased_workflows (
    workflow_id text PRIMARY KEY,
    forgetting_id uuid,
    noted_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.erased_workflows IS 'Workflows whose histories are to be deleted in Temporal; a row goes when that is done.';

CREATE INDEX erased_workflows_by_forgetting ON public.erased_workflows (forgetting_id, workflow_id);

CREATE TABLE public.audit_effects (
    effect_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    pseudonym text NOT NULL,
    tool_name text NOT NULL,
    effect text NOT NULL,
    state text NOT NULL,
    code text,
    approved boolean NOT NULL,
    started_at timestamptz NOT NULL,
    finished_at timestamptz
);
COMMENT ON TABLE public.audit_effects IS 'That tools acted for users who were forgotten: which tool, when and how it ended; not with what, and not for whom.';

CREATE TABLE public.payload_holders (
    sha256 text NOT NULL,
    workflow_id text NOT NULL,
    PRIMARY KEY (sha256, workflow_id)
);
COMMENT ON TABLE public.payload_holders IS 'The workflows in whose histories a claim of a payload stands.';

CREATE INDEX payload_holders_by_workflow ON public.payload_holders (workflow_id);
CREATE INDEX payload_claims_by_age ON public.payload_claims (stored_at);

CREATE TABLE public.retention_runs (
    run_id text PRIMARY KEY,
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at timestamptz,
    days jsonb NOT NULL,
    removed jsonb NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE public.retention_runs IS 'One row per look for what is too old: how long each kind was kept then, and how many of it were removed.';

CREATE INDEX retention_runs_by_time ON public.retention_runs (started_at);

-- Whoever writes for a user does so under a lock that is shared, and looks, once it has it, whether that user is being
-- forgotten. A forgetting waits for all who hold it before it deletes, so that nothing is written behind its back.
CREATE FUNCTION public.is_being_forgotten(p_tenant_id text, p_user_id text, p_at_once boolean) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(28, hashtext(jsonb_build_array(p_tenant_id, p_user_id)::text));
    RETURN EXISTS (SELECT FROM forgettings AS f
                   WHERE f.tenant_id = p_tenant_id AND f.user_id = p_user_id AND f.finished_at IS NULL
                     AND (p_at_once OR f.stage = 'erasing'));
END
$$;

CREATE FUNCTION public.refuse_forgotten() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.user_id IS NOT NULL AND is_being_forgotten(NEW.tenant_id, NEW.user_id, TG_ARGV[0] = 'at_once') THEN
        RAISE EXCEPTION 'the user is being forgotten' USING ERRCODE = 'SF001';
    END IF;
    RETURN NEW;
END
$$;

-- What goes on while a user's problems are ended is still written; what would begin anew is not.
DO $$
DECLARE
    v_table text;
BEGIN
    FOREACH v_table IN ARRAY ARRAY['idempotency', 'api_keys', 'chat_users', 'conversation_exchanges'] LOOP
        EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON public.%I FOR EACH ROW '
                       'EXECUTE FUNCTION public.refuse_forgotten(''at_once'')', v_table || '_forgotten', v_table);
    END LOOP;
    FOREACH v_table IN ARRAY ARRAY['todos', 'reminders', 'notifications', 'contacts', 'memory_facts', 'memory_exchanges',
                                   'memory_profiles', 'shown', 'conversations', 'conversation_messages',
                                   'question_logs', 'security_events'] LOOP
        EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON public.%I FOR EACH ROW '
                       'EXECUTE FUNCTION public.refuse_forgotten()', v_table || '_forgotten', v_table);
    END LOOP;
END
$$;

-- A problem of somebody who is forgotten, or was after it began, is not written: it is noted as one to be removed.
CREATE FUNCTION public.drop_erased_problem() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM erased_problems AS e WHERE e.problem_id = NEW.problem_id) THEN
        RETURN NULL;
    END IF;
    IF is_being_forgotten(NEW.tenant_id, NEW.user_id, false)
       OR (EXISTS (SELECT FROM forgettings AS f WHERE f.finished_at > NEW.created_at)
           AND EXISTS (SELECT FROM forgettings AS f WHERE f.finished_at > NEW.created_at
                       AND f.pseudonym = pseudonym_of(NEW.tenant_id, NEW.user_id))) THEN
        INSERT INTO erased_problems (problem_id) VALUES (NEW.problem_id) ON CONFLICT DO NOTHING;
        INSERT INTO erased_workflows (workflow_id)
        VALUES ('problem-' || NEW.problem_id), ('remember-' || NEW.problem_id) ON CONFLICT DO NOTHING;
        RETURN NULL;
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER problems_erased BEFORE INSERT ON public.problems
    FOR EACH ROW EXECUTE FUNCTION public.drop_erased_problem();

-- Steps and results that come late are dropped; an effect of a problem that is gone does not begin.
CREATE FUNCTION public.drop_of_erased_problem() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(NEW.problem_id);
    IF NOT EXISTS (SELECT FROM erased_problems AS e WHERE e.problem_id = NEW.problem_id) THEN
        RETURN NEW;
    END IF;
    IF TG_TABLE_NAME = 'tool_dispatches' THEN
        RAISE EXCEPTION 'the problem is gone' USING ERRCODE = 'SF001';
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER problem_steps_erased BEFORE INSERT ON public.problem_steps
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();
CREATE TRIGGER tool_results_erased BEFORE INSERT ON public.tool_results
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();
CREATE TRIGGER tool_dispatches_erased BEFORE INSERT ON public.tool_dispatches
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();
CREATE TRIGGER push_addresses_erased BEFORE INSERT ON public.push_addresses
    FOR EACH ROW EXECUTE FUNCTION public.drop_of_erased_problem();

-- Adds numbers to the numbers of the same names.
CREATE FUNCTION public.added(p_counts jsonb, p_more jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
    SELECT p_counts || coalesce(jsonb_object_agg(key, value::bigint + coalesce((p_counts ->> key)::bigint, 0)), '{}')
    FROM jsonb_each_text(p_more) WHERE value::bigint <> 0
$$;

-- Deletes at most so many rows of a user from a table; none of a table that is not there.
CREATE FUNCTION public.erase_of_user(p_table text, p_tenant_id text, p_user_id text, p_limit integer) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_rows bigint := 0;
BEGIN
    IF to_regclass(format('public.%I', p_table)) IS NOT NULL THEN
        EXECUTE format('DELETE FROM public.%1$I WHERE ctid = ANY (ARRAY('
                       'SELECT ctid FROM public.%1$I WHERE tenant_id = $1 AND user_id = $2 LIMIT $3 FOR UPDATE))', p_table)
        USING p_tenant_id, p_user_id, p_limit;
        GET DIAGNOSTICS v_rows = ROW_COUNT;
    END IF;
    RETURN v_rows;
END
$$;

-- How many rows of a user a table has; none of a table that is not there.
CREATE FUNCTION public.rows_of_user(p_table text, p_tenant_id text, p_user_id text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_rows bigint := 0;
BEGIN
    IF to_regclass(format('public.%I', p_table)) IS NOT NULL THEN
        EXECUTE format('SELECT count(*) FROM public.%I WHERE tenant_id = $1 AND user_id = $2', p_table)
        INTO v_rows USING p_tenant_id, p_user_id;
    END IF;
    RETURN v_rows;
END
$$;

-- Takes problems out with everything that goes by their number, and notes their workflows. With a pseudonym (a user is
-- forgotten) the ledger's effects go over to what the audit keeps; without one (they are too old) they stay, without what
-- they returned, as long as the ledger is kept. Returns how many were `deleted` and `kept`, by table.
CREATE FUNCTION public.erase_problems(p_problem_ids bigint[], p_forgetting_id uuid, p_tenant_id text, p_pseudonym text)
RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
    v_table text;
    v_rows bigint;
    v_counts jsonb := '{}';
    v_kept jsonb := '{}';
BEGIN
    PERFORM pg_advisory_xact_lock(n) FROM (SELECT unnest(p_problem_ids) AS n ORDER BY 1) AS ids;
    INSERT INTO erased_problems (problem_id) SELECT unnest(p_problem_ids) ON CONFLICT DO NOTHING;
    INSERT INTO erased_workflows (workflow_id, forgetting_id)
    SELECT kind || n, p_forgetting_id FROM unnest(p_problem_ids) AS n, unnest(ARRAY['problem-', 'remember-']) AS kind
    ON CONFLICT (workflow_id) DO UPDATE SET forgetting_id = excluded.forgetting_id;
    IF p_pseudonym IS NULL THEN
        UPDATE tool_dispatches AS d SET result = NULL, error = NULL
        WHERE d.problem_id = ANY (p_problem_ids) AND d.state IN ('succeeded', 'failed');
    ELSE
        INSERT INTO audit_effects (tenant_id, pseudonym, tool_name, effect, state, code, approved, started_at, finished_at)
        SELECT p_tenant_id, p_pseudonym, d.tool_name, d.effect, d.state, d.code, d.approval_id IS NOT NULL, d.started_at,
               d.finished_at
        FROM tool_dispatches AS d WHERE d.problem_id = ANY (p_problem_ids) AND d.effect <> 'read';
        GET DIAGNOSTICS v_rows = ROW_COUNT;
        v_kept := jsonb_build_object('audit_effects', v_rows);
        DELETE FROM tool_dispatches AS d WHERE d.problem_id = ANY (p_problem_ids);
        GET DIAGNOSTICS v_rows = ROW_COUNT;
        v_counts := v_counts || jsonb_build_object('tool_dispatches', v_rows);
    END IF;
    FOREACH v_table IN ARRAY ARRAY['problem_steps', 'tool_results', 'pushes', 'push_addresses', 'problems'] LOOP
        EXECUTE format('DELETE FROM public.%I WHERE problem_id = ANY ($1)', v_table) USING p_problem_ids;
        GET DIAGNOSTICS v_rows = ROW_COUNT;
        v_counts := v_counts || jsonb_build_object(v_table, v_rows);
    END LOOP;
    RETURN jsonb_build_object('deleted', v_counts, 'kept', v_kept);
END
$$;

-- Lets go of payloads whose last workflow is gone. Their rows are locked first: whoever stores one again waits, and then
-- finds that it is to be stored.
CREATE FUNCTION public.release_payloads(p_workflow_ids text[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_held text[];
    v_rows bigint;
BEGIN
    WITH gone AS (
        DELETE FROM payload_holders WHERE workflow_id = ANY (p_workflow_ids) RETURNING sha256
    )
    SELECT array_agg(DISTINCT sha256 ORDER BY sha256) INTO v_held FROM gone;
    PERFORM FROM payload_claims WHERE sha256 = ANY (v_held) ORDER BY sha256, chunk FOR UPDATE;
    DELETE FROM payload_claims AS c
    WHERE c.sha256 = ANY (v_held) AND NOT EXISTS (SELECT FROM payload_holders AS h WHERE h.sha256 = c.sha256);
    GET DIAGNOSTICS v_rows = ROW_COUNT;
    RETURN v_rows;
END
$$;
