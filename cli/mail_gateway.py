"""Becomes the process of the mail gateway, which this room does not know. Used by `steward mail-gateway`."""

from __future__ import annotations

import importlib.util
import os
import sys
from typing import Never

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.config.paths import code_folder

_CODE = str(code_folder())


def become_gateway(session: Session) -> Never:
    """`python -m steward.gateways.mail` in place of this process.

    Raises:
        CliError: what it needs is not installed.
    """
    if importlib.util.find_spec("dkim") is None:
        hint = "pip install dkimpy (the extra `mail`)"
        raise CliError("the mail gateway needs dkimpy, and it is not installed", exit_code=ExitCode.REFUSED, hint=hint)
    environment = dict(os.environ)  # noqa: TID251 - handed on to the gateway
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [_CODE, environment.get("PYTHONPATH")]))
    environment |= {
        name: value
        for name, value in (("STEWARD_URL", session.url), ("STEWARD_API_TOKEN", session.token))
        if value is not None
    }
    os.execve(sys.executable, [sys.executable, "-P", "-m", "steward.gateways.mail"], environment)
