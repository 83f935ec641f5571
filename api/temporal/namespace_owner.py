"""Whose the Temporal namespace is. Part of the gateway: nothing is started in a namespace whose workers are another
installation's.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from temporalio.api.workflowservice.v1 import DescribeNamespaceRequest
from temporalio.client import Client

from steward.api.temporal.errors import translated
from steward.contracts import queues
from steward.contracts.errors import ErrorCode, Unavailable
from steward.sql.installation import Installation

_LOOK_S: Final = 2.0


class NamespaceOwner:
    """This installation, and whether the namespace is its own."""

    def __init__(self, client: Client, installation: Installation) -> None:
        self._client = client
        self._installation = installation
        self._confirmed = False

    async def id(self) -> str:
        """The installation's id. Raises Unavailable without PostgreSQL, until it was read once."""
        return await self._installation.id()

    async def check(self) -> str:
        """The installation's id, once the namespace is known to be its own or nobody's yet.

        Raises:
            Unavailable: NAMESPACE_TAKEN, or a part is away.
        """
        own = await self.id()
        if self._confirmed:
            return own
        request = DescribeNamespaceRequest(namespace=self._client.namespace)
        with translated():
            found = await self._client.workflow_service.describe_namespace(request, timeout=timedelta(seconds=_LOOK_S))
        owner = found.namespace_info.data.get(queues.OWNER)
        if owner not in (None, own):
            raise Unavailable(
                f"the Temporal namespace {self._client.namespace} belongs to the installation {owner}, and this is"
                f" {own}: set STEWARD_TEMPORAL_NAMESPACE to a namespace of its own",
                code=ErrorCode.NAMESPACE_TAKEN,
            )
        # A worker claims a namespace that is nobody's before it works, so only what is claimed stays so.
        self._confirmed = owner is not None
        return own
