"""What a conversation costs a Llama on this machine's own cores."""
