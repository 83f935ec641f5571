"""The gateway: the only door to Temporal and the stores for callers.

Every door (HTTP, STDIO and those to come) turns its own wire into these calls and the answers back. It knows who asks
(a Principal), never how they asked.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from steward.api.bodies import CancelBody, ConfirmActionArgs, ConfirmBody, MessageBody, checked
from steward.api.core.acted_replies import showing_others
from steward.api.core.call_origin import CallOrigin
from steward.api.core.channel_outbox import ChannelOutbox
from steward.api.core.forgetting import Retention, UserForgetting
from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.gateway_tools import CONFIRM_ACTION, EXECUTE_TASK, tools_used
from steward.api.core.idempotency import Key
from steward.api.core.knowledge_base import KnowledgeBase
from steward.api.core.live_views import LiveViews
from steward.api.core.mcp_review import McpReview
from steward.api.core.memory import Memory
from steward.api.core.named_users import by_user_named_inside
from steward.api.core.notification_outbox import NotificationOutbox
from steward.api.core.operations import Operations
from steward.api.core.part_health import PartsCheck
from steward.api.core.problem_changes import ProblemChanges
from steward.api.core.problem_opener import ProblemOpener
from steward.api.core.problem_speaker import ProblemSpeaker
from steward.api.core.push_addresses import PushAddresses
from steward.api.core.reminders import Reminders
from steward.api.core.reply import Reply
from steward.api.core.request_confirmations import RequestConfirmations
from steward.api.core.request_notes import note_problem
from steward.api.core.result_reader import ResultReader
from steward.api.core.security_log import SecurityLog
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.core.tool_reload import ToolReload
from steward.api.core.transcripts import Transcripts
from steward.api.core.turns import Turns
from steward.api.core.user_events import UserEvents
from steward.api.core.visible_problems import VisibleProblems
from steward.api.credentials.api_keys import ApiKeys
from steward.api.credentials.identity import Principal, Scope
from steward.api.credentials.login_codes import LoginCodes
from steward.api.event_bodies import EventBody
from steward.contracts.approval import Decision
from steward.contracts.errors import BadRequest, ErrorCode, StewardError, Unprocessable
from steward.contracts.problem import ProblemView
from steward.contracts.wire import ToolCallRequest
from steward.language.emergencies import alarm_in
from steward.sql.console_sign_outs import ConsoleSignOutStore
from steward.sql.shared_secrets import SharedSecrets


class Gateway:
    """One per process. Its methods are what takes several parts; everything else a door asks the part itself for, by
    the attribute of its name."""

    def __init__(
        self,
        config: GatewayConfig,
        *,
        opener: ProblemOpener,
        speaker: ProblemSpeaker,
        confirmations: RequestConfirmations,
        problems: VisibleProblems,
        changes: ProblemChanges,
        results: ResultReader,
        tools: ToolCatalogue,
        tool_reload: ToolReload,
        parts: PartsCheck,
        notifications: NotificationOutbox,
        reminders: Reminders,
        mcp: McpReview,
        pushes: PushAddresses,
        keys: ApiKeys,
        logins: LoginCodes,
        transcripts: Transcripts,
        secrets: SharedSecrets,
        sign_outs: ConsoleSignOutStore,
        knowledge: KnowledgeBase,
        security: SecurityLog,
        memory: Memory,
        forgetting: UserForgetting,
        retention: Retention,
        user_events: UserEvents,
        channels: ChannelOutbox,
        operations: Operations,
    ) -> None:
        self._opener = opener
        self._turns = Turns(config.calls_at_once)
        self._speaker = speaker
        self._confirmations = confirmations
        self._results = results
        self.config = config
        self.problems = problems
        self.changes = changes
        self.live_views = LiveViews(config.live_views)
        self.tools = tools
        self.tool_reload = tool_reload
        self.parts = parts
        self.notifications = notifications
        self.reminders = reminders
        self.mcp = mcp
        self.pushes = pushes
        self.keys = keys
        self.logins = logins
        self.transcripts = transcripts
        self.secrets = secrets
        self.sign_outs = sign_outs
        self.knowledge = knowledge
        self.security = security
        self.memory = memory
        self.forgetting = forgetting
        self.retention = retention
        self.user_events = user_events
        self.channels = channels
        self.operations = operations

    async def call(
        self,
        principal: Principal,
        request: ToolCallRequest,
        *,
        wait_s: float | None = None,
        idempotency_key: str | None = None,
        origin: CallOrigin = CallOrigin(),
    ) -> Reply:
        """Serve a /tool/call request in any of its forms, waiting at most `wait_s` seconds (None: the settings').

        Raises:
            StewardError: any refusal of contracts.errors; nothing was started then, except where `problem_id` says so.
        """
        request = await by_user_named_inside(self.tools, request)
        decides = request.confirm is not None or request.tool_name == CONFIRM_ACTION
        principal = principal.acting_for(request.user_id)
        principal.require(Scope.APPROVE if decides else Scope.CALL)
        chosen = request.model or request.reasoning or request.tools
        if chosen and (decides or request.problem_id is not None):
            line = "model, reasoning, tools: go with a new request; a problem keeps what it began with"
            raise Unprocessable(line, errors=[line])
        wait = self._wait(wait_s)
        meant = {**request.model_dump(mode="json"), "mcp_url": origin.mcp_url}
        key = Key.of(request.idempotency_key, idempotency_key, meant)
        if decides:
            reply = await self._decide(principal, request, wait, key)
        elif request.problem_id is not None and request.text is not None:
            by_form = origin.by_form
            reply = await self._tell(principal, request.problem_id, request.text, wait, key, by_form=by_form)
        else:
            async with self._turns.taken(principal.tenant_id, principal.user_id) as waited:
                reply = await self._opener.open(principal, request, max(0.0, wait - waited), key, origin)
        reply = await self._completed(principal, reply)
        return await self._with_tools_used(principal, reply) if request.tool_name == EXECUTE_TASK else reply

    async def answered(self, principal: Principal, key: str) -> Reply | None:
        """What a text said under an idempotency key came to, looked up and nothing sent. None: nobody knows of an
        answer. Raises Unavailable."""
        reply = await self._speaker.answered(principal, key)
        return None if reply is None else await self._completed(principal, reply)

    async def event(self, principal: Principal, body: EventBody, *, wait_s: float | None = None) -> Reply:
        """Open the problem of an incoming event. Raises as ProblemOpener.event does."""
        principal.require(Scope.CALL)
        return await self._completed(principal, await self._opener.event(principal, body, wait_s or 0.0))

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
        key = Key.of(None, idempotency_key, {"confirm": problem_id, **body.model_dump(mode="json")})
        message = await self._speaker.admit_to(principal, self._wait(wait_s), key)
        return await self._completed(
            principal, await self._speaker.decisions.decide(message, problem_id, _decision(body))
        )

    async def waiting(self, principal: Principal, conversation_id: str) -> Sequence[ProblemView]:
        """What waits for a user in a conversation, newest first, as the mirror has it. Raises Unavailable."""
        principal.require(Scope.CALL)
        return await self._speaker.waiting_in(principal.owner(self.config.default_user), conversation_id)

    async def shows(self, view: ProblemView) -> None:
        """What waits in a problem ends the page that its user speaks from: a bare yes in its conversation means it."""
        await self._speaker.shown.showing(view, Reply.of(view))

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
        key = Key.of(None, idempotency_key, {"message": problem_id, **body.model_dump(mode="json")})
        return await self._completed(
            principal, await self._tell(principal, problem_id, body.text, self._wait(wait_s), key)
        )

    async def cancel(
        self, principal: Principal, problem_id: int, body: CancelBody, *, wait_s: float | None = None
    ) -> Reply:
        """Cancel a problem and wait for its end. Raises as ProblemSpeaker.cancel does."""
        principal = principal.acting_for(body.user_id)
        principal.require(Scope.CALL)
        message = await self._speaker.admit_to(principal, self._wait(wait_s), None)
        return await self._completed(principal, await self._speaker.cancel(message, problem_id, body.reason))

    async def _decide(self, principal: Principal, request: ToolCallRequest, wait_s: float, key: Key | None) -> Reply:
        """The decision that a request holds, in its field or as the call of the tool that decides."""
        if request.confirm is not None:
            message = await self._speaker.admit_to(principal, wait_s, key)
            if request.problem_id is None:
                return await self._confirmations.decide_unnumbered(message, request, confirmed=request.confirm)
            return await self._confirmations.decide(message, request.problem_id, request, confirmed=request.confirm)
        args = checked(ConfirmActionArgs, request.args or {}, code=ErrorCode.INVALID_ARGUMENTS)
        message = await self._speaker.admit_to(principal, wait_s, key)
        return await self._speaker.decisions.decide(message, args.problem_id, _decision(args))

    async def _tell(
        self, principal: Principal, problem_id: int, text: str, wait_s: float, key: Key | None, *, by_form: bool = False
    ) -> Reply:
        if not text.strip():
            raise BadRequest("text: must not be blank", errors=["text: must not be blank"])
        if alarm_in(text) is not None:
            # A cry for help is no answer to anything: it opens a problem of its own.
            view = await self._speaker.owned(principal, problem_id)
            return await self._opener.open(principal, _aside(view, text), wait_s, key, CallOrigin(gateway=view.gateway))
        began, quotas = time.monotonic(), await self._opener.count(principal)
        message = replace(await self._speaker.admit_to(principal, wait_s, key), by_form=by_form)
        said = await self._speaker.reply(message, problem_id, text)
        if isinstance(said, Reply):
            return replace(said, quotas=quotas)
        # What it says beside its yes or no is a message of its own, under a key of its own.
        view = await self._speaker.owned(principal, problem_id)
        beside = None if key is None else Key(f"{key.key}:rest", key.body_sha256)
        left = max(0.0, wait_s - (time.monotonic() - began))
        opened = await self._opener.open(principal, _aside(view, said.rest), left, beside, CallOrigin(view.gateway))
        return said.followed_by(opened)

    async def _completed(self, principal: Principal, reply: Reply) -> Reply:
        if reply.shows and Scope.CALL in principal.scopes:
            shown = [await self.problems.answered(principal, problem_id) for problem_id in reply.shows]
            reply = showing_others(reply, shown)
        note_problem(reply.answer.problem_id)
        return await self._results.completed(reply)

    async def _with_tools_used(self, principal: Principal, reply: Reply) -> Reply:
        if reply.answer.problem_id is None:
            return reply
        try:
            found = await self.problems.steps(principal, reply.answer.problem_id)
        except StewardError:
            return reply  # It was done, and who may only decide is told so without them.
        used = tools_used([step for _, step in found.steps])
        return replace(reply, answer=reply.answer.model_copy(update={"tools_used": used}))

    def _wait(self, wait_s: float | None) -> float:
        return self.config.wait_s if wait_s is None else wait_s


def _aside(view: ProblemView, text: str) -> ToolCallRequest:
    """A message of its own in the conversation of a problem."""
    return ToolCallRequest(text=text, conversation_id=view.conversation_id)


def _decision(body: ConfirmBody | ConfirmActionArgs) -> Decision:
    return Decision(
        confirmed=body.confirmed,
        approval_id=body.approval_id,
        arguments=body.arguments,
        reason=body.reason,
        wait=True,
    )
