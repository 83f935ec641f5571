"""The list answers of the API as the command line reads them. The shapes are the wire's; unknown members are ignored.

Used by the client alone to check what it got.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import ConfigDict, Field

from steward.contracts.base import Message
from steward.contracts.problem import ProblemView
from steward.contracts.step import Step
from steward.contracts.tool import Effect, Permission


class Page(Message):
    """A part of an answer. A command reads one or two of them: each is made ready when it is first used."""

    model_config = ConfigDict(defer_build=True)


class ProblemPage(Page):
    """GET /problems: newest first."""

    problems: list[ProblemView]
    next: int | None = None
    """What the page after this one begins before."""


class StepRow(Step):
    """A step on record. `id` is what a live view resumes after; None while PostgreSQL is away."""

    model_config = ConfigDict(defer_build=True)

    id: int | None = None


class StepPage(Page):
    """GET /problems/{id}/steps: in the order they happened."""

    steps: list[StepRow]


class ToolRow(Page):
    """One tool of GET /tool/list."""

    name: str
    description: str
    parameters: dict[str, Any] = Field(default_factory=dict)
    permission: Permission
    tool_type: str
    state: str = "ready"
    """ready, disabled, or needs_configuration: then `unset` names the environment variables."""
    unset: list[str] = Field(default_factory=list)
    broken_off: str | None = None
    """Why Steward itself has disabled it."""
    needs: list[str] = Field(default_factory=list)
    """The settings it cannot work without."""
    aliases: list[str] = Field(default_factory=list)
    parameter_aliases: dict[str, str] = Field(default_factory=dict)
    effect: Effect | None = None
    does: str | None = None
    of: str | None = None
    roles: dict[str, str] = Field(default_factory=dict)
    unsaid: list[str] = Field(default_factory=list)
    """Those of `does`, `of` and `roles` that its entry does not say: they are proposed."""
    tags: list[str] = Field(default_factory=list)
    examples: list[str] = Field(default_factory=list)
    verbatim: list[str] = Field(default_factory=list)
    """Parameters that a planner copies and never invents."""
    dates: list[str] = Field(default_factory=list)
    """Parameters given in the user's words for a day or time."""
    timeout_s: float | None = None
    plannable: bool = True
    egress: bool | None = None
    trusted: bool | None = None
    cache_ttl_s: int | None = None

    @property
    def properties(self) -> dict[str, Any]:
        """Each parameter's JSON Schema, by every name it may be given."""
        own: dict[str, Any] = self.parameters.get("properties", {})
        return own | {alias: own[name] for alias, name in self.parameter_aliases.items() if name in own}


class ToolPage(Page):
    """GET /tool/list."""

    tools: list[ToolRow]


class ToolSwitched(Page):
    """POST /admin/tools/switches."""

    tool: str
    enabled: bool


class SyncReport(Page):
    """POST /admin/tools/reload: names of tools by what happened to them."""

    added: list[str] = Field(default_factory=list)
    changed: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    unchanged: int = 0
    degraded: str | None = None
    restart: list[str] = Field(default_factory=list)
    """Python files of own tools that changed since the worker imported them."""


class NotificationRow(Page):
    """One notification; `state` is waiting, delivered or dead."""

    id: int
    state: str
    user_id: str
    problem_id: int | None = None
    source: str = ""
    text: str
    attempts: int = 0
    last_error: str | None = None


class NotificationPage(Page):
    """GET /notifications: newest first."""

    notifications: list[NotificationRow]


class Resent(Page):
    """POST /notifications/{id}/resend. `sending` is false when it had been delivered already."""

    notification: NotificationRow
    sending: bool


class KeyRow(Page):
    """One API key of GET /admin/keys; `state` is good, expired or revoked."""

    key_id: str
    name: str
    state: str
    tenant_id: str
    user_id: str | None = None
    scopes: list[str]
    roles: list[str] = Field(default_factory=list)
    created_by: str = ""
    created_at: datetime
    expires_at: datetime | None = None
    revoked_at: datetime | None = None
    last_used_at: datetime | None = None


class KeyPage(Page):
    """GET /admin/keys: newest first."""

    api_keys: list[KeyRow]


class KeyMade(Page):
    """POST /admin/keys. `key` is told here alone."""

    key: str
    api_key: KeyRow


class KeyChanged(Page):
    """POST /admin/keys/{id}/revoke."""

    api_key: KeyRow


class ChatUserRow(Page):
    """A paired chat user."""

    pair_id: int
    gateway: str
    external_id: str
    user_id: str
    paired_at: datetime


class ChatUserPage(Page):
    """GET /login/pairs: newest first."""

    pairs: list[ChatUserRow]


class LoginCodeMade(Page):
    """POST /login/codes."""

    code: str
    expires_at: datetime


class Paired(Page):
    """POST /login/codes/claim and DELETE /login/pairs/{id}."""

    pair: ChatUserRow


class ConversationRow(Page):
    """One conversation of GET /conversations."""

    conversation_id: str
    title: str
    messages: int
    created_at: datetime
    updated_at: datetime


class ConversationPage(Page):
    """GET /conversations: the one used last first."""

    conversations: list[ConversationRow]


class MessageRow(Page):
    """One message of a conversation."""

    position: int
    role: str
    text: str
    problem_id: int | None
    created_at: datetime


class UnansweredRow(Page):
    """A message whose answer is under way."""

    text: str
    asked_at: datetime


class DocumentRow(Page):
    """One document of GET /kb/documents; `state` is waiting, working, ready or failed."""

    document_id: int
    agent: str
    source: str
    title: str = ""
    state: str
    stage: str = ""
    error: str | None = None
    sha256: str | None = None
    passages: int = 0
    size_bytes: int = 0
    updated_at: datetime


class DocumentPage(Page):
    """GET /kb/documents: newest first."""

    documents: list[DocumentRow]


class DocumentAdded(Page):
    """POST /kb/documents. `changed` is false when this very content was there already."""

    document: DocumentRow
    changed: bool


class DocumentShown(Page):
    """GET /kb/documents/{id}, as far as the command line looks."""

    document: DocumentRow


class KbAgentRow(Page):
    """One collection of GET /kb/status."""

    agent: str
    documents: int
    in_progress: int
    failed: int
    searchable: int
    passages: int
    characters: int


class KbStatusPage(Page):
    """GET /kb/status."""

    agents: list[KbAgentRow]


class QuestionRow(Page):
    """One question of GET /kb/questions."""

    question_id: int
    question: str
    answered: bool
    best_score: float | None = None
    asked_at: datetime


class QuestionPage(Page):
    """GET /kb/questions: newest first."""

    questions: list[QuestionRow]


class ConversationShown(Page):
    """GET /conversations/{id}: its last messages, oldest first."""

    conversation_id: str
    title: str | None
    messages: list[MessageRow]
    unanswered: list[UnansweredRow]
