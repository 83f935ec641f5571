-- A problem may be recorded for the first time when it waits for its user already, or has ended: that is posted, too.

CREATE TRIGGER problems_pushes_first AFTER INSERT ON public.problems
    FOR EACH ROW WHEN (NEW.status <> 'in_progress' OR NEW.closed)
    EXECUTE FUNCTION public.enqueue_pushes();
