"""The knowledge base through its doors: added, read in the background, asked, cited, changed and removed."""

from __future__ import annotations

import asyncio
import base64
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.api.credentials.identity import Principal
from tests.doors.conftest import DoorStack
from tests.support.documents import a_docx, a_pdf
from tests.support.people import OPERATOR_TOKEN, headers_of
from tests.support.ran import as_process

TEXT = "# Zeppelin hangar\n\n## Opening\n\nThe hangar of the zeppelins opens at seven and closes at nineteen hours."


async def settled(http: httpx.AsyncClient, document_id: int, headers: dict[str, str] | None = None) -> dict[str, Any]:
    """The document once it is read or has failed."""
    async with asyncio.timeout(90):
        while True:
            shown = (await http.get(f"/kb/documents/{document_id}", headers=headers)).json()
            if shown["document"]["state"] in ("ready", "failed"):
                return dict(shown)
            await asyncio.sleep(0.2)


async def added(http: httpx.AsyncClient, body: dict[str, Any], headers: dict[str, str] | None = None) -> dict[str, Any]:
    """A document that was added and read."""
    response = await http.post("/kb/documents", json=body, headers=headers)
    assert response.status_code == 202, response.text
    return await settled(http, response.json()["document"]["document_id"], headers)


@pytest.mark.requirement("knowledge.base.doors")
async def test_a_document_is_added_asked_cited_changed_and_removed(http: httpx.AsyncClient, user: str) -> None:
    name = f"hangar-{uuid.uuid4().hex}.md"
    shown = await added(http, {"name": name, "text": TEXT})
    document = shown["document"]
    assert (document["state"], document["title"], document["passages"]) == ("ready", "Zeppelin hangar", 1)
    again = (await http.post("/kb/documents", json={"name": name, "text": TEXT})).json()
    assert (again["changed"], again["document"]["version"]) == (False, 1)

    call = {
        "tool_name": "ask_knowledge_base",
        "args": {"query": "When does the zeppelin hangar open?"},
        "user_id": user,
    }
    answer = (await http.post("/tool/call", json={"cmd": "tool/call", **call})).json()
    assert answer["success"], answer
    [source, *_] = [one for one in answer["result"]["sources"] if one["name"] == name]
    assert "opens at seven" in answer["result"]["answer"]
    path, _, anchor = source["address"].partition("#")
    page = await http.get(path)
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert f'<span id="{anchor}">The hangar of the zeppelins opens at seven' in page.text
    [passage] = [one for one in shown["passages"] if one["number"] == source["n"]] or shown["passages"]
    assert shown["text"][passage["begins"] : passage["ends"]] == source["text"]

    changed = await added(http, {"name": name, "text": TEXT.replace("seven", "eight")})
    assert changed["document"]["version"] == 2
    assert "opens at eight" in changed["text"]
    assert (await http.delete(f"/kb/documents/{document['document_id']}")).json()["success"]
    assert (await http.get(f"/kb/documents/{document['document_id']}")).status_code == 404
    assert (await http.delete(f"/kb/documents/{document['document_id']}")).status_code == 404
    later = (await http.post("/tool/call", json={"cmd": "tool/call", **call})).json()
    assert name not in [one["name"] for one in later["result"]["sources"]]


@pytest.mark.requirement("knowledge.base.doors")
@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("manual.pdf", a_pdf("Rinse the filter weekly."), "Rinse the filter weekly."),
        ("policy.docx", a_docx("Policy", ("Normal", "Book early.")), "Book early."),
    ],
)
async def test_bytes_come_as_base64(http: httpx.AsyncClient, name: str, data: bytes, words: str) -> None:
    body = {"agent": "files", "name": f"{uuid.uuid4().hex}-{name}", "content": base64.b64encode(data).decode()}
    shown = await added(http, body)
    assert shown["document"]["state"] == "ready", shown
    assert words in shown["text"]


@pytest.mark.requirement("knowledge.base.doors")
async def test_what_cannot_be_read_fails_with_words(http: httpx.AsyncClient) -> None:
    body = {"agent": "files", "name": f"{uuid.uuid4().hex}.pdf", "content": base64.b64encode(b"%PDF-1.4 x").decode()}
    shown = await added(http, body)
    assert shown["document"]["state"] == "failed"
    assert "PDF" in shown["document"]["error"]
    listed = (await http.get("/kb/documents", params={"agent": "files", "state": "failed"})).json()["documents"]
    assert shown["document"]["document_id"] in [one["document_id"] for one in listed]
    private = await added(http, {"agent": "files", "url": "https://127.0.0.1/x"})
    assert private["document"]["state"] == "failed"
    assert "not a public address" in private["document"]["error"]


@pytest.mark.requirement("knowledge.base.doors")
@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": "a"},
        {"name": "a", "text": "x", "content": "eA=="},
        {"url": "https://a.test/x", "text": "x"},
        {"url": "ftp://a.test/x"},
        {"name": "a", "content": "no base64!"},
        {"name": "a", "text": "x", "agent": "Not An Agent"},
        {"name": "a", "text": "x", "tenant_id": "other"},
    ],
)
async def test_a_body_that_says_no_one_document_is_refused(http: httpx.AsyncClient, body: dict[str, Any]) -> None:
    assert (await http.post("/kb/documents", json=body)).status_code == 400


@pytest.mark.requirement("knowledge.base.doors")
async def test_a_body_beyond_the_bound_is_refused(http: httpx.AsyncClient) -> None:
    refused = await http.post("/kb/documents", content=b'{"name": "a", "text": "' + b"x" * (13 << 20) + b'"}')
    assert (refused.status_code, refused.json()["error"]) == (413, "too_large")


@pytest.mark.requirement("knowledge.base.tenants-apart")
async def test_only_administrators_change_and_other_tenants_see_nothing(people_url: str, stack: DoorStack) -> None:
    operator = {"Authorization": f"Bearer {OPERATOR_TOKEN}"}
    member = headers_of(people_url, Principal("default", "member"))
    stranger = headers_of(people_url, Principal("other", "member"))
    async with httpx.AsyncClient(base_url=people_url, timeout=60, trust_env=False) as http:
        body = {"agent": "files", "name": f"{uuid.uuid4().hex}.md", "text": TEXT}
        assert (await http.post("/kb/documents", json=body, headers=member)).status_code == 403
        document_id = (await added(http, body, operator))["document"]["document_id"]
        paths = [f"/kb/documents/{document_id}", f"/kb/documents/{document_id}/page"]
        placed = await added(http, {"agent": "files", "name": "/srv/kb/travel.md", "text": TEXT}, operator)
        assert placed["document"]["source"] == "/srv/kb/travel.md"
        placed_at = f"/kb/documents/{placed['document']['document_id']}"
        for path in ("/kb/documents", placed_at, f"{placed_at}/page"):
            read = (await http.get(path, headers=member)).text
            assert "travel.md" in read
            assert "/srv/kb" not in read
        assert [(await http.get(path, headers=member)).status_code for path in paths] == [200, 200]
        assert [(await http.get(path, headers=stranger)).status_code for path in paths] == [404, 404]
        assert (await http.delete(paths[0], headers=member)).status_code == 403
        assert (await http.get("/kb/documents", headers=stranger)).json()["documents"] == []
        assert (await http.get("/kb/status", headers=stranger)).json()["agents"] == []
        assert (await http.get("/kb/questions", headers=member)).status_code == 403
        assert (await http.get("/kb/questions", headers=operator)).status_code == 200


@pytest.mark.requirement("knowledge.base.doors")
def test_the_command_line_adds_synchronises_lists_and_removes(stack: DoorStack, api_url: str, tmp_path: Path) -> None:
    run = as_process({**stack.environment, "STEWARD_URL": api_url, "COLUMNS": "200"})
    folder, agent = tmp_path / "docs", f"cli-{uuid.uuid4().hex[:8]}"
    folder.mkdir()
    (folder / "a.md").write_text(TEXT)
    (folder / "b.txt").write_text("The bakery opens at five.")
    (folder / ".hidden.md").write_text("never")
    (folder / "picture.png").write_bytes(b"\x89PNG")
    given = ("kb", "add", str(folder), "--agent", agent)
    first = run(*given)
    assert (first.code, first.out.strip()) == (0, "2 sent, 0 unchanged, 0 removed, 0 failed"), first
    assert "ready" in first.err
    (folder / "a.md").write_text(TEXT.replace("seven", "eight"))
    (folder / "b.txt").unlink()
    second = run(*given, "--json").document
    assert second["added"] == [str(folder / "a.md")]
    assert second["removed"] == [str(folder / "b.txt")]
    listed = run("kb", "list", "--agent", agent, "--json").document["documents"]
    assert [(one["source"], one["state"]) for one in listed] == [(str(folder / "a.md"), "ready")]
    (folder / "a.md").unlink()
    assert run(*given, "--json").document["notes"] == [f"{folder} holds no documents; the 1 from there were kept"]
    status = run("kb", "status", "--agent", agent, "--json").document
    assert [(one["documents"], one["searchable"]) for one in status["agents"]] == [(1, 1)]
    assert run("kb", "remove", str(listed[0]["document_id"])).code == 0
    assert run("kb", "list", "--agent", agent, "--json").document["documents"] == []
    assert run("kb", "add", str(folder / "nothing.md")).code == 2
