"""Calls that a model writes between marks of its own training, where its server does not read them. Pure.

The name stands in a mark, and the arguments behind it as JSON, or each in a mark; or all is a call of Python. Called by
written_plans.py.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from typing import Final

from steward.contracts.base import Json

_NAME: Final = re.compile(
    r"(?:<function=|\bto=functions\.|<｜tool▁sep｜>|<invoke name=\""
    r"|\bAction:\s{0,5}(?=[\w.-]{1,64}\s{1,5}Action Input:))"
    r"([\w.-]{1,64})(?:\"?>)?"
)
"""Matches the marks of Llama and Qwen-Coder, of gpt-oss, of DeepSeek, of Claude and of ReAct, in this order."""
_OBJECT: Final = re.compile(r"[^{}]{0,80}(?=\{)")
_PARAMETER: Final = re.compile(r"\s{0,20}<parameter(?:=| name=\")([\w.-]{1,64})\"?>\n?")
_PYTHON: Final = re.compile(
    r"\s*(?:```tool_(?:code|call)s?\n(?P<fenced>[^`]{1,5000})```|(?P<list>\[[^`]{1,5000}\]))\s*"
)
"""Matches the whole of what Gemma and Llama 4 write."""
_CLOSED: Final = "</parameter>"
_MOST: Final = 16


def marked_calls(text: str) -> list[Json]:
    """The calls of a text, in its order."""
    return list(_calls(text)) or _python_calls(text)


def _calls(text: str) -> Iterator[Json]:
    for name in list(_NAME.finditer(text))[:_MOST]:
        start = name.end()
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


def _python_calls(text: str) -> list[Json]:
    """The calls of a text that is nothing but calls of Python: `[add(a=1), sub(a=2)]`. Parsed, never run."""
    found = _PYTHON.fullmatch(text)
    try:
        tree = ast.parse((found["fenced"] or found["list"]).strip(), mode="eval").body if found else None
        nodes = tree.elts if isinstance(tree, ast.List) else [] if tree is None else [tree]
        return [_python_call(node) for node in nodes[:_MOST]]
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return []


def _python_call(node: ast.expr) -> Json:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute) or node.args:
        raise ValueError("this is no call with named arguments")
    args = {str(one.arg): ast.literal_eval(one.value) for one in node.keywords if one.arg}
    return {"tool": ast.unparse(node.func), "args": json.loads(json.dumps(args))}
