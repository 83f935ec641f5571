"""The operator's list of MCP servers that requests may name for themselves."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from steward.config.settings import Settings
from steward.contracts.mcp_urls import McpUrl, listed_url

LIST = ["https://tools.example.com/mcp", "http://127.0.0.1:9000"]


@pytest.mark.requirement("mcp.request.listed")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("https://tools.example.com/mcp", "https://tools.example.com/mcp"),
        ("HTTPS://Tools.Example.com:443/mcp/a", "https://tools.example.com/mcp/a"),
        ("https://tools.example.com/mcp/", "https://tools.example.com/mcp/"),
        ("http://127.0.0.1:9000", "http://127.0.0.1:9000"),
        ("http://127.0.0.1:9000/any/path", "http://127.0.0.1:9000/any/path"),
        ("https://tools.example.com/mcpa", None),
        ("https://tools.example.com/MCP", None),
        ("https://tools.example.com/", None),
        ("https://tools.example.com:8443/mcp", None),
        ("https://other.example.com/mcp", None),
        ("https://tools.example.com.evil.example/mcp", None),
        ("https://127.0.0.1:9000/", None),
    ],
)
def test_scheme_host_port_and_whole_segments_of_the_path_must_be_on_the_list(wanted: str, found: str | None) -> None:
    assert listed_url(wanted, LIST) == found
    assert listed_url(wanted, []) is None


@pytest.mark.requirement("mcp.request.listed")
@pytest.mark.parametrize(
    "wanted",
    [
        "",
        "tools.example.com/mcp",
        "ftp://tools.example.com/mcp",
        "http://tools.example.com/mcp",
        "http://10.0.0.1/mcp",
        "http://localhost.evil.example/mcp",
        "https://ann@tools.example.com/mcp",
        "https://tools.example.com@evil.example/mcp",
        "https://tools.example.com/mcp?x=1",
        "https://tools.example.com/mcp#x",
        "https://tools.example.com/mcp/../admin",
        "https://tools.example.com/mcp/%2e%2e/admin",
        "https://tools.example.com/mcp\\..\\admin",
        "https://tools.example.com//mcp",
        "https://tools.example.com/mcp\n",
        "https://tools.example.com:0/mcp",
        "https://tools.example.com:65536/mcp",
        "https://täls.example.com/mcp",
        "https://tools.example.com/" + "a" * 2_000,
    ],
)
def test_an_address_that_could_be_read_in_two_ways_is_none(wanted: str) -> None:
    with pytest.raises(ValueError, match="must"):
        McpUrl.read(wanted)


@pytest.mark.requirement("mcp.request.listed")
def test_the_setting_takes_such_addresses_alone_and_is_empty_by_default() -> None:
    assert Settings().mcp_request_urls == []
    given = Settings.model_validate({"mcp_request_urls": "https://A.example:443/mcp, http://[::1]:9000"})
    assert given.mcp_request_urls == ["https://a.example/mcp", "http://[::1]:9000"]
    with pytest.raises(ValidationError):
        Settings.model_validate({"mcp_request_urls": "http://tools.example.com/mcp"})
