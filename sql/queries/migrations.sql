-- The record of applied migrations.

-- name: lock
-- Lets one process migrate at a time; held until its connection closes.
SELECT pg_advisory_lock($1);

-- name: create_history
-- The record itself, on a database that has none.
CREATE TABLE IF NOT EXISTS public.schema_migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
);

-- name: history
-- What was applied, in order.
SELECT name, checksum FROM public.schema_migrations ORDER BY name;

-- name: note
-- Records a migration in the transaction that applied it.
INSERT INTO public.schema_migrations (name, checksum) VALUES ($1, $2);
