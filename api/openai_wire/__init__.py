"""The OpenAI wire, for whatever can be pointed at an endpoint of that kind: models, chat completions, responses."""
