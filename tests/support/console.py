"""A stack with the console, as people meet it with a browser, and what several of its tests do there."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from steward.config.settings import Settings
from tests.support.doors import READY_S, wait_for
from tests.support.embedding import copy_index
from tests.support.folders import server_folder, share_models
from tests.support.people import token_of, with_people
from tests.support.stacks import a_database, a_worker, dev_server, environment_of, free_ports, serving

SETTLED = """() => Promise.all(document.getAnimations()
    .filter(one => one.effect.getTiming().iterations !== Infinity).map(one => one.finished.catch(() => null)))"""
"""What fades is looked at when it has faded, or is gone."""
CHANGING = ".htmx-request, .htmx-swapping, .htmx-settling, .htmx-added"


@dataclass(frozen=True)
class Console:
    """A stack with two APIs: one that is open on this machine, one at which people sign in."""

    open_url: str
    people_url: str
    dsn: str

    def ask(self, user: str, **args: Any) -> dict[str, Any]:
        """An e-mail that waits for approval (or, incomplete, asks a question), as the API answers."""
        return self.call({"tool_name": "compose_email", "args": args, "user_id": user})

    def call(self, body: dict[str, Any]) -> dict[str, Any]:
        """POST /tool/call at the open API."""
        return self._post("/tool/call", body)

    def event(self, user: str) -> dict[str, Any]:
        """An alert by e-mail, of which this user is told with a next step that waits for a decision."""
        alert = {"from": "monitor@company.com", "subject": "Server CPU High Alert", "body": "above 90%, please look"}
        about = {"type": "email", "dedupe_key": user, "user_id": "system", "notify": user}
        return self._post("/events", {**about, "email": alert})

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = httpx.post(
            f"{self.open_url}{path}", json=body, headers={"Prefer": "wait=20"}, timeout=60, trust_env=False
        )
        return answer.raise_for_status().json()  # type: ignore[no-any-return]

    def decide(self, problem_id: int, confirmed: bool, **more: Any) -> httpx.Response:
        """A decision by another door."""
        body = {"confirmed": confirmed, **more}
        return httpx.post(f"{self.open_url}/problems/{problem_id}/confirm", json=body, timeout=60, trust_env=False)

    def view(self, problem_id: int) -> dict[str, Any]:
        """The problem now."""
        return httpx.get(f"{self.open_url}/problems/{problem_id}", trust_env=False).json()  # type: ignore[no-any-return]

    def steps(self, problem_id: int) -> list[dict[str, Any]]:
        """Its steps."""
        return httpx.get(f"{self.open_url}/problems/{problem_id}/steps", trust_env=False).json()["steps"]  # type: ignore[no-any-return]


@contextmanager
def a_console(postgres_dsn: str, template_database: str) -> Iterator[Console]:
    """The stack, with a worker."""
    with server_folder() as home, ExitStack() as running:
        share_models(home)
        copy_index(home / "qdrant")
        dsn = running.enter_context(a_database(postgres_dsn, template_database))
        temporal = running.enter_context(dev_server(home, free_ports(1)[0]))
        common = {"home": home, "postgres_dsn": dsn, "temporal_address": temporal.address, "timezone": "Europe/Berlin"}
        running.enter_context(a_worker(environment_of(**common, demo="true"), home))
        settings = Settings.model_validate({**common, "demo": True, "live_views_per_user": 100})
        urls = [running.enter_context(serving(one)) for one in (settings, with_people(settings))]
        wait_for(
            lambda: httpx.get(f"{urls[0]}/tool/list", trust_env=False).json().get("count", 0) > 0, READY_S, "the tools"
        )
        yield Console(urls[0], urls[1], dsn)


def mail(**changes: str) -> dict[str, str]:
    return {"to": "bob@example.com", "subject": f"Lunch {uuid.uuid4().hex[:6]}", "body": "At noon?", **changes}


def sign_in(page: Page, console: Console, user: str, *roles: str) -> None:
    """Sign in as that user, with a key of their own."""
    page.goto(f"{console.people_url}/")
    page.get_by_label("API key or token").fill(token_of(console.people_url, "default", user, *roles))
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
    # Words are shown before the scripts have run, and until then nobody listens to keys.
    page.wait_for_load_state("load")


def card_of(page: Page, problem_id: int) -> Any:
    return page.locator(f'.card[data-problem="{problem_id}"]')
