"""Who is asking: shared token, API keys, JSON Web Tokens and paired chat users, turned into a `Principal`."""
