"""What the protocol's compliance kit needs of an agent under test: tools that do what its scenarios want, and a reading
of its messages. Registered by tests alone; everything else is the door as it is."""
