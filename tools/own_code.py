"""The Python files of an operator's own tools in this process: imported with faults in words, watched for changes.

A changed file is not imported again: what it holds (connections, threads, classes others have taken over) cannot be
exchanged under calls that are under way. `changed_code` names it, so that the need of a restart is said.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
import sysconfig
import traceback
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from steward.contracts.suggestions import did_you_mean

_HERE: Final = Path(__file__).resolve().parents[1]
_INSTALLED: Final = tuple(
    Path(folder).resolve() for name, folder in sysconfig.get_paths().items() if name in ("stdlib", "purelib", "platlib")
)


@dataclass(frozen=True, slots=True)
class _Imported:
    """The file of a module as it was when it was imported."""

    path: Path
    stamp: tuple[int, int]
    sha256: str


_MODULES: dict[str, _Imported] = {}


def imported(name: str) -> Any:
    """What `package.module:attribute` names.

    Raises:
        ValueError: it cannot be imported; in words, with the file and line where that shows.
    """
    module_name, _, attribute = name.partition(":")
    module = _module(module_name)
    if not hasattr(module, attribute):
        file = Path(module.__file__).name if module.__file__ else module_name
        question = did_you_mean(attribute, [known for known in vars(module) if not known.startswith("_")])
        words = f"{name} cannot be imported: {file} has no {attribute}"
        note = f"; {file} has changed since this process imported it: restart it" if is_changed(module) else ""
        raise ValueError(f"{words}{f'; {question}' if question else ''}{note}")
    return getattr(module, attribute)


def _module(name: str) -> ModuleType:
    if name in sys.modules:
        return sys.modules[name]
    before = set(sys.modules)
    importlib.invalidate_caches()
    try:
        module = importlib.import_module(name)
    except (Exception, SystemExit) as error:
        for new in set(sys.modules) - before:
            if _own_file(sys.modules[new]) is not None:
                del sys.modules[new]
        raise ValueError(f"{name} cannot be imported: {_why(error)}") from error
    _remember(sys.modules[new] for new in set(sys.modules) - before)
    return module


def _why(error: BaseException) -> str:
    """The error, and the line of the operator's code it comes from."""
    message = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return f"{error.filename}:{error.lineno}: {type(error).__name__}: {error.msg}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if is_own(Path(frame.filename))]
    return f"{frames[-1].filename}:{frames[-1].lineno}: {message}" if frames else message


def changed_code() -> list[Path]:
    """The files that are not any more what this process imported, by name. One that is gone asks for no restart: what
    an entry still names in it is a fault of that entry."""
    return sorted(known.path for known in _in_use().values() if _differs(known))


def is_changed(module: ModuleType) -> bool:
    """Whether a module's file is not any more what this process imported."""
    known = _in_use().get(module.__name__)
    return known is not None and _differs(known)


def code_files() -> list[Path]:
    """The operator's files that this process imported, by name."""
    return sorted(known.path for known in _in_use().values())


def _in_use() -> dict[str, _Imported]:
    return {name: known for name, known in _MODULES.items() if name in sys.modules}


def _differs(known: _Imported) -> bool:
    try:
        return _stamp(known.path) != known.stamp and _digest(known.path) != known.sha256
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _remember(modules: Iterable[ModuleType]) -> None:
    for module in modules:
        path = _own_file(module)
        if path is not None and path.is_file():
            _MODULES[module.__name__] = _Imported(path, _stamp(path), _digest(path))


def _own_file(module: ModuleType) -> Path | None:
    """The file of a module that is neither Python's, nor installed, nor Steward's."""
    file = getattr(module, "__file__", None)
    return Path(file) if file and is_own(Path(file)) else None


def is_own(path: Path) -> bool:
    """Whether a file is neither Python's, nor installed, nor Steward's.

    Own tools may lie in the data folder of a checkout, below Steward's own code.
    """
    try:
        whole = path.resolve()
    except (OSError, RuntimeError):
        return False
    if not path.is_absolute() or any(whole.is_relative_to(folder) for folder in _INSTALLED):
        return False
    return not whole.is_relative_to(_HERE) or _room(whole).startswith(".")


def _room(path: Path) -> str:
    return path.relative_to(_HERE).parts[0]


def _stamp(path: Path) -> tuple[int, int]:
    stat = path.stat()
    return stat.st_mtime_ns, stat.st_size


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
