-- Whose this database is.

-- name: id
-- The id of the installation.
SELECT installation_id FROM installation;
