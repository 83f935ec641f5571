"""The system's Chromium, driven by Playwright; no browser is downloaded.

Where there is none the tests that need it are skipped, or fail when STEWARD_TEST_REQUIRE names chromium. Every page
notes the hosts it asks and what its console complains about.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

AXE = Path(__file__).parent / "axe" / "axe.min.js"
_PATIENCE_MS = 20_000
_ARGUMENTS = (
    "--no-sandbox",  # It needs rights that a container does not give.
    "--disable-dev-shm-usage",
    "--disable-gpu",
)
_NAMES = ("chromium", "chromium-browser", "google-chrome")


@dataclass
class Sight:
    """A page, the hosts it asked, and what went wrong in it."""

    page: Page
    hosts: set[str] = field(default_factory=set)
    complaints: list[str] = field(default_factory=list)

    def axe(self) -> list[str]:
        """What axe-core finds against WCAG A and AA, a line each."""
        self.page.evaluate(AXE.read_text())
        only = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
        found: dict[str, Any] = self.page.evaluate("only => axe.run(document, {runOnly: only})", only)
        return [
            f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
        ]


def executable() -> str:
    """Where Chromium is; skips the test where there is none."""
    found = next((path for name in _NAMES if (path := shutil.which(name))), None)
    if found is None:
        line = "chromium is not there: apt-get install chromium"
        if "chromium" in os.getenv("STEWARD_TEST_REQUIRE", ""):
            pytest.fail(line)
        pytest.skip(line)
    return found


@contextmanager
def a_browser(*more: str) -> Iterator[Browser]:
    """A browser without a window, with `more` arguments."""
    path = executable()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=[*_ARGUMENTS, *more])
        expect.set_options(timeout=_PATIENCE_MS)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def a_sight(
    browser: Browser, width: int = 1280, height: int = 860, scheme: Literal["light", "dark"] = "light"
) -> Iterator[Sight]:
    """A fresh browser profile with one page."""
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
    try:
        page = context.new_page()
        page.set_default_timeout(_PATIENCE_MS)
        sight = Sight(page)
        page.on("request", lambda request: sight.hosts.add(urlsplit(request.url).netloc))
        page.on("pageerror", lambda error: sight.complaints.append(str(error)))
        page.on("console", lambda line: sight.complaints.append(_complaint(line)) if line.type == "error" else None)
        yield sight
    finally:
        context.close()


def _complaint(line: ConsoleMessage) -> str:
    """What the browser complains of, and of which address."""
    return f"{line.text} {line.location.get('url', '')}".strip()
