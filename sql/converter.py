"""The data converter of every Temporal client and worker: pydantic JSON, with the claim check for what is large, and
failures that tell no secret."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, ClassVar

from temporalio.api.common.v1 import Payload
from temporalio.api.failure.v1 import Failure
from temporalio.common import RawValue
from temporalio.contrib.pydantic import PydanticPayloadConverter
from temporalio.converter import DataConverter, DefaultFailureConverter, ExternalStorage, PayloadConverter

from steward.contracts.base import Message
from steward.contracts.redaction import REDACTOR
from steward.contracts.secret_masking import without_found
from steward.sql.claims import PostgresStorageDriver
from steward.sql.database import Database
from steward.sql.jsontext import encodable
from steward.sql.sealed_payloads import SealedPayloads

_log = logging.getLogger(__name__)


class SharedPydanticConverter(PydanticPayloadConverter):
    """One stateless converter for the process.

    The SDK makes a converter for every activation and activity; each would build its type adapters anew, which took a
    tenth of a worker's time.
    """

    _shared: ClassVar[SharedPydanticConverter | None] = None

    def __new__(cls) -> SharedPydanticConverter:
        """The one instance."""
        if cls._shared is None:
            cls._shared = super().__new__(cls)
        return cls._shared

    def __init__(self) -> None:
        if not vars(self):
            super().__init__()

    def to_payloads(self, values: Sequence[Any]) -> list[Payload]:
        """The values as payloads; what cannot be encoded is cleaned first.

        An error here would come again with every attempt: a workflow task that fails to encode what it says fails for
        ever, and its problem never ends.
        """
        try:
            return super().to_payloads(values)
        except (ValueError, RecursionError) as error:
            _log.warning("a message was cleaned, since it could not be encoded: %s", type(error).__name__)
            return super().to_payloads([encodable(value) for value in values])

    def from_payloads(self, payloads: Sequence[Payload], type_hints: list[type] | None = None) -> list[Any]:
        """As in the SDK, but what arrives without a type and cannot be read is handed on as a RawValue: the handlers of
        signals say what is wrong with it, where the SDK would drop it with a traceback."""
        if type_hints:
            return super().from_payloads(payloads, type_hints)
        return [self._value(payload) for payload in payloads]

    def _value(self, payload: Payload) -> Any:
        try:
            return super().from_payloads([payload])[0]
        except Exception as error:
            _log.warning("a payload of %d bytes cannot be read: %s", len(payload.data), type(error).__name__)
            return RawValue(payload)


# The SDK asks every type of a value for this, and what a pydantic model lacks it looks for the long way: a tenth of the
# API's time.
setattr(Message, "__temporal_transfer_type_converter", None)


class MaskedFailureConverter(DefaultFailureConverter):
    """Failures as the SDK writes them, their words without any secret: an error's text may repeat what was sent."""

    def to_failure(self, exception: BaseException, payload_converter: PayloadConverter, failure: Failure) -> None:
        """Called for each cause in turn."""
        super().to_failure(exception, payload_converter, failure)
        failure.message = REDACTOR.text(failure.message)
        failure.stack_trace = without_found(REDACTOR.text(failure.stack_trace))


class SealedFailureConverter(MaskedFailureConverter):
    """The same, with the words where the codec seals them: an error may repeat what somebody wrote."""

    def to_failure(self, exception: BaseException, payload_converter: PayloadConverter, failure: Failure) -> None:
        """Called for each cause in turn."""
        super().to_failure(exception, payload_converter, failure)
        if failure.HasField("encoded_attributes"):
            return
        words = {"message": failure.message, "stack_trace": failure.stack_trace}
        failure.encoded_attributes.CopyFrom(payload_converter.to_payloads([words])[0])
        failure.message, failure.stack_trace = "Sealed", ""


def data_converter(database: Database, keys: Sequence[str] = ()) -> DataConverter:
    """Pydantic JSON; what is larger than 256 KiB goes to PostgreSQL and leaves a claim behind. With `keys` all that
    Temporal's server keeps of it is sealed."""
    return DataConverter(
        payload_converter_class=SharedPydanticConverter,
        failure_converter_class=SealedFailureConverter if keys else MaskedFailureConverter,
        payload_codec=SealedPayloads(keys) if keys else None,
        external_storage=ExternalStorage(drivers=[PostgresStorageDriver(database)]),
    )
