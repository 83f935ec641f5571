-- What the knowledge base was asked, and whether its documents told.

CREATE TABLE public.question_logs (
    question_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    agent text NOT NULL,
    key text NOT NULL,
    problem_id bigint,
    question text NOT NULL,
    answered boolean NOT NULL,
    best_score double precision,
    documents bigint NOT NULL,
    sources bigint[] NOT NULL DEFAULT '{}',
    asked_at timestamptz NOT NULL,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.question_logs IS 'One row per question to the knowledge base; those not answered show what documents are missing.';
COMMENT ON COLUMN public.question_logs.documents IS 'How many documents were searched; `sources` are those the answer was made from.';

CREATE INDEX question_logs_by_time ON public.question_logs (tenant_id, agent, answered, question_id);
