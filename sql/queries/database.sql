-- Whether the server can write, without writing anything that stays.

-- name: is_read_only
-- True on a standby, and where default_transaction_read_only holds.
SELECT current_setting('transaction_read_only') = 'on';

-- name: spill_early
-- What this transaction keeps beyond 64 kB goes into a temporary file.
SET LOCAL work_mem = '64kB';

-- name: fill_a_megabyte
-- A megabyte of temporary file.
WITH filler AS MATERIALIZED (SELECT repeat('x', 8192) AS text FROM generate_series(1, 128))
SELECT count(text) FROM filler;
