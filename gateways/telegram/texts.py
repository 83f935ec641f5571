"""What the bot says in words of its own. Everything else it shows is Steward's, as it is."""

from __future__ import annotations

from typing import Final

HELP: Final = """Write what you want, as you would to a person.

What needs your approval is shown with its arguments whole and two buttons.

Reply to an approval to change it ("make it 1pm"), reply to a question to answer it.

/tasks - your tasks
/problems - what is going on
/cancel - stop something: /cancel 43
/login - pair this chat with your user
/forget - have everything of yours deleted
/help - this text"""

COMMANDS: Final = {
    "help": "what this bot does",
    "tasks": "your tasks",
    "problems": "what is going on",
    "cancel": "stop something",
    "login": "pair this chat with your user",
    "forget": "have everything of yours deleted",
}

WELCOME: Final = "This is Steward."
LOGIN: Final = (
    "This chat is nobody's yet. Sign in to Steward where you are known already and type there:\n\n"
    "steward login {code}\n\nThe code works once, until {until} UTC. Do not pass it on.\n\n"
    "Or get a code there by steward login-code and type it here: /login CODE"
)
NO_CODES_IN_LINKS: Final = (
    "A code in a link does nothing: whoever made the link would become the user of this chat. Type your own code"
    " yourself: /login CODE"
)
WRONG_CODE: Final = "This code is wrong, was used or has expired. `steward login-code` makes a new one."
PAIRED: Final = "This chat is paired with {user} now. /help says what you can do."
ALREADY_PAIRED: Final = "This chat is paired with {user}."
PRIVATE_ONLY: Final = "What Steward tells you is for you alone: write to me in a private chat."
FORWARDED: Final = (
    "What you forward are words of somebody else, and I act on yours alone. Say in words of your own what I should do."
)
NOT_TEXT: Final = "I can read text and documents, nothing else."

WORKING: Final = "Working on it …"
STEPS_DONE: Final = "Steps"
DRAFT: Final = "Provisional, not checked yet:"
NOTHING_TO_SAY: Final = "Problem {problem_id}: {status}."
APPROVAL: Final = "Approval {approval_id}: {tool}"
REPEAT: Final = "It is not known whether this happened. Approve only to do it AGAIN."
ARGUMENTS: Final = "Arguments:"
NO_ARGUMENTS: Final = "No arguments."
EXPIRES: Final = "Until {when} UTC. Reply to this message to change something."
IN_FILE: Final = (
    "The arguments are {characters} characters long and stand whole in the file above. Read it before you approve."
)
APPROVE: Final = "✅ Approve"
DENY: Final = "❌ Deny"
APPROVED: Final = "✅ Approved."
DENIED: Final = "❌ Denied."
NO_LONGER: Final = "This waits no longer."
CHANGED_SINCE: Final = "This was changed since. Decide by the newer message."
NOT_YOURS: Final = "This is not yours to decide."
SHOWN_TO_ANOTHER: Final = "This was shown to somebody else, who decides it."
STALE_REPLY: Final = "Nothing was changed. {truth}"

NOT_PAIRED: Final = "This chat is nobody's yet: /login"
AWAY: Final = "Steward cannot be reached now. Nothing was started; say it again later."
IN_DOUBT: Final = "The connection to Steward broke. It may have been taken: /problems shows it if so."
LIMITED: Final = "That was too much at once. Say it again in {seconds} seconds."
REFUSED: Final = "Steward refused: {detail}"
BROKEN: Final = "Something went wrong here; it is in the gateway's log."

NO_PROBLEMS: Final = "Nothing yet."
NOTHING_OPEN: Final = "Nothing is going on."
WHICH: Final = "Several things are going on. Which should I stop?"
BAD_NUMBER: Final = "Name a problem by its number: /cancel 43"
CANCEL: Final = "Stop {problem_id}: {text}"

FORGET: Final = (
    "Everything of the user {user} will be deleted: problems, memories, tasks, mail kept here, conversations. "
    "It cannot be taken back. Delete everything?"
)
FORGET_YES: Final = "Yes, delete everything"
FORGET_NO: Final = "No"
FORGET_KEPT: Final = "Nothing was deleted."
FORGET_OLD: Final = "This question is too old. Send /forget again."
FORGOTTEN: Final = "Everything was deleted, and this chat is nobody's now."
FORGETTING: Final = "The deletion has begun and goes on. Steward tells nothing more here."

NO_FILES: Final = (
    "I did not take the file: Steward's API takes no files from chats. Whoever runs it can have documents put into the "
    "knowledge base instead (STEWARD_TELEGRAM_KNOWLEDGE)."
)
NO_PICTURES: Final = "I did not take the picture: Steward cannot read pictures."
TOO_LARGE: Final = "I did not take the file: it has {size:.1f} MB, and I take {most:.1f} MB."
NO_RIGHT: Final = "I did not take the file: this gateway's key may not add to the knowledge base (scope admin)."
ADDED: Final = (
    "{name} is in the knowledge base as document {document_id}, for everybody who uses this Steward. It is being read; "
    "then ask me about it."
)
KNOWN: Final = "{name} is in the knowledge base already, as document {document_id}."
FILE_LEFT_OUT: Final = "A result is too large to be sent here: {address}"
