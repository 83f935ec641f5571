"""How the API process serves."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from api.main import server_config
from config.settings import Settings


@pytest.mark.requirement("api.keep-alive")
def test_an_idle_connection_is_closed_by_the_client_first(tmp_path: Path) -> None:
    client = httpx.AsyncHTTPTransport()._pool._keepalive_expiry  # what a default client does is told nowhere else
    assert client is not None
    assert server_config(Settings(home=tmp_path)).timeout_keep_alive > 10 * client
