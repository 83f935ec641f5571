-- What users keep with Steward (todos, reminders, notifications), and large payloads.

CREATE TABLE public.todos (
    task_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    title text NOT NULL,
    description text,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'done')),
    priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high')),
    due_date timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    completed_at timestamptz,
    deleted_at timestamptz,
    deleted_key text,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.todos IS 'Each user''s tasks. A deleted one stays, so that a repeated deletion gets the same answer.';

CREATE TABLE public.reminders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    problem_id bigint,
    due_at timestamptz NOT NULL,
    text text NOT NULL,
    status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'fired', 'canceled')),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.reminders IS 'What users asked to be reminded of; the timers are workflows.';

CREATE TABLE public.notifications (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    notification_key text NOT NULL,
    problem_id bigint,
    text text NOT NULL,
    source text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    delivered_at timestamptz,
    attempts integer NOT NULL DEFAULT 0,
    last_error text,
    UNIQUE (tenant_id, notification_key)
);
COMMENT ON TABLE public.notifications IS 'What was said to users outside an answer, and whether the webhook took it.';

CREATE INDEX notifications_by_user ON public.notifications (tenant_id, user_id, id);

CREATE TABLE public.payload_claims (
    sha256 text NOT NULL,
    chunk integer NOT NULL,
    chunks integer NOT NULL,
    data bytea NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (sha256, chunk)
);
COMMENT ON TABLE public.payload_claims IS 'Payloads too large for a workflow history, in chunks, by the hash of the whole.';
ALTER TABLE public.payload_claims ALTER COLUMN data SET STORAGE EXTERNAL;
