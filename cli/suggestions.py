"""What to say where a tool's name is unknown: the names that are close, asked of the API once the name was refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.contracts.suggestions import did_you_mean

if TYPE_CHECKING:
    from steward.cli.client import StewardClient

_UNKNOWN_TOOL: Final = "unknown_tool"


@contextmanager
def naming_tools(client: StewardClient, tool: str) -> Iterator[None]:
    """Within it, the refusal of an unknown tool says which tools there are that are called alike."""
    try:
        yield
    except CliError as error:
        if error.document.get("error") != _UNKNOWN_TOOL:
            raise
        raise CliError(
            error.message, exit_code=error.exit_code, hint=_hint(client, tool), document=error.document
        ) from None


def no_such_tool(client: StewardClient, tool: str) -> CliError:
    """There is no tool of that name, with the names that are close."""
    return CliError(f"There is no tool {tool!r}", exit_code=ExitCode.NOT_FOUND, hint=_hint(client, tool))


def _hint(client: StewardClient, tool: str) -> str:
    every = "`steward tools list` shows them all"
    try:
        tools = client.tools().tools
    except CliError:
        return every
    names = [name for row in tools for name in (row.name, *row.aliases)]
    question = did_you_mean(tool, names)
    return f"{question} {every}" if question else every
