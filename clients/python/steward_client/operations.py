"""Every request of the API as data: method, address, body, headers, and the model of its answer.

The asynchronous and the synchronous client send the same operations, so neither knows an address. Pure.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar
from urllib.parse import quote

import httpx
from pydantic import BaseModel, ValidationError

from steward_client.errors import UnexpectedAnswer, error_of
from steward_client.models import (
    Answer,
    DocumentAdded,
    Forgotten,
    LoginCode,
    NotificationPage,
    OnePair,
    PairPage,
    Problem,
    ProblemPage,
    StepPage,
    ToolPage,
)

ModelT = TypeVar("ModelT", bound=BaseModel)

MARGIN_S: Final = 15.0
"""What an answer may take beyond the wait that was asked for."""
SERVERS_WAIT_S: Final = 90.0
"""How long a server waits for an answer when it is not told."""


@dataclass(frozen=True, slots=True)
class ChatUser:
    """A user of a chat gateway by the gateway's own id, such as ("telegram", "12345")."""

    gateway: str
    external_id: str


@dataclass(frozen=True, slots=True)
class Operation(Generic[ModelT]):
    """One request. `timeout_s` bounds the wait for its answer."""

    model: type[ModelT]
    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    timeout_s: float = MARGIN_S

    def read(self, response: httpx.Response) -> ModelT:
        """The answer. Raises ApiError for a refusal, UnexpectedAnswer for what is none of Steward's."""
        if response.status_code >= 300:
            raise error_of(response)
        try:
            return self.model.model_validate_json(response.content)
        except ValidationError as error:
            raise UnexpectedAnswer(
                f"{self.method} {self.path}: {error.error_count()} members are not as they should be"
            ) from error


def is_local(url: str) -> bool:
    """Whether a server is on this machine, where no proxy of the environment can reach it."""
    host = httpx.URL(url).host
    return host in ("localhost", "::1") or host.startswith("127.")


def base_headers(token: str | None, user: str | None, chat_user: ChatUser | None) -> dict[str, str]:
    """The headers that say who asks, and for whom. At most one of `user` and `chat_user`."""
    if user is not None and chat_user is not None:
        raise ValueError("name a user or a chat user, not both")
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    if user is not None:
        headers["Steward-User"] = user
    if chat_user is not None:
        headers["X-Steward-Gateway"] = chat_user.gateway
        headers["X-Steward-External-Id"] = chat_user.external_id
    return headers


def call(request: Mapping[str, Any], wait_s: float | None, key: str | None) -> Operation[Answer]:
    """POST /tool/call."""
    return _message("/tool/call", {"cmd": "tool/call", **_given(request)}, wait_s, key)


def confirm(
    problem_id: int,
    confirmed: bool,
    approval_id: str | None,
    arguments: Mapping[str, Any] | None,
    reason: str | None,
    wait_s: float | None,
    key: str | None,
) -> Operation[Answer]:
    """POST /problems/{id}/confirm."""
    decision = {"confirmed": confirmed, "approval_id": approval_id, "arguments": arguments, "reason": reason}
    return _message(f"/problems/{problem_id}/confirm", _given(decision), wait_s, key)


def message(problem_id: int, text: str, wait_s: float | None, key: str | None) -> Operation[Answer]:
    """POST /problems/{id}/message."""
    return _message(f"/problems/{problem_id}/message", {"text": text}, wait_s, key)


def cancel(problem_id: int, reason: str | None, wait_s: float | None) -> Operation[Answer]:
    """POST /problems/{id}/cancel."""
    return _message(f"/problems/{problem_id}/cancel", _given({"reason": reason}), wait_s, None)


def problem(problem_id: int) -> Operation[Problem]:
    """GET /problems/{id}."""
    return Operation(Problem, "GET", f"/problems/{problem_id}")


def problems(
    statuses: str | None, conversation_id: str | None, limit: int | None, before: int | None
) -> Operation[ProblemPage]:
    """GET /problems."""
    query = {"status": statuses, "conversation_id": conversation_id, "limit": limit, "before": before}
    return Operation(ProblemPage, "GET", "/problems", _given(query))


def approvals(limit: int | None, before: int | None) -> Operation[ProblemPage]:
    """GET /approvals."""
    return Operation(ProblemPage, "GET", "/approvals", _given({"limit": limit, "before": before}))


def steps(problem_id: int) -> Operation[StepPage]:
    """GET /problems/{id}/steps."""
    return Operation(StepPage, "GET", f"/problems/{problem_id}/steps")


def tools(q: str | None, tool_type: str | None, permission: str | None) -> Operation[ToolPage]:
    """GET /tool/list."""
    return Operation(ToolPage, "GET", "/tool/list", _given({"q": q, "tool_type": tool_type, "permission": permission}))


def notifications(state: str | None, limit: int | None, before: int | None) -> Operation[NotificationPage]:
    """GET /notifications."""
    query = _given({"state": state, "limit": limit, "before": before})
    return Operation(NotificationPage, "GET", "/notifications", query)


def login_code(chat_user: ChatUser) -> Operation[LoginCode]:
    """POST /login/codes."""
    body = {"gateway": chat_user.gateway, "external_id": chat_user.external_id}
    return Operation(LoginCode, "POST", "/login/codes", body=body)


def claim_code(code: str) -> Operation[OnePair]:
    """POST /login/codes/claim."""
    return Operation(OnePair, "POST", "/login/codes/claim", body={"code": code})


def own_login_code() -> Operation[LoginCode]:
    """POST /login/codes for the caller themselves."""
    return Operation(LoginCode, "POST", "/login/codes", body={})


def redeem_code(code: str, chat_user: ChatUser) -> Operation[OnePair]:
    """POST /login/codes/claim for a chat user."""
    body = {"code": code, "gateway": chat_user.gateway, "external_id": chat_user.external_id}
    return Operation(OnePair, "POST", "/login/codes/claim", body=body)


def pairs() -> Operation[PairPage]:
    """GET /login/pairs."""
    return Operation(PairPage, "GET", "/login/pairs")


def remove_pair(pair_id: int) -> Operation[OnePair]:
    """DELETE /login/pairs/{id}."""
    return Operation(OnePair, "DELETE", f"/login/pairs/{pair_id}")


def add_document(name: str, content: bytes, title: str | None, media_type: str | None) -> Operation[DocumentAdded]:
    """POST /kb/documents with bytes."""
    encoded = base64.b64encode(content).decode()
    body = _given({"name": name, "content": encoded, "title": title, "media_type": media_type})
    return Operation(DocumentAdded, "POST", "/kb/documents", body=body, timeout_s=120.0)


def forget_user(user_id: str, wait_s: float | None) -> Operation[Forgotten]:
    """DELETE /users/{id}."""
    headers, timeout_s = _waiting(wait_s)
    return Operation(Forgotten, "DELETE", f"/users/{quote(user_id, safe='')}", headers=headers, timeout_s=timeout_s)


USER_EVENTS: Final = "/events"


def report_email(sender: str, subject: str, body: str, dedupe_key: str, notify: str | None) -> Operation[Answer]:
    """POST /events."""
    email = {"from": sender, "subject": subject, "body": body}
    event = _given({"type": "email", "dedupe_key": dedupe_key, "email": email, "notify": notify})
    return Operation(Answer, "POST", USER_EVENTS, body=event)


def events_path(problem_id: int) -> str:
    """The address of a problem's live view."""
    return f"/problems/{problem_id}/events"


def _message(path: str, body: Mapping[str, Any], wait_s: float | None, key: str | None) -> Operation[Answer]:
    headers, timeout_s = _waiting(wait_s)
    if key is not None:
        headers["Idempotency-Key"] = key
    return Operation(Answer, "POST", path, body=body, headers=headers, timeout_s=timeout_s)


def _waiting(wait_s: float | None) -> tuple[dict[str, str], float]:
    headers = {} if wait_s is None else {"Prefer": f"wait={max(0, int(wait_s))}"}
    return headers, (SERVERS_WAIT_S if wait_s is None else wait_s) + MARGIN_S


def _given(members: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value is not None}
