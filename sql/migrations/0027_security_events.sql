-- What happened that concerns security, without the secrets themselves.

CREATE TABLE public.security_events (
    event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    problem_id bigint,
    family text NOT NULL DEFAULT '',
    place text NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT '',
    at timestamptz NOT NULL,
    UNIQUE (tenant_id, key)
);
COMMENT ON TABLE public.security_events IS 'One row per event: a secret found, masked, asked about or denied, an attack seen, an emergency. Kept for some time.';
COMMENT ON COLUMN public.security_events.key IS 'Makes writing an event again harmless; of an event of a step: problem, step and number.';

CREATE INDEX security_events_by_user ON public.security_events (tenant_id, user_id, event_id);
CREATE INDEX security_events_by_tenant ON public.security_events (tenant_id, event_id);
CREATE INDEX security_events_by_time ON public.security_events (at);

-- What a step holds under `security` is an event, written in the transaction that records the step. A step that is told
-- again takes its earlier telling's place.
CREATE FUNCTION public.keep_security_of_step() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO security_events AS e (tenant_id, user_id, key, kind, problem_id, family, place, detail, at)
    SELECT p.tenant_id, p.user_id, format('step:%s:%s:%s', NEW.problem_id, NEW.step_key, n), s ->> 'kind', NEW.problem_id,
           left(coalesce(s ->> 'family', ''), 100), left(coalesce(s ->> 'place', ''), 300),
           left(coalesce(s ->> 'detail', ''), 1000), NEW.at
    FROM problems AS p, jsonb_array_elements(NEW.detail -> 'security') WITH ORDINALITY AS t (s, n)
    WHERE p.problem_id = NEW.problem_id AND s ->> 'kind' IS NOT NULL
    ON CONFLICT (tenant_id, key) DO UPDATE
    SET kind = excluded.kind, family = excluded.family, place = excluded.place, detail = excluded.detail, at = excluded.at;
    RETURN NULL;
END
$$;

CREATE TRIGGER problem_steps_security AFTER INSERT ON public.problem_steps
FOR EACH ROW WHEN (jsonb_typeof(NEW.detail -> 'security') = 'array') EXECUTE FUNCTION public.keep_security_of_step();
