"""Loads the named queries of sql/queries/*.sql, and of the benchmarks' own folders.

A query begins with `-- name: <name>`, then a comment line with its purpose. The stores read their file once at import;
no SQL is put together anywhere else.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import MappingProxyType
from typing import Final

_FOLDER: Final = Path(__file__).parent / "queries"
_NAME: Final = re.compile(r"^-- name: (?P<name>[a-z_]+)$", re.MULTILINE)


def load_queries(topic: str, folder: Path = _FOLDER) -> MappingProxyType[str, str]:
    """The queries of <folder>/<topic>.sql by name. A file without names, or with one twice, raises ValueError."""
    text = (folder / f"{topic}.sql").read_text(encoding="utf-8")
    parts = _NAME.split(text)[1:]
    queries: dict[str, str] = {}
    for name, body in zip(parts[::2], parts[1::2], strict=True):
        if name in queries:
            raise ValueError(f"{topic}.sql names {name!r} twice")
        queries[name] = body.strip().rstrip(";")
    if not queries:
        raise ValueError(f"{topic}.sql holds no named query")
    return MappingProxyType(queries)
