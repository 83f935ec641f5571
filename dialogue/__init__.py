"""Who a message is for, what was just talked about, and a follow-up read in full."""
