"""`python -m steward.workers.models list|build|pull|check`: what `steward models` and `up` do about models.

One JSON document on standard output, also of an error; progress in words on standard error. What was downloaded before
SIGINT or SIGTERM stays and is resumed by the next run. Never writes a setting.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final, TextIO

from steward.config.errors import SettingsError
from steward.config.logs import configure_logging
from steward.config.settings import Settings, load_settings
from steward.contracts.errors import NotFound, StewardError
from steward.planners import model_trial
from steward.weights import hub, inventory
from steward.weights.names import Kind, known, source_of

_TOLD_EVERY_S: Final = 5.0
_TERMINAL_EVERY_S: Final = 0.2
Document = dict[str, Any]


def list_models(settings: Settings) -> Document:
    """Every model with its state."""
    return {"models": [dataclasses.asdict(row) for row in inventory.rows(_folder(settings), _chosen(settings))]}


def build_models(settings: Settings, *, force: bool = False) -> Document:
    """Build what needs no download. Raises Unavailable."""
    done = []
    for built in inventory.build(_folder(settings), force=force):
        word = f"built in {built.seconds:.1f} s" if built.made else "was built already and is whole"
        _say(f"{built.name}: {word}")
        done.append(dataclasses.asdict(built))
    return {"built": done}


def pull_model(settings: Settings, name: str, *, force: bool = False) -> Document:
    """Download a model by name or REPO/FILE. Raises HubError, NotFound."""
    source, model = source_of(name), known(name)
    if source is None:
        if model is not None:
            raise StewardError(f"{name} needs no download: it comes with what is installed")
        raise NotFound(f"no model is called {name}, and it is no REPO/FILE such as owner/repository/model.gguf")
    path = hub.download(source, _folder(settings), DownloadProgress(sys.stderr), force=force)
    kind = model.kind if model is not None else Kind.LLAMA
    return {"name": name, "kind": kind, "path": str(path), "size": path.stat().st_size}


def check_models(settings: Settings, name: str | None) -> Document:
    """Load a model and use it once; without a name, every one in use. Raises NotFound."""
    rows = inventory.rows(_folder(settings), _chosen(settings))
    wanted = [row for row in rows if row.in_use] if name is None else [_row(rows, name)]
    tried = []
    for row in wanted:
        _say(f"loading {row.name}")
        tried.append({"name": row.name, "kind": row.kind, **_tried(settings, row)})
    failed = [f"{one['name']}: {one['detail']}" for one in tried if not one["ok"]]
    return {"checked": tried} | ({"success": False, "error": "failed", "detail": "; ".join(failed)} if failed else {})


def _tried(settings: Settings, row: inventory.ModelRow) -> Document:
    try:
        return {"ok": True, **dataclasses.asdict(_try(settings, row))}
    except (StewardError, OSError) as error:
        return {"ok": False, "detail": str(error)}


def _row(rows: Sequence[inventory.ModelRow], name: str) -> inventory.ModelRow:
    model = known(name)
    for row in rows:
        if row.name == (model.name if model else name) or row.path == name:
            return row
    path = Path(name).expanduser().absolute()
    if path.is_file():
        return inventory.ModelRow(
            str(path), Kind.LLAMA, "downloaded", path.stat().st_size, False, "", "", path=str(path)
        )
    raise NotFound(f"no model is called {name}, and there is no such file")


def _try(settings: Settings, row: inventory.ModelRow) -> model_trial.ModelTrial:
    if row.state == "missing" and (row.problem or row.address):
        raise StewardError(row.problem or f"it is not here: `steward models pull {row.name}` fetches it")
    if row.kind in (Kind.EMBEDDER, Kind.FINDER):
        return model_trial.try_embedder(_folder(settings), row.name, settings.embed_threads)
    if row.kind is Kind.JUDGE:
        return model_trial.try_judge(_folder(settings), settings.judge_threads)
    return model_trial.try_llama(
        Path(row.path or row.name),
        context=settings.llama_context,
        threads=settings.llama_threads,
        gpu_layers=settings.llama_gpu_layers,
    )


class DownloadProgress:
    """Tells of a download: one line that moves on a terminal, a line now and then elsewhere."""

    def __init__(self, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._out, self._clock = out, clock
        self._moving = out.isatty()
        self._file, self._size = "", 0
        self._began = self._reported = 0.0
        self._before = 0

    def begins(self, file: str, size: int | None, present: int) -> None:
        """A file's transfer begins."""
        self._file, self._size, self._before = file, size or 0, present
        self._began = self._reported = self._clock()
        resumed = f", {present / 1e6:.0f} MB of it are here already" if present else ""
        self._out.write(f"{file}: {self._size / 1e6:.0f} MB{resumed}\n")
        self._out.flush()

    def moves(self, present: int) -> None:
        """So many bytes are here."""
        now = self._clock()
        whole = present >= self._size
        if now - self._reported < (_TERMINAL_EVERY_S if self._moving else _TOLD_EVERY_S) and not whole:
            return
        self._reported = now
        rate = max(0, present - self._before) / max(now - self._began, 1e-3)
        share = f"{100 * present / self._size:5.1f} %" if self._size else ""
        left = f", {(self._size - present) / rate:.0f} s left" if rate > 0 and not whole and self._size else ""
        text = f"{self._file}: {share} {present / 1e6:.0f} MB, {rate / 1e6:.1f} MB/s{left}"
        self._out.write(f"\r\x1b[K{text}{chr(10) if whole else ''}" if self._moving else f"{text}\n")
        self._out.flush()


def _folder(settings: Settings) -> Path:
    return settings.home / "models"


def _chosen(settings: Settings) -> inventory.ChosenModels:
    return inventory.ChosenModels(settings.local_embed_model, tuple(settings.planners), settings.llama_model_path)


def _say(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def _run(arguments: argparse.Namespace) -> Document:
    settings = load_settings()
    configure_logging("WARNING", as_json=False)
    if arguments.verb == "list":
        return list_models(settings)
    if arguments.verb == "build":
        return build_models(settings, force=arguments.force)
    if arguments.verb == "pull":
        return pull_model(settings, arguments.name, force=arguments.force)
    return check_models(settings, arguments.name)


def _failure(error: Exception) -> Document:
    document = {"success": False, "error": "failed", "detail": str(error)}
    if isinstance(error, hub.HubError):
        document |= {"error": error.reason, "hint": error.hint}
    elif isinstance(error, SettingsError):
        document |= {"error": "settings"}
    elif isinstance(error, NotFound):
        document |= {"error": "not_found", "hint": "`steward models list` shows the names"}
    return document


def _stopped(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 not, 130 interrupted."""
    parser = argparse.ArgumentParser(prog="python -m steward.workers.models", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    verbs.add_parser("list")
    building = verbs.add_parser("build")
    pulling = verbs.add_parser("pull")
    pulling.add_argument("name")
    verbs.add_parser("check").add_argument("name", nargs="?")
    for verb in (building, pulling):
        verb.add_argument("--force", action="store_true")
    arguments = parser.parse_args(argv)
    try:
        document = {"success": True, **_run(arguments)}
        code = 0 if document["success"] else 1
    except (StewardError, OSError) as error:
        code, document = 1, _failure(error)
    except KeyboardInterrupt:
        hint = "run it again, it goes on where it stopped"
        code, document = 130, {"success": False, "error": "interrupted", "detail": "interrupted", "hint": hint}
    sys.stdout.write(json.dumps(document, default=str, ensure_ascii=False) + "\n")
    return code


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stopped)
    sys.exit(main())
