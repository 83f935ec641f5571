"""Asking a person in place: approve, deny, edit or leave; the answer to a question.

Used by `ask`, `call` and `inbox` on a terminal only. What is shown is exactly what would run; nothing is decided by an
empty line.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any

from steward.cli.folding import say
from steward.cli.plain import plain
from steward.cli.render import approval_text
from steward.contracts.approval import Approval
from steward.contracts.problem import Question


@dataclass(frozen=True, slots=True)
class Choice:
    """What a person decided about one approval. `arguments` when they were edited, to be asked anew; `reason` of a
    denial."""

    confirmed: bool
    arguments: dict[str, Any] | None = None
    reason: str | None = None


def ask_approval(approval: Approval, preface: str = "", *, with_reason: bool = False) -> Choice | None:
    """Show an approval and ask, after what is said before it; with `with_reason` also why it is denied. None: it is
    left for later (also at the end of input)."""
    _say_before(preface)
    say(f"\n{approval_text(approval)}")
    while True:
        given = _line("Run it? [y]es, [n]o, [e]dit, [l]eave it: ")
        answer = "leave" if given is None else given.strip().lower()
        if answer in ("y", "yes"):
            return Choice(confirmed=True)
        if answer in ("n", "no"):
            reason = (_line("Why? It goes on record; empty gives no reason: ") or "").strip() if with_reason else ""
            return Choice(confirmed=False, reason=reason or None)
        if answer in ("l", "leave"):
            return None
        if answer in ("e", "edit"):
            arguments = edit_arguments(approval.args)
            if arguments is None:
                return None
            # What they come to is looked up first; then it is asked again.
            return Choice(confirmed=True, arguments=arguments)


def ask_question(question: Question, preface: str = "") -> str | None:
    """Ask a question, after what is said before it; None when it is left for later (an empty line, or the end of
    input)."""
    _say_before(preface)
    say(f"\n{question.text}")
    text = _line("> ")
    return text.strip() or None if text is not None else None


def _say_before(preface: str) -> None:
    if preface:
        say(f"\n{preface}")


def edit_arguments(current: dict[str, Any]) -> dict[str, Any] | None:
    """Every argument with its value to change in place. None at the end of input.

    A text stays a text as typed, unless it is written as a JSON string; any other value is read as JSON.
    """
    print("Change what should be different; an unchanged line keeps the value.")
    edited: dict[str, Any] = {}
    for name, value in current.items():
        while True:
            text = _edited_line(f"  {name}: ", _as_line(value))
            if text is None:
                return None
            try:
                edited[name] = read_value(text, value)
            except ValueError:
                print(f"  {name} must be JSON, such as {json.dumps(value, ensure_ascii=False)}")
                continue
            break
    return edited


def read_value(text: str, old: Any) -> Any:
    """The value a typed line stands for, given the value it takes the place of.

    Raises:
        ValueError: the old value is no text and the line is no JSON.
    """
    if text == _as_line(old):
        return old
    if not isinstance(old, str):
        return json.loads(text)
    try:
        parsed = json.loads(text) if text.startswith('"') else text
    except ValueError:
        return text
    return parsed if isinstance(parsed, str) else text


def _as_line(value: Any) -> str:
    """A value on one line: a text as it is where that is unambiguous, else JSON."""
    simple = isinstance(value, str) and plain(value) == value and "\n" not in value and not value.startswith('"')
    return str(value) if simple else json.dumps(value, ensure_ascii=False)


def _line(prompt: str) -> str | None:
    """A line from the terminal, None at the end of input."""
    # Not input(): readline loses a Ctrl-C that comes while it sets itself up.
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        return None
    return line.rstrip("\n")


def _edited_line(prompt: str, text: str) -> str | None:
    """A line from the terminal that starts out as `text`, to be changed in place. None at the end of input."""
    import readline

    readline.set_startup_hook(lambda: readline.insert_text(text))
    try:
        return input(prompt)
    except EOFError:
        print()
        return None
    finally:
        readline.set_startup_hook(None)
