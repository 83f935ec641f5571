-- Whose word a fact or an entry of a profile is: the user's, or what a tool said.

ALTER TABLE public.memory_facts ADD COLUMN source text;
COMMENT ON COLUMN public.memory_facts.source IS 'The tool or planner whose word it is; null: the user''s own.';

ALTER TABLE public.memory_profiles ADD COLUMN sources jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN public.memory_profiles.sources IS 'By entry, the tool or planner whose word it is; the user''s own have none.';
