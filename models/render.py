"""Puts results into words without a model, one way per shape of result. Pure; called by the embedded planner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from contracts.base import Json
from contracts.plan import Observation

_SHOWN_ITEMS: Final = 10
_SHOWN_TEXT: Final = 1500
_CELL: Final = 60
_LISTS: Final = ("emails", "tasks", "reminders", "events", "items", "results", "facts", "notifications", "problems")


def render_answer(observations: list[Observation]) -> str:
    """Every outcome in order; what failed or was denied is said as plainly as what succeeded."""
    return "\n\n".join(render(observation) for observation in observations)


def render(observation: Observation) -> str:
    """One outcome in words."""
    if not observation.ok:
        words = observation.tool_name.replace("_", " ")
        return f"I could not {words}: {observation.error or 'it gave no reason'}"
    return observation.message or _value(observation.result, observation.tool_name)


def _value(result: Json, tool: str) -> str:
    if isinstance(result, dict):
        return _record(result, tool)
    if isinstance(result, list):
        return _listed(result, "result")
    if result is None or result == "":
        return f"Done: {tool.replace('_', ' ')}."
    return _scalar(result)


def _record(result: dict[str, Json], tool: str) -> str:
    if "shortened" in result and "characters" in result:
        return f"The result is long ({result['characters']} characters). It begins: {_clip(str(result['shortened']))}"
    if "columns" in result and "rows" in result:
        return _table(result)
    for key in _LISTS:
        if isinstance(result.get(key), list):
            return _listed(result[key], key[:-1], result)
    for shows, words in _SHAPES:
        if shows <= result.keys():
            return words(result)
    for key in ("message", "summary", "text", "answer"):
        if isinstance(result.get(key), str) and result[key]:
            return _clip(result[key])
    return "\n".join(f"{_label(key)}: {_inline(value)}" for key, value in result.items() if value not in (None, "", []))


def _mail(result: dict[str, Json]) -> str:
    head = f"From {_inline(result['from'])}: {result['subject']}"
    body = str(result.get("body") or result.get("snippet") or "")
    return _clip("\n".join(part for part in (head, str(result.get("date") or ""), body) if part))


def _calculated(result: dict[str, Json]) -> str:
    return f"{result['expression']} = {_scalar(result['result'])}"


def _clock(result: dict[str, Json]) -> str:
    zone = result.get("timezone")
    return (
        f"It is {result['time']}"
        + (f", {result['date']}" if result.get("date") else "")
        + (f" ({zone})." if zone else ".")
    )


def _reminder(result: dict[str, Json]) -> str:
    return f"I will remind you: {result['message']} ({result['due_at']})."


_SHAPES: Final[tuple[tuple[set[str], Callable[[dict[str, Json]], str]], ...]] = (
    ({"expression", "result"}, _calculated),
    ({"time"}, _clock),
    ({"message", "due_at"}, _reminder),
    ({"from", "subject"}, _mail),
)


def _listed(items: list[Json], noun: str, whole: dict[str, Json] | None = None) -> str:
    total = (whole or {}).get("total_found", (whole or {}).get("total", len(items)))
    if not items:
        return f"I found no {noun}s."
    count = total if isinstance(total, int) and total >= len(items) else len(items)
    lines = [f"{count} {noun}{'' if count == 1 else 's'}:"]
    lines.extend(f"{place}. {_item(item)}" for place, item in enumerate(items[:_SHOWN_ITEMS], start=1))
    if count > min(len(items), _SHOWN_ITEMS):
        lines.append(f"... and {count - min(len(items), _SHOWN_ITEMS)} more.")
    return "\n".join(lines)


def _item(item: Json) -> str:
    if not isinstance(item, dict):
        return _inline(item)
    title = next((item[key] for key in ("subject", "title", "message", "name", "text", "fact") if item.get(key)), None)
    details = [
        f"{word}{_inline(item[key])}"
        for key, word in (
            ("from", "from "),
            ("date", ""),
            ("status", ""),
            ("priority", "priority "),
            ("due_date", "due "),
            ("due_at", "due "),
            ("id", "id "),
            ("task_id", "id "),
            ("reminder_id", "id "),
        )
        if item.get(key) not in (None, "")
    ]
    if title is None:
        return ", ".join(f"{_label(key)} {_inline(value)}" for key, value in item.items() if value not in (None, ""))
    snippet = f"\n   {_inline(item['snippet'])}" if item.get("snippet") else ""
    return f"{_inline(title)}" + (f" ({', '.join(details)})" if details else "") + snippet


def _table(result: dict[str, Json]) -> str:
    columns, rows = [str(column) for column in result["columns"]], result["rows"]
    if not rows:
        return "The query gave no rows."
    lines = [" | ".join(columns), " | ".join("-" * len(column) for column in columns)]
    for row in rows[:_SHOWN_ITEMS]:
        cells = [row.get(column) for column in columns] if isinstance(row, dict) else row
        lines.append(" | ".join(_inline(cell)[:_CELL] for cell in cells))
    if len(rows) > _SHOWN_ITEMS or result.get("truncated"):
        lines.append(f"... {result.get('row_count', len(rows))} rows in all.")
    return "\n".join(lines)


def _label(key: str) -> str:
    return key.replace("_", " ")


def _scalar(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return _clip(str(value))


def _inline(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_label(key)} {_inline(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_inline(inner) for inner in value[:_SHOWN_ITEMS])
    return " ".join(_scalar(value).split())


def _clip(text: str) -> str:
    return text if len(text) <= _SHOWN_TEXT else f"{text[:_SHOWN_TEXT].rstrip()} ..."
