"""Steward's HTTP API for programs: `AsyncSteward`, `Steward`, what they answer, and the check of signed webhooks.

Used by the gateways of this repository and by anybody else's. It imports no room of Steward: everything it knows is
what the API says on the wire.
"""

from steward_client.async_client import AsyncSteward
from steward_client.errors import (
    ApiError,
    Conflict,
    ConnectionFailed,
    Forbidden,
    InDoubt,
    InvalidRequest,
    NotFound,
    NotPaired,
    RateLimited,
    StewardError,
    Unauthorized,
    Unavailable,
    UnexpectedAnswer,
)
from steward_client.models import (
    Answer,
    Approval,
    ArgumentOrigin,
    Document,
    DocumentAdded,
    Forgotten,
    LoginCode,
    Notification,
    NotificationPage,
    Pair,
    Problem,
    ProblemPage,
    Question,
    Step,
    StepPage,
    Tool,
    ToolPage,
)
from steward_client.operations import ChatUser
from steward_client.sse import ServerEvent
from steward_client.sync_client import Steward
from steward_client.webhooks import Webhook, WebhookError

__all__ = [
    "Answer",
    "ApiError",
    "Approval",
    "ArgumentOrigin",
    "AsyncSteward",
    "ChatUser",
    "Conflict",
    "ConnectionFailed",
    "Document",
    "DocumentAdded",
    "Forbidden",
    "Forgotten",
    "InDoubt",
    "InvalidRequest",
    "LoginCode",
    "NotFound",
    "NotPaired",
    "Notification",
    "NotificationPage",
    "Pair",
    "Problem",
    "ProblemPage",
    "Question",
    "RateLimited",
    "ServerEvent",
    "Step",
    "StepPage",
    "Steward",
    "StewardError",
    "Tool",
    "ToolPage",
    "Unauthorized",
    "Unavailable",
    "UnexpectedAnswer",
    "Webhook",
    "WebhookError",
]
