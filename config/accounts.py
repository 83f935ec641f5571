"""The accounts file: which user has which mailbox and which calendars. Read by workers; never written.

Passwords and tokens are names of secrets (STEWARD_SECRET_<NAME>), so that the file may be shown.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from steward.config.errors import SettingsError
from steward.config.types import Folder, Port, Url


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class MailServer(_Entry):
    """Where and how to log in. `secret` names the password, or with `xoauth2` the access token; `user` is the address
    unless given. `ca_file` holds certificates to trust beside the system's. SMTP without `secret` does not log in."""

    host: str = Field(min_length=1)
    port: Port
    security: Literal["tls", "starttls", "none"] = "tls"
    user: str | None = None
    secret: str | None = None
    login: Literal["password", "xoauth2"] = "password"
    ca_file: Folder | None = None

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.secret is None and (self.user is not None or self.login == "xoauth2"):
            raise ValueError("a login needs `secret`, the name of the password or access token")
        return self


class MailAccount(_Entry):
    """A mailbox. `sent_folder` is where copies of sent mail lie; `file_sent` when the server does not file them."""

    address: str = Field(pattern=r"^[^@\s]+@[^@\s]+$")
    imap: MailServer
    smtp: MailServer
    inbox: str = "INBOX"
    sent_folder: str = "Sent"
    file_sent: bool = True

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.imap.secret is None:
            raise ValueError("imap needs `secret`, the name of the password or access token")
        return self


class CalendarAccount(_Entry):
    """CalDAV: the address of the principal or calendar home. `calendars` limits to these names."""

    url: Url
    user: str | None = None
    secret: str | None = None
    calendars: list[str] = Field(default_factory=list)
    default: str | None = None


class UserAccounts(_Entry):
    """What a user has; what is absent is local."""

    mail: MailAccount | None = None
    calendar: CalendarAccount | None = None


class Accounts(_Entry):
    """All accounts, by user."""

    users: dict[str, UserAccounts] = Field(default_factory=dict)


def load_accounts(path: Path | None) -> Accounts:
    """The accounts of the file; none without one.

    Raises:
        SettingsError: it cannot be read, with one line per fault.
    """
    if path is None:
        return Accounts()
    try:
        return Accounts.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")) or {})
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise SettingsError([f"STEWARD_ACCOUNTS: {path} cannot be read: {error}"]) from error
    except ValidationError as error:
        faults = [f"{'.'.join(map(str, item['loc']))}: {item['msg']}" for item in error.errors()]
        raise SettingsError([f"STEWARD_ACCOUNTS: {path}: {fault}" for fault in faults]) from error
