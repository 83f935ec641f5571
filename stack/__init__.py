"""Starts, supervises and examines the processes Steward consists of: PostgreSQL, Temporal, workers, API.

Used by the `steward` command. It talks to the parts over their own doors and shares no code with them beyond contracts
and config.
"""
