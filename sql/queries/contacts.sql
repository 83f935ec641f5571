-- Contacts. The selected columns are the fields of sql.contacts.Contact.

-- name: add
-- Adds a contact, or finds the one this key made.
INSERT INTO contacts AS c (tenant_id, user_id, key, name, email, phone, source)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (tenant_id, user_id, key) DO UPDATE SET key = c.key
RETURNING contact_id, name, email, phone, source;

-- name: list
-- A user's contacts by name.
SELECT contact_id, name, email, phone, source
FROM contacts
WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL
ORDER BY lower(name), contact_id
LIMIT $3;

-- name: added_by
-- The contact a key made.
SELECT contact_id, name, email, phone, source
FROM contacts
WHERE tenant_id = $1 AND user_id = $2 AND key = $3 AND deleted_at IS NULL;

-- name: update
-- Changes what is not null.
UPDATE contacts AS c
SET name = coalesce($4, c.name), email = coalesce($5, c.email), phone = coalesce($6, c.phone),
    source = coalesce($7, c.source), updated_at = now()
WHERE tenant_id = $1 AND user_id = $2 AND contact_id = $3 AND deleted_at IS NULL
RETURNING contact_id, name, email, phone, source;

-- name: delete
-- Deletes a contact and what it said; answers also when this key did so before.
UPDATE contacts
SET name = '', email = NULL, phone = NULL, deleted_at = coalesce(deleted_at, now()), deleted_key = $4
WHERE tenant_id = $1 AND user_id = $2 AND contact_id = $3 AND (deleted_at IS NULL OR deleted_key = $4)
RETURNING contact_id;

-- name: deleted_by
-- Whether a key deleted a contact.
SELECT contact_id FROM contacts WHERE tenant_id = $1 AND user_id = $2 AND contact_id = $3 AND deleted_key = $4;
