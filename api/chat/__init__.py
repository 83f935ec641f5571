"""The chat door: messages in conversations, the conversations themselves, and the small REST neighbours of a chat."""
