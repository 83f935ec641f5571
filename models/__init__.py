"""The embedder, the tool index and the planner backends. Imports contracts only; never starts a workflow or runs a tool."""
