"""What several integration tests stand beside: somebody's HTTP service, an IMAP server."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.support.dovecot import Dovecot, a_dovecot
from tests.support.http_peer import Peer, a_peer


@pytest.fixture
async def peer() -> AsyncIterator[Peer]:
    """An HTTP service that answers what the test tells it to."""
    async with a_peer() as listening:
        yield listening


@pytest.fixture(scope="module")
def dovecot() -> Iterator[Dovecot]:
    """A real IMAP server; each test has a user of its own there."""
    with a_dovecot() as running:
        yield running


@pytest.fixture
def user() -> str:
    """A user of the mail server of this test's own."""
    return f"ann-{uuid.uuid4().hex[:8]}@example.com"
