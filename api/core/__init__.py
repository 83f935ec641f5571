"""What the gateway is made of: it reads and opens problems, speaks to them, and keeps what is around them.

Used by the gateway and, as its public attributes, by the doors. Knows no door and no protocol.
"""
