"""The words a human approves by, and the questions for missing parameters.

Called when a call is prepared. Every argument appears in the text, in the template or below it, so that nobody approves
what they could not see; long values are cut with a note of how much is left. Whoever prepares the call marks letters
that deceive in all of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steward.contracts.base import Json, canonical_json
from steward.contracts.flow import in_words
from steward.contracts.provenance import ArgumentOrigin, leaves
from steward.contracts.shown import ShownField
from steward.contracts.tool import ToolSpec
from steward.tools.arguments import Settled
from steward.tools.placeholders import fill, names_in

_LONGEST = 2_000
_MOST_ORIGINS = 30
_LONGEST_VALUE = 100


def confirmation_text(
    spec: ToolSpec,
    settled: Settled,
    shown: Sequence[ShownField] = (),
    origins: str = "",
    reason: str = "",
    deciders: str = "",
) -> str:
    """What is about to happen, with resolved dates in words. Starts with the tool's name; `shown` is what a look-up
    found, `origins` are lines that say where arguments come from, `reason` says why guard or policy have a human asked,
    `deciders` who may say yes if not just anybody.
    """
    template = spec.confirm_template or spec.description.partition(".")[0] + "."
    values = {name: _shown(settled, name) for name in settled.args}
    first, *more = template.split("\n")
    lines = [f"{spec.name}: {fill(first, lambda name: values.get(name, '(none)'))}"]
    # Before any long text, so that it is read where a message is cut.
    lines += list(map(str, shown))
    lines += [fill(line, lambda name: values.get(name, "(none)")) for line in more]
    lines += [origins] if origins else []
    rest = [name for name in settled.args if name not in names_in(template)]
    lines += [f"{spec.title_of(name)}: {values[name]}" for name in rest]
    if spec.mcp_server:
        lines.append(f"MCP server{' of this request' if spec.request_server else ''}: {spec.mcp_server}")
    if reason:
        lines.append(f"Reason: {reason}")
    if deciders:
        lines.append(f"Decided by: {deciders}")
    return "\n".join(lines)


def origins_in_words(spec: ToolSpec, labels: Sequence[ArgumentOrigin], args: Mapping[str, Json]) -> str:
    """Where arguments come from that the user did not say, a line each. `args` as they were planned: a value that is
    not a parameter's whole one, or that nobody said, is shown with it."""
    reported = [(label, words) for label in labels if (words := in_words(label))]
    lines = [_line(spec, label, words, dict(leaves(dict(args)))) for label, words in reported[:_MOST_ORIGINS]]
    if len(reported) > _MOST_ORIGINS:
        lines.append(f"({len(reported) - _MOST_ORIGINS} more values that you did not say)")
    return "\n".join(dict.fromkeys(lines))


def _line(spec: ToolSpec, label: ArgumentOrigin, words: str, values: Mapping[str, Json]) -> str:
    parameter, _, inner = label.path.removeprefix("/").partition("/")
    name = spec.title_of(parameter) + (f" ({inner})" if inner else "")
    value = values.get(label.path)
    if value is None or (label.trusted and not label.named) or label.piece:
        return f"{name}: {words}"
    text = str(value).replace("\n", " ")
    return f"{name}: {text if len(text) <= _LONGEST_VALUE else text[:_LONGEST_VALUE] + '…'}, {words}"


def question_for(spec: ToolSpec, parameter: str) -> str:
    """The question that asks a user for one missing parameter. Of an MCP server's tool it says whose it is."""
    description = _property(spec, parameter).get("description", "")
    hint = f" ({description.rstrip('.')})" if description else ""
    whose = f" for {spec.name} of the MCP server {spec.mcp_server}" if spec.mcp_server else ""
    return f"What should the {spec.title_of(parameter)} be{whose}?{hint}"


def _shown(settled: Settled, name: str) -> str:
    value: Json = settled.spoken.get(name, settled.args[name])
    text = value if isinstance(value, str) else canonical_json(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}… ({len(text) - _LONGEST} more characters)"


def _property(spec: ToolSpec, parameter: str) -> dict[str, str]:
    found = spec.parameters.get("properties", {}).get(parameter)
    return found if isinstance(found, dict) else {}
