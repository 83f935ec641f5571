"""The API's side of Temporal: the client, starts, updates, queries, and its failures as errors of contracts.errors.

Nothing else in the API speaks to Temporal, except the small workflows that `api.core` starts for operators.
"""
