"""The commands about models: list, build, pull, use and check.

The work is done by a process of the workers' room (`cli.model_work`), so that a model that takes its process down
leaves this one to say so; only `use`, which writes a setting, is done here.
"""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli import completion
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

Force = Annotated[bool, typer.Option("--force", help="Also what is there already.")]


def list_(session: Session) -> ExitCode:
    """List the known models: what is here, what is used and by which setting."""
    from steward.cli.model_work import list_models

    return list_models(session)


def build(session: Session, force: Force = False) -> ExitCode:
    """Build the finder and the judge, which need no download.

    `steward up` does the same. What is there is checked by its hash and left alone.
    """
    from steward.cli.model_work import build_models

    return build_models(session, force)


def pull(
    session: Session,
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME|REPO/FILE]",
            help="A name of `list`, or a file of the hub. Without it, what is recommended.",
            autocompletion=completion.models,
        ),
    ] = None,
    force: Force = False,
    only: Annotated[bool, typer.Option("--only-download", help="Leave the planner as it is.")] = False,
) -> ExitCode:
    """Download a Llama and let it plan. What was begun earlier is resumed.

    Without a name it recommends some. Needs internet, or a mirror (HF_ENDPOINT). HF_TOKEN opens what its owner shows to
    some only. The file is checked against the hub's hash; REPO/FILE@REVISION names an older one. A Llama is switched on
    by a line in .env, as `steward models use` does; an embedding model is downloaded only.
    """
    from steward.cli.model_work import pull_model, recommend_models

    return recommend_models(session) if name is None else pull_model(session, name, force, only)


def use(
    session: Session,
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME|PATH", help="A name of `list`, a GGUF file, or `embedded`.", autocompletion=completion.models
        ),
    ],
) -> ExitCode:
    """Choose the embedding model or the planner's Llama, by a line in .env.

    `steward models use smollm2` tries a Llama offline: it comes with Steward and needs no download. `steward models use
    embedded` goes back to planning without a Llama. Steward is to be started again after it.
    """
    from steward.cli.model_use import use_model

    return use_model(session, name)


def check(
    session: Session,
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME|PATH]", help="Without it, every model in use.", autocompletion=completion.models),
    ] = None,
) -> ExitCode:
    """Load a model and use it once: does it work here, how long does it take, how much memory."""
    from steward.cli.model_work import check_models

    return check_models(session, name)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    models = typer.Typer(no_args_is_help=True, help="See, fetch, choose and check the models.")
    command(models, "list", user=False, examples=["steward models list"])(list_)
    command(models, user=False, examples=["steward models build", "steward models build --force"])(build)
    command(
        models,
        user=False,
        examples=[
            "steward models pull",
            "steward models pull Qwen3-4B-Instruct-2507",
            "steward models pull Qwen/Qwen2.5-1.5B-Instruct-GGUF/qwen2.5-1.5b-instruct-q8_0.gguf",
        ],
    )(pull)
    command(
        models,
        user=False,
        examples=["steward models use smollm2", "steward models use ./model.gguf", "steward models use embedded"],
    )(use)
    command(models, user=False, examples=["steward models check", "steward models check ./model.gguf"])(check)
    app.add_typer(models, name="models")
