"""A Temporal server that the settings name: is it there, and has it what Steward needs? Used by the supervisor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from temporalio.service import RPCError

from steward.config.errors import SettingsError
from steward.config.settings import Settings
from steward.config.temporal_connection import connection_options
from steward.stack.console import StackError
from steward.stack.probes import add_search_attributes, temporal_status


async def check_given_temporal(settings: Settings, address: str, search_attributes: Mapping[str, str]) -> None:
    """Look whether the server answers and has the namespace; search attributes that it lacks (kinds by name) are added.
    Raises StackError."""
    namespace, options = settings.temporal_namespace, _connection_options(settings)
    status = await temporal_status(address, namespace, options=options)
    if not status.reachable:
        raise StackError(
            f"Temporal cannot be reached at {address}: {status.detail}",
            fix="start it or mend STEWARD_TEMPORAL_ADDRESS",
        )
    if not status.namespace:
        raise StackError(
            f"Temporal at {address} has no namespace {namespace}",
            fix=f"`temporal operator namespace create {namespace}`, or set STEWARD_TEMPORAL_NAMESPACE",
        )
    wanted = {name: kind for name, kind in search_attributes.items() if name not in status.attributes}
    if not wanted:
        return
    try:
        await add_search_attributes(address, namespace, wanted, options)
    except (RPCError, TimeoutError) as error:
        raise StackError(
            f"Temporal at {address} lacks the search attributes {', '.join(wanted)} and refuses them: {error}",
            fix="add them with `temporal operator search-attribute create`",
        ) from error


def _connection_options(settings: Settings) -> Mapping[str, Any]:
    try:
        return connection_options(settings)
    except SettingsError as error:
        raise StackError(str(error), fix="mend the path") from error
