"""The contacts tools against the real store: each user's own, by number or name, and harmless to repeat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.contracts.plan import ToolCall
from steward.sql.contacts import ContactStore
from steward.sql.database import Database
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_binding, find_function, find_reconciler
from steward.tools.memory_file import own_folder
from steward.tools.memory_port import MemoryFolders
from steward.tools.ports import MailSettings, Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_context, a_requester

CARDS = "".join(
    f"BEGIN:VCARD\nVERSION:3.0\nFN:{name}\nEMAIL:{email}\nEND:VCARD\n"
    for name, email in (("Kim Park", "kim@studio.example"), ("Zoe", "zoe@x.example"), ("Zoe", "zoe@x.example"))
)


@pytest.fixture
def services(database: Database, tmp_path: Path) -> Services:
    return Services(
        contacts=ContactStore(database),
        mail=MailSettings(tmp_path / "mail", demo=True),
        memory_folders=MemoryFolders(exports=tmp_path / "exports", imports=tmp_path / "imports"),
        clock=lambda: NOW,
    )


async def run(ctx: ToolContext, tool: str, **args: Any) -> ToolResult:
    found = find_function(f"contacts.{tool}")
    assert found is not None
    return await found.run(ctx, found.args_type.model_validate(args))


async def bound(ctx: ToolContext, tool: str, **args: Any) -> Mapping[str, Any]:
    found = find_binding(f"contacts.{tool}")
    assert found is not None
    return await found.run(ctx, found.args_type.model_validate(args))


async def reconciled(ctx: ToolContext, tool: str, **args: Any) -> ToolResult | None:
    found = find_reconciler(f"contacts.{tool}")
    assert found is not None
    return await found.run(ctx, found.args_type.model_validate(args))


async def prepared(services: Services, tool: str, **args: Any) -> PreparedCall:
    return await Preparer(Registry(), services).prepare(
        ToolCall(tool_name=tool, args=args), a_requester(), NOW.isoformat()
    )


def later(ctx: ToolContext, call_id: str = "c2") -> ToolContext:
    return replace(ctx, call_id=call_id)


@pytest.mark.requirement("documented.answers.outcomes")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "de",
            [
                "Es gibt keine Kontakte.",
                "Der Kontakt Ann, ann@x.org ist eingetragen.",
                "Der Kontakt Ann, ann@y.org ist geändert.",
                "Kontakt 1 ist gelöscht.",
            ],
        ),
        (
            "es",
            [
                "No hay contactos.",
                "Contacto añadido: Ann, ann@x.org.",
                "Contacto cambiado: Ann, ann@y.org.",
                "Contacto 1 borrado.",
            ],
        ),
    ],
)
async def test_what_was_done_is_told_in_the_language_of_the_request(
    services: Services, lang: str, told: list[str]
) -> None:
    ctx = replace(a_context(services), lang=lang)
    said = [
        await run(ctx, "list_contacts"),
        await run(ctx, "add_contact", name="Ann", email="ann@x.org"),
        await run(later(ctx), "update_contact", contact_id=1, email="ann@y.org"),
        await run(later(ctx, "c3"), "delete_contact", contact_id=1),
    ]
    assert [one.message for one in said] == told


@pytest.mark.requirement("tools.contacts.whole-family")
async def test_a_contact_is_added_found_changed_and_deleted(services: Services) -> None:
    ctx = a_context(services)
    added = await run(ctx, "add_contact", name=" Anna  Schmidt ", email="anna@x.example")
    number = added.result["contact_id"]
    assert added.result == {"contact_id": number, "name": "Anna Schmidt", "email": "anna@x.example"}
    found = await run(ctx, "list_contacts", query="Anna's number")
    assert found.result == {"count": 1, "contacts": [added.result]}
    changed = await run(
        later(ctx), "update_contact", **await bound(ctx, "update_contact", contact_id="anna"), phone="555"
    )
    assert changed.result == {**added.result, "phone": "555"}
    assert "Anna Schmidt, anna@x.example, 555" in (await run(ctx, "list_contacts")).message
    asked = await prepared(services, "delete_contact", contact_id="Anna")
    assert (asked.verdict, asked.args) == (Verdict.CONFIRM, {"contact_id": number})
    assert "Anna Schmidt, anna@x.example, 555" in asked.message
    assert (await run(later(ctx, "c3"), "delete_contact", contact_id=number)).result["deleted"]
    assert (await run(ctx, "list_contacts")).message == "There are no contacts."


@pytest.mark.requirement("tools.contacts.harmless-to-repeat")
async def test_a_repeated_call_does_nothing_twice_and_can_be_asked_about(services: Services) -> None:
    ctx = a_context(services)
    assert await reconciled(ctx, "add_contact", name="Kim") is None
    first = await run(ctx, "add_contact", name="Kim")
    assert (await run(ctx, "add_contact", name="Kim")).result == first.result
    assert (await reconciled(ctx, "add_contact", name="Kim")) == first
    number = first.result["contact_id"]
    assert await reconciled(ctx, "update_contact", contact_id=number, phone="1") is None
    await run(later(ctx), "update_contact", contact_id=number, phone="1")
    assert await reconciled(ctx, "update_contact", contact_id=number, phone="1") is not None
    assert await reconciled(later(ctx, "c3"), "delete_contact", contact_id=number) is None
    for _ in range(2):
        assert (await run(later(ctx, "c3"), "delete_contact", contact_id=number)).result["deleted"]
    assert await reconciled(later(ctx, "c3"), "delete_contact", contact_id=number) is not None
    with pytest.raises(ToolFailed):
        await run(later(ctx, "c4"), "delete_contact", contact_id=number)


@pytest.mark.requirement("tools.contacts.each-users-own")
async def test_nobody_sees_or_changes_anothers_contacts(services: Services) -> None:
    number = (await run(a_context(services), "add_contact", name="Anna")).result["contact_id"]
    other = a_context(services, requester=replace(a_requester(), owner=Owner("acme", "bob")))
    assert (await run(other, "list_contacts")).result["count"] == 0
    for tool, args in (("update_contact", {"phone": "1"}), ("delete_contact", {})):
        with pytest.raises(ToolFailed):
            await run(other, tool, contact_id=number, **args)


@pytest.mark.requirement("tools.contacts.by-name")
async def test_a_name_that_several_or_none_have_is_refused_with_who_there_is(services: Services) -> None:
    ctx = a_context(services)
    for number, name in enumerate(("Kim Park", "Kim Lee")):
        await run(later(ctx, f"a{number}"), "add_contact", name=name)
    with pytest.raises(ToolFailed, match=r"several contacts fit “kim”: .*Kim Lee.*Kim Park"):
        await bound(ctx, "delete_contact", contact_id="kim")
    with pytest.raises(ToolFailed, match=r"no contact Zoe in your contacts; there are .*Kim"):
        await bound(ctx, "delete_contact", contact_id="Zoe")


@pytest.mark.requirement("tools.contacts.mail-too")
async def test_who_is_in_no_contact_is_looked_for_among_those_who_wrote(services: Services) -> None:
    ctx = a_context(services)
    found = await run(ctx, "list_contacts", query="Priya")
    priya = {"name": "Priya Nair", "email": "priya@northwind.example", "source": "mail", "from_outside": True}
    assert found.result["contacts"] == [priya]
    assert (
        found.message
        == "There is no Priya in your contacts; from your mail I know:\nPriya Nair <priya@northwind.example>"
    )
    nobody = await run(ctx, "list_contacts", query="Zoe")
    assert (nobody.result["count"], nobody.message) == (
        0,
        "There is no Zoe in your contacts, and nobody of that name wrote to you.",
    )


@pytest.mark.requirement("tools.contacts.import")
async def test_an_import_shows_whom_it_adds_is_bound_to_the_file_and_finds_them_known_the_next_time(
    services: Services,
) -> None:
    assert services.memory_folders is not None
    folder = own_folder(services.memory_folders.imports, a_requester().owner)
    folder.mkdir(parents=True)
    (folder / "people.vcf").write_text(CARDS, encoding="utf-8")
    await run(a_context(services), "add_contact", name="Kim Park", email="kim@studio.example")
    call = await prepared(services, "import_contacts", file_path="people.vcf")
    assert call.verdict is Verdict.CONFIRM
    assert "1 new, 2 already known:\nZoe, zoe@x.example" in call.message
    done = await run(later(a_context(services)), "import_contacts", **call.args)
    assert done.result == {"imported": 1, "skipped": 2, "file_path": "people.vcf"}
    assert (await run(later(a_context(services), "c3"), "import_contacts", **call.args)).result["imported"] == 0
    (folder / "people.vcf").write_text(CARDS.replace("zoe@x", "eve@x"), encoding="utf-8")
    with pytest.raises(ToolFailed, match="changed since"):
        await run(later(a_context(services), "c4"), "import_contacts", **call.args)


async def prepared_add(ctx: ToolContext, **args: str) -> PreparedCall:
    call = ToolCall(tool_name="add_contact", args=dict(args))
    return await Preparer(Registry(), ctx.services).prepare(call, ctx.requester, NOW.isoformat())


@pytest.mark.requirement("tools.contacts.no-second-one")
async def test_who_is_known_gets_what_is_new_and_is_not_added_again(services: Services) -> None:
    first = a_context(services)
    added = await run(first, "add_contact", name="Lena Meyer", email="lena@x.example")
    ctx = a_context(services, call_id="c2")
    assert (await prepared_add(ctx, name="lena  meyer", phone="555")).verdict is Verdict.RUN
    again = await run(ctx, "add_contact", name="lena  meyer", phone="555")
    assert again.result == added.result | {"phone": "555"}
    by_address = await run(a_context(services, call_id="c3"), "add_contact", name="Lena", email="LENA@x.example")
    assert "among your contacts already" in (by_address.message or "")
    assert (await run(ctx, "list_contacts")).result["count"] == 1


@pytest.mark.requirement("tools.contacts.no-second-one")
async def test_another_address_of_somebody_known_is_written_over_after_a_yes_alone(services: Services) -> None:
    await run(a_context(services), "add_contact", name="Lena Meyer", email="lena@x.example", phone="555")
    ctx = a_context(services, call_id="c2")
    asked = await prepared_add(ctx, name="Lena Meyer", email="lena@new.example")
    assert asked.verdict is Verdict.CONFIRM
    assert "Lena Meyer is among your contacts already, with lena@x.example, which this changes" in asked.message
    assert asked.shown is not None
    assert "lena@x.example" in str(asked.shown.fields)
    changed = await run(ctx, "add_contact", name="Lena Meyer", email="lena@new.example")
    assert changed.message == "Updated the contact Lena Meyer, lena@new.example, 555."
    assert (await run(ctx, "list_contacts")).result["count"] == 1


@pytest.mark.requirement("tools.contacts.no-second-one")
async def test_of_several_people_of_one_name_none_is_changed(services: Services) -> None:
    store = services.contacts
    assert store is not None
    for number in range(2):
        await store.add(a_context(services).owner, f"k{number}", "Kim", f"kim{number}@x.example", None)
    refused = await prepared_add(a_context(services, call_id="c2"), name="Kim", phone="555 0101")
    assert (refused.verdict, "2 contacts called Kim" in refused.reason) == (Verdict.INVALID, True)
