"""The doors: how the world outside reaches Steward. One gateway behind all of them, one thin module per door.

`app` mounts the HTTP doors: `tool_call`, `problems`, `events` and the others here, and the folders `chat`, `mcp` and
`a2a`; `stdio` is the door over pipes. Behind them stands `gateway`, made of what `core` holds; `credentials` tells who
asks, `temporal` speaks to the server.

Imports contracts, config, the sql stores and the workflows' handler types; never activities, tools or models.
"""
