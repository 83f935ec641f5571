"""Opening problems: by a direct call, by words, by an incoming event. Part of the gateway."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from steward.api.core.call_origin import CallOrigin
from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.gateway_tools import EXECUTE_TASK, task_text
from steward.api.core.idempotency import Key
from steward.api.core.problem_speaker import Continued, ProblemSpeaker, Unclaimed
from steward.api.core.rate_limits import Counted, Quota, UserLimits
from steward.api.core.reply import Reply
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.credentials.identity import Principal
from steward.api.event_bodies import EventBody
from steward.contracts.base import sha256_of
from steward.contracts.errors import NotFound, Unprocessable
from steward.contracts.owner import Requester
from steward.contracts.problem import ISSUE_DETECTION, WORKFLOW_VERSION, ProblemInput, spoken_words
from steward.contracts.threads import in_thread_if_foreign
from steward.contracts.tool_scope import REQUEST, check_problem_type, problem_type_of, scope_of
from steward.contracts.wire import ToolCallRequest
from steward.language.emergencies import Level, alarm_in

ANALYZE_EMAIL: Final = "analyze_email"
DEFAULT_CONVERSATION: Final = "default"
EVENTS_CONVERSATION: Final = "events"


class ProblemOpener:
    """Turns what comes in into a problem, once per idempotency key."""

    def __init__(
        self, config: GatewayConfig, speaker: ProblemSpeaker, catalogue: ToolCatalogue, limits: UserLimits | None
    ) -> None:
        self.config = config
        self._speaker = speaker
        self._catalogue = catalogue
        self._limits = limits

    async def open(
        self,
        principal: Principal,
        request: ToolCallRequest,
        wait_s: float,
        key: Key | None,
        origin: CallOrigin,
    ) -> Reply:
        """Serve a direct call, a task, or a text that may belong to an open problem of its conversation. What comes
        with an MCP server of its own is always a problem of its own."""
        mcp_url = self.config.listed_mcp_url(origin.mcp_url)
        owner = principal.owner(self.config.default_user)
        problem_type = await self._problem_type(principal, request)
        scope = scope_of(request.tools, problem_type, principal.roles)
        if principal.user_id is None:
            # Whoever names nobody asks as the default user, without the operator's own roles.
            principal = replace(principal, user_id=owner.user_id, may_act_for=False, roles=frozenset())
        conversation_id = request.conversation_id or DEFAULT_CONVERSATION
        text, tool_name, args = request.text, request.tool_name, request.args or {}
        if tool_name == EXECUTE_TASK:
            text, tool_name, args = task_text(args), None, {}
        # Before anything is looked through: what is refused has cost its time too.
        is_cry = _is_cry(spoken_words(text, tool_name, args))
        quotas = () if is_cry else await self.count(principal)
        if tool_name is not None:
            if request.model or request.reasoning or request.tools:
                line = f"model, reasoning, tools: {tool_name} is called as it is, no model plans it"
                raise Unprocessable(line, errors=[line])
            tool_name, args = await self._checked_call(tool_name, args, elsewhere=mcp_url is not None)
        model = self.config.models.choose(principal.tenant_id, request.model, request.reasoning)
        message, problem_id = await self._speaker.admit(principal, wait_s, key)
        began = time.monotonic()
        message = replace(message, watcher=origin.watcher, by_form=origin.by_form, seen=origin.seen)
        requester = Requester(owner, problem_id, conversation_id, self.config.timezone)
        given = self._input(requester, origin.gateway, text, tool_name, args)
        by_model = tool_name is None and self.config.by_model(model)
        chosen = {
            "model": model,
            "mcp_url": mcp_url,
            "by_model": by_model,
            "tools": scope,
            "problem_type": problem_type,
        }
        given = given.model_copy(update=chosen)
        routed: Reply | Continued | Unclaimed = Unclaimed()
        if request.tool_name is not None or text is None or mcp_url is not None:
            await self._speaker.shown.heard(owner, conversation_id, repeat=message.repeat)
        else:
            routed = await self._speaker.route(message, conversation_id, text, by_model=by_model)
        if isinstance(routed, Reply):
            return replace(routed, quotas=quotas)
        if isinstance(routed, Continued):
            given = given.model_copy(update={"text": routed.rest})
            left = max(0.0, wait_s - (time.monotonic() - began))
            if routed.reply.shows_nothing:
                # Nothing is left of it to say yes to: the next word means what the rest shows.
                await self._speaker.shown.heard(owner, conversation_id, repeat=False)
            message = replace(message, destination=None, wait_s=left)
        if self._limits is not None:
            await self._limits.check_conversation(owner, conversation_id)
        reply = await self._speaker.open(message, given)
        if isinstance(routed, Unclaimed):
            routed = await self._speaker.still_open(principal, routed)
        reply = routed.followed_by(reply)
        if message.repeat or not reply.shows_nothing:
            reply = await self._speaker.shown.showing_in(owner, conversation_id, reply)
        return replace(reply, quotas=quotas)

    async def _problem_type(self, principal: Principal, request: ToolCallRequest) -> str:
        """Raises as check_problem_type does."""
        problem_type = problem_type_of(request.problem_type, principal.roles)
        if problem_type != REQUEST:
            check_problem_type(problem_type, await self._catalogue.families())
        return problem_type

    def _input(
        self,
        requester: Requester,
        gateway: str,
        text: str | None = None,
        tool_name: str | None = None,
        args: dict[str, Any] | None = None,
    ) -> ProblemInput:
        """What opens a problem, with the settings that travel with it."""
        return ProblemInput(
            requester=requester,
            gateway=gateway,
            version=WORKFLOW_VERSION,
            text=text,
            tool_name=tool_name,
            args=args or {},
            remember=self.config.remember,
            budget=self.config.budget,
            approval_ttl_s=self.config.approval_ttl_s,
            plan_timeout_s=self.config.plan_timeout_s,
        )

    async def _checked_call(
        self, tool_name: str, args: dict[str, Any], *, elsewhere: bool = False
    ) -> tuple[str, dict[str, Any]]:
        """The call under its canonical names. A tool that is nowhere in the catalogue may be one `elsewhere`, which
        only a worker can tell. Raises as ToolCatalogue.find and CheckedTool.check do."""
        try:
            tool = await self._catalogue.find(tool_name)
        except NotFound:
            if not elsewhere:
                raise
            return tool_name, args
        await in_thread_if_foreign(tool.spec, args, tool.check, args)
        return tool.spec.name, tool.named(args)

    async def event(self, principal: Principal, body: EventBody, wait_s: float) -> Reply:
        """Open the problem of an incoming event for the user it concerns.

        Raises:
            Forbidden: these credentials may not report for that user.
            TooManyRequests: too many events for that user; they are counted apart from what the user asks.
            NotFound: no worker knows the tool that analyses such an event.
        """
        to = (body.email.to or "").casefold()
        user_id = body.notify or self.config.user_of_address.get(to) or self.config.default_user
        concerned = principal.acting_for(user_id)
        # A flood of mail must not lock its user out of asking.
        quotas = await self.count(concerned, of="events")
        # A mail without a subject or a text is one all the same; blank arguments would count as missing.
        given = body.email.model_dump(by_alias=True, exclude={"to"})
        args = {name: text if text.strip() else f"(no {name})" for name, text in given.items()}
        tool_name, args = await self._checked_call(ANALYZE_EMAIL, args)
        digest = sha256_of([body.type, body.dedupe_key])
        message, problem_id = await self._speaker.admit(concerned, wait_s, Key(f"event:{digest}", digest))
        conversation_id = body.conversation_id or EVENTS_CONVERSATION
        requester = Requester(concerned.owner(user_id), problem_id, conversation_id, self.config.timezone)
        opened = self._input(requester, "events", tool_name=tool_name, args=args)
        model = self.config.models.choose(concerned.tenant_id, None, None)
        of_event = {"problem_type": ISSUE_DETECTION, "model": model}
        reply = await self._speaker.open(message, opened.model_copy(update=of_event))
        return replace(reply, quotas=quotas)

    async def count(self, principal: Principal, of: Counted = "requests") -> tuple[Quota, ...]:
        """Count a request or an event of this user. Raises TooManyRequests, Unavailable."""
        if self._limits is None:
            return ()
        return await self._limits.take(principal.owner(self.config.default_user), of)


def _is_cry(text: str) -> bool:
    """Whether a text is sure to be a cry for help, which no limit may keep from its answer. No model reads it."""
    alarm = alarm_in(text)
    return alarm is not None and alarm.level is Level.CERTAIN
