"""What the client behind a request can do, as it declared: fill in forms, follow tasks. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mcp_types.version import MODERN_PROTOCOL_VERSIONS

from steward.api.mcp.callers import Context

TASKS: Final = "io.modelcontextprotocol/tasks"
"""The identifier of the tasks extension (SEP-2663)."""


@dataclass(frozen=True, slots=True)
class Client:
    """`asks_again`: the era in which input is asked for by a result and the call is made again with it; before, the
    server asks in the middle of the call."""

    forms: bool
    tasks: bool
    asks_again: bool

    @property
    def asks_user(self) -> bool:
        """Whether what waits can be shown to the user: as a form, or as the input that a task requires."""
        return self.forms or self.tasks

    @classmethod
    def of(cls, ctx: Context) -> Client:
        """The client behind this request."""
        modern = ctx.protocol_version in MODERN_PROTOCOL_VERSIONS
        declared = ctx.session.client_capabilities
        if declared is None:
            return cls(forms=False, tasks=False, asks_again=modern)
        elicitation = declared.elicitation
        # An empty object means forms: that is how clients declared it before there was anything else.
        forms = elicitation is not None and (elicitation.form is not None or elicitation.url is None)
        if not modern:
            forms = forms and ctx.session.can_send_request
        return cls(forms=forms, tasks=modern and TASKS in (declared.extensions or {}), asks_again=modern)
