"""The doors below /api/memory: what is remembered of a user: read, put right, exported, imported, forgotten."""
