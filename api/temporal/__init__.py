"""The API's side of Temporal: the client, starts, updates, queries, and its failures as errors of contracts.errors.

Problems are spoken to through nothing else. `api.core` besides starts small workflows (a notification, a reload of the
tools) and looks whether the server and its workers are there.
"""
