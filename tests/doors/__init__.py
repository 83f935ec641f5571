"""A package, so that the stack of its fixtures ends with its last test."""
