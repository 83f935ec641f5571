"""A file that an operator wrote, as YAML and as lines: what stands in it, and where each member stands.

Read by the catalogue and the policy, so that whoever mends a file is told the line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from steward.tools.faults import Fault

_DEEPEST: Final = 100
"""Levels of a file. libyaml's reader, ten times as fast as Python's, calls itself for each without a bound."""


@dataclass(frozen=True, slots=True)
class CatalogueFile:
    """`content` is the document. Without a fault in its syntax the file was read."""

    path: Path
    content: Any
    faults: list[Fault]
    _root: yaml.Node | None = None

    def line(self, *location: Any) -> int:
        """The line of a member, by keys and indexes; of the nearest one around it that is there."""
        node, line = self._root, 1
        for part in location:
            found = _inside(node, part)
            if found is not None:
                node, line = found
        return line

    def fault(self, what: str, *location: Any, entry: str = "") -> Fault:
        """A fault of the member that stands there."""
        return Fault(str(self.path), self.line(*location), what, entry)


def read_file(path: Path) -> CatalogueFile:
    """The file; one that cannot be read has a fault that says why and where, and no content."""
    try:
        text = path.read_text(encoding="utf-8")
        if _depth(text) > _DEEPEST:
            raise ValueError(f"it has more than {_DEEPEST} levels")
        loader = yaml.CSafeLoader(text)
        root = loader.get_single_node()
        content = None if root is None else loader.construct_document(root)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        message = " ".join(part for part in (error.context, error.problem) if part)
        return CatalogueFile(path, None, [Fault(str(path), line, f"cannot be read: {message}")])
    except (OSError, ValueError, yaml.YAMLError) as error:
        message = " ".join(str(error).replace('"<unicode string>"', "the file").split())
        return CatalogueFile(path, None, [Fault(str(path), 1, f"cannot be read: {message}")])
    return CatalogueFile(
        path, content, [Fault(str(path), line, f"{name} stands twice") for line, name in _twice(root)], root
    )


def _depth(text: str) -> int:
    """The most levels that any part of a document stands in. Raises YAMLError."""
    depth = deepest = 0
    for event in yaml.parse(text, yaml.CSafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            deepest = max(deepest, depth)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    return deepest


def _inside(node: yaml.Node | None, part: Any) -> tuple[yaml.Node, int] | None:
    """The node of a member, and the line its name stands in."""
    if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
        return node.value[part], node.value[part].start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value == str(part):
                return value, key.start_mark.line + 1
    return None


def _twice(root: yaml.Node | None) -> Iterator[tuple[int, str]]:
    """Members that stand twice in one mapping, of which YAML's reader would silently take the last."""
    waiting: list[yaml.Node] = [root] if root is not None else []
    seen: set[int] = set()
    while waiting:
        node = waiting.pop(0)
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            yield from _repeated(key for key, _ in node.value)
            waiting.extend(value for _, value in node.value)
        elif isinstance(node, yaml.SequenceNode):
            waiting.extend(node.value)


def _repeated(keys: Iterable[yaml.Node]) -> Iterator[tuple[int, str]]:
    met: set[str] = set()
    for key in keys:
        if isinstance(key, yaml.ScalarNode):
            if key.value in met:
                yield key.start_mark.line + 1, key.value
            met.add(key.value)
