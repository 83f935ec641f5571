"""The gateway: the only door to Temporal and the stores for callers.

Every door (HTTP, STDIO and those to come) turns its own wire into these calls and the answers back. It knows who asks
(a Principal), never how they asked.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from api.bodies import (
    CancelBody,
    ConfirmActionArgs,
    ConfirmBody,
    EventBody,
    MessageBody,
    checked,
)
from api.core.gateway_config import GatewayConfig
from api.core.idempotency import Key, Watcher
from api.core.live_views import LiveViews
from api.core.mcp_review import McpReview
from api.core.notification_outbox import NotificationOutbox
from api.core.parts import Part, PartsCheck
from api.core.problem_opener import EXECUTE_TASK, ProblemOpener, task_text
from api.core.problem_reader import Event, ProblemReader, Steps, Waiting
from api.core.problem_speaker import ProblemSpeaker
from api.core.push_addresses import PushAddresses
from api.core.rate_limits import UserLimits
from api.core.reply import Reply
from api.core.resent_requests import approval_of_call, approval_of_text
from api.core.result_reader import ResultReader, ResultText
from api.core.tool_catalogue import CheckedTool, ToolCatalogue
from api.core.tool_reload import ToolReload
from api.core.transcripts import Transcripts
from api.core.yes_or_no import yes_or_no
from api.credentials.api_keys import ApiKeys
from api.credentials.identity import Principal, Scope
from api.credentials.login_codes import LoginCodes
from contracts.activities import SyncToolsOutput
from contracts.approval import Decision
from contracts.base import sha256_of
from contracts.errors import BadRequest, ErrorCode, NotFound, Unprocessable
from contracts.mcp import McpServerHealth
from contracts.planner_health import BackendHealth
from contracts.problem import ProblemStatus, ProblemView
from contracts.tool import Permission
from contracts.wire import ToolCallRequest
from sql.notifications import Notification, NotificationState
from sql.problems import PageFilter
from sql.shared_secrets import SharedSecrets

_log = logging.getLogger(__name__)

CONFIRM_ACTION: Final = "confirm_action"


class Gateway:
    """One per process. `limits` None means that nobody is limited."""

    def __init__(
        self,
        config: GatewayConfig,
        *,
        reader: ProblemReader,
        speaker: ProblemSpeaker,
        catalogue: ToolCatalogue,
        reload: ToolReload,
        parts: PartsCheck,
        notifications: NotificationOutbox,
        mcp: McpReview,
        pushes: PushAddresses,
        results: ResultReader,
        keys: ApiKeys,
        logins: LoginCodes,
        transcripts: Transcripts,
        secrets: SharedSecrets,
        limits: UserLimits | None = None,
    ) -> None:
        self.config = config
        self._results = results
        self._secrets = secrets
        self._live_views = LiveViews(config.live_views)
        self._reader = reader
        self._speaker = speaker
        self._catalogue = catalogue
        self._reload = reload
        self._parts = parts
        self._notifications = notifications
        self.mcp = mcp
        self.keys = keys
        self.logins = logins
        self.transcripts = transcripts
        self.pushes = pushes
        self._opener = ProblemOpener(config, speaker, catalogue, limits)

    async def call(
        self,
        principal: Principal,
        request: ToolCallRequest,
        *,
        wait_s: float | None = None,
        idempotency_key: str | None = None,
        gateway: str = "http",
        watcher: Watcher | None = None,
    ) -> Reply:
        """Serve a /tool/call request in any of its forms, waiting at most `wait_s` seconds (None: the settings').
        `watcher` is told the problem that a request in words, or a direct call, goes to, before the wait.

        Raises:
            StewardError: any refusal of contracts.errors; nothing was started then, except where `problem_id` says so.
        """
        return await self._with_result(
            await self._called(principal, request, wait_s, idempotency_key, gateway, watcher)
        )

    async def _called(
        self,
        principal: Principal,
        request: ToolCallRequest,
        wait_s: float | None,
        idempotency_key: str | None,
        gateway: str,
        watcher: Watcher | None,
    ) -> Reply:
        principal = principal.acting_for(request.user_id)
        decides = request.confirm is not None or request.tool_name == CONFIRM_ACTION
        principal.require(Scope.APPROVE if decides else Scope.CALL)
        wait = self._wait(wait_s)
        key = _key(request.idempotency_key, idempotency_key, request.model_dump(mode="json"))
        if request.confirm is not None:
            return await self._resent(principal, request, wait, key)
        if request.tool_name == CONFIRM_ACTION:
            args = checked(ConfirmActionArgs, request.args or {}, code=ErrorCode.INVALID_ARGUMENTS)
            said = await self._speaker.said_to(principal, wait, key)
            return await self._speaker.decisions.decide(said, args.problem_id, _decision(args))
        if request.problem_id is not None and request.text is not None:
            return await self._said(principal, request.problem_id, request.text, wait, key)
        return await self._opener.open(principal, request, wait, key, gateway, watcher)

    async def answered(self, principal: Principal, conversation_id: str, key: str) -> Reply | None:
        """What a text said under an idempotency key came to, looked up and nothing sent. None: nobody knows of an
        answer. Raises Unavailable."""
        reply = await self._speaker.answered(principal, conversation_id, key)
        return None if reply is None else await self._with_result(reply)

    async def event(self, principal: Principal, body: EventBody, *, wait_s: float | None = None) -> Reply:
        """Open the problem of an incoming event. Raises as ProblemOpener.event does."""
        principal.require(Scope.CALL)
        return await self._with_result(await self._opener.event(principal, body, wait_s or 0.0))

    async def decide(
        self,
        principal: Principal,
        problem_id: int,
        body: ConfirmBody,
        *,
        wait_s: float | None = None,
        idempotency_key: str | None = None,
    ) -> Reply:
        """Approve, edit or deny, and wait for what follows. Raises as ApprovalDecisions.decide does."""
        principal = principal.acting_for(body.user_id)
        principal.require(Scope.APPROVE)
        key = _key(None, idempotency_key, {"confirm": problem_id, **body.model_dump(mode="json")})
        said = await self._speaker.said_to(principal, self._wait(wait_s), key)
        return await self._with_result(await self._speaker.decisions.decide(said, problem_id, _decision(body)))

    async def reply(
        self,
        principal: Principal,
        problem_id: int,
        body: MessageBody,
        *,
        wait_s: float | None = None,
        idempotency_key: str | None = None,
    ) -> Reply:
        """Say something to a problem and wait for what follows. Raises as ProblemSpeaker.reply does."""
        principal = principal.acting_for(body.user_id)
        principal.require(Scope.CALL)
        key = _key(None, idempotency_key, {"message": problem_id, **body.model_dump(mode="json")})
        return await self._with_result(await self._said(principal, problem_id, body.text, self._wait(wait_s), key))

    async def cancel(
        self, principal: Principal, problem_id: int, body: CancelBody, *, wait_s: float | None = None
    ) -> Reply:
        """Cancel a problem and wait for its end. Raises as ProblemSpeaker.cancel does."""
        principal = principal.acting_for(body.user_id)
        principal.require(Scope.CALL)
        said = await self._speaker.said_to(principal, self._wait(wait_s), None)
        return await self._with_result(await self._speaker.cancel(said, problem_id, body.reason))

    async def view(self, principal: Principal, problem_id: int) -> ProblemView:
        """One problem, live if a worker answers in time. Whom it concerns has been shown it then; somebody who may
        decide an approval of it sees their part. Raises as ProblemReader.view does."""
        principal.require(Scope.CALL)
        view = await self._reader.seen(principal, problem_id)
        if view.approvals and view.user_id == (principal.user_id or self.config.default_user):
            await self._speaker.shown.showing(view, Reply.of(view))
        return view.model_copy(update={"result": await self._results.whole(problem_id, view.result)})

    async def settled(self, principal: Principal, problem_id: int, wait_s: float) -> None:
        """Wait at most `wait_s` seconds until a problem has ended or waits for a human. Raises NotFound."""
        await self._reader.allowed(principal, problem_id)
        await self._reader.settled(principal, problem_id, wait_s)

    async def result(self, principal: Principal, problem_id: int, sha256: str | None = None) -> ResultText:
        """The result of a problem, or the one of these that was kept apart under that hash.

        Raises:
            NotFound: there is no such problem for this principal, or it has no such result.
            Unavailable: PostgreSQL is away.
        """
        principal.require(Scope.CALL)
        if sha256 is None:
            return await self._results.of_view(await self._reader.owned(principal, problem_id))
        await self._reader.allowed(principal, problem_id)
        return await self._results.text(problem_id, sha256)

    async def problems(
        self,
        principal: Principal,
        statuses: Sequence[ProblemStatus] | None = None,
        conversation_id: str | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> list[ProblemView]:
        """Summaries of problems from the mirror, newest first."""
        principal.require(Scope.CALL)
        return await self._reader.list(principal, statuses, conversation_id, limit, before)

    async def approvals(self, principal: Principal, limit: int = 50, before: int | None = None) -> Waiting:
        """The problems with approvals that this principal may decide, newest first."""
        return await self._reader.waiting(principal, limit, before)

    async def page(
        self, principal: Principal, wanted: PageFilter, limit: int, before: tuple[datetime, int] | None = None
    ) -> tuple[Sequence[ProblemView], int]:
        """Problems with their results, last changed first, and how many there are on all pages. `before` is the change
        and the id of the last problem of the page before. What is large in a result says where it is."""
        principal.require(Scope.CALL)
        return await self._reader.page(principal, wanted, limit, before)

    async def steps(self, principal: Principal, problem_id: int) -> Steps:
        """The audit of one problem."""
        principal.require(Scope.CALL)
        return await self._reader.steps(principal, problem_id)

    async def events(self, principal: Principal, problem_id: int, after_id: int = 0) -> AsyncIterator[Event]:
        """A live view of one problem. Whether it may be seen is checked before the iterator is returned."""
        principal.require(Scope.CALL)
        await self._reader.allowed(principal, problem_id)
        return self._reader.events(principal, problem_id, after_id)

    def open_live_view(self, principal: Principal) -> Callable[[], None]:
        """A place for a live view, given back by calling what is returned. Raises TooManyRequests."""
        return self._live_views.open(principal.tenant_id, principal.user_id)

    async def tools(
        self,
        q: str | None = None,
        tool_type: str | None = None,
        permission: Permission | None = None,
        *,
        disabled: bool = False,
    ) -> list[CheckedTool]:
        """The tools there are; with `disabled`, also those that the operator has switched off."""
        return await self._catalogue.list(q, tool_type, permission, disabled=disabled)

    async def switch_tool(self, principal: Principal, name: str, enabled: bool) -> str:
        """Switch a tool on or off for everybody. Raises as ToolCatalogue.switch does."""
        switched = await self._catalogue.switch(name, enabled, principal.actor)
        _log.warning("%s switched the tool %s %s", principal.actor, switched, "on" if enabled else "off")
        return switched

    async def reload_tools(self, *, force: bool = False) -> SyncToolsOutput:
        """Mirror and re-index the catalogue. Raises Unavailable when no worker finishes it in time."""
        done = await self._reload.run(force=force)
        self._catalogue.forget()
        return done

    async def notifications(
        self, principal: Principal, state: NotificationState | None = None, before: int | None = None, limit: int = 50
    ) -> Sequence[Notification]:
        """Notifications, newest first."""
        principal.require(Scope.CALL)
        return await self._notifications.list(principal, state, before, limit)

    async def resend(self, principal: Principal, notification_id: int) -> tuple[Notification, bool]:
        """Have a notification sent again. Raises as NotificationOutbox.resend does."""
        principal.require(Scope.CALL)
        return await self._notifications.resend(principal, notification_id)

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, the same for every process. Raises Unavailable without PostgreSQL."""
        return await self._secrets.get(name)

    async def parts(self) -> dict[str, Part]:
        """How each part the gateway needs is doing."""
        return await self._parts.check()

    async def planners(self) -> list[BackendHealth]:
        """How each planner stands at the worker where it stands worst."""
        return await self._parts.planners()

    async def mcp_servers(self) -> list[McpServerHealth]:
        """How each MCP server stands at the worker where it stands worst."""
        return await self._parts.mcp_servers()

    async def idle_rules(self) -> list[int]:
        """The rules of the policy, counted from one, that fit no tool."""
        return await self._parts.idle_rules()

    async def counts_by_status(self) -> dict[ProblemStatus, int]:
        """How many problems have each status, over all tenants."""
        return await self._parts.counts_by_status()

    async def mendings(self) -> dict[str, int]:
        """How many problems were mended, by what was wrong, over all tenants."""
        return await self._parts.mendings()

    async def _said(self, principal: Principal, problem_id: int, text: str, wait_s: float, key: Key | None) -> Reply:
        if not text.strip():
            raise BadRequest("text: must not be blank", errors=["text: must not be blank"])
        quotas = await self._opener.count(principal)
        said = await self._speaker.said_to(principal, wait_s, key)
        return replace(await self._speaker.reply(said, problem_id, text), quotas=quotas)

    async def _resent(self, principal: Principal, request: ToolCallRequest, wait_s: float, key: Key | None) -> Reply:
        """The original request with problem_id and confirm. What it names must be what waits for approval."""
        assert request.problem_id is not None
        assert request.confirm is not None
        said = await self._speaker.said_to(principal, wait_s, key)
        with contextlib.suppress(NotFound):  # Another user's, of which they may decide an approval: `decide` knows.
            if (reply := await self._speaker.repeated(said, request.problem_id)) is not None:
                return reply
        approval_id = await self._resent_approval(principal, request, request.problem_id)
        decision = Decision(confirmed=request.confirm, approval_id=approval_id, wait=True)
        return await self._speaker.decisions.decide(said, request.problem_id, decision)

    async def _resent_approval(self, principal: Principal, request: ToolCallRequest, problem_id: int) -> str | None:
        """The approval that what is sent again names. None: it names nothing but the problem."""
        name, args, text = request.tool_name, request.args or {}, request.text
        if name == EXECUTE_TASK:
            name, text = None, task_text(args)
        if name == CONFIRM_ACTION or (name is None and (text is None or yes_or_no(text) is request.confirm)):
            return None
        view = await self._reader.owned(principal, problem_id)
        if name is None:
            return approval_of_text(view, text or "")
        try:
            tool = await self._catalogue.find(name)
        except NotFound:
            return approval_of_call(view, name, args)
        return approval_of_call(view, tool.spec.name, tool.named(args))

    async def _with_result(self, reply: Reply) -> Reply:
        """The reply with results that were kept apart put back."""
        answer = reply.answer
        if answer.problem_id is None or answer.result is None:
            return reply
        whole = await self._results.whole(answer.problem_id, answer.result)
        return replace(reply, answer=answer.model_copy(update={"result": whole}))

    def _wait(self, wait_s: float | None) -> float:
        return self.config.wait_s if wait_s is None else wait_s


def _key(in_body: str | None, in_header: str | None, body: dict[str, Any]) -> Key | None:
    if in_body is not None and in_header is not None and in_body != in_header:
        raise Unprocessable(
            "the header Idempotency-Key and the field idempotency_key differ", code=ErrorCode.IDEMPOTENCY_MISMATCH
        )
    key = in_header if in_body is None else in_body
    if key is None:
        return None
    meant = {name: value for name, value in body.items() if name != "idempotency_key" and value is not None}
    return Key(key, sha256_of(meant))


def _decision(body: ConfirmBody | ConfirmActionArgs) -> Decision:
    return Decision(
        confirmed=body.confirmed,
        approval_id=body.approval_id,
        arguments=body.arguments,
        reason=body.reason,
        wait=True,
    )
