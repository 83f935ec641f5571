"""Every regular expression of the product, found by looking, and texts that make a careless one slow.

A pattern is found where a module keeps it (in itself, its classes, its containers), and in the source where one is
written into a call. The texts are made from the pattern's own parts: what it repeats, what precedes that, and what is
almost the end of a match.
"""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import pkgutil
import re
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from re import _parser as grammar  # type: ignore[attr-defined]
from types import ModuleType
from typing import Any, Final

_PROJECT: Final = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
ROOMS: Final = tuple(
    name for name in _PROJECT["tool"]["setuptools"]["packages"] if re.fullmatch(r"steward\.\w+|steward_client", name)
)
_CALLS: Final = ("compile", "search", "match", "fullmatch", "sub", "subn", "split", "findall", "finditer")
_STANDS_IN: Final = "ab"
"""What is written into a pattern when it is made, in place of what a caller gives."""
_ALL: Final = frozenset({"match", "fullmatch", "search"})
_LOOPS: Final = (ast.For, ast.comprehension)
_MANY: Final = 12
"""A repeat that may go on for longer is worth attacking."""
_REST: Final = ("", "\x00", "a", " ")


@dataclass(frozen=True, slots=True)
class Found:
    """A pattern and where it stands."""

    place: str
    pattern: re.Pattern[Any]
    uses: frozenset[str]
    """How it is applied: "match" and "fullmatch" begin at one place, "search" stands for all that look everywhere."""


def modules() -> list[ModuleType]:
    """Every module of the rooms."""
    names = [
        info.name
        for room in ROOMS
        for info in pkgutil.walk_packages(importlib.import_module(room).__path__, f"{room}.")
        if not info.name.endswith("__main__")
    ]
    return [importlib.import_module(name) for name in (*ROOMS, *names)]


def patterns() -> list[Found]:
    """Every pattern of the product, each once."""
    found: dict[tuple[Any, int], Found] = {}
    uses = _uses()
    for module in modules():
        held = ((place, pattern, uses.get(_key(module, name), _ALL)) for place, name, pattern in _held(module))
        for place, pattern, used in (*held, *_written(module)):
            known = found.get((pattern.pattern, pattern.flags))
            used = used | known.uses if known else used
            found[pattern.pattern, pattern.flags] = Found(known.place if known else place, pattern, used)
    return list(found.values())


def _uses() -> dict[str, frozenset[str]]:
    """How the patterns that have a name are applied; all ways for one that is handed on."""
    uses: dict[str, set[str]] = {}
    for module in modules():
        tree = _tree(module)
        applied: set[int] = set()
        members = _members(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name | ast.Attribute):
                name = node.value.id if isinstance(node.value, ast.Name) else node.value.attr
                if node.attr in ("pattern", "flags"):
                    applied.add(id(node.value))
                elif node.attr in _CALLS:
                    applied.add(id(node.value))
                    for known in (name, *members.get(name, ())):
                        uses.setdefault(_key(module, known), set()).add(_way(node.attr))
        for node in ast.walk(tree):
            if isinstance(node, _LOOPS) and isinstance(node.iter, ast.Name):
                applied.add(id(node.iter))
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in applied:
                for known in (node.id, *members.get(node.id, ())):
                    uses.setdefault(_key(module, known), set()).update(_ALL)
    return {name: frozenset(ways) for name, ways in uses.items()}


def _members(tree: ast.Module) -> dict[str, list[str]]:
    """What stands for a pattern of a collection in a loop over it, with the names of those collections."""
    found: dict[str, list[str]] = {}
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in _CALLS)
    applied = {node.value.id for node in calls if isinstance(node.value, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, _LOOPS) and isinstance(node.iter, ast.Name):
            for name in ast.walk(node.target):
                if isinstance(name, ast.Name) and name.id in applied:
                    found.setdefault(name.id, []).append(node.iter.id)
    return found


def _key(module: ModuleType, name: str) -> str:
    """A module's own names are its own; others are taken for the same wherever they stand."""
    return f"{module.__name__}.{name}" if name.startswith("_") else name


def _way(call: str) -> str:
    return call if call in ("match", "fullmatch") else "search"


@functools.cache
def _tree(module: ModuleType) -> ast.Module:
    assert module.__file__ is not None
    return ast.parse(Path(module.__file__).read_text(encoding="utf-8"))


def _held(module: ModuleType) -> Iterator[tuple[str, str, re.Pattern[Any]]]:
    """The patterns a module keeps, with the place and the name it is kept under, alone or with others."""
    seen: set[int] = set()

    def inside(place: str, value: Any, depth: int) -> Iterator[tuple[str, re.Pattern[Any]]]:
        if isinstance(value, re.Pattern):
            yield place, value
            return
        if depth > 6 or id(value) in seen or isinstance(value, str | bytes | int | float | ModuleType):
            return
        seen.add(id(value))
        for inner in _parts(module, value):
            yield from inside(place, inner, depth + 1)

    for name, value in list(vars(module).items()):
        if not name.startswith("__"):
            for place, pattern in inside(f"{module.__name__}.{name}", value, 0):
                yield place, name, pattern


def _parts(module: ModuleType, value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    if isinstance(value, list | tuple | set | frozenset):
        return value
    if inspect.isclass(value):
        return list(vars(value).values()) if value.__module__ == module.__name__ else ()
    if str(getattr(type(value), "__module__", "")).startswith(("steward.", "steward_client.")):
        names = [*getattr(value, "__dict__", {}), *getattr(type(value), "__slots__", ())]
        return [getattr(value, name, None) for name in names]
    return ()


def _written(module: ModuleType) -> Iterator[tuple[str, re.Pattern[Any], frozenset[str]]]:
    """The patterns that are written into calls of `re`."""
    tree = _tree(module)
    kept = {id(node) for top in tree.body if isinstance(top, ast.Assign | ast.AnnAssign) for node in ast.walk(top)}
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        if not (isinstance(node.func.value, ast.Name) and node.func.value.id == "re" and node.func.attr in _CALLS):
            continue
        text = _text_of(node.args[0], vars(module))
        flags = re.NOFLAG
        for word in ast.walk(node):
            if isinstance(word, ast.Attribute) and word.attr in (
                "I",
                "IGNORECASE",
                "S",
                "DOTALL",
                "M",
                "MULTILINE",
                "ASCII",
            ):
                flags |= getattr(re, word.attr)
        ways = frozenset({_way(node.func.attr)}) if node.func.attr != "compile" else _ALL
        if id(node) in kept:
            continue
        yield f"{module.__name__}:{node.lineno}", re.compile(text, flags), ways


def _text_of(node: ast.expr, known: dict[str, Any]) -> Any:
    """The text of a pattern that may be put together; what is only known at run time is a word."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(_text_of(part, known)) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        return _text_of(node.value, known)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return f"{_text_of(node.left, known)}{_text_of(node.right, known)}"
    if isinstance(node, ast.Name) and isinstance(known.get(node.id), str | bytes):
        return known[node.id]
    if isinstance(node, ast.Attribute):
        try:
            value = eval(compile(ast.Expression(node), "pattern", "eval"), dict(known))
        except Exception:
            return _STANDS_IN
        return value if isinstance(value, str) else _STANDS_IN
    return _STANDS_IN


# --- texts ---------------------------------------------------------------------------------------------------------


def attacks(pattern: re.Pattern[Any]) -> list[tuple[str, str, str]]:
    """(what comes first, what is repeated, what comes last), to be made as long as wanted."""
    text = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    tree = grammar.parse(text, pattern.flags & ~re.UNICODE if isinstance(pattern.pattern, bytes) else pattern.flags)
    repeats = list(_repeats(tree, ""))
    if not repeats:
        return []
    bodies: dict[tuple[str, str], None] = {}
    whole = _samples(tree)
    for before, body in repeats:
        for one in body:
            if one:
                bodies[before, one] = None
                bodies["", one] = None
                bodies["", before + one] = None
    for one in whole:
        bodies["", one] = None
        if len(one) > 1:
            bodies["", one[:-1]] = None
            bodies["", one[:-1] + " "] = None
    letters = sorted({letter for _, body in bodies for letter in body})[:14]
    bodies.update(dict.fromkeys(("", letter) for letter in letters))
    made = [(before, body, rest) for before, body in bodies if body for rest in _REST]
    made += [("", one + other, "") for one, other in product(letters[:6], repeat=2) if one != other]
    return made


def stretched(attack: tuple[str, str, str], size: int) -> str:
    """An attack of about so many characters."""
    first, body, last = attack
    return (first + body * ((size - len(first)) // len(body) + 1))[:size] + last


def _repeats(tree: Any, before: str) -> Iterator[tuple[str, list[str]]]:
    """What precedes each long repeat and what it repeats."""
    so_far = before
    for op, value in tree:
        name = str(op)
        if name in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
            _, most, body = value
            if most > _MANY:
                yield so_far, _samples(body)
            yield from _repeats(body, so_far)
        elif name == "SUBPATTERN":
            yield from _repeats(value[3], so_far)
        elif name == "BRANCH":
            for branch in value[1]:
                yield from _repeats(branch, so_far)
        elif name in ("ASSERT", "ASSERT_NOT"):
            yield from _repeats(value[1], so_far)
        elif name == "ATOMIC_GROUP":
            yield from _repeats(value, so_far)
        so_far += (_samples([(op, value)]) or [""])[0]


def _samples(tree: Any) -> list[str]:
    """A few texts that a part of a pattern matches."""
    made = [""]
    for op, value in tree:
        options = _one(str(op), value)[:6]
        made = [text + option for text in made for option in options][:12] if options else made
    return made


def _one(name: str, value: Any) -> list[str]:
    match name:
        case "LITERAL":
            return [chr(value)]
        case "NOT_LITERAL":
            return [next(ch for ch in "a 1" if ord(ch) != value)]
        case "ANY":
            return ["a"]
        case "IN":
            return _of_class(value)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            least, _, body = value
            return [one * max(least, 1) for one in _samples(body)]
        case "SUBPATTERN":
            return _samples(value[3])
        case "ATOMIC_GROUP":
            return _samples(value)
        case "BRANCH":
            return [sample for branch in value[1] for sample in _samples(branch)[:2]]
        case _:
            return []


def _of_class(members: Any) -> list[str]:
    candidates = ["a", "A", "1", " ", "\n", "-", ".", "/", "@", "_", "(", '"', "'", ",", ":", "<", "é"]
    negated = bool(members) and str(members[0][0]) == "NEGATE"
    fitting = [ch for ch in candidates if any(_is_in(ch, item) for item in members) is not negated]
    for op, value in members:
        if not negated and str(op) == "LITERAL":
            fitting.append(chr(value))
        if not negated and str(op) == "RANGE":
            fitting.append(chr(value[0]))
    return list(dict.fromkeys(fitting)) or ["\u2603"]


def _is_in(ch: str, item: Any) -> bool:
    op, value = item
    match str(op):
        case "LITERAL":
            return bool(ord(ch) == value)
        case "RANGE":
            return bool(value[0] <= ord(ch) <= value[1])
        case "CATEGORY":
            kind = str(value)
            sorts = {"DIGIT": ch.isdigit(), "SPACE": ch.isspace(), "WORD": ch.isalnum() or ch == "_"}
            return sorts[kind.rpartition("_")[2]] is not ("NOT" in kind)
        case _:
            return False


# --- time ----------------------------------------------------------------------------------------------------------

SMALL: Final = 800
LARGE: Final = 8_000
_FIRST: Final = (12, 18, 24, 30, 36, 42, 48, 54, 60, 70, 80)
"""Small steps, for what doubles with each character must not be met by surprise."""
_BRIEF_S: Final = 0.006
"""A quadratic cost of that many characters cannot be so small."""
_LONG_S: Final = 0.1
_GROWTH: Final = 35
"""Ten times the text may take ten times as long; a hundred times is quadratic."""


def grows_too_fast(
    work: Callable[[str], object],
    attack: tuple[str, str, str],
    *,
    sizes: tuple[int, int] = (SMALL, LARGE),
    brief_s: float = _BRIEF_S,
    long_s: float = _LONG_S,
) -> str | None:
    """Why the cost of `work` is not linear in the length of its text, by two sizes of it; None when it is.

    What takes less than `brief_s` for the long text is linear enough, what takes `long_s` for the short one is not.
    """
    few, many = sizes
    for size in (*_FIRST, few // 16, few // 4, few):
        small = _least(work, stretched(attack, size), 1)
        # Once more: the first reading of all may load what it reads by.
        if small > long_s and (small := _least(work, stretched(attack, size), 1)) > long_s:
            return f"{size} characters take {small:.2f} s"
    if small * _GROWTH * 4 < brief_s:
        return None
    if small > brief_s / 3:
        quarter, small = (_least(work, stretched(attack, size), 4) for size in (few // 4, few))
        if small > brief_s / 3 and small > 10 * quarter:
            return f"{few // 4} characters take {quarter * 1e3:.2f} ms, {few} take {small * 1e3:.2f} ms"
    large = _least(work, stretched(attack, many), 1)
    if large < brief_s or large < _GROWTH * small:
        return None
    small, large = _least(work, stretched(attack, few), 5), _least(work, stretched(attack, many), 3)
    if large < brief_s or large < _GROWTH * small:
        return None
    return f"{few} characters take {small * 1e3:.2f} ms, {many} take {large * 1e3:.2f} ms"


def _least(work: Callable[[str], object], text: str, runs: int) -> float:
    best = float("inf")
    for _ in range(runs):
        began = time.process_time()
        work(text)
        best = min(best, time.process_time() - began)
    return best
