"""The data converter of every Temporal client and worker: pydantic JSON, with the claim check for what is large."""

from __future__ import annotations

from typing import ClassVar

from temporalio.contrib.pydantic import PydanticPayloadConverter
from temporalio.converter import DataConverter, ExternalStorage

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


def data_converter(database: Database) -> DataConverter:
    """Pydantic JSON; what is larger than 256 KiB goes to PostgreSQL and leaves a claim behind."""
    return DataConverter(
        payload_converter_class=SharedPydanticConverter,
        external_storage=ExternalStorage(drivers=[PostgresStorageDriver(database)]),
    )
