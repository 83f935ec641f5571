"""The doors /livez, /readyz, /health and /: is this process alive, and are the parts it needs. Open to everyone."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from steward.api.core.part_health import Part
from steward.api.http import GatewayDep
from steward.contracts.errors import ErrorCode

router = APIRouter(tags=["health"])
_UNREADY: Final[dict[int | str, dict[str, Any]]] = {
    503: {"model": dict[str, Any], "description": "A part is away, or cannot write"}
}
_WORDS: Final = {"ok": ("ok", "degraded"), "healthy": ("healthy", "unhealthy")}
"""Of the status at /health, as the operator's probes know them."""
_LINKS: Final = {"documentation": "/docs", "openapi": "/openapi.json", "tools": "/tool/list", "problems": "/problems"}


@router.get("/livez", response_model=dict[str, Any])
async def livez() -> Response:
    """This process serves requests."""
    return JSONResponse({"status": "ok"})


@router.get("/ready", response_model=dict[str, Any], responses=_UNREADY, include_in_schema=False)
@router.get("/readyz", response_model=dict[str, Any], responses=_UNREADY)
async def readyz(gateway: GatewayDep) -> Response:
    """PostgreSQL answers and takes writes, Temporal, a worker and every required MCP server answer; 503 names the part
    that does not, `error` says why: `storage_full` when PostgreSQL's disk is."""
    parts = await gateway.parts.check()
    ready = all(part.ok for part in parts.values())
    body = {
        "success": ready,
        "ready": ready,
        "status": "ok" if ready else "degraded",
        "error": None if ready else _code(parts),
        "parts": {name: asdict(part) for name, part in parts.items()},
    }
    return JSONResponse(body, 200 if ready else 503, None if ready else {"Retry-After": "2"})


@router.get("/health", response_model=dict[str, Any])
async def health(gateway: GatewayDep) -> Response:
    """The same as /readyz, always 200, and how planners and MCP servers stand: for people and for probes that only
    want to read."""
    parts, planners, servers, idle_rules, broken_off = await asyncio.gather(
        gateway.parts.check(),
        gateway.parts.planners(),
        gateway.parts.mcp_servers(),
        gateway.parts.idle_rules(),
        gateway.tools.broken_off(),
    )
    ready = all(part.ok for part in parts.values())
    good, bad = _WORDS[gateway.config.health_words]
    body = {
        "status": good if ready else bad,
        "version": _version(),
        "parts": {n: asdict(p) for n, p in parts.items()},
        # A reason may hold a server's words or a path, and this door is open to everyone.
        "planners": {p.backend: p.model_dump(mode="json", exclude={"backend", "reason"}) for p in planners},
        "mcp_servers": {s.server: {"state": s.state, "required": s.required, "tools": s.tools} for s in servers},
        "tools": {"broken_off": broken_off},
        "policy": {"rules_without_tool": idle_rules},
    }
    return JSONResponse(body)


@router.get("/", response_model=dict[str, Any])
async def root() -> Response:
    """What this is and where to go on."""
    return JSONResponse({"name": "Steward", "version": _version(), "links": _LINKS})


def _code(parts: dict[str, Part]) -> str:
    """The code of the first part that is away, in the order of what rests on what."""
    codes = {
        "postgres": ErrorCode.POSTGRES_UNAVAILABLE,
        "temporal": ErrorCode.TEMPORAL_UNAVAILABLE,
        "worker": ErrorCode.WORKER_UNAVAILABLE,
        "mcp": ErrorCode.MCP_SERVER_UNAVAILABLE,
    }
    name = next(name for name in codes if name in parts and not parts[name].ok)
    reported = parts[name].error
    return reported.value if reported is ErrorCode.STORAGE_FULL else codes[name].value


def _version() -> str:
    try:
        return version("steward")
    except PackageNotFoundError:
        return "unknown"
