"""The embedder, the tool index and the planner backends.

Imports contracts only; used by activities; never starts a workflow or runs a tool.
"""
