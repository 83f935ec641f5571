"""Tools of configured MCP servers: discovery, pinned definitions, pooled sessions, calls."""
