"""`python -m tests.support.a2a_kit CHECKOUT [--level must] [--python PYTHON]`: run the protocol's compliance kit.

Starts PostgreSQL, Temporal, a worker and the API with the kit's agent, runs the kit of that checkout
(a2aproject/a2a-tck, branch 1.0-dev) over JSON-RPC and REST with a Python that has its dependencies, and prints what its
report says.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import httpx

from tests.support.a2a_kit.stack import kit_stack


def main() -> int:
    """The kit's exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.a2a_kit", description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--level", default="must", choices=["must", "should", "may", "all"])
    parser.add_argument("--python", default=sys.executable, help="a Python with the kit's dependencies")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="steward-kit-") as home, kit_stack(Path(home)) as url:
        assert httpx.get(f"{url}/kit/.well-known/agent-card.json", trust_env=False).is_success
        level = [] if given.level == "all" else ["--level", given.level]
        command = [given.python, "run_tck.py", "--sut-host", f"{url}/kit", "--transport", "jsonrpc,http_json", *level]
        code = subprocess.run(command, cwd=given.checkout, check=False).returncode
    report = json.loads((given.checkout / "reports" / "compatibility.json").read_text())
    requirements = report["per_requirement"]
    counts = Counter((one["level"], one["status"]) for one in requirements.values())
    for (level_name, status), count in sorted(counts.items()):
        sys.stdout.write(f"{level_name} {status}: {count}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
