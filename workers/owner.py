"""The Temporal namespace of this installation: a worker claims it before it works, and refuses another's.

The workers of two installations in one namespace would run each other's problems, into the wrong database and past the
wrong ledger.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from temporalio.api.namespace.v1 import UpdateNamespaceInfo
from temporalio.api.workflowservice.v1 import DescribeNamespaceRequest, UpdateNamespaceRequest
from temporalio.client import Client
from temporalio.service import RPCError, RPCStatusCode

from steward.contracts import queues
from steward.contracts.errors import ErrorCode, StewardError, Unavailable
from steward.sql.installation import Installation

_log = logging.getLogger(__name__)

_MAY_NOT: Final = (RPCStatusCode.PERMISSION_DENIED, RPCStatusCode.UNIMPLEMENTED, RPCStatusCode.UNAUTHENTICATED)


async def claim_namespace(client: Client, installation: Installation, *, retry_s: float = 1.0) -> str:
    """Make the namespace this installation's unless it is; waits for PostgreSQL and Temporal. The installation's id.

    Raises:
        StewardError: NAMESPACE_TAKEN.
    """
    while True:
        try:
            own = await installation.id()
            await _claim(client, own)
            return own
        except (Unavailable, RPCError) as error:
            _log.warning("whose the namespace %s is cannot be seen yet: %s", client.namespace, error)
        await asyncio.sleep(retry_s)


async def _claim(client: Client, own: str) -> None:
    owner = await _owner(client)
    if owner is None:
        info = UpdateNamespaceInfo(data={queues.OWNER: own})
        try:
            await client.workflow_service.update_namespace(
                UpdateNamespaceRequest(namespace=client.namespace, update_info=info)
            )
        except RPCError as error:
            if error.status not in _MAY_NOT:
                raise
            _log.warning("the namespace %s cannot be marked as this installation's: %s", client.namespace, error)
            return
        owner = await _owner(client)
    if owner != own:
        raise StewardError(
            f"the Temporal namespace {client.namespace} belongs to the installation {owner}, and this is {own}: set"
            " STEWARD_TEMPORAL_NAMESPACE to a namespace of its own. If that installation is gone for good, hand it over"
            f" with `temporal operator namespace update --data {queues.OWNER}={own} {client.namespace}`",
            code=ErrorCode.NAMESPACE_TAKEN,
        )


async def _owner(client: Client) -> str | None:
    request = DescribeNamespaceRequest(namespace=client.namespace)
    found = await client.workflow_service.describe_namespace(request)
    return found.namespace_info.data.get(queues.OWNER)
