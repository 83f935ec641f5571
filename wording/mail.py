"""E-mails in words: lists, one mail, its summary, what was sent, what an incoming one wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from contracts.base import Json
from wording.fields import Record, Renderer, Told, details, in_list, pick, pick_list
from wording.moments import when
from wording.words import SHOWN_ITEMS, label, line, number, passage, scalar


def _listed(record: Record, told: Told) -> str | None:
    mails = pick_list(record, "emails", "mails")
    if mails is None and told.about("email", "mail", "inbox", "gmail"):
        mails = pick_list(record, "messages", "results", "items")
    if mails is None:
        return None
    if record.get("matched") == "some" and mails:
        some = in_list(record, mails, "e-mail", lambda mail: mail_line(mail, told))
        return f"No e-mail has all of these words; these have some of them.\n{some}"
    return in_list(record, mails, "e-mail", lambda mail: mail_line(mail, told))


def mail_line(mail: Json, told: Told) -> str:
    """One mail of a list: sender, subject, date, id, and what it begins with."""
    if not isinstance(mail, dict):
        return line(mail)
    sender, subject = sender_of(mail), line(pick(mail, "subject", "title") or "(no subject)", 120)
    date = pick(mail, "date", "received_at", "received", "sent_at", "timestamp")
    shown = f"{sender}: {subject}" if sender else subject
    shown += details(when(date, told.zone) if date else "")
    shown += f" [{line(mail['id'], 60)}]" if mail.get("id") else ""
    snippet = pick(mail, "snippet", "preview", "body_preview")
    return f"{shown}\n   {line(snippet, 200)}" if snippet else shown


def sender_of(mail: Mapping[str, Json]) -> str:
    """Who a mail is from; some services give {name, address}."""
    sender = pick(mail, "from", "sender", "from_email", "from_address")
    if isinstance(sender, dict):
        inner = sender.get("emailAddress", sender)
        name, address = pick(inner, "name"), pick(inner, "address", "email")
        return line(f"{name} <{address}>" if name and address else name or address or "", 120)
    return line(sender, 120) if sender else ""


def _summary(record: Record, told: Told) -> str | None:
    if not (isinstance(record.get("summary"), str) and (record.get("subject") or told.about("email", "mail"))):
        return None
    head = _head(record, told)
    lines = [f"{head}:" if head else "", passage(record["summary"])]
    lines += [f"{name.capitalize()}: {line(record[name])}" for name in ("dates", "amounts") if record.get(name)]
    points = pick_list(record, "action_items", "actions", "key_points")
    return "\n".join([text for text in lines if text] + [f"- {line(point)}" for point in points or []])


def _head(record: Record, told: Told) -> str:
    subject, sender, date = pick(record, "subject"), sender_of(record), pick(record, "date")
    head = f"“{line(subject, 120)}”" if subject else ""
    head += f" from {sender}" if sender else ""
    return (head + (f", {when(date, told.zone)}" if date else "")).strip(" ,")


def _sent(record: Record, told: Told) -> str | None:
    sends = told.about("compose", "reply", "send", "forward") or record.get("filed_in")
    if not (sends and record.get("to") and (record.get("subject") or told.about("email", "mail"))):
        return None
    words = f"E-mail sent to {line(record['to'])}"
    words += f", copy to {line(record['cc'])}" if record.get("cc") else ""
    words += f": “{line(record['subject'], 120)}”" if record.get("subject") else ""
    words += f" (filed in {line(record['filed_in'], 60)})." if record.get("filed_in") else "."
    refused = record.get("refused")
    if isinstance(refused, dict) and refused:
        words += f" Not taken for {'; '.join(f'{line(who)}: {line(why)}' for who, why in refused.items())}."
    return words


def _analysis(record: Record, told: Told) -> str | None:
    if not told.about("analy"):
        return None
    kinds = ("category", "intent", "kind", "type", "urgency", "priority", "importance", "sentiment")
    facts = [f"{label(key)} {line(record[key], 80)}" for key in kinds if record.get(key)]
    summary = pick(record, "summary", "reason", "analysis")
    proposal = pick(record, "proposed_action", "proposed_tool", "next_tool", "proposal", "suggested_action", "next")
    lines = [f"Incoming e-mail{details(_head(record, told))}: {', '.join(facts) or 'nothing stands out'}."]
    reasons = pick_list(record, "reasons") or []
    lines += [f"Reasons: {'; '.join(line(reason) for reason in reasons)}."] if reasons else []
    lines += [passage(summary)] if summary else []
    lines += [f"Proposed next: {_call(proposal)}."] if proposal else []
    return "\n".join(lines)


def _call(proposal: Json) -> str:
    if not isinstance(proposal, dict):
        return line(proposal).rstrip(".")
    name, args = pick(proposal, "tool_name", "tool", "name"), pick(proposal, "args", "arguments")
    why = pick(proposal, "why", "reason")
    if not name:
        return f"nothing, since {line(why)}" if why and len(proposal) == 1 else line(proposal)
    named = label(scalar(name)) + (f" ({line(args)})" if args else "")
    return f"{named}, since {line(why)}" if why else named


def _one(record: Record, told: Told) -> str | None:
    if not (sender_of(record) and "subject" in record):
        return None
    head = [f"From {sender_of(record)}", f"Subject: {line(record['subject'] or '(no subject)')}"]
    head += [f"{name.capitalize()}: {line(record[name])}" for name in ("to", "cc") if record.get(name)]
    head += [f"Date: {when(record['date'], told.zone)}"] if record.get("date") else []
    head += [f"Attachments: {_attachments(record['attachments'])}"] if record.get("attachments") else []
    body = pick(record, "body", "text", "content", "snippet")
    told_of = "\n".join(head) + (f"\n\n{passage(body)}" if body else "")
    thread = pick_list(record, "thread")
    if thread:
        others = "\n".join(f"- {mail_line(mail, told)}" for mail in thread[:SHOWN_ITEMS])
        told_of += f"\n\nIn the same conversation:\n{others}"
    return told_of


def _attachments(given: Json) -> str:
    """Names, with type and size where a service gives them."""
    return ", ".join(_attachment(one) for one in given[:SHOWN_ITEMS]) if isinstance(given, list) else line(given)


def _attachment(given: Json) -> str:
    if not isinstance(given, dict) or not given.get("name"):
        return line(given, 120)
    size = given.get("size")
    facts = [line(given["type"], 60)] if given.get("type") else []
    facts += [f"{number(size)} bytes"] if isinstance(size, int) else []
    return line(given["name"], 120) + details(*facts)


RENDERERS: Final[tuple[Renderer, ...]] = (_listed, _analysis, _summary, _sent, _one)
