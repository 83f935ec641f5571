"""The requirements manifest and the tests name each other: no promise without a test, no proof of nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import yaml

TESTS = Path(__file__).parent.parent


def _promised() -> list[str]:
    files = sorted((TESTS / "requirements").glob("*.yaml"))
    return [name for file in files for name in yaml.safe_load(file.read_text())]


def _proven() -> Iterator[str]:
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "requirement":
                yield from (a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def test_every_promise_is_named_once() -> None:
    promised = _promised()
    assert sorted(set(promised)) == sorted(promised)


def test_every_promise_has_a_test_and_every_test_a_promise() -> None:
    assert set(_promised()) == set(_proven())
