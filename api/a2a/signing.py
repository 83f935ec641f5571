"""Signs agent cards with the installation's key (specification, section 8.4: JWS over the canonical JSON)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from a2a.types.a2a_pb2 import AgentCard

from steward.config.errors import SettingsError
from steward.config.settings import Settings


def signer_of(settings: Settings) -> Callable[[AgentCard], AgentCard]:
    """What signs a card; without a key it leaves cards as they are.

    Raises:
        SettingsError: the key is none that can be read: an EC key on P-256 (ES256) or an RSA key (RS256), in PEM.
    """
    if settings.a2a_signing_key is None:
        return lambda card: card
    # Here, since they take a tenth of a second to load and most installations sign no card.
    from a2a.utils.signing import ProtectedHeader, create_agent_card_signer
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    pem = settings.a2a_signing_key.get_secret_value().replace("\\n", "\n")
    try:
        key = load_pem_private_key(pem.encode(), password=None)
    except (ValueError, TypeError):
        raise SettingsError(["STEWARD_A2A_SIGNING_KEY: is no private key in PEM"]) from None
    if isinstance(key, EllipticCurvePrivateKey) and isinstance(key.curve, SECP256R1):
        algorithm = "ES256"
    elif isinstance(key, RSAPrivateKey):
        algorithm = "RS256"
    else:
        raise SettingsError(["STEWARD_A2A_SIGNING_KEY: must be an EC key on P-256 or an RSA key"])
    # The SDK's type wants a `jku`; a header without one is what RFC 7515 calls for where there is no key set.
    header = {"alg": algorithm, "kid": settings.a2a_signing_key_id, "typ": "JOSE"}
    return create_agent_card_signer(pem, cast(ProtectedHeader, header))
