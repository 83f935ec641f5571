"""Carrying out what a message means for what is open: decide, change, answer, or ask back. Part of the gateway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from steward.api.core import acts
from steward.api.core.acts import Act
from steward.api.core.approval_decisions import ApprovalDecisions, closed, without
from steward.api.core.asking_back import asked_again, asking_back, leaving
from steward.api.core.idempotency import Incoming
from steward.api.core.named_decisions import Pending
from steward.api.core.reply import Reply
from steward.api.core.shown_record import ShownRecord
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.credentials.identity import Scope
from steward.api.temporal.errors import AlreadyClosed
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.approval import Approval, Decision
from steward.contracts.errors import NotFound, Unprocessable
from steward.contracts.problem import ISSUE_DETECTION, ProblemView, UserMessage
from steward.language.call_changes import changed
from steward.language.yes_or_no import flag_of, takes_back
from steward.sql.problems import Destination, ProblemStore

_BARE_NO: Final = 4
"""Words of a no that tells nothing more: "no, leave it please"."""


class SpokenActs:
    """Does what messages mean; whoever said them has been let in before."""

    def __init__(
        self,
        store: ProblemStore,
        temporal: TemporalProblems,
        shown: ShownRecord,
        decisions: ApprovalDecisions,
        catalogue: ToolCatalogue,
    ) -> None:
        self._store = store
        self._temporal = temporal
        self._shown = shown
        self._decisions = decisions
        self._catalogue = catalogue

    async def perform(self, incoming: Incoming, act: Act, text: str, *, overheard: bool = False) -> Reply:
        """Carry out one act of this text. `overheard`: it was said in the conversation and to no problem.

        Raises:
            StewardError: as ApprovalDecisions.decide does; Conflict(PROBLEM_CLOSED) where it is said to one that ended.
            NotMine: it is no answer to the question it was taken for.
        """
        match act:
            case acts.Decide(view, approval, True, rest) if incoming.by_form:
                return await self._shown.showing(view, leaving(Reply.of(view), rest))
            case acts.DecideNamed(pending, True, rest) if incoming.by_form:
                return asking_back([view for view, _ in pending], rest)
            case acts.Decide(view, approval, confirmed, rest):
                if Scope.APPROVE not in incoming.principal.scopes:
                    # Nothing is decided then, so what was shown last is that still.
                    await self._shown.showing(view, Reply.of(view))
                # What is said beside a no may be about more than the call; `rest` is a request of its own.
                why = text if not confirmed and not rest and len(text.split()) > _BARE_NO else None
                decision = Decision(confirmed=confirmed, approval_id=approval.approval_id, reason=why, wait=True)
                return await self._decisions.decide(incoming, view.problem_id, decision)
            case acts.DecideNamed(pending, confirmed):
                return await self._decide_named(incoming, pending, confirmed=confirmed)
            case acts.Change(view, approval):
                arguments = await self._changed(approval, text)
                if arguments is None and view.problem_type == ISSUE_DETECTION:
                    # Nobody plans there, so words that change nothing would end it: it stays open.
                    return await self.perform(incoming, acts.Unclear((view,)), text)
                return await self._say(incoming, view, text, amends=approval.approval_id, arguments=arguments)
            case acts.Reply(view):
                return await self._say(incoming, view, text, overheard=overheard)
            case acts.Unclear(views, rest):
                for view in views:
                    await self._shown.showing(view, Reply.of(view))
                return asking_back(views, rest)
            case acts.NoAnswer(view):
                return await self._shown.showing(view, asked_again(view))

    async def _decide_named(self, incoming: Incoming, pending: Sequence[Pending], *, confirmed: bool) -> Reply:
        """Decide these one after the other; the reply is the last one's, with what came of all of them. Of a problem
        only its last words count: what it asked before is decided by then."""
        messages: dict[int, str] = {}
        reply = None
        for view, approval in pending:
            own = replace(incoming, update_id=f"{incoming.update_id}-{approval.approval_id}")
            decision = Decision(confirmed=confirmed, approval_id=approval.approval_id, wait=True)
            reply = await self._decisions.decide(own, view.problem_id, decision)
            messages[view.problem_id] = reply.answer.message
        assert reply is not None
        return replace(reply, answer=reply.answer.model_copy(update={"message": "\n\n".join(messages.values())}))

    async def _changed(self, approval: Approval, text: str) -> dict[str, Any] | None:
        """The arguments a change wants, where its words and the tool's schema leave one possibility."""
        try:
            tool = await self._catalogue.find(approval.tool_name)
            properties = tool.spec.parameters.get("properties", {})
            if (args := changed(text, approval.args, properties, tool.spec.dates)) is not None:
                tool.check(args)
        except (NotFound, Unprocessable):
            return None
        return args

    async def _say(
        self,
        incoming: Incoming,
        view: ProblemView,
        text: str,
        amends: str | None = None,
        arguments: dict[str, Any] | None = None,
        *,
        overheard: bool = False,
    ) -> Reply:
        incoming.opened(view.problem_id)
        message = UserMessage(
            text=text,
            message_id=incoming.update_id,
            actor=incoming.principal.actor,
            amends=amends,
            arguments=arguments,
            overheard=overheard,
            flag=flag_of(text),
            stops=takes_back(text),
        )
        leaving = partial(incoming.record, self._store, Destination(view.problem_id, amends, signaled=True))
        try:
            after = await self._temporal.settle(
                view.problem_id, incoming.wait_s, message, incoming.update_id, leaving=leaving
            )
        except AlreadyClosed:
            raise closed(view.problem_id) from None
        if after is not None:
            return await self._shown.showing(view, Reply.of(after))
        left = view.model_copy(update={"question": None}) if amends is None else without(view, amends)
        return await self._shown.showing(view, Reply.waiting(view.problem_id, left))
