"""Pages of other addresses at Temporal: its HTTP API, its Web UI, and the door that leads to it."""

from __future__ import annotations

import json
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import httpx
import psutil
import pytest
from playwright.sync_api import Error, Page, expect

from steward.config.settings import Settings
from steward.stack.temporal import DevServer, temporal_binary
from steward.stack.web_ui import unreachable
from tests.support.chromium import a_browser, a_sight
from tests.support.folders import server_folder
from tests.support.people import OPERATOR_TOKEN, token_of, with_people
from tests.support.sites import a_site
from tests.support.stacks import a_database, dev_server, free_ports, serving

REBINDING = "--host-resolver-rules=MAP evil.example 127.0.0.1"


@dataclass(frozen=True)
class Temporal:
    """A development server with a Web UI behind two APIs, one that is open on this machine and one with credentials."""

    server: DevServer
    pages: str
    people: str
    people_pages: str

    def command(self, *arguments: str) -> str:
        """The output of the temporal command."""
        argv = [str(temporal_binary()), "--address", self.server.address, "workflow", *arguments]
        return subprocess.run(argv, capture_output=True, text=True, timeout=60, check=True).stdout

    def waiting(self) -> str:
        """A workflow that waits for a signal."""
        name = f"waits-{uuid.uuid4().hex[:8]}"
        self.command("start", "--type", "Waits", "--task-queue", "nobody", "--workflow-id", name)
        return name

    def signals(self, workflow_id: str) -> int:
        """How many signals it got."""
        return self.command("show", "--workflow-id", workflow_id, "--output", "json").count("_EXECUTION_SIGNALED")

    def addresses(self) -> set[str]:
        """All that its process listens on."""
        [process] = [one for one in psutil.process_iter(["cmdline"]) if str(self.server.database) in _command_of(one)]
        found = process.net_connections("tcp")
        return {f"http://{one.laddr.ip}:{one.laddr.port}" for one in found if one.status == psutil.CONN_LISTEN}


def _command_of(process: psutil.Process) -> list[str]:
    return process.info["cmdline"] or []


@pytest.fixture(scope="module")
def temporal(postgres_dsn: str, template_database: str) -> Iterator[Temporal]:
    with server_folder() as home, ExitStack() as running:
        dsn = running.enter_context(a_database(postgres_dsn, template_database))
        [port, first, second] = free_ports(3)
        ui = unreachable()
        server = running.enter_context(dev_server(home, port, ui))
        settings = Settings(
            home=home,
            postgres_dsn=dsn,
            temporal_address=server.address,
            temporal_ui_behind=ui.url,
            temporal_ui_port=first,
        )
        people = with_people(settings).model_copy(update={"temporal_ui_port": second})
        running.enter_context(serving(settings))
        url = running.enter_context(serving(people))
        yield Temporal(server, f"http://127.0.0.1:{first}", url, f"http://127.0.0.1:{second}")


@pytest.mark.requirement("stack.temporal.http-closed")
def test_nothing_that_temporal_listens_on_takes_what_a_page_can_send(temporal: Temporal) -> None:
    waiting = temporal.waiting()
    path = f"/api/v1/namespaces/default/workflows/{waiting}/signal/confirm"
    assert temporal.server.ui is not None
    addresses = temporal.addresses() - {temporal.server.ui.url}
    assert len(addresses) >= 3
    refused = []
    for address in addresses:
        for host in (None, "localhost", "evil.example", "nobody.invalid", "x" * 250, "a_b", "xn--a", "1"):
            headers = {
                "Content-Type": "text/plain",
                "Origin": "https://evil.example",
                **({"Host": host} if host else {}),
            }
            try:
                refused.append(httpx.post(address + path, content=b"{}", headers=headers, trust_env=False).status_code)
            except httpx.HTTPError:
                continue  # It speaks no HTTP/1.
    assert 403 in refused
    assert all(status >= 400 for status in refused)
    assert temporal.signals(waiting) == 0
    temporal.command("signal", "--workflow-id", waiting, "--name", "hello", "--input", "{}")
    assert temporal.signals(waiting) == 1


@pytest.mark.requirement("stack.temporal.http-closed", "stack.temporal.ui-checked")
def test_a_page_of_another_address_decides_nothing(temporal: Temporal) -> None:
    waiting = temporal.waiting()
    path = f"/api/v1/namespaces/default/workflows/{waiting}/signal/confirm"
    targets = json.dumps([address + path for address in [*temporal.addresses(), temporal.pages, temporal.people_pages]])
    script = f"""
      const post = (url, type) =>
        fetch(url, {{method: "POST", mode: "no-cors", body: "{{}}", headers: {{"Content-Type": type}}}});
      const forms = ["text/plain", "application/x-www-form-urlencoded"];
      Promise.allSettled({targets}.flatMap(url => forms.map(type => post(url, type))))
        .then(all => {{ document.getElementById("done").textContent = "tried " + all.length; }});
    """
    with (
        a_site({"/": f'<p id="done"></p><script>{script}</script>'}) as site,
        a_browser() as browser,
        a_sight(browser) as sight,
    ):
        sight.page.goto(site)
        expect(sight.page.locator("#done")).to_contain_text("tried")
    assert temporal.signals(waiting) == 0


@pytest.mark.requirement("stack.temporal.ui-checked")
def test_no_name_that_points_here_reaches_the_web_ui(temporal: Temporal) -> None:
    assert temporal.server.ui is not None
    with a_browser(REBINDING) as browser, a_sight(browser) as sight:
        port = temporal.pages.rpartition(":")[2]
        answer = sight.page.goto(f"http://evil.example:{port}/api/v1/namespaces")
        assert answer is not None
        assert answer.status == 403
        for host in ("evil.example", temporal.server.ui.host):
            with pytest.raises(Error, match="ERR_UNSAFE_PORT"):
                sight.page.goto(f"http://{host}:{temporal.server.ui.port}/")
    for headers in ({"Host": "evil.example"}, {"Origin": "http://127.0.0.1:1"}, {"Sec-Fetch-Site": "same-site"}):
        assert httpx.get(f"{temporal.pages}/", headers=headers, trust_env=False).status_code == 403


SIGNAL = """path => fetch(path, {method: "POST", body: "{}", headers: {
    "Content-Type": "application/json", "X-CSRF-Token": /_csrf=([^;]+)/.exec(document.cookie)[1],
}}).then(one => one.status)"""


@pytest.mark.requirement("stack.temporal.ui-checked")
def test_the_web_ui_shows_workflows_and_signals_them(temporal: Temporal) -> None:
    waiting = temporal.waiting()
    with a_browser() as browser, a_sight(browser) as sight:
        sight.page.goto(f"{temporal.pages}/namespaces/default/workflows/{waiting}")
        expect(sight.page.get_by_text(waiting).first).to_be_visible()
        path = f"/api/v1/namespaces/default/workflows/{waiting}/signal/hello"
        assert sight.page.evaluate(SIGNAL, path) == 200
        assert temporal.signals(waiting) == 1


def _sign_in(page: Page, temporal: Temporal, credentials: str) -> None:
    page.goto(f"{temporal.people}/console/login")
    page.get_by_label("API key or token").fill(credentials)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()


@pytest.mark.requirement("stack.temporal.ui-checked")
def test_where_credentials_are_needed_the_web_ui_wants_the_session_of_who_administers(temporal: Temporal) -> None:
    listed = f"{temporal.people_pages}/api/v1/namespaces"
    for cookie in ({}, {"steward": "sealed:1:AAAA"}):
        refused = httpx.get(listed, cookies=cookie, trust_env=False)
        assert refused.status_code == 303
        assert refused.headers["location"].endswith("/console/login")
    with a_browser() as browser:
        for credentials, status in ((OPERATOR_TOKEN, 200), (token_of(temporal.people, "default", "ann"), 403)):
            with a_sight(browser) as sight:
                _sign_in(sight.page, temporal, credentials)
                answer = sight.page.goto(listed)
                assert answer is not None
                assert answer.status == status
