"""What the tests of the console stand beside: a browser, one stack a file, a page that asks this machine alone."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.support.chromium import Sight, a_browser, a_sight
from tests.support.console import Console, a_console


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def console(browser: Browser, postgres_dsn: str, template_database: str) -> Iterator[Console]:
    """The stack. It comes after the browser: without one nothing is started."""
    with a_console(postgres_dsn, template_database) as opened:
        yield opened


@pytest.fixture
def sight(browser: Browser, console: Console) -> Iterator[Sight]:
    """A browser that may ask this machine alone and complains of nothing."""
    with a_sight(browser) as opened:
        yield opened
        assert opened.hosts <= {urlsplit(url).netloc for url in (console.open_url, console.people_url)}
        assert opened.complaints == []


@pytest.fixture
def user() -> str:
    return f"user-{uuid.uuid4().hex[:8]}"
