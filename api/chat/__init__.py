"""The chat door: messages in conversations, the conversations themselves, and the small routes beside a chat."""
