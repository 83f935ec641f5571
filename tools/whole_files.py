"""Files and folders that appear whole or not at all, whoever else makes them at the same time."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def replace_file(path: Path, content: bytes) -> None:
    """Write a file that readers see as it was before or as it is now, also after the power went.

    Raises:
        OSError: it cannot be written; the one there was stays.
    """
    handle, name = tempfile.mkstemp(prefix=".new-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def made_whole(home: Path) -> Iterator[Path]:
    """A draft to fill, which becomes the folder `home` in one step; a `home` that is there by then stays as it is.

    Raises:
        OSError: it cannot be made.
    """
    home.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(prefix=".new-", dir=home.parent))
    try:
        yield draft
        draft.rename(home)
    except OSError:
        if not home.is_dir():
            raise
    finally:
        shutil.rmtree(draft, ignore_errors=True)
