"""Adding documents from the command line: files, folders and addresses, with progress. Behind `kb add`.

Folders are synchronised: what the server has from a folder and is not there any more is taken out. What the server has
with the same hash is not sent again.
"""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.pages import DocumentRow
from steward.cli.plain import plain
from steward.cli.screen import err
from steward.contracts.document_limits import MAX_DOCUMENT_BYTES

SUFFIXES = frozenset({".txt", ".text", ".md", ".markdown", ".html", ".htm", ".xhtml", ".pdf", ".docx", ".eml"})
_LOOK_EVERY_S = 0.5
_LONGEST_S = 1_800.0


@dataclass
class Report:
    """What came of each source, by its name."""

    added: list[str] = field(default_factory=list)
    unchanged: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    in_progress: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


class _Adding:
    def __init__(self, session: Session, client: StewardClient, agent: str) -> None:
        self._session, self._client, self._agent = session, client, agent
        self.report = Report()
        self._known = {row.source: row for row in _every_document(client, agent)}
        self.waiting: dict[int, str] = {}

    def source(self, given: str) -> None:
        """Add one argument of the command line."""
        if given.startswith(("https://", "http://")):
            self._send(given, {"url": given})
            return
        path = Path(given).expanduser().absolute()
        if path.is_dir():
            self._folder(path)
        elif path.is_file():
            self._file(path)
        else:
            raise CliError(f"There is no file {given}", exit_code=ExitCode.USAGE)

    def _folder(self, folder: Path) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file() and _is_document(path, folder))
        for path in files:
            self._file(path)
        here, prefix = {str(path) for path in files}, f"{folder}/"
        gone = [row for source, row in self._known.items() if source.startswith(prefix) and source not in here]
        if gone and not files:
            # An empty folder is more often a disk that is not mounted than a wish.
            self.report.notes.append(f"{folder} holds no documents; the {len(gone)} from there were kept")
            return
        for row in gone:
            self._client.remove_document(row.document_id)
            self.report.removed.append(row.source)
            self._say(f"removed   {row.source}")

    def _file(self, path: Path) -> None:
        if path.stat().st_size > MAX_DOCUMENT_BYTES:
            self._fail(str(path), f"it has more than {MAX_DOCUMENT_BYTES >> 20} MiB")
            return
        data = path.read_bytes()
        if not data:
            self._fail(str(path), "it is empty")
            return
        known = self._known.get(str(path))
        if known is not None and known.state != "failed" and known.sha256 == hashlib.sha256(data).hexdigest():
            self._noted(known, changed=False)
            return
        self._send(str(path), {"name": str(path), "content": base64.b64encode(data).decode()})

    def _send(self, source: str, wanted: dict[str, str]) -> None:
        try:
            added = self._client.add_document({"agent": self._agent, **wanted})
        except CliError as error:
            if error.exit_code is ExitCode.NOT_REACHABLE or error.document.get("error") in (
                "forbidden",
                "unauthorized",
            ):
                raise
            self._fail(source, error.message)
            return
        self._noted(added.document, changed=added.changed)

    def _noted(self, row: DocumentRow, *, changed: bool) -> None:
        (self.report.added if changed else self.report.unchanged).append(row.source)
        if row.state in ("waiting", "working"):
            self.waiting[row.document_id] = row.source
        self._say(f"{'sent' if changed else 'unchanged':9} {row.source}")

    def wait(self) -> None:
        """Until everything that was sent is read or has failed, each told as it comes."""
        pause, deadline = threading.Event(), time.monotonic() + _LONGEST_S
        reported: dict[int, str] = {}
        while self.waiting and time.monotonic() < deadline:
            for number, source in list(self.waiting.items()):
                row = self._client.document(number).document
                if row.state == "ready":
                    self._say(f"ready     {source} ({row.passages} passages)")
                elif row.state == "failed":
                    self._fail(source, row.error or "it cannot be read")
                elif reported.get(number) != row.stage:
                    reported[number] = row.stage
                    self._say(f"{row.stage or 'waiting':9} {source}")
                if row.state in ("ready", "failed"):
                    del self.waiting[number]
            if self.waiting:
                pause.wait(_LOOK_EVERY_S)

    def _fail(self, source: str, why: str) -> None:
        self.report.failed[source] = why
        self._say(f"failed    {source}: {why}")

    def _say(self, line: str) -> None:
        if not self._session.as_json:
            err().print(plain(line))


def add_documents(
    session: Session, client: StewardClient, sources: Sequence[str], agent: str, *, wait: bool
) -> ExitCode:
    """Add all of them and tell what came of each. Fails when one of them cannot be read."""
    adding = _Adding(session, client, agent)
    for given in sources:
        adding.source(given)
    if wait:
        adding.wait()
    report = adding.report
    report.in_progress = list(adding.waiting.values())
    if session.as_json:
        print(json.dumps({"success": not report.failed, **asdict(report)}, ensure_ascii=False))
    else:
        for note in report.notes:
            err().print(plain(note))
        counts = (len(report.added), len(report.unchanged), len(report.removed), len(report.failed))
        print("{} sent, {} unchanged, {} removed, {} failed".format(*counts))
    if report.failed:
        return ExitCode.FAILED
    return ExitCode.STILL_RUNNING if wait and report.in_progress else ExitCode.DONE


def _is_document(path: Path, folder: Path) -> bool:
    """Whether it is of a kind that is read, and neither hidden nor a link out of its folder."""
    parts = path.relative_to(folder).parts
    hidden = any(part.startswith(".") for part in parts)
    return path.suffix.lower() in SUFFIXES and not hidden and path.resolve().is_relative_to(folder.resolve())


def _every_document(client: StewardClient, agent: str) -> Iterator[DocumentRow]:
    before = None
    while rows := client.documents(agent=agent, before=before).documents:
        yield from rows
        before = rows[-1].document_id
