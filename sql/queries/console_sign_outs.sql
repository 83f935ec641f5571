-- Sessions of the console that were ended before their time.

-- name: end
-- This session is over.
INSERT INTO console_sign_outs (session_hash, ends_at) VALUES ($1, to_timestamp($2)) ON CONFLICT DO NOTHING;

-- name: has_ended
-- Whether somebody ended this session.
SELECT EXISTS (SELECT FROM console_sign_outs WHERE session_hash = $1);

-- name: sweep
-- Forgets those that would be over by now.
DELETE FROM console_sign_outs WHERE ends_at < now() - interval '1 hour';
