"""The door A2A 1.0: other agents speak to Steward as an agent, over JSON-RPC and REST, with streams.

A task of the protocol is a view of a problem: nothing is stored here, so that tasks survive a restart and are the same
from every API process. Everything goes through the gateway. `door` mounts it; `handler` serves the operations.
"""
