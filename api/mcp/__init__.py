"""The MCP server door: Steward's tools for programs that speak the Model Context Protocol.

One server (`server`) for all eras of the protocol, over streamable HTTP (`http`) and pipes (`python -m
steward.api.mcp`). The MCP servers whose tools Steward itself uses are another matter: api.core.mcp_review, tools/mcp.
"""
