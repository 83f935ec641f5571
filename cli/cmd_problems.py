"""The commands about problems: call, ask, inbox, approvals, approve, deny, reply, cancel, problems, show.

Each is one request to the API and one way to show its answer. What is heavy is imported when a command runs, so that
help and completion stay quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from steward.cli import completion
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command
from steward.cli.terminal_session import own_conversation

if TYPE_CHECKING:
    from steward.cli.client import StewardClient


def _problem(completed: Any) -> Any:
    """The argument that names a problem, completed by what `completed` offers."""
    help_text = "The problem's number."
    return typer.Argument(min=1, metavar="PROBLEM", help=help_text, show_default=False, autocompletion=completed)


Problem = Annotated[int, _problem(completion.problems)]
Undecided = Annotated[int, _problem(completion.undecided)]
Yes = Annotated[bool, typer.Option("--yes", help="Approve each permission, once; never a repeat.")]
No = Annotated[bool, typer.Option("--no", help="Deny whatever asks for approval.")]
Wait = Annotated[
    float | None, typer.Option("--wait", min=0, max=600, metavar="SECONDS", help="How long to wait for it to settle.")
]
ApprovalId = Annotated[
    str | None,
    typer.Option("--approval", metavar="ID", help="Which approval, when several are pending.", show_default=False),
]
Conversation = Annotated[
    str | None,
    typer.Option("--conversation", metavar="NAME", help="The conversation it belongs to; else this terminal's own."),
]


def call(
    session: Session,
    tool: Annotated[
        str,
        typer.Argument(metavar="TOOL", help="The tool's name.", show_default=False, autocompletion=completion.tools),
    ],
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[JSON | KEY=VALUE ...]",
            help="The arguments; - reads JSON from stdin.",
            autocompletion=completion.arguments,
        ),
    ] = None,
    conversation: Conversation = None,
    idempotency_key: Annotated[
        str | None, typer.Option("--idempotency-key", metavar="KEY", help="The same key never starts it twice.")
    ] = None,
    yes: Yes = False,
    no: No = False,
    wait: Wait = None,
) -> ExitCode:
    """Call one tool by name.

    On a terminal its steps are shown, and what needs your approval or an answer is asked in place.
    """
    from steward.cli.arguments import read_arguments
    from steward.cli.suggestions import naming_tools

    confirmed = _confirmed(yes, no)
    with session.client() as client, naming_tools(client, tool):
        args = read_arguments(words or [], lambda: _parameters(client, tool))
        request = {"tool_name": tool, "args": args, "conversation_id": conversation or own_conversation()}
        client.open()
        from steward.cli.outcome import show_answer
        from steward.cli.talk import Manner, converse, show_end

        manner = Manner(confirmed=confirmed, wait_s=wait)
        if session.interactive or manner.confirmed is not None:
            ended = converse(session, client, request, manner, idempotency_key=idempotency_key)
            return show_end(session, manner, ended)
        return show_answer(session, client.call(request, wait_s=wait, idempotency_key=idempotency_key))


def _parameters(client: StewardClient, tool: str) -> dict[str, Any]:
    from steward.cli.tool_list import parameters_of, row_of

    return parameters_of(row_of(client, tool))


def ask(
    session: Session,
    text: Annotated[list[str], typer.Argument(metavar="TEXT...", help="What you want.", show_default=False)],
    conversation: Conversation = None,
    yes: Yes = False,
    no: No = False,
    wait: Annotated[
        float | None, typer.Option("--wait", min=0, metavar="SECONDS", help="How long to stay; without, to the end.")
    ] = None,
) -> ExitCode:
    """Ask for something in your own words and see the steps live.

    On a terminal, what needs your approval or an answer is asked in place. Ctrl-C leaves the problem running.
    """
    confirmed = _confirmed(yes, no)
    with session.client() as client:
        client.open()
        from steward.cli.talk import Manner, talk

        manner = Manner(confirmed=confirmed, wait_s=wait)
        return talk(session, client, " ".join(text), conversation or own_conversation(), manner)


def _confirmed(yes: bool, no: bool) -> bool | None:
    """What is decided ahead: to approve, to deny, or nothing."""
    if yes and no:
        raise CliError("--yes and --no exclude each other", exit_code=ExitCode.USAGE)
    return (not no) if yes or no else None


def inbox(
    session: Session,
    limit: Annotated[int, typer.Option("--limit", min=1, max=200, metavar="N", help="Of at most N problems.")] = 50,
) -> ExitCode:
    """Go through what waits for you, oldest first.

    On a terminal each approval is decided and each question answered in place; elsewhere it is a table, and with --json
    a document.
    """
    with session.client() as client:
        client.open()
        from steward.cli.inbox import open_inbox

        return open_inbox(session, client, limit)


def approvals(
    session: Session,
    limit: Annotated[int, typer.Option("--limit", min=1, max=200, metavar="N", help="Of at most N problems.")] = 20,
) -> ExitCode:
    """List what waits for your decision.

    Your own requests, and those of others that name you or your role.
    """
    with session.client() as client:
        client.open()
        from steward.cli.history import list_approvals

        return list_approvals(session, client, limit)


def approve(
    session: Session,
    problem: Undecided,
    approval: ApprovalId = None,
    args: Annotated[
        str | None, typer.Option("--args", metavar="JSON", help="Ask anew with these arguments (all of them).")
    ] = None,
    wait: Wait = None,
) -> ExitCode:
    """Approve what a problem waits to do, or edit it.

    What was edited is shown and asked again.
    """
    from steward.cli.arguments import json_object
    from steward.cli.outcome import show_answer

    arguments = None if args is None else json_object(args)
    with session.client() as client:
        answer = client.decide(problem, confirmed=True, approval_id=approval, arguments=arguments, wait_s=wait)
        return show_answer(session, answer)


def deny(
    session: Session,
    problem: Undecided,
    approval: ApprovalId = None,
    reason: Annotated[str | None, typer.Option("--reason", metavar="TEXT", help="Why; goes on record.")] = None,
    wait: Wait = None,
) -> ExitCode:
    """Deny what a problem waits to do. The problem goes on without it."""
    from steward.cli.outcome import show_answer

    with session.client() as client:
        answer = client.decide(problem, confirmed=False, approval_id=approval, reason=reason, wait_s=wait)
        return show_answer(session, answer, refusing=True)


def reply(
    session: Session,
    problem: Annotated[int, _problem(completion.unanswered)],
    text: Annotated[list[str], typer.Argument(metavar="TEXT...", help="Your answer.", show_default=False)],
    wait: Wait = None,
) -> ExitCode:
    """Answer the question a problem has asked you."""
    from steward.cli.outcome import show_answer

    with session.client() as client:
        return show_answer(session, client.reply(problem, " ".join(text), wait_s=wait))


def cancel(
    session: Session,
    problem: Annotated[int, _problem(completion.open_problems)],
    reason: Annotated[str | None, typer.Option("--reason", metavar="TEXT", help="Why; goes on record.")] = None,
) -> ExitCode:
    """Cancel a problem. What it has done already stays done."""
    from steward.cli.outcome import show_answer

    with session.client() as client:
        return show_answer(session, client.cancel(problem, reason=reason), refusing=True)


def problems(
    session: Session,
    status: Annotated[
        str | None,
        typer.Option(
            "--status",
            metavar="STATUS,...",
            help="Only these, such as awaiting_confirmation; active: whatever is not over.",
            autocompletion=completion.statuses,
        ),
    ] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, max=200, metavar="N", help="At most so many.")] = 20,
    watch: Annotated[bool, typer.Option("--watch", "-w", help="Keep the list up to date until Ctrl-C.")] = False,
) -> ExitCode:
    """List problems, newest first. Those of the self-test are left out (--user steward-self-test shows them)."""
    with session.client() as client:
        client.open()
        from steward.cli.problem_list import list_problems, watch_problems

        shown = watch_problems if watch else list_problems
        return shown(session, client, status, limit)


def show(
    session: Session,
    problem: Problem,
    follow: Annotated[bool, typer.Option("--follow", "-f", help="Stay and show the steps as they happen.")] = False,
    wait: Wait = None,
) -> ExitCode:
    """Show one problem: its steps, what it waits for, the result."""
    with session.client() as client:
        client.open()
        from steward.cli.history import follow_problem, show_problem

        return follow_problem(session, client, problem, wait) if follow else show_problem(session, client, problem)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    command(
        app,
        examples=[
            "steward call get_current_time",
            "steward call search_email query='meeting schedule' from_email=alice@example.com limit=3",
            """steward call compose_email '{"to": "bob@example.com", "subject": "Hi", "body": "..."}'""",
        ],
    )(call)
    command(
        app,
        examples=[
            "steward ask can you find any emails from Alice about the Q3 report?",
            "steward ask --yes add a task to water the plants",
        ],
    )(ask)
    command(app, examples=["steward inbox", "steward inbox --json"])(inbox)
    command(app, examples=["steward approvals", "steward approvals --json"])(approvals)
    command(
        app,
        examples=["steward approve 43", """steward approve 43 --approval 43-2 --args '{"to": "bob@example.com"}'"""],
    )(approve)
    command(app, examples=["steward deny 43 --reason 'wrong Bob'"])(deny)
    command(app, examples=["steward reply 43 the blue one"])(reply)
    command(app, examples=["steward cancel 43"])(cancel)
    command(
        app,
        examples=[
            "steward problems",
            "steward problems --status active --watch",
            "steward problems --status awaiting_confirmation,awaiting_user --json",
        ],
    )(problems)
    command(app, examples=["steward show 43", "steward show 43 --follow"])(show)
