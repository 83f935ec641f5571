"""The operations on push notification configurations (specification, section 3.1.7 and on), as calls of the gateway."""

from __future__ import annotations

import uuid

from a2a.types.a2a_pb2 import ListTaskPushNotificationConfigsResponse, TaskPushNotificationConfig
from a2a.utils.errors import TaskNotFoundError

from steward.api.a2a.push_sender import address_of, config_of
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.sql.pushes import PushAddress


class PushOperations:
    """For one agent. `private` allows addresses that are not public."""

    def __init__(self, agent_id: str, *, private: bool) -> None:
        self._agent_id = agent_id
        self._private = private

    async def read(self, config: TaskPushNotificationConfig) -> PushAddress:
        """A configuration as it is kept, its address looked at. Raises BadRequest as `address_of` does."""
        return await address_of(config, config.id or uuid.uuid4().hex, self._agent_id, private=self._private)

    async def create(
        self, gateway: Gateway, principal: Principal, problem_id: int, config: TaskPushNotificationConfig
    ) -> TaskPushNotificationConfig:
        """Keep it; what is returned has its id and, this once, its secrets."""
        address = await self.read(config)
        await gateway.pushes.set(principal, problem_id, address)
        created = TaskPushNotificationConfig()
        created.CopyFrom(config)
        created.id, created.task_id = address.config_id, str(problem_id)
        return created

    async def get(
        self, gateway: Gateway, principal: Principal, problem_id: int, config_id: str
    ) -> TaskPushNotificationConfig:
        """One, without its secrets. Raises TaskNotFoundError when there is none of that id."""
        for address in await gateway.pushes.list(principal, problem_id):
            if address.config_id == config_id:
                return config_of(problem_id, address)
        raise TaskNotFoundError(f"task {problem_id} has no push notification config {config_id[:100]}")

    async def list(
        self, gateway: Gateway, principal: Principal, problem_id: int
    ) -> ListTaskPushNotificationConfigsResponse:
        """All of a task, without their secrets; they fit on one page."""
        found = await gateway.pushes.list(principal, problem_id)
        return ListTaskPushNotificationConfigsResponse(configs=[config_of(problem_id, one) for one in found])
