"""The commands about who may come in: API keys, and chat users who are you."""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli import completion
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

ScopeOption = Annotated[
    list[str] | None,
    typer.Option(
        "--scope",
        metavar="SCOPE",
        help="call, approve or admin; repeat it. Without any: call.",
        autocompletion=completion.scopes,
    ),
]
RoleOption = Annotated[
    list[str] | None, typer.Option("--role", metavar="ROLE", help="A role of who uses the key; repeat it.")
]
ForOption = Annotated[
    str | None,
    typer.Option("--for", metavar="USER", help="Whom the key acts as. Without it: any user of the tenant."),
]
TenantOption = Annotated[
    str | None, typer.Option("--tenant", metavar="TENANT", help="The key's tenant. Without it: your own.")
]
ExpiresOption = Annotated[
    str | None,
    typer.Option("--expires", metavar="WHEN", help="90d, 12h, 30m or 2027-01-31. Without it: never by itself."),
]


def create(
    session: Session,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the key is for.", show_default=False)],
    scope: ScopeOption = None,
    for_user: ForOption = None,
    tenant: TenantOption = None,
    role: RoleOption = None,
    expires: ExpiresOption = None,
) -> ExitCode:
    """Make an API key. It is printed once and nobody can read it again."""
    from steward.cli.key_list import create_key

    wanted = {"name": name, "scopes": scope, "user_id": for_user, "tenant_id": tenant, "roles": role}
    with session.client() as client:
        return create_key(session, client, wanted, expires)


def list_(session: Session) -> ExitCode:
    """List the API keys: whose they are, what they may do and when they were used."""
    from steward.cli.key_list import list_keys

    with session.client() as client:
        return list_keys(session, client)


def revoke(
    session: Session,
    key: Annotated[
        str, typer.Argument(metavar="KEY", help="How the key begins, as the list shows it.", show_default=False)
    ],
) -> ExitCode:
    """End an API key for good. It is refused from now on."""
    from steward.cli.key_list import revoke_key

    with session.client() as client:
        return revoke_key(session, client, key)


def login(
    session: Session,
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code the chat showed you.", show_default=False)],
) -> ExitCode:
    """Say that a chat user is you. What is written in that chat is then yours, decisions too."""
    from steward.cli.key_list import claim_code

    with session.client() as client:
        return claim_code(session, client, code)


def login_code(session: Session) -> ExitCode:
    """Get a code that makes a chat yours.

    Type it there, as in /login K7QF-M2XD.
    """
    from steward.cli.key_list import make_code

    with session.client() as client:
        return make_code(session, client)


def list_logins(session: Session) -> ExitCode:
    """List the chat users who are you."""
    from steward.cli.key_list import list_chat_users

    with session.client() as client:
        return list_chat_users(session, client)


def remove_login(
    session: Session,
    pair: Annotated[int, typer.Argument(min=1, metavar="ID", help="Its number in the list.", show_default=False)],
) -> ExitCode:
    """Say that a chat user is not you any more."""
    from steward.cli.key_list import remove_chat_user

    with session.client() as client:
        return remove_chat_user(session, client, pair)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    keys = typer.Typer(no_args_is_help=True, help="Make, list and revoke API keys.")
    examples = ["steward keys create telegram --scope call --scope approve", "steward keys create ann --for ann"]
    command(keys, "create", user=False, examples=examples)(create)
    command(keys, "list", user=False, examples=["steward keys list"])(list_)
    command(keys, "revoke", user=False, examples=["steward keys revoke stk_3f9a2b1c7d"])(revoke)
    app.add_typer(keys, name="keys")
    command(app, "login", examples=["steward login K7QF-M2XD"])(login)
    command(app, "login-code", examples=["steward login-code"])(login_code)
    logins = typer.Typer(no_args_is_help=True, help="See which chat users are you.")
    command(logins, "list", examples=["steward logins list"])(list_logins)
    command(logins, "remove", examples=["steward logins remove 3"])(remove_login)
    app.add_typer(logins, name="logins")
