"""What each kind of credentials opens, over real HTTP: keys, an issuer's tokens, paired chat users, the commands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from steward.api.app import create_app
from steward.config.settings import Settings
from steward.contracts.mirror import MirrorWrite
from steward.contracts.step import Action
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from tests.support.mirror import a_step, a_view
from tests.support.ran import Run, in_process
from tests.support.stacks import serving
from tests.support.tokens import AUDIENCE, ISSUER, jwk, key_server, rs_token

TOKEN: Final = "a-secret-of-some-length"

OPEN: Final = {"/livez", "/readyz", "/health", "/", "/metrics"}
PROTOCOLS: Final = ("/a2a", "/mcp")
"""Addresses of protocols with errors of their own: tests/doors/test_a2a.py and test_mcp_server.py."""
MAIL: Final = {"from": "a@example.com", "subject": "s", "body": "b"}
SCOPES: Final[dict[tuple[str, str], tuple[str, Any]]] = {
    ("POST", "/tool/call"): ("call", {"text": "hello"}),
    ("GET", "/events"): ("call", None),
    ("POST", "/events"): ("call", {"type": "email", "dedupe_key": "k", "email": MAIL}),
    ("GET", "/problems"): ("call", None),
    ("GET", "/problems/{problem_id}"): ("call", None),
    ("GET", "/problems/{problem_id}/steps"): ("call", None),
    ("GET", "/problems/{problem_id}/events"): ("call", None),
    ("GET", "/problems/{problem_id}/result"): ("call", None),
    ("GET", "/problems/{problem_id}/results/{sha256}"): ("call", None),
    ("POST", "/problems/{problem_id}/confirm"): ("approve", {"confirmed": True}),
    ("POST", "/problems/{problem_id}/message"): ("call", {"text": "yes"}),
    ("POST", "/problems/{problem_id}/cancel"): ("call", {}),
    ("GET", "/approvals"): ("call", None),
    ("POST", "/api/{user_id}/chat"): ("call", {"message": "hello"}),
    ("POST", "/api/chat"): ("call", {"message": "hello"}),
    ("POST", "/query"): ("call", {"query": "hello"}),
    ("POST", "/agui"): ("call", {"threadId": "t", "runId": "r", "messages": [{"role": "user", "content": "hello"}]}),
    ("GET", "/v1/models"): ("call", None),
    ("GET", "/v1/models/{model}"): ("call", None),
    ("POST", "/v1/chat/completions"): ("call", {"messages": [{"role": "user", "content": "hello"}]}),
    ("POST", "/v1/responses"): ("call", {"input": "hello"}),
    ("GET", "/tools/list"): ("call", None),
    ("POST", "/tools/call"): ("call", {"name": "calculate", "arguments": {"expression": "1"}}),
    ("POST", "/api/tools/{tool}"): ("call", {}),
    ("GET", "/api/status"): ("call", None),
    ("GET", "/conversations"): ("call", None),
    ("GET", "/conversations/{conversation_id}"): ("call", None),
    ("PATCH", "/conversations/{conversation_id}"): ("call", {"title": "Hello"}),
    ("DELETE", "/conversations/{conversation_id}"): ("call", None),
    ("GET", "/conversations/{conversation_id}/export"): ("call", None),
    ("GET", "/notifications"): ("call", None),
    ("POST", "/notifications/{notification_id}/resend"): ("call", None),
    ("GET", "/users/{user_id}/channels"): ("call", None),
    ("PUT", "/users/{user_id}/channels"): ("call", {}),
    ("GET", "/deliveries"): ("call", None),
    ("POST", "/deliveries/{delivery_id}/resend"): ("call", None),
    ("GET", "/tool/list"): ("call", None),
    ("POST", "/admin/tools/reload"): ("admin", {}),
    ("POST", "/admin/tools/switches"): ("admin", {"tool": "compose_email", "enabled": False}),
    ("GET", "/admin/mcp"): ("admin", None),
    ("POST", "/admin/mcp/decisions"): ("admin", {"server": "s", "tool": "t", "accepted": True}),
    ("GET", "/admin/keys"): ("admin", None),
    ("POST", "/admin/keys"): ("admin", {"name": "another"}),
    ("POST", "/admin/keys/{key_id}/revoke"): ("admin", None),
    ("POST", "/console/links"): ("admin", None),
    ("POST", "/login/codes"): ("call", {"gateway": "telegram", "external_id": "1"}),
    ("POST", "/login/codes/claim"): ("call", {"code": "AAAA-AAAA", "user_id": "ann"}),
    ("GET", "/login/pairs"): ("call", None),
    ("DELETE", "/login/pairs/{pair_id}"): ("call", None),
    ("POST", "/kb/documents"): ("admin", {"name": "note.txt", "text": "The office opens at nine."}),
    ("GET", "/kb/documents"): ("call", None),
    ("GET", "/kb/documents/{document_id}"): ("call", None),
    ("GET", "/kb/documents/{document_id}/page"): ("call", None),
    ("DELETE", "/kb/documents/{document_id}"): ("admin", None),
    ("GET", "/kb/status"): ("call", None),
    ("GET", "/kb/questions"): ("admin", None),
    ("GET", "/security/events"): ("call", None),
    ("GET", "/api/memory/facts"): ("call", None),
    ("POST", "/api/memory/facts"): ("call", {"fact": "my sister is called Anna"}),
    ("GET", "/api/memory/facts/{fact_id}"): ("call", None),
    ("PATCH", "/api/memory/facts/{fact_id}"): ("call", {"category": "family"}),
    ("DELETE", "/api/memory/facts/{fact_id}"): ("call", None),
    ("GET", "/api/memory/profile"): ("call", None),
    ("PUT", "/api/memory/profile/{entry}"): ("call", {"value": "blue"}),
    ("DELETE", "/api/memory/profile/{entry}"): ("call", None),
    ("GET", "/api/memory/conversations"): ("call", None),
    ("GET", "/api/memory/conversations/{conversation_id}"): ("call", None),
    ("DELETE", "/api/memory/conversations/{conversation_id}"): ("call", None),
    ("GET", "/api/memory/statistics"): ("call", None),
    ("GET", "/api/memory/search"): ("call", None),
    ("GET", "/api/memory/export"): ("call", None),
    ("POST", "/api/memory/import"): ("call", {"format": "markdown", "text": "## Facts"}),
    ("DELETE", "/users/{user_id}"): ("approve", None),
    ("GET", "/forgettings/{forgetting_id}"): ("call", None),
    ("GET", "/admin/retention"): ("admin", None),
    ("POST", "/admin/retention"): ("admin", None),
    ("GET", "/home/cameras/{ticket}"): ("call", None),
    ("GET", "/home/cameras/{ticket}/stream"): ("call", None),
}
DOCUMENTS: Final = ("/kb/documents", "/kb/documents/{document_id}", "/kb/documents/{document_id}/page", "/kb/status")
NOBODYS: Final = (
    "/tool/list",
    "/tools/list",
    "/api/tools/{tool}",
    "/api/chat",
    "/api/status",
    "/login/codes",
    "/agui",
    "/v1/models",
    "/v1/models/{model}",
    "/v1/chat/completions",
    "/v1/responses",
    *DOCUMENTS,
)
"""Addresses where no user can be named."""
IN_THE_QUERY: Final = ("/conversations", "/api/memory")
"""Addresses whose user is named in the query alone."""
TENANTS_OWN: Final = (*DOCUMENTS, "/kb/questions")
"""Addresses where an administrator reaches what is of their own tenant alone."""
PLACES: Final = {
    "problem_id": "1",
    "document_id": "1",
    "fact_id": "1",
    "entry": "colour",
    "notification_id": "1",
    "delivery_id": "1",
    "pair_id": "1",
    "conversation_id": "c",
    "user_id": "bob",
    "key_id": "stk_0123456789",
    "sha256": "0" * 64,
    "forgetting_id": "00000000-0000-0000-0000-000000000000",
    "ticket": "x.y",
    "model": "steward",
    "tool": "ping",
}


@contextmanager
def an_api(database_dsn: str, home: Path, **more: Any) -> Iterator[httpx.Client]:
    """The API over HTTP; Temporal is away, PostgreSQL is not."""
    settings = Settings(home=home, postgres_dsn=database_dsn, temporal_address="127.0.0.1:9", **more)
    with serving(settings) as url, httpx.Client(base_url=url, timeout=30, trust_env=False) as client:
        yield client


def told(refused: httpx.Response) -> dict[str, Any]:
    """What a refusal tells; on the OpenAI wire it is a member of its own."""
    document: dict[str, Any] = refused.json()
    return document["error"] if isinstance(document.get("error"), dict) else document


def bearer(text: str) -> dict[str, str]:
    """The header of a credential."""
    return {"Authorization": f"Bearer {text}"}


def a_key(api: httpx.Client, *scopes: str, **more: Any) -> str:
    """A new key, made by the operator."""
    made = api.post("/admin/keys", headers=bearer(TOKEN), json={"name": "k", "scopes": scopes, **more})
    assert made.status_code == 200, made.text
    return str(made.json()["key"])


@pytest.mark.requirement("identity.scopes")
def test_the_table_of_scopes_names_every_address() -> None:
    app = create_app(Settings(postgres_dsn="postgresql://x@127.0.0.1:9/x", temporal_address="127.0.0.1:9"))
    addresses = {(method.upper(), path) for path, operations in app.openapi()["paths"].items() for method in operations}
    ours = {address for address in addresses if not address[1].startswith(PROTOCOLS)}
    assert {address for address in ours if address[1] not in OPEN} == set(SCOPES)


@pytest.mark.requirement("identity.scopes")
def test_every_address_refuses_a_key_without_its_scope_and_takes_one_with_it(database_dsn: str, tmp_path: Path) -> None:
    every = ["call", "approve", "admin"]
    limits = {"rate_per_minute": 1000, "rate_per_hour": 1000}
    # Without Temporal somebody is forgotten in vain, for as long as an answer is waited for.
    with an_api(database_dsn, tmp_path, api_token=TOKEN, wait_s=1.0, **limits) as api:
        lacking = {scope: a_key(api, *(other for other in every if other != scope)) for scope in every}
        whole = a_key(api, *every)
        for (method, path), (scope, body) in SCOPES.items():
            url = path.format(**PLACES)
            refused = api.request(method, url, headers=bearer(lacking[scope]), json=body)
            assert (refused.status_code, told(refused).get("scope")) == (403, scope), (method, path, refused.text)
            with api.stream(method, url, headers=bearer(whole), json=body) as taken:
                assert taken.status_code not in (401, 403), (method, path)
        for decides in (
            {"tool_name": "confirm_action", "args": {"problem_id": 1, "confirmed": True}},
            {"problem_id": 1, "confirm": True},
        ):
            refused = api.post("/tool/call", headers=bearer(lacking["approve"]), json=decides)
            assert (refused.status_code, refused.json().get("scope")) == (403, "approve")


@pytest.mark.requirement("identity.scopes")
def test_what_is_every_tenants_is_administered_by_the_installations_own(database_dsn: str, tmp_path: Path) -> None:
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        acme = bearer(a_key(api, "call", "admin", tenant_id="acme"))
        for (method, path), (scope, body) in SCOPES.items():
            if scope == "admin" and path != "/admin/keys/{key_id}/revoke":
                status = api.request(method, path.format(**PLACES), headers=acme, json=body).status_code
                if path in TENANTS_OWN:
                    assert status not in (401, 403), (method, path)
                    continue
                assert status == (200 if path == "/admin/keys" else 403), (method, path)
        assert {row["tenant_id"] for row in api.get("/admin/keys", headers=acme).json()["api_keys"]} == {"acme"}


@pytest.mark.requirement("identity.allow")
def test_an_address_of_several_methods_names_them_all(database_dsn: str, tmp_path: Path) -> None:
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        assert api.put("/admin/keys").headers["allow"] == "GET, POST"
        assert api.post("/login/pairs/1").headers["allow"] == "DELETE"


@pytest.mark.requirement("identity.keys.user")
def test_a_key_of_a_user_names_nobody_else_anywhere(database_dsn: str, tmp_path: Path) -> None:
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        assert_acts_alone(api, bearer(a_key(api, "call", "approve", user_id="ann")))


@pytest.mark.requirement("identity.jwt.door")
def test_in_the_mode_jwt_nobody_speaks_for_another(database_dsn: str, tmp_path: Path) -> None:
    with key_server() as issuer:
        issuer.keys = [jwk("one")]
        mode = {"auth_mode": "jwt", "jwt_issuer": ISSUER, "jwt_audience": AUDIENCE, "jwt_jwks": issuer.url}
        with an_api(database_dsn, tmp_path, **mode, jwt_jwks_retry_s=1, jwt_admin_role="chief") as api:
            assert_acts_alone(api, bearer(rs_token("one")))
            for wrong in (
                "x",
                rs_token("two", kid="one"),
                rs_token("one", aud="other"),
                "stk_0123456789_" + "0" * 64,
            ):
                refused = api.get("/problems", headers=bearer(wrong))
                assert (refused.status_code, refused.json()["error"]) == (401, "unauthorized")
                assert wrong == "x" or wrong not in refused.text
            chief = bearer(rs_token("one", roles=["chief"]))
            made = api.post("/admin/keys", headers=chief, json={"name": "gateway"})
            listed = api.get("/problems", headers=bearer(made.json()["key"]), params={"user_id": "bob"})
            assert (made.status_code, listed.status_code) == (200, 200)


def assert_acts_alone(api: httpx.Client, ann: dict[str, str]) -> None:
    """Ann's credentials do nothing for bob, by whatever member he is named."""
    assert api.get("/problems", headers=ann).status_code == 200
    assert api.get("/problems", headers=ann, params={"user_id": "ann"}).status_code == 200
    for (method, path), (scope, body) in SCOPES.items():
        if scope == "admin" or path in NOBODYS:
            continue
        named: dict[str, Any] = {"params": {"user_id": "bob"}, "json": body}
        if body is not None and "{user_id}" not in path and not path.startswith(IN_THE_QUERY):
            named = {"json": {**body, ("notify" if path == "/events" else "user_id"): "bob"}}
        refused = api.request(method, path.format(**PLACES), headers=ann, **named)
        assert (refused.status_code, refused.json()["error"]) == (403, "forbidden"), (method, path, refused.text)
    chat = {"X-Steward-Gateway": "telegram", "X-Steward-External-Id": "1"}
    assert api.get("/problems", headers=ann | chat).status_code == 403


@pytest.mark.requirement("identity.chat-user")
@pytest.mark.requirement("identity.codes.pair")
def test_a_chat_user_is_paired_by_a_code_and_then_named_by_the_gateway_alone(database_dsn: str, tmp_path: Path) -> None:
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        gateway, ann = bearer(a_key(api, "call")), bearer(a_key(api, "call", "approve", user_id="ann"))
        chat = gateway | {"X-Steward-Gateway": "telegram", "X-Steward-External-Id": "12345"}
        unpaired = api.get("/problems", headers=chat)
        assert (unpaired.status_code, unpaired.json()["error"]) == (403, "not_paired")
        assert "steward login CODE" in unpaired.json()["detail"]
        code = api.post("/login/codes", headers=gateway, json={"gateway": "telegram", "external_id": "12345"}).json()
        pair = api.post("/login/codes/claim", headers=ann, json={"code": code["code"]}).json()["pair"]
        assert (pair["user_id"], pair["external_id"]) == ("ann", "12345")
        assert api.get("/problems", headers=chat).status_code == 200
        assert api.get("/problems", headers=chat, params={"user_id": "bob"}).status_code == 403
        assert api.get("/login/pairs", headers=ann).json()["pairs"] == [pair]
        assert api.delete(f"/login/pairs/{pair['pair_id']}", headers=ann).status_code == 200
        assert api.get("/problems", headers=chat).status_code == 403


@pytest.mark.requirement("identity.steward-user")
def test_the_header_of_the_user_is_answered_alike_at_every_door(database_dsn: str, tmp_path: Path) -> None:
    doors = ["GET /problems", "GET /conversations", "POST /api/chat", "POST /a2a", "GET /a2a/tasks", "POST /mcp"]
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        operator, ann = bearer(TOKEN), bearer(a_key(api, "call", user_id="ann"))
        refusals: list[tuple[dict[str, str], str, int]] = [
            *((operator, bad, 400) for bad in ("", "x" * 201, "änn", "operator")),
            (ann, "bob", 403),
        ]
        for credentials, name, status in refusals:
            headers = httpx.Headers(credentials)
            headers["Steward-User"] = name
            answers = [api.request(*door.split(), headers=headers, json={}) for door in doors]
            assert {answer.status_code for answer in answers} == {status}, (name, [one.text for one in answers])
            assert len({json.dumps(answer.json() | {"instance": ""}) for answer in answers}) == 1
        named = operator | {"Steward-User": "ann"}
        for own in (named, ann | {"Steward-User": "ann"}):
            assert api.get("/conversations", headers=own).json() == {"conversations": [], "next": None}
        assert api.get("/conversations", headers=named, params={"user_id": "bob"}).status_code == 403


@pytest.mark.requirement("identity.limits.headers")
@pytest.mark.requirement("identity.limits.exact")
def test_two_apis_share_one_limit_and_say_so(database_dsn: str, tmp_path: Path) -> None:
    limits = {"api_token": TOKEN, "rate_per_minute": 3}
    body = {"text": "hello", "user_id": "ann"}
    with an_api(database_dsn, tmp_path, **limits) as one, an_api(database_dsn, tmp_path, **limits) as two:
        answers = [api.post("/tool/call", json=body, headers=bearer(TOKEN)) for api in (one, two, one, two, one)]
        assert [answer.status_code for answer in answers] == [503, 503, 503, 429, 429]
        for limited in answers[3:]:
            assert limited.headers["ratelimit-policy"] == '"minute";q=3;w=60, "hour";q=100;w=3600'
            assert int(limited.headers["retry-after"]) > 0
            assert limited.json()["limits"][0]["remaining"] == 0


@pytest.mark.requirement("identity.limits.conversation")
async def test_a_conversation_with_too_many_calls_opens_no_further_problem(
    database_dsn: str, database: Database, tmp_path: Path
) -> None:
    view = a_view(1, tenant_id="default", conversation_id="long")
    step = a_step(1, action=Action.TOOL_DISPATCHED, at=datetime.now(UTC))
    await ProblemStore(database).record(MirrorWrite(view=view, steps=[step]))
    with an_api(database_dsn, tmp_path, api_token=TOKEN, calls_per_conversation=1) as api:
        body = {"text": "what time is it?", "user_id": "ann", "conversation_id": "long"}
        limited = await asyncio.to_thread(api.post, "/tool/call", headers=bearer(TOKEN), json=body)
        assert (limited.status_code, limited.json()["violated-policies"]) == (429, ["conversation"])
        assert limited.headers["ratelimit-policy"] == '"conversation";q=1;qu="tool-calls";w=86400'
        assert 86_000 < int(limited.headers["retry-after"]) <= 86_400
        other = await asyncio.to_thread(
            api.post, "/tool/call", headers=bearer(TOKEN), json=body | {"conversation_id": "new"}
        )
        assert other.status_code == 503


@pytest.mark.requirement("identity.limits.away")
def test_without_postgres_a_key_and_a_counted_request_are_a_503(tmp_path: Path) -> None:
    with an_api("postgresql://x@127.0.0.1:9/x", tmp_path, api_token=TOKEN) as api:
        for headers in (bearer(TOKEN), bearer("stk_0123456789_" + "0" * 64)):
            away = api.post("/tool/call", json={"text": "hello"}, headers=headers)
            assert (away.status_code, away.json()["error"]) == (503, "postgres_unavailable")
            assert int(away.headers["retry-after"]) > 0


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in this process, with nothing of this machine's settings."""
    return in_process(capsys, monkeypatch, tmp_path)


@pytest.mark.requirement("identity.cli")
def test_keys_and_codes_by_the_command_line(database_dsn: str, tmp_path: Path, run: Run) -> None:
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        operator = ("--url", str(api.base_url), "--token", TOKEN)
        made = run("keys", "create", "ann", "--for", "ann", "--scope", "call", "--scope", "approve", *operator)
        key = made.out.strip()
        assert (made.code, made.out.count("\n")) == (0, 1)
        assert "acts as ann" in made.err
        ann = ("--url", str(api.base_url), "--token", key)
        assert run("problems", *ann).code == 0
        assert run("keys", "list", *ann).code == 2
        gateway = json.loads(run("keys", "create", "telegram", "--expires", "90d", "--json", *operator).out)
        assert gateway["api_key"]["user_id"] is None
        (telegram, anns) = json.loads(run("keys", "list", "--json", *operator).out)["api_keys"]
        assert (telegram["name"], anns["scopes"]) == ("telegram", ["call", "approve"])
        assert key[:14] in run("keys", "list", *operator).out
        told = {"gateway": "telegram", "external_id": "12345"}
        code = api.post("/login/codes", headers=bearer(gateway["key"]), json=told).json()["code"]
        claimed = run("login", code, *ann)
        assert claimed.out.startswith("telegram 12345 is now ann.")
        (pair,) = json.loads(run("logins", "list", "--json", *ann).out)["pairs"]
        assert "12345" in run("logins", "list", *ann).out
        assert run("logins", "remove", str(pair["pair_id"]), *ann).out == "telegram 12345 is ann no more.\n"
        assert run("login", code, *ann).code == 7
        assert run("keys", "create", "k", "--expires", "soon", *operator).code == 2
        assert run("keys", "revoke", key, *operator).out == f"{key[:14]} (ann) is revoked.\n"
        refused = run("problems", *ann)
        assert (refused.code, f"the API key {key[:14]} was revoked" in refused.err) == (2, True)
