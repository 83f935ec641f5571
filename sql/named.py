"""Loads the named queries of sql/queries/*.sql.

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


def load_queries(topic: str) -> MappingProxyType[str, str]:
    """The queries of sql/queries/<topic>.sql by name. A file without names, or with one twice, raises ValueError."""
    text = (_FOLDER / f"{topic}.sql").read_text(encoding="utf-8")
    parts = _NAME.split(text)[1:]
    queries: dict[str, str] = {}
    for name, body in zip(parts[::2], parts[1::2], strict=True):
        if name in queries:
            raise ValueError(f"sql/queries/{topic}.sql names {name!r} twice")
        queries[name] = body.strip().rstrip(";")
    if not queries:
        raise ValueError(f"sql/queries/{topic}.sql holds no named query")
    return MappingProxyType(queries)
