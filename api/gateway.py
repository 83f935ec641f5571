"""The gateway: the only door to Temporal and the stores for callers.

Every door (HTTP, STDIO and those to come) turns its own wire into these calls and the answers back. It knows who asks
(a Principal), never how they asked.
"""

from __future__ import annotations

from dataclasses import replace

from api.bodies import CancelBody, ConfirmActionArgs, ConfirmBody, EventBody, MessageBody, checked
from api.core.call_origin import CallOrigin
from api.core.gateway_config import GatewayConfig
from api.core.gateway_tools import CONFIRM_ACTION
from api.core.idempotency import Key
from api.core.knowledge_base import KnowledgeBase
from api.core.live_views import LiveViews
from api.core.mcp_review import McpReview
from api.core.notification_outbox import NotificationOutbox
from api.core.parts import PartsCheck
from api.core.problem_opener import ProblemOpener
from api.core.problem_speaker import ProblemSpeaker
from api.core.push_addresses import PushAddresses
from api.core.reply import Reply
from api.core.request_confirmations import RequestConfirmations
from api.core.result_reader import ResultReader
from api.core.tool_catalogue import ToolCatalogue
from api.core.tool_reload import ToolReload
from api.core.transcripts import Transcripts
from api.core.turns import Turns
from api.core.visible_problems import VisibleProblems
from api.credentials.api_keys import ApiKeys
from api.credentials.identity import Principal, Scope
from api.credentials.login_codes import LoginCodes
from contracts.approval import Decision
from contracts.errors import BadRequest, ErrorCode, Unprocessable
from contracts.wire import ToolCallRequest
from sql.shared_secrets import SharedSecrets


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
        results: ResultReader,
        tools: ToolCatalogue,
        tool_reload: ToolReload,
        parts: PartsCheck,
        notifications: NotificationOutbox,
        mcp: McpReview,
        pushes: PushAddresses,
        keys: ApiKeys,
        logins: LoginCodes,
        transcripts: Transcripts,
        secrets: SharedSecrets,
        knowledge: KnowledgeBase,
    ) -> None:
        self._opener = opener
        self._turns = Turns(config.calls_at_once)
        self._speaker = speaker
        self._confirmations = confirmations
        self._results = results
        self.config = config
        self.problems = problems
        self.live_views = LiveViews(config.live_views)
        self.tools = tools
        self.tool_reload = tool_reload
        self.parts = parts
        self.notifications = notifications
        self.mcp = mcp
        self.pushes = pushes
        self.keys = keys
        self.logins = logins
        self.transcripts = transcripts
        self.secrets = secrets
        self.knowledge = knowledge

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
        decides = request.confirm is not None or request.tool_name == CONFIRM_ACTION
        principal = principal.acting_for(request.user_id)
        principal.require(Scope.APPROVE if decides else Scope.CALL)
        if (request.model or request.reasoning) and (decides or request.problem_id is not None):
            line = "model, reasoning: go with a new request; a problem keeps what it began with"
            raise Unprocessable(line, errors=[line])
        wait = self._wait(wait_s)
        meant = {**request.model_dump(mode="json"), "mcp_url": origin.mcp_url}
        key = Key.of(request.idempotency_key, idempotency_key, meant)
        if decides:
            reply = await self._decide(principal, request, wait, key)
        elif request.problem_id is not None and request.text is not None:
            reply = await self._tell(principal, request.problem_id, request.text, wait, key)
        else:
            async with self._turns.taken(principal.tenant_id, principal.user_id) as waited:
                reply = await self._opener.open(principal, request, max(0.0, wait - waited), key, origin)
        return await self._results.completed(reply)

    async def answered(self, principal: Principal, key: str) -> Reply | None:
        """What a text said under an idempotency key came to, looked up and nothing sent. None: nobody knows of an
        answer. Raises Unavailable."""
        reply = await self._speaker.answered(principal, key)
        return None if reply is None else await self._results.completed(reply)

    async def event(self, principal: Principal, body: EventBody, *, wait_s: float | None = None) -> Reply:
        """Open the problem of an incoming event. Raises as ProblemOpener.event does."""
        principal.require(Scope.CALL)
        return await self._results.completed(await self._opener.event(principal, body, wait_s or 0.0))

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
        said = await self._speaker.said_to(principal, self._wait(wait_s), key)
        return await self._results.completed(await self._speaker.decisions.decide(said, problem_id, _decision(body)))

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
        return await self._results.completed(
            await self._tell(principal, problem_id, body.text, self._wait(wait_s), key)
        )

    async def cancel(
        self, principal: Principal, problem_id: int, body: CancelBody, *, wait_s: float | None = None
    ) -> Reply:
        """Cancel a problem and wait for its end. Raises as ProblemSpeaker.cancel does."""
        principal = principal.acting_for(body.user_id)
        principal.require(Scope.CALL)
        said = await self._speaker.said_to(principal, self._wait(wait_s), None)
        return await self._results.completed(await self._speaker.cancel(said, problem_id, body.reason))

    async def _decide(self, principal: Principal, request: ToolCallRequest, wait_s: float, key: Key | None) -> Reply:
        """The decision that a request holds, in its field or as the call of the tool that decides."""
        if request.confirm is not None:
            assert request.problem_id is not None
            said = await self._speaker.said_to(principal, wait_s, key)
            return await self._confirmations.decide(said, request.problem_id, request, confirmed=request.confirm)
        args = checked(ConfirmActionArgs, request.args or {}, code=ErrorCode.INVALID_ARGUMENTS)
        said = await self._speaker.said_to(principal, wait_s, key)
        return await self._speaker.decisions.decide(said, args.problem_id, _decision(args))

    async def _tell(self, principal: Principal, problem_id: int, text: str, wait_s: float, key: Key | None) -> Reply:
        if not text.strip():
            raise BadRequest("text: must not be blank", errors=["text: must not be blank"])
        quotas = await self._opener.count(principal)
        said = await self._speaker.said_to(principal, wait_s, key)
        return replace(await self._speaker.reply(said, problem_id, text), quotas=quotas)

    def _wait(self, wait_s: float | None) -> float:
        return self.config.wait_s if wait_s is None else wait_s


def _decision(body: ConfirmBody | ConfirmActionArgs) -> Decision:
    return Decision(
        confirmed=body.confirmed,
        approval_id=body.approval_id,
        arguments=body.arguments,
        reason=body.reason,
        wait=True,
    )
