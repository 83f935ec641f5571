"""The accounts file: read as a whole or refused with every fault; secrets by name; families that reach further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from pydantic import SecretStr

from steward.config.accounts import load_accounts
from steward.config.errors import SettingsError
from steward.config.settings import Settings
from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.registry import Registry
from steward.workers.internet_services import mail_accounts, remote_types

IMAP = {"host": "imap.example.com", "port": 993, "secret": "mail_password"}
SMTP = {"host": "smtp.example.com", "port": 587, "security": "starttls", "secret": "mail_token", "login": "xoauth2"}


def a_file(folder: Path, **mail: Any) -> Path:
    path = folder / "accounts.yaml"
    entry = {"address": "ann@example.com", "imap": IMAP, "smtp": SMTP, **mail}
    path.write_text(yaml.safe_dump({"users": {"ann": {"mail": entry}}}), encoding="utf-8")
    return path


def settings(folder: Path, accounts: Path | None, **secrets: str) -> Settings:
    made = Settings(home=folder, tenant_id="acme", accounts=accounts)
    return made.with_origins({}, {name: SecretStr(value) for name, value in secrets.items()})


@pytest.mark.requirement("mail.accounts.by-file")
def test_an_account_is_built_with_its_secrets_for_its_user_and_tenant(tmp_path: Path) -> None:
    accounts = mail_accounts(settings(tmp_path, a_file(tmp_path), MAIL_PASSWORD="hunter2"))
    assert set(accounts) == {Owner("acme", "ann")}
    account = accounts[Owner("acme", "ann")]
    assert (account.imap.security, account.smtp.security) == ("tls", "starttls")
    assert account.imap.login is not None
    assert (account.imap.login.user, account.imap.login.value()) == ("ann@example.com", "hunter2")
    assert "hunter2" not in repr(account)
    assert account.smtp.login is not None
    with pytest.raises(ToolFailed, match="the secret mail_token, and it is not set"):
        account.smtp.login.value()


@pytest.mark.requirement("mail.accounts.by-file")
def test_without_a_file_there_is_no_account_and_mail_stays_quick(tmp_path: Path) -> None:
    none = settings(tmp_path, None)
    assert mail_accounts(none) == {}
    assert remote_types(none) == frozenset()
    some = settings(tmp_path, a_file(tmp_path))
    assert remote_types(some) == {"email"}
    quick = {spec.name for spec in Registry([], remote_types(some)).specs() if spec.local}
    assert "search_email" not in quick
    assert "list_tasks" in quick
    assert "search_email" in {spec.name for spec in Registry().specs() if spec.local}


@pytest.mark.requirement("mail.accounts.faults-are-told")
@pytest.mark.parametrize(
    ("mail", "fault"),
    [
        ({"address": "ann"}, "users.ann.mail.address"),
        ({"imap": {**IMAP, "port": 0}}, "users.ann.mail.imap.port"),
        ({"imap": {**IMAP, "pasword": "x"}}, "users.ann.mail.imap.pasword"),
        ({"imap": {"host": "imap.example.com", "port": 993}}, "imap needs `secret`"),
        ({"smtp": {"host": "h", "port": 25, "user": "ann"}}, "a login needs `secret`"),
        ({"smtp": {"host": "h", "port": 25, "login": "xoauth2"}}, "a login needs `secret`"),
        ({"smtp": {**SMTP, "security": "maybe"}}, "users.ann.mail.smtp.security"),
    ],
)
def test_a_fault_in_the_file_is_told_with_its_place(tmp_path: Path, mail: dict[str, Any], fault: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_accounts(a_file(tmp_path, **mail))
    assert fault in str(caught.value)
    assert "STEWARD_ACCOUNTS" in str(caught.value)


@pytest.mark.requirement("mail.accounts.faults-are-told")
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="cannot be read"):
        load_accounts(tmp_path / "none.yaml")
    (tmp_path / "broken.yaml").write_text("users: [", encoding="utf-8")
    with pytest.raises(SettingsError, match="cannot be read"):
        load_accounts(tmp_path / "broken.yaml")
