"""The authorities' certificates are read once a process."""

from __future__ import annotations

import ssl

import httpx
import pytest

from steward.contracts.certificates import certificates
from steward.stack.probes import http_get
from steward.tools.internet.upstream import Internet


@pytest.mark.requirement("stack.certificates-read-once")
async def test_no_look_at_a_part_and_no_client_of_services_reads_certificates_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[object] = []

    def taken(verify: ssl.SSLContext, **_: object) -> ssl.SSLContext:
        given.append(verify)
        return verify

    known, for_parts = certificates(), certificates(trust_env=False)
    monkeypatch.setattr("httpx._transports.default.create_ssl_context", taken)
    services = Internet({}, "steward")
    await services.aclose()
    assert given == [known, known]
    assert await http_get("http://127.0.0.1:9/livez") is None
    assert given[2:] == [for_parts]
    assert known.verify_mode is ssl.CERT_REQUIRED
    assert httpx.create_ssl_context().cert_store_stats() == known.cert_store_stats()
