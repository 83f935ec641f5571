-- The knowledge base: each tenant's documents by agent, their text, and its passages with their vectors.

CREATE TABLE public.kb_documents (
    document_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    agent text NOT NULL,
    source text NOT NULL,
    url boolean NOT NULL,
    title text NOT NULL DEFAULT '',
    media_type text NOT NULL DEFAULT '',
    version bigint NOT NULL DEFAULT 1,
    sha256 text,
    size_bytes bigint NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'working', 'ready', 'failed')),
    stage text NOT NULL DEFAULT '',
    error text,
    live_version bigint,
    live_sha256 text,
    characters bigint NOT NULL DEFAULT 0,
    passages bigint NOT NULL DEFAULT 0,
    notes text NOT NULL DEFAULT '',
    added_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (tenant_id, agent, source)
);
COMMENT ON TABLE public.kb_documents IS 'One row per document of a tenant''s knowledge base. Everybody of the tenant may be answered from it.';
COMMENT ON COLUMN public.kb_documents.source IS 'The file''s name or the address it comes from: the same source again is the same document.';
COMMENT ON COLUMN public.kb_documents.version IS 'Of the content that is wanted; live_version of the content that answers are made from, null when none is.';
COMMENT ON COLUMN public.kb_documents.sha256 IS 'Of the wanted content; null while an address has not been fetched.';
COMMENT ON COLUMN public.kb_documents.notes IS 'What was left out of the text, in words.';

CREATE TABLE public.kb_contents (
    document_id bigint NOT NULL REFERENCES public.kb_documents ON DELETE CASCADE,
    version bigint NOT NULL,
    data bytea,
    text text,
    headings jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (document_id, version)
);
COMMENT ON TABLE public.kb_contents IS 'What documents hold: the bytes until they are read, the text from then on.';
COMMENT ON COLUMN public.kb_contents.headings IS 'In order, [offset into the text, level from 1, words].';

CREATE TABLE public.kb_passages (
    passage_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    document_id bigint NOT NULL REFERENCES public.kb_documents ON DELETE CASCADE,
    version bigint NOT NULL,
    number integer NOT NULL,
    heading text NOT NULL,
    begins integer NOT NULL,
    ends integer NOT NULL,
    text text NOT NULL,
    vector bytea,
    embedded_with text,
    indexed_in text,
    search tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, heading || ' ' || text)) STORED,
    UNIQUE (document_id, version, number)
);
COMMENT ON TABLE public.kb_passages IS 'Documents in pieces that are searched; of a document that changes, both versions until the new one is complete.';
COMMENT ON COLUMN public.kb_passages.begins IS 'Offset into the text of this version, in characters; `ends` is the offset behind its last one.';
COMMENT ON COLUMN public.kb_passages.vector IS 'Little-endian float32 of length one, made by the model `embedded_with`.';
COMMENT ON COLUMN public.kb_passages.indexed_in IS 'The collection that holds its vector; null when none does yet.';

CREATE INDEX kb_passages_search ON public.kb_passages USING gin (search);
CREATE INDEX kb_passages_unindexed ON public.kb_passages (passage_id) WHERE indexed_in IS NULL;

CREATE TABLE public.kb_dropped (
    passage_id bigint NOT NULL,
    collection text NOT NULL,
    PRIMARY KEY (collection, passage_id)
);
COMMENT ON TABLE public.kb_dropped IS 'Vectors that a collection still has of passages that are gone.';

-- Whatever ends a passage (another version, a removal, a document that goes), its vector goes too.
CREATE FUNCTION public.kb_passage_gone() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO public.kb_dropped (passage_id, collection)
    SELECT passage_id, indexed_in FROM old_rows WHERE indexed_in IS NOT NULL
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER kb_passage_gone AFTER DELETE ON public.kb_passages
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.kb_passage_gone();
