"""With STEWARD_TEMPORAL_PAYLOAD_KEYS Temporal's server holds no word of what people said and what was done."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import httpx
import pytest
from temporalio.client import Client

from steward.config.settings import Settings
from tests.support.doors import READY_S, wait_for
from tests.support.embedding import copy_index
from tests.support.folders import server_folder, share_models
from tests.support.stacks import a_database, a_worker, dev_server, environment_of, free_ports, serving

KEY = "0123456789abcdef0123456789abcdef"


async def _history(address: str, workflow: str) -> str:
    handle = (await Client.connect(address)).get_workflow_handle(workflow)
    return "".join([event.SerializeToString().decode("latin-1") async for event in handle.fetch_history_events()])


@pytest.mark.requirement("secrets.histories-sealed")
def test_a_history_holds_no_mail_in_clear(postgres_dsn: str, template_database: str) -> None:
    with server_folder() as home, ExitStack() as running:
        share_models(home)
        copy_index(home / "qdrant")
        dsn = running.enter_context(a_database(postgres_dsn, template_database))
        temporal = running.enter_context(dev_server(home, free_ports(1)[0]))
        common = {"home": home, "postgres_dsn": dsn, "temporal_address": temporal.address}
        running.enter_context(a_worker(environment_of(**common, temporal_payload_keys=KEY), home))
        url = running.enter_context(serving(Settings.model_validate({**common, "temporal_payload_keys": KEY})))
        wait_for(lambda: httpx.get(f"{url}/readyz", trust_env=False).status_code == 200, READY_S, "the worker")
        mail = {"to": "kim@example.com", "subject": "Giraffe", "body": "The zebra is well."}
        with httpx.Client(base_url=url, trust_env=False, timeout=60, headers={"Prefer": "wait=20"}) as client:
            asked = client.post(
                "/tool/call", json={"tool_name": "compose_email", "args": mail, "user_id": "ann"}
            ).json()
            number = asked["problem_id"]
            done = client.post(f"/problems/{number}/confirm", json={"confirmed": True}).json()
        assert done["status"] == "done", done
        kept = asyncio.run(_history(temporal.address, f"problem-{number}"))
        assert not [word for word in ("kim@", "Giraffe", "zebra") if word in kept]
