"""What Steward tells by itself reaches the console, where no channel is set up."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from steward.config.settings import Settings
from steward.contracts.notification import NotificationInput
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.notifications import NotificationStore
from tests.integration.test_console_sessions import a_console, settings_of, sign_in

__all__ = ["settings_of"]


def _reminder(user: str, key: str, text: str) -> NotificationInput:
    owner = Owner("default", user)
    return NotificationInput(owner=owner, problem_id=None, notification_key=key, text=text, source="reminder")


@pytest.mark.requirement("console.told")
async def test_a_reminder_that_fired_is_shown_and_counted_until_it_is_put_away(
    settings_of: Callable[..., Settings],
    database: Database,
) -> None:
    settings = settings_of()
    store = NotificationStore(database)
    for user, key, text in (
        (settings.default_user, "a", "tea <b>"),
        (settings.default_user, "b", "milk"),
        ("x", "c", "beer"),
    ):
        await store.add(_reminder(user, key, text))
    async with a_console(settings) as browser:
        await sign_in(browser)
        page: Any = await browser.get("/console/talk")
        assert 'id="told"' in page.text
        assert 'id="badge"' in page.text
        assert 'id="told"' in (await browser.get("/")).text
        [csrf] = re.findall(r"X-CSRF-Token[^A-Za-z0-9_-]+([A-Za-z0-9_-]{32})", page.text)[:1]
        told = await browser.get("/console/told")
        assert 'data-count="2"' in told.text
        assert re.findall(r'class="words">(.*?)<', told.text) == ["milk", "tea &lt;b&gt;"]
        same = await browser.get("/console/told", params={"known": told.headers["X-Known"]})
        assert same.status_code == 204
        [newest, *_] = re.findall(r'data-told="(\d+)"', told.text)
        left = await browser.post(f"/console/told/{newest}/seen", headers={"X-CSRF-Token": csrf})
        assert re.findall(r'class="words">(.*?)<', left.text) == ["tea &lt;b&gt;"]
        none = await browser.post("/console/told/seen", headers={"X-CSRF-Token": csrf})
        assert 'data-count="0"' in none.text
    assert [one.text for one in await store.unseen(Owner("default", "x"), 9)] == ["beer"]
