"""Which JSON Web Tokens count, and who they say is asking."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import jwt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.api.credentials.identity import Principal, Scope
from steward.api.credentials.jwt_keys import KeySet, OneKey, keys_of, load_from
from steward.api.credentials.jwt_tokens import TokenRules, TokenVerifier
from steward.config.settings import Settings
from steward.contracts.errors import Forbidden, Unauthorized, Unavailable
from tests.support.tokens import (
    AUDIENCE,
    ISSUER,
    SECRET,
    KeyServer,
    claims,
    ec_jwk,
    es_token,
    hs_token,
    jwk,
    key_server,
    pem_of,
    rs_token,
    rsa_key,
    segment,
)

RULES = TokenRules("home", ISSUER, AUDIENCE, leeway_s=30)
HS = TokenVerifier(OneKey.secret(SECRET), RULES)


@pytest.fixture(scope="module")
def pem(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the public key of `one`."""
    path = tmp_path_factory.mktemp("keys") / "public.pem"
    path.write_bytes(pem_of("one"))
    return path


@pytest.fixture
def issuer() -> Iterator[KeyServer]:
    """An issuer's key set over HTTP."""
    with key_server() as served:
        yield served


@asynccontextmanager
async def key_set(place: str, clock: list[float], cache_s: float = 600, retry_s: float = 10) -> AsyncIterator[KeySet]:
    """The keys of an address or a file, on a clock that the test turns."""
    async with httpx.AsyncClient(trust_env=False) as client:
        keys = KeySet(load_from(place, client), cache_s, retry_s, clock=lambda: clock[0])
        try:
            yield keys
        finally:
            await keys.close()


async def refused(verifier: TokenVerifier, token: str) -> str:
    """Why a token is refused."""
    with pytest.raises(Unauthorized) as error:
        await verifier.principal(token)
    return error.value.detail


@pytest.mark.requirement("identity.jwt.algorithms")
async def test_a_good_token_speaks_for_its_user_alone(pem: Path) -> None:
    for verifier, token in ((HS, hs_token()), (TokenVerifier(OneKey.pem(pem), RULES), rs_token("one"))):
        principal = await verifier.principal(token)
        assert principal == Principal("home", "ann", scopes=frozenset({Scope.CALL, Scope.APPROVE}))
        with pytest.raises(Forbidden):
            principal.acting_for("bob")


@pytest.mark.requirement("identity.jwt.algorithms")
async def test_a_key_is_used_with_its_own_algorithm_whatever_a_token_says(pem: Path) -> None:
    rs = TokenVerifier(OneKey.pem(pem), RULES)
    head, body, _ = hs_token().split(".")
    unsigned = [f"{segment({'alg': alg, 'typ': 'JWT'})}.{body}." for alg in ("none", "None", "NONE", "")]
    # The public key as the secret: what a checker that goes by the token's `alg` would accept.
    forged = f"{segment({'alg': 'HS256', 'typ': 'JWT', 'kid': 'one'})}.{body}"
    mac = hmac.new(pem_of("one"), forged.encode(), hashlib.sha256).digest()
    confused = f"{forged}.{base64.urlsafe_b64encode(mac).rstrip(b'=').decode()}"
    for verifier in (HS, rs):
        for token in (*unsigned, confused, rs_token("one", "RS512"), rs_token("one", "PS256"), hs_token(alg="HS512")):
            assert await refused(verifier, token) == "the token is not valid"
    assert await refused(rs, hs_token()) == "the token is not valid"
    assert await refused(HS, rs_token("one")) == "the token is not valid"
    assert await refused(rs, rs_token("two")) == "the token is not valid"
    assert await refused(HS, f"{head}.{body}.") == "the token is not valid"


@pytest.mark.requirement("identity.jwt.claims")
@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"exp": -31}, "the token has expired"),
        ({"nbf": 40}, "the token is not valid yet"),
        ({"iat": 40}, "the token is not valid yet"),
        ({"aud": "another"}, "the token is meant for another audience"),
        ({"aud": ["a", "b"]}, "the token is meant for another audience"),
        ({"aud": None}, "the token lacks one of the claims exp, iss and aud"),
        ({"iss": "https://issuer.example/"}, "the token is from another issuer"),
        ({"iss": None}, "the token lacks one of the claims exp, iss and aud"),
        ({"exp": None}, "the token lacks one of the claims exp, iss and aud"),
        ({"exp": "soon"}, "the token is not valid"),
        ({"exp": 1e400}, "the token is not valid"),
        ({"sub": None}, "the token's claim sub must be a text of 1 to 200 characters"),
        ({"sub": " "}, "the token's claim sub must be a text of 1 to 200 characters"),
        ({"sub": "a\x00b"}, "the token's claim sub must be a text of 1 to 200 characters"),
        ({"sub": "x" * 201}, "the token's claim sub must be a text of 1 to 200 characters"),
        ({"sub": "Operator"}, "the token's claim sub is no name here: 'Operator' is reserved, no user goes by it"),
    ],
)
async def test_a_token_that_says_the_wrong_thing_is_refused(changed: dict[str, Any], why: str) -> None:
    now = int(time.time())
    times = {name: now + value for name, value in changed.items() if isinstance(value, int)}
    assert await refused(HS, hs_token(**{**changed, **times})) == why


@pytest.mark.requirement("identity.jwt.claims")
async def test_the_clocks_may_differ_by_the_leeway_and_no_more() -> None:
    now = int(time.time())
    for good in ({"exp": now - 20}, {"nbf": now + 20}, {"iat": now + 20}, {"aud": ["other", AUDIENCE]}):
        assert (await HS.principal(hs_token(**good))).user_id == "ann"
    strict = TokenVerifier(OneKey.secret(SECRET), TokenRules("home", ISSUER, AUDIENCE, leeway_s=0))
    assert await refused(strict, hs_token(exp=now - 1)) == "the token has expired"


@pytest.mark.requirement("documented.values.numbers")
async def test_a_user_may_be_a_number_in_the_claim_that_names_them() -> None:
    rules = TokenRules("home", ISSUER, AUDIENCE, user_claim="user_id")
    verifier = TokenVerifier(OneKey.secret(SECRET), rules)
    assert (await verifier.principal(hs_token(user_id=12345))).user_id == "12345"
    for wrong in (True, -1, 1.5):
        assert "must be a text" in await refused(verifier, hs_token(user_id=wrong))


@pytest.mark.requirement("identity.jwt.who")
async def test_the_claims_that_name_user_tenant_roles_and_scopes_are_configured() -> None:
    rules = TokenRules(
        "home",
        ISSUER,
        AUDIENCE,
        user_claim="email",
        tenant_claim="https://example.com/tenant",
        roles_claim="realm_access.roles",
        scope_claim="scope",
        admin_role="chief",
    )
    verifier = TokenVerifier(OneKey.secret(SECRET), rules)
    told = {"email": "ann@example.com", "https://example.com/tenant": "acme", "scope": "openid call"}
    principal = await verifier.principal(hs_token(**told, realm_access={"roles": ["finance", 7]}))
    assert principal == Principal(
        "acme", "ann@example.com", roles=frozenset({"finance"}), scopes=frozenset({Scope.CALL})
    )
    chief = await verifier.principal(hs_token(**told, realm_access={"roles": ["chief"]}))
    assert chief.scopes == {Scope.CALL, Scope.ADMIN}
    del told["https://example.com/tenant"]
    assert "https://example.com/tenant must be a text" in await refused(verifier, hs_token(**told))


TOKENS = [hs_token(), hs_token(sub="bob", roles=["finance"])]


@pytest.mark.requirement("identity.jwt.mutated")
@settings(max_examples=400)
@given(
    token=st.sampled_from(TOKENS),
    place=st.integers(0, 10_000),
    put=st.text(alphabet=st.characters(codec="latin-1"), max_size=3),
    cut=st.integers(0, 3),
)
def test_no_token_that_was_changed_anywhere_is_accepted(token: str, place: int, put: str, cut: int) -> None:
    at = place % (len(token) + 1)
    changed = token[:at] + put + token[at + cut :]
    if not _same(changed, token):
        with pytest.raises(Unauthorized):
            asyncio.run(HS.principal(changed))


@pytest.mark.requirement("identity.jwt.mutated")
@settings(max_examples=300)
@given(
    header=st.dictionaries(
        st.sampled_from(["alg", "typ", "kid", "crit", "b64", "jwk", "jku", "x5u"]),
        st.text() | st.integers() | st.booleans() | st.lists(st.text(max_size=3), max_size=2),
    ),
    changed=st.dictionaries(
        st.sampled_from(["sub", "exp", "aud", "iss", "roles"]), st.text() | st.integers(), min_size=1
    ),
    signature=st.binary(max_size=40),
)
def test_no_token_made_without_the_key_is_accepted(
    header: dict[str, Any], changed: dict[str, Any], signature: bytes
) -> None:
    body = segment({**claims(), **changed})
    for head in (segment(header), TOKENS[0].split(".")[0]):
        for tail in (base64.urlsafe_b64encode(signature).rstrip(b"=").decode(), TOKENS[0].split(".")[2]):
            with pytest.raises(Unauthorized):
                asyncio.run(HS.principal(f"{head}.{body}.{tail}"))


@pytest.mark.requirement("identity.jwt.mutated")
@settings(max_examples=200)
@given(st.text(max_size=200) | st.binary(max_size=100).map(lambda raw: raw.decode("latin-1")))
def test_what_is_no_token_is_refused_and_breaks_nothing(text: str) -> None:
    with pytest.raises(Unauthorized):
        asyncio.run(HS.principal(text))


@pytest.mark.requirement("identity.jwt.rotation")
async def test_a_new_key_is_found_when_a_token_names_it_and_a_withdrawn_one_goes_with_the_cache(
    issuer: KeyServer,
) -> None:
    clock = [0.0]
    issuer.keys = [jwk("one")]
    async with key_set(issuer.url, clock) as keys:
        verifier = TokenVerifier(keys, RULES)
        for _ in range(3):
            assert (await verifier.principal(rs_token("one"))).user_id == "ann"
        assert issuer.asked == 1
        issuer.keys = [jwk("two"), ec_jwk("curved")]
        clock[0] = 11.0
        assert (await verifier.principal(rs_token("two"))).user_id == "ann"
        assert (await verifier.principal(es_token("curved"))).user_id == "ann"
        assert issuer.asked == 2
        assert (
            await refused(verifier, rs_token("one")) == "the token is signed with a key that its issuer does not have"
        )


@pytest.mark.requirement("identity.jwt.rotation")
async def test_tokens_that_name_unknown_keys_have_the_set_read_at_a_bounded_rate(issuer: KeyServer) -> None:
    clock = [0.0]
    issuer.keys = [jwk("one")]
    async with key_set(issuer.url, clock) as keys:
        verifier = TokenVerifier(keys, RULES)
        for second in range(0, 25, 5):
            clock[0] = float(second)
            tokens = [rs_token("one", kid=f"made-up-{number}") for number in range(10)]
            await asyncio.gather(*(refused(verifier, token) for token in tokens))
        assert issuer.asked == 3
        assert (await verifier.principal(rs_token("one", kid=None))).user_id == "ann"


@pytest.mark.requirement("identity.jwt.issuer-away")
async def test_while_the_issuer_is_away_known_keys_serve_for_a_day_and_nobody_waits(issuer: KeyServer) -> None:
    clock = [0.0]
    issuer.keys = [jwk("one")]
    async with key_set(issuer.url, clock) as keys:
        verifier = TokenVerifier(keys, RULES)
        await verifier.principal(rs_token("one"))
        issuer.status = 500
        clock[0] = 3600.0
        assert (await verifier.principal(rs_token("one"))).user_id == "ann"
        clock[0] = 86_500.0
        with pytest.raises(Unavailable) as away:
            await verifier.principal(rs_token("one"))
        assert (away.value.code, away.value.retry_after_s) == ("identity_unavailable", 10)
        issuer.status = 200
        clock[0] = 86_600.0
        assert (await verifier.principal(rs_token("one"))).user_id == "ann"


@pytest.mark.requirement("identity.jwt.withdrawn")
async def test_a_key_that_was_withdrawn_while_nobody_asked_is_not_believed_once_more(issuer: KeyServer) -> None:
    clock = [0.0]
    issuer.keys = [jwk("one")]
    async with key_set(issuer.url, clock) as keys:
        verifier = TokenVerifier(keys, RULES)
        await verifier.principal(rs_token("one"))
        issuer.keys = [jwk("two")]
        clock[0] = 600.0
        at_once = await asyncio.gather(*(refused(verifier, rs_token("one")) for _ in range(5)))
        assert set(at_once) == {"the token is signed with a key that its issuer does not have"}
        assert issuer.asked == 2


@pytest.mark.requirement("identity.jwt.withdrawn")
async def test_after_an_outage_long_ago_the_set_is_read_before_it_is_believed(issuer: KeyServer) -> None:
    clock = [0.0]
    issuer.keys = [jwk("one")]
    async with key_set(issuer.url, clock) as keys:
        verifier = TokenVerifier(keys, RULES)
        await verifier.principal(rs_token("one"))
        issuer.status = 500
        clock[0] = 700.0
        assert (await verifier.principal(rs_token("one"))).user_id == "ann"
        issuer.status, issuer.keys = 200, [jwk("two")]
        clock[0] = 1_400.0
        assert (
            await refused(verifier, rs_token("one")) == "the token is signed with a key that its issuer does not have"
        )


@pytest.mark.requirement("identity.jwt.issuer-away")
async def test_an_issuer_that_was_never_reached_is_a_503_and_not_a_401() -> None:
    async with key_set("http://127.0.0.1:9/jwks", [0.0]) as keys:
        with pytest.raises(Unavailable):
            await TokenVerifier(keys, RULES).principal(rs_token("one"))


@pytest.mark.requirement("identity.jwt.rotation")
async def test_a_key_set_may_be_a_file(tmp_path: Path) -> None:
    clock, path = [0.0], tmp_path / "jwks.json"
    path.write_text(json.dumps({"keys": [jwk("one")]}))
    async with key_set(str(path), clock) as keys:
        verifier = TokenVerifier(keys, RULES)
        await verifier.principal(rs_token("one"))
        path.write_text(json.dumps({"keys": [jwk("two")]}))
        clock[0] = 11.0
        assert (await verifier.principal(rs_token("two"))).user_id == "ann"


@pytest.mark.requirement("identity.jwt.algorithms")
def test_keys_that_must_not_check_tokens_are_left_out_of_a_set() -> None:
    secret = {"kty": "oct", "kid": "s", "k": base64.urlsafe_b64encode(SECRET.encode()).decode()}
    private = {**jwt.algorithms.RSAAlgorithm.to_jwk(rsa_key("one"), as_dict=True), "kid": "private"}
    small = {**jwt.algorithms.RSAAlgorithm.to_jwk(rsa_key("small", 1024).public_key(), as_dict=True), "kid": "small"}
    bad = [secret, private, small, jwk("one", use="enc"), jwk("one", alg="HS256"), jwk("one", alg="RS512"), {}, 7]
    assert list(keys_of(json.dumps({"keys": [*bad, jwk("two")]}).encode())) == ["two"]
    for text in (b"{}", b"[]", b"x", b'{"keys": 1}', json.dumps({"keys": bad}).encode()):
        with pytest.raises(ValueError, match=r".+"):
            keys_of(text)


@pytest.mark.requirement("identity.settings")
def test_the_mode_jwt_needs_an_issuer_an_audience_and_one_key(tmp_path: Path) -> None:
    named: dict[str, Any] = {"auth_mode": "jwt", "jwt_issuer": ISSUER, "jwt_audience": AUDIENCE}
    assert Settings(**named, jwt_secret=SECRET).auth_mode == "jwt"
    wrong: list[dict[str, Any]] = [
        named,
        {**named, "jwt_secret": SECRET, "jwt_jwks": "https://issuer.example/jwks"},
        {**named, "jwt_secret": "too-short"},
        {**named, "jwt_jwks": "http://issuer.example/jwks"},
        {"auth_mode": "jwt", "jwt_issuer": ISSUER, "jwt_secret": SECRET},
        {"auth_mode": "jwt", "jwt_audience": AUDIENCE, "jwt_secret": SECRET},
    ]
    for settings_ in wrong:
        with pytest.raises(ValueError, match=r"STEWARD_JWT|at least 32|https://"):
            Settings(**settings_)
    assert Settings(**named, jwt_jwks=str(tmp_path / "keys.json"), api_host="0.0.0.0").auth_mode == "jwt"


def _same(changed: str, token: str) -> bool:
    """Whether two texts are the same token: what stands behind the last full byte of base64 says nothing."""
    try:
        return [_raw(part) for part in changed.split(".")] == [_raw(part) for part in token.split(".")]
    except ValueError:
        return False


def _raw(part: str) -> bytes:
    return base64.urlsafe_b64decode(part.encode("ascii") + b"=" * (-len(part) % 4))
