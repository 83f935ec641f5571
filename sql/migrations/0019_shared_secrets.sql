-- Random keys that every process of an installation must have alike.

CREATE TABLE public.shared_secrets (
    name text PRIMARY KEY,
    secret bytea NOT NULL CHECK (length(secret) >= 32),
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE public.shared_secrets IS 'Keys that seal what clients carry; never leave the database but into a process.';
