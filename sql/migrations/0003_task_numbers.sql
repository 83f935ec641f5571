-- Tasks are numbered for each user, from 1 on. Those there already keep the number they were shown under.
ALTER TABLE public.todos ADD COLUMN number bigint;
UPDATE public.todos SET number = task_id;
ALTER TABLE public.todos ALTER COLUMN number SET NOT NULL;
ALTER TABLE public.todos ADD UNIQUE (tenant_id, user_id, number);
COMMENT ON COLUMN public.todos.number IS 'What its user calls it; never given to another task, not after its deletion.';

CREATE FUNCTION public.number_task() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    -- Two calls of one user may add tasks at the same time.
    PERFORM pg_advisory_xact_lock(hashtextextended('todos ' || NEW.tenant_id || chr(31) || NEW.user_id, 0));
    SELECT coalesce(max(number), 0) + 1 INTO NEW.number
    FROM todos WHERE tenant_id = NEW.tenant_id AND user_id = NEW.user_id;
    RETURN NEW;
END
$$;

CREATE TRIGGER todos_numbered BEFORE INSERT ON public.todos
    FOR EACH ROW EXECUTE FUNCTION public.number_task();
