"""The gateway's settings, from the environment. Read once by `__main__`."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, Self

from pydantic import AliasChoices, Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_PREFIX: Final = "STEWARD_MAIL_"


class MailSettings(BaseSettings):
    """What the gateway needs to know. Every member's description is what `--help` shows."""

    model_config = SettingsConfigDict(env_prefix=_PREFIX, extra="ignore", populate_by_name=True)

    user: str = Field(min_length=1, description="The user whose mailbox it is")
    address: str = Field(pattern=r"^[^@\s]+@[^@\s]+$", description="The mailbox's address")
    url: str = Field(
        "http://127.0.0.1:8000", validation_alias=AliasChoices("STEWARD_URL"), description="Where Steward's API is"
    )
    key: SecretStr | None = Field(
        None,
        validation_alias=AliasChoices(f"{_PREFIX}KEY", "STEWARD_API_TOKEN"),
        description="An API key of that user or without a user, scope call, and approve for replies; none where the"
        " API asks for none",
    )
    home: Path = Field(
        Path(".steward"), validation_alias=AliasChoices("STEWARD_HOME"), description="The folder of mail-gateway.db"
    )
    maildir: Path | None = Field(None, description="The Maildir folder to watch, in place of IMAP")
    sent_maildir: Path | None = Field(None, description="The Maildir folder of sent mail; without it replies need DKIM")
    imap: str | None = Field(None, description="The IMAP server's host")
    port: int = Field(993, ge=1, le=65535, description="The IMAP server's port")
    security: Literal["tls", "starttls", "none"] = Field("tls", description="tls, starttls or none")
    login: str | None = Field(None, description="The name to log in with, unless it is the address")
    password: SecretStr | None = Field(None, description="The password to log in with")
    ca_file: Path | None = Field(None, description="Certificates to trust beside the system's")
    inbox: str = Field("INBOX", description="The IMAP folder whose new mails are reported")
    sent: str = Field("Sent", description="The IMAP folder where the account's sent mail lies")
    watch_every_s: float = Field(
        60.0, gt=0, le=1_500, description="Seconds between two looks; IDLE has the gateway look at once"
    )
    reply_secret: SecretStr | None = Field(
        None, min_length=16, description="The same as the workers have; without it no reply decides anything"
    )
    approves: bool = Field(False, description="Let a reply approve as well; else it can only deny")
    dns: str | None = Field(None, description="host:port of the DNS server for DKIM keys, unless the system's")

    @model_validator(mode="after")
    def _check(self) -> Self:
        if (self.imap is None) is (self.maildir is None):
            raise ValueError(f"name either {_PREFIX}IMAP or {_PREFIX}MAILDIR")
        if self.imap is not None and self.password is None:
            raise ValueError(f"{_PREFIX}IMAP needs {_PREFIX}PASSWORD")
        return self
