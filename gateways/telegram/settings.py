"""The gateway's settings, from the environment. Read once by `__main__`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pydantic import AliasChoices, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

_PREFIX: Final = "STEWARD_TELEGRAM_"


class TelegramSettings(BaseSettings):
    """What the gateway needs to know. Every member's description is what `--help` shows."""

    model_config = SettingsConfigDict(env_prefix=_PREFIX, extra="ignore", populate_by_name=True)

    token: SecretStr = Field(description="The bot's token, as BotFather gave it")
    url: str = Field(
        "http://127.0.0.1:8000", validation_alias=AliasChoices("STEWARD_URL"), description="Where Steward's API is"
    )
    key: SecretStr | None = Field(
        None,
        validation_alias=AliasChoices(f"{_PREFIX}KEY", "STEWARD_API_TOKEN"),
        description="An API key without a user, scopes call and approve; none where the API asks for none",
    )
    home: Path = Field(
        Path(".steward"), validation_alias=AliasChoices("STEWARD_HOME"), description="The folder of telegram.db"
    )
    bot_api: str = Field("https://api.telegram.org", description="The Bot API server, Telegram's or your own")
    webhook_url: str | None = Field(
        None, description="Public https address that Telegram posts to; without it the bot asks by long polling"
    )
    webhook_listen: str = Field("127.0.0.1:8443", description="host:port where the webhook is served")
    webhook_secret: SecretStr | None = Field(
        None, description="Secret token of the webhook; without it one is derived from the bot's token"
    )
    wait_s: int = Field(2, ge=0, le=30, description="Seconds to wait for an answer before live steps are shown")
    edit_every_s: float = Field(1.5, ge=0.0, description="Seconds between two edits of a live message")
    watch_every_s: float = Field(
        300.0, gt=0.0, description="Seconds between two looks at all that waits; events have the bot look at once"
    )
    patience_s: float = Field(30.0, ge=0.0, description="Seconds to try again while Steward is away")
    knowledge: bool = Field(
        False, description="Put documents that users send into the knowledge base; the key needs the scope admin"
    )
    max_file_mb: float = Field(8.0, gt=0.0, le=8.5, description="The largest file taken from a chat, in MB")
