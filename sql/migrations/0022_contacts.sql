-- Each user's address book: whom names in recipients stand for.

CREATE TABLE public.contacts (
    contact_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    email text,
    phone text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    deleted_key text,
    UNIQUE (tenant_id, user_id, key)
);
COMMENT ON TABLE public.contacts IS 'Each user''s contacts. A deleted one keeps its row without name, address and number, so that a repeated deletion gets the same answer.';
