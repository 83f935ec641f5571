"""Logging of every process: stdlib logging to standard error, as text or JSON lines. Called by main modules only."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

_QUIET = ("httpx", "httpx2", "httpcore", "asyncio", "huggingface_hub")


class JsonFormatter(logging.Formatter):
    """One JSON object a line: at, level, logger, message and, for an exception, its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line of JSON."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logging(level: str, *, as_json: bool) -> None:
    """Send this process's logs to standard error. Standard output stays free for answers."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonFormatter() if as_json else logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
