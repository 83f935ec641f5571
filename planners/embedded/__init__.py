"""The planner backend that is always there: the judge reads, rules type what it points at, and nothing is guessed."""
