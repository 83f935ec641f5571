"""The two files that `steward tools new` writes: a small tool that works, to be changed into one's own."""

from __future__ import annotations

from string import Template
from typing import Final

from steward.tools.context import ToolContext

_FUNCTION: Final = Template('''\
"""The tool $name. After a change here restart Steward: a running worker keeps what it has imported."""

from __future__ import annotations

from pydantic import Field

from $context import ToolArgs, ToolContext, ToolResult


class $args(ToolArgs):
    """What the tool takes. Names, types, limits and descriptions are what planners and people are shown."""

    text: str = Field(description="The text to count the words of", min_length=1, max_length=20_000)
    at_least: int = Field(1, ge=1, description="Only words of at least so many letters")


def $name(ctx: ToolContext, args: $args) -> ToolResult:
    """Count the words of a text, all of them or those of a certain length."""
    words = [word for word in args.text.split() if len(word) >= args.at_least]
    return ToolResult(result={"words": len(words)}, message=f"{len(words)} words.")
''')

_ENTRY: Final = Template("""\
# Parameters and description are those of the function. docs/tool-authors.md has every key.
tools:
  - name: $name
    tool_type: own
    does: compute           # its deed, and what that is done to: add, of: task
    of: number
    roles: {text: text}     # what its arguments stand for: id, text, title, query, recipient, person, moment ...
    permission: autonomous  # or permission_required: it asks each time
    effect: read            # or idempotent, or once: what a repeat would do
    timeout_s: 10           # a call is given up after so long
    executor: {kind: builtin, function: "$name:$name"}
    examples:               # what users say when they want it; planners find it by these
      - how many words are in "to be or not to be"
      - count the words of this text
      - how many words longer than five letters are here
""")


def function_text(name: str) -> str:
    """The module of a new tool."""
    args = "".join(part.capitalize() for part in name.split("_")) + "Args"
    return _FUNCTION.substitute(name=name, args=args, context=ToolContext.__module__)


def entry_text(name: str) -> str:
    """The catalogue file of a new tool."""
    return _ENTRY.substitute(name=name)
