-- What a yes or no under an idempotency key decided, and what its message says beside it.

ALTER TABLE public.idempotency ADD COLUMN left_confirmed boolean, ADD COLUMN left_rest text;

COMMENT ON COLUMN public.idempotency.left_confirmed IS 'The yes or no that it is to left_approval; null: it is none.';
COMMENT ON COLUMN public.idempotency.left_rest IS 'What it says beside that, which opens the problem of the key.';
