"""Tables, sums, the clock, messages, notifications and the state of problems."""

from __future__ import annotations

from typing import Final

from contracts.base import Json
from language.moments import local_day
from wording.fields import Record, Renderer, Told, details, in_list, pick, pick_list, pick_number
from wording.moments import day, when
from wording.words import SHOWN_ITEMS, counted, given, label, line, scalar

_CELL: Final = 60
_COLUMNS: Final = 12


def _table(record: Record, told: Told) -> str | None:
    columns, rows = record.get("columns"), record.get("rows")
    if not isinstance(columns, list) or not isinstance(rows, list):
        return None
    if not rows:
        return "The query found no rows."
    names = [line(name, _CELL) for name in columns]
    cells = [[_cell(value, told) for value in _values(row, columns)] for row in rows[:SHOWN_ITEMS]]
    if len(rows) == 1 and len(names) == 1 and cells[0]:
        return f"{label(names[0])}: {cells[0][0]}"
    lines = [" | ".join(row[:_COLUMNS]) + (" | ..." if len(row) > _COLUMNS else "") for row in [names, *cells]]
    total = max(int(pick_number(record, "row_count", "total") or 0), len(rows))
    head = counted(total, "row") + (f", the first {len(cells)}" if total > len(cells) else "")
    more = ["There are more in the database."] if record.get("truncated") else []
    return "\n".join([f"{head}:", *lines, *more])


def _values(row: Json, columns: list[Json]) -> list[Json]:
    if isinstance(row, dict):
        return [row.get(column) for column in columns]
    return row if isinstance(row, list) else [row]


def _cell(value: Json, told: Told) -> str:
    if value is None:
        return "-"
    shown = when(value, told.zone) if isinstance(value, str) and local_day(value) else line(value, _CELL)
    return shown.replace("|", "/")


def _calculated(record: Record, told: Told) -> str | None:
    if not {"expression", "result"} <= record.keys():
        return None
    return f"{line(record['expression'])} = {line(pick(record, 'text') or record['result'])}"


def _clock(record: Record, told: Told) -> str | None:
    if not (isinstance(record.get("time"), str) and (told.about("time", "clock", "date") or record.get("timezone"))):
        return None
    if pick(record, "temperature") is not None:
        return None
    date = local_day(record.get("date"))
    said = f", {day(date)}" if date else f", {line(record['date'], 40)}" if record.get("date") else ""
    return f"It is {line(record['time'], 40)}{said}{details(line(record.get('timezone') or '', 60))}."


def _problems(record: Record, told: Told) -> str | None:
    problems = pick_list(record, "problems")
    if problems is None:
        return None
    waiting = pick_number(record, "waiting")
    about = f" ({waiting} waiting for you)" if waiting else ""
    return in_list(record, problems, "problem", _problem_line, about=about, empty="There are no problems.")


def _problem_line(problem: Json) -> str:
    if not isinstance(problem, dict):
        return line(problem)
    what = line(pick(problem, "text", "tool_name", "message") or "", 80)
    asks = pick(problem, "question") or ", ".join(line(a.get("message"), 120) for a in _approvals(problem))
    head = f"#{line(problem.get('problem_id'), 20)} {label(scalar(problem.get('status')))}: {what}"
    return f"{head}\n   waits for: {line(asks)}" if asks else head


def _approvals(problem: Record) -> list[Record]:
    return [one for one in pick_list(problem, "approvals") or [] if isinstance(one, dict) and one.get("message")]


def _problem(record: Record, told: Told) -> str | None:
    if not {"problem_id", "status"} <= record.keys():
        return None
    message = pick(record, "message", "result")
    return _problem_line(record) + (f"\n{line(message)}" if message and message != record.get("question") else "")


def _sent(record: Record, told: Told) -> str | None:
    if record.get("notified") is True:
        said = told.args.get("message")
        return f"Notified: {line(said)}" if said else "You were notified."
    sent = record.get("sent") is True or record.get("status") in ("sent", "delivered", "queued")
    if not (told.about("send", "message", "notify") and (sent or record.get("message_id"))):
        return None
    chat = pick(record, "chat_id", "to", "channel", "recipient") or told.args.get("chat_id")
    status = f" ({label(record['status'])})" if record.get("status") in ("queued", "delivered") else ""
    text = pick(record, "text") or told.args.get("text")
    return f"Message sent{f' to {line(chat, 80)}' if chat else ''}{status}" + (f": {line(text)}" if text else ".")


def _pong(record: Record, told: Told) -> str | None:
    return "Steward answers." if record.get("pong") is True else None


def _flag(record: Record, told: Told) -> str | None:
    """An answer that says no more than that it worked, or that it did not."""
    for key in ("success", "ok", "stored", "deleted", "updated", "created", "cancelled", "canceled", "done"):
        if isinstance(record.get(key), bool) and sum(given(value) for value in record.values()) == 1:
            return f"Done: {told.words}." if record[key] else f"{told.words} did not work."
    return None


RENDERERS: Final[tuple[Renderer, ...]] = (_table, _calculated, _clock, _problems, _problem, _sent, _pong, _flag)
