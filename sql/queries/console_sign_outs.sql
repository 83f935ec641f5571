-- Sessions of the console that were ended before their time.

-- name: end
-- This session is over.
INSERT INTO console_sign_outs (session_hash, ends_at) VALUES ($1, to_timestamp($2)) ON CONFLICT DO NOTHING;

-- name: end_until
-- All sessions of somebody ($1) that would last until then are over.
INSERT INTO console_sign_outs AS c (session_hash, ends_at) VALUES ($1, to_timestamp($2))
ON CONFLICT (session_hash) DO UPDATE SET ends_at = greatest(c.ends_at, excluded.ends_at);

-- name: has_ended
-- Whether somebody ended this session.
SELECT EXISTS (SELECT FROM console_sign_outs WHERE session_hash = $1);

-- name: has_ended_with_all
-- Whether somebody ($1) ended all their sessions, this one ($2) among them.
SELECT EXISTS (SELECT FROM console_sign_outs WHERE session_hash = $1 AND ends_at > to_timestamp($2));

-- name: sweep
-- Forgets those that would be over by now.
DELETE FROM console_sign_outs WHERE ends_at < now() - interval '1 hour';
