"""The OpenAPI page: every operation, parameter and field is explained, and every answer has a true example."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from jsonschema import Draft202012Validator

from steward.api.app import create_app
from steward.api.query_parameters import refuse_unknown_parameters
from steward.config.settings import Settings
from steward.contracts.user_events import EventKind

Operation = tuple[str, str, dict[str, Any]]
JSON = "application/json"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    made: dict[str, Any] = create_app(Settings(home=Path(tmp_path_factory.mktemp("home")))).openapi()
    return made


def operations(page: dict[str, Any]) -> Iterator[Operation]:
    for section in ("paths", "webhooks"):
        for place, methods in page[section].items():
            yield from ((place, method, operation) for method, operation in methods.items())


def contents(operation: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if JSON in operation.get("requestBody", {}).get("content", {}):
        yield operation["requestBody"]["content"][JSON]
    yield from answers(operation)


def answers(operation: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for status, response in operation["responses"].items():
        if status.startswith("2") and JSON in response.get("content", {}):
            yield response["content"][JSON]


def schema_of(page: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    named: dict[str, Any] = page["components"]["schemas"].get(schema.get("$ref", "").rpartition("/")[2], schema)
    return named


@pytest.mark.requirement("api.openapi.explained")
def test_every_operation_parameter_and_field_is_explained(page: dict[str, Any]) -> None:
    unexplained = []
    for place, method, operation in operations(page):
        here = f"{method} {place}"
        if not operation.get("summary"):
            unexplained.append(here)
        unexplained += [f"{here}?{p['name']}" for p in operation.get("parameters", []) if not p.get("description")]
        for content in contents(operation):
            fields = schema_of(page, content.get("schema", {})).get("properties", {})
            unexplained += [f"{here}: {name}" for name, field in fields.items() if not field.get("description")]
    assert unexplained == []


@pytest.mark.requirement("api.openapi.examples")
def test_every_answer_has_an_example_that_its_schema_allows(page: dict[str, Any]) -> None:
    wrong = []
    for place, method, operation in operations(page):
        shown = list(answers(operation)) + (
            [operation["requestBody"]["content"][JSON]] if place in set(EventKind) else []
        )
        for content in shown:
            if "example" not in content:
                wrong.append(f"{method} {place}: no example")
                continue
            schema = {**content.get("schema", {}), "components": page["components"]}
            found = Draft202012Validator(schema).iter_errors(content["example"])
            wrong += [f"{method} {place}: {'/'.join(map(str, e.absolute_path))}: {e.message[:120]}" for e in found]
    assert wrong == []


@pytest.mark.requirement("api.openapi.webhooks")
def test_every_event_that_is_posted_is_a_webhook_of_the_page(page: dict[str, Any]) -> None:
    assert set(page["webhooks"]) == {kind.value for kind in EventKind} | {"message"}
    for kind in EventKind:
        content = page["webhooks"][kind.value]["post"]["requestBody"]["content"][JSON]
        assert content["example"]["type"] == kind.value
        schema = {**content["schema"], "components": page["components"]}
        other = content["example"] | {"type": "message"}
        assert not Draft202012Validator(schema).is_valid(other)
        assert not Draft202012Validator(schema).is_valid(content["example"] | {"id": None})


@pytest.mark.requirement("api.query.unknown")
def test_a_query_parameter_that_an_address_does_not_know_is_refused(tmp_path: Path) -> None:
    app = create_app(Settings(home=tmp_path))
    # Its lifespan needs a whole stack; whether a parameter is known is decided before anything of it is asked.
    client = TestClient(app, base_url="http://localhost", raise_server_exceptions=False)
    refused = client.get("/problems", params={"limt": 5, "nonsense": "x", "limit": 5})
    assert (refused.status_code, refused.json()["error"]) == (422, "unknown_parameter")
    assert refused.json()["errors"][0].startswith("limt: no such query parameter, did you mean limit?")
    assert "there are before, conversation_id, limit" in refused.json()["errors"][1]
    assert client.get("/livez", params={"x": 1}).status_code == 422
    assert client.get("/livez").status_code == 200
    unguarded = [
        route.path
        for route in app.routes
        if isinstance(route, APIRoute)
        and route.include_in_schema
        and refuse_unknown_parameters not in [sub.call for sub in route.dependant.dependencies]
    ]
    assert unguarded == []
