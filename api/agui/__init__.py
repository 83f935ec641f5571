"""AG-UI 1.0, the wire of agent front ends: a run takes a message or the answers to interrupts, and streams events."""
