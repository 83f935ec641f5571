"""Logging of every process: stdlib logging to standard error, as text or JSON lines. Called by main modules only.

No line leaves with a secret in it, whoever logs it: messages, tracebacks and what ends the process are masked.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from types import TracebackType

from contracts.redaction import REDACTOR

_QUIET = ("httpx", "httpx2", "httpcore", "asyncio", "huggingface_hub")


class TextFormatter(logging.Formatter):
    """A line of text, and the traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        return REDACTOR.text(super().format(record))


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
        return json.dumps(REDACTOR.value(line), ensure_ascii=False)


def configure_logging(level: str, *, as_json: bool) -> None:
    """Send this process's logs to standard error. Standard output stays free for answers."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else TextFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    sys.excepthook = _log_the_end
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))


def _log_the_end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What nobody caught ends the process; its traceback goes the way of every other."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    logging.getLogger("steward").critical("the process ends", exc_info=(kind, error, trace))
