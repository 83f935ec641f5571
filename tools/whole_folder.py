"""A folder that appears whole or not at all, whoever else makes it at the same time."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def made_whole(home: Path) -> Iterator[Path]:
    """A draft to fill, which becomes `home` in one step; a `home` that is there by then stays as it is.

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
