"""Mailboxes: local Maildir folders, and accounts reached over IMAP and SMTP."""
