"""The page about the webhook is true: its example fits the schema, its snippets verify what is really posted."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.user_events import UserEvent
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from tests.support.couriers import SECRET, a_courier
from tests.support.http_peer import Asked, Peer, an_answer
from tests.support.waiting import an_approval, asking

PAGE = (Path(__file__).parents[2] / "docs" / "webhook.md").read_text(encoding="utf-8")
HEADERS = ("webhook-id", "webhook-timestamp", "webhook-signature")
Verify = Callable[[str, dict[str, str], bytes], bool]


def block(language: str) -> str:
    [found] = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def in_python() -> Verify:
    """The snippet as it stands."""
    names: dict[str, Any] = {}
    exec(block("python"), names)
    verify: Verify = names["verified"]
    return verify


def in_typescript(folder: Path) -> Verify:
    """The snippet in node, which has no types: the annotations are taken out, nothing else."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is needed to run TypeScript")
    plain = re.sub(r": (?:Record<string, string>|string|Uint8Array|boolean)(?=[,)\s])", "", block("typescript"))
    script = folder / "verify.mjs"
    script.write_text(
        plain + "const [secret, headers, body] = JSON.parse(process.argv[2]);\n"
        'console.log(verified(secret, headers, Buffer.from(body, "hex")));\n'
    )

    def verify(secret: str, headers: dict[str, str], body: bytes) -> bool:
        given = json.dumps([secret, headers, body.hex()])
        done = subprocess.run([node, str(script), given], capture_output=True, text=True, timeout=30, check=True)
        return bool(json.loads(done.stdout))

    return verify


async def posted(database: Database, peer: Peer) -> Asked:
    """A real event as it arrived."""
    peer.answer = an_answer(204, b"")
    await ProblemStore(database).record(asking(7, an_approval(7, message="Größe?")))
    async with a_courier(database, peer.url) as courier:
        while await courier.work():
            pass
    [asked] = peer.asked
    return asked


@pytest.mark.requirement("push.webhook.signed")
@pytest.mark.parametrize("language", ["python", "typescript"])
async def test_the_snippets_take_what_was_posted_and_nothing_else(
    database: Database, peer: Peer, tmp_path: Path, language: str
) -> None:
    asked = await posted(database, peer)
    verify = in_python() if language == "python" else in_typescript(tmp_path)
    headers = {name: asked.headers[name] for name in HEADERS}
    assert verify(SECRET, headers, asked.body)
    rotated = {**headers, "webhook-signature": "v1,AAAA " + headers["webhook-signature"]}
    assert verify(SECRET, rotated, asked.body)
    assert not verify(SECRET, headers, asked.body.replace(b"true", b"null"))
    assert not verify("whsec_" + "A" * 32, headers, asked.body)
    assert not verify(SECRET, {**headers, "webhook-id": "another"}, asked.body)
    late = {**headers, "webhook-timestamp": str(int(time.time()) - 400)}
    assert not verify(SECRET, late, asked.body)


@pytest.mark.requirement("push.webhook.signed")
def test_the_example_of_the_page_is_an_event() -> None:
    example = json.loads(block("json"))
    event = UserEvent.model_validate(example)
    assert event.model_dump(mode="json", exclude_unset=True) == example
    named = set(re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE))
    assert named == {kind.value for kind in type(event.type)}
