"""What the protocol's conformance suite calls: tools of a worker's catalogue, and what is registered on the server."""
