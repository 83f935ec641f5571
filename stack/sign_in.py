"""Where people find the console of a stack that is up: its address, with a one-time link where they must sign in.

Called by the supervisor before its banner; asks over HTTP as any caller would.
"""

from __future__ import annotations

import httpx

from steward.config.settings import Settings

_TIMEOUT_S = 10.0


async def console_url(settings: Settings) -> str:
    """The console's address. Where a token is needed and known it signs in once, within minutes; without an answer it
    is the bare address."""
    home = f"{settings.api_url}/"
    if settings.auth_mode == "none" or settings.api_token is None:
        return home
    headers = {"Authorization": f"Bearer {settings.api_token.get_secret_value()}"}
    try:
        async with httpx.AsyncClient(timeout=_TIMEOUT_S, trust_env=False) as client:
            made = await client.post(f"{settings.api_url}/console/links", headers=headers)
        return f"{settings.api_url}{made.raise_for_status().json()['path']}"
    except (httpx.HTTPError, ValueError, KeyError):
        return home
