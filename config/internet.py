"""The settings of the services that tools reach: where they are, with which key, and whose accounts are whose."""

from __future__ import annotations

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings

from steward.config.types import Folder, McpUrls, NamedUrls, Paths, Url
from steward.contracts.security import SecretsToModels


class InternetSettings(BaseSettings):
    """Part of `Settings`. A service whose URL is unset is not there; its tools say which setting they need."""

    user_agent: str = Field(
        "steward/0.1 (personal assistant)", min_length=1, description="How Steward names itself to internet services"
    )
    expiring_notice_s: float = Field(
        3_600.0,
        ge=0,
        description="Seconds before an approval expires at which its user is told; of a short one, its last quarter",
    )
    channels_private: bool = Field(
        False, description="Let users' ntfy topics be at addresses that are not public, over plain http too"
    )
    mail_reply_secret: SecretStr | None = Field(
        None,
        description="What marks mailed approvals, so that a reply may decide (docs/mail-gateway.md); unset, none does",
        min_length=16,
    )
    accounts: Folder | None = Field(None, description="YAML file with the users' mail and calendar accounts")
    policy: Folder | None = Field(None, description="YAML file with the operator's allow, confirm and deny rules")
    secrets_to_models: SecretsToModels = Field(
        "mask",
        description="Secrets and personal numbers in prompts: mask (for endpoints that are not on this machine),"
        " mask_all, or allow",
    )
    granted_folders: Paths = Field(default_factory=list, description="Folders where tools that write files may do so")
    mcp_servers: Folder | None = Field(None, description="YAML file with the MCP servers whose tools are offered")
    mcp_request_urls: McpUrls = Field(
        default_factory=list,
        description="Addresses of MCP servers that a request may name for itself alone (A2A metadata mcp_url), with"
        " what lies below them; unset, none. https, or http on this machine",
    )
    calendar_path: Folder | None = Field(None, description="Folder of the local calendars; unset, calendar in the home")

    openmeteo_url: Url | None = Field("https://api.open-meteo.com", description="Open-Meteo's forecasts")
    geocoding_url: Url | None = Field("https://geocoding-api.open-meteo.com", description="Open-Meteo's place names")
    noaa_url: Url | None = Field("https://api.weather.gov", description="The US National Weather Service")
    news_sources: NamedUrls = Field(
        default_factory=lambda: {
            "bbc": "https://feeds.bbci.co.uk/news/rss.xml",
            "guardian": "https://www.theguardian.com/world/rss",
            "npr": "https://feeds.npr.org/1001/rss.xml",
            "tagesschau": "https://www.tagesschau.de/index~rss2.xml",
            "elpais": "https://feeds.elpais.com/mrss-s/pages/ep/site/elpais.com/portada",
            "hackernews": "https://hnrss.org/frontpage",
        },
        description="RSS and Atom feeds by name: name=url, separated by commas; the first is read where none is named",
    )
    groundnews_url: Url | None = Field(None, description="A Ground News endpoint")
    groundnews_key: SecretStr | None = Field(None, description="API key of the Ground News endpoint")
    searxng_url: Url | None = Field(None, description="A SearXNG instance, or what answers like one, for web_search")
    wikipedia_url: Url | None = Field("https://en.wikipedia.org", description="The Wikipedia that is searched")
    arxiv_url: Url | None = Field("https://export.arxiv.org", description="arXiv's API")
    quotes_url: Url | None = Field("https://query1.finance.yahoo.com", description="Share prices, as Yahoo Finance's")
    coingecko_url: Url | None = Field("https://api.coingecko.com", description="CoinGecko, for crypto prices")
    coingecko_key: SecretStr | None = Field(None, description="API key of CoinGecko")
    frankfurter_url: Url | None = Field("https://api.frankfurter.dev", description="Frankfurter, for exchange rates")
    home_assistant_url: Url | None = Field(None, description="Home Assistant")
    home_assistant_token: SecretStr | None = Field(None, description="Long-lived access token of Home Assistant")
