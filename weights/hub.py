"""Downloads model files from the hub: resumed, verified, and put in place at once. Called by `steward models pull`.

Address, mirrors (HF_ENDPOINT), credentials (HF_TOKEN), proxies and the offline switch are the hub library's own. The
transfer is not: the library throws an unfinished file away when its process ends, and these files take hours.
"""

from __future__ import annotations

import glob
import hashlib
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from steward.contracts.errors import StewardError
from steward.weights.names import HubFiles

if TYPE_CHECKING:
    from huggingface_hub import HfFileMetadata

_RETRIED_STATUSES: Final = (408, 429, 500, 502, 503, 504)
"""Answers of a hub that may do better in a moment."""
_RESERVE: Final = 200_000_000
"""Bytes of the disk that a download leaves free: databases and logs live there too."""
_HEADERS: Final = {"user-agent": "steward", "Accept-Encoding": "identity"}
"""Nothing about this machine is told, and sizes are those of the file."""
_BY_HAND: Final = (
    "fetch the file on another one, copy it here and `steward models use PATH`; without any download the embedded"
    " planner works as it is"
)
_SHA256: Final = re.compile(r"[0-9a-f]{64}")
_GIT_SHA1: Final = re.compile(r"[0-9a-f]{40}")


class HubError(StewardError):
    """A file could not be had. `reason` is a stable word: unreachable, offline, refused, not_found, no_space, damaged,
    in_use; `hint` says what to do."""

    def __init__(self, detail: str, *, reason: str, hint: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.hint = hint


class Watcher(Protocol):
    """Is told how a download goes, often; returns at once."""

    def begins(self, file: str, size: int | None, present: int) -> None:
        """A file's transfer begins; `present` bytes are here already. `size` None: the hub does not say."""

    def moves(self, present: int) -> None:
        """So many bytes of it are here."""


@dataclass(frozen=True, slots=True)
class Persistence:
    """How long a transfer that breaks is taken up again: so many times without a byte in between, after pauses."""

    attempts: int = 5
    pause_s: float = 2.0


def download(
    source: HubFiles, models: Path, watcher: Watcher, persistence: Persistence = Persistence(), *, force: bool = False
) -> Path:
    """Fetch what is not here yet, and give the model's path. What was begun earlier is resumed, also after Ctrl-C.

    A file appears under its name only when it is whole: size and hash as the hub says. `force` fetches it anew.
    Raises HubError.
    """
    folder = source.folder(models)
    with _as_hub_errors(source.address):
        folder.mkdir(parents=True, exist_ok=True)
        with _locked(folder):
            for file in source.files:
                if force or not (folder / file).is_file():
                    _Transfer(source, file, folder / file, watcher, persistence).run()
    return source.path(models)


def unfinished(target: Path) -> int:
    """Bytes of a file that are here without it being whole."""
    return max((part.stat().st_size for part in _parts(target)), default=0)


def _parts(target: Path) -> list[Path]:
    return list(target.parent.glob(f"{glob.escape(target.name)}.*.part"))


class _Transfer:
    """One file on its way. The unfinished part's name carries the version, so that two are never joined."""

    def __init__(self, source: HubFiles, file: str, target: Path, watcher: Watcher, persistence: Persistence) -> None:
        self._source, self._file, self._target = source, file, target
        self._watcher, self._persistence = watcher, persistence

    def run(self) -> None:
        from huggingface_hub import hf_hub_url

        known = self._metadata()
        # Pinned to the version just asked about; the address behind it may expire, so it is not kept.
        url = hf_hub_url(self._source.repo, self._file, revision=known.commit_hash or self._source.revision)
        self._target.parent.mkdir(parents=True, exist_ok=True)
        part = self._part(known)
        present = part.stat().st_size if part.exists() else 0
        self._require_room(known.size, present)
        self._watcher.begins(self._file, known.size, present)
        self._fetch(url, part, known.size)
        self._verify(part, known)
        part.replace(self._target)

    def _metadata(self) -> HfFileMetadata:
        from huggingface_hub import get_hf_file_metadata, hf_hub_url

        url = hf_hub_url(self._source.repo, self._file, revision=self._source.revision)
        return get_hf_file_metadata(url, headers=dict(_HEADERS))

    def _part(self, known: HfFileMetadata) -> Path:
        version = re.sub(r"\W", "", known.etag or known.commit_hash or "unknown")[:16]
        part = self._target.with_name(f"{self._target.name}.{version}.part")
        for other in _parts(self._target):
            if other != part:
                other.unlink()
        if known.size is not None and part.exists() and part.stat().st_size > known.size:
            part.unlink()
        return part

    def _require_room(self, size: int | None, present: int) -> None:
        free = shutil.disk_usage(self._target.parent).free
        needed = (size or 0) - present
        if needed > max(0, free - _RESERVE):
            raise HubError(
                f"{self._file} needs {needed / 1e9:.2f} GB more, and {free / 1e9:.2f} GB are free in"
                f" {self._target.parent}; {_RESERVE / 1e9:.1f} GB are to stay free",
                reason="no_space",
                hint="free some space, or set STEWARD_HOME to a larger disk",
            )

    def _fetch(self, url: str, part: Path, size: int | None) -> None:
        """Until the part is whole. A broken transfer goes on where it broke."""
        import httpx
        from huggingface_hub.errors import HfHubHTTPError

        failures = 0
        with part.open("ab", buffering=0) as file:
            while True:
                before = file.tell()
                try:
                    self._stream(url, file, size)
                except (httpx.TransportError, HfHubHTTPError) as error:
                    if isinstance(error, HfHubHTTPError) and error.response.status_code not in _RETRIED_STATUSES:
                        raise
                    failures = 1 if file.tell() > before else failures + 1
                    if failures >= self._persistence.attempts:
                        raise
                    threading.Event().wait(self._persistence.pause_s * failures)
                else:
                    return

    def _stream(self, url: str, file: Any, size: int | None) -> None:
        import httpx
        from huggingface_hub import constants, get_session
        from huggingface_hub.utils import build_hf_headers, hf_raise_for_status  # type: ignore[attr-defined]

        present = file.tell()
        if size is not None and present == size:
            return
        headers: dict[str, str] = build_hf_headers(headers=dict(_HEADERS))
        if present:
            headers["Range"] = f"bytes={present}-"
        timeout = float(constants.HF_HUB_DOWNLOAD_TIMEOUT)
        with get_session().stream("GET", url, headers=headers, timeout=timeout) as response:
            if response.status_code >= 400:
                response.read()
            hf_raise_for_status(response)
            if response.status_code != 206:
                file.seek(0)
                file.truncate()
            for chunk in response.iter_raw():
                file.write(chunk)
                self._watcher.moves(file.tell())
        if size is not None and file.tell() < size:
            raise httpx.RemoteProtocolError(f"the transfer ended after {file.tell()} of {size} bytes")

    def _verify(self, part: Path, known: HfFileMetadata) -> None:
        """Large files are named by the SHA-256 of their content, small ones by git's hash."""
        found = part.stat().st_size
        if known.size is not None and found != known.size:
            part.unlink()
            raise _damaged(self._file, f"{found} bytes came, {known.size} were announced")
        etag = known.etag or ""
        if _SHA256.fullmatch(etag):
            actual = _file_hash(part, hashlib.sha256())
        elif _GIT_SHA1.fullmatch(etag):
            actual = _file_hash(part, hashlib.sha1(f"blob {found}\0".encode(), usedforsecurity=False))
        else:
            return
        if actual != etag:
            part.unlink()
            raise _damaged(self._file, f"its hash is {actual}, the hub says {etag}")


def _file_hash(path: Path, digest: Any) -> str:
    """A file's hash as hexadecimal, by an object of hashlib that may have been fed already."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, lambda: digest).hexdigest()


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """One download a folder; the kernel lets go of it when that process dies."""
    import fcntl

    with (folder / ".lock").open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise HubError(
                f"another process downloads to {folder}", reason="in_use", hint="wait for it to end"
            ) from None
        yield


@contextmanager
def _as_hub_errors(what: str) -> Iterator[None]:
    """Turn the library's errors into ours."""
    import httpx
    from huggingface_hub import errors

    try:
        yield
    except errors.OfflineModeIsEnabled as error:
        raise HubError(
            "the hub library is switched offline by HF_HUB_OFFLINE",
            reason="offline",
            hint=f"unset HF_HUB_OFFLINE, or {_BY_HAND}",
        ) from error
    except errors.GatedRepoError as error:
        raise HubError(
            f"{what}: its owner wants you to agree to a licence first",
            reason="refused",
            hint="agree to it on the model's page, then set HF_TOKEN to a token of your account",
        ) from error
    except (
        *(errors.RepositoryNotFoundError, errors.EntryNotFoundError, errors.RevisionNotFoundError),
        errors.HFValidationError,
    ) as error:
        raise HubError(
            f"the hub has no {what}, or shows it to some accounts only",
            reason="not_found",
            hint="`steward models list` shows the known names; for a private one set HF_TOKEN",
        ) from error
    except errors.HfHubHTTPError as error:
        raise HubError(
            f"{what}: the hub answered {error.response.status_code}",
            reason="unreachable",
            hint="try again later: what is here already is kept",
        ) from error
    except httpx.HTTPError as error:
        raise HubError(
            f"{what}: the hub cannot be reached ({type(error).__name__}: {error})",
            reason="unreachable",
            hint="check the connection and run it again, it goes on where it stopped; behind a mirror set HF_ENDPOINT;"
            f" on a machine without internet {_BY_HAND}",
        ) from error
    except OSError as error:
        raise HubError(
            f"{what} cannot be written: {error.strerror or error}", reason="no_space", hint="see to disk and rights"
        ) from error


def _damaged(file: str, why: str) -> HubError:
    return HubError(f"{file} arrived damaged and was removed: {why}", reason="damaged", hint="run it again")
