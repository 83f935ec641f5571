"""ProblemStore: the mirror of problems and their steps, problem ids and idempotency keys.

Activities write it (`record`), doors read it. The workflow is the truth: a late, older write never overwrites a newer
row, and every write may be repeated.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import asyncpg

from steward.contracts.actors import SELF_TEST_USER
from steward.contracts.base import Json
from steward.contracts.dialogue import RecentCall
from steward.contracts.errors import Conflict, ErrorCode, Unprocessable
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner, Reach
from steward.contracts.plan import Turn
from steward.contracts.problem import WAITING, ProblemStatus, ProblemView, Question
from steward.contracts.step import Action, Actor, Step
from steward.contracts.waiting import Waiting, WaitingApproval, WaitingQuestion
from steward.sql.database import Database
from steward.sql.jsontext import dump_model, dump_models
from steward.sql.named import load_queries
from steward.sql.step_log import log_steps

STEPS_AT_ONCE: Final = 1_000
"""So many steps are read at a time unless told otherwise; there may be more."""
_Q: Final = load_queries("problems")
_PIECES_IN: Final = 500
"""Looking for a piece of text costs up to 50 microseconds a problem."""


@dataclass(frozen=True, slots=True)
class Destination:
    """The problem that what was said under an idempotency key goes to. `signaled`: it was left there as a signal, since
    no worker took it in time; otherwise it was to be sent as an update."""

    problem_id: int
    approval_id: str | None
    """What it decides or changes; None: it is an answer or more words."""
    signaled: bool = False
    confirmed: bool | None = None
    """The yes or no that it is."""
    rest: str = ""
    """What it says beside that, to be opened under the same key."""


@dataclass(frozen=True, slots=True)
class Reservation:
    """The problem an idempotency key stands for; `fresh` when this call was the first to use the key."""

    problem_id: int
    fresh: bool
    destination: Destination | None = None


@dataclass(frozen=True, slots=True)
class RecordedStep:
    """A mirrored step. `id` grows in commit order within a problem; it is what Last-Event-ID names."""

    id: int
    step: Step


@dataclass(frozen=True, slots=True)
class Summary:
    """A problem's view without its result and other large members; `revision` is another after every write."""

    view: ProblemView
    revision: str


@dataclass(frozen=True, slots=True)
class PageFilter:
    """Which problems a page is of; None filters nothing. `changed_after` is exclusive."""

    statuses: Sequence[ProblemStatus] | None = None
    closed: bool | None = None
    conversation_id: str | None = None
    gateway: str | None = None
    changed_after: datetime | None = None


class ProblemStore:
    """Problems and steps as rows. Every read is filtered by tenant, and by user unless an operator asks (None)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def admit(self, owner: Owner) -> int:
        """A new problem id for this user. Raises Conflict (USER_FORGOTTEN) while they are being forgotten."""
        number = await self._database.fetchval(_Q["admit"], *owner.ids)
        if number is None:
            raise Conflict("this user is being forgotten", code=ErrorCode.USER_FORGOTTEN)
        return int(number)

    async def next_problem_id(self, skip: int = 0) -> int:
        """A problem id nobody has or will get again, `skip` ids further on."""
        if skip:
            return int(await self._database.fetchval(_Q["next_problem_id_beyond"], skip))
        return int(await self._database.fetchval(_Q["next_problem_id"]))

    async def move_reservation(self, owner: Owner, key: str, taken: int, fresh: int) -> None:
        """Let a key stand for the problem `fresh`, whose id is nobody's, instead of `taken`, which is another's. Of
        concurrent moves the first wins; `reserve` tells which."""
        await self._database.execute(_Q["move_reservation"], *owner.ids, key, taken, fresh)

    async def reserve(self, owner: Owner, key: str, body_sha256: str) -> Reservation:
        """The problem of an idempotency key, made on first use. The same key with another body is Unprocessable
        (IDEMPOTENCY_MISMATCH). Atomic: of concurrent calls exactly one is fresh."""
        row = await self._database.fetchrow(_Q["reserve"], *owner.ids, key, body_sha256)
        assert row is not None
        if row["body_sha256"] != body_sha256:
            raise Unprocessable(
                "this idempotency key was used with another request body", code=ErrorCode.IDEMPOTENCY_MISMATCH
            )
        return Reservation(row["problem_id"], row["fresh"], _destination(row))

    async def direct(self, owner: Owner, key: str, to: Destination) -> None:
        """Put on record where what is said under an idempotency key is about to be sent."""
        left = (to.problem_id, to.approval_id, to.signaled, to.confirmed, to.rest or None)
        await self._database.execute(_Q["direct"], *owner.ids, key, *left)

    async def reserved(self, owner: Owner, key: str) -> Reservation | None:
        """The problem of an idempotency key; None when it was never used."""
        row = await self._database.fetchrow(_Q["reserved"], *owner.ids, key)
        return None if row is None else Reservation(row["problem_id"], False, _destination(row))

    async def record(self, write: MirrorWrite) -> bool:
        """Mirror a problem's row and new steps, keep what was said in it, durably, in one round trip, and wake its
        listeners. False, and nothing is written, when the ledger knows of calls beyond those that the write names as
        `known`."""
        view, steps = dump_model(write.view), dump_models(write.steps)
        given = (write.view.problem_id, write.known, dump_model(write.exchange) if write.exchange else None)
        recorded = await self._database.fetchrow(_Q["record"], view, steps, *given) is not None
        if recorded:
            log_steps(write)
        return recorded

    async def add_step(self, problem_id: int, step: Step) -> None:
        """Add a step from outside the workflow (a notification). A repeat of its `step_key` changes nothing."""
        await self._database.execute(_Q["add_step"], problem_id, dump_model(step))

    async def get(self, problem_id: int, reach: Reach) -> ProblemView | None:
        """The problem, or None when it is not mirrored or not this tenant's or user's."""
        text = await self._database.fetchval(_Q["get"], problem_id, *reach.ids)
        return None if text is None else ProblemView.model_validate_json(text)

    async def summary(self, problem_id: int, reach: Reach, known: str | None = None) -> Summary | None:
        """The problem without what may be large; None also when its row has not been written since revision `known`."""
        row = await self._database.fetchrow(_Q["get_summary"], problem_id, *reach.ids, known)
        return None if row is None else Summary(ProblemView.model_validate_json(row["summary"]), row["revision"])

    async def list(
        self,
        reach: Reach,
        statuses: Sequence[ProblemStatus] | None = None,
        conversation_id: str | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> list[ProblemView]:
        """Problems, newest first, as summaries with the first 1,000 characters of text and message; `before` is the
        last problem_id of the page before. Those of the self-test are left out of a whole tenant's."""
        wanted = None if statuses is None else [status.value for status in statuses]
        rows = await self._database.fetch(
            _Q["list"], *reach.ids, wanted, conversation_id, limit, before, _nobody(reach)
        )
        return _views(rows)

    async def search(
        self,
        reach: Reach,
        words: str | None,
        statuses: Sequence[ProblemStatus] | None,
        limit: int,
        before: int | None,
        without_user: str | None = None,
    ) -> Sequence[ProblemView]:
        """As `list`, of those that hold every one of the words in their request, answer, tool's or user's name, or bear
        them as number; without one user's. Where none does, the last word may be the beginning of one; where that finds
        nothing either, the text is looked for within words, in the newest problems."""
        wanted = None if statuses is None else [status.value for status in statuses]
        if words is None:
            filters = (*reach.ids, wanted, None, limit, before, without_user)
            return _views(await self._database.fetch(_Q["list"], *filters))
        given = (*reach.ids, words, wanted, limit, before, without_user)
        found = await self._database.fetch(_Q["search"], *given, False)
        found = found or await self._database.fetch(_Q["search"], *given, True)
        found = found or await self._database.fetch(_Q["search_pieces"], *reach.ids, words, *given[3:], _PIECES_IN)
        return _views(found)

    async def page(
        self,
        reach: Reach,
        wanted: PageFilter,
        limit: int,
        before: tuple[datetime, int] | None = None,
    ) -> tuple[Sequence[ProblemView], int]:
        """Problems, last changed first, and how many there are on all pages; `before` is the change and the id of the
        last problem of the page before. The self-test's are left out as in `list`."""
        statuses = None if wanted.statuses is None else [status.value for status in wanted.statuses]
        filters = (*reach.ids, statuses, wanted.closed, wanted.conversation_id, wanted.gateway, wanted.changed_after)
        changed, problem_id = before or (None, None)
        rows = await self._database.fetch(_Q["page"], *filters, _nobody(reach), changed, problem_id, limit)
        total = await self._database.fetchval(_Q["page_total"], *filters, _nobody(reach))
        return _views(rows), int(total)

    async def steps(self, problem_id: int, after_id: int = 0, limit: int = STEPS_AT_ONCE) -> Sequence[RecordedStep]:
        """The first steps recorded after `after_id`, in the order they were committed. The caller has checked who may
        read."""
        return _steps(await self._database.fetch(_Q["steps"], problem_id, after_id, limit))

    async def ordered_steps(self, problem_id: int) -> Sequence[RecordedStep]:
        """All steps in the workflow's own order; those it does not number at their place, or last."""
        return _steps(await self._database.fetch(_Q["ordered_steps"], problem_id))

    async def with_approvals(
        self, reach: Reach, approvers: Collection[str], limit: int, before: int | None
    ) -> Sequence[ProblemView]:
        """Problems with pending approvals that are this user's (None: of the whole tenant) or name one of `approvers`,
        newest first, as summaries."""
        rows = await self._database.fetch(_Q["with_approvals"], *reach.ids, list(approvers), limit, before)
        return _views(rows)

    async def approvers_asked(self, problem_id: int) -> Sequence[Sequence[str]]:
        """For each approval that was ever asked for in this problem, the approvers it names."""
        return [row["approvers"] for row in await self._database.fetch(_Q["approvers_asked"], problem_id)]

    async def waiting_in_conversation(self, owner: Owner, conversation_id: str) -> Sequence[ProblemView]:
        """Problems of this conversation that wait for the user, newest first."""
        return _views(await self._database.fetch(_Q["waiting_in_conversation"], *owner.ids, conversation_id))

    async def waiting_events(self, owner: Owner) -> Sequence[ProblemView]:
        """Problems that events opened and that wait for this user, in whatever conversation; the newest twenty."""
        return _views(await self._database.fetch(_Q["waiting_events"], *owner.ids))

    async def waiting_calls(self, owner: Owner, conversation_id: str, but: int) -> Waiting:
        """What waits in this conversation in problems other than `but`, oldest first."""
        rows = await self._database.fetch(_Q["waiting_calls"], *owner.ids, conversation_id, but)
        waiting = Waiting()
        for row in reversed(rows):
            view = ProblemView.model_validate_json(row["view"])
            foreign = row["foreign_read"]
            waiting.approvals += [WaitingApproval.of(view.problem_id, a, foreign=foreign) for a in view.approvals]
            if view.question is not None:
                waiting.questions.append(_waiting_question(view, view.question, row))
        return waiting

    async def conversation_turns(
        self, owner: Owner, conversation_id: str, limit: int = 20, *, but: int = 0, whole: bool = False
    ) -> Sequence[Turn]:
        """The last `limit` utterances of the conversation, oldest first: messages that were saved, and requests and
        answers of closed problems of which none were, but that one. `whole`: of open problems as well, with all that
        they asked and were told."""
        rows = await self._database.fetch(_Q["conversation_turns"], *owner.ids, conversation_id, limit, but, whole)
        return [
            Turn(
                role=row["role"],
                text=row["text"],
                problem_id=row["answers"],
                tools=row["tools"],
                foreign=row["foreign_read"],
                at_work=row["at_work"],
                at=row["at"],
            )
            for row in rows
        ]

    async def waiting(self, owner: Owner, limit: int) -> tuple[Sequence[ProblemView], int]:
        """The user's open problems that wait for a person, last changed first, and how many there are."""
        return await self.page(owner, PageFilter(statuses=WAITING, closed=False), limit)

    async def recent_calls(
        self, owner: Owner, conversation_id: str, before: int, within: timedelta
    ) -> Sequence[RecentCall]:
        """The last calls of the conversation's last problems before that one, newest first."""
        rows = await self._database.fetch(
            _Q["recent_calls"], *owner.ids, conversation_id, before, within.total_seconds()
        )
        return [
            RecentCall(
                problem_id=row["problem_id"],
                request=row["request"],
                tool_name=row["tool_name"],
                args=json.loads(row["args"]),
                origins=json.loads(row["origins"] or "[]"),
                ok=row["ok"],
                result=_records_kept(json.loads(row["result"] or "null")),
                message=row["message"],
                at=row["at"],
                own_words=row["own_words"],
                shown=row["shown"],
            )
            for row in rows
        ]

    async def probe_reads(self) -> None:
        """Raise Unavailable unless the mirror can be read."""
        await self._database.fetchval(_Q["probe"])

    async def probe_writes(self) -> None:
        """Raise Unavailable unless the mirror can be written; STORAGE_FULL when its disk is full."""
        await self._database.probe_writes()

    async def counts_by_status(self) -> dict[ProblemStatus, int]:
        """How many problems have each status, over all tenants; every status is present."""
        rows = await self._database.fetch(_Q["counts_by_status"])
        found = {row["status"]: row["problems"] for row in rows}
        return {status: found.get(status.value, 0) for status in ProblemStatus}


def _records_kept(result: Json) -> Json:
    """A step's result; of one that was cut short its first records."""
    if isinstance(result, dict) and "excerpt" in result and "characters" in result:
        return {"records": result.get("records", [])}
    return result


def _waiting_question(view: ProblemView, question: Question, row: asyncpg.Record) -> WaitingQuestion:
    return WaitingQuestion.model_validate(
        {
            "problem_id": view.problem_id,
            "text": question.text,
            "tool_name": question.tool_name,
            "parameter": question.parameter,
            "args": json.loads(row["args"] or "{}"),
            "origins": json.loads(row["origins"] or "[]"),
            "at": row["asked_at"] or view.updated_at,
            "own": question.call_id is not None,
            "foreign": row["foreign_read"],
        }
    )


def _destination(row: asyncpg.Record) -> Destination | None:
    if row["left_with"] is None:
        return None
    said = (row["left_confirmed"], row["left_rest"] or "")
    return Destination(row["left_with"], row["left_approval"], row["signaled"], *said)


def _nobody(reach: Reach) -> str | None:
    """The user whose problems are nobody's: `steward up` tries itself with them. Who asks for that user has them."""
    return SELF_TEST_USER if reach.user_id is None else None


def _views(rows: Sequence[asyncpg.Record]) -> list[ProblemView]:
    return [ProblemView.model_validate_json(row["view"]) for row in rows]


def _steps(rows: Sequence[asyncpg.Record]) -> list[RecordedStep]:
    return [
        RecordedStep(
            row["id"],
            Step(
                step_key=row["step_key"],
                seq=row["seq"],
                actor=Actor(row["actor"]),
                action=Action(row["action"]),
                description=row["description"],
                detail=row["detail"],
                at=row["at"],
            ),
        )
        for row in rows
    ]
