"""The mirror and the ledger: migrations, named queries and the stores over asyncpg.

Activities, workers and the gateway use the stores; nothing here knows of Temporal workflows, tools or HTTP.
"""
