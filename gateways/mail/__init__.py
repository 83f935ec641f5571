"""A mailbox as a way to Steward: reports each new mail, and takes a reply to a mailed approval for what it may decide.

Started by `steward mail-gateway` or `python -m steward.gateways.mail`. It only reads the mailbox. It holds no rights of
its own: it asks as the mailbox's user, and Steward's API says what that user may do.
"""
