"""From a request and what was found for it to a plan: the chain, its checks, and one package a backend.

Imports contracts, language, search and weights; never starts a workflow or runs a tool.
"""
