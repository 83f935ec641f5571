"""The doctor's checks of the models: asks a process of the workers' room, which knows them. Used by stack.doctor."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any, Final

from steward.config.paths import code_folder
from steward.config.settings import Settings
from steward.config.sources import child_environment
from steward.stack.checks import Check, CheckStatus
from steward.stack.process import describe_exit, python_module

_LIST_S: Final = 120.0
_TITLES: Final = {"embedder": "embedding model", "finder": "tool finder", "judge": "judge"}
_BUILD: Final = "`steward models build` makes it, and `steward up` does"


def model_checks(settings: Settings) -> list[Check]:
    """The models that memories and tools are searched with, and the judge where it is in use. Blocking; reads files."""
    rows, trouble = _rows(settings)
    if trouble:
        return [Check(title, "fail", trouble, "run `steward models list`") for title in _TITLES.values()]
    return [model_check(row) for row in rows if row["in_use"] and row["kind"] in _TITLES]


def model_check(row: dict[str, Any]) -> Check:
    """What a row of the list means for the doctor."""
    title, name = _TITLES[row["kind"]], row["name"]
    if row["state"] != "missing":
        return Check(title, "ok", f"{name}, {row['state']}, {row['size'] / 1e6:.0f} MB")
    if row["address"]:
        return Check(title, "warn", f"{name} is not here; the worker tries to fetch it", f"steward models pull {name}")
    if row["problem"]:
        if row["kind"] == "embedder":
            return Check(title, "fail", row["problem"], f"mend {row['setting']}: `steward models list` shows some")
        status: CheckStatus = "warn" if row["kind"] == "judge" else "fail"
        return Check(title, status, row["problem"], "install Steward again (`make clean`, `make run`)")
    if row["kind"] == "embedder":
        return Check(title, "ok", f"{name}, not here yet: built or fetched on first use")
    return Check(title, "ok", f"{name}, not built yet; {_BUILD}")


def _rows(settings: Settings) -> tuple[list[dict[str, Any]], str]:
    """What `list` says, or why it does not."""
    environment = child_environment(settings, {})
    code = str(code_folder())
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [code, environment.get("PYTHONPATH")]))
    try:
        done = subprocess.run(
            python_module("steward.workers.models", "list"),
            capture_output=True,
            text=True,
            timeout=_LIST_S,
            check=False,
            env=environment,
        )
        document = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return [], f"looking at the models took longer than {_LIST_S:.0f} s"
    except ValueError:
        last = (done.stderr.strip().splitlines() or [describe_exit(done.returncode)])[-1]
        return [], f"the models cannot be looked at: {last}"
    return (document["models"], "") if document["success"] else ([], str(document["detail"]))
