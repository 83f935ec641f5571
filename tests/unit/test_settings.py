"""Settings: where values come from and in which order, what is refused and how it is said, what is never shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from steward.config.describe import MASK, describe_settings
from steward.config.errors import SettingsError
from steward.config.settings import PREFIX, Settings, load_settings
from steward.config.sources import child_environment, unknown_names


@pytest.fixture(autouse=True)
def working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout with its own temporal-dev.yaml, and an environment without Steward's names."""
    import os

    for name in [name for name in os.environ if name.upper().startswith(PREFIX)]:  # noqa: TID251 - cleared for the test
        monkeypatch.delenv(name)
    shipped = (Path(__file__).parents[2] / "temporal-dev.yaml").read_text(encoding="utf-8")
    (tmp_path / "temporal-dev.yaml").write_text(shipped, encoding="utf-8")
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr("steward.config.paths._PACKAGE", tmp_path / "config")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rewrite_stack_file(folder: Path, old: str, new: str) -> None:
    file = folder / "temporal-dev.yaml"
    content = file.read_text(encoding="utf-8")
    assert old in content
    file.write_text(content.replace(old, new), encoding="utf-8")


@pytest.mark.requirement("stack.settings.order")
def test_environment_wins_over_dotenv_over_yaml_over_default(
    working_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rewrite_stack_file(working_folder, "api_port: 8000", "api_port: 8001\n  max_rounds: 4\n  workers: 2")
    (working_folder / ".env").write_text("STEWARD_API_PORT=8002\nSTEWARD_MAX_ROUNDS=7\n", encoding="utf-8")
    monkeypatch.setenv("STEWARD_API_PORT", "8003")

    settings = load_settings()

    assert (settings.api_port, settings.max_rounds, settings.workers) == (8003, 7, 2)
    assert settings.max_tool_calls == 40
    origins = {row.env: row.origin for row in describe_settings(settings)}
    assert origins["STEWARD_API_PORT"] == "env"
    assert origins["STEWARD_MAX_ROUNDS"] == ".env"
    assert origins["STEWARD_WORKERS"] == "yaml"
    assert origins["STEWARD_MAX_TOOL_CALLS"] == "default"


def test_an_argument_wins_over_everything_and_none_is_no_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_API_PORT", "8003")
    assert load_settings(api_port=8004).api_port == 8004
    assert load_settings(api_port=None).api_port == 8003


def test_an_empty_value_counts_as_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_API_TOKEN", "")
    settings = load_settings()
    assert settings.api_token is None
    assert settings.auth_mode == "none"


@pytest.mark.requirement("stack.settings.listed")
def test_every_setting_is_listed_with_a_meaning_and_secrets_are_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = {
        "STEWARD_API_TOKEN": "token-4711",
        "STEWARD_POSTGRES_DSN": "postgresql://me:pass-4711@host/db",
        "STEWARD_DATA_DSN": "postgresql://me:pass-4711@host/db",
        "STEWARD_QDRANT_API_KEY": "key-4711",
        "STEWARD_OPENAI_API_KEY": "key-4711",
        "STEWARD_WEBHOOK_SECRET": "key-4711",
        "STEWARD_SECRET_CRM": "crm-4711",
    }
    for name, value in secrets.items():
        monkeypatch.setenv(name, value)

    settings = load_settings()
    rows = describe_settings(settings)

    assert {row.env for row in rows} == {PREFIX + name.upper() for name in Settings.model_fields}
    assert all(row.meaning for row in rows)
    assert "4711" not in f"{rows} {settings!r} {settings}"
    assert {row.env for row in rows if row.value == MASK} == set(secrets) - {"STEWARD_SECRET_CRM"}


@pytest.mark.requirement("stack.settings.errors")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("STEWARD_API_PORT", "http"),
        ("STEWARD_API_PORT", "70000"),
        ("STEWARD_TEMPORAL_ADDRESS", "localhost"),
        ("STEWARD_QDRANT_URL", "localhost:6333"),
        ("STEWARD_PLANNERS", "llama,oracle"),
        ("STEWARD_TIMEZONE", "Mars/Olympus"),
        ("STEWARD_LOG_LEVEL", "loud"),
        ("STEWARD_DEMO", "perhaps"),
        ("STEWARD_AUTH_MODE", "oauth"),
        ("STEWARD_MAX_ROUNDS", "0"),
        ("STEWARD_WORKERS", "-1"),
    ],
)
def test_a_bad_value_gives_one_line_that_names_its_variable_and_the_value(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    (line,) = caught.value.problems
    assert line.startswith(f"{name}: ")
    assert repr(value) in line


def test_all_bad_values_are_named_at_once(monkeypatch: pytest.MonkeyPatch, working_folder: Path) -> None:
    monkeypatch.setenv("STEWARD_API_PORT", "http")
    (working_folder / ".env").write_text("STEWARD_WORKERS=many\n", encoding="utf-8")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert [line.split(":")[0] for line in caught.value.problems] == ["STEWARD_API_PORT", "STEWARD_WORKERS in .env"]


def test_a_bad_secret_is_refused_without_repeating_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_POSTGRES_DSN", "mysql://me:pass-4711@host/db")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert caught.value.problems == ["STEWARD_POSTGRES_DSN: must begin with postgresql://"]


def test_the_message_of_a_bad_home_is_about_the_home_alone() -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(home=5)
    assert [line.split()[0] for line in caught.value.problems] == ["STEWARD_HOME"]


@pytest.mark.requirement("stack.settings.loopback")
@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "::", "steward.example.com"])
def test_without_a_token_the_api_listens_on_loopback_only(host: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(api_host=host)
    assert caught.value.problems[0].startswith("STEWARD_API_TOKEN: ")
    assert load_settings(api_host=host, api_token="t" * 32).auth_mode == "token"


@pytest.mark.requirement("identity.long-token")
@pytest.mark.parametrize(
    "place",
    [
        *({"api_host": host} for host in ("0.0.0.0", "192.168.1.5", "::", "steward.example.com")),
        {"public_url": "https://steward.example.com"},
        {"api_host": "0.0.0.0", "auth_mode": "jwt", "jwt_issuer": "i", "jwt_audience": "a", "jwt_secret": "s" * 32},
    ],
)
def test_a_token_that_strangers_may_guess_at_is_a_long_one(place: dict[str, Any]) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(**place, api_token="t" * 31)
    assert "STEWARD_API_TOKEN: must have 32 characters or more" in caught.value.problems[0]
    assert "openssl rand -hex 32" in caught.value.problems[0]
    assert "ttt" not in caught.value.problems[0]
    assert load_settings(**place, api_token="t" * 32).api_token is not None


@pytest.mark.requirement("identity.long-token")
def test_a_short_token_is_enough_on_this_machine() -> None:
    for place in ({"api_host": "127.0.0.1"}, {"public_url": "http://localhost:8000"}):
        assert load_settings(**place, api_token="t").auth_mode == "token"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.1.2.3"])
def test_a_loopback_address_needs_no_token(host: str) -> None:
    assert load_settings(api_host=host).auth_mode == "none"


def test_auth_mode_token_needs_a_token() -> None:
    with pytest.raises(SettingsError, match="STEWARD_API_TOKEN"):
        load_settings(auth_mode="token")


def test_a_token_may_be_ignored_only_on_loopback() -> None:
    assert load_settings(api_token="t", auth_mode="none").auth_mode == "none"
    with pytest.raises(SettingsError):
        load_settings(api_token="t", auth_mode="none", api_host="0.0.0.0")


def test_ports_of_the_stack_must_differ() -> None:
    with pytest.raises(SettingsError, match="STEWARD_TEMPORAL_PORT"):
        load_settings(api_port=7233)
    assert load_settings(api_port=7233, temporal_address="elsewhere:7233").api_port == 7233


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("llama, openai", ["llama", "openai", "embedded"]),
        ("embedded,llama", ["embedded", "llama"]),
        ("tests.support.planners:scripted", ["tests.support.planners:scripted", "embedded"]),
        ("llama,llama", ["llama", "embedded"]),
    ],
)
def test_the_embedded_planner_is_always_among_the_planners(
    given: str, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STEWARD_PLANNERS", given)
    assert load_settings().planners == expected


def test_folders_follow_the_home_and_are_absolute(working_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_HOME", "data")
    monkeypatch.setenv("STEWARD_CATALOGUE", "a.yaml, sub/b.yaml")
    settings = load_settings()
    assert settings.home == working_folder / "data"
    assert settings.maildir == working_folder / "data" / "mail"
    assert settings.qdrant_path == working_folder / "data" / "qdrant"
    assert settings.catalogue == [working_folder / "a.yaml", working_folder / "sub" / "b.yaml"]
    assert load_settings(maildir="/var/mail/steward").maildir == Path("/var/mail/steward")


@pytest.mark.requirement("stack.settings.secrets")
def test_a_named_secret_comes_from_the_environment_or_dotenv(
    working_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (working_folder / ".env").write_text("STEWARD_SECRET_CRM=from-file\nSTEWARD_SECRET_ERP=erp\n", encoding="utf-8")
    monkeypatch.setenv("STEWARD_SECRET_CRM", "from-env")
    settings = load_settings()
    assert settings.secret("crm") == "from-env"
    assert settings.secret("ERP") == "erp"
    assert settings.secret("unknown") is None


def test_a_misspelt_name_is_found(working_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_API_PROT", "1")
    monkeypatch.setenv("STEWARD_SECRET_CRM", "1")
    (working_folder / ".env").write_text("STEWARD_WORKRES=2\nOTHER=3\n", encoding="utf-8")
    unknown = unknown_names()
    assert list(unknown) == ["STEWARD_API_PROT", "STEWARD_WORKRES"]
    assert unknown["STEWARD_API_PROT"].startswith("did you mean STEWARD_API_PORT")


def test_an_unknown_key_of_the_stack_file_is_an_error(working_folder: Path) -> None:
    rewrite_stack_file(working_folder, "api_port: 8000", "api_prot: 8000")
    with pytest.raises(SettingsError, match="api_prot is not a setting"):
        load_settings()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("  PendingApproval: Bool", "", "search_attributes lacks PendingApproval"),
        ("  - planner", "", "task_queues lacks planner"),
        ("ToolName: Keyword", "ToolName: Word", "search_attributes.ToolName"),
        ("task_queues:", "task_queues: [", "is not YAML"),
        ("sqlite_pragmas:", "sqlite_programs:", "sqlite_programs"),
    ],
)
def test_a_stack_file_that_lacks_what_the_product_needs_is_refused(
    working_folder: Path, old: str, new: str, said: str
) -> None:
    rewrite_stack_file(working_folder, old, new)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert said in str(caught.value)


def test_a_child_process_gets_the_same_settings(working_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (working_folder / ".env").write_text("STEWARD_MAX_ROUNDS=9\nSTEWARD_SECRET_CRM=crm\n", encoding="utf-8")
    monkeypatch.setenv("STEWARD_WORKERS", "3")
    parent = load_settings(demo=True, planners=["llama", "embedded"], api_token="t-1")
    environment = child_environment(parent, {"temporal_address": "127.0.0.1:1234"})

    elsewhere = working_folder / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    (working_folder / ".env").unlink()
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    child = load_settings()

    assert child.temporal_address == "127.0.0.1:1234"
    changed = {"temporal_address"}
    assert child.model_dump(exclude=changed) == parent.model_dump(exclude=changed)
    assert child.secret("crm") == "crm"
