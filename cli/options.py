"""The options every command shares, and the session they make.

The decorator `command` registers a function that takes a `Session` first and returns its exit code; the shared options
are added to its signature, so that each command's help shows them. Never opens a connection: `Session.client` does.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Concatenate, ParamSpec, cast

import typer

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.folding import say

if TYPE_CHECKING:
    from steward.cli.client import StewardClient

P = ParamSpec("P")

JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")]
UrlOption = Annotated[
    str | None,
    typer.Option("--url", metavar="URL", help="Where Steward runs.", envvar="STEWARD_URL"),
]
TokenOption = Annotated[
    str | None,
    typer.Option("--token", metavar="TOKEN", help="Bearer token of the API.", envvar="STEWARD_API_TOKEN"),
]
UserOption = Annotated[
    str | None,
    typer.Option("--user", metavar="USER", help="Act for this user.", envvar="STEWARD_USER"),
]
LimitOption = Annotated[int, typer.Option("--limit", min=1, max=200, metavar="N", help="How many, newest first.")]
DeliveredOption = Annotated[
    str | None, typer.Option("--state", metavar="STATE", help="dead, waiting or delivered.", show_default=False)
]


@dataclass(frozen=True, slots=True)
class Session:
    """What the shared options said. `url` and `token` None: find them (cli.connect)."""

    as_json: bool = False
    url: str | None = None
    token: str | None = None
    user: str | None = None

    @property
    def interactive(self) -> bool:
        """Whether a person can be asked something in place."""
        return not self.as_json and sys.stdin.isatty() and sys.stdout.isatty()

    def client(self) -> StewardClient:
        """A client of the Steward these options name; close it after use."""
        from steward.cli.connect import connect

        return connect(self)

    def over(self, outer: Session | None) -> Session:
        """These options, filled up with those given before the command's name."""
        if outer is None:
            return self
        return Session(
            as_json=self.as_json or outer.as_json,
            url=self.url or outer.url,
            token=self.token or outer.token,
            user=self.user or outer.user,
        )


_SHARED = {"as_json": (JsonOption, False), "url": (UrlOption, None), "token": (TokenOption, None)}
_WITH_USER = {**_SHARED, "user": (UserOption, None)}


def command(
    app: typer.Typer, name: str | None = None, *, examples: list[str], user: bool = True
) -> Callable[[Callable[Concatenate[Session, P], ExitCode | None]], Callable[Concatenate[Session, P], ExitCode | None]]:
    """Register a command of `app` that takes a `Session` first. `examples` are command lines shown below its help."""
    shared = _WITH_USER if user else _SHARED

    def register(
        function: Callable[Concatenate[Session, P], ExitCode | None],
    ) -> Callable[Concatenate[Session, P], ExitCode | None]:
        own = list(inspect.signature(function, eval_str=True).parameters.values())[1:]
        added = [
            inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
            for key, (annotation, default) in shared.items()
        ]
        context = inspect.Parameter("ctx", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)

        call = cast("Callable[..., ExitCode | None]", function)

        def run(ctx: typer.Context, **values: Any) -> None:
            given = Session(**{key: values.pop(key) for key in shared})
            session = given.over(ctx.find_root().obj)
            try:
                code = call(session, **values)
            except CliError as error:
                code = show_error(error, as_json=session.as_json)
            raise typer.Exit(code or ExitCode.DONE)

        parameters = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in own] + added + [context]
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {p.name: p.annotation for p in parameters}
        run.__doc__ = function.__doc__
        run.__name__ = function.__name__
        epilog = "\b\nExamples:\n" + "\n".join(f"  {line}" for line in examples)
        app.command(name or function.__name__, epilog=epilog)(run)
        return function

    return register


def show_error(error: CliError, *, as_json: bool) -> ExitCode:
    """Say what went wrong and what to do: on stderr, or as the one document on stdout. Returns the exit code."""
    if as_json:
        print(json.dumps(error.document | ({"hint": error.hint} if error.hint else {}), ensure_ascii=False))
    else:
        say(error.message, sys.stderr)
        if error.hint:
            say(error.hint, sys.stderr)
    return error.exit_code
