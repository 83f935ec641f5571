-- How the planners of each worker stand.

CREATE TABLE public.planner_health (
    worker text PRIMARY KEY,
    backends jsonb NOT NULL,
    told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE public.planner_health IS 'How the planners of each worker stand, as the worker last told.';
