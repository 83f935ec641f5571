"""Builds the clients of the services that tools reach, from the settings."""

from __future__ import annotations

from pydantic import SecretStr

from steward.config.accounts import MailServer, load_accounts
from steward.config.settings import Settings
from steward.contracts.owner import Owner
from steward.tools.calendar.caldav_store import CalDavAccount
from steward.tools.calendar.users import UserCalendars
from steward.tools.home.pictures import CameraDoor
from steward.tools.internet.upstream import Internet, Service
from steward.tools.mail.account import Account, Login, Server
from steward.tools.ports import utc_now


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


def camera_door(settings: Settings) -> CameraDoor | None:
    """Where cameras are looked through; nowhere without Home Assistant's token."""
    token = settings.home_assistant_token
    return CameraDoor(settings.public_url or settings.api_url, token.get_secret_value()) if token else None


def mail_accounts(settings: Settings) -> dict[Owner, Account]:
    """The mail accounts on servers, by whose they are, with their secrets; a secret that is not set is told when it is
    needed.

    Raises:
        SettingsError: the accounts file cannot be used.
    """
    return {
        Owner(settings.tenant_id, user): Account(
            address=mail.address,
            imap=_mail_server(settings, mail.imap, mail.address),
            smtp=_mail_server(settings, mail.smtp, mail.address),
            inbox=mail.inbox,
            sent_folder=mail.sent_folder,
            file_sent=mail.file_sent,
        )
        for user, accounts in load_accounts(settings.accounts).users.items()
        if (mail := accounts.mail) is not None
    }


def calendars(settings: Settings) -> UserCalendars:
    """The calendars of all users: accounts with their secrets, and the local folder.

    Raises:
        SettingsError: the accounts file cannot be used.
    """
    accounts = {
        Owner(settings.tenant_id, user): CalDavAccount(
            url=calendar.url,
            user=calendar.user,
            secret_name=calendar.secret,
            secret=settings.secret(calendar.secret) if calendar.secret else None,
            calendars=tuple(calendar.calendars),
            default=calendar.default,
            user_agent=settings.user_agent,
        )
        for user, own in load_accounts(settings.accounts).users.items()
        if (calendar := own.calendar) is not None
    }
    root = settings.calendar_path or settings.home / "calendar"
    return UserCalendars(root, utc_now, demo=settings.demo, accounts=accounts)


def remote_types(settings: Settings) -> frozenset[str]:
    """The families that reach another machine for some user here, so that none of their tools is quick.

    Raises:
        SettingsError: the accounts file cannot be used.
    """
    users = load_accounts(settings.accounts).users.values()
    mail = {"email"} if any(user.mail for user in users) else set()
    calendar = {"calendar"} if any(user.calendar for user in users) else set()
    return frozenset(mail | calendar)


def _mail_server(settings: Settings, server: MailServer, address: str) -> Server:
    login = None
    if server.secret is not None:
        login = Login(server.user or address, server.login, server.secret, settings.secret(server.secret))
    return Server(server.host, server.port, server.security, login, server.ca_file)


def _bearer(token: SecretStr | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token.get_secret_value()}"} if token else {}


def _key(header: str, key: SecretStr | None) -> dict[str, str]:
    return {header: key.get_secret_value()} if key else {}
