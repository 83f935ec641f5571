"""Bounded looks at the parts: is a port free, does Temporal, PostgreSQL or the API answer. For supervisor and doctor.

Nothing here changes anything, and every look ends within its time.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import asyncpg
import httpx
from temporalio.api.enums.v1 import IndexedValueType
from temporalio.api.operatorservice.v1 import AddSearchAttributesRequest, ListSearchAttributesRequest
from temporalio.api.workflowservice.v1 import DescribeNamespaceRequest, GetSystemInfoRequest
from temporalio.service import ConnectConfig, RPCError, RPCStatusCode, ServiceClient

from steward.contracts.certificates import certificates

PROBE_S = 3.0


@dataclass(frozen=True, slots=True)
class TemporalStatus:
    """What a Temporal server says: can it be reached, does it know the namespace, which search attributes it has."""

    reachable: bool
    namespace: bool = False
    attributes: frozenset[str] = frozenset()
    detail: str = ""


def port_taken(host: str, port: int) -> bool:
    """True when something listens on the port already, or it may not be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


async def temporal_status(
    address: str, namespace: str, *, timeout_s: float = PROBE_S, options: Mapping[str, Any] | None = None
) -> TemporalStatus:
    """Ask a Temporal server for its namespace and search attributes. `options` are config.temporal_connection's."""
    try:
        async with asyncio.timeout(timeout_s):
            client = await ServiceClient.connect(ConnectConfig(address, **(options or {})))
            try:
                await client.workflow_service.describe_namespace(DescribeNamespaceRequest(namespace=namespace))
            except RPCError as error:
                unknown_namespace = error.status == RPCStatusCode.NOT_FOUND
                return TemporalStatus(reachable=unknown_namespace, detail=error.message)
            listed = await client.operator_service.list_search_attributes(
                ListSearchAttributesRequest(namespace=namespace)
            )
    except TimeoutError:
        return TemporalStatus(reachable=False, detail=f"no answer within {timeout_s:.0f} s")
    except (RPCError, RuntimeError) as error:
        return TemporalStatus(reachable=False, detail=" ".join(str(error).split())[:200])
    return TemporalStatus(True, True, frozenset(listed.custom_attributes))


async def temporal_answers(address: str, *, timeout_s: float = PROBE_S) -> bool:
    """Whether a Temporal server answers anything at all."""
    try:
        async with asyncio.timeout(timeout_s):
            client = await ServiceClient.connect(ConnectConfig(address))
            await client.workflow_service.get_system_info(GetSystemInfoRequest())
    except RPCError as error:
        return error.status not in (RPCStatusCode.UNAVAILABLE, RPCStatusCode.DEADLINE_EXCEEDED, RPCStatusCode.CANCELLED)
    except (TimeoutError, RuntimeError):
        return False
    return True


async def postgres_answers(dsn: str, *, timeout_s: float = PROBE_S) -> bool:
    """Whether PostgreSQL answers anything at all; that it refuses, or recovers from a crash, is an answer."""
    try:
        async with asyncio.timeout(timeout_s):
            connection = await asyncpg.connect(dsn, timeout=timeout_s)
        connection.terminate()
    except (OSError, asyncpg.InterfaceError):
        return False
    except asyncpg.PostgresError:
        return True
    return True


async def add_search_attributes(
    address: str, namespace: str, wanted: Mapping[str, str], options: Mapping[str, Any] | None = None
) -> None:
    """Register search attributes (name to type) on a server that lacks them. Raises RPCError when it refuses."""
    types = {
        name: IndexedValueType.Value(f"INDEXED_VALUE_TYPE_{'KEYWORD_LIST' if kind == 'KeywordList' else kind.upper()}")
        for name, kind in wanted.items()
    }
    async with asyncio.timeout(PROBE_S * 3):
        client = await ServiceClient.connect(ConnectConfig(address, **(options or {})))
        await client.operator_service.add_search_attributes(
            AddSearchAttributesRequest(namespace=namespace, search_attributes=types)
        )


async def postgres_trouble(dsn: str, *, timeout_s: float = PROBE_S) -> str | None:
    """None when PostgreSQL answers, else why not. Never repeats the DSN."""
    try:
        async with asyncio.timeout(timeout_s):
            connection = await asyncpg.connect(dsn, timeout=timeout_s)
            with contextlib.suppress(asyncpg.PostgresError, OSError):
                await connection.close(timeout=timeout_s)
    except TimeoutError:
        return f"no answer within {timeout_s:.0f} s"
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        return " ".join(str(error).split())[:200] or type(error).__name__
    return None


async def http_get(url: str, *, timeout_s: float = PROBE_S) -> httpx.Response | None:
    """A GET without proxies; None when nobody answers in time."""
    try:
        async with httpx.AsyncClient(
            timeout=timeout_s, trust_env=False, verify=certificates(trust_env=False)
        ) as client:
            return await client.get(url)
    except httpx.HTTPError:
        return None
