-- API keys, chat users and their login codes, and the requests that rate limits count.

CREATE TABLE public.api_keys (
    key_id text PRIMARY KEY,
    key_sha256 bytea NOT NULL UNIQUE CHECK (octet_length(key_sha256) = 32),
    tenant_id text NOT NULL,
    user_id text,
    name text NOT NULL,
    scopes text[] NOT NULL,
    roles text[] NOT NULL,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz
);
COMMENT ON TABLE public.api_keys IS 'Keys of programs and people; a revoked one stays, so that what it did can be told.';
COMMENT ON COLUMN public.api_keys.key_id IS 'How the key begins: shown in lists, opens nothing.';
COMMENT ON COLUMN public.api_keys.user_id IS 'Whom the key acts as; null: a trusted gateway, for any user of its tenant.';
COMMENT ON COLUMN public.api_keys.last_used_at IS 'To about a minute.';

CREATE INDEX api_keys_by_tenant ON public.api_keys (tenant_id, created_at);

CREATE TABLE public.chat_users (
    pair_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant_id text NOT NULL,
    gateway text NOT NULL,
    external_id text NOT NULL,
    user_id text NOT NULL,
    paired_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (tenant_id, gateway, external_id)
);
COMMENT ON TABLE public.chat_users IS 'Which user a chat user is, since that user claimed the login code.';

CREATE INDEX chat_users_by_user ON public.chat_users (tenant_id, user_id, pair_id);

CREATE TABLE public.login_codes (
    tenant_id text NOT NULL,
    gateway text NOT NULL,
    external_id text NOT NULL,
    code_hash bytea NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, gateway, external_id)
);
COMMENT ON TABLE public.login_codes IS 'The open code of each chat user: a new one takes the place of the last.';

CREATE INDEX login_codes_by_hash ON public.login_codes (tenant_id, code_hash);

CREATE TABLE public.rate_limits (
    kind text NOT NULL,
    tenant_id text NOT NULL,
    subject text NOT NULL,
    times timestamptz[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (kind, tenant_id, subject)
) WITH (fillfactor = 70);
COMMENT ON TABLE public.rate_limits IS 'When each subject was last served, oldest first, as far back as its longest window.';

-- Counts one request, unless some window is full: then nothing is written. The row's lock lets one request of a subject
-- count at a time, whichever process it came to; the time is read under it. Windows are in seconds.
-- `used` and `resets_s` are per window, this request included; `wait_s` is 0 when it was counted.
CREATE FUNCTION public.take_of_limits(
    p_kind text, p_tenant_id text, p_subject text, p_limits integer[], p_windows_s double precision[],
    OUT wait_s double precision, OUT used integer[], OUT resets_s double precision[]
)
LANGUAGE plpgsql AS $$
DECLARE
    v_times timestamptz[];
    v_now timestamptz;
    v_longest interval := make_interval(secs => (SELECT max(w) FROM unnest(p_windows_s) AS w));
    v_inside integer;
    v_wait double precision;
BEGIN
    LOOP
        SELECT r.times INTO v_times FROM rate_limits AS r
        WHERE r.kind = p_kind AND r.tenant_id = p_tenant_id AND r.subject = p_subject
        FOR UPDATE;
        EXIT WHEN FOUND;
        INSERT INTO rate_limits (kind, tenant_id, subject) VALUES (p_kind, p_tenant_id, p_subject)
        ON CONFLICT DO NOTHING;
    END LOOP;
    v_now := clock_timestamp();
    v_times := ARRAY(SELECT t FROM unnest(v_times) AS t WHERE t > v_now - v_longest ORDER BY t);
    wait_s := 0;
    FOR i IN 1 .. cardinality(p_limits) LOOP
        v_inside := (SELECT count(*) FROM unnest(v_times) AS t WHERE t > v_now - make_interval(secs => p_windows_s[i]));
        v_wait := 0;
        IF v_inside >= p_limits[i] THEN
            v_wait := p_windows_s[i]
                - extract(epoch FROM v_now - v_times[cardinality(v_times) - p_limits[i] + 1]);
        END IF;
        wait_s := greatest(wait_s, v_wait);
        used[i] := v_inside;
        resets_s[i] := CASE
            WHEN v_wait > 0 THEN v_wait
            WHEN v_inside = 0 THEN p_windows_s[i]
            ELSE p_windows_s[i] - extract(epoch FROM v_now - v_times[cardinality(v_times) - v_inside + 1])
        END;
    END LOOP;
    IF wait_s = 0 THEN
        used := ARRAY(SELECT u + 1 FROM unnest(used) WITH ORDINALITY AS t (u, n) ORDER BY n);
        UPDATE rate_limits AS r SET times = v_times || v_now
        WHERE r.kind = p_kind AND r.tenant_id = p_tenant_id AND r.subject = p_subject;
    END IF;
END
$$;
