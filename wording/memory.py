"""What is remembered, in words: facts, earlier conversations, the profile, counts, exports and imports."""

from __future__ import annotations

from typing import Final

from contracts.base import Json
from language.moments import moment_of
from wording.fields import Record, Renderer, Told, details, in_list, pick, pick_list, pick_number
from wording.moments import when
from wording.words import counted, given, label, line, number, passage, scalar

_FACT: Final = ("fact", "text", "content", "memory", "value")


def _recalled(record: Record, told: Told) -> str | None:
    facts = pick_list(record, "facts", "memories")
    talks = pick_list(record, "conversations", "exchanges")
    if facts is None and talks is None:
        return None
    if not facts and not talks:
        asked = told.args.get("query") or told.args.get("category")
        return f"Nothing is remembered{f' about “{line(asked, 80)}”' if asked else ''}."
    parts = []
    if facts:
        noun = "memory" if "memories" in record else "fact"
        counts = record if talks is None else {}
        parts.append(in_list(counts, facts, noun, lambda fact: _fact_line(fact, told)))
    if talks:
        counts = record if facts is None else {}
        parts.append(in_list(counts, talks, "earlier conversation", lambda talk: _talk_line(talk, told)))
    return "\n".join(parts)


def _fact_line(fact: Json, told: Told) -> str:
    if not isinstance(fact, dict):
        return line(fact)
    at, number_ = pick(fact, "created_at", "at", "stored_at"), pick(fact, "fact_id", "id", "memory_id")
    marks = details(line(fact["category"], 40) if fact.get("category") else "", _moment(at, told))
    return line(pick(fact, *_FACT) or fact) + marks + (f" [{line(number_, 60)}]" if given(number_) else "")


def _talk_line(talk: Json, told: Told) -> str:
    if not isinstance(talk, dict):
        return line(talk)
    said, answered = pick(talk, "user_message", "user", "question"), pick(talk, "agent_response", "assistant", "answer")
    if not said:
        return _fact_line(talk, told)
    at = _moment(pick(talk, "at", "created_at", "date", "timestamp"), told)
    return f"{at}{': ' if at else ''}“{line(said, 160)}”" + (
        f"\n   answered: {line(answered, 200)}" if answered else ""
    )


def _moment(at: Json, told: Told) -> str:
    return when(at, told.zone) if at and moment_of(at) is not None else ""


def _fact(record: Record, told: Told) -> str | None:
    if not (told.about("fact", "memory", "memories") or "fact_id" in record):
        return None
    number_ = pick(record, "fact_id", "id")
    if record.get("deleted"):
        return f"Forgotten: fact {line(number_ or '', 60)}".rstrip() + "."
    fact = pick(record, "fact")
    if not fact:
        return None
    said = "I know that already" if record.get("known") is True else "I will remember"
    return f"{said}: {_fact_line(record, told)}"


def _conversation(record: Record, told: Told) -> str | None:
    if not (told.about("conversation") and (record.get("stored") or record.get("conversation_id"))):
        return None
    return "The conversation is stored" + details(line(pick(record, "conversation_id", "id") or "", 60)) + "."


def _profile(record: Record, told: Told) -> str | None:
    inner = record.get("profile")
    if not (isinstance(inner, dict) or told.about("profile")):
        return None
    profile = inner if isinstance(inner, dict) else record
    entries = [f"- {label(key)}: {line(value)}" for key, value in profile.items() if given(value)]
    changed = pick_list(record, "updated", "changed")
    head = "Your profile is changed:" if told.about("update") or changed else "Your profile:"
    return "\n".join([head, *entries[:30]]) if entries else "Your profile is empty."


def _stats(record: Record, told: Told) -> str | None:
    if not told.about("stats", "statistics"):
        return None
    entries = []
    for key, value in record.items():
        if isinstance(value, int) and not isinstance(value, bool) and key.endswith(("bytes", "size")):
            entries.append(f"- {label(key).removesuffix(' bytes')}: {_size(value)}")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            entries.append(f"- {label(key)}: {number(value)}")
        elif given(value):
            entries.append(f"- {label(key)}: {when(value, told.zone) if isinstance(value, str) else line(value)}")
    return "\n".join(["The memory holds:", *entries[:20]]) if entries else "The memory is empty."


def _size(count: int) -> str:
    for unit, size in (("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if count >= size:
            return f"{number(count / size, 1)} {unit}"
    return f"{count} bytes"


def _moved(record: Record, told: Told) -> str | None:
    """Exports and imports: how much, where, and what was left out."""
    if not told.about("export", "import"):
        return None
    brings = told.about("import")
    count = pick_number(record, "imported" if brings else "exported", "count", "total", "facts")
    verb, place = "Imported" if brings else "Exported", pick(record, "file_path", "path", "file", "url")
    words = f"{verb} {counted(int(count), 'entry') if count is not None else 'the memory'}"
    words += f" {'from' if brings else 'to'} {line(place, 200)}" if place else ""
    form = pick(record, "format")
    words += f" as {line(form, 20)}" if form and not brings else ""
    skipped, errors = pick_number(record, "skipped", "duplicates"), pick_list(record, "errors")
    words += f"; {number(skipped)} left out" if skipped else ""
    words += f"; {counted(len(errors), 'problem')}: {line(errors[:3])}" if errors else ""
    content = pick(record, "content", "data", "export")
    shown = passage(content, 800) if isinstance(content, str) else ""
    return f"{words}:\n{shown}" if shown else f"{words}."


def _preferences(record: Record, told: Told) -> str | None:
    """A single remembered value, as {key, value}."""
    if not (told.about("memory", "fact", "recall") and isinstance(record.get("key"), str) and "value" in record):
        return None
    return f"{label(record['key'])}: {line(scalar(record['value']))}"


RENDERERS: Final[tuple[Renderer, ...]] = (_recalled, _fact, _conversation, _profile, _stats, _moved, _preferences)
