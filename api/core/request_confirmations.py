"""The original request, sent again with `confirm`, and problem_id or not: decides the approval that it led to.

Part of the gateway. What it names must be what waits for approval.
"""

from __future__ import annotations

import contextlib

from steward.api.core.gateway_tools import CONFIRM_ACTION, EXECUTE_TASK, task_text
from steward.api.core.idempotency import Incoming
from steward.api.core.problem_opener import DEFAULT_CONVERSATION
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.problem_speaker import ProblemSpeaker
from steward.api.core.reply import Reply
from steward.api.core.resent_requests import approval_of_call, approval_of_text, shown_approval_of_call
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.contracts.approval import Decision
from steward.contracts.errors import NotFound
from steward.contracts.threads import in_thread_if_foreign
from steward.contracts.wire import ToolCallRequest
from steward.language.yes_or_no import yes_or_no


class RequestConfirmations:
    """Requests as decisions."""

    def __init__(
        self, reader: ProblemReader, speaker: ProblemSpeaker, catalogue: ToolCatalogue, default_user: str
    ) -> None:
        self._reader = reader
        self._speaker = speaker
        self._catalogue = catalogue
        self._default_user = default_user

    async def decide(self, incoming: Incoming, problem_id: int, request: ToolCallRequest, *, confirmed: bool) -> Reply:
        """Decide the one approval of the problem that the request means, and wait for what follows.

        Raises:
            StewardError: as `resent_requests` does for what waits, or ApprovalDecisions.decide.
        """
        with contextlib.suppress(NotFound):  # Another user's, of which they may decide an approval: `decide` knows.
            if (reply := await self._speaker.repeated(incoming, problem_id)) is not None:
                return reply
        approval_id = await self._approval_of(incoming, problem_id, request, confirmed)
        decision = Decision(confirmed=confirmed, approval_id=approval_id, wait=True)
        return await self._speaker.decisions.decide(incoming, problem_id, decision)

    async def decide_unnumbered(self, incoming: Incoming, request: ToolCallRequest, *, confirmed: bool) -> Reply:
        """The same for a call that is sent again without its problem's number. What it was shown for is checked where
        the call is made, as after any yes.

        Raises:
            Conflict: none such call waits in the conversation, several do, or it was not shown there last.
            StewardError: as ApprovalDecisions.decide does.
        """
        to = incoming.destination
        if to is not None and (reply := await self._speaker.repeated(incoming, to.problem_id)) is not None:
            return reply
        if to is not None and to.approval_id is not None:
            problem_id, approval_id = to.problem_id, to.approval_id
        else:
            problem_id, approval_id = await self._shown_approval_of(incoming, request)
        decision = Decision(confirmed=confirmed, approval_id=approval_id, wait=True)
        return await self._speaker.decisions.decide(incoming, problem_id, decision)

    async def _shown_approval_of(self, incoming: Incoming, request: ToolCallRequest) -> tuple[int, str]:
        assert request.tool_name is not None
        tool, args = await self._catalogue.find(request.tool_name), request.args or {}
        await in_thread_if_foreign(tool.spec, args, tool.check, args)
        owner = incoming.principal.owner(self._default_user)
        conversation_id = request.conversation_id or DEFAULT_CONVERSATION
        waiting = await self._speaker.waiting_in(owner, conversation_id)
        shown = await self._speaker.shown.heard(owner, conversation_id, repeat=incoming.repeat)
        return shown_approval_of_call(waiting, shown, tool.spec.name, tool.named(args))

    async def _approval_of(
        self, incoming: Incoming, problem_id: int, request: ToolCallRequest, confirmed: bool
    ) -> str | None:
        """The approval that the request names. None: it names nothing but the problem."""
        name, args, text = request.tool_name, request.args or {}, request.text
        if name == EXECUTE_TASK:
            name, text = None, task_text(args)
        if name == CONFIRM_ACTION or (name is None and (text is None or yes_or_no(text) is confirmed)):
            return None
        view = await self._reader.owned(incoming.principal, problem_id)
        if name is None:
            return approval_of_text(view, text or "")
        try:
            tool = await self._catalogue.find(name)
        except NotFound:
            return approval_of_call(view, name, args)
        return approval_of_call(view, tool.spec.name, tool.named(args))
