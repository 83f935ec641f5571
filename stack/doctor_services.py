"""The doctor's checks of what runs: PostgreSQL, Temporal, Qdrant, API, planners. Used by stack.doctor alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from steward.config.errors import SettingsError
from steward.config.settings import Settings
from steward.config.temporal_connection import connection_options
from steward.config.temporal_dev import load_temporal_dev
from steward.contracts.certificates import certificates
from steward.stack.checks import Check
from steward.stack.components import WORKER
from steward.stack.probes import PROBE_S, http_get, postgres_trouble, temporal_status
from steward.stack.state import RunState

_BOUNDED = "SELECT current_setting('temp_file_limit') <> '-1' OR has_parameter_privilege('temp_file_limit', 'SET')"
_UP = "`steward up` starts it"


async def service_checks(settings: Settings, state: RunState | None) -> list[Check]:
    """`state` is that of the running stack; None when none runs, and then our own parts are expected to be down."""
    checks = await asyncio.gather(
        *(_postgres(settings, state), query_bounds(settings), _temporal(settings, state), _qdrant(settings, state)),
        *(_api(settings, state), _planners(settings, state)),
    )
    return [check for check in checks if check is not None]


async def _postgres(settings: Settings, state: RunState | None) -> Check:
    given = settings.postgres_dsn or (state.postgres_dsn if state else None)
    if given is None:
        data = "data is there" if (settings.home / "postgres").is_dir() else "no data yet"
        return Check("PostgreSQL", "ok", f"embedded, not running ({data}); {_UP}")
    dsn = given.get_secret_value()
    trouble = await postgres_trouble(dsn)
    if trouble:
        fix = "start it or mend STEWARD_POSTGRES_DSN" if settings.postgres_dsn else "see postgres.log"
        return Check("PostgreSQL", "fail", trouble, fix)
    return await _migrated(dsn)


async def query_bounds(settings: Settings) -> Check | None:
    """Whether the temporary files of run_sql are bounded on a server of the operator's. None: our own server, which
    bounds them, or one that does not answer, which is said elsewhere."""
    given = settings.data_dsn or settings.postgres_dsn
    if given is None:
        return None
    try:
        async with asyncio.timeout(PROBE_S):
            connection = await asyncpg.connect(given.get_secret_value())
            try:
                bounded = await connection.fetchval(_BOUNDED)
                role = await connection.fetchval("SELECT quote_ident(current_user)")
            finally:
                await connection.close(timeout=PROBE_S)
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        return None if settings.data_dsn is None else Check("run_sql", "fail", str(error), "mend STEWARD_DATA_DSN")
    if bounded:
        return Check("run_sql", "ok", "memory a sort, time and temporary files of a query are bounded")
    fix = f"as a superuser: GRANT SET ON PARAMETER temp_file_limit TO {role}"
    return Check("run_sql", "warn", "a query's temporary files may fill the server's disk", fix)


async def _migrated(dsn: str) -> Check:
    expected = len(list((Path(__file__).resolve().parents[1] / "sql" / "migrations").glob("*.sql")))
    try:
        async with asyncio.timeout(PROBE_S):
            connection = await asyncpg.connect(dsn)
            try:
                table = await connection.fetchval("SELECT to_regclass('schema_migrations')::text")
                done = await connection.fetchval("SELECT count(*) FROM schema_migrations") if table else 0
            finally:
                await connection.close(timeout=PROBE_S)
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        return Check("PostgreSQL", "fail", f"the schema cannot be read: {error}", "mend the role's rights")
    if done < expected:
        return Check("PostgreSQL", "warn", f"{done} of {expected} migrations applied", "`steward up` applies them")
    return Check("PostgreSQL", "ok", f"answers, {done} migrations applied")


async def _temporal(settings: Settings, state: RunState | None) -> Check:
    if settings.temporal_address is None and state is None:
        return Check("Temporal", "ok", f"development server, not running; {_UP}")
    address = state.temporal_address if state else settings.temporal_target
    namespace = state.temporal_namespace if state else settings.temporal_namespace
    try:
        options = connection_options(settings)
    except SettingsError as error:
        return Check("Temporal", "fail", str(error), "mend the path")
    status = await temporal_status(address, namespace, options=options)
    if not status.reachable:
        fix = "start it or mend STEWARD_TEMPORAL_ADDRESS" if settings.temporal_address else "see temporal.log"
        return Check("Temporal", "fail", f"{address}: {status.detail}", fix)
    if not status.namespace:
        return Check(
            "Temporal", "fail", f"no namespace {namespace}", f"`temporal operator namespace create {namespace}`"
        )
    missing = set(load_temporal_dev().search_attributes) - status.attributes
    if missing:
        return Check("Temporal", "warn", f"lacks {', '.join(sorted(missing))}", "`steward up` adds search attributes")
    return Check("Temporal", "ok", f"{address}, namespace {namespace}")


async def _qdrant(settings: Settings, state: RunState | None) -> Check:
    if settings.qdrant_url is None:
        workers = sum(one.name.startswith(WORKER) for one in state.processes) if state else settings.workers
        reported = "data is there" if settings.qdrant_path.is_dir() else "made by the worker"
        shared = ", and one worker searches it for all" if workers > 1 else ""
        return Check("Qdrant", "ok", f"{settings.qdrant_path} ({reported}{shared})")
    headers = {"api-key": settings.qdrant_api_key.get_secret_value()} if settings.qdrant_api_key else {}
    try:
        async with httpx.AsyncClient(timeout=PROBE_S, trust_env=False, verify=certificates(trust_env=False)) as client:
            answer = await client.get(f"{settings.qdrant_url}/collections", headers=headers)
    except httpx.HTTPError as error:
        detail = f"{settings.qdrant_url}: {type(error).__name__}; tools are found by full text"
        return Check("Qdrant", "fail", detail, "start it or mend STEWARD_QDRANT_URL")
    if answer.status_code != 200:
        return Check("Qdrant", "fail", f"answers {answer.status_code}", "mend STEWARD_QDRANT_URL or _QDRANT_API_KEY")
    return Check("Qdrant", "ok", f"{settings.qdrant_url}")


async def _api(settings: Settings, state: RunState | None) -> Check:
    url = state.api_url if state else settings.api_url
    live = await http_get(f"{url}/livez")
    if live is None or live.status_code != 200:
        if state is None:
            return Check("API", "ok", f"not running; {_UP}")
        return Check("API", "fail", f"{url}/livez does not answer", "see api.log, restart the stack")
    ready = await http_get(f"{url}/readyz")
    if ready is None or ready.status_code != 200:
        parts = ready.text[:300] if ready is not None else "no answer"
        return Check("API", "fail", f"{url} is live but not ready: {parts}", "see the part it names")
    return Check("API", "ok", f"{url} is ready")


async def _planners(settings: Settings, state: RunState | None) -> Check:
    answer = await http_get(f"{state.api_url if state else settings.api_url}/health")
    if answer is None or answer.status_code != 200:
        return Check("planners at work", "ok", f"not running; {_UP}")
    return planners_check(answer.json().get("planners", {}))


def _when(rests_for_s: float) -> str:
    return f"in {rests_for_s:.0f} s" if rests_for_s > 0 else "by the next request"


def planners_check(planners: dict[str, dict[str, Any]]) -> Check:
    """What the planners of /health mean for the doctor."""
    failing = {name: reported for name, reported in planners.items() if reported["state"] != "closed"}
    if failing:
        detail = "; ".join(
            f"{name} failed {reported['failures']} times in a row, is asked again {_when(reported['rests_for_s'])}"
            for name, reported in failing.items()
        )
        return Check("planners at work", "warn", detail, "`steward show` of a problem, or the worker's log, says why")
    return Check("planners at work", "ok", f"{', '.join(planners) or 'none known'}")
