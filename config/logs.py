"""Logging of every process: stdlib logging to standard error, as text or JSON lines. Called by main modules only.

No line leaves with a secret in it, whoever logs it: messages, tracebacks and what ends the process are masked, of the
secrets that this process knows and of whatever looks like one, cards and IBANs included.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Final

from steward.contracts.errors import ErrorCode
from steward.contracts.log_context import log_context
from steward.contracts.redaction import REDACTOR
from steward.contracts.secret_masking import SecretMask, without_found

_REFUSALS: Final = frozenset(code.value for code in ErrorCode) - {ErrorCode.INTERNAL.value}
_QUIET = ("httpx", "httpx2", "httpcore", "asyncio", "huggingface_hub", "mcp", "openai", "sse_starlette")
"""Libraries that say too much: at DEBUG some of them write what users sent and were answered."""


class TextFormatter(logging.Formatter):
    """A line of text, and the traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        return without_found(REDACTOR.text(super().format(record)))

    def formatMessage(self, record: logging.LogRecord) -> str:
        """The line, with what it is about at its end; a traceback comes below that."""
        about = " ".join(f"{name}={value}" for name, value in log_context().items())
        line = super().formatMessage(record)
        return f"{line} [{about}]" if about else line


class JsonFormatter(logging.Formatter):
    """One JSON object a line: at, level, logger, the record's `fields`, message, what it is about, and a traceback.

    What is the code's own, `fields` too, is not searched for secrets: a search of every member took most of the time.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line of JSON."""
        own = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            **getattr(record, "fields", {}),
        }
        message = {"message": record.getMessage(), **log_context()}
        if record.exc_info:
            message["exception"] = self.formatException(record.exc_info)
        mask = SecretMask()
        masked = {name: mask.text(REDACTOR.text(text)) for name, text in message.items()}
        return json.dumps(own | masked, ensure_ascii=False)


class RefusalsInOneLine(logging.Filter):
    """Of an activity that failed by an error of our own (a service is away, a tool says no) the SDK would log the whole
    way to it, at every attempt. Which activity, which attempt and why is all there is to know."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Always true; the record loses its traceback."""
        error = record.exc_info[1] if record.exc_info else None
        if getattr(error, "type", None) in _REFUSALS:
            about = getattr(record, "temporal_activity", {})
            named = (about.get(name) for name in ("activity_type", "workflow_id", "attempt"))
            record.msg, record.args = "%s of %s failed (attempt %s): %s", (*named, error)
            record.exc_info = record.exc_text = None
        return True


class WithoutWhatWasSent(logging.Filter):
    """A message of A2A that has not the protocol's form is shown whole in the error's text: the line is enough."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Always true; the record loses its traceback."""
        kind = record.exc_info[0] if record.exc_info else None
        if record.name.startswith("a2a.") and kind is not None and kind.__name__ in ("ParseError", "ValidationError"):
            record.exc_info = record.exc_text = None
        return True


def configure_logging(level: str, *, as_json: bool) -> None:
    """Send this process's logs to standard error. Standard output stays free for answers."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else TextFormatter())
    handler.addFilter(WithoutWhatWasSent())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    sys.excepthook = _log_the_end
    logging.getLogger("temporalio.activity").addFilter(RefusalsInOneLine())
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))


def _log_the_end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What nobody caught ends the process; its traceback goes the way of every other."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    logging.getLogger("steward").critical("the process ends", exc_info=(kind, error, trace))
