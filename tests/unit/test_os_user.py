"""The account PostgreSQL runs as is made by one process at a time."""

from __future__ import annotations

import fcntl
import os

import pytest

from steward.stack import os_user
from steward.stack.os_user import Account


def test_no_other_process_makes_the_account_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Account(995, 994)
    shut_out: list[bool] = []

    def create() -> Account:
        folder = os.open("/etc", os.O_RDONLY)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            shut_out.append(True)
        finally:
            os.close(folder)
        return made

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os_user, "_entry", lambda _: None)
    monkeypatch.setattr(os_user, "_create", create)
    assert os_user.server_account() == made
    assert shut_out == [True]
