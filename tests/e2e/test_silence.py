"""What a whole Steward looks up and connects to by itself: nothing but what the settings name."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.support.installations import a_folder, an_installation
from tests.support.sealed_network import can_seal

pytestmark = pytest.mark.timeout(900)
_LIFE = """
import json, os, signal, subprocess, sys, threading, urllib.request
up = subprocess.Popen([sys.executable, "-P", "-m", "steward.cli.main", "--json", "up"], stdout=subprocess.PIPE)
assert json.loads(up.stdout.readline())["success"]
body = json.dumps({"text": "what time is it in Tokyo?", "user_id": "ann"}).encode()
with urllib.request.urlopen(sys.argv[1], body, timeout=60) as answer:
    assert json.load(answer)["success"]
threading.Event().wait(45)
up.send_signal(signal.SIGINT)
sys.exit(up.wait(60))
"""
"""ONNX Runtime tells of itself half a minute after its first model."""


@pytest.mark.requirement("stack.reaches-nobody")
@pytest.mark.skipif(not can_seal(), reason="no network namespace can be made here")
def test_a_whole_steward_reaches_nobody_by_itself() -> None:
    with a_folder() as folder, an_installation(folder) as made:
        seen = folder / "seen.json"
        life = [sys.executable, "-c", _LIFE, f"{made.url}/tool/call"]
        command = [sys.executable, "-m", "tests.support.sealed_network", str(seen), *life]
        done = subprocess.run(command, env=made.environment, capture_output=True, text=True, check=False, timeout=600)
        assert done.returncode == 0, done.stderr[-2000:]
        assert json.loads(seen.read_text()) == {"names": [], "addresses": []}
