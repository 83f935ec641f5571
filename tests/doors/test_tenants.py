"""Two tenants on one installation: each has its own turn at Temporal, whatever the other sends."""

from __future__ import annotations

import httpx
import pytest
from temporalio.client import Client

from steward.api.credentials.identity import Principal
from steward.contracts import queues
from tests.doors.conftest import DoorStack
from tests.support.people import headers_of


@pytest.mark.requirement("fairness.keys")
@pytest.mark.parametrize("tenant", ["default", "other", "t" * 100])
async def test_what_a_tenant_opens_carries_its_key(tenant: str, people_url: str, stack: DoorStack) -> None:
    body = {"tool_name": "calculate", "args": {"expression": "6*7"}}
    headers = headers_of(people_url, Principal(tenant, "ann"))
    async with httpx.AsyncClient(base_url=people_url, timeout=60, trust_env=False) as http:
        answer = (await http.post("/tool/call", json=body, headers=headers)).json()
    assert answer["success"] is True
    temporal = await Client.connect(stack.settings.temporal_target)
    found = await temporal.get_workflow_handle(queues.problem_workflow_id(answer["problem_id"])).describe()
    assert found.raw_info.priority.fairness_key == queues.fairness_key(tenant)


@pytest.mark.requirement("fairness.keys")
def test_every_tenant_has_a_key_of_its_own_that_temporal_takes() -> None:
    tenants = ["a", "b", "ä" * 32, "ä" * 33, "x" * 64, "x" * 65, "x" * 66]
    keys = [queues.fairness_key(tenant) for tenant in tenants]
    assert len(set(keys)) == len(tenants)
    assert all(len(key.encode()) <= 64 for key in keys)
    assert keys[:3] == tenants[:3]
