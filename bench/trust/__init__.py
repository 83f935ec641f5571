"""The flow rule (contracts/flow.py) measured: a planner that obeys every instruction it reads, and an honest one."""
