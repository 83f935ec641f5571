"""The guards' rules, one module each, and the operator's policy over them. tools/guards.py asks them."""
