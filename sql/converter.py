"""The data converter of every Temporal client and worker: pydantic JSON, with the claim check for what is large, and
failures that tell no secret."""

from __future__ import annotations

from typing import ClassVar

from temporalio.api.failure.v1 import Failure
from temporalio.contrib.pydantic import PydanticPayloadConverter
from temporalio.converter import DataConverter, DefaultFailureConverter, ExternalStorage, PayloadConverter

from contracts.redaction import REDACTOR
from sql.claims import PostgresStorageDriver
from sql.database import Database


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


class MaskedFailureConverter(DefaultFailureConverter):
    """Failures as the SDK writes them, their words without any secret: an error's text may repeat what was sent."""

    def to_failure(self, exception: BaseException, payload_converter: PayloadConverter, failure: Failure) -> None:
        """Called for each cause in turn."""
        super().to_failure(exception, payload_converter, failure)
        failure.message = REDACTOR.text(failure.message)
        failure.stack_trace = REDACTOR.text(failure.stack_trace)


def data_converter(database: Database) -> DataConverter:
    """Pydantic JSON; what is larger than 256 KiB goes to PostgreSQL and leaves a claim behind."""
    return DataConverter(
        payload_converter_class=SharedPydanticConverter,
        failure_converter_class=MaskedFailureConverter,
        external_storage=ExternalStorage(drivers=[PostgresStorageDriver(database)]),
    )
