"""Calls that a model writes between marks of its own training, where its server does not read them. Pure.

The name stands in a mark, and the arguments behind it as JSON, or each in a mark. Called by written_plans.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from steward.contracts.base import Json

_NAME: Final = re.compile(r"(?:<function=|\bto=functions\.|<｜tool▁sep｜>)([\w.-]{1,64})")
"""Matches the marks of Llama and Qwen-Coder, of gpt-oss and of DeepSeek, in this order."""
_OBJECT: Final = re.compile(r"[^{}]{0,80}(?=\{)")
_PARAMETER: Final = re.compile(r"\s{0,20}<parameter=([\w.-]{1,64})>\n?")
_CLOSED: Final = "</parameter>"
_MOST: Final = 16


def marked_calls(text: str) -> list[Json]:
    """The calls of a text, in its order."""
    return list(_calls(text))


def _calls(text: str) -> Iterator[Json]:
    for name in list(_NAME.finditer(text))[:_MOST]:
        start = name.end() + text[name.end() :].startswith(">")
        if _PARAMETER.match(text, start):
            yield {"tool": name[1], "args": dict(_parameters(text, start))}
        elif opening := _OBJECT.match(text, start):
            try:
                args, _ = json.JSONDecoder(strict=False).raw_decode(text, opening.end())
            except (ValueError, RecursionError):
                continue
            yield {"tool": name[1], "args": args}


def _parameters(text: str, start: int) -> Iterator[tuple[str, Json]]:
    while (parameter := _PARAMETER.match(text, start)) and (end := text.find(_CLOSED, parameter.end())) >= 0:
        yield parameter[1], text[parameter.end() : end].removesuffix("\n")
        start = end + len(_CLOSED)
