"""Names problem, tenant and tool in what an activity logs. An interceptor of every worker; changes nothing else."""

from __future__ import annotations

from typing import Any

from temporalio import activity
from temporalio.worker import ActivityInboundInterceptor, ExecuteActivityInput, Interceptor

from steward.config.tracing import name_span
from steward.contracts.log_context import logged_as

_PROBLEM = "problem-"


class LogContext(Interceptor):
    """Put around every activity."""

    def intercept_activity(self, next: ActivityInboundInterceptor) -> ActivityInboundInterceptor:
        """The chain with this in front."""
        return _Named(next)


class _Named(ActivityInboundInterceptor):
    async def execute_activity(self, input: ExecuteActivityInput) -> Any:
        """Run it under its names."""
        given = input.args[0] if input.args else None
        given = getattr(given, "call", given)
        owner = getattr(given, "owner", given)
        workflow_id = activity.info().workflow_id or ""
        tool = None if getattr(given, "request_tool", None) is not None else getattr(given, "tool_name", None)
        name_span(tenant_id=getattr(owner, "tenant_id", None), tool=tool)
        with logged_as(
            problem=workflow_id.removeprefix(_PROBLEM) if workflow_id.startswith(_PROBLEM) else None,
            tenant=getattr(owner, "tenant_id", None),
            tool=getattr(given, "tool_name", None),
        ):
            return await super().execute_activity(input)
