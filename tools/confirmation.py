"""The words a human approves by, and the questions for missing parameters.

Called when a call is prepared. Every argument appears in the text, in the template or below it, so that nobody approves
what they could not see; long values are cut with a note of how much is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steward.contracts.base import Json, canonical_json
from steward.contracts.flow import in_words
from steward.contracts.provenance import ArgumentOrigin, leaves
from steward.contracts.tool import ToolSpec
from steward.tools.arguments import Settled
from steward.tools.placeholders import fill, names_in

_LONGEST = 2_000
_MOST_ORIGINS = 30
_LONGEST_VALUE = 100


def confirmation_text(spec: ToolSpec, settled: Settled, facts: str = "", reason: str = "", deciders: str = "") -> str:
    """What is about to happen, with resolved dates in words. Starts with the tool's name; `facts` are lines that a
    look-up added, `reason` says why guard or policy have a human asked, `deciders` who may say yes if not just anybody.
    """
    template = spec.confirm_template or spec.description.partition(".")[0] + "."
    shown = {name: _shown(settled, name) for name in settled.args}
    lines = [f"{spec.name}: {fill(template, lambda name: shown.get(name, '(none)'))}"]
    lines += [_cleaned(facts)] if facts else []
    rest = [name for name in settled.args if name not in names_in(template)]
    lines += [f"{_title(spec, name)}: {shown[name]}" for name in rest]
    if spec.request_server:
        lines.append(f"MCP server of this request: {spec.request_server}")
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
    name = _title(spec, parameter) + (f" ({inner})" if inner else "")
    value = values.get(label.path)
    if value is None or (label.trusted and not label.named) or label.piece:
        return f"{name}: {words}"
    text = _cleaned(str(value)).replace("\n", " ")
    return f"{name}: {text if len(text) <= _LONGEST_VALUE else text[:_LONGEST_VALUE] + '…'}, {words}"


def question_for(spec: ToolSpec, parameter: str) -> str:
    """The question that asks a user for one missing parameter."""
    description = _property(spec, parameter).get("description", "")
    hint = f" ({description.rstrip('.')})" if description else ""
    return f"What should the {_title(spec, parameter)} be?{hint}"


def _shown(settled: Settled, name: str) -> str:
    value: Json = settled.spoken.get(name, settled.args[name])
    text = _cleaned(value if isinstance(value, str) else canonical_json(value))
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}… ({len(text) - _LONGEST} more characters)"


def _title(spec: ToolSpec, parameter: str) -> str:
    title = _property(spec, parameter).get("title")
    return title if isinstance(title, str) else parameter.replace("_", " ")


def _cleaned(text: str) -> str:
    return "".join(ch if ch.isprintable() or ch == "\n" else "\ufffd" for ch in text.replace("\r\n", "\n"))


def _property(spec: ToolSpec, parameter: str) -> dict[str, str]:
    found = spec.parameters.get("properties", {}).get(parameter)
    return found if isinstance(found, dict) else {}
