"""Builds the clients of the services that tools reach, from the settings."""

from __future__ import annotations

from pydantic import SecretStr

from config.settings import Settings
from tools.internet.upstream import Internet, Service


def internet(settings: Settings) -> Internet:
    """Every service, configured or not; a tool that needs one that is not says which setting is missing."""
    services = {
        "openmeteo": Service(settings.openmeteo_url, "openmeteo_url"),
        "geocoding": Service(settings.geocoding_url, "geocoding_url"),
        "noaa": Service(settings.noaa_url, "noaa_url"),
        "groundnews": Service(settings.groundnews_url, "groundnews_url", _bearer(settings.groundnews_key)),
        "searxng": Service(settings.searxng_url, "searxng_url"),
        "wikipedia": Service(settings.wikipedia_url, "wikipedia_url"),
        # arXiv asks for one request in three seconds: https://info.arxiv.org/help/api/tou.html
        "arxiv": Service(settings.arxiv_url, "arxiv_url", per_minute=20),
        "quotes": Service(settings.quotes_url, "quotes_url"),
        "coingecko": Service(
            settings.coingecko_url, "coingecko_url", _key("x-cg-demo-api-key", settings.coingecko_key)
        ),
        "frankfurter": Service(settings.frankfurter_url, "frankfurter_url"),
        "home_assistant": Service(
            settings.home_assistant_url, "home_assistant_url", _bearer(settings.home_assistant_token), per_minute=600
        ),
    }
    feeds = {f"news:{name}": Service(url, "news_sources") for name, url in settings.news_sources.items()}
    return Internet(services | feeds, settings.user_agent)


def _bearer(token: SecretStr | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token.get_secret_value()}"} if token else {}


def _key(header: str, key: SecretStr | None) -> dict[str, str]:
    return {header: key.get_secret_value()} if key else {}
