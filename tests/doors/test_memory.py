"""What is remembered of a user through its doors: learned, listed, found, put right, exported, imported, forgotten."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.api.credentials.identity import Principal
from tests.doors.conftest import DoorStack
from tests.support.people import headers_of
from tests.support.ran import as_process
from tests.support.stacks import serving

PLACE = "/api/memory"


class Person:
    """A user at the API, named in the query."""

    def __init__(self, http: httpx.AsyncClient, user: str) -> None:
        self._http = http
        self.user = user

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """What an address below /api/memory answers."""
        params = {"user_id": self.user, **query}
        return await self._http.request(method, f"{PLACE}/{path}", params=params, json=body)

    async def get(self, path: str, **query: Any) -> Any:
        """The JSON of a good answer."""
        response = await self.ask("GET", path, **query)
        assert response.status_code == 200, response.text
        return response.json()

    async def tell(self, fact: str, category: str | None = None) -> int:
        """Add a fact; its number."""
        made = await self.ask("POST", "facts", {"fact": fact, "category": category})
        assert made.status_code == 201, made.text
        return int(made.json()["fact"]["fact_id"])

    async def facts(self) -> list[str]:
        """The texts of all facts, newest first."""
        return [one["fact"] for one in (await self.get("facts"))["facts"]]

    async def imported(self, text: str, form: str = "markdown", **more: Any) -> httpx.Response:
        """What an import answers."""
        return await self.ask("POST", "import", {"format": form, "text": text, **more})


@pytest.fixture
def ann(http: httpx.AsyncClient, user: str) -> Person:
    return Person(http, user)


async def until(look: Callable[[], Awaitable[bool]]) -> None:
    """Come back once that is so."""
    async with asyncio.timeout(60):
        while True:
            if await look():
                return
            await asyncio.sleep(0.2)


@pytest.mark.requirement("memory.rest")
async def test_a_fact_is_added_found_put_right_and_forgotten(ann: Person) -> None:
    number = await ann.tell("our anniversary is 12 June", "dates")
    again = await ann.ask("POST", "facts", {"fact": "Our anniversary  is 12 June"})
    assert (again.json()["new"], again.json()["fact"]["fact_id"]) == (False, number)
    [hit] = (await ann.get("search", q="when did we get married"))["facts"]
    assert hit["fact_id"] == number
    assert 0.3 < hit["score"] <= 1
    changed = await ann.ask("PATCH", f"facts/{number}", {"fact": "I don't eat meat"})
    shown = changed.json()["fact"]
    assert (shown["fact"], shown["category"], shown["origin"]) == ("I don't eat meat", "dates", "edited")
    assert (await ann.get("search", q="when did we get married"))["facts"] == []
    found = await ann.get("search", q="am I a vegetarian", kinds="facts")
    assert ([one["fact_id"] for one in found["facts"]], found["degraded"]) == ([number], [])
    unfiled = await ann.ask("PATCH", f"facts/{number}", {"category": None})
    assert (unfiled.json()["fact"]["category"], unfiled.json()["fact"]["fact"]) == (None, "I don't eat meat")
    other = await ann.tell("I like jazz")
    twin = await ann.ask("PATCH", f"facts/{other}", {"fact": "I don't eat meat"})
    assert (twin.status_code, twin.json()["error"]) == (409, "state_changed")
    assert (await ann.ask("DELETE", f"facts/{number}")).json() == {"success": True, "fact_id": number}
    for method, body in (("GET", None), ("DELETE", None), ("PATCH", {"fact": "x"})):
        assert (await ann.ask(method, f"facts/{number}", body)).status_code == 404
    assert await ann.facts() == ["I like jazz"]
    assert (await ann.get("search", q="am I a vegetarian"))["facts"] == []


@pytest.mark.requirement("memory.rest")
async def test_an_idempotency_key_adds_once_and_does_not_bring_back_what_was_forgotten(
    ann: Person, http: httpx.AsyncClient
) -> None:
    async def add() -> httpx.Response:
        place, headers = f"{PLACE}/facts", {"Idempotency-Key": f"k-{ann.user}"}
        return await http.post(place, params={"user_id": ann.user}, json={"fact": "I like jazz"}, headers=headers)

    first, second = await add(), await add()
    assert first.json()["fact"]["fact_id"] == second.json()["fact"]["fact_id"]
    await ann.ask("DELETE", f"facts/{first.json()['fact']['fact_id']}")
    assert (await add()).status_code == 409
    assert await ann.facts() == []


@pytest.mark.requirement("memory.rest")
async def test_facts_are_paged_and_filtered(ann: Person) -> None:
    for number in range(5):
        await ann.tell(f"fact number {number}", "odd" if number % 2 else None)
    first = await ann.get("facts", limit=3)
    rest = await ann.get("facts", limit=3, before=first["next"])
    assert [one["fact"][-1] for one in (*first["facts"], *rest["facts"])] == list("43210")
    assert (first["total"], rest["next"]) == (5, None)
    assert (await ann.get("facts", category="ODD"))["total"] == 2
    assert (await ann.get("facts", q="NUMBER 3"))["total"] == 1
    assert (await ann.get("facts", source="user"))["total"] == 5
    assert (await ann.get("facts", source="web_search"))["total"] == 0


@pytest.mark.requirement("memory.rest")
async def test_the_profile_is_set_shown_and_cleared(ann: Person) -> None:
    assert (await ann.get("profile"))["profile"] == {}
    set_zone = await ann.ask("PUT", "profile/Time%20zone", {"value": "berlin"})
    assert set_zone.json()["profile"] == {"timezone": "Europe/Berlin"}
    assert set_zone.json()["entries"] == [{"entry": "timezone", "value": "Europe/Berlin", "source": None}]
    await ann.ask("PUT", "profile/tags", {"value": ["a", 1]})
    for entry, value in (("timezone", "Nowhere"), ("no!", 1), ("x", "y" * 2_001)):
        assert (await ann.ask("PUT", f"profile/{entry}", {"value": value})).status_code == 422
    assert (await ann.ask("DELETE", "profile/timezone")).json()["entries"] == [
        {"entry": "tags", "value": ["a", 1], "source": None}
    ]
    assert (await ann.ask("DELETE", "profile/timezone")).status_code == 404


@pytest.mark.requirement("memory.learned.rules")
@pytest.mark.requirement("memory.learned.off-path")
async def test_what_is_said_in_a_problem_is_learned_with_where_it_came_from(
    ann: Person, http: httpx.AsyncClient
) -> None:
    place = f"talk-{ann.user}"
    said = {"cmd": "tool/call", "text": "I live in Hamburg. What is 12*7+3?", "conversation_id": place}
    answer = (await http.post("/tool/call", json={**said, "user_id": ann.user})).json()
    assert answer["status"] == "done", answer

    async def learned() -> bool:
        return bool(await ann.facts())

    await until(learned)
    [fact] = (await ann.get("facts"))["facts"]
    assert (fact["fact"], fact["category"], fact["source"], fact["problem_id"]) == (
        "I live in Hamburg",
        "home",
        None,
        answer["problem_id"],
    )
    [listed] = (await ann.get("conversations"))["conversations"]
    assert (listed["conversation_id"], listed["exchanges"]) == (place, 1)
    [turn] = (await ann.get(f"conversations/{place}"))["exchanges"]
    assert (turn["user_message"], turn["problem_id"]) == ("I live in Hamburg. What is 12*7+3?", answer["problem_id"])
    counts = await ann.get("statistics")
    assert (counts["facts"], counts["conversations"], counts["exchanges"]) == (1, 1, 1)
    assert counts["by_category"] == [{"category": "home", "facts": 1}]
    assert counts["by_source"] == [{"source": None, "facts": 1}]
    assert counts["oldest_fact"] == counts["newest_fact"] == fact["created_at"]
    forgotten = (await ann.ask("DELETE", f"conversations/{place}")).json()
    assert (forgotten["exchanges"], (await ann.get("conversations"))["conversations"]) == (1, [])
    assert (await ann.ask("GET", f"conversations/{place}")).status_code == 404
    assert (await ann.ask("DELETE", f"conversations/{place}")).status_code == 404


@pytest.mark.requirement("memory.rest.import")
async def test_an_edited_export_is_compared_confirmed_and_done(ann: Person) -> None:
    number = await ann.tell("I live in Hamburg", "home")
    gone = await ann.tell("I like jazz")
    await ann.ask("PUT", "profile/name", {"value": "Ann"})
    exported = await ann.ask("GET", "export")
    assert exported.headers["content-type"].startswith("text/markdown")
    text = exported.text
    same = (await ann.imported(text)).json()
    assert (same["applied"], same["unchanged"], same["added"], same["removed"]) == (False, 3, [], [])
    edited = text.replace("in Hamburg", "in Bremen").replace(f"- I like jazz <!-- {gone} -->", "- I like techno")
    edited = edited.replace("- name: Ann", "- name: Anna")
    compared = (await ann.imported(edited)).json()
    assert (compared["added"][0]["after"], compared["removed"][0]["fact_id"]) == (
        {"fact": "I like techno", "category": None},
        gone,
    )
    assert compared["changed"] == [
        {
            "fact_id": number,
            "before": {"fact": "I live in Hamburg", "category": "home"},
            "after": {"fact": "I live in Bremen", "category": "home"},
        }
    ]
    assert compared["profile"] == [{"entry": "name", "before": "Ann", "after": "Anna"}]
    assert await ann.facts() == ["I like jazz", "I live in Hamburg"]
    done = await ann.imported(edited, confirm=compared["sha256"])
    assert (done.status_code, done.json()["applied"]) == (200, True)
    assert await ann.facts() == ["I like techno", "I live in Bremen"]
    # The answer was lost: the same again has nothing left to do.
    assert (await ann.imported(edited, confirm=compared["sha256"])).json()["changed"] == []
    [hit] = (await ann.get("search", q="which city do I live in", kinds="facts", limit=1))["facts"]
    assert (hit["fact"], hit["origin"]) == ("I live in Bremen", "import")


@pytest.mark.requirement("memory.rest.import")
async def test_a_confirmation_is_of_that_difference_and_that_state_alone(ann: Person) -> None:
    number = await ann.tell("I live in Hamburg", "home")
    wanted = json.dumps({"facts": [{"fact_id": number, "fact": "I live in Bremen", "category": "home"}]})
    token = (await ann.imported(wanted, "json")).json()["sha256"]
    other = json.dumps({"facts": []})
    refused = await ann.imported(other, "json", confirm=token)
    assert (refused.status_code, refused.json()["error"]) == (409, "state_changed")
    await ann.tell("I like jazz")
    refused = await ann.imported(wanted, "json", confirm=token)
    assert (refused.status_code, refused.json()["error"]) == (409, "state_changed")
    assert await ann.facts() == ["I like jazz", "I live in Hamburg"]
    eve = Person(ann._http, f"eve-{ann.user}")
    assert (await eve.imported(wanted, "json", confirm=token)).status_code == 409
    assert await eve.facts() == []


@pytest.mark.requirement("memory.rest.documents")
async def test_an_export_as_json_is_valid_and_whole(ann: Person) -> None:
    await ann.tell("I live in Hamburg", "home")
    exported = await ann.get("export", format="json")
    assert (exported["format"], exported["facts"][0]["fact"]) == ("steward-memory", "I live in Hamburg")
    assert (await ann.imported(json.dumps(exported), "json")).json()["unchanged"] == 1


@pytest.mark.requirement("memory.rest")
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "facts", {}),
        ("POST", "facts", {"fact": "  "}),
        ("POST", "facts", {"fact": "x" * 5_001}),
        ("POST", "facts", {"fact": "x", "source": "user"}),
        ("PATCH", "facts/1", {}),
        ("PATCH", "facts/01", {"fact": "x"}),
        ("PUT", "profile/x", {}),
        ("PUT", "profile/x", {"value": None}),
        ("GET", "search", None),
        ("POST", "import", {"format": "csv", "text": "x"}),
        ("POST", "import", {"format": "json", "text": "{"}),
        ("POST", "import", {"format": "json", "text": "{}", "confirm": "x"}),
    ],
)
async def test_what_cannot_be_is_refused(ann: Person, method: str, path: str, body: Any) -> None:
    assert (await ann.ask(method, path, body)).status_code in (400, 422)


@pytest.mark.requirement("memory.rest")
@pytest.mark.requirement("memory.users-apart")
async def test_nobody_reaches_what_is_remembered_of_another(people_url: str, stack: DoorStack) -> None:
    name = f"ann-{uuid.uuid4().hex[:8]}"
    async with httpx.AsyncClient(base_url=f"{people_url}{PLACE}", timeout=60, trust_env=False) as http:
        ann = headers_of(people_url, Principal("default", name))
        made = await http.post("/facts", json={"fact": "I live in Hamburg"}, headers=ann)
        number = made.json()["fact"]["fact_id"]
        await http.put("/profile/name", json={"value": "Ann"}, headers=ann)
        for stranger in (Principal("default", f"bob-{name}"), Principal("other", name)):
            headers = headers_of(people_url, stranger)
            assert (await http.get("/facts", headers=headers)).json()["total"] == 0
            assert (await http.get("/profile", headers=headers)).json()["profile"] == {}
            assert (await http.get("/search", params={"q": "Hamburg"}, headers=headers)).json()["facts"] == []
            assert "Hamburg" not in (await http.get("/export", headers=headers)).text
            for method in ("GET", "DELETE"):
                assert (await http.request(method, f"/facts/{number}", headers=headers)).status_code == 404
            patched = await http.patch(f"/facts/{number}", json={"fact": "x"}, headers=headers)
            assert patched.status_code == 404
            refused = await http.get("/facts", params={"user_id": "eve"}, headers=headers)
            assert refused.status_code == 403
        assert (await http.get("/facts", headers=ann)).json()["facts"][0]["fact"] == "I live in Hamburg"


@pytest.mark.requirement("memory.rest.degraded")
async def test_without_temporal_a_search_is_refused_and_the_rest_goes_on(stack: DoorStack, user: str) -> None:
    away = stack.settings.model_copy(update={"temporal_address": "127.0.0.1:9"})
    with serving(away) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as http:
            ann = Person(http, user)
            await ann.tell("I live in Hamburg")
            refused = await ann.ask("GET", "search", q="Hamburg")
            assert (refused.status_code, refused.json()["error"]) == (503, "temporal_unavailable")
            assert int(refused.headers["retry-after"]) > 0
            assert await ann.facts() == ["I live in Hamburg"]


@pytest.mark.requirement("memory.rest")
def test_the_command_line_lists_finds_exports_imports_and_forgets(
    stack: DoorStack, api_url: str, tmp_path: Path, user: str
) -> None:
    run = as_process({**stack.environment, "STEWARD_URL": api_url, "COLUMNS": "200", "STEWARD_USER": user})
    file = tmp_path / "memory.md"
    file.write_text("## Facts\n\n### home\n\n- I live in Hamburg\n")
    asked = run("memory", "import", str(file))
    assert (asked.code, "+ I live in Hamburg (home)" in asked.out) == (5, True), asked
    assert run("memory", "facts", "--json").document["total"] == 0
    assert run("memory", "import", str(file), "--yes").out.endswith("Done: 1 change.\n")
    [fact] = run("memory", "facts", "--category", "home", "--json").document["facts"]
    assert fact["fact"] == "I live in Hamburg"
    assert "I live in Hamburg" in run("memory", "facts").out
    found = run("memory", "search", "which", "city", "is", "my", "home", "--json").document
    assert [one["fact_id"] for one in found["facts"]] == [fact["fact_id"]]
    shown = run("memory", "profile", "--set", "timezone=Europe/Berlin", "--set", "size=42").out
    assert "Europe/Berlin" in shown
    assert run("memory", "profile", "--remove", "size", "--json").document["entries"][0]["entry"] == "timezone"
    assert f"- I live in Hamburg <!-- {fact['fact_id']} -->" in run("memory", "export").out
    assert run("memory", "export", "--json").document["profile"] == {"timezone": "Europe/Berlin"}
    assert run("memory", "stats", "--json").document["facts"] == 1
    assert "facts of home" in run("memory", "stats").out
    assert run("memory", "forget", str(fact["fact_id"])).code == 0
    assert run("memory", "forget", str(fact["fact_id"])).code == 7
    assert run("memory", "profile", "--set", "nothing").code == 2
