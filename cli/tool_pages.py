"""How tools look in a terminal: all by family, some in detail, one whole. Behind `tools list` and `tools show`."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.text import Text

from steward.cli.pages import ToolRow
from steward.cli.plain import plain
from steward.cli.screen import err, out, show_table, table_of
from steward.contracts.tool import Effect, Permission

_PERMISSION_STYLES: Final = {
    Permission.AUTONOMOUS: "green",
    Permission.AUTONOMOUS_WITH_GUARDRAILS: "yellow",
    Permission.PERMISSION_REQUIRED: "red",
}
_MARKS: Final = {
    Permission.AUTONOMOUS: " ",
    Permission.AUTONOMOUS_WITH_GUARDRAILS: "~",
    Permission.PERMISSION_REQUIRED: "?",
}
_AGREES: Final = {
    Permission.AUTONOMOUS: "It runs without asking.",
    Permission.AUTONOMOUS_WITH_GUARDRAILS: "It asks for your approval when a rule says so.",
    Permission.PERMISSION_REQUIRED: "It asks for your approval each time.",
}
_REPEATS: Final = {
    Effect.READ: "It only reads; it may be repeated.",
    Effect.IDEMPOTENT: "It changes something; a repeat of the same call changes nothing more.",
    Effect.ONCE: "It changes something, and is never repeated by itself.",
}
_LIMITS: Final = {
    "minimum": "at least",
    "exclusiveMinimum": "more than",
    "maximum": "at most",
    "exclusiveMaximum": "less than",
    "minLength": "characters at least",
    "maxLength": "characters at most",
    "minItems": "items at least",
    "maxItems": "items at most",
    "pattern": "matching",
    "format": "a",
    "default": "else",
}
_LEGEND: Final = "? asks each time   ~ asks when a rule says so   ! needs a setting   x disabled"


def show_families(tools: list[ToolRow]) -> None:
    """One line for each tool below the name of its family."""
    console = out()
    widest = max(len(tool.name) for tool in tools)
    for family, members in groupby(sorted(tools, key=lambda tool: (tool.tool_type, tool.name)), _family):
        console.print(Text(family, style="bold"))
        for tool in members:
            line = Text(f"  {plain(tool.name):<{widest}} ", style=_PERMISSION_STYLES[tool.permission])
            line.append(f"{_MARKS[tool.permission]}{_mark(tool)} ", style="bold")
            line.append(_on_one_line(tool.description), style="default")
            console.print(line, no_wrap=True, overflow="ellipsis")
    err().print(_LEGEND)
    err().print("steward tools show TOOL, or steward tools list --type FAMILY, says more.")


def show_details(tools: list[ToolRow]) -> None:
    """A table with what each takes, who must agree and how it stands."""
    # What a call is written with, and the setting that is missing, are never cut: they fold where the screen is narrow.
    table = table_of(("TOOL", "TYPE", "PERMISSION"), ("STATE", "ARGUMENTS", "WHAT IT DOES"))
    for tool in tools:
        permission = Text(tool.permission.value, style=_PERMISSION_STYLES[tool.permission])
        name, words = Text(tool.name, style="bold"), Text(_on_one_line(tool.description))
        table.add_row(name, tool.tool_type, permission, _state(tool), Text(_signature(tool)), words)
    show_table(table)


def show_whole(tool: ToolRow) -> None:
    """What a tool does, who must agree, how it stands, each argument, and a call of it."""
    console = out()
    console.print(Text(tool.name, style="bold") + Text(f"  {plain(tool.tool_type)}  ") + _state(tool))
    console.print(Text(plain(tool.description)))
    console.print(Text(_AGREES[tool.permission], style=_PERMISSION_STYLES[tool.permission]))
    for line in _facts(tool):
        console.print(Text(plain(line)))
    required = tool.parameters.get("required", [])
    table = table_of(("ARGUMENT",), ("TYPE", "MEANING"))
    for name, schema in tool.parameters.get("properties", {}).items():
        table.add_row(plain(name), Text(kind_of(schema)), Text(plain(_meaning(tool, name, schema))))
    if table.row_count:
        console.print()
        show_table(table)
    if tool.examples:
        console.print()
        console.print(Text("Said like this:", style="bold"))
        for example in tool.examples:
            console.print(Text(plain(f"  {example}")))
    words = " ".join(f"{name}=..." for name in required)
    err().print(Text(f"Try it: steward tools try {tool.name} {words}".rstrip()), soft_wrap=True)


def _facts(tool: ToolRow) -> list[str]:
    """What there is to know of it beside its arguments, a sentence each."""
    lines = [_deed(tool)] if tool.does else []
    lines += [_REPEATS[tool.effect]] if tool.effect else []
    if tool.egress is not None:
        lines.append("It takes words to somebody else's service." if tool.egress else "It stays in the house.")
    if not tool.plannable:
        lines.append("Planners are not offered it; it is called by its name.")
    if tool.cache_ttl_s:
        lines.append(f"Its answer is kept for {tool.cache_ttl_s} s.")
    if tool.timeout_s:
        lines.append(f"A call is given up after {tool.timeout_s:g} s.")
    if tool.aliases:
        lines.append(f"Also called {', '.join(tool.aliases)}.")
    if tool.tags:
        lines.append(f"Tags: {', '.join(tool.tags)}.")
    return lines


def _deed(tool: ToolRow) -> str:
    """Its deed in words: "find of mail"."""
    deed = f"{tool.does} of {tool.of}" if tool.of else str(tool.does)
    return f"Its deed: {deed}{', as proposed' if {'does', 'of'} & {*tool.unsaid} else ''}."


def _meaning(tool: ToolRow, name: str, schema: dict[str, Any]) -> str:
    """What an argument means, what it may be, and by which other names it goes."""
    parts = ["required." if name in tool.parameters.get("required", []) else "", str(schema.get("description", ""))]
    limits = [f"{words} {schema[word]}" for word, words in _LIMITS.items() if word in schema]
    also = [alias for alias, own in tool.parameter_aliases.items() if own == name]
    notes = [
        *limits,
        *([f"role {tool.roles[name]}"] if name in tool.roles else []),
        *(["a day or time in words"] if name in tool.dates else []),
        *(["never invented"] if name in tool.verbatim else []),
        *([f"also {', '.join(also)}"] if also else []),
    ]
    return " ".join(part for part in (*parts, f"({'; '.join(notes)})" if notes else "") if part)


def kind_of(schema: dict[str, Any]) -> str:
    """What a JSON Schema takes, in a word or a few."""
    if "enum" in schema:
        return plain("|".join(str(value) for value in schema["enum"]))
    kind = schema.get("type")
    if kind == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    if isinstance(kind, list):
        return plain("|".join(str(one) for one in kind if one != "null"))
    several = [kind_of(part) for part in [*schema.get("anyOf", []), *schema.get("oneOf", [])]]
    return plain(str(kind)) if kind else "|".join(one for one in several if one != "null") or "any"


def _family(tool: ToolRow) -> str:
    return plain(tool.tool_type)


def _mark(tool: ToolRow) -> str:
    if tool.state == "disabled":
        return "x"
    return "!" if tool.unset else " "


def _on_one_line(text: str) -> str:
    return " ".join(plain(text).split())


def _state(tool: ToolRow) -> Text:
    if tool.state == "disabled":
        return Text(
            plain(f"switched off by Steward: {tool.broken_off}" if tool.broken_off else "disabled"), style="red"
        )
    if not tool.unset:
        return Text(plain(tool.state.replace("_", " ")), style="green")
    return Text(plain(f"needs configuration: {', '.join(tool.unset)}"), style="yellow")


def _signature(tool: ToolRow) -> str:
    """The parameters, the required ones first, the optional ones with a question mark."""
    required = [str(name) for name in tool.parameters.get("required", [])]
    optional = [name for name in tool.parameters.get("properties", {}) if name not in required]
    return ", ".join([*required, *(f"{name}?" for name in optional)])
