-- Documents of the knowledge base, their contents and passages. Selected columns of documents are the fields of
-- sql.knowledge.Document.

-- name: want
-- The document of a source with the content that is wanted ($6; null for an address that is to be fetched). The same
-- content again changes nothing unless its reading failed.
INSERT INTO kb_documents AS d (tenant_id, agent, source, url, title, media_type, sha256, size_bytes, added_by)
VALUES ($1, $2, $3, $4, $5, $7, $6, $8, $9)
ON CONFLICT (tenant_id, agent, source) DO UPDATE
SET version = d.version + 1, url = excluded.url, title = excluded.title, media_type = excluded.media_type,
    sha256 = excluded.sha256, size_bytes = excluded.size_bytes, state = 'waiting', stage = '', error = NULL,
    added_by = excluded.added_by, updated_at = now()
WHERE d.state = 'failed' OR excluded.sha256 IS DISTINCT FROM d.sha256 OR excluded.sha256 IS NULL
RETURNING document_id, version;

-- name: by_source
-- The document of a source.
SELECT * FROM kb_documents WHERE tenant_id = $1 AND agent = $2 AND source = $3;

-- name: put_content
-- The bytes of a version.
INSERT INTO kb_contents (document_id, version, data) VALUES ($1, $2, $3)
ON CONFLICT (document_id, version) DO UPDATE SET data = excluded.data;

-- name: get
-- One document of a tenant.
SELECT * FROM kb_documents WHERE tenant_id = $1 AND document_id = $2;

-- name: list
-- A tenant's documents, newest first; $2 an agent or null, $3 a state or null, $4 the last id of the page before.
SELECT * FROM kb_documents
WHERE tenant_id = $1 AND ($2::text IS NULL OR agent = $2) AND ($3::text IS NULL OR state = $3)
  AND ($4::bigint IS NULL OR document_id < $4)
ORDER BY document_id DESC
LIMIT $5;

-- name: status
-- By agent: how many documents there are in each state, and what of them is searchable.
SELECT agent,
       count(*) AS documents,
       count(*) FILTER (WHERE state IN ('waiting', 'working')) AS in_progress,
       count(*) FILTER (WHERE state = 'failed') AS failed,
       count(*) FILTER (WHERE live_version IS NOT NULL) AS searchable,
       coalesce(sum(passages), 0)::bigint AS passages,
       coalesce(sum(characters), 0)::bigint AS characters
FROM kb_documents WHERE tenant_id = $1 AND ($2::text IS NULL OR agent = $2)
GROUP BY agent ORDER BY agent;

-- name: remove
-- A document with all that is kept of it.
DELETE FROM kb_documents WHERE tenant_id = $1 AND document_id = $2 RETURNING document_id;

-- name: text
-- The text that answers are made from.
SELECT c.text FROM kb_contents AS c JOIN kb_documents AS d ON c.document_id = d.document_id AND c.version = d.live_version
WHERE d.tenant_id = $1 AND d.document_id = $2;

-- name: passages_of
-- The passages that answers are made from, in order.
SELECT p.number, p.heading, p.begins, p.ends
FROM kb_passages AS p JOIN kb_documents AS d ON p.document_id = d.document_id AND p.version = d.live_version
WHERE d.tenant_id = $1 AND d.document_id = $2
ORDER BY p.number;

-- name: begin
-- The version that is wanted of a document, which is worked on from now on; nothing when it is gone or done.
UPDATE kb_documents SET state = 'working', stage = $3, updated_at = now()
WHERE tenant_id = $1 AND document_id = $2 AND state IN ('waiting', 'working')
RETURNING *;

-- name: stage
-- What is being done with a version; false when another is wanted meanwhile.
UPDATE kb_documents SET stage = $3, updated_at = now()
WHERE document_id = $1 AND version = $2 AND state = 'working'
RETURNING document_id;

-- name: fetched
-- What an address held.
UPDATE kb_documents SET sha256 = $3, media_type = $4, size_bytes = $5, updated_at = now()
WHERE document_id = $1 AND version = $2 RETURNING live_sha256;

-- name: unchanged
-- An address holds what it held.
UPDATE kb_documents SET state = 'ready', stage = '', error = NULL, updated_at = now()
WHERE document_id = $1 AND version = $2;

-- name: content
-- What is kept of a version.
SELECT data, text, headings FROM kb_contents WHERE document_id = $1 AND version = $2;

-- name: put_text
-- The text of a version, with what is noted of it.
WITH noted AS (
    UPDATE kb_documents SET title = coalesce(nullif(title, ''), $5), notes = $6, updated_at = now()
    WHERE document_id = $1 AND version = $2
)
UPDATE kb_contents SET text = $3, headings = $4 WHERE document_id = $1 AND version = $2;

-- name: clear_passages
-- Forgets the passages of a version that is cut anew.
DELETE FROM kb_passages WHERE document_id = $1 AND version = $2;

-- name: put_passages
-- The passages of a version.
INSERT INTO kb_passages (document_id, version, number, heading, begins, ends, text)
SELECT $1, $2, number, heading, begins, ends, text
FROM unnest($3::int[], $4::text[], $5::int[], $6::int[], $7::text[]) AS p (number, heading, begins, ends, text);

-- name: passage_counts
-- How many passages a version has, and how many of them have a vector of the model $3.
SELECT count(*) AS passages, count(*) FILTER (WHERE embedded_with = $3) AS embedded
FROM kb_passages WHERE document_id = $1 AND version = $2;

-- name: unembedded
-- Passages of a version without a vector of the model $3.
SELECT p.passage_id, d.title, p.heading, p.text
FROM kb_passages AS p JOIN kb_documents AS d USING (document_id)
WHERE p.document_id = $1 AND p.version = $2 AND p.embedded_with IS DISTINCT FROM $3
ORDER BY p.number LIMIT $4;

-- name: put_vectors
-- Vectors of passages, made by the model $3.
UPDATE kb_passages AS p SET vector = v.vector, embedded_with = $3, indexed_in = NULL
FROM unnest($1::bigint[], $2::bytea[]) AS v (passage_id, vector)
WHERE p.passage_id = v.passage_id;

-- name: publish
-- From now on answers are made from this version; nothing when another is wanted meanwhile.
UPDATE kb_documents AS d
SET state = 'ready', stage = '', error = NULL, live_version = version, live_sha256 = sha256, updated_at = now(),
    characters = (SELECT length(text) FROM kb_contents AS c WHERE c.document_id = d.document_id AND c.version = d.version),
    passages = (SELECT count(*) FROM kb_passages AS p WHERE p.document_id = d.document_id AND p.version = d.version)
WHERE document_id = $1 AND version = $2 AND state = 'working'
RETURNING document_id;

-- name: drop_other_passages
-- Passages of every other version.
DELETE FROM kb_passages WHERE document_id = $1 AND version <> $2;

-- name: drop_other_contents
-- Contents of every other version.
DELETE FROM kb_contents WHERE document_id = $1 AND version <> $2;

-- name: drop_bytes
-- The bytes of a version that has been read.
UPDATE kb_contents SET data = NULL WHERE document_id = $1 AND version = $2;

-- name: fail
-- This version cannot be read; what was live stays so.
UPDATE kb_documents SET state = 'failed', stage = '', error = $3, updated_at = now()
WHERE document_id = $1 AND version = $2;

-- name: neglected
-- Documents that wait, or are worked on, and of which nothing was heard for so many seconds.
SELECT tenant_id, document_id, version FROM kb_documents
WHERE state IN ('waiting', 'working') AND updated_at < now() - make_interval(secs => $1)
ORDER BY updated_at LIMIT $2;

-- name: unindexed
-- Live passages whose vectors are in no collection of the model $1, or in an earlier one.
SELECT d.tenant_id, d.agent, p.passage_id, p.document_id, p.vector
FROM kb_passages AS p JOIN kb_documents AS d ON p.document_id = d.document_id AND p.version = d.live_version
WHERE p.embedded_with = $1 AND p.indexed_in IS NULL
ORDER BY p.passage_id LIMIT $2;

-- name: stale
-- Live documents with passages that another model embedded.
SELECT DISTINCT d.document_id, d.version, d.tenant_id
FROM kb_passages AS p JOIN kb_documents AS d ON p.document_id = d.document_id AND p.version = d.live_version
WHERE p.embedded_with IS DISTINCT FROM $1
LIMIT $2;

-- name: mark_indexed
-- These collections hold these passages now.
UPDATE kb_passages AS p SET indexed_in = i.collection
FROM unnest($1::bigint[], $2::text[]) AS i (passage_id, collection)
WHERE p.passage_id = i.passage_id;

-- name: dropped
-- Vectors to take out of collections.
SELECT collection, passage_id FROM kb_dropped ORDER BY collection, passage_id LIMIT $1;

-- name: forget_dropped
-- They are out.
DELETE FROM kb_dropped AS k USING unnest($1::bigint[], $2::text[]) AS g (passage_id, collection)
WHERE k.passage_id = g.passage_id AND k.collection = g.collection;

-- name: indexed_counts
-- By collection, how many passages it should hold.
SELECT indexed_in AS collection, count(*) AS passages FROM kb_passages WHERE indexed_in IS NOT NULL GROUP BY indexed_in;

-- name: forget_index
-- The collection $1 was lost.
UPDATE kb_passages SET indexed_in = NULL WHERE indexed_in = $1;

-- name: searchable
-- How many documents of an agent answers are made from.
SELECT count(*) FROM kb_documents WHERE tenant_id = $1 AND agent = $2 AND live_version IS NOT NULL;

-- name: by_words
-- Passages that share words with a question: the words weighed by how rare each is among the passages, and their share
-- of all of the question's.
WITH live AS MATERIALIZED (
    SELECT p.passage_id, p.search FROM kb_passages AS p
    JOIN kb_documents AS d ON p.document_id = d.document_id AND p.version = d.live_version
    WHERE d.tenant_id = $1 AND d.agent = $2 AND p.search @@ any_word($3)
), total AS (
    SELECT greatest(sum(passages), 1) AS passages FROM kb_documents
    WHERE tenant_id = $1 AND agent = $2 AND live_version IS NOT NULL
), words AS (
    SELECT word FROM unnest(tsvector_to_array(to_tsvector('english', $3))) AS word LIMIT 40
), had AS (
    SELECT word, passage_id FROM words JOIN live ON search @@ quote_literal(word)::tsquery
), weighed AS (
    SELECT word, ln(1 + (total.passages - count(passage_id) + 0.5) / (count(passage_id) + 0.5))::double precision AS weight
    FROM words LEFT JOIN had USING (word) CROSS JOIN total
    GROUP BY word, total.passages
)
SELECT passage_id, sum(weight) AS weight, sum(weight) / (SELECT greatest(sum(weight), 1e-9) FROM weighed) AS share
FROM had JOIN weighed USING (word)
GROUP BY passage_id
ORDER BY share DESC, passage_id
LIMIT $4;

-- name: passages
-- Live passages of these ids, with their documents.
SELECT p.passage_id, p.document_id, d.title, d.source, p.number, p.heading, p.begins, p.ends, p.text
FROM kb_passages AS p JOIN kb_documents AS d ON p.document_id = d.document_id AND p.version = d.live_version
WHERE d.tenant_id = $1 AND d.agent = $2 AND p.passage_id = ANY ($3::bigint[]);
