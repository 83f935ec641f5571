"""Steward's peers on the same three scenarios: `python -m bench.peers` (make bench-peers) measures them in one run.

`__main__`, `sides` and `report` run with the project's environment. The other modules are the peers: they run in
`.venv-peers` as processes of their own and know nothing of Steward.
"""
