-- What the knowledge base was asked.

-- name: add
-- Keeps a question with what came of it; the same call again is one row.
INSERT INTO question_logs (tenant_id, user_id, agent, key, problem_id, question, answered, best_score, documents, sources,
                           asked_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (tenant_id, user_id, key) DO NOTHING;

-- name: list
-- A tenant's questions, newest first; $2 an agent or null, $3 answered or null, $4 the last id of the page before.
SELECT question_id, user_id, agent, problem_id, question, answered, best_score, documents, sources, asked_at
FROM question_logs
WHERE tenant_id = $1 AND ($2::text IS NULL OR agent = $2) AND ($3::boolean IS NULL OR answered = $3)
  AND ($4::bigint IS NULL OR question_id < $4)
ORDER BY question_id DESC
LIMIT $5;
