"""How problems, steps, approvals and tools look in a terminal.

Models in, text or rich renderables out. Everything shown goes through `plain`; nothing is parsed as markup.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from steward.cli.folding import hang
from steward.cli.plain import plain
from steward.contracts.approval import Approval
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.step import Action, Actor, Step

_STATUS_STYLES = {
    ProblemStatus.IN_PROGRESS: "cyan",
    ProblemStatus.AWAITING_CONFIRMATION: "bold yellow",
    ProblemStatus.AWAITING_USER: "bold yellow",
    ProblemStatus.DONE: "green",
    ProblemStatus.CANCELED: "dim",
    ProblemStatus.BLOCKED: "bold red",
    ProblemStatus.FAILED: "red",
}
_ACTOR_STYLES = {Actor.USER: "bold", Actor.AGENT: "cyan", Actor.SYSTEM: "dim"}
_ROOMY = 100
"""Columns from which on a list of problems has room for the tool."""
_LONG_NAME = 32
_LEAST_USER, _LEAST_ABOUT = 12, 24
STEP_WIDTH = 200
"""Characters of a step's description that are shown; `show --json` has all of them."""


def local_time(moment: datetime, *, day: bool = True) -> str:
    """A moment in this machine's time zone."""
    return moment.astimezone().strftime("%Y-%m-%d %H:%M:%S" if day else "%H:%M:%S")


def status_text(view: ProblemView) -> Text:
    """The status in its colour."""
    return Text(view.status.value, style=_STATUS_STYLES[view.status])


def json_text(value: Any) -> str:
    """A JSON value for reading: one line when short."""
    line = json.dumps(value, ensure_ascii=False)
    return line if len(line) <= 100 else json.dumps(value, ensure_ascii=False, indent=2)


def approval_text(approval: Approval) -> str:
    """What an approver must see: the message, the tool, these exact arguments, and until when."""
    lines = [approval.message, f"  tool       {approval.tool_name}"]
    lines += [f"  {name:<10} {_indented(value)}" for name, value in approval.args.items()]
    if approval.approvers:
        lines.append(f"  decided by {', '.join(approval.approvers)}")
    lines.append(f"  approval   {approval.approval_id}, until {local_time(approval.expires_at)}")
    return "\n".join(lines)


def _indented(value: Any) -> str:
    text = value if isinstance(value, str) else json_text(value)
    return text.replace("\n", "\n" + " " * 13)


def show_step(console: Console, step: Step) -> None:
    """One step of a view: the first line of what is recorded, folded where a terminal shows it. The end of a problem
    says nothing here, for its answer follows."""
    line = Text(f"{local_time(step.at, day=False)}  ", style="dim")
    line.append(f"{step.actor.value:<6} ", style=_ACTOR_STYLES[step.actor])
    line.append(f"{step.action.value:<20} ", style="bold" if step.actor is Actor.USER else "")
    words = "" if step.action is Action.COMPLETED else plain(step.description.strip().partition("\n")[0])
    words = words if len(words) <= STEP_WIDTH else f"{words[: STEP_WIDTH - 1]}…"
    line.append(hang(words, line.cell_len) if console.is_terminal else words)
    line.rstrip()
    console.print(line, soft_wrap=True)


def problem_line(view: ProblemView) -> Text:
    """Whose problem it is and how it stands, in a list of several."""
    line = Text(f"Problem {view.problem_id}  ", style="bold").append_text(status_text(view))
    return line.append(f"  of {plain(view.user_id)}", style="dim")


def problem_header(view: ProblemView) -> list[Text]:
    """Who asked what, when and how it stands, above the steps."""
    first = Text(f"Problem {view.problem_id}  ", style="bold").append_text(status_text(view))
    if view.stale:
        first.append("  (the last recorded state: no worker answered in time)", style="yellow")
    about = f"user {view.user_id}, conversation {view.conversation_id}, by {view.gateway}"
    times = f"opened {local_time(view.created_at)}, changed {local_time(view.updated_at)}"
    asked = view.text if view.text else f"call of {view.tool_name}"
    lines = [first, Text(f"  {about}", style="dim"), Text(f"  {times}", style="dim"), Text(f"  asked: {plain(asked)}")]
    lines += [Text(f"  degraded: {plain(part)}", style="yellow") for part in view.degraded]
    return lines


def problems_table(views: Sequence[ProblemView], width: int) -> Table:
    """A list of problems, newest first, at most `width` columns wide. The id and the status are always whole; the user
    is left out where all are the same one's and folded where it is long, the tool left out where there is no room."""
    columns = {
        "PROBLEM": [Text(str(view.problem_id)) for view in views],
        "STATUS": [status_text(view) for view in views],
        "CHANGED": [Text(f"{view.updated_at.astimezone():%m-%d %H:%M}") for view in views],
    }
    roomy = width >= _ROOMY
    if len({view.user_id for view in views}) > 1:
        columns["USER"] = [Text(plain(view.user_id)) for view in views]
    if roomy:
        columns["TOOL"] = [_cut(view.tool_name or "", _LONG_NAME) for view in views]
    widths = {heading: max(len(heading), *(cell.cell_len for cell in cells)) for heading, cells in columns.items()}
    room = width - sum(2 + taken for taken in widths.values())
    if "USER" in widths and room < _LEAST_ABOUT:
        folded = max(widths["USER"] - (_LEAST_ABOUT - room), _LEAST_USER)
        room, widths["USER"] = room + widths["USER"] - folded, folded
    # Cut here: rich would narrow all columns alike, down to the number of the problem.
    columns["ABOUT"] = [_cut(about(view), max(room, 5)) for view in views]
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in columns:
        table.add_column(
            heading,
            width=widths.get(heading),
            no_wrap=heading != "USER",
            overflow="fold" if heading == "USER" else "ellipsis",
            justify="right" if heading == "PROBLEM" else "left",
        )
    for row in zip(*columns.values(), strict=True):
        table.add_row(*row)
    return table


def _cut(words: str, width: int) -> Text:
    text = Text(words)
    text.truncate(width, overflow="ellipsis")
    return text


def about(view: ProblemView) -> str:
    """What a problem is about, on one line: the user's words, or the tool that was called and what became of it."""
    tool, message = view.tool_name or "", view.message
    words = view.text or (message if message.startswith(tool) and message else f"{tool}: {message}".removesuffix(": "))
    return " ".join(plain(words).split())
