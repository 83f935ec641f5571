"""The judge: the encoder with small trained parts that chooses a tool for a request and points at its arguments."""
