"""The figures of a run, by file and in all: as a table for people, as JSON for programs. Told by __main__."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.dialogues.runner import HeldTurn


@dataclass(frozen=True, slots=True)
class Figures:
    """Of some turns. `unasked_turns` are those with an unasked effect; seconds are None where no turn came to rest."""

    turns: int
    first: int
    first_right: int
    follow_ups: int
    follow_ups_right: int
    needless: int
    unasked: int
    unasked_turns: int
    p50_s: float | None
    p95_s: float | None


def figures(held: Sequence[HeldTurn]) -> Figures:
    """What these turns come to."""
    first = [one.verdict.right for one in held if one.first]
    later = [one.verdict.right for one in held if not one.first]
    seconds = sorted(one.seconds for one in held if one.seconds is not None)
    return Figures(
        turns=len(held),
        first=len(first),
        first_right=sum(first),
        follow_ups=len(later),
        follow_ups_right=sum(later),
        needless=sum(one.verdict.needless for one in held),
        unasked=sum(len(one.verdict.unasked) for one in held),
        unasked_turns=sum(bool(one.verdict.unasked) for one in held),
        p50_s=_percentile(seconds, 50),
        p95_s=_percentile(seconds, 95),
    )


def show(console: Console, held: Sequence[HeldTurn], errors: int) -> None:
    """The table, and the first failing turns."""
    table = Table()
    for heading in ("", "first requests right", "follow-ups right", "needless questions", "unasked effects"):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_column("p50", justify="right")
    table.add_column("p95", justify="right")
    files = sorted({one.file for one in held})
    for file in files:
        table.add_row(file, *_cells(figures([one for one in held if one.file == file])))
    if len(files) > 1:
        table.add_section()
        table.add_row("all", *_cells(figures(held)))
    console.print(table)
    wrong = [one for one in held if not one.verdict.right]
    for one in wrong[:errors]:
        console.print(_told(one))
    if len(wrong) > errors > 0:
        console.print(f"\n{len(wrong) - errors} more turns are wrong")


def document(held: Sequence[HeldTurn]) -> dict[str, Any]:
    """Everything measured: figures in all and by file, and each turn."""
    files = sorted({one.file for one in held})
    by_file = {file: asdict(figures([one for one in held if one.file == file])) for file in files}
    return {"all": asdict(figures(held)), "files": by_file, "turns": [_turn(one) for one in held]}


def in_order(held: Sequence[HeldTurn], places: dict[tuple[str, str], int]) -> list[HeldTurn]:
    """Turns as they stand in the files: `places` of conversations by file and name."""
    return sorted(held, key=lambda one: (places[one.file, one.conversation], one.number))


def _cells(told: Figures) -> list[str]:
    needless = f"{told.needless} ({_share(told.needless, told.turns)})"
    unasked = f"{told.unasked} ({_share(told.unasked_turns, told.turns)} of turns)"
    first = f"{told.first_right}/{told.first} ({_share(told.first_right, told.first)})"
    later = f"{told.follow_ups_right}/{told.follow_ups} ({_share(told.follow_ups_right, told.follow_ups)})"
    return [first, later, needless, unasked, _seconds(told.p50_s), _seconds(told.p95_s)]


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "-"


def _seconds(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds:.2f} s"


def _percentile(ordered: Sequence[float], percent: int) -> float | None:
    if len(ordered) < 2:
        return ordered[0] if ordered else None
    return statistics.quantiles(ordered, n=100, method="inclusive")[percent - 1]


def _told(one: HeldTurn) -> str:
    lines = [f"\n{one.file}: {one.conversation}, turn {one.number}: {one.turn.say}"]
    expected = one.turn.expect.model_dump(exclude_defaults=True)
    lines.append(f"  expected: {expected or 'no effect and no question'}")
    lines += [f"  - {fault}" for fault in one.verdict.faults]
    lines += [f"  ran: {call}" for call in one.happened.ran]
    lines += [f"  waits: {call}" for call in one.happened.waits]
    lines += [f"  asked: {one.happened.question}"] if one.happened.question else []
    return "\n".join([*lines, f"  answer: {one.happened.answer}"])


def _turn(one: HeldTurn) -> dict[str, Any]:
    return {
        "file": one.file,
        "conversation": one.conversation,
        "turn": one.number,
        "say": one.turn.say,
        "right": one.verdict.right,
        "faults": list(one.verdict.faults),
        "needless": one.verdict.needless,
        "unasked": list(one.verdict.unasked),
        "seconds": one.seconds,
        "expected": one.turn.expect.model_dump(exclude_defaults=True),
        "ran": [{"tool": call.tool, "args": dict(call.args)} for call in one.happened.ran],
        "waits": [{"tool": call.tool, "args": dict(call.args)} for call in one.happened.waits],
        "question": one.happened.question,
        "answer": one.happened.answer,
    }
