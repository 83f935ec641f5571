"""Where the project's own files are. Used by the settings and the stack; never creates anything."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def project_root() -> Path:
    """The checkout, or the working folder when Steward was installed as a package."""
    checkout = _PACKAGE.parent
    return checkout if (checkout / "pyproject.toml").is_file() else Path.cwd()


def stack_file() -> Path:
    """temporal-dev.yaml: the checkout's own, else the copy that is shipped beside this module."""
    beside_checkout = project_root() / "temporal-dev.yaml"
    return beside_checkout if beside_checkout.is_file() else _PACKAGE / "temporal-dev.yaml"
