"""`steward tools try`: one live call of a tool, with where its answer is from, what it took and which settings it has.

A direct call as `steward call` makes it, held like a conversation: approvals and questions are settled in place.
"""

from __future__ import annotations

import json
import uuid
from dataclasses import dataclass
from typing import Any

from steward.cli.client import StewardClient
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.outcome import exit_for, is_shown_itself, show_answer
from steward.cli.pages import ToolRow
from steward.cli.plain import plain
from steward.cli.screen import err
from steward.cli.talk import Manner, converse
from steward.cli.terminal_session import own_conversation
from steward.contracts.problem import ProblemView
from steward.contracts.step import Action, Step
from steward.contracts.wire import Answer

_ENDS = (Action.TOOL_SUCCEEDED, Action.TOOL_FAILED, Action.TOOL_OUTCOME_UNKNOWN)


@dataclass(frozen=True, slots=True)
class Trial:
    """What the record tells of a call: its seconds from dispatch to outcome (None: it never ran), when a kept answer
    was given, and whether its outcome had to be asked for."""

    took_s: float | None
    cached_at: str | None
    reconciled: bool

    @classmethod
    def of(cls, steps: list[Step]) -> Trial:
        """The last call in these steps."""
        began = next((step for step in reversed(steps) if step.action is Action.TOOL_DISPATCHED), None)
        ended = next((step for step in reversed(steps) if step.action in _ENDS), None)
        detail = ended.detail if ended else {}
        took_s = (ended.at - began.at).total_seconds() if began and ended else None
        return cls(took_s, detail.get("cached_at"), bool(detail.get("reconciled")))


def try_tool(
    session: Session, client: StewardClient, tool: ToolRow | None, name: str, args: dict[str, Any], manner: Manner
) -> ExitCode:
    """Call the tool once and show everything about it. `tool` is its row, None when it is not listed."""
    request = {"tool_name": name, "args": args, "conversation_id": own_conversation()}
    ended = converse(session, client, request, manner, idempotency_key=f"try-{uuid.uuid4().hex}")
    if isinstance(ended, Answer):
        return show_answer(session, ended)
    trial = Trial.of(list(client.steps(ended.problem_id).steps))
    settings = _settings(session, tool)
    answer = Answer.of(ended)
    if session.as_json:
        print(json.dumps(_document(answer, ended, trial, settings), ensure_ascii=False))
        return exit_for(answer)
    code = show_answer(session, answer)
    if answer.result is not None and not is_shown_itself(answer):
        print(plain(json.dumps(answer.result, indent=2, ensure_ascii=False)))
    for line in _about(ended, trial, settings):
        err().print(plain(line), style="dim", soft_wrap=True)
    return code


def _document(answer: Answer, view: ProblemView, trial: Trial, settings: dict[str, str]) -> dict[str, Any]:
    return {
        "answer": answer.model_dump(mode="json"),
        "took_s": trial.took_s,
        "cached_at": trial.cached_at,
        "reconciled": trial.reconciled,
        "degraded": view.degraded,
        "settings": settings,
    }


def _about(view: ProblemView, trial: Trial, settings: dict[str, str]) -> list[str]:
    lines = [f"took {trial.took_s:.3f} s"] if trial.took_s is not None else []
    if trial.cached_at is not None:
        lines.append(f"a kept answer of {trial.cached_at}")
    if trial.reconciled:
        lines.append("the outcome was in doubt and was found out by asking")
    lines += [f"degraded: {what}" for what in view.degraded]
    return lines + [f"{name}={value}" if value else name for name, value in settings.items()]


def _settings(session: Session, tool: ToolRow | None) -> dict[str, str]:
    """The settings the tool needs, with the values they have on this machine; another machine's are not known here."""
    if tool is None or not tool.needs:
        return {}
    from steward.cli.connect import settings_or_refuse
    from steward.config.describe import describe_settings
    from steward.config.settings import env_name

    names = [env_name(name) for name in tool.needs]
    if session.url is not None:
        return dict.fromkeys(names, "")
    values = {row.env: row.value for row in describe_settings(settings_or_refuse())}
    return {name: values.get(name, "") for name in names}
