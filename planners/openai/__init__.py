"""The planner backend over any OpenAI-compatible endpoint."""
