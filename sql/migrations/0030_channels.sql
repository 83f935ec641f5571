-- What users must hear of, in the order of its commits: what waits for them, what was decided, what ended.

CREATE TABLE public.user_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seq bigint UNIQUE,
    event_id uuid NOT NULL DEFAULT gen_random_uuid(),
    event_key text NOT NULL,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    problem_id bigint,
    kind text NOT NULL CHECK (kind IN ('approval_requested', 'approval_decided', 'approval_expiring', 'question_asked',
                                       'problem_ended', 'notification', 'outcome_unknown')),
    approvers jsonb NOT NULL DEFAULT '[]',
    detail jsonb NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    expires_at timestamptz,
    reminded boolean NOT NULL DEFAULT false,
    routed boolean NOT NULL DEFAULT false,
    UNIQUE (tenant_id, event_key)
);
COMMENT ON TABLE public.user_events IS 'One row per event, written in the transaction of the change it tells of.';
COMMENT ON COLUMN public.user_events.seq IS 'Its number, given after its commit: readers resume by it and miss nothing. Null until then.';
COMMENT ON COLUMN public.user_events.routed IS 'Its deliveries were made, as its users'' settings then were.';
COMMENT ON COLUMN public.user_events.reminded IS 'Of an approval that was asked for: approval_expiring was looked at.';

CREATE SEQUENCE public.user_event_numbers AS bigint;
CREATE INDEX user_events_unnumbered ON public.user_events (id) WHERE seq IS NULL;
CREATE INDEX user_events_unrouted ON public.user_events (id) WHERE NOT routed;
CREATE INDEX user_events_in_order ON public.user_events (tenant_id, seq);
CREATE INDEX user_events_by_problem ON public.user_events (problem_id);
CREATE INDEX user_events_expiring ON public.user_events (expires_at) WHERE kind = 'approval_requested' AND NOT reminded;

-- An id of a row says when it was made, not when it was committed, so a reader who resumes by ids could miss one that was
-- made earlier and committed later. Numbers are given to committed rows alone, by one at a time.
CREATE FUNCTION public.number_user_events() RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_numbered bigint;
BEGIN
    IF NOT EXISTS (SELECT FROM user_events WHERE seq IS NULL) THEN
        RETURN 0;
    END IF;
    PERFORM pg_advisory_xact_lock(-1463899470);
    UPDATE user_events AS e SET seq = n.seq
    FROM (SELECT o.id, nextval('user_event_numbers') AS seq
          FROM (SELECT id FROM user_events WHERE seq IS NULL ORDER BY id LIMIT 1000) AS o) AS n
    WHERE e.id = n.id;
    GET DIAGNOSTICS v_numbered = ROW_COUNT;
    RETURN v_numbered;
END
$$;

CREATE FUNCTION public.announce_user_events() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('steward_user_events', NEW.tenant_id);
    RETURN NULL;
END
$$;

CREATE TRIGGER user_events_announced AFTER INSERT ON public.user_events
    FOR EACH ROW EXECUTE FUNCTION public.announce_user_events();

-- What an approval is told of with: its words, never its arguments, which the problem itself shows.
CREATE FUNCTION public.approval_of_step(p_view jsonb, p_step problem_steps) RETURNS jsonb
LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'approval_id', p_step.detail -> 'approval_id', 'kind', p_step.detail -> 'kind',
        'tool_name', p_step.detail -> 'tool_name', 'args_sha256', p_step.detail -> 'args_sha256',
        'approvers', coalesce(p_step.detail -> 'approvers', '[]'), 'expires_at', p_step.detail -> 'expires_at',
        'decided_by', p_step.detail -> 'decided_by',
        'decision', CASE WHEN p_step.action <> 'approval_requested' THEN substr(p_step.action, 10) END,
        'reason', (SELECT a -> 'reason' FROM jsonb_array_elements(p_view -> 'approvals') AS a
                   WHERE a -> 'approval_id' = p_step.detail -> 'approval_id'))
$$;

-- A step that is told again in the same words is the same event.
CREATE FUNCTION public.tell_of_step() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, approvers, detail, expires_at)
    SELECT format('step:%s:%s:%s', NEW.problem_id, NEW.step_key, md5(NEW.action || NEW.description || NEW.detail::text)),
           p.tenant_id, p.user_id, NEW.problem_id,
           CASE NEW.action WHEN 'approval_requested' THEN 'approval_requested' WHEN 'question_asked' THEN 'question_asked'
                           WHEN 'tool_outcome_unknown' THEN 'outcome_unknown' ELSE 'approval_decided' END,
           coalesce(NEW.detail -> 'approvers', '[]'),
           jsonb_build_object('text', NEW.description, 'conversation_id', p.conversation_id, 'gateway',
                              p.summary -> 'gateway', 'tool_name', NEW.detail -> 'tool_name')
           || CASE WHEN NEW.action LIKE 'approval\_%' THEN jsonb_build_object('approval', approval_of_step(p.summary, NEW))
                   ELSE '{}' END,
           CASE WHEN NEW.action = 'approval_requested' THEN (NEW.detail ->> 'expires_at')::timestamptz END
    FROM problems AS p WHERE p.problem_id = NEW.problem_id
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER problem_steps_told AFTER INSERT ON public.problem_steps
    FOR EACH ROW WHEN (NEW.action IN ('approval_requested', 'approval_approved', 'approval_denied', 'approval_edited',
                                      'approval_expired', 'approval_withdrawn', 'question_asked', 'tool_outcome_unknown'))
    EXECUTE FUNCTION public.tell_of_step();

CREATE FUNCTION public.tell_of_end() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, detail)
    VALUES (format('end:%s:%s', NEW.problem_id, NEW.updated_at), NEW.tenant_id, NEW.user_id, NEW.problem_id,
            'problem_ended',
            jsonb_build_object('text', coalesce(NEW.summary ->> 'message', ''), 'conversation_id', NEW.conversation_id,
                               'gateway', NEW.summary -> 'gateway', 'tool_name', NEW.tool_name, 'status', NEW.status,
                               'error', NEW.summary #> '{error,code}'))
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    RETURN NULL;
END
$$;

-- Deferred, so that an end comes after the steps that its write adds.
CREATE CONSTRAINT TRIGGER problems_ended_at_once AFTER INSERT ON public.problems DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.closed) EXECUTE FUNCTION public.tell_of_end();
CREATE CONSTRAINT TRIGGER problems_ended AFTER UPDATE ON public.problems DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.closed AND NOT OLD.closed) EXECUTE FUNCTION public.tell_of_end();

CREATE FUNCTION public.tell_of_notification() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, detail)
    SELECT 'notification:' || NEW.notification_key, NEW.tenant_id, NEW.user_id, NEW.problem_id, 'notification',
           jsonb_build_object('text', NEW.text, 'source', NEW.source, 'notification_id', NEW.id,
                              'conversation_id', p.conversation_id, 'gateway', p.summary -> 'gateway',
                              'options', (SELECT coalesce(jsonb_agg(o || jsonb_build_object('args_sha256', (
                                              SELECT a -> 'args_sha256' FROM jsonb_array_elements(p.summary -> 'approvals') AS a
                                              WHERE a -> 'approval_id' = o -> 'approval_id')) ORDER BY n), '[]')
                                          FROM jsonb_array_elements(NEW.options) WITH ORDINALITY AS t (o, n)))
    FROM (SELECT 1) AS one LEFT JOIN problems AS p ON p.problem_id = NEW.problem_id
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    RETURN NULL;
END
$$;

-- A notification from before there were events is told of when it is recorded again.
CREATE TRIGGER notifications_told AFTER INSERT OR UPDATE OF notification_key ON public.notifications
    FOR EACH ROW WHEN (NEW.delivered_at IS NULL) EXECUTE FUNCTION public.tell_of_notification();

-- Approvals that nobody has decided yet and that expire within p_lead_s, or in the last quarter of their time if that is
-- shorter: each is told of once.
CREATE FUNCTION public.tell_of_expiring(p_lead_s double precision) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_told bigint;
BEGIN
    WITH due AS (
        UPDATE user_events AS e SET reminded = true
        WHERE kind = 'approval_requested' AND NOT reminded
          AND expires_at <= clock_timestamp() + make_interval(secs => p_lead_s)
          AND expires_at - (expires_at - at) / 4 <= clock_timestamp()
        RETURNING e.*
    )
    INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, approvers, detail)
    SELECT 'expiring:' || d.id, d.tenant_id, d.user_id, d.problem_id, 'approval_expiring', d.approvers, d.detail
    FROM due AS d JOIN problems AS p ON p.problem_id = d.problem_id
    WHERE d.expires_at > clock_timestamp() AND NOT p.closed
      AND p.summary -> 'approvals' @> jsonb_build_array(
              jsonb_build_object('approval_id', d.detail #> '{approval,approval_id}'))
    ON CONFLICT (tenant_id, event_key) DO NOTHING;
    GET DIAGNOSTICS v_told = ROW_COUNT;
    RETURN v_told;
END
$$;

CREATE FUNCTION public.forget_user_events() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM public.user_events WHERE problem_id = OLD.problem_id;
    RETURN NULL;
END
$$;

CREATE TRIGGER problems_forget_user_events AFTER DELETE ON public.problems
    FOR EACH ROW EXECUTE FUNCTION public.forget_user_events();

CREATE TABLE public.channel_settings (
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    settings jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE public.channel_settings IS 'How each user wants to hear of events; without a row, by the webhook.';

CREATE TABLE public.event_deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event bigint NOT NULL REFERENCES public.user_events ON DELETE CASCADE,
    recipient text NOT NULL,
    channel text NOT NULL CHECK (channel IN ('webhook', 'ntfy', 'email')),
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    last_error text,
    delivered_at timestamptz,
    dead_at timestamptz,
    UNIQUE (event, recipient, channel)
);
COMMENT ON TABLE public.event_deliveries IS 'One row per event, user and channel. A claimed one is due again when its lease ends; given up at dead_at.';

CREATE INDEX event_deliveries_due ON public.event_deliveries (next_at) WHERE delivered_at IS NULL AND dead_at IS NULL;

-- How an attempt ended. Without an error it was taken; with one it is tried again in p_again_s seconds, or given up (null).
-- A notification's own row says how it stands: delivered once a channel took it, dead once every channel gave it up.
CREATE FUNCTION public.settle_delivery(p_id bigint, p_error text, p_again_s double precision) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_event bigint;
BEGIN
    UPDATE event_deliveries
    SET last_error = p_error, next_at = clock_timestamp() + make_interval(secs => coalesce(p_again_s, 0)),
        delivered_at = CASE WHEN p_error IS NULL THEN clock_timestamp() END,
        dead_at = CASE WHEN p_error IS NOT NULL AND p_again_s IS NULL THEN clock_timestamp() END
    WHERE id = p_id AND delivered_at IS NULL
    RETURNING event INTO v_event;
    UPDATE notifications AS n
    SET attempts = n.attempts + 1, last_error = p_error,
        delivered_at = CASE WHEN p_error IS NULL THEN clock_timestamp() END,
        dead_at = CASE WHEN p_error IS NOT NULL AND NOT EXISTS (
                            SELECT FROM event_deliveries AS d WHERE d.event = v_event AND d.dead_at IS NULL)
                       THEN clock_timestamp() END
    FROM user_events AS e
    WHERE e.id = v_event AND e.kind = 'notification' AND n.id = (e.detail ->> 'notification_id')::bigint
      AND n.delivered_at IS NULL;
END
$$;

-- An event of somebody who is being forgotten is not written: whatever tells of it must not fail for that.
CREATE FUNCTION public.drop_event_of_forgotten() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    RETURN CASE WHEN is_being_forgotten(NEW.tenant_id, NEW.user_id, false) THEN NULL ELSE NEW END;
END
$$;

CREATE TRIGGER user_events_erased BEFORE INSERT ON public.user_events
    FOR EACH ROW EXECUTE FUNCTION public.drop_event_of_forgotten();
CREATE TRIGGER channel_settings_forgotten BEFORE INSERT ON public.channel_settings
    FOR EACH ROW EXECUTE FUNCTION public.refuse_forgotten();
