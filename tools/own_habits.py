"""What in the source of own tools is likely to stop everybody else: blocking calls in a coroutine, the end of the
program; and a missing `await`. A look at the text alone, for `steward tools check`; runs nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_BLOCKS: Final = (
    "time.sleep",
    "input",
    "requests.",
    "httpx.get",
    "httpx.post",
    "httpx.request",
    "httpx.Client",
    "urllib.request.urlopen",
    "subprocess.run",
    "subprocess.call",
    "subprocess.check_call",
    "subprocess.check_output",
    "os.system",
    "os.popen",
    "socket.create_connection",
    "smtplib.",
    "imaplib.",
    "sqlite3.",
)
"""A name, or with a dot at its end everything of a module."""
_ENDS: Final = ("sys.exit", "os._exit", "os.abort", "os.kill", "exit", "quit")
_AWAITED: Final = ("asyncio.sleep", "asyncio.to_thread", "asyncio.gather", "asyncio.wait_for", "asyncio.wait")


def habits(path: Path) -> Iterator[str]:
    """Each of them as `file:line: words`. None for a file that cannot be read as Python: that is a fault already."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    names = _imported_names(tree)
    coroutines = {node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)}
    blocking = {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and any(_blocks(_called(call, names)) for call in _calls(node))
    }
    for function in ast.walk(tree):
        if isinstance(function, ast.AsyncFunctionDef):
            for line, words in _of_coroutine(function, names, coroutines, blocking):
                yield f"{path}:{line}: {words}"
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and _called(call, names) in _ENDS:
            yield f"{path}:{call.lineno}: {_called(call, names)} ends the call badly; raise ToolFailed with the reason"


def _of_coroutine(
    function: ast.AsyncFunctionDef, names: dict[str, str], coroutines: set[str], blocking: set[str]
) -> Iterator[tuple[int, str]]:
    for call in _calls(function):
        name = _called(call, names)
        if _blocks(name) or name in blocking:
            yield (
                call.lineno,
                f"{name} holds up everybody else; make {function.name} a plain `def`, or use asyncio.to_thread",
            )
    for node in _own_nodes(function):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            name = _called(node.value, names)
            if name in coroutines or name in _AWAITED or name.startswith("ctx.services."):
                yield node.lineno, f"{name} is never awaited: write `await {name}(...)`"


def _own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """What runs when the function does: the functions in it run when they are called, elsewhere perhaps."""
    for node in ast.iter_child_nodes(function):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            continue
        yield node
        yield from _own_nodes(node)


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (one for one in _own_nodes(node) if isinstance(one, ast.Call))


def _blocks(name: str) -> bool:
    return any(name.startswith(known) if known.endswith(".") else name == known for known in _BLOCKS)


def _called(call: ast.Call, names: dict[str, str]) -> str:
    """The dotted name of what is called, as the module that it is from calls it."""
    parts: list[str] = []
    node: ast.expr = call.func
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return ""
    return ".".join([names.get(node.id, node.id), *reversed(parts)])


def _imported_names(tree: ast.AST) -> dict[str, str]:
    """What imported names stand for: `from time import sleep as nap` makes `nap` `time.sleep`."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {one.asname: one.name for one in node.names if one.asname}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    return names
