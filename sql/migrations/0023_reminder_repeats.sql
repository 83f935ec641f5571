-- Reminders that come again and reminders that are put off.

ALTER TABLE public.reminders
    ADD COLUMN repeat text,
    ADD COLUMN timezone text,
    ADD COLUMN starts_at timestamptz,
    ADD COLUMN fired_at timestamptz,
    ADD COLUMN snoozed_key text;
COMMENT ON COLUMN public.reminders.repeat IS 'The recurrence rule (RFC 5545) that counts from starts_at in the time zone; none fires once.';
COMMENT ON COLUMN public.reminders.fired_at IS 'When it fired last.';
COMMENT ON COLUMN public.reminders.snoozed_key IS 'The call that put it off last, so that a repeat of that call does nothing.';
