"""Where the project's own files are. Used by the settings and the stack; never creates anything."""

from __future__ import annotations

from pathlib import Path
from typing import Final

OWN_TOOLS: Final = "tools.d"
"""The folder of the operator's own tools in the data folder."""
_PACKAGE: Final = Path(__file__).resolve().parent


def project_root() -> Path:
    """The checkout, or the working folder when Steward was installed as a package."""
    return checkout() or Path.cwd()


def code_folder() -> Path:
    """The folder in which `steward` lies, for the path of a child process."""
    return Path(__file__).parents[2]


def data_folder() -> Path:
    """Where the data folder is unless STEWARD_HOME says: in the checkout, else in the user's own data directory, so
    that an installed Steward finds its data from whichever folder it is started in."""
    folder = checkout()
    if folder:
        return folder / ".steward"
    from platformdirs import user_data_path

    return user_data_path("steward", appauthor=False)


def stack_file() -> Path:
    """temporal-dev.yaml: the checkout's own, else the copy that is shipped beside this module."""
    beside_checkout = project_root() / "temporal-dev.yaml"
    return beside_checkout if beside_checkout.is_file() else _PACKAGE / "temporal-dev.yaml"


def env_files() -> list[Path]:
    """The .env files that are read, later ones first in rank: the checkout's, then the working folder's."""
    return [path for path in dict.fromkeys((project_root() / ".env", Path.cwd() / ".env")) if path.is_file()]


def checkout() -> Path | None:
    """The folder of a checkout; None where Steward was installed as a package."""
    folder = _PACKAGE.parent
    return folder if (folder / "pyproject.toml").is_file() else None
