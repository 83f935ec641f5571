"""Foreign files as text with headings: parsers in a process of their own, and the cutting of texts into passages."""
