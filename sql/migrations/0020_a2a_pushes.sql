-- Addresses that changes of a problem are posted to (A2A push notifications), and what is to be posted.

CREATE TABLE public.push_addresses (
    problem_id bigint NOT NULL,
    config_id text NOT NULL,
    agent text NOT NULL,
    url text NOT NULL,
    token text,
    auth_scheme text,
    auth_credentials text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (problem_id, config_id)
);
COMMENT ON TABLE public.push_addresses IS 'Where changes of a problem are posted to, as its user asked for.';

CREATE TABLE public.pushes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    problem_id bigint NOT NULL,
    config_id text NOT NULL,
    summary jsonb NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    last_error text,
    dead_at timestamptz,
    FOREIGN KEY (problem_id, config_id) REFERENCES public.push_addresses ON DELETE CASCADE
);
COMMENT ON TABLE public.pushes IS 'One row per change and address, until it is delivered: the problem as it then was. Given up at dead_at.';

CREATE INDEX pushes_due ON public.pushes (next_at) WHERE dead_at IS NULL;
CREATE INDEX pushes_by_address ON public.pushes (problem_id, config_id, id);

-- In the transaction of the change itself, so that none is lost and none is posted that did not happen.
CREATE FUNCTION public.enqueue_pushes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO pushes (problem_id, config_id, summary)
    SELECT a.problem_id, a.config_id, NEW.summary FROM push_addresses AS a WHERE a.problem_id = NEW.problem_id;
    RETURN NULL;
END
$$;

CREATE TRIGGER problems_pushes AFTER UPDATE ON public.problems
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.closed IS DISTINCT FROM NEW.closed)
    EXECUTE FUNCTION public.enqueue_pushes();

-- The lock is the one under which a problem is recorded. With p_catch_up, a problem that has settled already is posted.
CREATE FUNCTION public.set_push_address(p_problem_id bigint, p_config_id text, p_agent text, p_url text, p_token text,
                                        p_scheme text, p_credentials text, p_catch_up boolean, p_most integer)
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(p_problem_id);
    IF (SELECT count(*) FROM push_addresses AS a WHERE a.problem_id = p_problem_id AND a.config_id <> p_config_id)
       >= p_most THEN
        RETURN false;
    END IF;
    INSERT INTO push_addresses AS a (problem_id, config_id, agent, url, token, auth_scheme, auth_credentials)
    VALUES (p_problem_id, p_config_id, p_agent, p_url, p_token, p_scheme, p_credentials)
    ON CONFLICT (problem_id, config_id) DO UPDATE
    SET agent = excluded.agent, url = excluded.url, token = excluded.token, auth_scheme = excluded.auth_scheme,
        auth_credentials = excluded.auth_credentials;
    IF p_catch_up THEN
        INSERT INTO pushes (problem_id, config_id, summary)
        SELECT p.problem_id, p_config_id, p.summary FROM problems AS p
        WHERE p.problem_id = p_problem_id AND p.status <> 'in_progress';
    END IF;
    RETURN true;
END
$$;
