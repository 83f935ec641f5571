"""The flow rule measured with AgentDojo's tasks: `python -m bench.agentdojo` (make bench-agentdojo).

`suites`, `environments` and `server` run with `.venv-agentdojo`, as processes of their own that know nothing of
Steward. The other modules run with the project's environment. README.md says what is counted.
"""
