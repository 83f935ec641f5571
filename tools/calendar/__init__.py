"""Calendars: a local folder of .ics files, and CalDAV collections."""
