"""Clients of public services on the internet, one module each, over one HTTP client (upstream.py)."""
