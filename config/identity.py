"""The settings of who may come in, and how often. Part of `Settings`; read by the composition of the API."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr, model_validator
from pydantic_settings import BaseSettings

from steward.config.addresses import is_loopback
from steward.config.types import Folder
from steward.config.values import SHORTEST_KEY, jwks_place

AuthMode: TypeAlias = Literal["none", "token", "jwt"]


class IdentitySettings(BaseSettings):
    """Part of `Settings`. The mode jwt needs an issuer, an audience and exactly one of secret, public key and JWKS."""

    api_token: SecretStr | None = Field(None, description="Bearer token of the operator and of trusted gateways")
    auth_mode: AuthMode = Field(
        default_factory=lambda data: "token" if data.get("api_token") else "none",
        description="none (loopback only), token (default as soon as a token is set) or jwt",
    )
    jwt_issuer: str | None = Field(None, min_length=1, description="`iss` that tokens must have (mode jwt)")
    jwt_audience: str | None = Field(None, min_length=1, description="`aud` that tokens must have (mode jwt)")
    jwt_secret: SecretStr | None = Field(None, min_length=32, description="Secret that HS256 tokens are signed with")
    jwt_public_key: Folder | None = Field(None, description="PEM file with the public key of RS256 tokens")
    jwt_jwks: Annotated[str, AfterValidator(jwks_place)] | None = Field(
        None, description="https address or file of the issuer's JSON Web Key Set (RS256, ES256)"
    )
    jwt_jwks_cache_s: float = Field(600.0, ge=1, description="Seconds until the key set is read again")
    jwt_jwks_retry_s: float = Field(
        10.0, ge=1, description="Least seconds between two reads of the key set, whatever keys tokens name"
    )
    jwt_leeway_s: float = Field(30.0, ge=0, le=300, description="Seconds the issuer's clock and ours may differ")
    jwt_user_claim: str = Field("sub", min_length=1, description="Claim with the user's id")
    jwt_tenant_claim: str | None = Field(
        None, min_length=1, description="Claim with the tenant; unset, everybody is of STEWARD_TENANT_ID"
    )
    jwt_roles_claim: str = Field("roles", min_length=1, description="Claim with the user's roles; dots lead inwards")
    jwt_scope_claim: str | None = Field(
        None, min_length=1, description="Claim with the scopes call, approve, admin; unset, users call and approve"
    )
    jwt_admin_role: str | None = Field(None, min_length=1, description="Role whose holders have the scope admin too")

    rate_per_minute: int = Field(20, ge=1, le=10_000, description="Requests a minute and user (not in mode none)")
    rate_per_hour: int = Field(100, ge=1, le=10_000, description="Requests an hour and user (not in mode none)")
    calls_per_conversation: int = Field(
        50, ge=1, le=10_000, description="Tool calls a conversation may make in 24 hours (not in mode none)"
    )
    login_code_ttl_s: int = Field(600, ge=60, le=3600, description="Seconds a login code of a chat user is good for")

    @model_validator(mode="after")
    def _check_identity(self) -> Self:
        if self.auth_mode == "token" and self.api_token is None:
            raise ValueError("STEWARD_API_TOKEN: is needed when STEWARD_AUTH_MODE is token")
        if self.auth_mode != "jwt":
            return self
        for name in ("jwt_issuer", "jwt_audience"):
            if getattr(self, name) is None:
                raise ValueError(f"STEWARD_{name.upper()}: is needed when STEWARD_AUTH_MODE is jwt")
        if sum(given is not None for given in (self.jwt_secret, self.jwt_public_key, self.jwt_jwks)) != 1:
            raise ValueError(
                "STEWARD_JWT_SECRET, STEWARD_JWT_PUBLIC_KEY, STEWARD_JWT_JWKS: exactly one is needed when"
                " STEWARD_AUTH_MODE is jwt"
            )
        return self


def check_token(token: SecretStr | None, host: str, public_url: str | None) -> None:
    """Nothing, for a token that strangers cannot guess, or where they cannot try: beyond this machine the API is
    reached when it listens there, or is said to have an address there. Raises ValueError.
    """
    hosts = [host, urlsplit(public_url or "").hostname or host]
    beyond = next((name for name in hosts if not is_loopback(name)), None)
    if token is not None and beyond is not None and len(token.get_secret_value()) < SHORTEST_KEY:
        raise ValueError(
            f"STEWARD_API_TOKEN: must have {SHORTEST_KEY} characters or more, because the API is reached at {beyond},"
            " where strangers may guess; make one with `openssl rand -hex 32`"
        )
