-- Todo items. The selected columns are the fields of sql.todos.Todo.
-- A task goes by its number among those of its user.

-- name: add
-- Adds a task, or finds the one this key made.
INSERT INTO todos AS t (tenant_id, user_id, key, title, description, priority, due_day, due_at, source)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (tenant_id, user_id, key) DO UPDATE SET key = t.key
RETURNING number AS task_id, title, description, status, priority, due_day, due_at, created_at, updated_at, completed_at, source;

-- name: list
-- A user's tasks: open ones first, then by due date, then oldest first.
SELECT number AS task_id, title, description, status, priority, due_day, due_at, created_at, updated_at, completed_at, source
FROM todos
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
  AND ($3::text IS NULL OR status = $3)
  AND ($4::text IS NULL OR priority = $4)
ORDER BY status <> 'open', coalesce(due_at AT TIME ZONE 'UTC', due_day) NULLS LAST, number
LIMIT $5;

-- name: get
-- One task of a user.
SELECT number AS task_id, title, description, status, priority, due_day, due_at, created_at, updated_at, completed_at, source
FROM todos
WHERE tenant_id = $1 AND user_id = $2 AND number = $3 AND deleted_at IS NULL;

-- name: added_by
-- The task a key made.
SELECT number AS task_id, title, description, status, priority, due_day, due_at, created_at, updated_at, completed_at, source
FROM todos
WHERE tenant_id = $1 AND user_id = $2 AND key = $3 AND deleted_at IS NULL;

-- name: deleted_by
-- Whether a key deleted a task.
SELECT number FROM todos WHERE tenant_id = $1 AND user_id = $2 AND number = $3 AND deleted_key = $4;

-- name: update
-- Changes what is not null; a task done twice keeps its first time.
UPDATE todos AS t
SET title = coalesce($4, t.title),
    description = coalesce($5, t.description),
    status = coalesce($6, t.status),
    priority = coalesce($7, t.priority),
    due_day = CASE WHEN $9::timestamptz IS NULL THEN coalesce($8, t.due_day) END,
    due_at = CASE WHEN $8::date IS NULL THEN coalesce($9, t.due_at) END,
    source = coalesce($10, t.source),
    completed_at = CASE coalesce($6, t.status) WHEN 'done' THEN coalesce(t.completed_at, now()) END,
    updated_at = now()
WHERE tenant_id = $1 AND user_id = $2 AND number = $3 AND deleted_at IS NULL
RETURNING number AS task_id, title, description, status, priority, due_day, due_at, created_at, updated_at, completed_at, source;

-- name: delete
-- Deletes a task; answers also when this key did so before.
UPDATE todos
SET deleted_at = coalesce(deleted_at, now()), deleted_key = $4
WHERE tenant_id = $1 AND user_id = $2 AND number = $3 AND (deleted_at IS NULL OR deleted_key = $4)
RETURNING number;
