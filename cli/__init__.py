"""The `steward` command: speaks HTTP to a running Steward, and starts one.

Called by people and scripts; never reaches Temporal, PostgreSQL or a tool by itself.
"""
