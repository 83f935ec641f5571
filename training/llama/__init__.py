"""A small Llama learns to plan: an adapter for SmolLM2-135M-Instruct, trained on conversations written by hand."""
