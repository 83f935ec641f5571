"""The doctor's checks of what the operator wrote: tools, policy, MCP servers; and of the role that run_sql reads with.

Used by stack.doctor alone. The files are read by a process of the workers' room; how the running stack stands with them
is asked at its /health.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import asyncpg

from steward.config.errors import SettingsError
from steward.config.mcp import load_mcp_servers
from steward.config.settings import Settings
from steward.stack.checks import Check
from steward.stack.own_tools import NoDocument, changed_since_start, has_own, look_at_tools
from steward.stack.probes import PROBE_S, http_get
from steward.stack.state import RunState

_UP: Final = "`steward up` starts it"
_READER: Final = "steward_reader"
_MOST_FAULTS: Final = 5


async def tool_checks(settings: Settings, state: RunState | None) -> list[Check]:
    """`state` is that of the running stack; None when none runs."""
    health, looked = await asyncio.gather(_health(settings, state), _looked(settings))
    faults = looked.get("faults", [])
    mcp = [fault for fault in faults if fault["file"] == str(settings.mcp_servers)]
    policy = [fault for fault in faults if fault["file"] == str(settings.policy)]
    rest = [fault for fault in faults if fault not in (*mcp, *policy)]
    return [
        catalogue_check(looked, rest),
        *filter(None, [restart_check(looked.get("code", []), state), broken_off_check(health)]),
        _policy(settings, policy, health),
        _mcp(settings, health),
    ]


async def _looked(settings: Settings) -> dict[str, Any]:
    if not has_own(settings):
        return {"success": True, "faults": [], "files": [], "code": []}
    try:
        return await look_at_tools(settings)
    except NoDocument as error:
        return {"success": False, "detail": str(error)}


def catalogue_check(looked: dict[str, Any], faults: list[dict[str, Any]]) -> Check:
    """What the look at the catalogue and its functions means for the doctor."""
    if "faults" not in looked:
        return Check("tools", "fail", looked["detail"], "`steward tools check` tries again")
    if faults:
        reported = "; ".join(_report(fault) for fault in faults[:_MOST_FAULTS])
        more = f"; and {len(faults) - _MOST_FAULTS} more" if len(faults) > _MOST_FAULTS else ""
        return Check("tools", "fail", reported + more, "`steward tools check` names every fault; mend them")
    if not looked["files"]:
        return Check("tools", "ok", "none of your own; `steward tools new` writes one")
    return Check("tools", "ok", f"{looked['tools']} without a fault, your own in {', '.join(looked['files'])}")


def _report(fault: dict[str, Any]) -> str:
    place = f"{fault['file']}:{fault['line']}" if fault["line"] else fault["file"]
    return ": ".join(part for part in (place, fault["entry"], fault["what"]) if part)


def restart_check(code: list[str], state: RunState | None) -> Check | None:
    """Whether the running workers may use the Python files of own tools as they were: those that they imported before
    they changed. Which these are only the workers know. None: none is newer than a worker, or none runs."""
    changed = changed_since_start(code, state)
    if not changed:
        return None
    detail = f"newer than the workers, which use what they imported before as it was then: {', '.join(changed)}"
    fix = "`steward tools sync` names those that need a restart (`steward down`, then `steward up`); new ones need none"
    return Check("tool code", "warn", detail, fix)


def broken_off_check(health: dict[str, Any] | None) -> Check | None:
    """What it means that Steward has switched tools off. None: it has not, or does not run."""
    names = (health or {}).get("tools", {}).get("broken_off", [])
    if not names:
        return None
    detail = f"switched off by Steward, since their functions stopped everybody: {', '.join(names)}"
    fix = f"`steward tools show {names[0]}` says where; mend it, restart, then `steward tools enable {names[0]}`"
    return Check("own tools", "fail", detail, fix)


async def _health(settings: Settings, state: RunState | None) -> dict[str, Any] | None:
    answer = await http_get(f"{state.api_url if state else settings.api_url}/health")
    if answer is None or answer.status_code != 200:
        return None
    health: dict[str, Any] = answer.json()
    return health


def _mcp(settings: Settings, health: dict[str, Any] | None) -> Check:
    title = "MCP servers"
    if settings.mcp_servers is None:
        return Check(title, "ok", "none configured")
    try:
        configured = load_mcp_servers(settings.mcp_servers)
    except SettingsError as error:
        return Check(title, "fail", str(error), "mend the file STEWARD_MCP_SERVERS names")
    if health is None:
        return Check(title, "ok", f"{len(configured)} configured, not running; {_UP}")
    return mcp_check(health.get("mcp_servers", {}))


def mcp_check(servers: dict[str, dict[str, Any]]) -> Check:
    """What the MCP servers of /health mean for the doctor."""
    away = {name: reported for name, reported in servers.items() if reported["state"] != "ready"}
    if not away:
        return Check("MCP servers", "ok", f"{len(servers)} connected")
    required = [name for name, reported in away.items() if reported["required"]]
    detail = f"not connected: {', '.join(f'{name} (required)' if name in required else name for name in away)}"
    return Check("MCP servers", "fail" if required else "warn", detail, "`steward mcp list` says why")


def _policy(settings: Settings, faults: list[dict[str, Any]], health: dict[str, Any] | None) -> Check:
    title = "policy"
    if settings.policy is None:
        return Check(title, "ok", "none configured")
    if faults:
        return Check(title, "fail", "; ".join(map(_report, faults)), "mend the file STEWARD_POLICY names")
    if health is None:
        return Check(title, "ok", f"{settings.policy} can be used, not running; {_UP}")
    return policy_check(health.get("policy", {}).get("rules_without_tool", []))


def policy_check(rules: list[int]) -> Check:
    """What the rules of /health that fit no tool, counted from one, mean for the doctor."""
    if not rules:
        return Check("policy", "ok", "every rule fits a tool")
    detail = f"names what no tool is called: rule {', '.join(map(str, rules))}"
    return Check("policy", "warn", detail, "mend the file STEWARD_POLICY names; `steward tools list` shows the names")


async def reader_check(settings: Settings, state: RunState | None) -> Check | None:
    """Whether run_sql has a role to read with, and whether that role can only read. None where no database answers,
    which is said elsewhere."""
    given = settings.data_dsn or settings.postgres_dsn or (state.postgres_dsn if state else None)
    if given is None:
        return None
    try:
        async with asyncio.timeout(PROBE_S):
            connection = await asyncpg.connect(given.get_secret_value())
            try:
                own = settings.data_dsn is not None
                role = await connection.fetchval("SELECT current_user::text") if own else _READER
                row = await connection.fetchrow(_ROLE, role)
            finally:
                await connection.close(timeout=PROBE_S)
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return None
    return role_check(role, dict(row) if row else None)


def role_check(role: str, row: dict[str, Any] | None) -> Check:
    """What the rights of the role that run_sql reads with mean for the doctor. None: there is no such role."""
    title, grant = "run_sql role", f"GRANT {role} TO <the role Steward connects as>"
    if row is None:
        fix = f"as a superuser: the last two blocks of sql/migrations/0001_baseline.sql, then {grant}"
        return Check(title, "fail", f"there is no role {role}: run_sql does not work", fix)
    if row["mighty"]:
        return Check(title, "fail", f"{role} is a superuser or may make roles or databases", _LEAST)
    if row["writes"]:
        detail = f"{role} may change {', '.join(row['writes'])}: only the read-only transaction keeps a query from it"
        return Check(title, "warn", detail, _LEAST)
    if not row["usable"]:
        return Check(title, "fail", f"Steward may not act as {role}", f"as a superuser: {grant}")
    return Check(title, "ok", f"{role} is there and can only read")


_LEAST: Final = "give run_sql a role that has SELECT alone, on what it should read (docs/own-servers.md)"
_ROLE: Final = """
SELECT r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolbypassrls OR r.rolreplication AS mighty,
       pg_has_role(current_user, r.oid, 'MEMBER') AS usable,
       ARRAY(
           SELECT format('%I.%I', n.nspname, c.relname)
           FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f')
             AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_t%'
             AND has_schema_privilege(r.oid, n.oid, 'USAGE')
             AND has_table_privilege(r.oid, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')
           ORDER BY 1 LIMIT 5
       ) AS writes
FROM pg_roles r WHERE r.rolname = $1
"""
"""Of a role: whether it can do more than any reader should, whether this connection may take it, and up to five tables
it may change."""
