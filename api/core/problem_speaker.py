"""Speaking to problems: open one, reply, cancel. Part of the gateway.

A repeat under the same idempotency key leads to the same problem and the same answer: the key gives a new problem its
id, and a message or a decision the id of its update.
"""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from steward.api.core import acts, message_acts
from steward.api.core.acts import Act
from steward.api.core.approval_decisions import ApprovalDecisions, closed, without
from steward.api.core.asking_back import leaving, too_late
from steward.api.core.closed_acts import closed_act_in_conversation, closed_act_on_problem
from steward.api.core.idempotency import Incoming, Key, admit
from steward.api.core.message_acts import Properties, act_in_conversation, act_on_problem, own_arguments
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.problem_starter import ProblemStarter
from steward.api.core.reply import Reply
from steward.api.core.shown_record import ShownRecord
from steward.api.core.spoken_acts import SpokenActs
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.credentials.identity import Principal
from steward.api.temporal.errors import AlreadyClosed, NotMine
from steward.api.temporal.namespace_owner import NamespaceOwner
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.approval import Decision
from steward.contracts.errors import Conflict, ErrorCode, Forbidden, NotFound, Unavailable
from steward.contracts.marks import marks_of
from steward.contracts.owner import Owner
from steward.contracts.problem import CancelRequest, ProblemInput, ProblemView
from steward.language.emergencies import alarm_in
from steward.language.gloss import language_of
from steward.language.phrases import phrase
from steward.sql.problems import Destination, ProblemStore

_WORD: Final = re.compile(r"[^\W_]+")


def words_of(text: str) -> str:
    """A text without what differs where the same is said again: marks, spaces, capitals."""
    return f" {' '.join(_WORD.findall(text.casefold()))} "


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """A text that no open problem takes: it opens one of its own. `unanswered` is the problem whose question it passed
    over, to be asked once more."""

    unanswered: ProblemView | None = None

    def followed_by(self, reply: Reply) -> Reply:
        """The reply, with the open question at its end unless it waits for something itself."""
        view, answer = self.unanswered, reply.answer
        if view is None or view.question is None or answer.question is not None or answer.approvals or reply.accepted:
            return reply
        if reply.shows:
            # It has changed what was open.
            return reply
        if words_of(view.question.text) in words_of(answer.message):
            # It has just asked that itself.
            return reply
        lang = language_of("\n".join(filter(None, [view.text, view.question.text])))
        asked = f"{answer.message}\n\n{phrase(lang, 'still_open', question=view.question.text)}".strip()
        return replace(reply, answer=answer.model_copy(update={"message": asked}))


@dataclass(frozen=True, slots=True)
class Continued:
    """What a yes or no came to, and what the message says beside it, which opens a problem of its own."""

    reply: Reply
    rest: str

    def followed_by(self, reply: Reply) -> Reply:
        """The reply to the rest, after the words of the first."""
        words = [one for one in (self.reply.answer.message, reply.answer.message) if one]
        return replace(reply, answer=reply.answer.model_copy(update={"message": "\n\n".join(words)}))


class ProblemSpeaker:
    """Everything that changes a problem goes through here."""

    def __init__(
        self,
        store: ProblemStore,
        temporal: TemporalProblems,
        reader: ProblemReader,
        owner: NamespaceOwner,
        shown: ShownRecord,
        catalogue: ToolCatalogue,
        by_model: Callable[[Owner], bool] = lambda owner: False,
    ) -> None:
        """`by_model`: whether a language model plans for that user."""
        self._by_model = by_model
        self._store = store
        self._temporal = temporal
        self._reader = reader
        self._starter = ProblemStarter(store, temporal, reader, owner)
        self.shown = shown
        self.decisions = ApprovalDecisions(store, temporal, reader, shown)
        self._acts = SpokenActs(store, temporal, shown, self.decisions, catalogue)
        self._catalogue = catalogue

    async def admit(self, principal: Principal, wait_s: float, key: Key | None) -> tuple[Incoming, int]:
        """As idempotency.admit."""
        return await admit(self._store, principal, wait_s, key)

    async def admit_to(self, principal: Principal, wait_s: float, key: Key | None) -> Incoming:
        """The same for a request that opens nothing."""
        if key is None:
            return Incoming(principal, wait_s, uuid.uuid4().hex)
        return (await self.admit(principal, wait_s, key))[0]

    async def open(self, incoming: Incoming, given: ProblemInput) -> Reply:
        """Start a problem and wait. Raises as ProblemStarter.start does."""
        return await self._starter.start(incoming, given)

    async def route(
        self, incoming: Incoming, conversation_id: str, text: str, *, by_model: bool = False
    ) -> Reply | Continued | Unclaimed:
        """Take a text as what the conversation's open problems wait for; `by_model`: only where no language model has
        to read it. Where nobody can tell what it means, or it was decided meanwhile, the reply says so."""
        asking, act = None, None
        if (to := incoming.destination) is not None:
            attempt = self._again(incoming, to, text)
        else:
            act = await self._act_of(incoming, conversation_id, text, by_model=by_model)
            if act is None:
                return Unclaimed()
            asking = act.view if isinstance(act, acts.Reply) else None
            if (to := _destination_of(act)) is not None:
                await incoming.record(self._store, to)
            attempt = self._acts.perform(incoming, act, text, overheard=True)
        try:
            reply = await attempt
        except NotMine as passed:
            return Unclaimed(None if passed.lapses else asking)
        except Conflict as error:
            if to is None:
                raise
            if to.approval_id is not None:
                if (late := too_late(error, to.problem_id)) is None:
                    raise
                return late
            if error.code is not ErrorCode.PROBLEM_CLOSED:
                raise
            return Unclaimed()
        rest = to.rest if to is not None else _rest_of(act)
        return Continued(reply, rest) if rest and not incoming.by_form else reply

    async def _act_of(self, incoming: Incoming, conversation_id: str, text: str, *, by_model: bool) -> Act | None:
        """What a text means for what is open in its conversation. None: nothing; a cry for help never answers."""
        owner = incoming.principal.owner()
        shown = await self.shown.heard(owner, conversation_id, repeat=incoming.repeat)
        if alarm_in(text) is not None:
            return None
        waiting = await self._store.waiting_in_conversation(owner, conversation_id)
        if (seen := incoming.seen) is not None:
            waiting = [view for view in waiting if marks_of(view) <= seen]
        read = closed_act_in_conversation if by_model else act_in_conversation
        act = read(text, waiting, shown, await self._properties_of(waiting))
        if act is None and message_acts.says_yes_to_more(text):
            act = message_acts.decided_event(text, await self._store.waiting_events(owner))
        return act

    async def _properties_of(self, views: Sequence[ProblemView]) -> Properties:
        """The parameters of what waits in these problems."""
        tools = {approval.tool_name for view in views for approval in view.approvals}
        properties = {name: await self._properties(name) for name in tools}
        return lambda one: properties[one.tool_name] or own_arguments(one)

    async def _properties(self, tool_name: str) -> Mapping[str, Any]:
        """The parameters of a tool; none while they are not known."""
        try:
            spec = (await self._catalogue.find(tool_name)).spec
        except (NotFound, Forbidden, Unavailable):
            return {}
        return dict(spec.parameters.get("properties", {}))

    async def waiting_in(self, owner: Owner, conversation_id: str) -> Sequence[ProblemView]:
        """What waits for the user in a conversation, newest first."""
        return await self._store.waiting_in_conversation(owner, conversation_id)

    async def still_open(self, principal: Principal, passed_over: Unclaimed) -> Unclaimed:
        """Without a question that was taken back or answered meanwhile. Raises Unavailable."""
        view = passed_over.unanswered
        if view is None or (await self.owned(principal, view.problem_id)).question is not None:
            return passed_over
        return Unclaimed()

    async def owned(self, principal: Principal, problem_id: int) -> ProblemView:
        """As ProblemReader.owned."""
        return await self._reader.owned(principal, problem_id)

    async def reply(self, incoming: Incoming, problem_id: int, text: str) -> Reply | Continued:
        """Say something to a problem. A plain yes or no decides its one pending approval, if that was shown last.

        Raises:
            NotFound: there is no such problem for this principal.
            Conflict: PROBLEM_CLOSED.
        """
        if (reply := await self.repeated(incoming, problem_id)) is not None:
            to = incoming.destination
            return Continued(reply, to.rest) if to is not None and to.rest else reply
        view = await self._reader.owned(incoming.principal, problem_id)
        shown = await self.shown.heard(view.owner, view.conversation_id, repeat=incoming.repeat)
        if view.closed:
            raise closed(problem_id)
        # What was called directly is planned by nobody.
        read = closed_act_on_problem if view.text and self._by_model(view.owner) else act_on_problem
        act = read(text, view, shown, await self._properties_of([view]))
        if isinstance(act, acts.Decide) and (to := _destination_of(act)) is not None:
            await incoming.record(self._store, to)
        reply = await self._acts.perform(incoming, act, text)
        rest = "" if incoming.by_form else _rest_of(act)
        return Continued(reply, rest) if rest else reply

    async def repeated(self, incoming: Incoming, problem_id: int) -> Reply | None:
        """What a request under a key used before was answered with by this problem. None: nothing came of it yet.

        Raises:
            NotFound: there is no such problem for this principal.
        """
        if not incoming.repeat:
            return None
        view = await self._reader.owned(incoming.principal, problem_id)
        found = await incoming.outcome(self._temporal, view)
        return None if found is None else await self.shown.showing(view, Reply.of(found))

    async def answered(self, principal: Principal, key: str) -> Reply | None:
        """What a text said under this key came to, looked up and nothing sent. None: nothing, or not yet, or nobody
        knows any more."""
        reserved = await self._store.reserved(principal.owner(), key)
        if reserved is None:
            return None
        if (opened := await self._reader.mirrored(principal, reserved.problem_id)) is not None:
            return Reply.of(opened)
        to = reserved.destination
        view = None if to is None else await self._reader.mirrored(principal, to.problem_id)
        if to is None or view is None:
            return None
        message = Incoming(principal, 0.0, Key(key, "").update_id(principal), True, destination=to)
        if (found := await message.outcome(self._temporal, view)) is not None:
            return leaving(Reply.of(found), to.rest)
        return Reply.waiting(to.problem_id, view) if to.signaled else None

    async def _again(self, incoming: Incoming, to: Destination, text: str) -> Reply:
        """Say it to the problem it went to before; it counts once."""
        if (reply := await self.repeated(incoming, to.problem_id)) is not None:
            return reply
        if to.approval_id is not None and to.confirmed is not None:
            decision = Decision(confirmed=to.confirmed, approval_id=to.approval_id, wait=True)
            return await self.decisions.decide(incoming, to.problem_id, decision)
        view = await self._reader.owned(incoming.principal, to.problem_id)
        approval = next((one for one in view.approvals if one.approval_id == to.approval_id), None)
        if approval is not None:
            return await self._acts.perform(incoming, acts.Change(view, approval), text)
        return await self._acts.perform(incoming, acts.Reply(view), text, overheard=to.approval_id is None)

    async def cancel(self, incoming: Incoming, problem_id: int, reason: str | None) -> Reply:
        """Cancel a problem and wait for its end.

        Raises:
            NotFound: there is no such problem for this principal.
            Conflict: PROBLEM_CLOSED.
        """
        view = await self._reader.owned(incoming.principal, problem_id)
        if view.closed:
            raise closed(problem_id)
        try:
            await self._temporal.cancel(problem_id, CancelRequest(reason=reason, actor=incoming.principal.actor))
        except AlreadyClosed:
            raise closed(problem_id) from None
        after = await self.decisions.after(incoming, problem_id)
        reply = Reply.waiting(problem_id, without(view)) if after is None else Reply.of(after)
        return await self.shown.showing(view, reply)


def _rest_of(act: Act | None) -> str:
    """What a message says beside its yes or no."""
    return act.rest if isinstance(act, acts.Decide | acts.DecideNamed) else ""


def _destination_of(act: Act) -> Destination | None:
    match act:
        case acts.Decide(view, approval, confirmed, rest):
            return Destination(view.problem_id, approval.approval_id, confirmed=confirmed, rest=rest)
        case acts.Change(view, approval):
            return Destination(view.problem_id, approval.approval_id)
        case acts.Reply(view):
            return Destination(view.problem_id, None)
        case acts.Unclear() | acts.DecideNamed() | acts.NoAnswer():
            return None
