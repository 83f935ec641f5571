"""The authorities' certificates that HTTP clients believe."""

from __future__ import annotations

import ssl
from functools import cache

import httpx


@cache
def certificates(*, trust_env: bool = True) -> ssl.SSLContext:
    """What httpx makes anew for each client, made once a process: to read 140 certificates takes a core 20 to 40 ms.
    `trust_env` as for the client: whether SSL_CERT_FILE and SSL_CERT_DIR name others."""
    return httpx.create_ssl_context(trust_env=trust_env)
