"""A Steward in miniature for the command line's tests: real HTTP, the real wire models, no Temporal and no database.

A problem's life is told by the first word of its text: `now` answers at once, `slow` answers when released, `mail`
waits for approval, `which` asks a question, `bad` fails. Every request is kept in `seen`.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import uvicorn
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse

from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.base import sha256_of
from steward.contracts.errors import CODES, ErrorCode
from steward.contracts.problem import ProblemError, ProblemStatus, ProblemView, Question
from steward.contracts.step import Action, Actor, Step
from steward.contracts.wire import Answer

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
TOOLS: list[dict[str, Any]] = [
    {
        "name": "search_email",
        "description": "Find mails",
        "tool_type": "email",
        "permission": "autonomous",
        "parameters": {
            "type": "object",
            "required": ["query"],
            "properties": {"query": {"type": "string"}, "limit": {"type": "integer"}},
        },
    },
    {
        "name": "compose_email",
        "description": "Send a mail",
        "tool_type": "email",
        "permission": "permission_required",
        "parameters": {"type": "object", "required": ["to"], "properties": {"to": {"type": "string"}}},
    },
    {
        "name": "web_search",
        "description": "Search the web",
        "tool_type": "knowledge",
        "permission": "autonomous",
        "needs": ["searxng_url"],
        "state": "needs_configuration",
        "unset": ["STEWARD_SEARXNG_URL"],
    },
    {
        "name": "control_device",
        "description": "Switch, dim, open, lock, arm or set a device in the house, such as lights, blinds and locks",
        "tool_type": "home",
        "permission": "autonomous_with_guardrails",
        "parameters": {
            "type": "object",
            "required": ["device_id", "action"],
            "properties": {"device_id": {"type": "string"}, "action": {"type": "string"}, "parameters": {}},
        },
        "needs": ["home_assistant_url", "home_assistant_token"],
        "state": "needs_configuration",
        "unset": ["STEWARD_HOME_ASSISTANT_URL", "STEWARD_HOME_ASSISTANT_TOKEN"],
    },
]


@dataclass
class Problem:
    """One problem: its view and its steps, and what wakes those who watch it."""

    view: ProblemView
    steps: list[Step] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    asked: int = 0
    then: ApprovalKind | None = None
    """What an approval is followed by: the question whether to run the call again, or once more whether it may run."""

    def step(self, actor: Actor, action: Action, description: str, **detail: Any) -> None:
        number = len(self.steps) + 1
        self.steps.append(
            Step(
                step_key=str(number),
                seq=number,
                actor=actor,
                action=action,
                description=description,
                detail=detail,
                at=datetime.now(UTC),
            )
        )

    def become(self, status: ProblemStatus, message: str = "", **changes: Any) -> None:
        closed = status in (ProblemStatus.DONE, ProblemStatus.FAILED, ProblemStatus.CANCELED)
        told: dict[str, Any] = {
            "approvals": [],
            "question": None,
            "status": status,
            "message": message,
            "closed": closed,
        }
        self.view = self.view.model_copy(update=told | {"updated_at": datetime.now(UTC)} | changes)
        self.changed.set()
        self.changed = asyncio.Event()

    def await_approval(
        self, args: dict[str, Any], kind: ApprovalKind = ApprovalKind.PERMISSION, *, edited: bool = False
    ) -> None:
        """Ask anew, each time under the next number."""
        now = datetime.now(UTC)
        number = self.view.problem_id
        self.asked += 1
        approval = Approval(
            approval_id=f"{number}-{self.asked}",
            kind=kind,
            call_id=f"c{self.asked}",
            tool_name="compose_email",
            args=args,
            args_sha256=sha256_of(args),
            reason="sends a mail",
            message=f"{'It was edited. ' if edited else ''}Send a mail to {args['to']}?",
            renews=f"{number}-{self.asked - 1}" if edited else None,
            requested_at=now,
            expires_at=now + timedelta(hours=24),
        )
        self.step(Actor.AGENT, Action.APPROVAL_REQUESTED, approval.message)
        self.become(ProblemStatus.AWAITING_CONFIRMATION, approval.message, approvals=[approval])


class FakeSteward:
    """The server and what it was asked. `break_streams` ends that many event streams after their first event."""

    def __init__(self) -> None:
        self.url = ""
        self.problems: dict[int, Problem] = {}
        self.seen: list[tuple[str, str, dict[str, Any], dict[str, str]]] = []
        self.release = threading.Event()
        self.break_streams = 0
        self.refuse: ErrorCode | None = None
        self.app = FastAPI()
        route = self.app.add_api_route
        route("/tool/call", self._call, methods=["POST"])
        route("/tool/list", self._tools)
        route("/admin/tools/switches", self._switch, methods=["POST"])
        route("/admin/tools/reload", self._reload, methods=["POST"])
        route("/console/links", lambda: {"path": "/console/login#one-time", "seconds": 600}, methods=["POST"])
        route("/problems", self._list)
        route("/approvals", self._approvals)
        route("/problems/{number}", self._view)
        route("/problems/{number}/steps", self._steps)
        route("/problems/{number}/events", self._events)
        for verb in ("confirm", "message", "cancel"):
            route(f"/problems/{{number}}/{verb}", getattr(self, f"_{verb}"), methods=["POST"])

    def bodies(self, path: str) -> list[dict[str, Any]]:
        """The bodies posted to a path, in order."""
        return [body for _, seen, body, _ in self.seen if seen == path]

    async def _note(self, request: Request) -> dict[str, Any]:
        body = await request.json() if request.method == "POST" else dict(request.query_params)
        self.seen.append((request.method, request.url.path, body, dict(request.headers)))
        return body

    async def _call(self, request: Request) -> Response:
        body = await self._note(request)
        if self.refuse:
            return problem_json(self.refuse, "as the test wants it")
        if body.get("tool_name") not in (None, "ping", "get_current_time", *(tool["name"] for tool in TOOLS)):
            return problem_json(ErrorCode.UNKNOWN_TOOL, f"there is no tool {body['tool_name']}")
        if body.get("tool_name") and not isinstance(body["args"].get("limit", 1), int):
            return problem_json(ErrorCode.INVALID_ARGUMENTS, "they do not fit", errors=["limit: must be an integer"])
        number = len(self.problems) + 1
        now = datetime.now(UTC)
        problem = self.problems[number] = Problem(
            ProblemView(
                problem_id=number,
                tenant_id="default",
                user_id=body.get("user_id", "local"),
                conversation_id=body.get("conversation_id", "default"),
                status=ProblemStatus.IN_PROGRESS,
                text=body.get("text"),
                tool_name=body.get("tool_name"),
                created_at=now,
                updated_at=now,
            )
        )
        problem.step(Actor.USER, Action.REQUEST, body.get("text") or body["tool_name"])
        spoken = "mail" if body.get("tool_name") == "compose_email" else "now"
        await self._begin(problem, (body.get("text") or spoken).split()[0])
        return answer(problem)

    async def _begin(self, problem: Problem, kind: str) -> None:
        if kind == "now" and problem.view.tool_name:
            problem.step(Actor.USER, Action.TOOL_DISPATCHED, "is called")
            problem.step(Actor.AGENT, Action.TOOL_SUCCEEDED, "did it", cached_at="2026-03-02T09:00:00+00:00")
        if kind == "now":
            problem.become(ProblemStatus.DONE, "It is noon.", result={"time": "12:00"}, tool_executed=True)
        elif kind == "bad":
            error = ProblemError(code=ErrorCode.TOOL_FAILED, detail="no")
            problem.become(ProblemStatus.FAILED, "The tool failed.", error=error)
        elif kind in ("mail", "doubtful", "again"):
            problem.then = {"doubtful": ApprovalKind.REPEAT, "again": ApprovalKind.PERMISSION}.get(kind)
            problem.await_approval(MAIL)
        elif kind == "which":
            problem.become(ProblemStatus.AWAITING_USER, "Which Bob?", question=Question(text="Which Bob?"))
        else:
            self._background = asyncio.create_task(self._finish_when_released(problem))

    async def _finish_when_released(self, problem: Problem) -> None:
        await asyncio.to_thread(self.release.wait, 30)
        problem.step(Actor.AGENT, Action.TOOL_SUCCEEDED, "the slow tool succeeded")
        problem.become(ProblemStatus.DONE, "Slowly done.")

    async def _confirm(self, request: Request, number: int) -> Response:
        body = await self._note(request)
        problem = self.problems[number]
        if problem.view.status is not ProblemStatus.AWAITING_CONFIRMATION:
            return problem_json(ErrorCode.NOTHING_TO_CONFIRM, "nothing waits")
        if body["confirmed"] and "arguments" in body:
            problem.step(Actor.USER, Action.APPROVAL_EDITED, "edited")
            problem.await_approval(body["arguments"], edited=True)
            return answer(problem)
        problem.step(Actor.USER, Action.APPROVAL_APPROVED if body["confirmed"] else Action.APPROVAL_DENIED, "decided")
        if body["confirmed"] and problem.then is not None:
            problem.await_approval(problem.view.approvals[0].args, problem.then)
        elif body["confirmed"]:
            sent = problem.view.approvals[0].args
            problem.become(ProblemStatus.DONE, f"Sent to {sent['to']}.", result=sent, tool_executed=True)
        else:
            problem.become(ProblemStatus.CANCELED, "Canceled: nothing was sent.")
        return answer(problem)

    async def _message(self, request: Request, number: int) -> Response:
        body = await self._note(request)
        problem = self.problems[number]
        problem.step(Actor.USER, Action.MESSAGE_RECEIVED, body["text"])
        problem.become(ProblemStatus.DONE, f"Then {body['text']}.")
        return answer(problem)

    async def _cancel(self, request: Request, number: int) -> Response:
        await self._note(request)
        self.problems[number].become(ProblemStatus.CANCELED, "Canceled.")
        return answer(self.problems[number])

    async def _view(self, request: Request, number: int) -> Response:
        await self._note(request)
        problem = self.problems.get(number)
        if problem is None:
            return problem_json(ErrorCode.UNKNOWN_PROBLEM, f"there is no problem {number}")
        return JSONResponse(problem.view.model_dump(mode="json"))

    async def _list(self, request: Request) -> Response:
        query = await self._note(request)
        statuses = query["status"].split(",") if "status" in query else list(ProblemStatus)
        before = int(query.get("before", 0)) or None
        numbers = [number for number in sorted(self.problems, reverse=True) if before is None or number < before]
        views = [self.problems[number].view for number in numbers if self.problems[number].view.status in statuses]
        page = views[: int(query.get("limit", 50))]
        following = page[-1].problem_id if len(page) < len(views) else None
        return JSONResponse({"problems": [view.model_dump(mode="json") for view in page], "next": following})

    async def _approvals(self, request: Request) -> Response:
        await self._note(request)
        views = [problem.view for problem in reversed(self.problems.values()) if problem.view.approvals]
        return JSONResponse({"problems": [view.model_dump(mode="json") for view in views]})

    async def _switch(self, request: Request) -> Response:
        body = await self._note(request)
        if body["tool"] not in [tool["name"] for tool in TOOLS]:
            return problem_json(ErrorCode.UNKNOWN_TOOL, f"there is no tool {body['tool']}")
        return JSONResponse({"tool": body["tool"], "enabled": body["enabled"]})

    async def _steps(self, request: Request, number: int) -> Response:
        await self._note(request)
        return JSONResponse({"steps": [step.model_dump(mode="json") for step in self.problems[number].steps]})

    async def _events(self, request: Request, number: int) -> Response:
        await self._note(request)
        after = int(request.headers.get("Last-Event-ID", 0))
        breaking, self.break_streams = self.break_streams > 0, max(0, self.break_streams - 1)
        return StreamingResponse(_stream(self.problems[number], after, breaking), media_type="text/event-stream")

    async def _tools(self, request: Request) -> Response:
        query = await self._note(request)
        wanted = query.get("permission")
        family = query.get("tool_type")
        fitting = [
            tool for tool in TOOLS if wanted in (None, tool["permission"]) and family in (None, tool["tool_type"])
        ]
        return JSONResponse({"tools": fitting})

    async def _reload(self, request: Request) -> Response:
        await self._note(request)
        return JSONResponse({"added": ["ping"], "changed": [], "removed": [], "unchanged": 2, "indexed": 3})


async def _stream(problem: Problem, after: int, breaking: bool) -> AsyncIterator[str]:
    while True:
        changed = problem.changed
        for step in problem.steps[after:]:
            after += 1
            yield f"id: {after}\nevent: step\ndata: {step.model_dump_json()}\n\n"
            if breaking:
                return
        yield f": ping\n\nevent: problem\ndata: {problem.view.model_dump_json()}\n\n"
        if problem.view.closed:
            return
        await changed.wait()


def answer(problem: Problem) -> Response:
    """The envelope of a problem."""
    told = Answer.of(problem.view)
    status = 202 if told.status is ProblemStatus.IN_PROGRESS else 200
    return Response(told.model_dump_json(), status_code=status, media_type="application/json")


def problem_json(code: ErrorCode, detail: str, **extra: Any) -> Response:
    """An error as the doors write it."""
    row = CODES[code]
    document = {"title": row.title, "status": row.status, "detail": detail, "success": False, "error": code, **extra}
    return JSONResponse(document, row.status, media_type="application/problem+json", headers={"Retry-After": "7"})


@contextmanager
def fake_steward() -> Iterator[FakeSteward]:
    """A running one, on a free port."""
    fake = FakeSteward()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        fake.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        config = uvicorn.Config(fake.app, log_level="error", lifespan="off", ws="none", timeout_graceful_shutdown=2)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            yield fake
        finally:
            fake.release.set()
            server.should_exit = True
            thread.join(10)
