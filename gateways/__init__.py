"""Programs that bring Steward to where people talk. Each uses the public HTTP API alone, through the client library."""
