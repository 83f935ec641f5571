"""The tests, a package so that a folder of theirs may be one."""
