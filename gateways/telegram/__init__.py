"""Steward in Telegram: a bot that asks, shows, and has decided what its chat users may decide.

Started by `python -m steward.gateways.telegram`. It holds no rights of its own: every request names the chat user who
made it, and Steward's API says what that user may see and do.
"""
